"""What a character of Port Royal does, as one or two signs in the box 56 x 41 at (58, 120) of its card."""

from __future__ import annotations

from collections.abc import Callable

from flibuste.games.port_royal.cards import COLOURS, ICONS, Cards
from flibuste.render.svg.parts import INK, PAPER, coin, sabres, ship_in, tag, text, use

NEEDS = {"cross": "cross", "anchor": "anchor", "house": "house"}
EXPLORERS = {
    "priest": ("cross",),
    "captain": ("anchor",),
    "settler": ("house",),
    "jack": ICONS,
    "hunter-priest": ("cross",),
    "hunter-captain": ("anchor",),
    "hunter-settler": ("house",),
}


def _swords(cards: Cards, card: int) -> str:
    return sabres(62, 127, 27, cards.swords[card])


def _icons(cards: Cards, card: int) -> str:
    names = EXPLORERS[cards.kind[card]]
    size = 33 if len(names) == 1 else 17
    left = 86 - size * len(names) / 2
    return "".join(
        use(f"i-{NEEDS[name]}", left + size * n, 140.5 - size / 2, size, size, INK) for n, name in enumerate(names)
    )


def _ship_bonus(words: str) -> Callable[[Cards, int], str]:
    def sign(cards: Cards, card: int) -> str:
        return ship_in(COLOURS[cards.colour[card]], 60, 130, 27) + text(101, 141, 17, words)

    return sign


def _icon_and(name: str, words: str) -> Callable[[Cards, int], str]:
    def sign(cards: Cards, card: int) -> str:
        return use(f"i-{name}", 61, 128, 26, 26, INK) + text(101, 141, 19, words)

    return sign


def _hunter(cards: Cards, card: int) -> str:
    """An icon for expeditions, and a coin for every Ares pirate."""
    name = NEEDS[EXPLORERS[cards.kind[card]][0]]
    return use(f"i-{name}", 60, 128, 25, 25, INK) + ship_in("ares", 87, 126, 24) + text(100, 152, 12, "+1")


def _inn(cards: Cards, card: int) -> str:
    """What an innkeeper pays for bread or rum."""
    return use("i-barrel", 61, 128, 26, 26, INK) + coin(100.5, 140.5, 12.5, f"+{cards.price[card]}", 16)


def _discount(cards: Cards, card: int) -> str:
    return tag(61, 130, 24, 21, "", 1) + text(101, 141, 19, "−1")


def _river(size: str, gain: str) -> Callable[[Cards, int], str]:
    def sign(cards: Cards, card: int) -> str:
        left, wide, high = (62.0, 25.0, 17.0) if len(size) < 3 else (59.0, 29.5, 14.6)
        at = f'x="{left:g}" y="124" width="{wide:g}" height="33" rx="3"'
        box = f'<rect {at} fill="{PAPER}" stroke="{INK}" stroke-width="1.8"/>'
        return box + text(left + wide / 2, 140.5, high, size) + coin(left + wide + 13.5, 140.5, 12.5, gain, 15)

    return sign


def _nothing(cards: Cards, card: int) -> str:
    return text(86, 140.5, 22, "–")


POWERS: dict[str, Callable[[Cards, int], str]] = {
    "sailor": _swords,
    "pirate": _swords,
    "priest": _icons,
    "captain": _icons,
    "settler": _icons,
    "jack": _icons,
    "trader": _ship_bonus("+1"),
    "merchant": _ship_bonus("↓1"),
    "clerk": _ship_bonus("✚"),
    "senorita": _discount,
    "jester": _river("0", "+1"),
    "admiral": _river("5+", "+2"),
    "viceadmiral": _river("3–4", "+1"),
    "governor": _icon_and("card-pick", "+1"),
    "gambler": _icon_and("card-pick", "4"),
    "gunner": _icon_and("sailboat", "−1"),
    "hunter-priest": _hunter,
    "hunter-captain": _hunter,
    "hunter-settler": _hunter,
    "tybuk-anton": _swords,
    "tybuk-bohdan": _swords,
    "tybuk-cyril": _swords,
    "innkeeper": _inn,
    "sentinel": _icon_and("spyglass", "3"),
}


def power(cards: Cards, card: int) -> str:
    return POWERS.get(cards.kind[card], _nothing)(cards, card)
