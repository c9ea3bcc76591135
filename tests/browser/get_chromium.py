"""Installs Chromium for the browser tests if it is missing; `make test` runs this first.

Uses an installed one; otherwise, as root on Debian, installs the distribution's; otherwise Playwright fetches its own.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find_chromium() -> str | None:
    """The path of a Chromium on this machine, including Playwright's own."""
    return system_chromium() or _playwrights_own()


def system_chromium() -> str | None:
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def _playwrights_own() -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def install_chromium() -> None:
    if os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get"):
        print("Installing Chromium for the browser tests (apt-get) ...", flush=True)  # noqa: T201 - a command
        _apt("update", "-qq")
        _apt("install", "-qq", "-y", "--no-install-recommends", "chromium")
    else:
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)


def _apt(*arguments: str) -> None:
    """A failure is not reported here: the next step finds no Chromium."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", *arguments], check=False, stdout=subprocess.DEVNULL, env=environment)


def main() -> None:
    if find_chromium():
        return
    install_chromium()
    if not find_chromium():
        sys.exit(
            "The browser tests need Chromium, and it could not be installed.\n"
            "On Debian and Ubuntu: apt-get install --no-install-recommends chromium\n"
            "Elsewhere: .venv/bin/playwright install chromium"
        )


if __name__ == "__main__":
    main()
