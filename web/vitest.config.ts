import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

// Modules are tested in Node, components (`*.dom.test.ts`) in a simulated browser.
export default defineConfig({
  plugins: [svelte()],
  server: { fs: { allow: [".."] } },
  test: {
    projects: [
      { extends: true, test: { name: "modules", include: ["src/**/*.test.ts"], exclude: ["src/**/*.dom.test.ts"] } },
      {
        extends: true,
        plugins: [svelteTesting()],
        test: {
          name: "components",
          include: ["src/**/*.dom.test.ts"],
          environment: "jsdom",
          setupFiles: ["src/dev/dom-setup.ts"],
          testTimeout: 30_000, // whole games are rendered, on machines that are busy with other tests
        },
      },
    ],
  },
});
