"""What holds at every decision of every base game. Picks are data, so that a failure shrinks to a short game."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from flibuste.games.port_royal.audit import every_card
from flibuste.games.port_royal.cards import SHIP
from flibuste.games.port_royal.catalogue import (
    ADMIRALS_PAID,
    COMPLETED,
    EXPEDITIONS,
    GOLD,
    HIRED,
    INFLUENCE,
    JESTERS_PAID,
    PAID_FEE,
    SWORDS,
    TAX_BONUS,
    TAXED,
    TRADED,
)
from flibuste.games.port_royal.state import PortRoyal
from flibuste.games.registry import game
from flibuste.kernel import SPECTATOR, Event, Generator, apply, describe, fingerprint, playout, position
from tests.rules import rule

PORT_ROYAL = game("port-royal")
ENDS = ("standard", "expedition")
COINS_CHANGED = {
    **dict.fromkeys((JESTERS_PAID, TAX_BONUS, ADMIRALS_PAID, TRADED, COMPLETED), 1),
    **dict.fromkeys((TAXED, HIRED, PAID_FEE), -1),
}
"""Whether an event gives or takes its last number from the seat it names first."""
SWORDS_OF = {"sailor": 1, "pirate": 2}


class Played:
    """A base game: a table, so many random answers, then the answers that the picks choose."""

    def __init__(self, seed: int, seats: int, end: str, warm_up: int, picks: list[int]) -> None:
        self.seed, self.seats, self.end, self.warm_up, self.picks = seed, seats, end, warm_up, picks

    def __repr__(self) -> str:
        return f"Played({self.seed}, {self.seats}, {self.end!r}, {self.warm_up}, {self.picks})"

    def positions(self) -> Iterator[PortRoyal]:
        """The table at every decision of the picks, and after the last."""
        s: PortRoyal = PORT_ROYAL.new(self.seats, {"end": self.end}, self.seed)
        playout(s, Generator(b"", self.seed), self.warm_up)
        yield s
        for pick in self.picks:
            if s.over:
                return
            apply(s, s.decider, s.options[pick % len(s.options)])
            yield s


games = st.builds(
    Played,
    seed=st.integers(1, 10**6),
    seats=st.integers(2, 5),
    end=st.sampled_from(ENDS),
    warm_up=st.integers(0, 300),
    picks=st.lists(st.integers(0, 59), max_size=60),  # 60 is a multiple of most numbers of options
)
few = settings(max_examples=40)


@rule("PR-BASE-002", "PR-BASE-003", "PR-GEN-005")
@few
@given(games)
def test_no_card_is_ever_lost_or_doubled(played: Played) -> None:
    for s in played.positions():
        assert Counter(every_card(s)) == Counter(s.book.deck + s.book.laid_out)
        assert len(every_card(s)) == (120 if played.seats == 5 else 119)


@rule("PR-GEN-001", "PR-GEN-006", "PR-GEN-007")
@few
@given(games)
def test_counters_equal_recounts(played: Played) -> None:
    for s in played.positions():
        PORT_ROYAL.audit(s)
        cards = s.book.cards
        for seat, display in enumerate(s.display):
            assert s.count(seat, INFLUENCE) == sum(cards.influence[card] for card in display)
            assert s.count(seat, SWORDS) == sum(SWORDS_OF.get(cards.kind[card], 0) for card in display)
            assert s.count(seat, EXPEDITIONS) == sum(cards.kind[card] == "expedition" for card in display)
            assert s.count(seat, GOLD) == sum(s.purse[seat :: s.book.holders]) >= 0


@rule("PR-BASE-050", "PR-GEN-008")
@few
@given(games)
def test_the_river_never_holds_two_ships_of_a_colour(played: Played) -> None:
    for s in played.positions():
        cards = s.book.cards
        colours = [cards.colour[card] for card in s.river if cards.type[card] == SHIP]
        assert len(colours) == len(set(colours)) == s.colours.bit_count()


@rule("PR-GEN-006")
@few
@given(games)
def test_influence_never_goes_down(played: Played) -> None:
    before = [0] * played.seats
    for s in played.positions():
        now = [s.count(seat, INFLUENCE) for seat in range(played.seats)]
        assert all(earlier <= later for earlier, later in zip(before, now, strict=True))
        before = now


@rule("PR-BASE-110", "PR-VAR-001")
@few
@given(games)
def test_the_end_is_triggered_as_soon_as_somebody_reaches_the_goal(played: Played) -> None:
    for s in played.positions():
        goal_reached = [
            s.count(seat, INFLUENCE) >= 12 and (played.end == "standard" or s.count(seat, EXPEDITIONS) > 0)
            for seat in range(played.seats)
        ]
        assert bool(s.ending) is any(goal_reached)


@few
@given(games)
def test_options_ascend_and_each_can_be_played_without_touching_the_original(played: Played) -> None:
    notation = PORT_ROYAL.notation
    for s in played.positions():
        before = fingerprint(s)
        assert s.options == sorted(set(s.options))
        assert bool(s.options) is not s.over
        for action in s.options:
            assert notation.parse(notation.text(action), s.options) == action
            twin = s.clone()
            apply(twin, twin.decider, action)
            PORT_ROYAL.audit(twin)
            assert fingerprint(twin) != before
        assert fingerprint(s) == before


@rule("PR-GEN-011")
@few
@given(games)
def test_the_log_accounts_for_every_coin(played: Played) -> None:
    """Whoever reads only the events knows what everybody has."""
    heard: list[Event] = []
    gold: Counter[int] = Counter()
    for s in played.positions():
        for kind, *values in heard:
            if kind in COINS_CHANGED:
                gold[values[0]] += COINS_CHANGED[kind] * values[-1]
            if kind == PAID_FEE:
                gold[values[1]] += values[-1]
        now = [s.count(seat, GOLD) for seat in range(played.seats)]
        if s.sink is not None:
            assert [gold[seat] for seat in range(played.seats)] == now
        gold = Counter(dict(enumerate(now)))
        heard = s.sink = []


@few
@given(games)
def test_the_same_answers_lead_to_the_same_table(played: Played) -> None:
    assert [fingerprint(s) for s in played.positions()] == [fingerprint(s) for s in played.positions()]


@few
@given(games)
def test_a_position_written_down_and_read_again_is_the_same(played: Played) -> None:
    for at, s in enumerate(played.positions()):
        if at % 8 == 0:
            document = json.loads(json.dumps(describe(PORT_ROYAL, s)))
            assert fingerprint(position(PORT_ROYAL, document)) == fingerprint(s)


@few
@given(games, st.integers(0, 2**30 - 1))
def test_views_tell_nothing_of_what_is_still_to_be_drawn(played: Played, other: int) -> None:
    for at, s in enumerate(played.positions()):
        if at % 8 == 0:
            twin = s.clone()
            twin.key, twin.rng = other.to_bytes(32, "big"), other
            for seat in range(SPECTATOR, played.seats):
                assert PORT_ROYAL.view(s, seat) == PORT_ROYAL.view(twin, seat)


@few
@given(games, st.integers(0, 2**30 - 1))
def test_an_imagined_world_looks_like_the_real_one_and_can_be_played(played: Played, dice: int) -> None:
    for at, s in enumerate(played.positions()):
        if at % 8 == 0:
            for seat in range(SPECTATOR, played.seats):
                view = PORT_ROYAL.view(s, seat)
                world = PORT_ROYAL.imagine(view, Generator(b"", dice))
                assert PORT_ROYAL.view(world, seat) == view
                playout(world, Generator(b"", dice), 40)
                PORT_ROYAL.audit(world)


@rule("PR-BASE-005", "PR-BASE-111", "PR-VAR-001")
@settings(max_examples=25)
@given(st.integers(1, 10**6), st.integers(2, 5), st.sampled_from(ENDS))
def test_everybody_has_the_same_number_of_active_turns(seed: int, seats: int, end: str) -> None:
    s: PortRoyal = PORT_ROYAL.new(seats, {"end": end}, seed)
    turns: Counter[int] = Counter()
    ended_in_round = 0
    turn = 0
    while not s.over:
        if s.turns > turn:
            turn = s.turns
            turns[s.active] += 1
        playout(s, Generator(b"", s.rng), 1)
        if s.ending and not ended_in_round:
            ended_in_round = -(-turn // seats)
    assert set(turns.values()) == {ended_in_round}  # the round in which the end was triggered is the last
    assert len(turns) == seats
    winners = PORT_ROYAL.result(s).winners
    assert winners
    assert all(s.book.has_reached_goal(s, seat) for seat in winners)
