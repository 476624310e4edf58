"""Draw the PNG icons of the installed page anew from the SVG one: `python -m tools.icons`, with a Chromium."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

from tests.browser import chromium

ICONS: Final = Path(__file__).resolve().parent.parent / "src" / "flibuste" / "server" / "static" / "icons"
PAPER: Final = "#F5EEDC"
# name -> width, part of it that the drawing fills, ground: masks may cut a fifth off the edge
PICTURES: Final = {
    "flibuste-192.png": (192, 1.0, "transparent"),
    "flibuste-512.png": (512, 1.0, "transparent"),
    "flibuste-maskable-512.png": (512, 0.7, PAPER),
}


def main() -> None:
    drawing = (ICONS / "flibuste.svg").read_text(encoding="utf-8")
    with sync_playwright() as play:
        browser = chromium.start(play)
        for name, (width, part, ground) in PICTURES.items():
            page = browser.new_page(viewport={"width": width, "height": width})
            style = f"margin:0;background:{ground};display:grid;place-items:center;height:100vh"
            page.set_content(f'<body style="{style}"><div style="width:{100 * part:g}%">{drawing}</div>')
            page.screenshot(path=ICONS / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
