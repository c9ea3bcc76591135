import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  globalIgnores([".svelte-kit", ".vitest", "public/dice-checker.html"]),
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    files: ["**/*.ts", "**/*.svelte"],
    languageOptions: {
      globals: globals.browser,
      parserOptions: {
        project: "tsconfig.node.json",
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: [".svelte"],
      },
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // Linting components with types would take longer than everything else, and svelte-check checks their types.
    files: ["**/*.svelte"],
    extends: [ts.configs.disableTypeChecked],
  },
  {
    // `_` is the unused item of an {#each} that only repeats.
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    },
  },
  {
    files: ["*.js", "*.mjs"],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: globals.node },
  },
  {
    files: ["src/app/worker/sw.js"],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: { ...globals.serviceworker, __FILES__: "readonly" } },
  },
  {
    files: ["public/*.js"],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: globals.browser, sourceType: "script" },
  },
);
