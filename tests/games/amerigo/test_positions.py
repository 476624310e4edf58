"""Positions written down and read again; what cannot be is refused with one sentence."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy

import pytest
from hypothesis import given, settings
from hypothesis.strategies import integers, lists

from flibuste.games.amerigo.building import network, ways_to_lay
from flibuste.games.amerigo.game import GAME_OBJECT
from flibuste.games.amerigo.pieces import is_neutral
from flibuste.games.amerigo.places import GRID
from flibuste.games.amerigo.tables import COLOURS, CUBES, KINDS
from flibuste.kernel import (
    SPECTATOR,
    BadNotation,
    BadPosition,
    Document,
    Generator,
    apply,
    describe,
    fingerprint,
    position,
)
from flibuste.kernel.check import check_game
from flibuste.kit.grid import cells_of
from tests.games.amerigo.maps import FILLED_ISLAND, tables
from tests.games.amerigo.table import table
from tests.rules import rule


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_random_game_keeps_every_promise(seats: int) -> None:
    assert check_game(GAME_OBJECT, seats, {}, seed=3).decisions > 100


@given(seed=integers(1, 10**6), seats=integers(2, 4), picks=lists(integers(0, 10**6), min_size=40, max_size=160))
@settings(max_examples=25)
def test_whatever_is_played_everything_adds_up(seed: int, seats: int, picks: list[int]) -> None:
    s = GAME_OBJECT.new(seats, {}, seed)
    for pick in picks:
        if s.over:
            break
        apply(s, s.decider, s.options[pick % len(s.options)])
        held = [s.ledges.count(colour) for colour in range(len(COLOURS))]
        assert [a + b + c for a, b, c in zip(held, s.storage, s.centre, strict=True)] == [CUBES] * 7
        assert all(0 <= gold <= 12 for gold in s.gold) and all(0 <= cannons <= 12 for cannons in s.cannons)
        assert s.covered == sum(s.posts) | s.neutral | sum(s.villages)
        assert s.covered.bit_count() == sum(m.bit_count() for m in (*s.posts, *s.villages, s.neutral))
    GAME_OBJECT.audit(s)


@rule("AM-GRN-001", "AM-GRN-002", "AM-GRN-003")
def test_the_places_offered_are_those_of_the_plain_definition() -> None:
    """Every image of every tile on every cell, checked cell by cell with a walk over neighbours."""
    laid = ["0 VD2 C8 r0", "NM1 B8 r0", "1 VM1 C9 r0", "NO4 F12 r0"]
    s = table(posts=[["D7", "G14"], ["B9", "D12"]], laid=laid).state
    for seat in (0, 1):
        friendly = set(cells_of(s.posts[seat] | s.villages[seat] | s.neutral))
        reached, edge = set(), cells_of(s.posts[seat])
        while edge:
            cell = edge.pop()
            reached.add(cell)
            edge += [near for near in cells_of(GRID.beside(1 << cell)) if near in friendly - reached]
        assert network(s, seat) == sum(1 << cell for cell in reached)
        for kind in range(len(KINDS)):
            for way in s.tables.tiles[kind].shapes.ways(s.chart.land, s.chart.land):
                cells = cells_of(s.chart.ground(kind, way).mask)
                beside = any(near in reached for cell in cells for near in cells_of(GRID.beside(1 << cell)))
                free = not any(s.covered >> cell & 1 for cell in cells)
                assert (way in ways_to_lay(s, kind, network(s, seat))) == (free and beside)
    assert is_neutral(0) and not is_neutral(len(KINDS) - 1)


def test_views_show_how_many_cubes_are_in_the_tower_and_not_where() -> None:
    s = GAME_OBJECT.new(3, {}, 9)
    for seat in (SPECTATOR, 0, 2):
        seen = GAME_OBJECT.view(s, seat).seen
        assert set(seen.ledges) == {-1} and seen.stream == -1
        assert seen.in_tower() == s.in_tower()
        document = describe(GAME_OBJECT, seen)["board"]
        assert set(document["ledges"]) == {None} and document["stream"] is None


def test_an_imagined_tower_has_as_many_cubes_somewhere() -> None:
    s = GAME_OBJECT.new(2, {}, 9)
    view = GAME_OBJECT.view(s, 0)
    worlds = [GAME_OBJECT.imagine(view, Generator(b"", seed)) for seed in range(5)]
    assert all(world.in_tower() == s.in_tower() for world in worlds)
    assert len({tuple(world.ledges) for world in worlds}) == 5 and len({world.stream for world in worlds}) == 5


def position_of_a_game() -> Document:
    return table(
        laid=FILLED_ISLAND, posts=[["D12", "H12"], ["B14"]], ships=[["D2", None], [None, "north-1"]]
    ).document()


def test_a_position_is_read_as_it_was_written() -> None:
    document = position_of_a_game()
    again = position(GAME_OBJECT, deepcopy(document))
    assert describe(GAME_OBJECT, again) == document
    assert fingerprint(position(GAME_OBJECT, deepcopy(document))) == fingerprint(again)


Wrong = Callable[[Document], object]

WRONGS: list[tuple[Wrong, str]] = [
    (lambda b: b["storage"].update(blue=4), "There are 8 blue cubes; it should be 7."),
    (lambda b: b["storage"].update(blue=9), "Storage blue is 9; it should be a number from 0 to 7."),
    (lambda b: b["laid"][0].update(cell="D11"), "The tile VI3 on D11 lies on D11, which is not land."),
    (lambda b: b["laid"][0].update(cell="X24"), "The tile VI3 on X24 does not lie on the map."),
    (lambda b: b["laid"][0].update(cell="C12"), "The tile ND2 on C14 lies on C14, where something lies already."),
    (lambda b: b["laid"][0].update(seat=None), "VI3 in laid 0 should belong to a seat."),
    (lambda b: b["laid"][1].update(seat=1), "ND2 in laid 1 should not belong to a seat."),
    (lambda b: b["laid"][0].update(tile="VX9"), "There is no tile 'VX9'"),
    (lambda b: b["posts"][0].append("C13"), "The tile VI3 on C11 lies on C13, where something lies already."),
    (lambda b: b["posts"][0].append("M7x"), "'M7x' is not a cell: write a column A to X and a row 1 to 24."),
    (lambda b: b["posts"][0].append("L1"), "A trading post stands on L1, which has no space for one."),
    (
        lambda b: b["ships"][0].__setitem__(0, "B2"),
        "A ship lies on B2, which is neither water nor a space",
    ),
    (lambda b: b["ships"][0].__setitem__(0, "north-4"), "A ship lies on north-4"),
    (lambda b: b["ships"][0].__setitem__(1, "D2"), "Two ships lie on D2."),
    (lambda b: b["reserve"][0].update(NR6=3), "more tiles NR6 on the table than the box holds (2)"),
    (lambda b: b["goods"][1].update(coffee=2), "The players have 2 coffee; 0 are covered on the map."),
    (lambda b: b["chests"].__setitem__(0, 1), "The players have 1 chests; 0 large islands are complete."),
    (lambda b: b["gold"].__setitem__(0, 13), "Gold 0 is 13; it should be a number from 0 to 12."),
    (lambda b: b["special"].__setitem__(1, 4), "does not follow the special-action track: [0, 4]"),
    (lambda b: b["line"].__setitem__(1, 0), "The turn order should name every player once."),
    (lambda b: b["layout"].__setitem__(0, b["layout"][1]), "An island tile is on the map twice."),
    (lambda b: b["layout"].__setitem__(0, "T17/0"), "There is no island tile 'T17/0'"),
    (lambda b: b["display"].__setitem__(0, b["unseen_progress"][0]), "A progress tile is there twice."),
    (lambda b: b["used"][0].append("glory"), "Player 0 has used a progress tile that is not there."),
    (lambda b: b["market"].__setitem__(slice(None), ["sugar-2"] * 6), "production tiles sugar-2; the box has fewer."),
    (lambda b: b["pirates"].append(4), "The pirate tokens should be [0, 0, 1, 2, 3, 4], turned up or not."),
    (lambda b: b.update(round=0), "Round is 0; it should be a number from 1 to 5."),
    (lambda b: b.update(round=3), "In round 3 pirate tokens are turned up: 1; it should be 3."),
    (lambda b: b["unseen_progress"].pop(), "15 progress tiles are face down; the rounds to come need 16."),
    (lambda b: b["unseen_production"].pop(), "23 production tiles are face down; the rounds to come need 24."),
    (lambda b: b["production"][0].update(sugar=0), "A player has no production of sugar; one tile of each type"),
    (lambda b: b["production"][0].update(sugar=8), "The players have bought 7 production tiles of sugar; there are 6."),
    (lambda b: b.update(phase="red"), "The phase is red, but another one is being played."),
]


@pytest.mark.parametrize(("wrong", "complaint"), WRONGS, ids=[complaint for _, complaint in WRONGS])
def test_a_wrong_position_is_told_what_is_wrong(wrong: Wrong, complaint: str) -> None:
    document = position_of_a_game()
    wrong(document["board"])
    with pytest.raises(BadPosition) as error:
        position(GAME_OBJECT, document)
    assert complaint in str(error.value)


@pytest.mark.parametrize(
    ("frames", "complaint"),
    [
        ([{"frame": "Settle", "seat": 0, "anchor": 5}], "asked about a trading post without a ship at a free anchor"),
        ([{"frame": "Settle", "seat": 1, "anchor": 28}], "asked about a trading post without a ship at a free anchor"),
        (None, "The game is over in round 1; it has 5."),
    ],
)
def test_what_is_going_on_must_agree_with_the_table(frames: list[Document] | None, complaint: str) -> None:
    document = table(ships=[["D2", None], [None, None]]).document()
    document["stack"] = [] if frames is None else document["stack"] + frames
    with pytest.raises(BadPosition, match=complaint):
        position(GAME_OBJECT, document)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("sail a Z99", "'sail a Z99' is not an action; legal here: "),
        ("sail a B2", "'sail a B2' is not legal now; legal here: "),
        ("launch a north-4", "'launch a north-4' is not legal now"),
        ("sail c D1", "'sail c D1' is not an action"),
        ("fly", "'fly' is not an action"),
    ],
)
def test_a_wrong_answer_is_told_what_would_be_right_and_changes_nothing(text: str, complaint: str) -> None:
    t = table(centre="blue 3", ships=[["A1", None], [None, None]])
    t.play(0, "navigate")
    before = t.document()
    with pytest.raises(BadNotation) as error:
        t.play(0, text)
    assert str(error.value).startswith(complaint) and t.document() == before


def test_a_tile_off_the_land_is_refused_and_changes_nothing() -> None:
    t = table(centre="green 3", posts=[["C2"], []], reserve=[{"VM1": 1}, {}])
    t.play(0, "build")
    before = t.document()
    for place in ("lay VM1 A1 r0", "lay VM1 X24 r0", "lay VM1 Z99 r0", "lay NR6 B2 r0"):
        with pytest.raises(BadNotation, match=place):
            t.play(0, place)
    assert t.document() == before


def test_tables_and_positions_agree_on_the_box() -> None:
    assert len(tables().tiles) == len(KINDS)
