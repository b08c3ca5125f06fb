import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const page = "../src/bakehouse/server/page";
const api = process.env.BAKEHOUSE ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
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
