"""The generator: even draws, streams that never change."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flibuste.kernel import (
    Generator,
    below,
    pluck,
    shuffle,
)
from flibuste.kernel.rng import NO_DICE, SCRIPT, SCRIPTED, ScriptEnds, beside, lane_stream, poised

SEED = bytes(range(32))


@given(st.integers(1, 500), st.integers(0, 2**30))
def test_a_draw_is_below_its_bound(n, seed):
    assert 0 <= below(Generator(b"", seed), n) < n
    assert 0 <= below(Generator(SEED, seed), n) < n


@pytest.mark.parametrize("key", [b"", SEED])
def test_draws_are_even(key):
    dice = Generator(key, 11)
    counts = [0] * 6
    for _ in range(12_000):
        counts[below(dice, 6)] += 1
    assert all(1800 < count < 2200 for count in counts)


@given(st.integers(1, 64), st.integers(0, 2**30 - 1))
def test_starts_named_by_part_draw_evenly_and_free_ones_apart(parts, seed):
    dice = Generator(b"", seed)
    starts = [Generator(b"", poised(dice, part, parts)) for part in range(parts)]
    assert [below(start, parts) for start in starts] == list(range(parts))
    streams = [Generator(b"", poised(dice, 0, 1)) for _ in range(2)]
    first, second = ([below(stream, 1 << 20) for _ in range(12)] for stream in streams)
    assert not set(first) & set(second)


def test_scripted_dice_show_what_is_written_and_say_where_the_script_ends():
    table = Generator(b"", SCRIPTED)
    tower, lane = beside(table, 7), Generator(b"", lane_stream(table, 0))
    SCRIPT.start([4, 1, 2], None)
    assert [below(dice, 6) for dice in (table, tower, lane)] == [4, 1, 2]
    with pytest.raises(ScriptEnds) as end:
        below(tower, 9)
    assert end.value.outcomes == 9
    SCRIPT.start([4], Generator(b"", 11))
    assert [below(table, 1000) for _ in range(4)] == [4, *(below(dice, 1000) for dice in [Generator(b"", 11)] * 3)]


def test_a_view_has_no_dice():
    with pytest.raises(RuntimeError, match="imagine a world"):
        below(Generator(b"", NO_DICE), 6)


def test_the_keyed_stream_never_changes():
    """A record must replay for ever: these numbers are part of the format."""
    dice = Generator(SEED, 0)
    assert [below(dice, 1000) for _ in range(8)] == [62, 158, 70, 130, 506, 884, 798, 644]


def test_two_keys_give_two_streams():
    one, other = Generator(SEED, 0), Generator(bytes(32), 0)
    assert [below(one, 100) for _ in range(20)] != [below(other, 100) for _ in range(20)]


@given(st.lists(st.integers(), max_size=30), st.integers(0, 2**30))
def test_shuffle_and_pluck_lose_nothing(items, seed):
    dice, shuffled = Generator(b"", seed), items.copy()
    shuffle(dice, shuffled)
    assert sorted(shuffled) == sorted(items)
    assert sorted(pluck(dice, shuffled) for _ in items) == sorted(items) and shuffled == []


def test_every_order_is_equally_likely():
    dice, counts = Generator(b"", 3), {}
    for _ in range(6000):
        items = [0, 1, 2]
        shuffle(dice, items)
        counts[tuple(items)] = counts.get(tuple(items), 0) + 1
    assert len(counts) == 6 and min(counts.values()) > 850
