import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const page = "../src/bakehouse/server/page";
const api = process.env.BAKEHOUSE ?? "http://127.0.0.1:8000";
const WORKER = "sw.js";
/** Of public/, what is drawn everywhere. */
const FILES = ["/index.html", "/favicon.svg", "/manifest.webmanifest", "/art.svg", "/mascots.svg", "/pies.svg"];

/** The service worker is told what belongs to this build: the program, then all parts, so that a page that is open stays
    whole when the server has a newer one. */
function shell(): Plugin {
  return {
    name: "shell",
    generateBundle(_, bundle) {
      const worker = bundle[WORKER];
      const program = Object.values(bundle).find((file) => file.type === "chunk" && file.isEntry && file !== worker);
      if (worker?.type !== "chunk" || !program) throw new Error("there is no page, or no worker for it");
      const parts = Object.keys(bundle).filter((name) => name.startsWith("assets/") && name !== program.fileName);
      const files = [program.fileName, ...parts].map((name) => `/${name}`);
      worker.code = worker.code.replace("__SHELL__", JSON.stringify([...files, ...FILES]));
    },
  };
}

export default defineConfig({
  plugins: [svelte(), shell()],
  build: {
    outDir: page,
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { pluginTimings: false, bundlerTimings: false },
      input: { index: "index.html", worker: "worker/worker.ts" },
      output: { entryFileNames: ({ name }) => (name === "worker" ? WORKER : "assets/[name]-[hash].js") },
    },
  },
  server: { proxy: { "/api": { target: api, ws: true } } },
});
