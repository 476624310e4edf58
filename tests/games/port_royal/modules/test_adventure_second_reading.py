"""Whole chapters, played beside a second reading of the rulebook that shares no code with the rules."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import Any

import pytest

from flibuste.games.port_royal.game import GAME_OBJECT
from flibuste.kernel import apply
from tests.games.port_royal.modules.adventure import AdventureTable, settled
from tests.games.port_royal.modules.second_box import GROUPS
from tests.games.port_royal.modules.second_reading import SecondReading
from tests.games.port_royal.modules.second_riches import enriched, find
from tests.games.port_royal.modules.second_table import NoCardLeft
from tests.second_readings import Chance, Hand, Story, go_on

MODES = ("cooperative", "competitive", "variable")
SELDOM = ("pass", "stop", "let-pass", "look", "keep")


def books(t: AdventureTable) -> dict[str, Any]:
    board, zones = t.board, t.zones
    found: dict[str, Any] = {name: sorted(board[name]) for name in ("river", "expeditions", "discard")}
    found["ending"], found["active"] = board["ending"], board["active"] if board["turns"] else board["first"]
    found |= {name: zones[name] for name in ("missions", "markers", "event")}
    found["pile"] = board["pile"] + len(zones["top"]) + len(zones["seen"])
    found["progress"] = sorted(zones["progress"])
    if "buy-out" not in t.options(t.decider):  # the next month is ready beforehand
        found["month"], found["coming"] = int(zones["month"][0]), zones["events-coming"]
        found["played"], found["hidden"] = zones["events-played"], len(zones["events-hidden"])
    found["aside"] = len(zones["aside"])
    for seat, player in enumerate(board["players"]):
        counts = {name: player["counts"].get(name, 0) for name in ("gold", "influence", "swords", "discount")}
        found |= {f"{name} of {seat}": count for name, count in counts.items()}
        found[f"display of {seat}"] = sorted(player["display"])
        found[f"hold of {seat}"] = t.hold(seat)
        found |= {f"{name} of {seat}": int(zones[name][seat]) for name in ("crowns", "bought-out")}
    return found


def second_books(table: SecondReading, discard: list[str]) -> dict[str, Any]:
    """Which cards were paid as coins is seen only in the discard."""
    paid = Counter(discard) - table.discard
    found: dict[str, Any] = {name: sorted(getattr(table, name)) for name in ("river", "expeditions")}
    found |= {name: getattr(table, name) for name in ("active", "ending", "missions", "pile", "month", "played")}
    found["discard"] = sorted((table.discard + paid).elements() if paid.total() == table.paid else table.discard)
    found["markers"] = table.accomplished
    found["coming"] = [event for event in table.coming[:-1] if event]
    found["hidden"] = table.coming.count(None)
    found["aside"] = sum(count for group, count in GROUPS.items() if group not in table.groups)
    found["event"] = [table.event] if table.event else []
    for seat, player in enumerate(table.players):
        counts = {"gold": player.coins, "influence": player.influence}
        counts |= {"swords": player.swords, "discount": player.discount, "crowns": player.crowns}
        found |= {f"{name} of {seat}": count for name, count in counts.items()}
        found[f"bought-out of {seat}"] = player.out
        found[f"display of {seat}"] = sorted(player.display)
        found[f"hold of {seat}"] = player.hold
    found["progress"] = [f"52:{seat}" for seat, player in enumerate(table.players) if player.on_box]
    return found


def play_beside(seats: int, mode: str, options: str, seed: int, odd: float) -> AdventureTable:
    chosen = settled(mode, options)
    t = AdventureTable(GAME_OBJECT, GAME_OBJECT.new(seats, chosen, seed))
    chance = Chance(t)
    draft = chosen["adventurers"] == "draft"
    second = SecondReading(chance, seats, mode, int(chosen["chapter"]), int(chosen["failures"]), draft)
    go_through(t, second, second.game(), Hand(seed, odd, SELDOM))
    return t


def play_beside_amid(seats: int, mode: str, chapter: int, seed: int, odd: float) -> AdventureTable:
    t = enriched(seats, mode, chapter, seed)
    second = SecondReading(Chance(t), seats, mode, chapter, 0, False)
    find(second, t)
    go_through(t, second, second.go_on(), Hand(seed, odd, SELDOM))
    return t


def go_through(t: AdventureTable, second: SecondReading, story: Story, hand: Hand) -> None:
    answers: list[str] = []
    try:
        question = next(story)
        while True:
            where = f"after {len(answers)} answers, the last {answers[-5:]}"
            asked = None if t.over else (t.decider, set(t.options(t.decider)))
            assert question == asked, f"{where}: {question}, asked {asked}"
            ours, theirs = books(t), second_books(second, t.board["discard"])
            wrong = {key: (ours[key], theirs[key]) for key in ours if ours[key] != theirs[key]}
            assert not wrong, f"{where}: {wrong}"
            if t.over:
                break
            action = hand.choose(t)
            answers.append(t.game.notation.text(action))
            before = len(t.events)
            t.hearing(partial(apply, t.state, t.decider, action))
            second.chance.told = t.events[before:]
            question = go_on(story, answers[-1])
    except NoCardLeft:
        return
    compare_ends(t, second)


def compare_ends(t: AdventureTable, second: SecondReading) -> None:
    """PR-ADV-090; PR-ADV-102 PR-ADV-103 Influence, then few markers, then coins, among those with a trophy."""
    everybody = range(len(second.players))
    if second.mode == "cooperative":
        assert t.result.winners == (list(everybody) if second.is_won() else [])
        return
    merits = {
        seat: (player.influence, -player.markers, player.coins)
        for seat, player in enumerate(second.players)
        if player.uncovered >= 2
    }
    assert t.result.winners == [seat for seat in merits if merits[seat] == max(merits.values())]
    assert t.result.scores == [player.influence for player in second.players]


@pytest.mark.parametrize(
    ("seats", "mode", "options", "odd"),
    [
        (1, "cooperative", "chapter=5 failures=2", 0.4),
        (2, "cooperative", "chapter=2", 0.1),
        (3, "competitive", "chapter=1 adventurers=draft", 0.4),
        (2, "variable", "", 0.4),
    ],
)
def test_a_second_reading_of_the_rules_agrees_at_every_question(
    seats: int, mode: str, options: str, odd: float
) -> None:
    t = play_beside(seats, mode, options, 4, odd)
    assert t.over and t.told("accomplished") and t.told("new-month")


@pytest.mark.parametrize(
    ("seats", "mode", "chapter", "seed"),
    [
        (1, "cooperative", 5, 19),
        (2, "cooperative", 4, 16),
        (2, "cooperative", 5, 31),
        (4, "cooperative", 3, 15),
        (2, "competitive", 2, 50),
        (4, "competitive", 5, 37),
        (4, "competitive", 5, 47),
        (3, "variable", 1, 57),
    ],
)
def test_it_agrees_from_the_middle_of_things_on(seats: int, mode: str, chapter: int, seed: int) -> None:
    """Chapters in which nearly everything happens that can happen, an occasion spoilt and no marker left among it."""
    t = play_beside_amid(seats, mode, chapter, seed, 0.4)
    assert t.over and len({event[0] for event in t.events}) > 25


GAMES = [(seats, mode) for mode in MODES for seats in range(1, 5) if mode == "cooperative" or seats > 1]


@pytest.mark.slow
@pytest.mark.parametrize("chapter", range(1, 6))
@pytest.mark.parametrize(("seats", "mode"), GAMES)
def test_it_agrees_in_many_games(seats: int, mode: str, chapter: int) -> None:
    for seed in range(100, 106):
        options = [] if mode == "variable" else [f"chapter={chapter}"]
        options += [f"failures={seed % 4}"] if mode == "cooperative" else []
        options += ["adventurers=draft"] if seed % 2 else []
        play_beside(seats, mode, " ".join(options), 10 * seed + chapter, [0.1, 0.4, 1.0][seed % 3])
        play_beside_amid(seats, mode, chapter, 10 * seed + chapter, [0.4, 1.0, 0.1][seed % 3])
