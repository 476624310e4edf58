"""What an answer costs and brings for sure, net: the one place that page, terminal and log agree on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from flibuste.games.nassau.gains import Sum, both, cost, gain
from flibuste.games.nassau.homeward import Fire, Hide, incomes
from flibuste.games.nassau.losing import can_lose
from flibuste.games.nassau.paying import Pay
from flibuste.games.nassau.sailing import ways
from flibuste.games.nassau.ship import owned, pirates_for
from flibuste.games.nassau.sites import Occupy
from flibuste.games.nassau.state import Nassau
from flibuste.games.nassau.tables import (
    ANIMAL,
    BOMB,
    COMPASS,
    CONTRACT,
    CRATE,
    DOUBLOON,
    GIFT_NAMES,
    GOOD,
    HOLD,
    LOSS_OF,
    MONKEY,
    NONE,
    OBJECT_NAMES,
    PIRATE,
    PROVISION,
    QUAYS,
    RUM,
    SAIL,
    SAILOR,
    WEAPON_NAMES,
    YARN,
)
from flibuste.games.nassau.words import (
    ACT,
    AGAIN,
    ANIMAL_VERB,
    ARGUMENT,
    BARGE,
    BOMB_HELP,
    BUY,
    CARD,
    CARD_INCOME,
    COMPASS_VERB,
    CONTRACT_HELP,
    CRATE_CARGO,
    CRATE_INCOME,
    CRATES,
    DICE,
    DOG,
    DRAW,
    DUMP,
    ENOUGH,
    GO,
    HIDE,
    HOME,
    LAND,
    OUTPOST,
    PAUSE,
    PAY,
    PLUNDER,
    POINT_INCOME,
    PROVISION_CARGO,
    QUAY,
    SAIL_VERB,
    SKIP,
    SUFFER,
    TABLE,
    TAKE,
    TURTLE_VERB,
    USE,
    WEAPON_VERB,
)
from flibuste.kernel import VERB_SHIFT, View, asking
from flibuste.kit import Change
from flibuste.kit.facts import difference, foreseen

POINT: Final = "point"

Fact = Callable[[Nassau, int, int], Sum]


def changes(view: View[Any], action: int) -> Sequence[Change]:
    """What an answer costs and brings. Where it leads to the next question of the round without chance and without a
    choice of the same seat, the table itself says it."""
    s: Nassau = view.seen
    stated = promised(view, action)
    if action >> VERB_SHIFT << VERB_SHIFT == SUFFER:  # the other losses follow, whichever comes first
        return stated
    after = foreseen(view, action) if view.seat >= 0 else None
    if after is None or after.over or asks_on(s, after, view.seat) or after.rounds != s.rounds:
        return stated
    own = difference(account(s, view.seat), account(after, view.seat), view.seat)
    return own + [change for change in stated if change.seat != view.seat]


def asks_on(s: Nassau, after: Nassau, seat: int) -> bool:
    """Whether what the answer set going waits for another answer of the same seat."""
    on = after.decider == seat and len(after.stack) >= len(s.stack)
    return on and asking(after, seat).topic != asking(s, seat).topic


def account(s: Nassau, seat: int) -> dict[str, int]:
    """What a player has."""
    ship = s.ships[seat]
    return {
        POINT: ship.points,
        **dict(zip(WEAPON_NAMES, ship.weapons, strict=True)),
        **dict(zip(OBJECT_NAMES, ship.objects, strict=True)),
        GIFT_NAMES[CRATE]: ship.crates,
        GIFT_NAMES[PIRATE]: ship.standing,
        GIFT_NAMES[PROVISION]: ship.provisions,
        GIFT_NAMES[GOOD]: sum(ship.goods),
        GIFT_NAMES[SAIL]: ship.sails,
        GIFT_NAMES[SAILOR]: ship.sailors,
        GIFT_NAMES[HOLD]: ship.holds,
        GIFT_NAMES[ANIMAL]: ship.animals.bit_count(),
        GIFT_NAMES[YARN]: len(s.hands[seat]),
    }


def promised(view: View[Any], action: int) -> Sequence[Change]:
    """What an answer costs and brings for sure, whatever is chosen next; the part of other seats is told as
    theirs."""
    s: Nassau = view.seen
    verb = action >> VERB_SHIFT << VERB_SHIFT
    fact = FACTS.get(verb) or s.book.facts.get(verb)
    if fact is None or view.seat < 0:
        return []
    found = [
        Change(thing, amount, view.seat) for thing, amount in fact(s, view.seat, action & ARGUMENT).items() if amount
    ]
    return found + _others(s, view.seat, action)


def _others(s: Nassau, seat: int, action: int) -> list[Change]:
    """NA-P2-042 The owner of a tower that changes hands scores."""
    frame = s.stack[-1]
    if not isinstance(frame, Occupy) or s.holders[frame.tower] in (NONE, seat):
        return []
    return [Change(POINT, s.book.tables.tower_points, s.holders[frame.tower])]


# --- the city ---------------------------------------------------------------------------------------------------------


def _filling(s: Nassau, alley: int) -> Sum:
    return cost(PIRATE, s.city.sections[alley])


def _offer(s: Nassau, seat: int, crossing: int) -> Sum:
    """Of two things one is still to be chosen; so is the table that a pirate comes from."""
    offers = s.city.offers[crossing]
    return gain(s, seat, offers) if len(offers) == 1 and offers[0][0] != PIRATE else {}


def _go(s: Nassau, seat: int, alley: int) -> Sum:
    return both(_filling(s, alley), _offer(s, seat, s.city.other_end(alley, s.captain)))


def _barge(s: Nassau, seat: int, alley: int) -> Sum:
    fare = cost(DOUBLOON) if owned(s.ships[seat], DOUBLOON) else {POINT: -s.book.tables.barge_points}
    return both(_filling(s, alley), fare)


def _land(s: Nassau, seat: int, alley: int) -> Sum:
    return both(_filling(s, alley), _offer(s, seat, s.city.landing(alley)))


def _quay(s: Nassau, seat: int, berth: int) -> Sum:
    t = s.book.tables
    bonus = t.quays[berth] if berth < QUAYS else []
    merged = both({GIFT_NAMES[PROVISION]: t.quay_provisions}, *[{GIFT_NAMES[thing]: amount} for thing, amount in bonus])
    return gain(s, seat, [(GIFT_NAMES.index(name), amount) for name, amount in merged.items()])


def _take(s: Nassau, seat: int, thing: int) -> Sum:
    return gain(s, seat, [offer for offer in s.city.offers[s.captain] if offer[0] == thing])


def _table(s: Nassau, seat: int, table: int) -> Sum:
    return gain(s, seat, [(PIRATE, 1), *s.book.tables.tables[table]])


def _dump(s: Nassau, seat: int, cargo: int) -> Sum:
    return cost({CRATE_CARGO: CRATE, PROVISION_CARGO: PROVISION}.get(cargo, GOOD))


# --- the Caribbean ----------------------------------------------------------------------------------------------------


def _hands(s: Nassau, seat: int, needed: int) -> Sum:
    return cost(PIRATE, pirates_for(s.ships[seat], needed))


def _sail(s: Nassau, seat: int, zone: int) -> Sum:
    return _hands(s, seat, ways(s, s.ships[seat])[zone])


def _outpost(s: Nassau, seat: int, _: int) -> Sum:
    ship = s.ships[seat]
    return both(cost(PIRATE, int(ship.lying == 0)), gain(s, seat, s.book.tables.outposts[s.outposts[ship.place]]))


def _plunder(s: Nassau, seat: int, post: int) -> Sum:
    return both(_hands(s, seat, s.book.tables.plunder_needs), {GIFT_NAMES[GOOD]: 1})


def _meet(s: Nassau, seat: int, _: int) -> Sum:
    return gain(s, seat, [(RUM, s.book.tables.dog_rum), (YARN, 1)])


def _buy(s: Nassau, seat: int, thing: int) -> Sum:
    offering = s.book.tables.offerings[s.offerings[-1]]
    return both(cost(DOUBLOON), gain(s, seat, [item for item in offering if item[0] == thing]))


def _crates(s: Nassau, seat: int, crates: int) -> Sum:
    frame = s.stack[-1]
    own = isinstance(frame, Occupy) and s.holders[frame.tower] == seat
    return both(cost(CRATE, crates), _hands(s, seat, crates), {POINT: s.book.tables.tower_points} if own else {})


def _suffer(s: Nassau, seat: int, token: int) -> Sum:
    ship, loss = s.ships[seat], LOSS_OF[token]
    return cost(loss) if can_lose(s, ship, loss) else {POINT: -min(s.book.tables.lost_points, ship.points)}


def _use(s: Nassau, seat: int, help_: int) -> Sum:
    if help_ == MONKEY:
        return _pay(s, seat, 1)
    return cost(BOMB) if help_ == BOMB_HELP else cost(CONTRACT) if help_ == CONTRACT_HELP else {}


def _skip(s: Nassau, seat: int, _: int) -> Sum:
    return _pay(s, seat, 0)


def _pay(s: Nassau, seat: int, kept: int) -> Sum:
    frame = s.stack[-1]
    return cost(frame.thing, frame.amount - kept) if isinstance(frame, Pay) else {}


# --- the way home -----------------------------------------------------------------------------------------------------


def _enough(s: Nassau, seat: int, _: int) -> Sum:
    frame, t = s.stack[-1], s.book.tables
    if isinstance(frame, Hide):
        return cost(DOUBLOON, t.hiding_fees[frame.hidden - 1])
    assert isinstance(frame, Fire)
    return cost(RUM, -(-frame.picked.bit_count() // t.cards_per_rum))


def _home(s: Nassau, seat: int, _: int) -> Sum:
    return _income(s, seat, NONE)


def _income(s: Nassau, seat: int, doubled: int) -> Sum:
    due = [amount * (1 + (kind == doubled)) for kind, amount in enumerate(incomes(s, seat))]
    return both({POINT: due[POINT_INCOME]}, gain(s, seat, [(CRATE, due[CRATE_INCOME]), (YARN, due[CARD_INCOME])]))


FACTS: Final[Mapping[int, Fact]] = {
    GO: _go,
    BARGE: _barge,
    LAND: _land,
    PAUSE: lambda s, seat, _: cost(RUM),
    AGAIN: lambda s, seat, _: cost(DOUBLOON),
    QUAY: _quay,
    TAKE: _take,
    TABLE: _table,
    ANIMAL_VERB: lambda s, seat, _: {GIFT_NAMES[ANIMAL]: 1},
    DRAW: lambda s, seat, _: {GIFT_NAMES[YARN]: 1},
    WEAPON_VERB: lambda s, seat, weapon: {GIFT_NAMES[weapon]: 1},
    DUMP: _dump,
    ACT: lambda s, seat, _: cost(PROVISION),
    SAIL_VERB: _sail,
    COMPASS_VERB: lambda s, seat, _: cost(COMPASS),
    OUTPOST: _outpost,
    PLUNDER: _plunder,
    DOG: _meet,
    CARD: lambda s, seat, _: {GIFT_NAMES[YARN]: 1},
    BUY: _buy,
    CRATES: _crates,
    DICE: _hands,
    PAY: lambda s, seat, _: cost(RUM),
    SUFFER: _suffer,
    USE: _use,
    SKIP: _skip,
    HIDE: lambda s, seat, _: cost(GOOD),
    ENOUGH: _enough,
    HOME: _home,
    TURTLE_VERB: _income,
}
