"""A position of Port Royal as numbers, for learning machines, seen from a seat: itself first, then in turn order.

All numbers are of the order of 1. Nothing is in them that a player at the table could not count. With any option that
is not the usual one, they say which options are chosen and count what the modules bring: one learner
can learn them all.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from flibuste.games.port_royal.book import FAR, Book
from flibuste.games.port_royal.cards import ICONS, SHIP, TRADE_COLOURS
from flibuste.games.port_royal.catalogue import (
    CATALOGUE,
    DISCOUNT,
    GOLD,
    GOVERNORS,
    ICON,
    INFLUENCE,
    JACKS,
    PAYERS_OWNED,
    SWORDS,
)
from flibuste.games.port_royal.discovery import Repel
from flibuste.games.port_royal.game import PortRoyalGame
from flibuste.games.port_royal.market import Take
from flibuste.games.port_royal.odds import bust_odds
from flibuste.games.port_royal.prices import income
from flibuste.games.port_royal.state import COLOURS_IN, PortRoyal
from flibuste.kernel import NOBODY, asking
from flibuste.kit import ROW
from flibuste.kit.rows import Floats

ADDED: Final = [module for module in PortRoyalGame.modules if module.numbers is not None]
TOPICS: Final = ("open", "discover", "repel", "take", "after-bust")
RESTLESS: Final = ("take", *(topic for module in ADDED for topic in module.numbers.restless))
BASE_KINDS: Final = (
    *("sailor", "pirate", "senorita", "jester", "admiral", "governor"),
    *("priest", "captain", "settler", "jack", "trader"),
)
KINDS: Final = (*BASE_KINDS, *(kind for module in ADDED for kind in module.numbers.kinds))
KIND_NUMBER: Final = {kind: number for number, kind in enumerate(KINDS)}
BASE_COUNTERS: Final = [*range(0, PAYERS_OWNED, ROW)]
COUNTERS: Final = [*BASE_COUNTERS, PAYERS_OWNED, *(counter for module in ADDED for counter in module.numbers.counters)]
SETS: Final = frozenset(counter for module in ADDED for counter in module.numbers.sets)
MARKS: Final = [(module.key, value) for module in ADDED for value in module.variants]
SCALES: Final = {GOLD: 12.0, INFLUENCE: 12.0, SWORDS: 6.0}
SCALE: Final = 3.0  # of all other counters
PLACES: Final = vec[i64](COUNTERS)
COUNTER_SCALES: Final = vec[float]([SCALES.get(counter, SCALE) for counter in COUNTERS])
SET_PLACES: Final = [at for at, counter in enumerate(COUNTERS) if counter in SETS]
CAPTAIN_NAMES: Final = (
    *("active", "reached", "lead", "best-income", "second-income", "best-influence", "second-influence"),
    *("expedition", "missing", "expedition-ahead"),
)
TABLE_NAMES: Final = (
    *("to-move", "ending", "turns-left", "pile", "river", "allowance", "bust", "left"),
    *("ship-coins", "ship-swords", "ship-repeats"),
)


def names(book: Book) -> list[str]:
    """What each number means; `0.gold` is the viewer's gold, `1.gold` that of the next in turn order."""
    wide = book.extended
    counted = [CATALOGUE.counters[counter // ROW] for counter in counters(wide)]
    own = [*counted, *CAPTAIN_NAMES, *(("goal",) if wide else ())]
    captains = [f"{place}.{name}" for place in range(book.seats) for name in own]
    kinds = KINDS if wide else BASE_KINDS
    river = [*(f"river.{colour}" for colour in TRADE_COLOURS), *(f"affordable.{kind}" for kind in kinds)]
    marks = [f"{key}.{value}" for key, value in MARKS] if wide else []
    return [*captains, *TABLE_NAMES, *(f"asked.{topic}" for topic in TOPICS), *river, *marks]


def write(s: PortRoyal, seat: int, numbers: Floats) -> None:
    seats = s.book.seats
    wide = s.book.extended
    for place in range(seats):
        _captain(s, (seat + place) % seats, wide, numbers)
        if wide:
            lacks = [goal(s, (seat + place) % seats) for goal in s.book.goals]
            numbers.add(min([FAR, *lacks]) / FAR)
    _table(s, seat, numbers)
    _river(s, seat, wide, numbers)
    if wide:
        options = s.book.options
        for key, value in MARKS:
            numbers.add(1.0 if options[key] == value else 0.0)


def counters(wide: bool) -> list[int]:
    """Modules count more than the base game does."""
    return COUNTERS if wide else BASE_COUNTERS


def _captain(s: PortRoyal, seat: i64, wide: bool, numbers: Floats) -> None:
    start = numbers.count
    numbers.add_counts(s.tally, seat, PLACES, COUNTER_SCALES, len(COUNTERS) if wide else len(BASE_COUNTERS))
    if wide:
        for at in SET_PLACES:
            members = int(s.tally[PLACES[at] + seat]).bit_count()
            numbers.cells[start + at] = float(members) / COUNTER_SCALES[at]
    numbers.add(1.0 if seat == s.active else 0.0)
    _standing(s, seat, numbers)
    _prospects(s, seat, numbers)
    _expeditions(s, seat, numbers)


def _standing(s: PortRoyal, seat: i64, numbers: Floats) -> None:
    """Whether the goal is reached, and by how much the seat leads or trails."""
    own = s.tally[INFLUENCE + seat]
    best_other: i64 = 0
    for other in range(s.book.seats):
        if other != seat and s.tally[INFLUENCE + other] > best_other:
            best_other = s.tally[INFLUENCE + other]
    numbers.add(1.0 if own >= s.book.goal else 0.0)
    numbers.add(float(own - best_other) / 6.0)


def _prospects(s: PortRoyal, seat: i64, numbers: Floats) -> None:
    """The two ships that would pay most, and the two most influential cards that the seat could have."""
    cards = s.book.cards
    budget = _budget(s, seat)
    best_income: i64 = 0
    second_income: i64 = 0
    best_influence: i64 = 0
    second_influence: i64 = 0
    for thing in s.river:
        card: i64 = thing
        points: i64 = 0
        if cards.type[card] == SHIP:
            coins = income(s, seat, card)
            if coins > second_income:
                second_income = min(coins, best_income)
                best_income = max(coins, best_income)
            for cargo in s.book.cargoes:
                points += cargo(s, seat, card)
        elif cards.cost[card] <= budget:
            points = cards.influence[card]
        if points > second_influence:
            second_influence = min(points, best_influence)
            best_influence = max(points, best_influence)
    numbers.add(float(best_income) / 4.0)
    numbers.add(float(second_income) / 4.0)
    numbers.add(float(best_influence) / 3.0)
    numbers.add(float(second_influence) / 3.0)


def _budget(s: PortRoyal, seat: i64) -> i64:
    """Up to which price the seat could hire a character; less than nothing if it cannot even pay the fee."""
    purse = s.tally[GOLD + seat]
    if seat != s.active:
        purse -= s.book.fee
    if purse < 0:
        return -1
    return purse + s.tally[DISCOUNT + seat]


def _expeditions(s: PortRoyal, seat: i64, numbers: Floats) -> None:
    """The influence that an expedition would add at once, how many characters the nearest one still lacks, and the
    best that is ahead: less the more characters are lacking."""
    gain: i64 = 0
    nearest: i64 = FAR
    ahead = 0.0
    cards, tally = s.book.cards, s.tally
    icons, owned = cards.icons, ICON + seat
    for card in s.expeditions:
        expedition: i64 = card
        needs = expedition * len(ICONS)
        missing = -tally[JACKS + seat]
        won: i64 = cards.influence[expedition]
        for icon in range(len(ICONS)):
            need = icons[needs + icon]
            won -= need
            missing += max(0, need - tally[owned + icon * ROW])
        missing = max(0, missing)
        nearest = min(nearest, missing)
        if missing == 0:
            gain = max(gain, won)
        ahead = max(ahead, (float(won) + float(cards.coins[expedition]) / 4.0) / (1.0 + float(missing)))
    numbers.add(float(gain) / 3.0)
    numbers.add(float(nearest) / 3.0)
    numbers.add(ahead / 3.0)


def _table(s: PortRoyal, seat: int, numbers: Floats) -> None:
    book = s.book
    frame = asking(s, seat) if s.decider != NOBODY else None
    topic = frame.topic if frame is not None else ""
    discovering = topic in ("open", "discover", "repel")
    allowance = book.allowance_by_colours[COLOURS_IN[s.colours]] + s.count(s.active, GOVERNORS)
    busting, unseen = bust_odds(s, s.active) if discovering else (0, 1)
    numbers.add(1.0 if s.decider == seat else 0.0)
    numbers.add(float(s.ending))
    numbers.add(((book.seats - s.turns % book.seats) % book.seats) / book.seats)
    numbers.add(float(s.pile) / 100.0)
    numbers.add(len(s.river) / 6.0)
    numbers.add(float(allowance) / 3.0 if discovering else 0.0)
    numbers.add(busting / max(1, unseen))
    numbers.add(float(frame.left) / 3.0 if isinstance(frame, Take) else 0.0)
    if isinstance(frame, Repel):
        ship = frame.ship
        numbers.add(float(book.cards.coins[ship]) / 4.0)
        numbers.add(float(book.cards.swords[ship]) / 6.0)
        numbers.add(float(s.colours >> book.cards.colour[ship] & 1))
    else:
        numbers.add(0.0)
        numbers.add(0.0)
        numbers.add(0.0)
    for known in TOPICS:
        numbers.add(1.0 if topic == known else 0.0)


def _river(s: PortRoyal, seat: i64, wide: bool, numbers: Floats) -> None:
    """The ships by colour with what they would pay the viewer; the characters that the viewer could hire, by kind."""
    cards = s.book.cards
    budget = _budget(s, seat)
    colours: i64 = len(TRADE_COLOURS)
    kinds: i64 = len(KINDS) if wide else len(BASE_KINDS)
    ships = numbers.add_zeros(colours)
    people = numbers.add_zeros(kinds)
    cells = numbers.cells
    for thing in s.river:
        card: i64 = thing
        if cards.type[card] == SHIP:
            colour: i64 = cards.colour[card]
            if colour < colours:
                cells[ships + colour] = float(income(s, seat, card)) / 4.0
        elif cards.cost[card] <= budget:
            kind: i64 = KIND_NUMBER.get(cards.kind[card], len(KINDS))
            if kind < kinds:
                cells[people + kind] = max(cells[people + kind], float(1 + cards.influence[card]) / 4.0)
