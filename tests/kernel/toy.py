"""A toy game that uses everything the kernel offers: lanes, lane dice, a rider, a secret per seat, plans, events.

Three rounds. In each, everybody secretly bids some of their coins, then rolls a die of their own and may roll it once
more; the highest bid plus die scores. Each seat holds a secret goal from a pool nobody else sees; in the end one equal
to the number of one's points is worth two more. Once per game a seat may boast while it bids.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from flibuste.kernel import (
    NOBODY,
    OWNER,
    VERB_SHIFT,
    BadPosition,
    Choice,
    Document,
    EventField,
    EventKind,
    Fork,
    Frame,
    Game,
    Notation,
    Options,
    Result,
    Rules,
    State,
    Together,
    Verb,
    Words,
    below,
    emit,
    pluck,
    pluck_unseen,
)

ROUNDS: Final = 3
GOALS: Final = 4
UNKNOWN: Final = -1
BID: Final = 0 << VERB_SHIFT
KEEP: Final = 1 << VERB_SHIFT
AGAIN: Final = 2 << VERB_SHIFT
BOAST: Final = 3 << VERB_SHIFT
BIDDING: Final = 1
ROLLED, SCORED = 0, 1


class Toy(State):
    __slots__ = ("bids", "boasts", "dice", "goals", "gold", "played", "points")

    def __init__(
        self,
        rules: Rules,
        key: bytes,
        rng: int,
        stack: list[Frame[Any]],
        fork: Fork | None,
        decider: int,
        options: list[int],
        played: int,
        gold: list[int],
        bids: list[int],
        dice: list[int],
        points: list[int],
        boasts: list[int],
        goals: list[int],
    ) -> None:
        super().__init__(rules)
        self.key, self.rng, self.stack, self.fork = key, rng, stack, fork
        self.decider, self.options = decider, options
        self.played, self.gold, self.bids, self.dice = played, gold, bids, dice
        self.points, self.boasts, self.goals = points, boasts, goals

    def clone(self) -> Toy:
        return Toy(
            self.rules,
            self.key,
            self.rng,
            self.stack.copy(),
            None if self.fork is None else self.fork.clone(),
            self.decider,
            self.options,
            self.played,
            self.gold.copy(),
            self.bids.copy(),
            self.dice.copy(),
            self.points.copy(),
            self.boasts.copy(),
            self.goals.copy(),
        )

    def facts(self) -> tuple[object, ...]:
        return (self.played, self.gold, self.bids, self.dice, self.points, self.boasts, self.goals)


class Bid(Frame[Toy]):
    __slots__ = ()
    topic: ClassVar[str] = "bid"
    rules: ClassVar[tuple[str, ...]] = ("TO-BID-001",)

    def window(self) -> int:
        return BIDDING

    def step(self, s: Toy) -> list[int] | None:
        return [BID + coins for coins in range(min(3, s.gold[self.seat]) + 1)]

    def answer(self, s: Toy, action: int) -> None:
        s.bids[self.seat] = action - BID
        s.stack[-1] = Roll(self.seat, 2)


class Roll(Frame[Toy]):
    """Roll, then ask whether to roll again."""

    __slots__ = ("left",)
    topic: ClassVar[str] = "roll"
    rules: ClassVar[tuple[str, ...]] = ("TO-ROL-001",)

    def __init__(self, seat: int, left: int) -> None:
        self.seat, self.left = seat, left

    def step(self, s: Toy) -> list[int] | None:
        if self.left == 2:
            roll(s, self.seat)
            s.stack[-1] = Roll(self.seat, 1)
            return None
        return [KEEP, AGAIN]

    def answer(self, s: Toy, action: int) -> None:
        s.stack.pop()
        if action == AGAIN:
            roll(s, self.seat)


def roll(s: Toy, seat: int) -> None:
    s.dice[seat] = 1 + below(s, 6)
    emit(s, ROLLED, seat, s.dice[seat])


def open_lane(s: Toy, seat: int) -> Frame[Any] | None:
    return Bid(seat) if s.gold[seat] else None


def bid_together(s: Toy, seat: int) -> None:
    s.stack.append(Together("bid"))


def settle_round(s: Toy, seat: int) -> None:
    totals = [bid + die for bid, die in zip(s.bids, s.dice, strict=True)]
    if totals.count(max(totals)) == 1:
        winner = totals.index(max(totals))
        s.points[winner] += 1
        emit(s, SCORED, winner)
    s.gold = [gold - bid for gold, bid in zip(s.gold, s.bids, strict=True)]
    s.bids, s.dice = [0] * s.rules.seats, [0] * s.rules.seats
    s.played += 1


class Rounds(Frame[Toy]):
    __slots__ = ()

    def step(self, s: Toy) -> list[int] | None:
        if s.played == ROUNDS:
            s.stack.pop()
        else:
            s.stack.append(s.rules.run("round", 0))
        return None


def may_boast(s: Toy, seat: int, options: list[int]) -> None:
    if not s.boasts[seat]:
        options.append(BOAST)


def boast(s: Toy, seat: int, action: int) -> None:
    s.boasts[seat] = 1


class ToyGame(Game[Toy]):
    key: ClassVar[str] = "toy"

    def __init__(self, *frames: type[Frame[Any]]) -> None:
        rolled = EventKind("rolled", EventField("player", "seat"), EventField("die", "number", OWNER))
        scored = EventKind("scored", EventField("player", "seat"))
        super().__init__([Choice("purse", "four", "nine")], [rolled, scored], [Bid, Roll, Rounds, *frames])
        bids = Words("coins", [str(coins) for coins in range(4)])
        self._notation = Notation(Verb(0, "bid", bids), Verb(1, "keep"), Verb(2, "again"), Verb(3, "boast"))

    @property
    def notation(self) -> Notation:
        return self._notation

    def seat_counts(self, options: Options) -> Sequence[int]:
        return (2, 3)

    def compose(self, seats: int, options: Options, version: int) -> Rules:
        rules = Rules(seats, options)
        rules.plan("round", bid_together, settle_round)
        rules.together("bid", open_lane)
        rules.rider(BOAST, (BIDDING,), may_boast, boast)
        return rules

    def set_up(self, rules: Rules, key: bytes, rng: int) -> Toy:
        seats = rules.seats
        gold = {"four": 4, "nine": 9}[rules.options["purse"]]
        s = Toy(
            *(rules, key, rng, [Rounds(NOBODY)], None, NOBODY, []),
            0,
            [gold] * seats,
            [0] * seats,
            [0] * seats,
            [0] * seats,
            [0] * seats,
            [],
        )
        pool = list(range(GOALS))
        s.goals = [pluck_unseen(s, pool, seat) for seat in range(seats)]
        return s

    def write(self, s: Toy) -> Document:
        names = ("played", "gold", "bids", "dice", "points", "boasts", "goals")
        return {name: getattr(s, name) for name in names}

    def read(self, rules: Rules, board: Document) -> Toy:
        return Toy(rules, b"", 0, [], None, NOBODY, [], **board)

    def audit(self, s: Toy) -> None:
        known = [goal for goal in s.goals if goal != UNKNOWN]
        if len(set(known)) != len(known):
            raise BadPosition("Two seats hold the same goal.")
        if min(s.gold) < 0:
            raise BadPosition("A purse is overdrawn.")

    def result(self, s: Toy) -> Result:
        scores = [points + 2 * (goal == points) for points, goal in zip(s.points, s.goals, strict=True)]
        ranks = [1 + sum(other > own for other in scores) for own in scores]
        return Result(scores, ranks, [seat for seat, rank in enumerate(ranks) if rank == 1])

    def adopt(self, s: Toy, source: Toy, seat: int) -> None:
        s.bids[seat], s.dice[seat], s.boasts[seat] = source.bids[seat], source.dice[seat], source.boasts[seat]

    def blank(self, s: Toy, seat: int) -> None:
        s.goals = [goal if owner == seat else UNKNOWN for owner, goal in enumerate(s.goals)]

    def guess(self, s: Toy) -> None:
        pool = [goal for goal in range(GOALS) if goal not in s.goals]
        s.goals = [pluck(s, pool) if goal == UNKNOWN else goal for goal in s.goals]


TOY = ToyGame()
NINE: Final[Mapping[str, str]] = {"purse": "nine"}
