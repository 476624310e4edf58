"""The pictures of the documentation: `pytest tests/browser/test_pictures.py --rewrite` takes them anew."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, ViewportSize

from tests.browser import gallery

DOCS = Path(__file__).parents[2] / "docs"
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 360, "height": 740}
PICTURES = {
    "images/port-royal": ("pr-take.en.day", DESKTOP),
    "images/port-royal-night": ("pr-discover.fr.night", DESKTOP),
    "images/port-royal-phone": ("pr-take.en.day", PHONE),
    "images/rolling-seas": ("rs-sail.en.day", DESKTOP),
    "images/rolling-seas-phone": ("rs-sail.fr.night", PHONE),
    "images/captains-war": ("cw-take.en.day", DESKTOP),
    "images/amerigo": ("am-build.en.day", DESKTOP),
    "images/nassau": ("na-walk.en.day", DESKTOP),
    "images/chapter": ("pr-chapter.en.day", DESKTOP),
    "images/finished": ("pr-finished.en.day", DESKTOP),
    "images/replay": ("pr-replay.en.day", DESKTOP),
    **{f"players/pictures/campaign.{lang}": (f"campaign.{lang}.day", DESKTOP) for lang in ("fr", "en")},
    **{
        f"players/pictures/amerigo-{name}.{lang}": (f"am-{source}.{lang}.day", DESKTOP)
        for name, source in (("turn", "turn-3"), ("sail", "navigate"), ("build", "build"))
        for lang in ("fr", "en")
    },
    **{
        f"players/pictures/nassau-{name}.{lang}": (f"na-{source}.{lang}.day", DESKTOP)
        for name, source in (("city", "walk"), ("sea", "sail"), ("fight", "crates"), ("fire", "fire"))
        for lang in ("fr", "en")
    },
}


@pytest.mark.parametrize("name", PICTURES)
def test_picture(browser: Browser, pages: str, name: str, request: pytest.FixtureRequest) -> None:
    source, size = PICTURES[name]
    page = browser.new_page(viewport=size, device_scale_factor=1)
    page.add_init_script(gallery.NO_STREAM)
    page.goto(f"{pages}/{source}.html", wait_until="networkidle")
    taken = page.screenshot(animations="disabled")
    page.close()
    kept = DOCS / f"{name}.png"
    if request.config.getoption("--rewrite"):
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_bytes(taken)
    assert kept.exists(), f"{kept} is missing: take it with pytest --rewrite, look at it, commit it."
    assert _size(kept.read_bytes()) == _size(taken) == (size["width"], size["height"])


def _size(png: bytes) -> tuple[int, int]:
    return int.from_bytes(png[16:20]), int.from_bytes(png[20:24])
