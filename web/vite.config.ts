import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { defineConfig, type Plugin } from "vite";

const page = "../src/bakehouse/server/page";
const api = process.env.BAKEHOUSE ?? "http://127.0.0.1:8000";

/** The server sends NAME.gz where the browser takes it: it never compresses while people play. */
function compressed(): Plugin {
  const visit = (folder: string): void => {
    for (const name of readdirSync(folder)) {
      const path = join(folder, name);
      if (statSync(path).isDirectory()) visit(path);
      else if (/\.(js|css|svg|html)$/.test(name))
        writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }));
    }
  };
  return { name: "compressed", apply: "build", closeBundle: () => visit(page) };
}

export default defineConfig({
  plugins: [svelte(), compressed()],
  build: {
    outDir: page,
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { checks: { pluginTimings: false, bundlerTimings: false } },
  },
  server: { proxy: { "/api": { target: api, ws: true } } },
});
