import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { CompileOptions } from "svelte/compiler";
import { defineConfig, type Plugin } from "vite";

const SCALE = "src/shared/ui/styles/scale.css";
/** Parts of Svelte that a table does not need: form fields, measured elements, elements with dynamic names. */
const FORMS = anyOf("svelte.src.internal.client.dom.(elements.bindings.(select|input|size)|blocks.svelte-element)");
const COMMON = anyOf(
  "node_modules.(svelte|esm-env|@fluent|clsx)",
  "vite.preload-helper",
  "features.offline.(local-id|worker-messages)",
  "src.shared.i18n.(bot-name|display-name|i18n|strip)",
  "src.shared.state.(local-storage|navigation|update-reload|session-storage|preferences)",
  "src.shared.(game.(bot-levels|colours|row-layout)|people.initial|util.(figure|nonce)|ui.(motion|art.Logo))",
);
const PARTS = anyOf(
  "features.table.sheet.(Lock|RowBand|sheet)",
  "features.table.history.(History|MoveChip|phase-text)",
  "features.table.seats.(seat-status|local-seats)",
  "features.table.(decide.move-effects|board.Pawn|dice.(Die|DiceTray|roll-animation|pips)[.]|end.result-text)",
  "features.table.(connection.(ConnectionNotices|played-view|unanswered|table-socket)|notify.wake-lock)",
);

// The build goes into the Python package, which serves it. `npm run dev` forwards API requests to a running server.
// `--mode static` builds a site that needs no Lucchetto server and works in a sub-folder of any web host.
export default defineConfig(({ mode }) => ({
  base: mode === "static" ? "./" : "/",
  plugins: [
    svelte({ compilerOptions: { cssHash: scopeClass() } }),
    inlineScale(),
    stripCatalogueComments(),
    font(),
    serviceWorker(),
  ],
  build: {
    outDir: "../src/lucchetto/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Small modules that are needed together share a chunk: every file costs a request, and small ones compress badly.
    rollupOptions: {
      treeshake: { moduleSideEffects: [{ test: FORMS, sideEffects: false }] },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: "forms", test: FORMS },
            { name: "common", test: COMMON },
            { name: "parts", test: PARTS },
            { name: "sheet", test: anyOf("features.table.sheet.(Sheet|Cell)") },
            { name: "board", test: anyOf("features.table.board") },
          ],
        },
      },
    },
  },
  // The server sends this script with its own content security policy (src/lucchetto/server/api/static.py).
  worker: { format: "es", rollupOptions: { output: { entryFileNames: "assets/engine-worker-[hash].js" } } },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": "http://127.0.0.1:8000", "/ws": { target: "ws://127.0.0.1:8000", ws: true } },
  },
}));

function anyOf(...paths: string[]): RegExp {
  return new RegExp(paths.join("|"));
}

/** Names the class that scopes a component's styles. It occurs in every rule and on every element, so it is short. */
function scopeClass(): NonNullable<CompileOptions["cssHash"]> {
  const components = new Map<string, string>();
  return ({ hash, filename }) => {
    const path = relative("src", filename);
    const scope = `s${hash(path).slice(-5)}`;
    const other = components.get(scope) ?? path;
    if (other !== path) throw new Error(`${path} and ${other} get the same class: take more characters of the hash`);
    components.set(scope, path);
    return scope;
  };
}

/** Inlines type sizes, spacing and radii into the rules that use them: variables would cost bytes in every rule. */
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
