"""What the log tells adds up to what changes on the table: every amount, at every decision of random games.

The tables name, by game, the events that tell an amount and what they say of it, and where those things lie.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import pytest

from flibuste.games import registry
from flibuste.games.captains_war.events import HAUL
from flibuste.games.captains_war.scoring import FLAGS, flags
from flibuste.games.captains_war.sheet import PARTIES
from flibuste.games.captains_war.tables import CREW, GOLD, ITEM_NAMES, MOST_SEATS, TRACK_NAMES
from flibuste.games.port_royal.cards import printed
from flibuste.games.port_royal.catalogue import GOLD as COINS
from flibuste.games.port_royal.catalogue import INFLUENCE, PAYMENT_WORDS
from flibuste.games.rolling_seas.scoring import Count
from flibuste.kernel import Match
from tests.conformance.cases import Case, few_cases
from tests.render import amounts_of_amerigo, amounts_of_nassau
from tests.render.spoken import play_by_bots, play_through

Amount = tuple[int, str, int]  # a seat, a thing, how much more of it
Told = Mapping[str, Callable[..., list[Amount]]]


def gains(thing: str, sign: int = 1) -> Callable[..., list[Amount]]:
    """Events of a seat that end with the amount."""
    return lambda seat, *values: [(seat, thing, sign * values[-1])]


def expedition(crews: Sequence[str]) -> Callable[..., list[Amount]]:
    """The characters are discarded, the expedition and its coins gained."""

    def told(seat: int, card: int, crew: int, coins: int) -> list[Amount]:
        cards = printed()
        lost = sum(cards.influence[cards.of[key]] for key in crews[crew].split("+"))
        return [(seat, "influence", cards.influence[card] - lost), (seat, "coins", coins)]

    return told


PORT_ROYAL: Told = {
    **{name: gains("coins") for name in ("jesters-paid", "admirals-paid", "gunners-paid", "viceadmirals-paid")},
    **{name: gains("coins") for name in ("traded", "tax-bonus", "fulfilled")},
    **{name: gains("coins", -1) for name in ("taxed", "ransom-paid")},
    "hired": lambda seat, card, coins: [(seat, "coins", -coins), (seat, "influence", printed().influence[card])],
    "completed": expedition(PAYMENT_WORDS),
    "stored": lambda seat, ship: [(seat, "influence", 1)],
    "contract-influence": gains("influence"),
    "paid-fee": lambda seat, other, coins: [(seat, "coins", -coins), (other, "coins", coins)],
    "gave": lambda seat, other, coins: [(other, "coins", coins)],
}
POWERS = ("monster_power", "pirate_power")
ROLLING_SEAS: Told = {
    **{f"gained-{thing}": gains(thing) for thing in ("story", "gold", "provisions", "wind")},
    **{f"lost-{thing}": gains(thing, -1) for thing in ("gold", "provisions")},
    **{name: gains("provisions", -1) for name in ("struck", "paid-step")},
    "spent": lambda seat: [(seat, "provisions", -1)],
    "gusted": lambda seat, *step: [(seat, "wind", -1)],
    **{name: lambda seat, number: [(seat, "cannons", 1)] for name in ("built", "bought-cannon")},
    "raised": lambda seat, power, level, grown: [(seat, POWERS[power], grown)],
    "told-story": gains("fame"),
    "bought-ship": lambda seat, ship, stars: [(seat, "ship", 1), (seat, "stars", stars)],
    "bonus": gains("stars"),
    **{name: gains("stars") for name in ("treasure", "all-ports")},
}


SCORED_IN_PLAY = ("boats", "attributes", "command", "track", "adventure")


def haul(sign: int) -> Callable[..., list[Amount]]:
    def told(side: int, packed: int, *values: int) -> list[Amount]:
        gift, amount = divmod(packed, HAUL)
        return [(side, ITEM_NAMES[gift], sign * amount)] if gift < len(ITEM_NAMES) else []

    return told


def pirate(sign: int) -> Callable[..., list[Amount]]:
    return lambda side, force, *values: [(side, ITEM_NAMES[CREW + force], sign)]


CAPTAINS_WAR: Told = {
    "gained": haul(1),
    "paid": haul(-1),
    "paid-joker": haul(-1),
    "bought": lambda side, resource, price: [(side, ITEM_NAMES[resource + 1], 1), (side, ITEM_NAMES[GOLD], -price)],
    "recruited": lambda side, force, price: [*pirate(1)(side, force), (side, ITEM_NAMES[GOLD], -price)],
    "stole": lambda side, other, amount, loss, *values: [
        (side, ITEM_NAMES[GOLD], amount),
        (other, ITEM_NAMES[GOLD], -loss),
    ],
    "captain-reinforced": pirate(1),
    "captain-copied": pirate(1),
    "patrol": pirate(-1),
    "rum": lambda side, *values: [(side, "barrel", -1)],
    "advanced": lambda side, track, circle: [(side, TRACK_NAMES[track], 1)],
    "bettered": lambda side, attack, defence: [(side, "attack", attack), (side, "defence", defence)],
    **{name: gains("points") for name in ("track-points", "acquired", "command-bonus", "treasure")},
    "revealed": lambda side, party, *values: [(side, ITEM_NAMES[CREW + force], -1) for force in PARTIES[party]],
}


def coins_of(s: Any) -> Iterator[Amount]:
    for seat in range(s.rules.seats):
        yield seat, "coins", s.tally[COINS + seat]
        yield seat, "influence", s.tally[INFLUENCE + seat]


def goods_of(s: Any) -> Iterator[Amount]:
    for seat, sheet in enumerate(s.sheets):
        for thing in ("story", "gold", "provisions", "wind", "cannons", "ship", *POWERS):
            yield seat, thing, getattr(sheet, thing)
        yield seat, "fame", sum(sheet.fame)
        yield seat, "stars", Count(s.boards[seat], sheet).stars


def items_of(s: Any) -> Iterator[Amount]:
    for side, sheet in enumerate(s.sheets):
        for item, name in enumerate(ITEM_NAMES):
            yield side, name, sheet.held[item]
        for track, name in enumerate(TRACK_NAMES):
            yield side, name, sheet.progress[track]
        tables = s.book.tables
        yield side, "attack", sheet.passed(tables.attack)
        yield side, "defence", sheet.passed(tables.defence)
        yield side, "points", sum(flags(s)[side][FLAGS.index(flag)] for flag in SCORED_IN_PLAY)


GAMES: dict[str, tuple[Told, Callable[[Any], Iterator[Amount]]]] = {
    "port-royal": (PORT_ROYAL, coins_of),
    "rolling-seas": (ROLLING_SEAS, goods_of),
    "captains-war": (CAPTAINS_WAR, items_of),
    "amerigo": (amounts_of_amerigo.TOLD, amounts_of_amerigo.on_table),
    "nassau": (amounts_of_nassau.TOLD, amounts_of_nassau.on_table),
}
VOYAGES = "port-royal-[0-9]-adventure"  # tell more things than coins, in sentences of their own
CASES = [case for case in few_cases() if case.key in GAMES and not re.match(VOYAGES, str(case))]


def on_table(case: Case, match: Match) -> Counter[tuple[int, str]]:
    return Counter({(seat, thing): amount for seat, thing, amount in GAMES[case.key][1](match.state)})


def told(case: Case, match: Match) -> Counter[tuple[int, str]]:
    """What the last move's sentences say was gained and lost."""
    found: Counter[tuple[int, str]] = Counter()
    for event in match.moves[-1].events:
        tell = GAMES[case.key][0].get(match.game.events[event[0]].name)
        for seat, thing, amount in tell(*event[1:]) if tell else ():
            found[1 if seat >= MOST_SEATS else seat, thing] += amount  # a captain's voice is that of the second side
    return found


Play = Callable[[Case, int], Iterator[Match]]
AT_RANDOM: list[tuple[Play, int]] = [(play_through, 1), (play_through, 2)]
PLAYED: dict[str, list[tuple[Play, int]]] = {
    "port-royal": [*AT_RANDOM, (play_by_bots, 5)],
    "rolling-seas": [*AT_RANDOM, (play_by_bots, 1)],
    "captains-war": [*AT_RANDOM, (play_through, 3), (play_through, 4), (play_by_bots, 2)],
    "amerigo": [(play_through, 1), (play_by_bots, 1), (play_by_bots, 2)],
    "nassau": [(amounts_of_nassau.busily, 1), (amounts_of_nassau.busily, 4)],
}
"""At random little happens in some games; the last test says whether enough of it did."""
RARE = {"rolling-seas": {"treasure", "all-ports"}}  # laid out in tests/games/rolling_seas/test_told.py
HEARD: dict[str, frozenset[str]] = {}  # by the name of a case


def compared(case: Case) -> frozenset[str]:
    """Whole matches, log and table compared after every move; the names of everything that was told."""
    if str(case) not in HEARD:
        played = PLAYED.get(case.key, AT_RANDOM)
        HEARD[str(case)] = frozenset(name for play, seed in played for name in _compared(case, play(case, seed)))
    return HEARD[str(case)]


def _compared(case: Case, positions: Iterator[Match]) -> Iterator[str]:
    before: Counter[tuple[int, str]] | None = None
    for match in positions:
        now = on_table(case, match)
        if before is not None:
            names = [match.game.events[event[0]].name for event in match.moves[-1].events]
            changed = {key: now[key] - before[key] for key in now if now[key] != before[key]}
            said = {key: amount for key, amount in told(case, match).items() if amount}
            assert changed == said, names
            yield from names
        before = now


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_log_tells_every_change_of_the_table(case: Case) -> None:
    assert compared(case)


@pytest.mark.parametrize("key", GAMES)
def test_every_sentence_with_an_amount_was_heard(key: str) -> None:
    """Else the comparison above would prove less than it seems to."""
    heard = {name for case in CASES if case.key == key for name in compared(case)}
    assert set(GAMES[key][0]) - RARE.get(key, set()) <= heard


def test_every_game_is_compared() -> None:
    assert set(GAMES) == set(registry.keys())
