"""What an answer costs and brings, net: the rules themselves are asked, in an imagined world."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from flibuste.games.port_royal.book import Book
from flibuste.games.port_royal.catalogue import GOLD, INFLUENCE
from flibuste.games.port_royal.market import Take
from flibuste.games.port_royal.state import PortRoyal
from flibuste.kernel import NOBODY, Generator, Plan, View
from flibuste.kit import ARGUMENT, Change
from flibuste.kit.facts import give


def add_things(book: Book) -> None:
    book.things += [("coins", gold_of), ("influence", influence_of)]


def gold_of(s: PortRoyal, seat: int) -> int:
    return s.tally[GOLD + seat]


def influence_of(s: PortRoyal, seat: int) -> int:
    return s.tally[INFLUENCE + seat]


def account(s: PortRoyal, seat: int) -> dict[str, int]:
    """What a player has."""
    return {thing: count(s, seat) for thing, count in s.book.things}


def changes(view: View[Any], action: int) -> Sequence[Change]:
    """What is certain, whatever is answered next. For the answering seat that includes what comes by itself before the
    next question of this turn, or before its end: coins of admirals and jesters, the bonus of a tax. What the next turn
    begins with is no doing of the answer, even where its event is known."""
    before, seat = view.seen, view.seat
    certain = settled(view, action)
    after = come_to_rest(view, action)
    if after is not None and not (after.decider == seat and len(after.stack) > home(before)):
        had = account(before, seat)
        own = {(thing, seat): amount - had[thing] for thing, amount in account(after, seat).items()}
        certain = own | {(thing, other): amount for (thing, other), amount in certain.items() if other != seat}
    return worth_telling(certain, seat)


def come_to_rest(view: View[Any], action: int) -> PortRoyal | None:
    """The table at the next question after an answer or when the turn is over, whatever comes first; none if chance has
    a hand in it."""
    s: PortRoyal = view.game.imagine(view, Generator(b"", 0))
    revealed, turns = s.revealed, s.turns
    give(s, view.seat, action)
    s.decider = NOBODY
    while s.stack and s.turns == turns:
        asking = s.stack[-1]
        if asking.step(s) is not None:
            s.decider = asking.seat
            break
    return s if s.revealed == revealed else None


def worth_telling(certain: Mapping[tuple[str, int], int], seat: int) -> list[Change]:
    """What changes; where others gain of what leaves the seat as it was, that too: a ship that brings just its fee."""
    gained = {thing for (thing, other), amount in certain.items() if other != seat and amount > 0}
    return [
        Change(thing, amount, owner)
        for (thing, owner), amount in certain.items()
        if amount or (owner == seat and thing in gained)
    ]


def settled(view: View[Any], action: int) -> dict[tuple[str, int], int]:
    """The answer's own doing, to its end: how much more of each thing each seat has then, where that is certain."""
    before: PortRoyal = view.seen
    if action & ~ARGUMENT in before.book.vague:
        return {}
    world: PortRoyal = view.game.imagine(view, Generator(b"", 0))
    after = outcomes(world, action, home(world))
    found: dict[tuple[str, int], int] = {}
    for thing, count in before.book.things:
        for seat in range(before.book.seats):
            amounts = {count(s, seat) - count(before, seat) for s in after}
            if len(amounts) == 1:
                found[thing, seat] = amounts.pop()
    return found


def outcomes(s: PortRoyal, action: int, home: int) -> list[PortRoyal]:
    """The tables that the answer can lead to, once all that it set going is done: the stack is at home again."""
    give(s, s.decider, action)
    while len(s.stack) > home:
        options = s.stack[-1].step(s)
        if options is not None:
            return [end for option in options for end in outcomes(s.clone(), option, home)]
    return [s]


def home(s: PortRoyal) -> int:
    """How high the stack is when the answer is done with; amid a trade, when the trade is."""
    below = s.stack[-2]
    if not (isinstance(below, Plan) and below.name == "trade"):
        return len(s.stack)
    return 1 + max([at for at, frame in enumerate(s.stack) if isinstance(frame, Take)])


def influence(s: PortRoyal, card: int) -> int:
    """What a card in a display counts."""
    return sum([amount for counter, amount in s.book.grants[card] if counter == INFLUENCE])
