"""The style sheet keeps its promises: contrast, two equal nights, no icon missing, nothing inline."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from flibuste.server import assets
from flibuste.server.web import rendering
from flibuste.server.web.page_models import Site
from tests.browser import gallery

CSS = gallery.STATIC / "css"
WEB = Path(__file__).parents[2] / "web"

TEXT, LINE = 4.5, 3.0
PAIRS = {
    TEXT: [
        *(("ink", ground) for ground in ("paper", "surface", "sunk", "sea", "land", "option-wash")),
        *(("ink-2", ground) for ground in ("paper", "surface", "sunk", "option-wash")),
        *(("deep", ground) for ground in ("paper", "surface")),
        *((colour, "paper") for colour in ("brass", "good", "warn", "bad")),
        *(("on-deep", "deep"), ("on-brass", "brass-fill"), ("brass", "surface"), ("card-ink", "card")),
        *((f"on-{ship}", f"ship-{ship}") for ship in ("yellow", "green", "blue", "red", "ares", "black")),
    ],
    LINE: [
        *(("option", ground) for ground in ("paper", "surface", "sea", "land")),
        *(("focus", ground) for ground in ("paper", "surface", "sea")),
        *(("line", "paper"), ("land-line", "land"), ("land-line", "sea")),
        *((f"adv-{kind}", "surface") for kind in ("monster", "peril", "current", "rocks", "ambush")),
        *((f"pline-{colour}", "sea") for colour in ("red", "blue", "yellow", "green", "white", "violet")),
    ],
}


def tokens(block: str) -> dict[str, str]:
    return dict(re.findall(r"--([\w-]+):\s*([^;]+);", block))


def blocks() -> tuple[dict[str, str], dict[str, str], dict[str, str]]:
    """The day, the night by choice, the night by the system."""
    text = (CSS / "tokens.css").read_text()
    day, chosen, system = re.findall(r":root[^{]*\{(.*?)\n\s*\}", text, re.S)[:3]
    return tokens(day), tokens(chosen), tokens(system)


def luminance(colour: str) -> float:
    channels = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    bright, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("watch", ["day", "night"])
def test_every_pair_in_use_has_contrast(watch: str) -> None:
    day, night, _ = blocks()
    colours = day if watch == "day" else {**day, **night}
    weak = [
        (front, ground, round(ratio, 2))
        for least, pairs in PAIRS.items()
        for front, ground in pairs
        if (ratio := contrast(colours[front], colours[ground])) < least
    ]
    assert weak == []


def test_black_on_white_is_the_greatest_contrast() -> None:
    assert round(contrast("#000000", "#FFFFFF"), 1) == 21


def test_both_nights_are_equal() -> None:
    _, chosen, system = blocks()
    assert chosen == system


@pytest.fixture(scope="module")
def written() -> dict[str, str]:
    """Every page in English, by name."""
    return {name: rendering.render(template, Site("en"), page) for name, template, page in gallery.everything("en")}


def test_every_page_brings_the_symbols_it_uses_and_no_others(written: dict[str, str]) -> None:
    for name, html in written.items():
        used = set(re.findall(r'<use href="#([\w-]+)"', html)) & assets.symbols().keys()
        assert set(re.findall(r'<symbol id="([^"]+)"', html)) == used, name
        assert used, name


def test_nothing_is_inline(written: dict[str, str]) -> None:
    """The content policy forbids inline style and script; only data blocks may stand in a page."""
    for name, html in written.items():
        assert not re.search(r"\sstyle=|\son\w+=", html), name
        assert set(re.findall(r"<script(?! src)([^>]*)>", html)) <= {' type="application/json"'}, name


def test_ids_are_unique(written: dict[str, str]) -> None:
    for name, html in written.items():
        ids = re.findall(r'\sid="([^"]+)"', html)
        assert sorted(set(ids)) == sorted(ids), name


def test_the_lock_records_no_address() -> None:
    assert "resolved" not in (WEB / "package-lock.json").read_text()
