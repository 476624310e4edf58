"""An observation holds everything a view holds and nothing else.

Positions are read back from what was written in the row as far as their looks go: two views whose fields or rules in
progress differ have different observations, but for the order of things that lie in a heap. Hidden things are drawn
anew: what a seat may not know must not show.
"""

import hashlib

import numpy as np
import pytest

from flibuste.games import registry
from flibuste.games.features import features_of
from flibuste.kernel import Generator, apply, below, deciders, fingerprint, options_of
from flibuste.kernel.fingerprint import frame_document
from flibuste.kit.board import Part, fields_of
from flibuste.kit.kinds import Each
from flibuste.kit.list_columns import BagColumns
from flibuste.kit.observed import columns_of, shown_fields
from flibuste.kit.rows import Row, zeros
from flibuste.kit.stepping import Glance, Sight
from tests.compiled import run_compiled

PLIES = 24


def tables(key):
    """Seat counts and options, the usual ones first, those of every module among them."""
    game = registry.game(key)
    for seats in game.all_seat_counts():
        for options in [*game.option_sets(seats)]:
            yield seats, options


def short(key):
    found = [*tables(key)]
    return found[:: max(1, len(found) // 4)]


class Eyes:
    """Writes observations of one table."""

    def __init__(self, key, seats, options):
        self.game = registry.game(key)
        self.sight = Sight(self.game, self.game.rules(seats, options))
        size = int(self.sight.observation.size)
        cells = zeros(size)
        self.row, self.array = Row(cells, 0, size), np.frombuffer(cells, np.int32)

    def __call__(self, s, seat):
        self.row.clear()
        self.sight.observation.write(self.row, 0, s, seat)
        return self.array.tobytes()

    def seen(self, s, seat):
        return self(self.game.view(s, seat).seen, seat)


def positions(eyes, seed, plies, skip=0):
    """Positions of a random game with the seat that decides, after the first `skip` of them."""
    rules = eyes.sight.rules
    s, dice = eyes.game.new(rules.seats, rules.options, seed), Generator(b"", seed + 1)
    for ply in range(plies + skip):
        if s.over:
            return
        seat = deciders(s)[below(dice, len(deciders(s)))]
        if ply >= skip:
            yield s, seat
        choices = options_of(s, seat)
        apply(s, seat, choices[below(dice, len(choices))])


def essence(rules, kind, value):
    """A field as it matters: heaps in no order, parts by their fields."""
    if isinstance(kind, Part):
        return tuple(
            essence(rules, field.kind, getattr(value, field.name))
            for field in fields_of(type(value))
            if field.kind.stored
        )
    if isinstance(kind, Each):
        if isinstance(columns_of(kind, rules), BagColumns):
            return tuple(sorted(value))
        return tuple(essence(rules, kind.of, item) for item in value)
    return repr(value)


def looks(view):
    """What a view shows, apart from how it is stored: fields, rules in progress, what may be answered."""
    s = view.seen
    lane = [] if s.fork is None else [repr(frame_document(frame)) for frame in s.fork.lanes[view.seat]]
    fields = [essence(s.rules, field.kind, getattr(s, field.name)) for field in fields_of(type(s)) if field.kind.stored]
    stack = [repr(frame_document(frame)) for frame in s.stack]
    return hashlib.blake2b(repr((view.seat, fields, stack, lane, view.options)).encode(), digest_size=16).digest()


def check_no_aliases(eyes, seed, plies, known, skip=0):
    """Each position and all that follow from it by one answer: alike in the observation only if alike in looks."""
    for s, seat in positions(eyes, seed, plies, skip):
        for branch in followers(s, seat):
            for viewer in {seat, *deciders(branch)[:1]}:
                view = eyes.game.view(branch, viewer)
                written = hashlib.blake2b(eyes(view.seen, viewer), digest_size=16).digest()
                shown = looks(view)
                assert known.setdefault(written, shown) == shown, (eyes.game.key, seed, viewer)


def followers(s, seat, most=12):
    yield s
    options = options_of(s, seat)
    for action in options[:: max(1, len(options) // most)]:
        branch = s.clone()
        apply(branch, seat, action)
        yield branch


@pytest.mark.parametrize("key", registry.keys())
def test_views_that_differ_look_different(key):
    for seats, options in short(key):
        check_no_aliases(Eyes(key, seats, options), 11, PLIES, {})


@pytest.mark.slow
@pytest.mark.parametrize("key", registry.keys())
def test_no_two_of_ten_thousand_positions_look_alike(key):
    seen = 0
    found = [*tables(key)]
    for seats, options in found:
        eyes, known = Eyes(key, seats, options), {}
        for seed in range(400):
            check_no_aliases(eyes, seed, 60, known, skip=60 * (seed % 4))
            if len(known) * len(found) > 10_000:
                break
        seen += len(known)
    assert seen >= 10_000


@pytest.mark.parametrize("key", registry.keys())
def test_what_is_shown_at_once_is_every_field_that_is_observed(key):
    game = registry.game(key)
    seats, options = short(key)[0]
    for part in parts_of(game.new(seats, options, 1)):
        if hasattr(part, "shown"):
            fields = shown_fields(type(part))
            assert repr(part.shown()) == repr([getattr(part, field.name) for field in fields])
            assert len({field.name for field in fields}) == len(part.shown())


def parts_of(board):
    """A board and the parts it is made of."""
    yield board
    for field in fields_of(type(board)):
        if isinstance(field.kind, Each) and isinstance(field.kind.of, Part):
            for part in getattr(board, field.name):
                yield from parts_of(part)


@pytest.mark.parametrize("key", registry.keys())
def test_changing_one_number_of_a_board_shows(key):
    """Every public field of whole numbers, changed by one in a copy of a view, changes the observation."""
    for seats, options in short(key)[:3]:
        eyes = Eyes(key, seats, options)
        for s, seat in positions(eyes, 5, 12):
            for name in changeable(s):
                twin = eyes.game.view(s, seat).seen
                before = eyes(twin, seat)
                value = getattr(twin, name)
                setattr(twin, name, value ^ 1 if value >= 0 else 0)
                assert eyes(twin, seat) != before, name


def changeable(s):
    return [
        field.name
        for field in fields_of(type(s))
        if field.kind.stored and field.secret == 0 and type(getattr(s, field.name)) is int
    ]


def test_two_dice_swapped_look_different():
    eyes = Eyes("captains-war", 3, {})
    for s, seat in positions(eyes, 5, 60):
        if s.dice[0] != s.dice[1]:
            twin = s.clone()
            twin.dice[0], twin.dice[1] = s.dice[1], s.dice[0]
            assert eyes.seen(twin, seat) != eyes.seen(s, seat)


@pytest.mark.parametrize("key", registry.keys())
def test_what_a_seat_may_not_know_does_not_show(key):
    """In any world that the seat imagines, and where nothing is hidden straight from the position, it sees the same."""
    for seats, options in short(key):
        eyes, dice = Eyes(key, seats, options), Generator(b"", 3)
        for s, seat in positions(eyes, 7, PLIES // 2):
            seen = eyes.seen(s, seat)
            assert eyes.seen(eyes.game.imagine(eyes.game.view(s, seat), dice), seat) == seen
            assert eyes(eyes.sight.seen(s, seat), seat) == seen


@pytest.mark.parametrize("key", registry.keys())
def test_a_glance_shows_what_a_view_shows(key):
    """In simultaneous phases too, whoever has answered already, and with nothing left of an earlier look."""
    for seats, options in short(key):
        eyes, features = Eyes(key, seats, options), features_of(key)
        glance = Glance(eyes.sight)
        for s, _ in positions(eyes, 9, 2 * PLIES):
            for seat in deciders(s):
                assert eyes(glance.seen(s, seat), seat) == eyes.seen(s, seat)
                assert [*features(glance.seen(s, seat), seat)] == [*features(eyes.game.view(s, seat).seen, seat)]


@pytest.mark.parametrize("key", registry.keys())
def test_places_have_names_and_units_that_can_be_undone(key):
    for seats, options in short(key):
        eyes = Eyes(key, seats, options)
        columns = eyes.sight.observation
        assert len(set(columns.names)) == len(columns.names) == len(columns.units) == columns.size
        units = np.array(columns.units, np.float32)
        for s, seat in positions(eyes, 3, 5):
            eyes.seen(s, seat)
            scaled = eyes.array.astype(np.float32) * units
            assert (np.rint(scaled / units).astype(np.int32) == eyes.array).all()
        for chart in columns.charts:
            assert 0 <= chart.at <= columns.size - chart.shape[0] * chart.shape[1]


def test_rolling_seas_has_its_maps_as_charts():
    charts = [chart.name for chart in Eyes("rolling-seas", 2, {}).sight.observation.charts]
    assert {"boards.0.ship", "boards.0.rocks", "boards.1.pirates"} <= set(charts)


def test_a_view_looks_the_same_after_its_journey():
    eyes = Eyes("nassau", 3, {})
    for s, seat in positions(eyes, 2, 10):
        before = fingerprint(s)
        assert eyes.seen(s, seat) == eyes.seen(s.clone(), seat)
        assert fingerprint(s) == before


def test_compiled_observations_are_the_same():
    run = run_compiled("-m", "pytest", "-q", "-p", "no:cacheprovider", __file__, "-k", "not compiled and not slow")
    assert run.returncode == 0, run.stdout
