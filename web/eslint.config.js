import svelte from "eslint-plugin-svelte";
import typescript from "typescript-eslint";
import settings from "./svelte.config.js";

export default typescript.config(
  ...typescript.configs.recommended,
  ...svelte.configs.recommended,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig: settings } },
  },
  {
    rules: {
      "svelte/no-at-html-tags": "error",
      "svelte/no-navigation-without-resolve": "off", // SvelteKit's, and this is none
      "svelte/prefer-svelte-reactivity": "off", // what is drawn from is replaced, never changed in place
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    },
  },
  { ignores: ["src/wire.ts", "src/messages.ts"] },
);
