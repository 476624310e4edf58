"""What an answer is said to cost and bring is what happens when it is given."""

from __future__ import annotations

from collections import Counter

import pytest

from flibuste.games.captains_war.events import ATTACKED
from flibuste.games.captains_war.facts import TRADES, changes, inventory
from flibuste.games.captains_war.game import GAME_OBJECT
from flibuste.games.captains_war.modules.adventure import PATROL
from flibuste.games.captains_war.state import CaptainsWar
from flibuste.games.captains_war.tables import CREW, FORCES, ITEM_NAMES, RESOURCES
from flibuste.kernel import Event, Generator, apply, asking, below, deciders, options_of

Changes = Counter[tuple[int, str]]  # by seat and thing

CHEST = [ITEM_NAMES[resource] for resource in RESOURCES]
GAMES = [(1, {"captain": captain}) for captain in ("calico-jack", "ching-shih")]
GAMES += [(seats, {"adventure": cards}) for seats in (2, 3, 5) for cards in ("none", "all")]
BETWEEN = (PATROL, ATTACKED)


class Asked:
    """A question of a random game."""

    def __init__(self, s: CaptainsWar, dice: Generator) -> None:
        self.s = s
        self.dice = dice
        self.seat = deciders(s)[below(dice, len(deciders(s)))]
        self.topic = asking(s, self.seat).topic

    def promised(self, action: int) -> Changes:
        found = changes(GAME_OBJECT.view(self.s, self.seat), action)
        return Counter({(change.seat, change.thing): change.amount for change in found})

    def kept(self, action: int) -> bool | None:
        """Whether it happens as promised; None where the Royal Navy or another boarding comes in between."""
        promise, events = self.promised(action), list[Event]()
        twin = self.s.clone()
        twin.sink = events
        apply(twin, self.seat, action)
        real = RESULTS.get(self.topic, Asked.differences)(self, twin)
        if (self.seat, "choice") in promise:
            promise, real = summed(promise), summed(real)
        return None if any(event[0] in BETWEEN for event in events) else promise == real

    def differences(self, after: CaptainsWar) -> Changes:
        """What has changed, once the seat has chosen and paid what it still owes."""
        while self.topic not in TRADES and self.seat in deciders(after) and asking(after, self.seat).topic in TRADES:
            self.answer(after, self.seat)
        found: Changes = Counter()
        for side in range(self.s.book.seats):
            had, has = inventory(self.s, side), inventory(after, side)
            for thing in CHEST if self.topic in TRADES else had:  # what else follows was certain before the trade
                found[side, thing] = has[thing] - had[thing]
        return changed(found)

    def losses(self, after: CaptainsWar) -> Changes:
        """Who is lost, once the other side has chosen too."""
        while after.fork is not None and after.fork.before is self.s.fork.before:
            self.answer(after, after.decider)
        spent = [s.sheets[self.seat].spent for s in (self.s, after)]
        lost = {force: spent[0][CREW + force] - spent[1][CREW + force] for force in FORCES}
        return changed(Counter({(self.seat, ITEM_NAMES[CREW + force]): number for force, number in lost.items()}))

    def nothing(self, after: CaptainsWar) -> Changes:
        """Of an attack nothing is certain: whom it costs is chosen afterwards, where there is a choice."""
        return Counter()

    def answer(self, s: CaptainsWar, seat: int) -> None:
        options = options_of(s, seat)
        apply(s, seat, options[below(self.dice, len(options))])


RESULTS = {"board": Asked.nothing, "commit": Asked.losses}


def summed(found: Changes) -> Changes:
    """With the chest and what is still to be chosen in one."""
    total: Changes = Counter()
    for (seat, thing), amount in found.items():
        total[seat, "resources" if thing in (*CHEST, "choice") else thing] += amount
    return changed(total)


def changed(found: Changes) -> Changes:
    return Counter({key: amount for key, amount in found.items() if amount})


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_every_promise_is_kept(seats: int, options: dict[str, str]) -> None:
    """Random games, every option of every decision."""
    dice = Generator(b"", 7 + seats)
    found: Counter[tuple[str, bool | None]] = Counter()
    for seed in range(3):
        s = GAME_OBJECT.new(seats, options, seed)
        while not s.over:
            asked = Asked(s, dice)
            for action in options_of(s, asked.seat):
                found[asked.topic, asked.kept(action)] += 1
                assert found[asked.topic, False] == 0, GAME_OBJECT.notation.text(action)
            asked.answer(s, asked.seat)
    assert all(found[topic, True] for topic in ("take", "choose", "command", "commit", "reward")), found
