"""The yarns of a hand on the web table: which are true, what the others lack, and how they are told by the fire."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from flibuste.games.nassau.homeward import Fire
from flibuste.games.nassau.ship import owned
from flibuste.games.nassau.state import Nassau
from flibuste.games.nassau.tables import DECK_NAMES, RUM, YARN_NAMES
from flibuste.games.nassau.yarns import THINGS, YES_OR_NO, Condition, has, is_true_after
from flibuste.render.svg.face import Option, Piece, Sight
from flibuste.render.svg.nassau_things import ANIMAL_ICONS, GIFT_ICONS, GOOD_ICONS, SPECIES_ICONS
from flibuste.render.words.nassau import card

ICONS: Final = {
    "sails": "sailboat",
    "any-weapons": "crossed-sabres",
    "sailors": "meeple",
    "provisions": "chicken-leg",
    "crates": "wooden-crate",
    "rum": "square-bottle",
    "doubloons": "two-coins",
    "standing": "pirate-hat",
    "holds": "barrel",
    "animals": "monkey",
    "two-goods": "rolled-cloth",
    "outposts": "house",
    "opponents-with-one": "wooden-crate",
    "strong-with-one": "wooden-crate",
    "towers": "watchtower",
    "tower-exactly": "watchtower",
    "tower-ladder": "watchtower",
    "cleared": "crossed-sabres",
    "first": "laurels",
    "last": "laurels",
}
"""By the kind of condition; the other kinds have the picture of the thing that they speak of."""
PICTURES: Final = {**GIFT_ICONS, **GOOD_ICONS, **ANIMAL_ICONS}


class Yarn(NamedTuple):
    about: Piece
    number: str
    deck: str
    icon: str
    points: int
    true: bool
    foot: str  # what is there of what it wants
    picked: bool
    parroted: bool
    worths: Sequence[int]  # what it brings if one, two ... rum are paid
    option: Option | None
    parrot: Option | None


class Telling(NamedTuple):
    """The choice by the fire, which is free until it is sent."""

    rum: int
    bottles: int  # that its cards can take
    cards_per_rum: int
    parrot: bool


def yarns(sight: Sight) -> list[Yarn]:
    s: Nassau = sight.seen
    if sight.view.seat < 0:
        return []
    return [_yarn(sight, held) for held in sorted(s.hands[sight.view.seat])]


def telling(sight: Sight) -> Telling | None:
    s: Nassau = sight.seen
    fire = _fire(s, sight.view.seat)
    if fire is None or fire.picked:
        return None
    ship = s.ships[sight.view.seat]
    parrot = any(option.verb == "parrot" for option in sight.offers.values())
    rum, cards = owned(ship, RUM), s.book.tables.cards_per_rum
    return Telling(rum, min(rum, -(-len(s.hands[sight.view.seat]) // cards)), cards, parrot)


def _fire(s: Nassau, seat: int) -> Fire | None:
    top = s.stack[-1] if s.stack else None
    return top if isinstance(top, Fire) and top.seat == seat else None


def _yarn(sight: Sight, held: int) -> Yarn:
    s: Nassau = sight.seen
    seat, t = sight.view.seat, s.book.tables
    number, told, rum = YARN_NAMES[held], card(sight.words, held), owned(s.ships[seat], RUM)
    fire = _fire(s, seat)
    true = [is_true_after(s, seat, held, bottles) for bottles in range(min(1, rum), max(1, rum) + 1)]
    return Yarn(
        about=Piece(f"card-{held}", str(told["short"]), str(told["wants"]), "NA-RET-006"),
        number=number,
        deck=DECK_NAMES[t.deck_of[held]],
        icon=_icon(s.book.conditions[held]),
        points=t.yarn_points[held],
        true=true[0],
        foot=_foot(sight, held, true[0]),
        picked=fire is not None and fire.picked >> held & 1 == 1,
        parroted=fire is not None and fire.doubled == held,
        worths=[t.yarn_points[held] if told_ else t.joke_points for told_ in true],
        option=sight.offers.get(f"tell {number}"),
        parrot=sight.offers.get(f"parrot {number}"),
    )


def _icon(condition: Condition) -> str:
    names = THINGS.get(condition.test)
    if names is None or condition.test in ICONS:
        return ICONS[condition.test]
    name = names[condition.thing]
    return SPECIES_ICONS[name] if condition.test == "beaten" else PICTURES[name]


def _foot(sight: Sight, held: int, true: bool) -> str:
    s: Nassau = sight.seen
    condition, found = s.book.conditions[held], has(s, sight.view.seat, held)
    say = sight.words.say
    if condition.test in YES_OR_NO:
        return say("web-na-yarn-true" if true else "web-na-yarn-not")
    if condition.test == "rum":
        return say("web-na-yarn-rum", found=max(0, found - 1), needed=condition.needed, true="yes" if true else "no")
    return say("web-na-yarn-has" if true else "web-na-yarn-lacks", found=found, needed=condition.needed)
