"""CW-ADV-002, CW-ADV-003 The adventure cards: each bends one rule and nothing else, for the whole game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from flibuste.data import load
from flibuste.games.captains_war import events
from flibuste.games.captains_war.actions import CATALOGUE, COMMANDING, FORCE
from flibuste.games.captains_war.boarding import loser
from flibuste.games.captains_war.book import Book
from flibuste.games.captains_war.command import award_command_bonuses, recruit
from flibuste.games.captains_war.events import AMOUNT, OTHER, POINTS, SIDE
from flibuste.games.captains_war.loot import roll
from flibuste.games.captains_war.state import CaptainsWar, free
from flibuste.games.captains_war.tables import BARREL, BLUE_DICE, CREW, FORCES, GAME, GOLD, MOST_SEATS, NONE, RESOURCES
from flibuste.kernel import emit
from flibuste.kit import Module, hooking

RECRUIT_WITH_RUM: Final = CATALOGUE.verb("recruit-with-rum", FORCE)

TAILWIND: Final = CATALOGUE.event("tailwind", SIDE, AMOUNT)
RUM: Final = CATALOGUE.event("rum", SIDE, AMOUNT)
REVENGE: Final = CATALOGUE.event("revenge", SIDE, OTHER, "bonus:number")
TREASURE: Final = CATALOGUE.event("treasure", SIDE, POINTS)
PATROL: Final = CATALOGUE.event("patrol", SIDE, events.FORCE)


def sail_before_the_wind(s: CaptainsWar, seat: int, amount: int) -> int:
    """Tailwind: for the active captain only, a red face of two spaces is worth three."""
    if amount == 1 or seat != s.active:
        return amount
    spaces = s.book.figures["tailwind"]
    emit(s, TAILWIND, seat, spaces)
    return spaces


def buy_on_the_black_market(s: CaptainsWar, seat: int, price: int) -> int:
    """Black market: for the active captain only, a resource costs less."""
    return s.book.figures["black-market"] if seat == s.active else price


def add_rum_aplenty(book: Book) -> None:
    book.rider(RECRUIT_WITH_RUM, (COMMANDING,), offer_rum, recruit_with_rum)


def offer_rum(s: CaptainsWar, seat: int, options: list[int]) -> None:
    """Rum aplenty: in the command phase a barrel lowers the cost of one pirate, one barrel per pirate at most."""
    held = s.sheets[seat].held
    if held[BARREL]:
        options += [
            RECRUIT_WITH_RUM + force - 1
            for force in FORCES
            if free(s, seat, CREW + force) and price_with_rum(s, force) <= held[GOLD]
        ]


def price_with_rum(s: CaptainsWar, force: int) -> int:
    return max(0, s.book.tables.price[CREW + force] - s.book.figures["rum-aplenty"])


def recruit_with_rum(s: CaptainsWar, seat: int, action: int) -> None:
    force = action - RECRUIT_WITH_RUM + 1
    s.sheets[seat].spend(BARREL, 1)
    price = price_with_rum(s, force)
    emit(s, RUM, seat, s.book.tables.price[CREW + force] - price)
    recruit(s, seat, force, price)


def take_revenge(s: CaptainsWar, attacker: int, defender: int) -> int:
    """Vengeance: the next attack on whoever beat you gets a bonus."""
    bonus = s.book.figures["vengeance"] if s.notes[attacker] >> defender & 1 else 0
    if bonus:
        emit(s, REVENGE, s.voice(attacker), s.voice(defender), bonus)
    return bonus


def note_the_winner(s: CaptainsWar, winner: int) -> None:
    """Vengeance: the attack erases the note; the loser notes the winner."""
    s.notes[s.attacker] &= ~(1 << s.defender)
    if winner != NONE:
        s.notes[loser(s)] |= 1 << winner


def add_treasure_hunt(book: Book) -> None:
    book.insert("turn", find_treasure, before=award_command_bonuses)


def find_treasure(s: CaptainsWar, seat: int) -> None:
    """Treasure hunt: once per game, whoever first ends a command phase with one of each resource scores; ties all
    do."""
    if any(s.extras):
        return
    points = s.book.figures["treasure-hunt"]
    for side, sheet in enumerate(s.sheets):
        if all(sheet.held[resource] for resource in RESOURCES):
            s.extras[side] = points
            emit(s, TREASURE, side, points)


def add_royal_navy(book: Book) -> None:
    book.insert("turn", patrol, after=roll)


def patrol(s: CaptainsWar, seat: int) -> None:
    """Royal Navy: three identical blue dice cost everybody their weakest pirate before dice are chosen."""
    if len({s.dice[die] for die in BLUE_DICE}) > 1:
        return
    for side, sheet in enumerate(s.sheets):
        force = sheet.weakest()
        if force:
            sheet.spend(CREW + force, 1)
            emit(s, PATROL, side, force)


def is_crushing(s: CaptainsWar, won_by: int) -> bool:
    """Prize: a win by four or more brings both rewards."""
    return won_by >= s.book.figures["prize"]


def add_seven_seas(book: Book) -> None:
    """The seven seas: the naval battle pays another scale."""
    row = load(GAME, "adventures").row("adventure", "seven-seas")
    book.tables.naval_scale = row.ints(f"{book.tables.scales}scale")


class Card(NamedTuple):
    """What puts a card into play, and the field of its row that holds its figure."""

    add: Callable[[Book], None]
    figure: str = ""


CARDS: Final = {
    "tailwind": Card(hooking(strides=sail_before_the_wind), "spaces"),
    "black-market": Card(hooking(bargains=buy_on_the_black_market), "price"),
    "rum-aplenty": Card(add_rum_aplenty, "discount"),
    "vengeance": Card(hooking(attack_bonuses=take_revenge, boarded=note_the_winner), "bonus"),
    "treasure-hunt": Card(add_treasure_hunt, "points"),
    "royal-navy": Card(add_royal_navy),
    "prize": Card(hooking(takes_both_rewards=is_crushing), "margin"),
    "seven-seas": Card(add_seven_seas),
}
"""In the order of a campaign: game k is played with cards k and k - 1."""

NO_CARDS: Final = "none"
ALL_CARDS: Final = "all"
CHOICES: Final[Mapping[str, Sequence[str]]] = {
    **{card: [card] for card in CARDS},
    **{f"campaign-{game}": [*CARDS][game - 2 : game] for game in range(2, len(CARDS) + 1)},
    ALL_CARDS: [*CARDS],
}
"""The cards an option stands for."""


def cards_of(book: Book) -> Sequence[str]:
    """The cards in play."""
    return CHOICES.get(book.options["adventure"], ())


def add_adventures(book: Book) -> None:
    """CW-ADV-002 The cards in play are fixed before the first roll. CW-ADV-003 Each adds to one place and no other."""
    for name in cards_of(book):
        card = CARDS[name]
        if card.figure:
            book.figures[name] = load(GAME, "adventures").row("adventure", name).int(card.figure)
        card.add(book)


MODULE: Final[Module] = Module(
    "adventure",
    {choice: add_adventures for choice in CHOICES},
    default=NO_CARDS,
    seats={choice: range(2, MOST_SEATS + 1) for choice in CHOICES},  # CW-ADV-001
    sheets=("adventures",),
)
