import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const SCALE = "src/shared/ui/styles/scale.css";
const COMMON = anyOf(
  "node_modules.(svelte|esm-env)",
  "src.shared.i18n.(display-name|i18n|strip)",
  "src.shared.state.(local-storage|navigation|update-reload|preferences)",
  "src.shared.(game.colours|util.nonce|ui.(motion|art.Logo))",
);
const PARTS = anyOf(
  "features.table.sheet.(Lock|RowBand|sheet-cells)",
  "features.table.history.(MoveChip|phase-text)",
  "features.table.seats.(seat-status|local-seats)",
  "features.table.(decide.move-effects|board.Pawn)",
);

// The build goes into the Python package, which serves it. `npm run dev` forwards API requests to a running server.
// With `--mode static` it is a site without our server, which may lie in a sub-folder of any web host.
export default defineConfig(({ mode }) => ({
  base: mode === "static" ? "./" : "/",
  plugins: [svelte(), inlineScale(), stripCatalogueComments(), font(), serviceWorker()],
  build: {
    outDir: "../src/lucchetto/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Small modules that nearly every page needs share a chunk: each file costs a request and compresses worse.
    rollupOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "common", test: COMMON },
            { name: "parts", test: PARTS },
          ],
        },
      },
    },
  },
  // The server sends this script with a policy of its own (src/lucchetto/server/api/static.py).
  worker: { format: "es", rollupOptions: { output: { entryFileNames: "assets/engine-worker-[hash].js" } } },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": "http://127.0.0.1:8000", "/ws": { target: "ws://127.0.0.1:8000", ws: true } },
  },
}));

function anyOf(...paths: string[]): RegExp {
  return new RegExp(paths.join("|"));
}

/** Writes type sizes, spaces and radii into the rules that use them: variables would cost bytes in every rule. */
function inlineScale(): Plugin {
  const definitions = readFileSync(SCALE, "utf8").matchAll(/(--[\w-]+): ([^;]+);/g);
  const values = new Map(Array.from(definitions, ([, name, value]) => [name, value]));
  return {
    name: "lucchetto:inline-scale",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      if (!/[.]css$/.test(id)) return null;
      if (id.endsWith(SCALE)) return "";
      return code.replace(/var\((--(?:text|space|radius)-\w+)\)/g, (_, name: string) => {
        return values.get(name) ?? this.error(`${id}: ${name} is not in ${SCALE}`);
      });
    },
  };
}

/** Removes comments from the catalogues, which only translators need. */
function stripCatalogueComments(): Plugin {
  return {
    name: "lucchetto:strip-catalogue-comments",
    apply: "build",
    enforce: "pre",
    load(id) {
      const [path = ""] = id.split("?");
      if (!path.endsWith(".ftl")) return null;
      return `export default ${JSON.stringify(readFileSync(path, "utf8").replace(/^#.*\n/gm, ""))}`;
    },
  };
}

/** Loads the font together with the page's first script, and ships its licence. */
function font(): Plugin {
  let base = "/";
  return {
    name: "lucchetto:font",
    apply: "build",
    configResolved: (config) => void (base = config.base),
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle = {} }) {
        const files = Object.keys(bundle).filter((name) => name.endsWith(".woff2"));
        return files.map((name) => ({
          tag: "link",
          attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: "", href: `${base}${name}` },
          injectTo: "head" as const,
        }));
      },
    },
    generateBundle() {
      const source = readFileSync("node_modules/@fontsource-variable/nunito/LICENSE", "utf8");
      this.emitFile({ type: "asset", fileName: "fonts/nunito-licence.txt", source });
    },
  };
}

/** Writes sw.js with the list of files to cache; its version changes whenever one of the files does. */
function serviceWorker(): Plugin {
  return {
    name: "lucchetto:service-worker",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      const built = Object.keys(bundle).filter((name) => /\.(js|css|woff2)$/.test(name));
      const publicFiles = readdirSync("public", { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => `${entry.parentPath}/${entry.name}`);
      const template = readFileSync("src/app/worker/sw.js", "utf8");
      const version = createHash("sha256").update(template).update(readFileSync("index.html"));
      for (const name of built.toSorted()) version.update(name);
      for (const path of publicFiles.toSorted()) version.update(readFileSync(path));
      const files = ["", ...built, ...publicFiles.map((path) => path.replace(/^public./, ""))];
      const source = template
        .replace("__VERSION__", version.digest("hex").slice(0, 12))
        .replace("__FILES__", JSON.stringify(files.toSorted()));
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}
