"""How strong the bots are is said from one file of measurements, everywhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from flibuste.bots import make_bot, names
from flibuste.bots.strength import measured, strength, strength_of
from flibuste.data.phrases import languages, phrasebook
from flibuste.games.registry import game, keys
from tests.cli.conftest import Run, run  # noqa: F401
from tools.strength_table import PAGE, written


def test_every_row_is_of_a_table_that_can_be_played() -> None:
    for row in measured():
        make_bot(row.bot, 1)
        assert row.against in names() and row.low <= row.share <= row.high and row.games > 0
        options = dict(option.split("=") for option in row.options.split())
        assert row.seats in game(row.game).seat_counts(game(row.game).settle(options))


def test_no_pairing_stands_there_twice() -> None:
    found = [(row.game, row.seats, row.options, row.bot, row.against) for row in measured()]
    assert len(found) == len(set(found))


def test_the_strength_of_a_level_is_measured_against_the_next_below() -> None:
    row = strength_of("port-royal", "learned")
    assert row is not None and (row.against, row.seats, row.games) == ("greedy", 2, 400)
    assert strength_of("port-royal", "random") is None


def test_the_page_of_the_bots_shows_the_measurements() -> None:
    page = Path(PAGE).read_text(encoding="utf-8")
    assert page == written(page), "run: python tools/strength_table.py"


@pytest.mark.parametrize("lang", languages())
def test_the_terminal_lists_the_bots_with_their_strength(run: Run, lang: str) -> None:  # noqa: F811
    ran = run("bots", "--lang", lang)
    assert ran.status == 0
    said = " ".join(ran.out.split())
    for level in names():
        assert phrasebook(lang).say(f"bot-{level}") in said
    for key in keys():
        row = strength_of(key, "greedy")
        assert row is not None and str(row.games) in said and strength(phrasebook(lang), row)
