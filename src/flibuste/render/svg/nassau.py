"""Nassau on the web table: the city or the Caribbean, the viewer's ship, the fight, the yarns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup

from flibuste.games.nassau.city import ALLEY_NAMES, CROSSING_NAMES, QUADRANTS, SIDE
from flibuste.games.nassau.facts import changes
from flibuste.games.nassau.modules.dutchman import DUTCH, ON_TILE, weapon_against, zone_of_dutchman
from flibuste.games.nassau.modules.feld import FELD
from flibuste.games.nassau.scoring import PART_NAMES, parts
from flibuste.games.nassau.state import IN_CITY, PHASE_NAMES, Nassau, crates_on
from flibuste.games.nassau.tables import (
    ANIMAL_NAMES,
    ATTACK,
    DODGE,
    GIFT_NAMES,
    GOOD_NAMES,
    LOSS_OF,
    NONE,
    PROVISION,
    QUAY_NAMES,
    SPECIES_NAMES,
    TOKEN_NAMES,
    WEAPON_NAMES,
    YARN_NAMES,
)
from flibuste.games.nassau.words import FIGHT, GO, LAND, PLUNDER, TAKE
from flibuste.games.nassau.yarns import is_true
from flibuste.kernel import VERB_SHIFT
from flibuste.kit import ARGUMENT
from flibuste.render.svg.face import Option, Panel, Piece, Sight, Value
from flibuste.render.svg.nassau_city import GIFT_ICONS, city
from flibuste.render.svg.nassau_sea import ANIMAL_ICONS, GOOD_ICONS, Zone, zones
from flibuste.render.svg.nassau_ship import Deck, Item, deck_of, items
from flibuste.render.words.nassau import card, gifts
from flibuste.render.words.nassau_options import about

LAYOUT = "sheet"
COLOURS = ("red", "yellow", "green", "blue")

BY_SUBJECT = (GO, LAND, FIGHT, PLUNDER, TAKE)  # answers that are best called by what they are about
WEST = (0, 3)  # the quadrants on the left of a tile


@dataclass(frozen=True, slots=True)
class Spot:
    """A crossing that can be pressed; without an answer, the captain's."""

    column: int
    row: int
    options: Sequence[Option]


@dataclass(frozen=True, slots=True)
class Quay:
    name: str
    bonus: Sequence[Item]
    boat: str
    option: Option | None


@dataclass(frozen=True, slots=True)
class Fight:
    name: str
    force: int
    placed: int
    there: int
    tokens: Sequence[Item]
    dice: Sequence[int]


@dataclass(frozen=True, slots=True)
class Yarn:
    about: Piece
    number: str
    points: int
    true: bool
    picked: bool
    option: Option | None
    parrot: Option | None


@dataclass(frozen=True, slots=True)
class Hideout:
    colour: str
    name: str
    spaces: Sequence[Item]
    store: Sequence[Item]
    worth: int


@dataclass(frozen=True, slots=True)
class Scene:
    in_city: bool
    city: Markup
    here: Spot
    spots: Sequence[Spot]
    zones: Sequence[Zone]
    quays: Sequence[Quay]
    animals: Sequence[Item]
    pile: int
    offering: Sequence[Item]
    dutchman: Sequence[Item]
    deck: Deck
    fight: Fight | None
    yarns: Sequence[Yarn]
    hideouts: Sequence[Hideout]


def state_line(sight: Sight) -> str:
    s: Nassau = sight.seen
    turn = sight.words.say("board-round", round=s.rounds, rounds=s.book.tables.rounds)
    return f"{turn} · {sight.words.say(f'phase-{PHASE_NAMES[s.phase]}')}"


def panel(sight: Sight, seat: int) -> Panel:
    s: Nassau = sight.seen
    ship, say = s.ships[seat], sight.words.say
    figures = (
        ("checked-shield", "point", ship.points),
        ("pirate-hat", "pirate", ship.standing),
        ("wooden-crate", "crate", ship.crates),
        ("chicken-leg", "provision", ship.provisions),
        ("scroll-unfurled", "yarn", len(s.hands[seat])),
    )
    values = [
        Value(name, f"{count} {say(f'thing-{thing}', count=count)}", str(count), f"na-{thing}-{seat}")
        for name, thing, count in figures
    ]
    return Panel(values)


def button(sight: Sight, action: int) -> tuple[str, str] | None:
    """Where an answer leads says more than its code."""
    if action >> VERB_SHIFT << VERB_SHIFT not in BY_SUBJECT:
        return None
    if action >> VERB_SHIFT << VERB_SHIFT == FIGHT:
        return _challenge(sight, action & ARGUMENT)
    told = about(sight.view, sight.words, sight.names, action)
    costs = [change for change in changes(sight.view, action) if change.amount < 0]
    paid = [f"−{-change.amount} {sight.words.say(f'thing-{change.thing}', count=-change.amount)}" for change in costs]
    return told[0].upper() + told[1:], ", ".join(paid)


def _challenge(sight: Sight, space: int) -> tuple[str, str]:
    """Whom to fight, and for what."""
    s: Nassau = sight.seen
    t, tile = s.book.tables, s.opponents[space]
    name = sight.words.say(f"species-{SPECIES_NAMES[t.species[tile]]}")
    points = sight.words.say("thing-point", count=t.points[tile])
    return f"{name} {t.strength[tile]}", f"{gifts(sight.words, t.reward[tile])}, {t.points[tile]} {points}"


def columns(sight: Sight) -> Sequence[Value]:
    return [Value("", sight.words.say(f"part-{part}"), "") for part in _shown_parts(sight)]


def score_cells(sight: Sight, seat: int) -> Sequence[str]:
    every = parts(sight.seen, seat)
    return [str(every[PART_NAMES.index(part)]) for part in _shown_parts(sight)]


def _shown_parts(sight: Sight) -> Sequence[str]:
    """The Dutchman's part only where he is in play."""
    return PART_NAMES if sight.seen.book.honours else PART_NAMES[:-1]


def scene(sight: Sight) -> Scene:
    s: Nassau = sight.seen
    ways = [option for option in sight.offers.values() if option.verb in ("go", "barge", "land")]
    open_alleys = [ALLEY_NAMES.index(option.arguments[0]) for option in ways]
    merchant = s.tally[FELD] if s.book.options["feld"] == "yes" else NONE
    return Scene(
        in_city=s.phase == IN_CITY,
        city=city(s, sight.colours, open_alleys, sight.words.say("board-city"), merchant),
        here=_spot(s.captain, []),
        spots=_spots(sight),
        zones=zones(sight),
        quays=[_quay(sight, quay) for quay in range(len(QUAY_NAMES))],
        animals=[_face_up(sight, animal) for animal in s.display],
        pile=sum(s.pile),
        offering=_offering(sight),
        dutchman=_dutchman(sight),
        deck=deck_of(sight, s.ships[sight.seat]),
        fight=_fight(sight),
        yarns=_yarns(sight),
        hideouts=[_hideout(sight, seat) for seat in range(s.book.seats)],
    )


# --- the city ---------------------------------------------------------------------------------------------------------


def _spots(sight: Sight) -> list[Spot]:
    """The crossings that answers lead to."""
    s: Nassau = sight.seen
    found: dict[int, list[Option]] = {}
    for option in sight.offers.values():
        crossing = _leads_to(s, option)
        if crossing != NONE:
            found.setdefault(crossing, []).append(option)
    return [_spot(crossing, options) for crossing, options in sorted(found.items())]


def _leads_to(s: Nassau, option: Option) -> int:
    if option.verb in ("from", "send"):
        return CROSSING_NAMES.index(option.arguments[0])
    if option.verb not in ("go", "land"):
        return NONE
    alley = ALLEY_NAMES.index(option.arguments[0])
    return s.city.landing(alley) if option.verb == "land" else s.city.other_end(alley, s.captain)


def _spot(crossing: int, options: Sequence[Option]) -> Spot:
    tile, quadrant = divmod(crossing, QUADRANTS)
    return Spot(tile % SIDE * 2 + (quadrant not in WEST), tile // SIDE * 2 + (quadrant > 1), options)


def _quay(sight: Sight, quay: int) -> Quay:
    s: Nassau = sight.seen
    boats = [sight.colours[seat] for seat, ship in enumerate(s.ships) if ship.berth == quay]
    bonus = items(sight, [(PROVISION, s.book.tables.quay_provisions), *s.book.tables.quays[quay]])
    return Quay(QUAY_NAMES[quay], bonus, boats[0] if boats else "", sight.offers.get(f"quay {QUAY_NAMES[quay]}"))


def _face_up(sight: Sight, animal: int) -> Item:
    name = ANIMAL_NAMES[animal]
    return Item(ANIMAL_ICONS[name], sight.words.say(f"animal-{name}"), 1, "", sight.offers.get(f"animal {name}"))


def _offering(sight: Sight) -> list[Item]:
    s: Nassau = sight.seen
    if not s.offerings:
        return []
    return [
        Item(
            GIFT_ICONS[GIFT_NAMES[thing]],
            gifts(sight.words, [(thing, amount)]),
            amount,
            "",
            sight.offers.get(f"buy {GIFT_NAMES[thing]}"),
        )
        for thing, amount in s.book.tables.offerings[s.offerings[-1]]
    ]


def _dutchman(sight: Sight) -> list[Item]:
    """This round's weapon, and everybody's crates on the tile."""
    s: Nassau = sight.seen
    if DUTCH not in s.book.deeds:
        return []
    weapon = WEAPON_NAMES[weapon_against(s)]
    crates = [
        Item("wooden-crate", sight.names[seat], s.tally[ON_TILE + seat], sight.colours[seat])
        for seat in range(s.book.seats)
    ]
    return [Item(GIFT_ICONS[weapon], sight.words.attribute(f"thing-{weapon}", "one"), zone_of_dutchman(s)), *crates]


# --- fight and yarns --------------------------------------------------------------------------------------------------


def _fight(sight: Sight) -> Fight | None:
    s: Nassau = sight.seen
    if s.fighter == NONE:
        return None
    name, there = sight.words.say("board-dutchman"), 0
    if s.target != NONE:
        name = sight.words.say(f"species-{SPECIES_NAMES[s.book.tables.species[s.opponents[s.target]]]}")
        there = crates_on(s, s.target)
    tokens = [_token(sight, token, number) for token, number in enumerate(s.drawn) if number]
    return Fight(name, s.force, s.placed, there, tokens, s.dice)


def _token(sight: Sight, token: int, number: int) -> Item:
    name = TOKEN_NAMES[token]
    option = sight.offers.get(f"ward {name}") or sight.offers.get(f"suffer {name}")
    if token < ATTACK:
        return Item("whirlwind" if token == DODGE else "", sight.words.say(f"token-{name}"), number, "calm", option)
    thing = GIFT_NAMES[LOSS_OF[token]]
    label = sight.words.say("token-attack", thing=sight.words.attribute(f"thing-{thing}", "one"))
    return Item(GIFT_ICONS[thing], label, number, "attack", option)


def _yarns(sight: Sight) -> list[Yarn]:
    s: Nassau = sight.seen
    if sight.view.seat < 0:
        return []
    return [_yarn(sight, held) for held in sorted(s.hands[sight.view.seat])]


def _yarn(sight: Sight, held: int) -> Yarn:
    s: Nassau = sight.seen
    number, told = YARN_NAMES[held], card(sight.words, held)
    top = s.stack[-1] if s.stack else None
    return Yarn(
        about=Piece(f"card-{held}", str(told["short"]), str(told["wants"]), "NA-RET-006"),
        number=number,
        points=s.book.tables.yarn_points[held],
        true=is_true(s, sight.view.seat, held),
        picked=bool(getattr(top, "picked", 0) >> held & 1) if s.decider == sight.view.seat else False,
        option=sight.offers.get(f"tell {number}"),
        parrot=sight.offers.get(f"parrot {number}"),
    )


def _hideout(sight: Sight, seat: int) -> Hideout:
    s: Nassau = sight.seen
    ship, t = s.ships[seat], s.book.tables
    spaces = [
        Item(
            GOOD_ICONS[GOOD_NAMES[good]],
            sight.words.say(f"good-{GOOD_NAMES[good]}"),
            t.hideout_values[at],
            "filled" if at < ship.filled else "due" if at == ship.filled else "",
        )
        for at, good in enumerate(t.hideouts[ship.hideout])
    ]
    store = [
        Item(GOOD_ICONS[GOOD_NAMES[good]], sight.words.say(f"good-{GOOD_NAMES[good]}"), number)
        for good, number in enumerate(ship.store)
        if number
    ]
    return Hideout(sight.colours[seat], sight.names[seat], spaces, store, parts(s, seat)[PART_NAMES.index("hideout")])
