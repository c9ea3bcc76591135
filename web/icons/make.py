"""Renders the installable icons from the two drawings beside this file: .venv/bin/python web/icons/make.py"""

from pathlib import Path

from playwright.sync_api import sync_playwright

HERE = Path(__file__).parent
OUT = HERE.parent / "public" / "icons"
ICONS = {
    "icon-192.png": ("icon.svg", 192),
    "icon-512.png": ("icon.svg", 512),
    "maskable-512.png": ("maskable.svg", 512),
    "apple-touch-icon.png": ("maskable.svg", 180),
}


def main() -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for name, (drawing, size) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            svg = (HERE / drawing).read_text(encoding="utf-8")
            page.set_content(f"<style>*{{margin:0}}svg{{display:block;width:{size}px}}</style>{svg}")
            page.screenshot(path=OUT / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
