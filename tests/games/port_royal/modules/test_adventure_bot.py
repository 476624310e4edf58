"""The rules of thumb on an adventure: claim, keep what missions want, look before drawing, win together."""

from __future__ import annotations

import pytest

from flibuste.bots.base import GreedyBot
from flibuste.games.port_royal.game import GAME_OBJECT
from flibuste.kernel import Generator, apply
from tests.games.port_royal.modules.adventure import AdventureTable, adventure, settled
from tests.games.port_royal.table import OPEN, TAKE


def answer(t: AdventureTable) -> str:
    bot = GreedyBot(Generator(b"", 1))
    return GAME_OBJECT.notation.text(bot.choose(GAME_OBJECT.view(t.state, t.decider), 0.1))


def test_it_accomplishes_a_mission_when_it_can() -> None:
    t = adventure(2, missions="10", holds=["ship-ares-book-2 ship-ares-plant-2", ""])
    assert answer(t) == "accomplish 10 book+plant"


def test_it_keeps_the_ships_that_a_mission_wants_and_cashes_others() -> None:
    t = adventure(1, at=TAKE, missions="10", river="ship-ares-book-2 ship-yellow-2-1", gold=0)
    assert answer(t) == "hold ship-ares-book-2"
    t = adventure(1, at=TAKE, missions="10 11 12", markers="10:0", river="ship-yellow-rum", gold=0)
    assert answer(t) == "take ship-yellow-rum"


def test_it_looks_before_it_draws_and_leaves_no_ship_that_ends_the_turn() -> None:
    t = adventure(2, at=OPEN, display=["sentinel-1", ""], events="EV-07", next_cards="priest captain settler")
    assert answer(t) == "look"
    t = adventure(
        2, river="ship-red-1-1", display=["sentinel-1", ""], next_cards="ship-red-2-3 ship-red-3-6 ship-blue-3-5"
    )
    t.play(0, "look")
    assert answer(t) == "put-back 3"


def test_it_stops_at_the_first_card_for_two_nights_on_watch() -> None:
    t = adventure(1, options="chapter=5", missions="50 52", next_cards="priest", markers="50:0")
    t.play(0, "reveal")
    assert answer(t) == "stop"


def test_one_of_a_crew_saves_coins_until_a_tax_comes() -> None:
    t = adventure(2, options="chapter=5", at=TAKE, missions="50", river="settler", gold=[12, 3])
    assert answer(t) == "pass"
    t = adventure(2, options="chapter=5", at=TAKE, missions="50", river="settler", gold=[12, 14])
    assert answer(t) == "take settler"
    t = adventure(2, options="chapter=5", at=TAKE, missions="50 52", markers="50:0", river="settler", gold=[12, 3])
    assert answer(t) == "take settler"


def test_a_tax_is_the_card_to_leave_on_top_for_whoever_waits_for_it() -> None:
    cards = "governor tax-influence settler"
    for gold, kept in ((12, "put-back 2"), (11, "put-back 1")):
        t = adventure(1, options="chapter=5", missions="50", display=["sentinel-1"], next_cards=cards, gold=gold)
        t.play(0, "look")
        assert answer(t) == kept


def test_a_crew_keeps_what_the_next_mission_will_want() -> None:
    """A32: after missions 50 and 52 comes one that wants a ritual book."""
    t = adventure(1, options="chapter=5", at=TAKE, missions="50 52", markers="50:0", river="ship-ares-book-2", gold=3)
    assert answer(t) == "hold ship-ares-book-2"


def test_coins_are_spent_before_the_last_month_ends() -> None:
    things = {"at": TAKE, "missions": "10 11 12 14", "river": "jester-2 ship-yellow-4-4", "crowns": (0, 0), "gold": 9}
    assert answer(adventure(2, markers="10:0 11:0 12:0 14:0", events="", **things)).startswith("take jester")


def test_it_buys_the_trophy() -> None:
    t = adventure(2, "competitive", at=OPEN, missions="10 11 12 14", gold=[8, 3])
    assert answer(t) == "buy-out"


def test_it_keeps_a_priest_that_a_mission_still_wants() -> None:
    t = adventure(
        1, missions="10 11 12", display=["priest priest"], expeditions="expedition-cross2", markers="10:0 11:0", gold=0
    )
    assert answer(t) == "accomplish 12 nothing"
    t = adventure(1, missions="10 11 13", display=["priest priest"], expeditions="expedition-cross2", gold=0)
    assert not answer(t).startswith("complete")


@pytest.mark.parametrize(
    ("mode", "seats"), [("cooperative", 1), ("cooperative", 3), ("competitive", 2), ("variable", 2)]
)
def test_it_plays_every_mode_to_its_end(mode: str, seats: int) -> None:
    s = GAME_OBJECT.new(seats, settled(mode), 3)
    bots = [GreedyBot(Generator(b"", seat + 1)) for seat in range(seats)]
    while not s.over:
        apply(s, s.decider, bots[s.decider].choose(GAME_OBJECT.view(s, s.decider), 0.1))
    assert GAME_OBJECT.result(s).winners or mode == "cooperative"


def test_alone_it_wins_the_first_chapter_more_often_than_not() -> None:
    won = 0
    for seed in range(6):
        s = GAME_OBJECT.new(1, settled("cooperative"), seed)
        bot = GreedyBot(Generator(b"", seed + 1))
        while not s.over:
            apply(s, 0, bot.choose(GAME_OBJECT.view(s, 0), 0.1))
        won += bool(GAME_OBJECT.result(s).winners)
    assert won >= 4
