"""*L'aventure commence*: five chapters, together, alone or against each other (PR-ADV)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.port_royal.book import Book
from flibuste.games.port_royal.catalogue import GOLD, INFLUENCE
from flibuste.games.port_royal.discovery import LEAST, half_of_a_fortune, lose_river
from flibuste.games.port_royal.market import allowance, arrive, take_frame, trade_and_hire

# This order gives verbs their numbers, and so options their order.
# isort: off
from flibuste.games.port_royal.modules.adventure.hold import add_hold
from flibuste.games.port_royal.modules.adventure.missions import add_missions
from flibuste.games.port_royal.modules.adventure.occasions import add_occasions, offer_on_arrival
from flibuste.games.port_royal.modules.adventure.voyages import add_voyages
from flibuste.games.port_royal.modules.adventure.sight import add_sight
from flibuste.games.port_royal.modules.adventure.months import add_months
from flibuste.games.port_royal.modules.adventure.chapters import DRAFT, add_chapter

# isort: on
from flibuste.games.port_royal.modules.adventure.ends import add_rivals_end, add_shared_end
from flibuste.games.port_royal.modules.adventure.printed import CHAPTERS, DECK, MOST_FAILURES, SHEET
from flibuste.games.port_royal.modules.adventure.table import Adventure, crowns_of, has_ability, pay_ability, table
from flibuste.games.port_royal.scoring import STANDARD_END
from flibuste.games.port_royal.state import PortRoyal
from flibuste.kit import WITHOUT, Module


def together(book: Book) -> None:
    """PR-ADV-001 For 2 to 4, or alone by the same rules: PR-ADV-015 then nobody else is active or has to pay."""
    add_adventure(book, "cooperative")
    add_shared_end(book)


def against(book: Book) -> None:
    add_adventure(book, "competitive")
    add_rivals_end(book)


def variable(book: Book) -> None:
    """PR-ADV-112 As in competitive play but for the missions and the end of the month."""
    add_adventure(book, "variable")
    add_rivals_end(book)


def add_adventure(book: Book, mode: str) -> None:
    """PR-ADV-018 Whatever is not said here is as in the base game: PR-ADV-023 the fee, PR-ADV-076 swords."""
    own = Adventure(book, mode)
    book.parts["adventure"] = own
    book.things.append(("crowns", crowns_of))
    book.allowance_by_colours = vec[i64](own.numbers.ints("adventure_allowance_by_colours"))
    add_chapter(book)
    add_hold(book)
    add_missions(book)
    add_occasions(book)
    add_voyages(book)
    add_sight(book)
    add_months(book)
    add_taxes(book)
    add_arrival(book)
    book.insert("bust", comfort_gamine, before=lose_river)


def add_taxes(book: Book) -> None:
    book.levies = (half_of_a_fortune_by_tax,)
    for card, kind in enumerate(book.cards.kind):
        if kind == "tax-war":
            book.tax_bonuses[book.cards.keys[card]] = (INFLUENCE, LEAST)


def half_of_a_fortune_by_tax(s: PortRoyal, seat: int) -> int:
    """PR-ADV-081 This box's taxes hit from 16 coins on, those of the base game as ever."""
    if not s.book.cards.group[s.hand]:
        return half_of_a_fortune(s, seat)
    gold = s.tally[GOLD + seat]
    return gold // s.book.tax_divisor if gold >= table(s).number("adventure_tax_threshold") else 0


def add_arrival(book: Book) -> None:
    """PR-ADV-027 The active player's arrival is a step of its own: missions may be offered before the number of cards
    is fixed."""
    steps = book.plans["turn"]
    at = steps.index(trade_and_hire)
    steps[at : at + 1] = [arrive, offer_on_arrival, take_cards]


def take_cards(s: PortRoyal, seat: int) -> None:
    """PR-ADV-022 The active player takes first; PR-ADV-025 then every other has a turn, even at an empty river."""
    s.stack.append(take_frame(seat, allowance(s, seat), True))


def comfort_gamine(s: PortRoyal, seat: int) -> None:
    """PR-ADV-083 Grace May, when the turn is forfeited: 2 coins if the river, the last ship included, has 4 cards or
    fewer."""
    own = table(s)
    if len(s.river) + 1 <= own.number("adventure_gamine_river") and has_ability(s, seat, "gamine"):
        pay_ability(s, seat, own.number("adventure_gamine_coins"))


def told_by_the_option(book: Book) -> None:
    """PR-ADV-121 The option's value says everything."""


_ALONE: Final = (
    "L'aventure commence is played with the base deck and its own cards: "
    "with adventure={} choose gambler=no, sails=no, contracts=no and end=standard. [PR-ADV-003]"
)
_CHAPTER: Final = "Only a chapter of the adventure has a number: with adventure={} choose chapter=1. [PR-ADV-122]"
_FAILURES: Final = "Failures count only together: with adventure={} choose failures=0. [PR-ADV-122]"
_ADVENTURERS: Final = "Only the adventure has adventurers: with adventure=no choose adventurers=dealt. [PR-ADV-122]"

MODES: Final = {"cooperative": together, "competitive": against, "variable": variable}
OTHERS: Final = {"gambler": WITHOUT, "sails": WITHOUT, "contracts": WITHOUT, "end": STANDARD_END}

ADVENTURE: Final = (
    Module(
        "adventure",
        MODES,
        seats={"cooperative": (1, 2, 3, 4), "competitive": (2, 3, 4), "variable": (2, 3, 4)},
        conflicts=[
            *[(mode, other, only, _ALONE.format(mode)) for mode in MODES for other, only in OTHERS.items()],
            *[(mode, "chapter", "1", _CHAPTER.format(mode)) for mode in (WITHOUT, "variable")],
            *[(mode, "failures", "0", _FAILURES.format(mode)) for mode in (WITHOUT, "competitive", "variable")],
            (WITHOUT, "adventurers", "dealt", _ADVENTURERS),
        ],
        sheets=(SHEET, DECK),
        face_down=(SHEET,),  # PR-ADV-127
    ),
    Module("chapter", {str(chapter): told_by_the_option for chapter in range(2, CHAPTERS + 1)}, default="1"),
    Module("failures", {str(times): told_by_the_option for times in range(1, MOST_FAILURES + 1)}, default="0"),
    Module("adventurers", {DRAFT: told_by_the_option}, default="dealt"),
)
"""PR-ADV-003 PR-ADV-122 The mode, and what it needs to know: which chapter, how often it failed, how adventurers are
chosen."""


def samples() -> list[dict[str, str]]:
    """Every chapter together, with every number of failures, and every chapter against each other."""
    found: list[dict[str, str]] = []
    for times in range(MOST_FAILURES + 1):
        found.append({"adventure": "cooperative", "chapter": str(times % CHAPTERS + 1), "failures": str(times)})
    for chapter in range(1, CHAPTERS + 1):
        manner = ("dealt", DRAFT)[chapter % 2]
        found.append({"adventure": "competitive", "chapter": str(chapter), "adventurers": manner})
    return [*found, {"adventure": "variable"}]


SAMPLES: Final = samples()
