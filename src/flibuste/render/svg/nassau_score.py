"""The count of Nassau on the web table as it stands: every part with its sum, the hideouts, the way home."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from flibuste.games.nassau.homeward import incomes
from flibuste.games.nassau.scoring import EXTRAS, PART_NAMES, factors, leftovers, parts
from flibuste.games.nassau.ship import AT_CAMPFIRE, AT_HOME_PORT, AT_SKULL_ISLAND, is_at_sea
from flibuste.games.nassau.state import IN_CITY, Nassau
from flibuste.games.nassau.tables import CRATE, NONE, YARN
from flibuste.render.svg.face import Option, Sight
from flibuste.render.svg.nassau_things import Item, capital, items, ware

PART_ICONS: Final = {
    "track": "checked-shield",
    "towers": "watchtower",
    "opponents": "giant-squid",
    "hideout": "rolled-cloth",
    "weapons": "crossed-sabres",
    "companions": "monkey",
    "change": "two-coins",
    "extras": "ghost",
}


class Part(NamedTuple):
    """A line of the count."""

    key: str
    icon: str
    name: str
    formula: str  # the viewer's sum in words
    cells: Sequence[int]  # in turn order from the viewer on


class Forecast(NamedTuple):
    colours: Sequence[str]
    names: Sequence[str]
    parts: Sequence[Part]
    totals: Sequence[int]
    left: int  # things that the viewer has left over, and how many of them make a point
    change: int
    told: str  # who told yarns for how much this round


class Hideout(NamedTuple):
    colour: str
    name: str
    spaces: Sequence[Item]
    store: Sequence[Item]
    value: int
    goods: int


class Stop(NamedTuple):
    """A stage of the way home: who is there, what it costs and brings."""

    key: str
    icon: str
    boats: Sequence[str]
    mine: bool
    text: str
    brings: Sequence[Item]
    option: Option | None


def in_turn(sight: Sight) -> list[int]:
    count = sight.seen.book.seats
    return [(sight.seat + turn) % count for turn in range(count)]


def shown_parts(sight: Sight) -> Sequence[str]:
    """The Dutchman's part only where he is in play."""
    return PART_NAMES if sight.seen.book.honours else PART_NAMES[:EXTRAS]


def forecast(sight: Sight) -> Forecast:
    s: Nassau = sight.seen
    order = in_turn(sight)
    every = [parts(s, seat) for seat in order]
    lines = [
        Part(
            key=name,
            icon=PART_ICONS[name],
            name=capital(sight.words.say(f"part-{name}")),
            formula=_formula(sight, at, name),
            cells=[cells[at] for cells in every],
        )
        for at, name in enumerate(shown_parts(sight))
    ]
    told = [f"{sight.names[seat]} {s.ships[seat].yarns}" for seat in order if s.ships[seat].yarns != NONE]
    return Forecast(
        [sight.colours[seat] for seat in order],
        [sight.names[seat] for seat in order],
        lines,
        [sum(cells) for cells in every],
        leftovers(s, sight.seat),
        s.book.tables.change,
        sight.words.say("web-na-told", told=", ".join(told), prize=s.book.tables.yarn_prize) if told else "",
    )


def _formula(sight: Sight, at: int, name: str) -> str:
    """How the viewer's part comes about."""
    s: Nassau = sight.seen
    products = factors(s, sight.seat)
    if name == "change":
        return sight.words.say("web-na-sum-change", one=leftovers(s, sight.seat), other=s.book.tables.change)
    if not 0 < at <= len(products):
        return ""
    one, other = products[at - 1]
    return sight.words.say(f"web-na-sum-{name}", one=one, other=other)


def hideouts(sight: Sight) -> list[Hideout]:
    return [_hideout(sight, seat) for seat in in_turn(sight)]


def _hideout(sight: Sight, seat: int) -> Hideout:
    s: Nassau = sight.seen
    ship, t = s.ships[seat], s.book.tables
    spaces = [
        ware(sight, good, t.hideout_values[at], "filled" if at < ship.filled else "due" if at == ship.filled else "")
        for at, good in enumerate(t.hideouts[ship.hideout])
    ]
    store = [ware(sight, good, number) for good, number in enumerate(ship.store) if number]
    value, goods = factors(s, seat)[PART_NAMES.index("hideout") - 1]
    return Hideout(sight.colours[seat], sight.names[seat], spaces, store, value, goods)


def voyage(sight: Sight) -> list[Stop]:
    """The four stages of the way home with every boat."""
    s: Nassau = sight.seen
    at_sea = [seat for seat, ship in enumerate(s.ships) if is_at_sea(ship)]
    due = incomes(s, sight.seat)
    places = {
        "act": ("sailboat", at_sea if s.phase != IN_CITY else []),
        "skull": ("pirate-skull", _at(s, AT_SKULL_ISLAND)),
        "fire": ("campfire", _at(s, AT_CAMPFIRE)),
        "home": ("house", _at(s, AT_HOME_PORT)),
    }
    return [
        Stop(
            key,
            icon,
            [sight.colours[seat] for seat in seats],
            sight.view.seat in seats,
            sight.words.say(f"web-na-stop-{key}", cards=s.book.tables.cards_per_rum, due=sum(due)),
            _income(sight, due) if key == "home" else [],
            sight.offers.get(key),
        )
        for key, (icon, seats) in places.items()
    ]


def _income(sight: Sight, due: Sequence[int]) -> list[Item]:
    crates, cards, points = due
    name = sight.words.say("thing-point", count=points)
    every = [*items(sight, [(CRATE, crates), (YARN, cards)]), Item("checked-shield", f"{points} {name}", points)]
    return [item for item in every if item.number]


def _at(s: Nassau, place: int) -> list[int]:
    return [seat for seat, ship in enumerate(s.ships) if ship.place == place]
