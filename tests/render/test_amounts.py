"""What the log tells adds up to what changes on the table: every amount, at every decision of random games.

The tables name, by game, the events that tell an amount and what they say of it, and where those things lie.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pytest

from flibuste.games.captains_war.events import HAUL
from flibuste.games.captains_war.sheet import PARTIES
from flibuste.games.captains_war.tables import CREW, GOLD, ITEM_NAMES, MOST_SEATS
from flibuste.games.port_royal.catalogue import GOLD as COINS
from flibuste.kernel import Match
from tests.conformance.cases import Case, few_cases
from tests.render import amounts_of_amerigo, amounts_of_nassau
from tests.render.spoken import play_through

Amount = tuple[int, str, int]  # a seat, a thing, how much more of it
Told = Mapping[str, Callable[..., list[Amount]]]


def gains(thing: str, sign: int = 1) -> Callable[..., list[Amount]]:
    """Events of a seat that end with the amount."""
    return lambda seat, *values: [(seat, thing, sign * values[-1])]


PORT_ROYAL: Told = {
    **{name: gains("coins") for name in ("jesters-paid", "admirals-paid", "gunners-paid", "viceadmirals-paid")},
    **{name: gains("coins") for name in ("traded", "tax-bonus", "completed", "fulfilled")},
    **{name: gains("coins", -1) for name in ("taxed", "hired", "ransom-paid")},
    "paid-fee": lambda seat, other, coins: [(seat, "coins", -coins), (other, "coins", coins)],
    "gave": lambda seat, other, coins: [(other, "coins", coins)],
}
ROLLING_SEAS: Told = {
    **{f"gained-{thing}": gains(thing) for thing in ("story", "gold", "provisions", "wind")},
    **{f"lost-{thing}": gains(thing, -1) for thing in ("gold", "provisions")},
    **{name: gains("provisions", -1) for name in ("struck", "paid-step")},
    "spent": lambda seat: [(seat, "provisions", -1)],
    "gusted": lambda seat, *step: [(seat, "wind", -1)],
}


def haul(sign: int) -> Callable[..., list[Amount]]:
    def told(side: int, packed: int) -> list[Amount]:
        gift, amount = divmod(packed, HAUL)
        return [(side, ITEM_NAMES[gift], sign * amount)] if gift < len(ITEM_NAMES) else []

    return told


def pirate(sign: int) -> Callable[..., list[Amount]]:
    return lambda side, force, *values: [(side, ITEM_NAMES[CREW + force], sign)]


CAPTAINS_WAR: Told = {
    "gained": haul(1),
    "paid": haul(-1),
    "bought": lambda side, resource, price: [(side, ITEM_NAMES[resource + 1], 1), (side, ITEM_NAMES[GOLD], -price)],
    "recruited": lambda side, force, price: [*pirate(1)(side, force), (side, ITEM_NAMES[GOLD], -price)],
    "stole": lambda side, other, amount, loss: [(side, ITEM_NAMES[GOLD], amount), (other, ITEM_NAMES[GOLD], -loss)],
    "captain-reinforced": pirate(1),
    "captain-copied": pirate(1),
    "patrol": pirate(-1),
    "rum": lambda side: [(side, "barrel", -1)],
    "revealed": lambda side, party, *values: [(side, ITEM_NAMES[CREW + force], -1) for force in PARTIES[party]],
}


def coins_of(s: Any) -> Iterator[Amount]:
    for seat in range(s.rules.seats):
        yield seat, "coins", s.tally[COINS + seat]


def goods_of(s: Any) -> Iterator[Amount]:
    for seat, sheet in enumerate(s.sheets):
        for thing in ("story", "gold", "provisions", "wind"):
            yield seat, thing, getattr(sheet, thing)


def items_of(s: Any) -> Iterator[Amount]:
    for side, sheet in enumerate(s.sheets):
        for item, name in enumerate(ITEM_NAMES):
            yield side, name, sheet.held[item]


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


PLAYED = {"nassau": amounts_of_nassau.busily}  # at random little of it would happen


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_log_tells_every_change_of_the_table(case: Case) -> None:
    for seed in (1, 2):
        before: Counter[tuple[int, str]] | None = None
        for match in PLAYED.get(case.key, play_through)(case, seed):
            now = on_table(case, match)
            if before is not None:
                changed = {key: now[key] - before[key] for key in now if now[key] != before[key]}
                said = {key: amount for key, amount in told(case, match).items() if amount}
                assert changed == said, [match.game.events[event[0]].name for event in match.moves[-1].events]
            before = now
