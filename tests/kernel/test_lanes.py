"""Simultaneous play: lanes are independent, and nobody learns another's answer before the join."""

import json
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flibuste.kernel import (
    HIDDEN,
    BadPosition,
    Generator,
    Match,
    apply,
    asking,
    deciders,
    describe,
    fingerprint,
    options_of,
    playout,
    position,
    replay,
)
from flibuste.kernel.check import check_game
from tests.kernel.toy import NINE, TOY

SEED = bytes(range(32))


def match(seats: int = 3) -> Match:
    return Match.start(TOY, [f"P{seat}" for seat in range(seats)], NINE, SEED)


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("purse", ["four", "nine"])
def test_the_toy_passes_the_conformance_suite(seats, purse):
    report = None
    for seed in range(20):
        report = check_game(TOY, seats, {"purse": purse}, seed, report=report)
    assert report.games == 20 and report.forks > 20 and report.decisions > 200


def answers(m: Match, seat: int, picks: list[int]) -> None:
    """Answer one seat's lane to its end."""
    fork = m.state.fork
    for pick in picks:
        options = options_of(m.state, seat)
        if m.state.fork is not fork or not options:
            return
        m.play(seat, options[pick % len(options)])


@given(st.lists(st.lists(st.integers(0, 9), min_size=4, max_size=4), min_size=3, max_size=3))
def test_any_order_of_answers_gives_the_same_state(picks):
    ends = set()
    for order in permutations(range(3)):
        m = match()
        for seat in order:
            answers(m, seat, picks[seat])
        ends.add(fingerprint(m.state))
    assert len(ends) == 1


@given(st.lists(st.integers(0, 2), min_size=12, max_size=12), st.lists(st.integers(0, 9), min_size=3, max_size=3))
def test_interleaved_answers_give_the_same_state(schedule, picks):
    """Not only lane after lane: any interleaving of single answers."""

    def play(order: list[int]) -> str:
        m = match()
        fork = m.state.fork
        for seat in [*order, *sorted(order), 0, 0, 0, 1, 1, 1, 2, 2, 2]:
            options = options_of(m.state, seat)
            if m.state.fork is fork and options:
                m.play(seat, options[picks[seat] % len(options)] if "boast" not in texts(m, seat) else options[0])
        return fingerprint(m.state)

    assert play(schedule) == play(sorted(schedule))


def texts(m: Match, seat: int) -> list[str]:
    return [TOY.notation.text(action) for action in options_of(m.state, seat)]


def test_a_lane_draws_from_its_own_stream():
    one, other = match(), match()
    one.play(0, "bid 1")
    other.play(1, "bid 2")
    other.play(1, "again")
    other.play(0, "bid 1")
    assert one.state.dice[0] == other.state.dice[0]


def test_streams_differ_between_seats_and_forks():
    m = match()
    streams = list(m.state.fork.streams)
    for seat in range(3):
        m.play(seat, "bid 0")
        m.play(seat, "keep")
    assert len({*streams, *m.state.fork.streams}) == 6


def test_another_seat_sees_nothing_of_an_open_lane():
    m = match()
    before = m.view(1)
    m.play(0, "bid 3")
    assert m.view(1) == before and m.view(1).seen.bids == [0, 0, 0]
    assert m.view(0).seen.bids == [3, 0, 0] and m.view(0).seen.dice[0] > 0
    assert m.view(-1).seen.bids == [0, 0, 0]


def test_a_view_keeps_no_way_to_the_hidden_state():
    m = match()
    m.play(0, "bid 3")
    seen = m.view(1).seen
    assert seen.key == b"" and seen.rng == -1 and seen.fork.before.key == b"" and seen.fork.before.rng == -1
    assert seen.fork.streams == [-1, -1, -1] and seen.fork.moves == [[], [], []]
    assert seen.goals.count(-1) == 2 and seen.fork.before.goals.count(-1) == 2


def test_nothing_can_be_drawn_from_a_view():
    seen = match().view(0).seen
    with pytest.raises(RuntimeError, match="imagine"):
        apply(seen, 0, TOY.notation.parse("bid 1"))


def test_events_of_a_lane_are_told_after_the_join():
    m = match()
    m.play(0, "bid 3")
    m.play(0, "keep")
    assert m.events(1) == [] and len(m.events(0)) == 2
    for seat in (1, 2):
        m.play(seat, "bid 0")
        m.play(seat, "keep")
    told = [event for move, events in m.events(1) for event in events if move.seat == 0]
    assert told == [(0, 0, HIDDEN)]


def test_what_happens_before_the_first_decision_is_told():
    from flibuste.games.registry import game

    opened = Match.start(game("port-royal"), ["A", "B"], {}, SEED)
    assert [game("port-royal").events[event[0]].name for event in opened.opening] == ["turn"]
    assert opened.state.sink is None


def test_a_record_shown_during_play_leaves_open_lanes_out():
    m = match()
    m.play(0, "bid 3")
    shown = m.record()
    assert shown["actions"] == [] and shown["seed"] is None and "030" not in json.dumps(shown["actions"])
    assert m.record(reveal=True)["actions"] == [[0, "bid 3"]]


def test_a_private_save_in_the_middle_of_a_fork_replays():
    m = match()
    m.play(2, "bid 1")
    again = replay(TOY, json.loads(json.dumps(m.record(reveal=True))))
    assert fingerprint(again.state) == fingerprint(m.state) and deciders(again.state) == [0, 1, 2]


def test_the_rider_leaves_the_question_open():
    m = match()
    assert texts(m, 0)[-1] == "boast"
    m.play(0, "boast")
    assert asking(m.state, 0).topic == "bid" and "boast" not in texts(m, 0)


def test_undo_in_a_lane_is_free_until_a_die_was_rolled():
    m = match()
    m.play(0, "boast")
    m.play(1, "boast")
    assert m.may_undo(0), "another's open lane does not matter"
    m.undo(0)
    assert m.state.boasts == [0, 1, 0] and len(m.moves) == 1
    m.play(0, "bid 2")
    assert not m.may_undo(0), "the bid rolled a die"


def test_the_join_ends_undo():
    m = match(2)
    for seat in (0, 1):
        m.play(seat, "bid 0")
        m.play(seat, "keep")
    assert not m.may_undo(1) and not m.may_undo(0)


def test_a_position_inside_a_fork_is_written_and_read():
    m = match()
    m.play(1, "bid 2")
    document = json.loads(json.dumps(describe(TOY, m.state)))
    s = position(TOY, document)
    assert fingerprint(s) == fingerprint(m.state)
    assert TOY.view(s, 0) == m.view(0), "the table before the fork came along"


def test_a_fork_without_its_lanes_is_refused():
    document = describe(TOY, match().state)
    document["fork"]["lanes"] = document["fork"]["lanes"][:2]
    with pytest.raises(BadPosition, match="one lane"):
        position(TOY, document)


def test_imagined_goals_are_fair():
    """Every goal the seat cannot see is equally likely to be another's."""
    view, dice = match().view(0), Generator(b"", 7)
    seen = [TOY.imagine(view, dice).goals[1] for _ in range(3000)]
    own = view.seen.goals[0]
    counts = [seen.count(goal) for goal in range(4) if goal != own]
    assert seen.count(own) == 0 and min(counts) > 900


def test_a_playout_that_ends_amid_a_simultaneous_phase_can_be_looked_at():
    for limit in (*range(1, 40), *range(190, 230)):
        s = TOY.new(3, NINE, 5)
        playout(s, Generator(b"", limit), limit)
        assert s.watched and (s.fork is None or s.fork.before is not None)
        if not s.over:
            TOY.view(s, s.decider)
