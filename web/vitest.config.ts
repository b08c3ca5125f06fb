import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// Files of tests share a process, which is faster: what they test keeps nothing in mind.
export default defineConfig({ plugins: [svelte()], test: { css: true, include: ["tests/*.test.ts"], isolate: false } });
