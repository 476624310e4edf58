"""Port Royal on the web table: river, expeditions, displays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup

from flibuste.games.port_royal.cards import EXPEDITION, NO_CARGO, Cards
from flibuste.games.port_royal.catalogue import EXPEDITIONS, GOLD, INFLUENCE, SWORDS, TAKE
from flibuste.games.port_royal.facts import influence
from flibuste.games.port_royal.market import income, price
from flibuste.games.port_royal.modules.adventure.table import influence_of_crowns, table
from flibuste.games.port_royal.modules.contracts.cooperative import time_left
from flibuste.games.port_royal.odds import bust_odds
from flibuste.games.port_royal.state import PortRoyal
from flibuste.games.port_royal.treasury import fee_of
from flibuste.kernel import asking
from flibuste.kit import ARGUMENT
from flibuste.render.plain import own_note
from flibuste.render.svg import cards as pictures
from flibuste.render.svg.adventure import Voyage, crowns, is_adventure, markers, voyage
from flibuste.render.svg.contracts import Contracts, contracts, fulfilled, has_contracts, is_cooperative
from flibuste.render.svg.face import Chip, Odds, Option, Panel, Piece, Sight, Value, odds_of
from flibuste.render.svg.parts import points
from flibuste.render.words.port_royal import card_args

VALUES = (
    ("influence", "checked-shield", INFLUENCE),
    ("coins", "two-coins", GOLD),
    ("swords", "crossed-sabres", SWORDS),
)


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


@dataclass(frozen=True, slots=True)
class Cell:
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


@dataclass(frozen=True, slots=True)
class Scene:
    river: Sequence[Cell]
    river_note: str
    deck: Cell
    discard: int
    expeditions: Sequence[Cell]
    contracts: Contracts | None
    voyage: Voyage | None
    owner: str
    owner_colour: str
    owner_is_viewer: bool
    values: Sequence[Value]
    progress: str
    owned: Sequence[Owned]


def state_line(sight: Sight) -> str:
    s: PortRoyal = sight.seen
    if is_adventure(s):
        return sight.words.say("terminal-month", turn=s.turns, month=s.zones[table(s).month][0])
    if is_cooperative(s):
        return sight.words.say("web-pr-crew-state", turn=s.turns, left=time_left(s))
    return sight.words.say("board-state", turn=1 + (s.turns - 1) // s.book.seats, goal=s.book.goal, ending=s.ending)


def panel(sight: Sight, seat: int) -> Panel:
    s: PortRoyal = sight.seen
    reached = s.count(seat, INFLUENCE)
    cards = s.book.cards
    held = Counter(card for card in s.display[seat] if cards.type[card] != EXPEDITION)
    chips = [
        Chip(pictures.portrait_name(cards, card), _times(pictures.full_title(cards, card, sight.words), count))
        for card, count in sorted(held.items())
    ]
    values = [*_values(sight, seat), fulfilled(sight, seat) if has_contracts(s) else _expeditions(sight, seat)]
    if is_adventure(s):
        values = [*_values(sight, seat), crowns(sight, seat), markers(sight, seat)]
    if s.book.shared_fate:
        return Panel(values, chips=chips)
    label = sight.words.say("board-progress", points=reached, goal=s.book.goal)
    return Panel(values, (reached, s.book.goal), label, chips)


def odds(sight: Sight) -> Sequence[Odds]:
    s: PortRoyal = sight.seen
    if sight.view.seat != s.active or "reveal" not in sight.offers or not s.colours:
        return ()
    busting, unseen = bust_odds(s, s.active)
    say = sight.words.say
    return (odds_of(sight.words, busting, unseen, say("board-bust-odds", count=busting, total=unseen)),)


def button(sight: Sight, action: int) -> tuple[str, str] | None:
    """Taking is said by the card's name, revealing by its risk."""
    s: PortRoyal = sight.seen
    verb = sight.view.game.notation.verb(action).word
    if verb == "take":
        card = action & ARGUMENT
        name = pictures.full_title(s.book.cards, card, sight.words)
        has_cargo = s.book.cards.cargo[card] != NO_CARGO
        return sight.words.say("web-pr-cash", name=name) if has_cargo else name, ""
    if verb == "hold":
        cargo = card_args(sight.words, action & ARGUMENT)["cargo"]
        return sight.words.say("web-pr-hold", cargo=cargo), ""
    if verb == "reveal" and s.colours:
        say = sight.words.say
        return say("do-reveal"), say("board-risk", percent=risk(sight).percent)
    return None


def risk(sight: Sight) -> Odds:
    return odds_of(sight.words, *bust_odds(sight.seen, sight.seen.active), "")


def columns(sight: Sight) -> Sequence[Value]:
    say = sight.words.say
    crowned = [Value("crown", say("web-pr-crowns"), "")] if is_adventure(sight.seen) else []
    return [
        Value("meeple", say("board-characters"), ""),
        Value("treasure-map", say("board-expeditions"), ""),
        *crowned,
        Value("two-coins", say("board-coins-tie"), ""),
    ]


def score_cells(sight: Sight, seat: int) -> Sequence[str]:
    s: PortRoyal = sight.seen
    cards = s.book.cards
    explored = sum(cards.influence[card] for card in s.display[seat] if cards.type[card] == EXPEDITION)
    crowned = [influence_of_crowns(s, seat)] if is_adventure(s) else []
    others = s.count(seat, INFLUENCE) - explored - sum(crowned)
    return [str(count) for count in (others, explored, *crowned, s.count(seat, GOLD))]


def scene(sight: Sight) -> Scene:
    s: PortRoyal = sight.seen
    say = sight.words.say
    seat = sight.seat
    pile = pictures.deck(s.pile, say("board-cards-noun", count=s.pile), say("board-cards", count=s.pile))
    return Scene(
        river=_river(sight),
        river_note=say("board-river-note", cards=len(s.river), colours=s.colours.bit_count()),
        deck=Cell(
            pile, "deck", Piece("deck", say("board-cards", count=s.pile)), _offers(sight, "reveal", "gamble", "look")
        ),
        discard=len(s.discard),
        expeditions=[_expedition(sight, card, n) for n, card in enumerate(s.expeditions)],
        contracts=contracts(sight),
        voyage=voyage(sight),
        owner=sight.names[seat],
        owner_colour=sight.colours[seat],
        owner_is_viewer=sight.view.seat == seat,
        values=panel(sight, seat).values,
        progress="" if s.book.shared_fate else say("board-progress", points=s.count(seat, INFLUENCE), goal=s.book.goal),
        owned=_owned(sight, seat),
    )


def _values(sight: Sight, seat: int) -> list[Value]:
    s: PortRoyal = sight.seen
    return [
        Value(
            icon,
            sight.words.say(f"board-{name}", count=s.count(seat, slot)),
            str(s.count(seat, slot)),
            f"{name}-{seat}",
        )
        for name, icon, slot in VALUES
    ]


def _expeditions(sight: Sight, seat: int) -> Value:
    count = sight.seen.count(seat, EXPEDITIONS)
    return Value(
        "treasure-map", sight.words.say("board-expeditions-done", count=count), str(count), f"expeditions-{seat}"
    )


def _river(sight: Sight) -> list[Cell]:
    s: PortRoyal = sight.seen
    cells = [_river_cell(sight, card, n) for n, card in enumerate(s.river)]
    newcomer = getattr(asking(s, s.decider), "ship", None) if s.stack else None
    if newcomer is not None:
        picture = pictures.picture(s.book.cards, newcomer, sight.words)
        piece, offers = f"newcomer-{newcomer}", _offers(sight, "repel", "keep", "stow")
        cells.append(Cell(picture, piece, _about(sight, newcomer, ""), offers, fresh=True))
    return cells


def _river_cell(sight: Sight, card: int, place: int) -> Cell:
    s: PortRoyal = sight.seen
    cards = s.book.cards
    seat = s.decider if s.decider >= 0 else sight.seat
    due = price(s, seat, card) if not cards.is_ship[card] else None
    trading = any(action.startswith("take") for action in sight.offers)
    twin = s.river[:place].count(card)
    caption = _caption(sight, card, seat) if trading else ""
    return Cell(
        picture=pictures.picture(cards, card, sight.words, due),
        piece=f"{cards.keys[card]}-{twin}",
        about=_about(sight, card, caption),
        options=_offers(sight, f"take {cards.keys[card]}", f"hold {cards.keys[card]}"),
        caption=caption,
        fresh=not trading and place == len(s.river) - 1 and "reveal" in sight.offers,
    )


def _caption(sight: Sight, card: int, seat: int) -> str:
    """What it costs and brings the viewer, or why not."""
    s: PortRoyal = sight.seen
    cards, say = s.book.cards, sight.words.say
    if cards.crowns[card]:
        return say("terminal-crowns", count=cards.crowns[card])
    if f"take {cards.keys[card]}" in sight.offers:
        return own_note(sight.view, sight.words, TAKE + card)
    due = -income(s, seat, card) if cards.is_ship[card] else price(s, seat, card)
    return say("board-you-lack", coins=due + fee_of(s, seat) - s.count(seat, GOLD))


def _expedition(sight: Sight, card: int, place: int) -> Cell:
    s: PortRoyal = sight.seen
    cards = s.book.cards
    starts = (f"complete {cards.keys[card]} ", f"outfit {cards.keys[card]} ")
    ways = [option for action, option in sight.offers.items() if action.startswith(starts)]
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
            name=_times(pictures.full_title(cards, card, sight.words), count),
            portrait=pictures.portrait(cards, card),
            sign=pictures.sign(cards, card),
            points=points(influence(sight.seen, card)),
            about=_about(sight, card),
            count=count,
            explores=cards.kind[card] in pictures.EXPLORERS,
        )
        for card, count in sorted(Counter(sight.seen.display[seat]).items())
    ]


def _offers(sight: Sight, *actions: str) -> list[Option]:
    return [sight.offers[action] for action in actions if action in sight.offers]


def _times(name: str, count: int) -> str:
    return f"{name} ×{count}" if count > 1 else name
