"""Port Royal's cards, 120 x 168 units: name, picture, then gain and swords (ships) or price and power (characters)."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import Markup

from flibuste.data.phrases import Phrasebook
from flibuste.games.port_royal.cards import (
    CARGOES,
    COLOURS,
    EXPEDITION,
    ICONS,
    NO_CARGO,
    NO_COLOUR,
    SHIP,
    SKULL,
    TAX,
    TYPES,
    Cards,
)
from flibuste.render.svg.card_powers import EXPLORERS, NEEDS, power
from flibuste.render.svg.parts import (
    BRASS,
    DEEP,
    INK,
    PAPER,
    SAND,
    coin,
    drawing,
    icon,
    sabres,
    shield,
    ship,
    ship_in,
    tag,
    text,
    use,
)
from flibuste.render.words.port_royal import card_args, card_phrase

WIDTH, HEIGHT = 120, 168
NARROW = "fijlrt’ -"  # letters of about two thirds of the usual width
REDUCED = "#F3DFA8"

PORTRAITS = {
    "sailor": "pirate-coat",
    "pirate": "pirate-captain",
    "trader": "scales",
    "priest": "prayer",
    "captain": "ship-wheel",
    "admiral": "captain-hat-profile",
    "settler": "farmer",
    "jack": "juggler",
    "senorita": "ample-dress",
    "jester": "jester-hat",
    "governor": "wax-seal",
    "gambler": "rolling-dices",
    "merchant": "locked-chest",
    "passenger-m": "top-hat",
    "passenger-f": "flower-hat",
    "clerk": "quill-ink",
    "gunner": "cannon-shot",
    "viceadmiral": "rank-2",
    "tax-influence": "pay-money",
    "tax-swords": "pay-money",
    "tax-sails": "pay-money",
    "tax-war": "pay-money",
    "hunter-priest": "prayer",
    "hunter-captain": "ship-wheel",
    "hunter-settler": "farmer",
    "tybuk-anton": "swordman",
    "tybuk-bohdan": "swordman",
    "tybuk-cyril": "swordman",
    "innkeeper": "tavern-sign",
    "sentinel": "watchtower",
    "expedition": "treasure-map",
    "ship": "sailboat",
}
CARGO_ICONS = {"book": "spell-book", "plant": "herbs-bundle", "bread": "bread", "rum": "barrel"}


# Words ---------------------------------------------------------------------------------------------------------------


def title(card: int, words: Phrasebook) -> str:
    return words.say(card_phrase(card), **card_args(words, card))


def full_title(cards: Cards, card: int, words: Phrasebook) -> str:
    """The title with its colour where cards of one name differ by it."""
    name, colour = title(card, words), cards.colour[card]
    if colour == NO_COLOUR or cards.type[card] == SHIP:
        return name
    return words.say("board-coloured", name=name, colour=words.say(f"colour-{COLOURS[colour]}"))


@lru_cache(maxsize=1024)
def label(cards: Cards, card: int, words: Phrasebook) -> str:
    """The card read aloud."""
    return words.say(
        f"board-card-{TYPES[cards.type[card]]}",
        name=title(card, words),
        power=words.attribute(card_phrase(card), "power", **card_args(words, card)),
        cost=cards.cost[card],
        influence=cards.influence[card],
    )


# Pictures ------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def picture(cards: Cards, card: int, words: Phrasebook, price: int | None = None) -> Markup:
    """The whole card; `price` is what the viewer would pay, shown when it differs from the printed cost."""
    paint = _ship if cards.type[card] == SHIP else _person
    body = _frame(title(card, words), *_band(cards, card)) + paint(cards, card, price)
    return drawing(WIDTH, HEIGHT, body, css="card", label=label(cards, card, words))


def _band(cards: Cards, card: int) -> tuple[str, str]:
    """The colours of the name band and of its letters."""
    if cards.type[card] == SHIP:
        colour = COLOURS[cards.colour[card]]
        return f"var(--ship-{colour})", f"var(--on-{colour})"
    return (INK, PAPER) if cards.kind[card] in EXPLORERS else (SAND, INK)


def _frame(name: str, band: str, letters: str) -> str:
    return (
        f'<rect x="1" y="1" width="118" height="166" rx="8" fill="var(--card)" stroke="{INK}" stroke-width="1.6"/>'
        f'<path d="M5 5H115V28H5Z" fill="{band}" stroke="{INK}" stroke-width="1.2"/>'
        + text(60, 16.2, _letter_size(name), name, letters)
    )


def _letter_size(name: str) -> float:
    """As large as the band allows: a river of eight cards is read too."""
    width = sum(0.36 if letter in NARROW else 0.57 for letter in name)
    return min(18.0, round(101 / width, 1))


def _ship(cards: Cards, card: int, price: int | None) -> str:
    colour = COLOURS[cards.colour[card]]
    gift = cards.gift[card]
    gain = f"+{cards.coins[card]}"
    body = (
        f'<rect x="5" y="28" width="110" height="86" fill="var(--card-sea)" stroke="{INK}" stroke-width="1.2"/>'
        + use("c-waves", 5.6, 28.6, 108.8, 84.8)
        + ship_in(colour, 11, 31, 98)
        + '<rect x="58" y="120" width="56" height="41" rx="5" fill="var(--card-dark)"/>'
    )
    if cards.crowns[card]:
        body += coin(29, 140, 21, "", 23) + use("i-crown", 15, 126, 28, 28, INK)
    else:
        body += coin(29, 140, 21, gain, 23)
    if cards.cargo[card] != NO_CARGO:
        body += f'<rect x="84" y="31" width="28" height="28" rx="3" fill="{PAPER}" stroke="{INK}" stroke-width="1.4"/>'
        body += use(f"i-{CARGO_ICONS[CARGOES[cards.cargo[card]]]}", 87, 34, 22, 22, INK)
    if gift:
        body += f'<circle cx="47" cy="124" r="9" fill="{PAPER}" stroke="{INK}" stroke-width="1.4"/>' + text(
            47, 124, 12, f"+{gift}"
        )
    if cards.swords[card] == SKULL:
        return body + use("i-pirate-skull", 68, 122, 37, 37, PAPER)
    return body + sabres(62, 128, 25, cards.swords[card], PAPER)


def _person(cards: Cards, card: int, price: int | None) -> str:
    kind = cards.kind[card]
    portrait = (
        f'<rect x="5" y="28" width="110" height="86" fill="#E9D6A6" stroke="{INK}" stroke-width="1.2"/>'
        + use("c-rays", 5.6, 28.6, 108.8, 84.8)
        + f'<circle cx="66" cy="71" r="38" fill="{PAPER}" stroke="{INK}" stroke-width="1.4"/>'
        + '<circle cx="66" cy="71" r="35" fill="none" stroke="#7D5409" stroke-width=".8"/>'
        + use(f"i-{PORTRAITS[kind]}", 38, 43, 56, 56, INK)
    )
    if cards.type[card] == TAX:
        return portrait
    cost = cards.cost[card]
    reduced = price is not None and price < cost
    return (
        portrait
        + shield(8, 32, 30, 35, cards.influence[card], 20)
        + tag(6, 121, 50, 40, f"↓{price}" if reduced else cost, 24, REDUCED if reduced else PAPER)
        + f'<rect x="58" y="120" width="56" height="41" rx="5" fill="none" stroke="{INK}" stroke-width="1.4"/>'
        + power(cards, card)
    )


def expedition(cards: Cards, card: int, words: Phrasebook) -> Markup:
    """An expedition, 160 x 74: what it asks for, then what it brings."""
    needed = _demands(cards, card)
    left = 80 - 18 * len(needed) + 3
    body = (
        f'<rect x="1" y="1" width="158" height="72" rx="7" fill="var(--card)" stroke="{INK}" stroke-width="1.6"/>'
        f'<rect x="5" y="5" width="150" height="36" fill="{INK}"/>'
        + "".join(use(f"i-{need}", left + 36 * n, 8, 30, 30, PAPER) for n, need in enumerate(needed))
        + shield(38, 44, 22, 25.5, cards.influence[card], 16)
        + coin(104, 57, 12.5, f"+{cards.coins[card]}", 14)
    )
    return drawing(160, 74, body, css="exp", label=label(cards, card, words))


def _demands(cards: Cards, card: int) -> list[str]:
    """The icons of what an expedition asks for: people, then cargo."""
    people = zip(ICONS, cards.needs[card], strict=True)
    freight = zip(CARGOES, cards.freight[card], strict=True)
    found = [NEEDS[name] for name, count in people for _ in range(count)]
    return found + [CARGO_ICONS[name] for name, count in freight for _ in range(count)]


def deck(count: int, noun: str, spoken: str) -> Markup:
    """The draw pile, face down, with its number of cards."""
    body = (
        f'<rect x="1" y="1" width="118" height="166" rx="8" fill="{DEEP}" stroke="{INK}" stroke-width="1.6"/>'
        f'<rect x="8" y="8" width="104" height="152" rx="4" fill="none" stroke="{BRASS}" stroke-width="1.6"/>'
        + use("rose", 18, 26, 84, 84)
        + text(60, 127, 26, count, "#fff")
        + f'<text x="60" y="154" font-size="15.5" fill="#fff" text-anchor="middle">{noun}</text>'
    )
    return drawing(WIDTH, HEIGHT, body, css="card back", label=spoken)


@lru_cache(maxsize=1024)
def sign(cards: Cards, card: int) -> Markup:
    """What a card does, alone, for a compact tile."""
    if cards.type[card] == EXPEDITION:
        return Markup("").join(icon(name, 18) for name in _demands(cards, card))
    body = power(cards, card)
    return drawing(56, 41, f'<g transform="translate(-58 -120)">{body}</g>', css="sign onpaper", size=(44, 32))


def portrait_name(cards: Cards, card: int) -> str:
    return PORTRAITS[cards.kind[card]]


def portrait(cards: Cards, card: int, size: float = 30) -> Markup:
    if cards.type[card] == SHIP:
        return ship(COLOURS[cards.colour[card]], size)
    return icon(portrait_name(cards, card), size)
