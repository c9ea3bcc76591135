// Plays recorded games with the built engine (Pyodide) in Node: `node engine.mjs ENGINE < games.json > messages.json`.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const folder = process.argv[2];
const manifest = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8"));
const runtime = join(folder, manifest.runtime);
const { loadPyodide } = await import(pathToFileURL(join(runtime, "pyodide.mjs")).href);
/** Milliseconds of processor time, in all threads: other programs on the machine hardly change it. */
const spent = () => (({ user, system }) => (user + system) / 1000)(process.cpuUsage());
const began = spent();
const python = await loadPyodide({
  indexURL: `${runtime}/`,
  lockFileContents: { info: { python: "3.14", abi_version: "2026_0", platform: "emscripten", arch: "wasm32" }, packages: {} },
});
const packages = "/lib/python3.14/site-packages";
python.unpackArchive(new Uint8Array(readFileSync(join(folder, manifest.package))), "zip", { extractDir: packages });
const session = python.pyimport("lucchetto.server.offline.session");
const started = spent() - began;
python.FS.mkdirTree(`${packages}/lucchetto/bots/networks`);
for (const name of manifest.files.filter((file) => file.startsWith(manifest.networks))) {
  const path = `${packages}/lucchetto/bots/networks/${name.slice(manifest.networks.length + 1)}`;
  python.FS.writeFile(path, new Uint8Array(readFileSync(join(folder, name))));
}

const thinking = [];

function play({ table, made, opening = [], steps }) {
  const open = session.Session(table, JSON.stringify([made, ...opening]), "{}");
  const [view] = JSON.parse(open.greeting());
  const messages = [view];
  for (const step of steps) {
    const from = spent();
    if ("bot" in step) {
      open.play_bot(step.bot);
      thinking.push([view.seats[step.bot].bot, spent() - from]);
    } else open.receive(step.receive);
    messages.push(...JSON.parse(open.commit()));
  }
  open.destroy();
  return messages;
}

let given = "";
for await (const part of process.stdin.setEncoding("utf8")) given += part;
const games = JSON.parse(given);
process.stdout.write(JSON.stringify({ games: games.map(play), started, thinking }));
