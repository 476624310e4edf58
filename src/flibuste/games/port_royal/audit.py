"""The recount that proves nothing was lost."""

from __future__ import annotations

from collections import Counter

from flibuste.games.port_royal.cards import CHARACTER, EXPEDITION, SHIP
from flibuste.games.port_royal.catalogue import CATALOGUE, GOLD, INFLUENCE
from flibuste.games.port_royal.state import NO_CARD, PortRoyal, colours_of
from flibuste.kernel import BadPosition, fields_of
from flibuste.kit import ROW


def audit(s: PortRoyal) -> None:
    """Nothing lost, nothing twice, every counter equal to a recount."""
    _audit_cards(s)
    _audit_coins(s)
    _audit_displays(s)
    _audit_turn(s)
    colours = colours_of(s.book, s)
    if s.colours != colours:
        raise BadPosition(f"The river's colours are noted as {s.colours:05b}; its ships make {colours:05b}.")
    for check in s.book.audits:
        check(s)


def every_card(s: PortRoyal) -> list[int]:
    """Each card in the game, wherever it is."""
    book = s.book
    zones = [things for things, words in zip(s.zones, book.zone_words, strict=True) if words is book.cards.keys]
    places = [s.river, s.expeditions, s.discard, *s.pools, *s.display, *zones]
    cards = [card for place in places for card in place]
    if s.hand != NO_CARD:
        cards.append(s.hand)
    for frame in s.stack:
        cards += [getattr(frame, name) for name in fields_of(type(frame)) if name == "ship"]
    return cards


def _audit_cards(s: PortRoyal) -> None:
    book = s.book
    found, printed = sorted(every_card(s)), sorted(book.deck + book.laid_out)
    if found != printed:
        card = min((Counter(found) - Counter(printed)) | (Counter(printed) - Counter(found)))
        name, times = book.cards.keys[card], found.count(card)
        raise BadPosition(f"The card {name!r} is there {times} times instead of {printed.count(card)}.")
    for zone, allowed, name in ((s.river, (SHIP, CHARACTER), "river"), (s.expeditions, (EXPEDITION,), "expeditions")):
        for card in zone:
            if book.cards.type[card] not in allowed:
                raise BadPosition(f"The card {book.cards.keys[card]!r} cannot lie among the {name}.")
    for seat, display in enumerate(s.display):
        for card in display:
            if not book.grants[card] and book.cards.type[card] != CHARACTER:
                raise BadPosition(f"The card {book.cards.keys[card]!r} cannot lie in the display of player {seat}.")


def _audit_coins(s: PortRoyal) -> None:
    holders = s.book.holders
    if not s.pools or s.pools[0] or len(s.purse) != len(s.pools) * holders or min(s.purse) < 0 or s.pile < 0:
        raise BadPosition(
            "Purses and pools do not fit: a row of purses per pool, the first pool empty, no negative count."
        )
    for number in range(1, len(s.pools)):
        held = sum(s.purse[number * holders : (number + 1) * holders])
        piled = s.pile if number == len(s.pools) - 1 else 0
        if len(s.pools[number]) != held + piled:
            size = len(s.pools[number])
            raise BadPosition(f"Pool {number} has {size} cards, but {held} are held and {piled} are in the pile.")
    for seat in range(s.book.seats):
        held = sum(s.purse[seat::holders])
        if s.count(seat, GOLD) != held:
            raise BadPosition(f"Player {seat} is noted with {s.count(seat, GOLD)} gold but holds {held} coins.")


def _audit_displays(s: PortRoyal) -> None:
    """PR-GEN-006 PR-GEN-007 Influence, swords and every other ability are what the display says."""
    book = s.book
    for seat in range(book.seats):
        recount = [0] * len(s.tally)
        recount[INFLUENCE] = sum(source(s, seat) for source in book.influences)
        for card in s.display[seat]:
            for counter, amount in book.grants[card]:
                recount[counter] += amount
        for add in book.recounts:
            add(s, seat, recount)
        for counter in range(0, len(s.tally), ROW):
            noted = s.tally[counter + seat]
            if noted != recount[counter] and counter not in book.free_counters:
                name = CATALOGUE.counters[counter // ROW]
                raise BadPosition(f"Player {seat} is noted with {noted} {name}; the display makes {recount[counter]}.")


def _audit_turn(s: PortRoyal) -> None:
    """PR-BASE-010 Whose turn it is follows from who began and how many turns there were."""
    if s.turns and s.active != (s.first + s.turns - 1) % s.book.seats:
        raise BadPosition(f"Seat {s.active} is active, but turn {s.turns} is not theirs when seat {s.first} began.")
