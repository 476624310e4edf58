"""What holds for every game: conformance, any order of answers, positions, views."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flibuste.games.rolling_seas.game import GAME_OBJECT
from flibuste.games.rolling_seas.state import RollingSeas
from flibuste.kernel import BadPosition, Generator, apply, below, deciders, describe, fingerprint, options_of, position
from flibuste.kernel.check import check_game
from flibuste.render.sentences import talk
from tests.rules import rule


def answers(s: RollingSeas, seat: int, dice: Generator) -> None:
    choices = options_of(s, seat)
    apply(s, seat, choices[below(dice, len(choices))])


def after(seats: int, seed: int, moves: int, **options: str) -> RollingSeas:
    """A position reached by random play."""
    s = GAME_OBJECT.new(seats, options, seed)
    dice = Generator(b"", seed + 1)
    for _ in range(moves):
        if s.over:
            break
        answers(s, s.decider, dice)
    return s


@pytest.mark.parametrize(("seats", "ambush"), [(1, "no"), (2, "yes"), (3, "yes")])
def test_conformance(seats: int, ambush: str) -> None:
    check_game(GAME_OBJECT, seats, {"deck": "quick", "ambush": ambush}, seats, talk)


@pytest.mark.slow
@pytest.mark.parametrize("seats", range(1, 7))
def test_conformance_over_many_games(seats: int) -> None:
    for options in GAME_OBJECT.option_sets(seats):
        for seed in range(50):
            check_game(GAME_OBJECT, seats, options, seed, talk if seed == 0 else None)


@rule("RS-TUR-002", "RS-ACT-003")
@settings(max_examples=15, deadline=None)
@given(st.integers(0, 10**6), st.integers(2, 6), st.lists(st.integers(0, 5), min_size=400, max_size=400))
def test_any_interleaving_of_answers_gives_the_same_game(seed: int, seats: int, order: list[int]) -> None:
    """Each seat answers by dice of its own; who comes first is data."""
    ends = []
    for interleaved in (False, True):
        s = GAME_OBJECT.new(seats, {"ambush": "yes", "deck": "quick"}, seed)
        dice = [Generator(b"", seed + seat + 1) for seat in range(seats)]
        for at in range(10_000):
            open_lanes = deciders(s)
            if not open_lanes:
                break
            pick = order[at % len(order)] if interleaved else 0
            seat = open_lanes[pick % len(open_lanes)]
            answers(s, seat, dice[seat])
        assert s.over
        ends.append(fingerprint(s))
    assert ends[0] == ends[1]


@rule("RS-TUR-002")
@settings(max_examples=20, deadline=None)
@given(st.integers(0, 10**6), st.integers(0, 200))
def test_a_seat_sees_nothing_of_an_open_lane(seed: int, moves: int) -> None:
    s = after(3, seed, moves, ambush="yes")
    if s.fork is None:
        return
    twin = s.clone()
    for _ in range(3):
        if twin.fork is not None and twin.fork.options[0]:
            answers(twin, 0, Generator(b"", seed))
    if twin.fork is not None and twin.turn == s.turn:
        for seat in (-1, 1, 2):
            if twin.fork.moves[seat] == s.fork.moves[seat] if seat >= 0 else True:
                assert GAME_OBJECT.view(twin, seat) == GAME_OBJECT.view(s, seat)


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10**6), st.integers(1, 6), st.integers(0, 400))
def test_a_clone_goes_its_own_way(seed: int, seats: int, moves: int) -> None:
    s = after(seats, seed, moves)
    before = fingerprint(s)
    twin = s.clone()
    dice = Generator(b"", seed)
    for _ in range(40):
        if not twin.over:
            answers(twin, twin.decider, dice)
    assert fingerprint(s) == before


# Positions ------------------------------------------------------------------------------------------------------------


def document() -> dict[str, Any]:
    return json.loads(json.dumps(describe(GAME_OBJECT, after(2, 11, 70, ambush="yes"))))


def test_a_position_is_read_as_it_was_written() -> None:
    s = after(4, 5, 150, ambush="yes")
    assert fingerprint(position(GAME_OBJECT, json.loads(json.dumps(describe(GAME_OBJECT, s))))) == fingerprint(s)


@pytest.mark.parametrize(
    ("path", "value", "complaint"),
    [
        (("board", "players", 0, "board", "ship"), "Z9", "Ship of board 0 is wrong: 'Z9' is not a cell"),
        (("board", "players", 0, "board", "ship"), "A1", "the ship cannot be on A1"),
        (("board", "players", 0, "board", "home"), "B2", "There is no port 'B2' for home of board 0; known are"),
        (("board", "players", 0, "board", "pirates"), ["K4"], "pirates cannot be on K4"),
        (("board", "players", 0, "board", "explored"), ["K4"], "an explored cell cannot be on K4"),
        (("board", "players", 0, "sheet", "story"), 61, "Story of sheet 0 is 61; it should be a number from 0 to 60"),
        (("board", "players", 0, "sheet", "gold"), "much", "Gold of sheet 0 is 'much'; it should be a number"),
        (("board", "players", 0, "sheet", "gold"), 25, "Player 0 has 25 live gold"),
        (("board", "players", 0, "board", "currents"), [{"card": "kraken", "code": 0}], "no current kraken at"),
        (("board", "players", 1), {"sheet": {}, "sketch": []}, "Players 1 lacks 'board'"),
        (("board", "winds"), ["N", "up"], "There is no heading 'up'"),
        (("board", "players", 0, "sheet", "stars"), 99, "is noted with 99 bonus renown"),
        (("board", "players", 1, "sheet", "fame"), [1] * 9, "has told 9 stories"),
        (("board", "calm"), 3, "the mix cannot hold 3 calm seas"),
        (("board", "stock"), ["kraken", "kraken"], "An adventure card is there twice"),
        (("board", "stock"), ["leprechaun"], "There is no card 'leprechaun'"),
        (("board", "players"), [], "The board has 0 players; it should have 2"),
    ],
)
def test_a_broken_position_is_refused_with_a_sentence(path: tuple[Any, ...], value: Any, complaint: str) -> None:
    broken = copy.deepcopy(document())
    place: Any = broken
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    with pytest.raises(BadPosition, match=complaint):
        position(GAME_OBJECT, broken)
