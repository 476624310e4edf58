"""Lines of the log that were wrong once: a reason is the true one, and nothing is named as no player would."""

from __future__ import annotations

import pytest

from flibuste.data.phrases import phrasebook
from flibuste.render.sentences import Speaker
from flibuste.render.words.port_royal import adventurer_forms
from tests.conformance.cases import few_cases
from tests.render.spoken import play_by_bots

AMERIGO = next(case for case in few_cases() if case.key == "amerigo")


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_an_island_is_not_called_by_a_cell_that_nobody_touched(lang: str) -> None:
    book = phrasebook(lang, "amerigo")
    for deed in ("discovered", "completed"):
        assert "C7" not in book.say(f"log-{deed}", player="Anne", island="C7", points=3)


@pytest.mark.parametrize(("source", "reason"), [(0, "crown."), (2, "first"), (3, "mission"), (4, "adventurer")])
def test_crowns_say_where_they_come_from(source: int, reason: str) -> None:
    assert reason in phrasebook("en", "port-royal").say("log-crowned", player="Anne", crowns=1, source=source)


def test_an_officer_has_his_article_in_french() -> None:
    book = phrasebook("fr", "port-royal")
    for number, told in ((5, "l’officier Scott"), (4, "Don Ferdinando")):
        who = {"adventurer" + (form and f"_{form}"): word for form, word in adventurer_forms(book, number).items()}
        assert f"joue {told} et prend" in book.say("log-adventurer-chosen", player="Anne", coins=3, **who)
        paid = book.say("log-ability-paid", player="Anne", coins=1, **who)
        assert paid.endswith(f"grâce à {told}.")


@pytest.mark.parametrize(
    ("thing", "french"), [("hold", "toutes les cales"), ("crate", "dans les cales"), ("sail", "n’en porte pas plus")]
)
def test_what_is_missed_is_missed_for_one_reason(thing: str, french: str) -> None:
    book = phrasebook("fr", "nassau")
    assert french in book.say("log-missed", player="Anne", haul="1", haul_key=thing)
    assert "plus à prendre" in book.say("log-exhausted", player="Anne", haul="2 rhums")


def test_a_tile_that_scores_more_says_that_its_island_is_large() -> None:
    *_, match = play_by_bots(AMERIGO, 1)
    speaker = Speaker(match.game, "en", match.seats)
    laid = [event for move in match.moves for event in move.events if match.game.events[event[0]].name == "laid"]
    tables = match.state.tables
    for event in laid:
        _, _, tile, _, _, large, points = event
        assert points == (tables.tiles[tile].large if large else tables.tiles[tile].small)
        assert ("large island" in speaker.event(event)) == bool(large)
    assert {event[5] for event in laid} == {0, 1}
