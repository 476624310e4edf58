"""Expeditions with the people and the cargo of this box (PR-ADV-080, PR-ADV-086)."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from flibuste.games.port_royal.book import Book
from flibuste.games.port_royal.cards import EXPEDITION, printed
from flibuste.games.port_royal.catalogue import (
    AFTER_BUST,
    CARD,
    CATALOGUE,
    COINS,
    EXPLORING,
    LONGEST_EXPEDITION,
    PAYERS,
    SEAT,
    TAKING,
)
from flibuste.games.port_royal.expeditions import come_home, send
from flibuste.games.port_royal.modules.adventure.hold import HUNTERS, cargo_held, give_up_cargo
from flibuste.games.port_royal.modules.adventure.table import BY_ADVENTURER, gain_crowns, has_ability, table
from flibuste.games.port_royal.scoring import maybe_trigger_end
from flibuste.games.port_royal.state import PortRoyal
from flibuste.kernel import EventField, Words, emit
from flibuste.kit import ARGUMENT

MEMBERS: Final = (*PAYERS, *HUNTERS)
CREW_WORDS: Final = tuple(
    "+".join(names)
    for size in range(1, LONGEST_EXPEDITION + 1)
    for names in combinations_with_replacement(MEMBERS, size)
)
"""The characters given up for an expedition, those of this box among them."""
CREW_COUNTS: Final = tuple(tuple(word.split("+").count(name) for name in MEMBERS) for word in CREW_WORDS)
CREWS: Final = len(CREW_WORDS)

EXPEDITION_KEYS: Final = [key for key, kind in zip(printed().keys, printed().type, strict=True) if kind == EXPEDITION]
OUTFIT: Final = CATALOGUE.verb("outfit", Words("expedition", EXPEDITION_KEYS), Words("crew", CREW_WORDS))
OUTFITTED: Final = CATALOGUE.event("outfitted", SEAT, CARD, EventField("crew", "crew"), COINS)


def add_voyages(book: Book) -> None:
    """PR-ADV-080 The base rules hold: the active player, in the same windows."""
    cards = book.cards
    book.parts["crews"] = [
        crews_for(needs, any(freight)) if kind == EXPEDITION else []
        for kind, needs, freight in zip(cards.type, cards.needs, cards.freight, strict=True)
    ]
    book.rider(OUTFIT, (EXPLORING, TAKING, AFTER_BUST), can_outfit, outfit)
    book.completed += (crown_grandeur,)


def crews_for(needs: tuple[int, ...], has_freight: bool) -> list[int]:
    """PR-ADV-086 Every crew that shows the icons; without freight, only those that the base rules do not know."""
    found: list[int] = []
    for number, counts in enumerate(CREW_COUNTS):
        people = [counts[icon] + counts[len(PAYERS) + icon] for icon in range(len(HUNTERS))]
        fits = all(count <= need for count, need in zip(people, needs, strict=True))
        is_new = has_freight or any(counts[len(PAYERS) :])
        if fits and is_new and sum(counts) == sum(needs):
            found.append(number)
    return found


def can_outfit(s: PortRoyal, seat: int, options: list[int]) -> None:
    """PR-ADV-080 With exactly the icons and the cargo it asks for; a jack replaces a person, nothing replaces cargo."""
    if not s.expeditions:
        return
    cards, held = s.book.cards, cargo_held(s, seat)
    keys = [cards.keys[card] for card in s.display[seat]]
    owned = [keys.count(name) for name in MEMBERS]
    for expedition in sorted(set(s.expeditions)):
        if all(need <= have for need, have in zip(cards.freight[expedition], held, strict=True)):
            first = OUTFIT + EXPEDITION_KEYS.index(cards.keys[expedition]) * CREWS
            options += [first + crew for crew in crews(s, expedition) if _has(owned, crew)]


def crews(s: PortRoyal, expedition: int) -> list[int]:
    found: list[list[int]] = s.book.parts["crews"]
    return found[expedition]


def _has(owned: list[int], crew: int) -> bool:
    return all(count <= have for count, have in zip(CREW_COUNTS[crew], owned, strict=True))


def expedition_and_crew(s: PortRoyal, argument: int) -> tuple[int, int]:
    place, crew = divmod(argument, CREWS)
    return s.book.cards.of[EXPEDITION_KEYS[place]], crew


def outfit(s: PortRoyal, seat: int, action: int) -> None:
    """PR-ADV-080 Discard the people and the ships, put the expedition in the display, gain its coins."""
    expedition, crew = expedition_and_crew(s, action & ARGUMENT)
    cards = s.book.cards
    send(s, seat, expedition, MEMBERS, CREW_COUNTS[crew])
    emit(s, OUTFITTED, seat, expedition, crew, cards.coins[expedition])
    give_up_cargo(s, seat, cards.freight[expedition])
    come_home(s, seat, expedition)


def crown_grandeur(s: PortRoyal, seat: int, expedition: int) -> None:
    """Jacques Grandeur gains 2 crowns with every expedition."""
    gain_crowns(s, seat, grandeur_crowns(s, seat), BY_ADVENTURER)
    maybe_trigger_end(s, seat)


def grandeur_crowns(s: PortRoyal, seat: int) -> int:
    return table(s).number("adventure_grandeur_crowns") if has_ability(s, seat, "grandeur") else 0
