"""What an answer says it costs and brings is what then happens to the seat that gives it: random games of every game
with every value of every option, every sort of answer at every question.

Compared is what lies before the seat at the next question, unless chance or what others have chosen in secret has a
hand in it, or the answer leads to a further question of the same seat: then that answer has its own promise. What comes
whatever one answers is no answer's doing, nor is the count at the end of the game or of a round.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from flibuste.games import registry
from flibuste.kernel import Generator, apply, asking, below, deciders, options_of
from flibuste.kit import Change
from tests.conformance.cases import Case, few_cases

TRADES = {("captains-war", "choose"): "choice", ("captains-war", "pay"): "choice"}
"""Questions that turn something owed, promised before, into a certain thing: only that is named."""
IN_PLACE = ("nassau",)
"""Games in which the question that goes on with an answer takes the place of the question before it on the stack."""
CLOSES = {"nassau": ("phase", "rounds"), "adventure": ("turns",)}
"""By game, or option: what changes when all have done their part and what they did is compared, or when the next turn
begins with an event that is known."""
NEXT_CARD = "the last answer of all brings the next turn with its card and dice"
NEXT_IN_LINE = "the next in line, or the next month, may bring what a card turned up decides"
DRAWN = "what is drawn or thrown decides"
ASKED_ON = "what it costs comes back with the next answer, or that answer says it"
SILENT: dict[str, dict[str, str]] = {
    "port-royal": {
        "reveal": DRAWN,
        **dict.fromkeys(("pass", "stop", "take", "hold"), NEXT_IN_LINE),
        "choose": "the starting coins come when all have chosen",
    },
    "rolling-seas": dict.fromkeys(
        ("place", "moor", "home", "ambush", "point", "wind", "visit", "stop", "done"), NEXT_CARD
    ),
    "captains-war": {"attack": ASKED_ON, "commit": DRAWN, **dict.fromkeys(("done", "reward"), NEXT_CARD)},
    "amerigo": {
        **dict.fromkeys(("pass", "build", "learn", "stop"), "the next phase begins, or the round is counted"),
        **dict.fromkeys(("settle", "skip"), "action points that no ship is left to use are not the price of a post"),
    },
    "nassau": {
        **dict.fromkeys(("home", "skull"), "the round is counted"),
        **dict.fromkeys(("ward", "dice", "lose", "dutch"), DRAWN),
        **dict.fromkeys(("land", "go", "tower", "fight", "skip", "use", "leave"), ASKED_ON),
    },
}
"""By game, the answers that may promise nothing although something of the seat's changes, and why."""
ANSWERS = 3  # of one verb that are tried at a question

Sum = Counter[str]


def whatever(sums: list[Sum]) -> Sum:
    """What all of several answers have in common."""
    first, *others = sums
    return first if others and all(other == first for other in others) else Sum()


class Table:
    """A game at random whose answers are all tried on copies first."""

    def __init__(self, case: Case, seed: int) -> None:
        self.case = case
        self.record = registry.record(case.key)
        self.s: Any = case.game.new(case.seats, case.options, seed)
        self.compared: Counter[str] = Counter()
        self.silent: set[str] = set()
        self.dice = Generator(b"", seed)

    def play(self) -> list[str]:
        """The promises that were broken, from the first answer to the last."""
        broken: list[str] = []
        while not self.s.over:
            asked = deciders(self.s)
            seat = asked[below(self.dice, len(asked))]
            options = options_of(self.s, seat)
            broken += self.broken(seat, options)
            apply(self.s, seat, options[below(self.dice, len(options))])
        return broken

    def broken(self, seat: int, options: list[int]) -> list[str]:
        notation, topic = self.case.game.notation, asking(self.s, seat).topic
        verbs: Counter[int] = Counter()
        found: list[tuple[int, Sum, Sum]] = []
        for action in options:
            verb = notation.verb(action).word
            verbs[verb] += 1
            happened = self.happened(seat, action) if verbs[verb] <= ANSWERS else None
            if happened is not None:
                found.append((action, self.promised(seat, action), happened))
                self.compared[verb] += 1
        gaps = [_minus(happened, made) for _, made, happened in found]
        for gap in gaps:
            gap.pop(TRADES.get((self.case.key, topic), ""), None)
        common = whatever(gaps) if gaps else Sum()
        return [
            f"{topic}: {notation.text(action)} promised {dict(made)}, brought {dict(happened)}"
            for (action, made, happened), gap in zip(found, gaps, strict=True)
            if gap != common
        ]

    def promised(self, seat: int, action: int) -> Sum:
        changes: list[Change] = list(self.record.changes(self.case.game.view(self.s, seat), action))
        own = [change for change in changes if change.seat == seat]
        gained = {change.thing for change in changes if change.seat != seat and change.amount > 0}
        assert len({change.thing for change in own}) == len(own)
        assert all(change.amount or (change.seat == seat and change.thing in gained) for change in changes)
        return Sum({change.thing: change.amount for change in own if change.amount})

    def happened(self, seat: int, action: int) -> Sum | None:
        """What an answer changed by the next question; None if it was not alone in that, or goes on. An answer that
        promises nothing although what the seat has changes is noted."""
        s, twin = self.s, self.s.clone()
        revealed = twin.revealed
        apply(twin, seat, action)
        joined = s.fork is not None and (twin.fork is None or len(twin.fork.moves[seat]) != len(s.fork.moves[seat]) + 1)
        stack, after = self.stack(s, seat), self.stack(twin, seat)
        before, after_it = Sum(self.record.account(s, seat)), Sum(self.record.account(twin, seat))
        height = len(stack) + (self.case.key not in IN_PLACE)
        asks_on = seat in deciders(twin) and len(after) >= height and after[-1].topic != stack[-1].topic
        closing = [name for what in (self.case.key, *self.case.options) for name in CLOSES.get(what, ())]
        closes = any(getattr(twin, name) != getattr(s, name) for name in closing)
        if twin.revealed > revealed or joined or asks_on or closes or twin.over:
            if _minus(after_it, before) and not self.promised(seat, action):
                self.silent.add(self.case.game.notation.verb(action).word)
            return None
        return _minus(after_it, before)

    def stack(self, s: Any, seat: int) -> list[Any]:
        found: list[Any] = s.stack if s.fork is None else s.fork.lanes[seat]
        return found


def _minus(after: Sum, before: Sum) -> Sum:
    return Sum({thing: after[thing] - before[thing] for thing in {*after, *before} if after[thing] != before[thing]})


@pytest.mark.parametrize("case", few_cases(), ids=str)
def test_answers_keep_their_promises(case: Case) -> None:
    table = Table(case, 5)
    assert table.play() == []
    assert table.compared
    assert table.silent <= SILENT[case.key].keys()
