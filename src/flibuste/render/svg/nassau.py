"""Nassau on the web table: the city or the Caribbean, the viewer's ship, the fight, the yarns, the count."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from markupsafe import Markup

from flibuste.games.nassau.city import ALLEY_NAMES, CROSSING_NAMES
from flibuste.games.nassau.facts import changes, promised
from flibuste.games.nassau.homeward import incomes
from flibuste.games.nassau.modules.feld import FELD, SEND
from flibuste.games.nassau.scoring import PART_NAMES, parts
from flibuste.games.nassau.sea import ZONE_NAMES
from flibuste.games.nassau.ship import ABOARD, PLACE_NAMES, is_at_sea
from flibuste.games.nassau.sites import tower_range
from flibuste.games.nassau.state import IN_CITY, PHASE_NAMES, Nassau
from flibuste.games.nassau.tables import GOOD_NAMES, NONE, SPECIES_NAMES, WEAPON_NAMES, YARN_NAMES
from flibuste.games.nassau.words import (
    ANIMAL_VERB,
    BARGE,
    BARGED,
    CARD,
    DOG,
    DRAW,
    FIGHT,
    FIRE,
    GO,
    HIDE,
    HOME,
    LAND,
    LANDED,
    LEAVE,
    LOSE,
    PLUNDER,
    SAIL_VERB,
    SKULL,
    SUFFER,
    TAKE,
    TELL,
    TOWER,
    USE,
    WALKED,
)
from flibuste.kernel import SPECTATOR, VERB_SHIFT, asking
from flibuste.kit import ARGUMENT
from flibuste.render.plain import note
from flibuste.render.svg.face import Chip, Option, Panel, Sight, Value
from flibuste.render.svg.nassau_beside import Beside, beside
from flibuste.render.svg.nassau_chart import SIZE, ZONES_BOX, chart
from flibuste.render.svg.nassau_city import Spot, border_of, city, spots
from flibuste.render.svg.nassau_fight import Fight, fight
from flibuste.render.svg.nassau_score import Forecast, Hideout, Stop, forecast, hideouts, shown_parts, voyage
from flibuste.render.svg.nassau_sea import Zone, zones
from flibuste.render.svg.nassau_ship import Deck, decks
from flibuste.render.svg.nassau_things import GIFT_ICONS, Price, capital, prices
from flibuste.render.svg.nassau_yarns import Telling, Yarn, telling, yarns
from flibuste.render.words.nassau import gifts
from flibuste.render.words.nassau_options import about

LAYOUT = "chart stage"
COLOURS = ("red", "yellow", "green", "blue")

BY_SUBJECT = (
    GO,
    BARGE,
    LAND,
    FIGHT,
    PLUNDER,
    TAKE,
    TOWER,
    SAIL_VERB,
    HIDE,
    SEND,
    USE,
)  # answers that are best called by what they are about
BY_WORD: Final = (ANIMAL_VERB, DRAW, LEAVE, LOSE, SUFFER)  # their own words, and what is behind them
STOPS: Final = {SKULL: "web-na-stop-skull", FIRE: "web-na-stop-fire"}  # what can be done there
SHORT: Final = {DOG: "web-na-meet", CARD: "web-na-draw"}
CITY, SEA, SHORE, SHIP, CARDS, SCORE = TABS = ("city", "sea", "shore", "ship", "cards", "score")
ASKED_IN: Final = {"quay": SHORE, "pet-kraken": SEA, "animal": SHORE, "hide": CARDS, "fire": CARDS, "turtle": CARDS}
"""The tab that a question is about, where it is not that of the phase."""
ON_SHIP: Final = ("table", "wake", "sleep", "weapon", "stow", "overload")


class Tab(NamedTuple):
    key: str
    icon: str
    number: int
    chosen: bool
    asked: bool  # the question is about what it shows


class Scene(NamedTuple):
    moment: str  # the tabs follow the question when it changes
    tabs: Sequence[Tab]
    in_city: bool
    homeward: bool
    hiding: bool  # the hideout comes before the cards
    city: Markup
    spots: Sequence[Spot]
    takes: Sequence[tuple[str, Option]]
    chart: Markup
    chart_size: tuple[float, float]
    chart_zones: str  # the part of it without the port
    zones: Sequence[Zone]
    beside: Beside
    decks: Sequence[Deck]
    fight: Fight | None
    yarns: Sequence[Yarn]
    telling: Telling | None
    hideouts: Sequence[Hideout]
    voyage: Sequence[Stop]
    forecast: Forecast
    prices: Mapping[str, Price]


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
    if s.dolphin == seat:
        values.append(Value("dolphin", say("web-na-dolphin"), "", f"na-dolphin-{seat}"))
    return Panel(values, chips=[Chip("sailboat", place)] if (place := _whereabouts(sight, seat)) else [])


def _whereabouts(sight: Sight, seat: int) -> str:
    """Where a boat is; nothing while it lies on its ship."""
    s: Nassau = sight.seen
    ship = s.ships[seat]
    if ship.place == ABOARD:
        return ""
    name = PLACE_NAMES[ship.place]
    return sight.words.say("board-zone", zone=name) if is_at_sea(ship) else sight.words.say(f"web-na-at-{name}")


def button(sight: Sight, action: int) -> tuple[str, str] | None:
    """Where an answer leads says more than its code."""
    verb = action >> VERB_SHIFT << VERB_SHIFT
    if verb in SHORT:
        return sight.words.say(SHORT[verb]), ""
    if verb in STOPS:
        return "", sight.words.say(STOPS[verb], cards=sight.seen.book.tables.cards_per_rum)
    if verb == HOME:
        return "", _homecoming(sight)
    if verb in BY_WORD:
        return "", about(sight.view, sight.words, sight.names, action)
    if verb == TELL:
        number = YARN_NAMES[action & ARGUMENT]
        return sight.words.say("web-na-yarn", number=number), about(sight.view, sight.words, sight.names, action)
    if verb not in BY_SUBJECT:
        return None
    if verb == FIGHT:
        return _challenge(sight, action & ARGUMENT)
    if verb == SAIL_VERB:
        return sight.words.say("do-sail", zone=ZONE_NAMES[action & ARGUMENT]), _way(sight, action)
    if verb == BARGE:
        return sight.words.say("web-na-barge", **border_of(sight.seen.city, action & ARGUMENT)), ""
    if verb == TOWER:
        return _tower(sight, action)
    if verb == HIDE:
        good = sight.words.say(f"good-{GOOD_NAMES[action & ARGUMENT]}")
        return sight.words.say("do-hide", good=good), about(sight.view, sight.words, sight.names, action)
    told = about(sight.view, sight.words, sight.names, action)
    if verb == SEND:
        return capital(told), sight.words.say("do-send", crossing=CROSSING_NAMES[action & ARGUMENT])
    if verb == USE:
        return "", _help(sight, action, told)
    if verb == PLUNDER:
        weapon = WEAPON_NAMES[sight.seen.posts[action & ARGUMENT]]
        return sight.words.say("web-na-plunder", good=told), sight.words.attribute(f"thing-{weapon}", "one")
    costs = [change for change in promised(sight.view, action) if change.amount < 0]
    paid = [f"−{-change.amount} {sight.words.say(f'thing-{change.thing}', count=-change.amount)}" for change in costs]
    if verb == LAND:
        paid.insert(0, sight.words.say("web-na-land", **border_of(sight.seen.city, action & ARGUMENT)))
    return capital(told), ", ".join(paid)


def _help(sight: Sight, action: int, told: str) -> str:
    """What an animal or an object costs and brings; what it does, where that is still open."""
    price = note(sight.view, sight.words, sight.names, action)
    brings = any(change.amount > 0 for change in changes(sight.view, action))
    return price if brings else ", ".join(part for part in (told, price) if part)


def _tower(sight: Sight, action: int) -> tuple[str, str]:
    """Which tower, and how many crates it takes."""
    s: Nassau = sight.seen
    name = sight.words.say("board-tower", weapon=about(sight.view, sight.words, sight.names, action))
    possible = tower_range(s, s.ships[sight.view.seat], action & ARGUMENT)
    return capital(name), sight.words.say("web-na-takes", least=possible[0], most=possible[-1])


def _way(sight: Sight, action: int) -> str:
    """How far it is, and how many pirates have to work."""
    told = about(sight.view, sight.words, sight.names, action)
    return ", ".join(part for part in (told, note(sight.view, sight.words, sight.names, action)) if part)


def _homecoming(sight: Sight) -> str:
    """What waits at home beside the income: the dolphin for the first; where there is nothing, that is said."""
    s: Nassau = sight.seen
    if not s.claimed:
        return sight.words.say("web-na-dolphin")
    return "" if any(incomes(s, sight.view.seat)) else sight.words.say("web-na-stop-home", due=0)


def _challenge(sight: Sight, space: int) -> tuple[str, str]:
    """Whom to fight, and for what."""
    s: Nassau = sight.seen
    t, tile = s.book.tables, s.opponents[space]
    name = sight.words.say(f"species-{SPECIES_NAMES[t.species[tile]]}")
    points = sight.words.say("thing-point", count=t.points[tile])
    label = sight.words.say("web-na-challenge", name=name, strength=t.strength[tile])
    return label, f"{gifts(sight.words, t.reward[tile])}, {t.points[tile]} {points}"


def columns(sight: Sight) -> Sequence[Value]:
    return [Value("", capital(sight.words.say(f"part-{part}")), "") for part in shown_parts(sight)]


def score_cells(sight: Sight, seat: int) -> Sequence[str]:
    every = parts(sight.seen, seat)
    return [str(every[PART_NAMES.index(part)]) for part in shown_parts(sight)]


def scene(sight: Sight) -> Scene:
    s: Nassau = sight.seen
    ways = [option for option in sight.offers.values() if option.verb in ("go", "barge", "land")]
    open_alleys = [ALLEY_NAMES.index(option.arguments[0]) for option in ways]
    merchant = s.tally[FELD] if s.book.options["feld"] == "yes" else NONE
    shown, edge = zones(sight), beside(sight)
    chosen, asked = tab_of(sight)
    return Scene(
        moment=f"{s.rounds}-{PHASE_NAMES[s.phase]}-{chosen}",
        tabs=_tabs(sight, chosen, asked),
        in_city=s.phase == IN_CITY,
        hiding=len(sight.offering("hide")) > 0,
        homeward=any(not is_at_sea(ship) and ship.place != ABOARD for ship in s.ships),
        city=city(s, sight.colours, open_alleys, _just_filled(sight), sight.words.say("board-city"), merchant),
        spots=spots(sight),
        takes=[(GIFT_ICONS[option.arguments[0]], option) for option in sight.offers.values() if option.verb == "take"],
        chart=chart(shown, edge, sight.words.say("board-sea")),
        chart_size=SIZE,
        chart_zones=ZONES_BOX,
        zones=shown,
        beside=edge,
        decks=decks(sight),
        fight=fight(sight),
        yarns=yarns(sight),
        telling=telling(sight),
        hideouts=hideouts(sight),
        voyage=voyage(sight),
        forecast=forecast(sight),
        prices=prices(sight),
    )


def _just_filled(sight: Sight) -> list[int]:
    """The alleys into which pirates have just gone."""
    return [event[2] for event in sight.news if event[0] in (WALKED, BARGED, LANDED)]


def tab_of(sight: Sight) -> tuple[str, str]:
    """What the question is best answered beside, and what it is about; the ship of a rival who is looked at."""
    s: Nassau = sight.seen
    stage = CITY if s.phase == IN_CITY else SEA
    if sight.shown != SPECTATOR:
        return SHIP, ""
    if sight.view.seat < 0 or not sight.view.options:
        return stage, ""
    topic = asking(s, sight.view.seat).topic
    return ASKED_IN.get(topic, stage), SHIP if topic in ON_SHIP else ASKED_IN.get(topic, stage)


def _tabs(sight: Sight, chosen: str, asked: str) -> list[Tab]:
    icons = ("tavern-sign", "compass", "anchor", "galleon", "scroll-unfurled", "checked-shield")
    hand = len(sight.seen.hands[sight.seat])
    return [
        Tab(key, icon, hand if key == CARDS else 0, key == chosen, key == asked)
        for key, icon in zip(TABS, icons, strict=True)
    ]
