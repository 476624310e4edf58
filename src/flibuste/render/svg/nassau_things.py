"""Things of Nassau as pictures with their number, and what answers cost and bring as such."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from flibuste.games.nassau.facts import POINT, promised
from flibuste.games.nassau.tables import GIFT_NAMES, GOOD_NAMES, Gifts
from flibuste.kit import Change
from flibuste.render.svg.face import Option, Sight
from flibuste.render.words.nassau import gifts

GIFT_ICONS: Final = {
    "sabre": "curvy-knife",
    "pistol": "crossed-pistols",
    "cannon": "cannon",
    "harpoon": "harpoon-chain",
    "hook": "grapple",
    "sail": "sailboat",
    "sailor": "meeple",
    "pirate": "pirate-hat",
    "animal": "monkey",
    "yarn": "scroll-unfurled",
    "hold": "barrel",
    "crate": "wooden-crate",
    "provision": "chicken-leg",
    "doubloon": "two-coins",
    "rum": "square-bottle",
    "bomb": "unlit-bomb",
    "contract": "tied-scroll",
    "compass": "compass",
    "good": "rolled-cloth",
    "weapon": "crossed-sabres",
}
SPECIES_ICONS: Final = {
    "kraken": "giant-squid",
    "fortress": "castle",
    "galleon": "galleon",
    "treasure": "open-treasure-chest",
    "buccaneers": "campfire",
}
GOOD_ICONS: Final = {
    "tobacco": "three-leaves",
    "spices": "chili-pepper",
    "cloth": "rolled-cloth",
    "cocoa": "coffee-beans",
    "sugar": "sugar-cane",
    "silver": "metal-bar",
}
ANIMAL_ICONS: Final = {
    "rat": "rat",
    "turtle": "sea-turtle",
    "crab": "crab",
    "cat": "cat",
    "lizard": "gecko",
    "kraken": "giant-squid",
    "parrot": "parrot-head",
    "monkey": "monkey",
}


class Item(NamedTuple):
    """A thing with its number."""

    icon: str
    name: str
    number: int
    state: str = ""
    option: Option | None = None
    good: str = ""  # which one, if it is a good: each has a colour


class Price(NamedTuple):
    """What an answer costs and what it brings, thing by thing."""

    pays: Sequence[Item]
    gets: Sequence[Item]


def ware(sight: Sight, good: int, number: int = 1, state: str = "") -> Item:
    """A good of a kind."""
    name = GOOD_NAMES[good]
    hide = sight.offers.get(f"hide {name}")
    return Item(GOOD_ICONS[name], sight.words.say(f"good-{name}"), number, state, hide, name)


def items(sight: Sight, things: Gifts) -> list[Item]:
    return [
        Item(GIFT_ICONS[GIFT_NAMES[thing]], gifts(sight.words, [(thing, amount)]), amount) for thing, amount in things
    ]


def prices(sight: Sight) -> Mapping[str, Price]:
    """By answer, for whoever answers; who looks back is shown only some of them."""
    text = sight.view.game.notation.text
    offered = [action for action in sight.view.options if text(action) in sight.offers]
    return {
        text(action): _price(sight, [it for it in promised(sight.view, action) if it.seat == sight.view.seat])
        for action in offered
    }


def _price(sight: Sight, sums: Sequence[Change]) -> Price:
    shown = [(change.amount, _counted(sight, change)) for change in sums]
    return Price([item for amount, item in shown if amount < 0], [item for amount, item in shown if amount > 0])


def _counted(sight: Sight, change: Change) -> Item:
    number = abs(change.amount)
    name = sight.words.say(f"thing-{change.thing}", count=number)
    return Item("checked-shield" if change.thing == POINT else GIFT_ICONS[change.thing], f"{number} {name}", number)


def capital(text: str) -> str:
    return text[0].upper() + text[1:]
