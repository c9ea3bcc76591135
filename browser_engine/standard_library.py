"""Reduces Python's standard library to what a table in the browser needs: a fifth of what Pyodide ships."""

from pathlib import Path
from zipfile import ZipFile

from .archive import written
from .bytecode import WITHOUT_DOCSTRINGS, compiled

PACKAGES = (
    *("_pyodide", "asyncio", "collections", "compression", "concurrent", "importlib", "json", "logging", "pathlib"),
    *("pyodide", "re", "string", "zipfile"),
)
MODULES = (
    *("__future__", "_collections_abc", "_colorize", "_opcode_metadata", "_py_warnings", "_sitebuiltins", "_ssl"),
    *("_weakrefset", "abc", "annotationlib", "ast", "base64", "bisect", "bz2", "codecs", "codeop", "contextlib"),
    *("contextvars", "copy", "copyreg", "dataclasses", "datetime", "decimal", "dis", "enum", "fnmatch", "functools"),
    *("genericpath", "glob", "hashlib", "heapq", "hmac", "inspect", "io", "keyword", "linecache", "locale", "lzma"),
    *("ntpath", "numbers", "opcode", "operator", "os", "posixpath", "random", "reprlib", "secrets", "selectors"),
    *("shutil", "signal", "site", "socket", "ssl", "stat", "struct", "subprocess", "tempfile", "textwrap", "threading"),
    *("token", "tokenize", "traceback", "types", "typing", "uuid", "warnings", "weakref", "zipimport", "_pydatetime"),
    *("_pydecimal", "_strptime", "calendar", "gettext", "pickle", "_compat_pickle", "queue", "statistics", "fractions"),
)
ENCODINGS = ("__init__", "aliases", "ascii", "cp437", "latin_1", "utf_8")


def reduced(stored: Path) -> bytes:
    """Pyodide's archive of the standard library, reduced to these modules and compiled."""
    with ZipFile(stored) as archive:
        files = {name: archive.read(name) for name in archive.namelist() if _is_needed(name)}
    return written(compiled(files, WITHOUT_DOCSTRINGS))


def _is_needed(name: str) -> bool:
    top, _, rest = name.partition("/")
    if top == "encodings":
        return rest.removesuffix(".py") in ENCODINGS
    return top in PACKAGES if rest else top.removesuffix(".py") in MODULES
