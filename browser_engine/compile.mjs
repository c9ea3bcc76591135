// Compiles the Python files of an archive with Pyodide's own Python: `node compile.mjs PYODIDE LEVEL < zip > zip`.
// LEVEL is Python's level of optimisation; 2 leaves out asserts and docstrings.
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { pathToFileURL } from "node:url";

const [folder, level] = process.argv.slice(2);
const archive = new Uint8Array(await buffer(process.stdin));
const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")).href);
// A fixed hash seed, so that the same files give the same bytes.
const python = await loadPyodide({ indexURL: `${folder}/`, env: { PYTHONHASHSEED: "0" } });
const compiled = python.runPython(`
import marshal
from importlib._bootstrap_external import _code_to_hash_pyc
from io import BytesIO
from zipfile import ZipFile

def compiled(archive, level):
    """The archive with compiled modules. Their hashes are not checked: there is no source beside them."""
    buffer = BytesIO()
    with ZipFile(BytesIO(archive.to_bytes())) as given, ZipFile(buffer, "w") as written:
        for name in given.namelist():
            source = given.read(name)
            if name.endswith(".py"):
                code = compile(source, name, "exec", dont_inherit=True, optimize=level)
                written.writestr(f"{name}c", bytes(_code_to_hash_pyc(code, bytes(8), checked=False)))
            else:
                written.writestr(name, source)
    return buffer.getvalue()

compiled
`);
process.stdout.write(compiled(archive, Number(level)).toJs());
