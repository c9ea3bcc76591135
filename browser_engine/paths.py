"""Files and folders that the engine's build reads and writes."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src" / "lucchetto"
PYODIDE = ROOT / "web/node_modules/pyodide"
DOWNLOADS = ROOT / "web/node_modules/.cache/lucchetto"
LOCK = ROOT / "requirements/browser.lock"
ENGINE = SOURCES / "server/page/engine"
BUILT_FROM = ENGINE / ".built-from"
