"""Whole games, played beside a second reading of the rulebook that shares no code with the rules."""

from __future__ import annotations

from collections import Counter
from functools import partial
from itertools import product
from typing import Any

import pytest

from flibuste.games.nassau.game import GAME_OBJECT
from flibuste.games.nassau.yarns import is_true
from flibuste.kernel import Event, apply
from tests.games.nassau import second_yarns
from tests.games.nassau.second_box import QUADRANTS
from tests.games.nassau.second_reading import SecondReading
from tests.games.nassau.second_riches import enrich
from tests.games.nassau.second_table import Chance
from tests.scenario import Scenario
from tests.second_readings import Hand, go_on

SETTINGS = [
    {"city": city, "sea": sea, "feld": feld}
    for city, sea, feld in product(("random", "first-game"), ("dog", "both", "dutchman"), ("no", "yes"))
]
SELDOM = ("pass", "pause", "end", "skip", "leave", "home", "card", "enough")
SHIP = [
    "points",
    "sails",
    "sailors",
    "weapons",
    "holds",
    "crates",
    "provisions",
    "reserve",
    "objects",
    "goods",
    "store",
]
SHIP += ["standing", "lying", "doubled", "hideout", "filled", "place", "berth", "traded", "marker", "yarns"]
SHIP += ["tavern", "animals", "asleep", "used", "beaten"]
TABLE = ["captain", "visited", "alleys", "opponents", "hits", "placed", "garrisons", "holders", "piled", "wares", "bag"]
TABLE += ["dolphin", "display", "pile"]


def books(t: Scenario) -> dict[str, object]:
    board = t.board
    found: dict[str, object] = {name: alike(board[name]) for name in TABLE}
    for seat, ship in enumerate(board["ships"]):
        found |= {f"{what} of {seat}": alike(ship[what]) for what in SHIP}
        found |= {f"{what} of {seat}": {*map(int, board[what][seat])} for what in ("hands", "jokes", "told")}
        found[f"Dutchman of {seat}"] = board["tally"]["seats"][seat]
    found["discards"] = {int(card) for cards in (board["discards"], *board["buried"]) for card in cards}
    where = board["tally"]["table"].get("feld", 0)
    return found | {"feld": f"{where // 4}{QUADRANTS[where % 4]}"}


def second_books(table: SecondReading) -> dict[str, object]:
    found: dict[str, object] = {name: alike(getattr(table, name)) for name in TABLE}
    for seat, player in enumerate(table.players):
        found |= {f"{what} of {seat}": alike(getattr(player, what)) for what in SHIP}
        found |= {f"{what} of {seat}": getattr(player, what) for what in ("hands", "jokes", "told")}
        dutchman = {"crates": player.on_tile, "quays": player.under_tiles, "big-quay": player.on_quay}
        found[f"Dutchman of {seat}"] = {f"dutchman-{where}": crates for where, crates in dutchman.items() if crates}
    return found | {"discards": table.discards, "feld": table.feld}


def true_at(t: Scenario) -> list[int]:
    """The cards that would be told, and not be jokes."""
    return [card + 1 for card in range(len(second_yarns.POINTS) - 1) if is_true(t.state, t.decider, card)]


def true_in(table: SecondReading, seat: int) -> list[int]:
    return [card for card in range(1, len(second_yarns.POINTS)) if second_yarns.is_true(table, seat, card)]


def alike(thing: Any) -> Any:
    """Without an order that means nothing, and without things of which there are none."""
    if isinstance(thing, Counter):
        return dict(+thing)
    return sorted(thing) if isinstance(thing, list | set) else thing


def play_beside(seats: int, options: dict[str, str], seed: int, odd: float, rich: bool = False) -> Scenario:
    opening: list[Event] = []
    hand = Hand(seed, odd, SELDOM)
    t = Scenario(GAME_OBJECT, GAME_OBJECT.new(seats, options, seed, opening))
    chance = Chance(t)
    chance.told = [t._told(event) for event in opening]
    second = SecondReading(chance, options["feld"] == "yes")
    second.check_layout()
    if rich:
        document = t.document()
        enrich(document["board"], seed)
        t = Scenario.read(GAME_OBJECT, document)
        t.game.audit(t.state)
        second.find(t.board)
    story = second.game(options["sea"])
    question = next(story)
    answers: list[str] = []
    while True:
        where = f"{seats} seats, {options}, seed {seed}, odd {odd}, after {answers[-5:]}"
        asked = None if t.over else (t.decider, set(t.options(t.decider)))
        assert question == asked, where
        ours, theirs = books(t), second_books(second)
        wrong = {key: (ours[key], theirs[key]) for key in ours if ours[key] != theirs[key]}
        assert not wrong, where
        if t.over:
            break
        assert true_at(t) == true_in(second, t.decider), where
        action = hand.choose(t)
        answers.append(t.game.notation.text(action))
        before = len(t.events)
        t.hearing(partial(apply, t.state, t.decider, action))
        chance.told = t.events[before:]
        question = go_on(story, answers[-1])
    compare_counts(t, second)
    return t


def compare_counts(t: Scenario, second: SecondReading) -> None:
    parts = [second.parts(seat, player) for seat, player in enumerate(second.players)]
    totals = [sum(part) for part in parts]
    told = {(seat, part): points for seat, part, _, _, points in t.told("counted") if points}
    assert told == {(seat, at): points for seat, part in enumerate(parts) for at, points in enumerate(part) if points}
    assert t.result.scores == totals
    assert t.result.ranks == [1 + sum(other > total for other in totals) for total in totals]


@pytest.mark.parametrize(
    ("seats", "city", "sea", "feld", "odd"),
    [
        (2, "random", "dog", "yes", 0.2),
        (3, "random", "both", "yes", 0.5),
        (4, "first-game", "dutchman", "no", 0.2),
    ],
)
def test_a_second_reading_of_the_rules_agrees_at_every_question(
    seats: int, city: str, sea: str, feld: str, odd: float
) -> None:
    t = play_beside(seats, {"city": city, "sea": sea, "feld": feld}, 1, odd)
    assert t.told("spoils") and t.told("told")


@pytest.mark.parametrize(("seats", "settings", "seed"), [(2, 1, 84), (2, 2, 13), (3, 3, 28), (4, 11, 35)])
def test_it_agrees_from_the_middle_of_things_on(seats: int, settings: int, seed: int) -> None:
    """Games in which nearly everything happens that can happen."""
    t = play_beside(seats, SETTINGS[settings], seed, 0.5, rich=True)
    assert len({event[0] for event in t.events}) > 50


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", SETTINGS, ids=lambda options: "-".join(options.values()))
def test_it_agrees_in_many_games(seats: int, options: dict[str, str]) -> None:
    for seed in range(100, 112):
        play_beside(seats, options, seed, [0.1, 0.4, 1.0][seed % 3], rich=seed % 2 == 1)
