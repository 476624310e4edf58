"""Port Royal's board on the web table: river, expeditions, displays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from markupsafe import Markup

from flibuste.games.port_royal.cards import Cards
from flibuste.games.port_royal.catalogue import GOLD, INFLUENCE, TAKE
from flibuste.games.port_royal.facts import influence
from flibuste.games.port_royal.modules.adventure.table import table
from flibuste.games.port_royal.prices import income, price
from flibuste.games.port_royal.state import COLOURS_IN, PortRoyal
from flibuste.games.port_royal.treasury import fee_of
from flibuste.kernel import asking
from flibuste.render.plain import own_note
from flibuste.render.svg import cards as pictures
from flibuste.render.svg.adventure import Voyage, is_adventure, voyage
from flibuste.render.svg.card_powers import EXPLORERS
from flibuste.render.svg.contracts import Contracts, contracts
from flibuste.render.svg.face import Option, Piece, Sight
from flibuste.render.svg.parts import points

RULES = {
    "ship": "PR-BASE-090",
    "expedition": "PR-BASE-062",
    "tax-influence": "PR-BASE-070",
    "tax-swords": "PR-BASE-070",
    "sailor": "PR-CHR-007",
    "pirate": "PR-CHR-007",
    "trader": "PR-CHR-002",
    "priest": "PR-CHR-001",
    "captain": "PR-CHR-001",
    "settler": "PR-CHR-001",
    "jack": "PR-CHR-001",
    "admiral": "PR-CHR-003",
    "jester": "PR-CHR-004",
    "governor": "PR-CHR-005",
    "senorita": "PR-CHR-006",
    "gambler": "PR-GAM-002",
    "merchant": "PR-UNT-005",
    "tax-sails": "PR-UNT-003",
    "passenger-m": "PR-UNT-008",
    "passenger-f": "PR-UNT-008",
    "clerk": "PR-JOM-010",
    "gunner": "PR-JOM-011",
    "viceadmiral": "PR-JOM-012",
    "tax-war": "PR-ADV-081",
    "hunter-priest": "PR-ADV-071",
    "hunter-captain": "PR-ADV-071",
    "hunter-settler": "PR-ADV-071",
    "tybuk-anton": "PR-ADV-076",
    "tybuk-bohdan": "PR-ADV-076",
    "tybuk-cyril": "PR-ADV-076",
    "innkeeper": "PR-ADV-079",
    "sentinel": "PR-ADV-077",
}
"""The rule behind each kind of card."""


class Cell(NamedTuple):
    """A card on the table."""

    picture: Markup
    piece: str
    about: Piece
    options: Sequence[Option] = ()
    caption: str = ""
    fresh: bool = False


@dataclass(frozen=True, slots=True)
class Owned:
    """A card in a display, as a compact tile; equal cards share it."""

    name: str
    portrait: Markup
    sign: Markup
    points: Markup
    about: Piece
    count: int
    explores: bool


class Loss(NamedTuple):
    """A turn just lost: the two ships of one colour, and what that means."""

    pictures: Sequence[Markup]
    sentence: str
    key: str  # another loss has another


class Scene(NamedTuple):
    river: Sequence[Cell]
    river_note: str
    loss: Loss | None
    deck: Cell
    discard: int
    expeditions: Sequence[Cell]
    contracts: Contracts | None
    voyage: Voyage | None
    seen: Sequence[Cell]  # what only the viewer has looked at
    owner: str
    owner_colour: str
    owner_is_viewer: bool
    progress: str
    owned: Sequence[Owned]


def scene(sight: Sight) -> Scene:
    s: PortRoyal = sight.seen
    say = sight.words.say
    seat = sight.seat
    pile = pictures.deck(s.pile, say("board-cards-noun", count=s.pile), say("board-cards", count=s.pile))
    return Scene(
        river=_river(sight),
        river_note=say("board-river-note", cards=len(s.river), colours=int(COLOURS_IN[s.colours])),
        loss=_loss(sight),
        deck=Cell(
            pile, "deck", Piece("deck", say("board-cards", count=s.pile)), _offers(sight, "reveal", "gamble", "look")
        ),
        discard=len(s.discard),
        expeditions=[_expedition(sight, card, n) for n, card in enumerate(s.expeditions)],
        contracts=contracts(sight),
        voyage=voyage(sight),
        seen=_seen(sight),
        owner=sight.names[seat],
        owner_colour=sight.colours[seat],
        owner_is_viewer=sight.is_own(seat),
        progress="" if s.book.shared_fate else say("board-progress", points=s.count(seat, INFLUENCE), goal=s.book.goal),
        owned=_owned(sight, seat),
    )


def _seen(sight: Sight) -> list[Cell]:
    """PR-ADV-077 The cards that a sentinel shows, each with the answer that leaves it on top."""
    s: PortRoyal = sight.seen
    if not is_adventure(s) or "put-back 1" not in sight.offers:
        return []
    return [
        Cell(
            pictures.picture(s.book.cards, card, sight.words),
            f"seen-{place}",
            _about(sight, card),
            _offers(sight, f"put-back {place}"),
        )
        for place, card in enumerate(s.zones[table(s).seen], 1)
    ]


def _river(sight: Sight) -> list[Cell]:
    s: PortRoyal = sight.seen
    cells = [_river_cell(sight, card, n) for n, card in enumerate(s.river)]
    newcomer = getattr(asking(s, s.decider), "ship", None) if s.stack else None
    if newcomer is not None:
        picture = pictures.picture(s.book.cards, newcomer, sight.words)
        piece, offers = f"newcomer-{newcomer}", _offers(sight, "repel", "keep", "stow")
        cells.append(Cell(picture, piece, _about(sight, newcomer, ""), offers, fresh=True))
    return cells


def _loss(sight: Sight) -> Loss | None:
    """The turn that the last move lost; the river lies on the discard pile, the two ships among its last cards."""
    s: PortRoyal = sight.seen
    kinds, cards = sight.view.game.events, s.book.cards
    lost = next((event for event in sight.news if kinds[event[0]].name == "busted"), None)
    if lost is None:
        return None
    seat, second = lost[1:]
    alike = [
        card for card in (*s.discard, *s.river) if cards.is_ship[card] and cards.colour[card] == cards.colour[second]
    ]
    alike.remove(second)
    pair = [alike[-1], second]
    drawn = [pictures.picture(cards, card, sight.words) for card in pair]
    return Loss(drawn, sight.words.say("log-busted", player=sight.names[seat]), f"{s.turns}-{seat}")


def _river_cell(sight: Sight, card: int, place: int) -> Cell:
    s: PortRoyal = sight.seen
    cards = s.book.cards
    seat = s.decider if s.decider >= 0 else sight.seat
    due = price(s, seat, card) if not cards.is_ship[card] else None
    trading = bool(sight.offering("take"))
    twin = s.river[:place].count(card)
    caption = _caption(sight, card, seat) if trading else ""
    ways = _sell_or_keep(sight, cards.keys[card])
    return Cell(
        picture=pictures.picture(cards, card, sight.words, due),
        piece=f"{cards.keys[card]}-{twin}",
        about=_about(sight, card, caption),
        options=ways,
        caption=caption if len(ways) < 2 else "",  # the bar tells what each of two ways brings
        fresh=not trading and place == len(s.river) - 1 and "reveal" in sight.offers,
    )


def _sell_or_keep(sight: Sight, key: str) -> list[Option]:
    """The answers at a card of the river; where there are two, the card itself says of what."""
    offers = _offers(sight, f"take {key}", f"hold {key}")
    if len(offers) < 2:
        return offers
    return [replace(option, label=sight.words.say(f"web-pr-{option.verb}-it")) for option in offers]


def _caption(sight: Sight, card: int, seat: int) -> str:
    """What it costs and brings the viewer, or why not."""
    s: PortRoyal = sight.seen
    cards, say = s.book.cards, sight.words.say
    if f"take {cards.keys[card]}" in sight.offers:
        return own_note(sight.view, sight.words, TAKE + card)
    if cards.crowns[card]:
        return say("terminal-crowns", count=cards.crowns[card])
    due = -income(s, seat, card) if cards.is_ship[card] else price(s, seat, card)
    missing = due + fee_of(s, seat) - s.count(seat, GOLD)
    return say("board-you-lack", coins=missing) if missing > 0 else ""


def _expedition(sight: Sight, card: int, place: int) -> Cell:
    s: PortRoyal = sight.seen
    cards = s.book.cards
    ways = [option for verb in ("complete", "outfit") for option in sight.offering(verb, cards.keys[card])]
    drawn = pictures.expedition(cards, card, sight.words)
    return Cell(drawn, f"{cards.keys[card]}-{place}", _about(sight, card, ""), ways)


def _about(sight: Sight, card: int, why: str | None = None) -> Piece:
    cards: Cards = sight.seen.book.cards
    name = pictures.full_title(cards, card, sight.words)
    return Piece(f"card-{card}", name, pictures.label(cards, card, sight.words), RULES[cards.kind[card]], why)


def _owned(sight: Sight, seat: int) -> list[Owned]:
    cards: Cards = sight.seen.book.cards
    return [
        Owned(
            name=times(pictures.full_title(cards, card, sight.words), count),
            portrait=pictures.portrait(cards, card),
            sign=pictures.sign(cards, card),
            points=points(influence(sight.seen, card)),
            about=_about(sight, card),
            count=count,
            explores=cards.kind[card] in EXPLORERS,
        )
        for card, count in sorted(Counter(sight.seen.display[seat]).items())
    ]


def _offers(sight: Sight, *actions: str) -> list[Option]:
    return [sight.offers[action] for action in actions if action in sight.offers]


def times(name: str, count: int) -> str:
    return f"{name} ×{count}" if count > 1 else name
