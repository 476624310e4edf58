"""What holds in every game of Captains' War, whatever is played."""

from __future__ import annotations

from hypothesis import given
from hypothesis.strategies import booleans, integers, lists, sampled_from

from flibuste.games.captains_war.game import GAME_OBJECT
from flibuste.games.captains_war.state import CaptainsWar, free
from flibuste.games.captains_war.tables import FORCES, ITEMS, NONE, TRACKS
from flibuste.kernel import SPECTATOR, Generator, Match, apply, deciders, fingerprint, options_of
from tests.games.captains_war.table import Table
from tests.rules import rule

PICK = integers(0, 10**6)
PICKS = lists(PICK, max_size=150)
OPTIONS = {1: {"captain": "blackbeard"}, **{seats: {"adventure": "all"} for seats in range(2, 7)}}


def walk(s: CaptainsWar, picks: list[int]) -> None:
    for pick in picks:
        seats = deciders(s)
        if not seats:
            return
        seat = seats[pick % len(seats)]
        options = options_of(s, seat)
        apply(s, seat, options[pick // 7 % len(options)])


@rule("CW-GEN-002", "CW-GEN-003", "CW-SOLO-001")
@given(seed=integers(1, 10**6), seats=integers(1, 6), picks=PICKS)
def test_every_box_is_free_held_or_spent(seed: int, seats: int, picks: list[int]) -> None:
    s = GAME_OBJECT.new(seats, OPTIONS[seats], seed)
    walk(s, picks)
    t = s.book.tables
    for side, sheet in enumerate(s.sheets):
        sharing = s.sheets if seats == 1 else [sheet]
        for item in range(ITEMS):
            used = sum(other.held[item] + other.spent[item] for other in sharing)
            assert used + free(s, side, item) == t.boxes[item] and free(s, side, item) >= 0 and sheet.held[item] >= 0
        assert all(sheet.progress[track] <= sheet.reach(t, track) for track in TRACKS)
        assert sheet.attacks() <= len(sheet.rows) <= t.last_boarding
    if seats > 1:
        assert sum(len(sheet.rows) for sheet in s.sheets) % 2 == 0


@rule("CW-GEN-006", "CW-BRD-005")
@given(
    seed=integers(1, 10**6),
    seats=integers(2, 6),
    picks=PICKS,
    answers=lists(PICK, min_size=12, max_size=40),
)
def test_a_view_never_depends_on_an_unrevealed_choice(
    seed: int, seats: int, picks: list[int], answers: list[int]
) -> None:
    """Wherever a simultaneous phase is open, whatever another seat answers, my view stays as it was."""
    s = GAME_OBJECT.new(seats, {}, seed)
    walk(s, picks)
    fork = s.fork
    if fork is None:
        return
    views = [GAME_OBJECT.view(s, seat) for seat in range(SPECTATOR, seats)]
    for answer in answers:
        for seat in deciders(s):
            if len(deciders(s)) == 1 and closes(s, seat):
                continue
            options = options_of(s, seat)
            apply(s, seat, options[answer % len(options)])
            others = [other for other in range(SPECTATOR, seats) if other != seat]
            assert all(GAME_OBJECT.view(s, other) == views[other + 1] for other in others)
            views[seat + 1] = GAME_OBJECT.view(s, seat)


def closes(s: CaptainsWar, seat: int) -> bool:
    """Whether some answer of the only seat left would end the simultaneous phase."""
    assert s.fork is not None
    opened = s.fork.before
    for option in options_of(s, seat):
        twin = s.clone()
        apply(twin, seat, option)
        if twin.fork is None or twin.fork.before is not opened:
            return True
    return False


@rule("CW-BRD-005", "CW-GEN-006")
@given(
    seats=integers(2, 6),
    attack=lists(integers(1, 5), min_size=2, max_size=5),
    defence=lists(integers(1, 5), min_size=1, max_size=5),
    attacker_first=booleans(),
)
def test_nobody_can_tell_which_party_was_committed(
    seats: int, attack: list[int], defence: list[int], attacker_first: bool
) -> None:
    """Whichever party the first side commits, everybody else sees the same table, options and imagined worlds."""
    t = Table(seats)
    for seat, crew in enumerate((attack, defence)):
        t.fill(seat, crew=[force for force in FORCES for _ in range(min(crew.count(force), 3))])
    t.board().play(0, "attack seat-2")
    first = 0 if attacker_first else 1
    if t.asked() != [0, 1]:
        return
    for other in [seat for seat in range(SPECTATOR, seats) if seat != first]:
        seen = set()
        for option in options_of(t.s, first):
            twin = t.s.clone()
            apply(twin, first, option)
            view = GAME_OBJECT.view(twin, other)
            world = GAME_OBJECT.imagine(view, Generator(b"", 1))
            assert world.parties[first] == NONE
            seen.add((view.fingerprint(), tuple(view.options), fingerprint(world)))
        assert len(seen) == 1


@rule("CW-GEN-006")
@given(seed=integers(0, 255), seats=integers(2, 5), picks=PICKS)
def test_logs_and_public_records_never_show_an_open_choice(seed: int, seats: int, picks: list[int]) -> None:
    match = Match.start(GAME_OBJECT, [f"P{seat}" for seat in range(seats)], {}, bytes([seed]) * 32)
    for pick in picks:
        open_seats = deciders(match.state)
        if not open_seats:
            return
        seat = open_seats[pick % len(open_seats)]
        fork = match.state.fork
        opened = fork.before if fork is not None else None
        before = {other: match.events(other) for other in range(SPECTATOR, seats) if other != seat}
        record = match.record()["actions"]
        options = options_of(match.state, seat)
        match.play(seat, options[pick // 7 % len(options)])
        still_open = opened is not None and match.state.fork is not None and match.state.fork.before is opened
        if still_open:
            assert {other: match.events(other) for other in before} == before
            assert match.record()["actions"] == record


@rule("CW-GEN-007")
@given(
    seed=integers(1, 10**6),
    order=sampled_from([[0, 1, 2], [2, 1, 0], [1, 2, 0]]),
    picks=lists(PICK, min_size=40, max_size=40),
)
def test_the_order_of_answers_never_matters(seed: int, order: list[int], picks: list[int]) -> None:
    """Loot and command, each seat with its own choices, in two orders."""
    ends = []
    for seats in ([0, 1, 2], order):
        s = GAME_OBJECT.new(3, {}, seed)
        apply(s, s.active, options_of(s, s.active)[picks[0] % 6])
        for phase in range(2):
            fork = s.fork
            for seat in seats:
                at = 0
                while s.fork is not None and fork is not None and s.fork.before is fork.before and options_of(s, seat):
                    options = options_of(s, seat)
                    apply(s, seat, options[picks[(13 * seat + 5 * phase + at) % 40] % len(options)])
                    at += 1
        ends.append(s.facts())
    assert ends[0] == ends[1]
