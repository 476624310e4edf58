"""Positions and records of Captains' War."""

from __future__ import annotations

import json
from typing import Any

import pytest

from flibuste.games.captains_war.game import GAME_OBJECT
from flibuste.games.captains_war.sheet import BOARDING, LOST, TIED, WON
from flibuste.kernel import BadPosition, Match, describe, fingerprint, position, replay
from tests.rules import rule

DEFENCE, ATTACK = 0, 1


def document() -> dict[str, Any]:
    s = GAME_OBJECT.new(3, {}, 9)
    written: dict[str, Any] = json.loads(json.dumps(describe(GAME_OBJECT, s)))
    assert fingerprint(position(GAME_OBJECT, written)) == fingerprint(s)
    return written


@rule("CW-GEN-001")
def test_every_seat_has_its_sheet() -> None:
    assert len(document()["board"]["sheets"]) == 3
    assert GAME_OBJECT.all_seat_counts() == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        (("sheets", 0, "held", "gold"), 60, "boxes"),
        (("sheets", 0, "held", "rubies"), 1, "no item 'rubies' in held of sheets 0"),
        (("sheets", 1, "tracks", "boats"), 3, "the padlocks let it reach 2"),
        (("sheets", 1, "acquisitions", "boats"), 5, "out of 4"),
        (("active",), 3, "Active is 3; it should be a number from 0 to 2"),
        (("aside",), "green", "no die 'green'"),
        (("dice", "yellow"), 7, "from 0 to 6"),
        (("parties", 0), "9+9", "no party '9+9'"),
    ],
)
def test_a_position_that_cannot_be_is_refused(path: tuple[Any, ...], value: object, sentence: str) -> None:
    written = document()
    place = written["board"]
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    with pytest.raises(BadPosition, match=sentence.replace("+", r"\+")):
        position(GAME_OBJECT, written)


def test_a_finished_match_replays_from_its_record() -> None:
    match = Match.start(GAME_OBJECT, ["Ada", "Ben", "Cleo"], {"adventure": "all"}, bytes(range(32)))
    while not match.over:
        seat = next(seat for seat in range(3) if match.view(seat).options)
        options = match.view(seat).options
        match.play(seat, options[len(match.moves) * 7 % len(options)])
    again = replay(GAME_OBJECT, json.loads(json.dumps(match.record())))
    assert fingerprint(again.state) == fingerprint(match.state) and again.over


@rule("CW-BRD-008")
@pytest.mark.parametrize(
    ("seats", "boardings"),
    [
        (1, [[WON, WON, WON], [LOST]]),
        (3, [[WON, LOST], [], []]),
        (3, [[WON], [WON], []]),
        (2, [[TIED], [TIED, TIED, TIED]]),
    ],
    ids=["three against one", "one alone", "two winners", "unequal ties"],
)
def test_boarding_tables_that_cannot_be_are_refused(seats: int, boardings: list[list[int]]) -> None:
    s = GAME_OBJECT.new(seats, {}, 3)
    for side, outcomes in enumerate(boardings):
        s.sheets[side].rows = [BOARDING.pack(side % 2, 0, 9, outcome) for outcome in outcomes]
    with pytest.raises(BadPosition, match="boarding tables do not add up"):
        GAME_OBJECT.audit(s)


@rule("CW-BRD-008")
@pytest.mark.parametrize(
    ("rows", "can_be"),
    [
        ([[(ATTACK, WON), (ATTACK, LOST)], [(DEFENCE, LOST), (DEFENCE, WON)], []], True),
        ([[(ATTACK, WON), (ATTACK, LOST)], [(DEFENCE, TIED), (DEFENCE, TIED)], []], False),
        ([[(ATTACK, WON)], [(DEFENCE, LOST), (ATTACK, LOST)], [(DEFENCE, WON)]], True),
        ([[(ATTACK, WON), (DEFENCE, LOST)], [(ATTACK, TIED)], [(DEFENCE, TIED)]], False),
    ],
    ids=["two boardings", "a win against a tie", "one after the other", "one met himself"],
)
def test_every_attack_has_a_defence_of_the_other_outcome_on_another_sheet(
    rows: list[list[tuple[int, int]]], can_be: bool
) -> None:
    s = GAME_OBJECT.new(3, {}, 3)
    for side, entries in enumerate(rows):
        s.sheets[side].rows = [BOARDING.pack(role, 0, 9, outcome) for role, outcome in entries]
    if can_be:
        GAME_OBJECT.audit(s)
    else:
        with pytest.raises(BadPosition, match="boarding tables do not add up"):
            GAME_OBJECT.audit(s)
