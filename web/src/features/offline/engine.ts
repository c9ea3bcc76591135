// Python in this worker (Pyodide), with the server's own modules for tables, commands and views.
import { PROTOCOL_VERSION } from "../../shared/api/messages";

interface Manifest {
  runtime: string;
  networks: string;
  package: string;
}

/** src/lucchetto/server/offline/session.py: texts in, JSON texts out. */
export interface Session {
  greeting(): string;
  receive(data: string): string;
  play_bot(seat: number): string;
  time_is_up(step: number): string;
  resume(): string;
  commit(): string;
  fail(isElsewhere: boolean): string;
  due(): string;
  networks(): string;
  record(): string;
  pad(): string;
  summary(): string;
  destroy(): void;
}

interface SessionModule {
  PROTOCOL_VERSION: number;
  make(request: string, botNames: string): string;
  Session: (name: string, log: string, botNames: string) => Session;
}

interface Pyodide {
  FS: { writeFile(path: string, data: Uint8Array): void; mkdirTree(path: string): void };
  unpackArchive(data: ArrayBuffer, format: string, options: { extractDir: string }): void;
  pyimport(name: string): unknown;
}

type LoadPyodide = (options: object) => Promise<Pyodide>;

const PACKAGES = "/lib/python3.14/site-packages";
const NETWORKS = `${PACKAGES}/lucchetto/bots/networks`;
/** Pyodide installs packages by a list, of which none is needed. */
const NO_PACKAGES = {
  info: { python: "3.14", abi_version: "2026_0", platform: "emscripten", arch: "wasm32" },
  packages: {},
};

/** The engine's files lie beside the page's assets, wherever the page is. */
const ENGINE = new URL("../engine/", self.location.href);

export class OutdatedError extends Error {}

export class Engine {
  readonly #networks = new Set<string>();

  private constructor(
    readonly module: SessionModule,
    private readonly python: Pyodide,
    private readonly manifest: Manifest,
  ) {}

  static async load(): Promise<Engine> {
    const manifest = (await (await fetched("manifest.json")).json()) as Manifest;
    const runtime = new URL(`${manifest.runtime}/`, ENGINE).href;
    const [{ loadPyodide }, archive] = await Promise.all([
      import(/* @vite-ignore */ `${runtime}pyodide.mjs`) as Promise<{ loadPyodide: LoadPyodide }>,
      fetched(manifest.package).then((response) => response.arrayBuffer()),
    ]);
    const python = await loadPyodide({ indexURL: runtime, lockFileContents: NO_PACKAGES });
    python.unpackArchive(archive, "zip", { extractDir: PACKAGES });
    python.FS.mkdirTree(NETWORKS);
    const module = python.pyimport("lucchetto.server.offline.session") as SessionModule;
    if (module.PROTOCOL_VERSION !== PROTOCOL_VERSION) throw new OutdatedError();
    return new Engine(module, python, manifest);
  }

  open(name: string, lines: string[], botNames: string): Session {
    return this.module.Session(name, JSON.stringify(lines), botNames);
  }

  /** Imports another module of the package. */
  load(name: string): unknown {
    return this.python.pyimport(name);
  }

  async loadNetworks(names: string[]): Promise<void> {
    for (const name of names) {
      if (this.#networks.has(name)) continue;
      const response = await fetched(`${this.manifest.networks}/${name}.npz`);
      this.python.FS.writeFile(`${NETWORKS}/${name}.npz`, new Uint8Array(await response.arrayBuffer()));
      this.#networks.add(name);
    }
  }
}

async function fetched(path: string): Promise<Response> {
  const response = await fetch(new URL(path, ENGINE));
  if (!response.ok) throw new TypeError(`${path}: ${response.status}`);
  return response;
}
