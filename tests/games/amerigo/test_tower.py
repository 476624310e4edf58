"""The cube tower: no cube is lost, and what comes out is what came out of the real ones."""

from __future__ import annotations

from hypothesis import given
from hypothesis.strategies import integers, lists

from flibuste.games.amerigo.odds import chances, cubes_to_throw, is_last_throw, next_colour
from flibuste.games.amerigo.tables import COLOURS, CUBES
from flibuste.games.amerigo.tower import EMPTY, all_cubes, drop, inside, scatter_cubes
from flibuste.kernel import Generator, shuffle
from flibuste.kernel.rng import scatter
from tests.games.amerigo.maps import tables
from tests.games.amerigo.table import table
from tests.rules import rule

LEDGES = 32


def filled(dice: Generator) -> tuple[list[int], list[int]]:
    """The ledges after all cubes were thrown in, and what came out."""
    ledges, cubes = [EMPTY] * LEDGES, all_cubes()
    shuffle(dice, cubes)
    return ledges, drop(dice, tables().tower, ledges, cubes)


def mean(numbers: list[int]) -> float:
    return sum(numbers) / len(numbers)


@rule("AM-SET-017", "AM-PHA-003", "AM-PHA-004")
@given(integers(0, 10**6), lists(integers(0, 6), max_size=20))
def test_no_cube_is_ever_lost(seed: int, colours: list[int]) -> None:
    dice = Generator(b"", scatter(seed))
    ledges, storage = filled(dice)
    for colour in colours:
        thrown = [colour] * storage[colour]
        if thrown:
            storage[colour] = 0
            out = drop(dice, tables().tower, ledges, thrown)
            storage = [had + more for had, more in zip(storage, out, strict=True)]
        assert [a + b for a, b in zip(storage, inside(ledges), strict=True)] == [CUBES] * len(COLOURS)


def test_as_many_cubes_stay_and_come_out_as_at_real_tables() -> None:
    stay, points, colours = [], [], []
    for seed in range(150):
        dice = Generator(b"", scatter(seed))
        ledges, storage = filled(dice)
        stay.append(LEDGES - ledges.count(EMPTY))
        for phase in range(35):
            thrown = [phase % 7] * storage[phase % 7]
            storage[phase % 7] = 0
            out = drop(dice, tables().tower, ledges, thrown) if thrown else [0]
            storage = [had + more for had, more in zip(storage, out, strict=True)] if thrown else storage
            if any(out):
                points.append(max(out))
                colours.append(sum(count > 0 for count in out))
    assert 17 < mean(stay) < 19.5
    assert 4.2 < mean(points) < 4.6
    assert 2.4 < mean(colours) < 2.8


def test_imagined_cubes_are_as_many_as_known_on_any_ledges() -> None:
    counts = [3, 2, 1, 1, 0, 2, 4]
    worlds = [scatter_cubes(Generator(b"", scatter(seed)), tables().tower, counts) for seed in range(200)]
    assert all(inside(ledges) == counts for ledges in worlds)
    used = [sum(ledges[ledge] != EMPTY for ledges in worlds) for ledge in range(LEDGES)]
    assert min(used) > 50 and max(used) < 115  # 81 on average


def test_the_odds_shown_are_those_of_the_model() -> None:
    t = table(phase="blue", centre="blue 3, red 1", inside="blue 4, red 3, brown 1, green 5, white 2")
    shown = dict(zip(COLOURS, chances(t.state), strict=True))
    assert next_colour(t.state) == COLOURS.index("black") and shown["yellow"] == 0.0
    out = dict.fromkeys(COLOURS, 0)
    for seed in range(1500):
        dice = Generator(b"", scatter(seed))
        ledges = scatter_cubes(dice, tables().tower, t.state.in_tower())
        fallen = drop(dice, tables().tower, ledges, [COLOURS.index("black")] * cubes_to_throw(t.state, 1))
        for colour, count in zip(COLOURS, fallen, strict=True):
            out[colour] += count > 0
    for colour in COLOURS:
        assert abs(out[colour] / 1500 - shown[colour]) < 0.05


def test_there_are_no_odds_without_a_throw() -> None:
    assert is_last_throw(table(phase="white", round=5).state) and not is_last_throw(table(phase="white").state)
    assert set(chances(table(phase="blue", centre="blue 1", inside="black 7").state)) == {0.0}


def test_the_same_dice_give_the_same_throw() -> None:
    assert filled(Generator(b"", 5)) == filled(Generator(b"", 5)) != filled(Generator(b"", 6))
