"""Nassau in the terminal: the city around the captain, the Caribbean, the ships, and one's own hand."""

from __future__ import annotations

from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from flibuste.data.phrases import Phrasebook
from flibuste.games.nassau.city import ALLEY_NAMES, CROSSING_NAMES, SIDE
from flibuste.games.nassau.scoring import PART_NAMES, parts
from flibuste.games.nassau.sea import MOST_OPPONENTS, MOST_SITES, ZONE_NAMES, ZONES
from flibuste.games.nassau.ship import PLACE_NAMES, Ship
from flibuste.games.nassau.state import PHASE_NAMES, Nassau
from flibuste.games.nassau.tables import (
    ANIMAL_NAMES,
    GIFT_NAMES,
    GOOD_NAMES,
    NONE,
    OBJECT_NAMES,
    SPECIES_NAMES,
    WEAPON_NAMES,
    YARN_NAMES,
)
from flibuste.games.nassau.yarns import is_true
from flibuste.kernel import View
from flibuste.render import plain
from flibuste.render.sentences import Speaker
from flibuste.render.words.nassau import card, gifts, offering
from flibuste.render.words.nassau_options import about, offer

QUIET: Final = "dim"
SEATS: Final = ("bright_red", "bright_yellow", "bright_green", "bright_blue")
ROWS: Final = 6
QUADRANT_AT: Final = ((0, 1), (3, 2))  # the quadrants of a tile, as rows of the picture


def board(view: View[Any], speaker: Speaker, width: int) -> RenderableType:
    s: Nassau = view.seen
    drawn: list[RenderableType] = [_headline(s, speaker), Text(), _city(s, speaker), *_ways(s, speaker), Text()]
    drawn += [_sea(s, speaker), Text(), _ships(s, speaker)]
    if view.seat >= 0:
        drawn += [Text(), _hand(s, speaker.book, view.seat)]
    if s.over:
        drawn += [Text(), _count(s, speaker)]
    return Group(*drawn)


def aim(view: View[Any], speaker: Speaker) -> str:
    return speaker.book.say("game-aim")


def note(view: View[Any], speaker: Speaker, action: int) -> str:
    """What an answer is about, then what it costs and brings."""
    told = [about(view, speaker.book, speaker.players, action), plain.note(view, speaker.book, speaker.players, action)]
    return " · ".join(filter(None, told))


def legend(view: View[Any], speaker: Speaker) -> list[tuple[str, str]]:
    """What the animals do."""
    book = speaker.book
    return [(book.say(f"animal-{name}"), book.attribute(f"animal-{name}", "power")) for name in ANIMAL_NAMES]


def _headline(s: Nassau, speaker: Speaker) -> Text:
    book = speaker.book
    text = Text(book.say("board-round", round=s.rounds, rounds=s.book.tables.rounds), style="bold")
    text.append(" · " + book.say(f"phase-{PHASE_NAMES[s.phase]}"))
    text.append(" · " + book.say("board-dolphin", player=speaker.players[s.dolphin]), style=QUIET)
    return text


# --- the city ---------------------------------------------------------------------------------------------------------


def _city(s: Nassau, speaker: Speaker) -> Table:
    """Every crossing where it lies, with what it gives; the captain's is reversed."""
    table = Table(box=box.SIMPLE, show_header=False, padding=(0, 1), title=speaker.book.say("board-city"))
    for row in range(ROWS):
        table.add_row(*[_crossing(s, speaker.book, row, column) for column in range(ROWS)])
    return table


def _crossing(s: Nassau, book: Phrasebook, row: int, column: int) -> Text:
    at = (row // 2 * SIDE + column // 2) * 4 + QUADRANT_AT[row % 2][column % 2]
    text = Text(CROSSING_NAMES[at], style="reverse bold" if at == s.captain else QUIET)
    return text.append("\n" + offer(s, book, at), style="" if s.visited >> at & 1 == 0 else "italic")


def _ways(s: Nassau, speaker: Speaker) -> list[Text]:
    """The alleys at the captain's crossing."""
    return [_way(s, speaker, alley) for alley in s.city.at[s.captain]]


def _way(s: Nassau, speaker: Speaker, alley: int) -> Text:
    book, end, owner = speaker.book, s.city.other_end(alley, s.captain), s.alleys[alley]
    where = book.say("about-barge") if end == NONE else f"{CROSSING_NAMES[end]}, {offer(s, book, end)}"
    text = Text(f"  {ALLEY_NAMES[alley]:<6} {'o' * s.city.sections[alley]:<5} {where}")
    if owner != NONE:
        text.stylize(QUIET)
        text.append(f"  {speaker.players[owner]}", style=SEATS[owner])
    return text


# --- the Caribbean ----------------------------------------------------------------------------------------------------


def _sea(s: Nassau, speaker: Speaker) -> Table:
    """Zones as they lie, A at the lower left."""
    table = Table(box=box.ROUNDED, show_header=False, show_lines=True, title=speaker.book.say("board-sea"))
    places = {place: zone for zone, place in enumerate(s.book.sea.places)}
    for row in range(SIDE):
        table.add_row(*[_zone(s, speaker, places[column, row]) for column in range(SIDE)])
    return table


def _zone(s: Nassau, speaker: Speaker, zone: int) -> Text:
    text = Text(ZONE_NAMES[zone], style="bold")
    for seat, ship in enumerate(s.ships):
        if ship.place == zone:
            text.append(f" {speaker.players[seat]}", style=SEATS[seat])
    for line in [*_opponents(s, speaker, zone), *_sites(s, speaker, zone), *_visitors(s, speaker, zone)]:
        text.append("\n").append_text(line)
    return text


def _opponents(s: Nassau, speaker: Speaker, zone: int) -> list[Text]:
    lines, t = [], s.book.tables
    for space in range(zone * MOST_OPPONENTS, (zone + 1) * MOST_OPPONENTS):
        tile = s.opponents[space]
        if tile != NONE:
            name = speaker.book.say(f"species-{SPECIES_NAMES[t.species[tile]]}")
            line = Text(f"{name} {t.strength[tile]}: {gifts(speaker.book, t.reward[tile])}")
            lines.append(_with_crates(line, s, speaker, s.hits[space * s.book.seats : (space + 1) * s.book.seats]))
    return lines


def _with_crates(line: Text, s: Nassau, speaker: Speaker, crates: list[int]) -> Text:
    for seat, number in enumerate(crates):
        if number:
            line.append(f" {speaker.players[seat]} {number}", style=SEATS[seat])
    return line


def _sites(s: Nassau, speaker: Speaker, zone: int) -> list[Text]:
    book, lines = speaker.book, []
    for at in range(zone * MOST_SITES, (zone + 1) * MOST_SITES):
        if s.towers[at] != NONE:
            line = Text(book.say("board-tower", weapon=_weapon(book, s.towers[at])), style=QUIET)
            owner = [s.piled[at] if seat == s.holders[at] else 0 for seat in range(s.book.seats)]
            lines.append(_with_crates(line, s, speaker, owner))
        if s.posts[at] != NONE:
            good = "–" if s.wares[at] == NONE else book.say(f"good-{GOOD_NAMES[s.wares[at]]}")
            lines.append(Text(book.say("board-post", weapon=_weapon(book, s.posts[at]), good=good), style=QUIET))
    if s.outposts[zone] != NONE:
        owner_of = s.garrisons[zone]
        line = Text(
            book.say("board-outpost", reward=gifts(book, s.book.tables.outposts[s.outposts[zone]])), style=QUIET
        )
        lines.append(line if owner_of == NONE else line.append(f" {speaker.players[owner_of]}", style=SEATS[owner_of]))
    return lines


def _visitors(s: Nassau, speaker: Speaker, zone: int) -> list[Text]:
    """The Sea Dog, and what else a compass leads to."""
    book, lines = speaker.book, []
    dog = s.dog_tiles[-1] if s.dog_tiles else NONE
    if zone == dog:
        lines.append(Text(book.say("board-dog", offering=str(offering(book, s.offerings[-1])[""])), style="yellow"))
    others = [beacon(s) for beacon in s.book.beacons]
    if others.count(zone) > (zone == dog):
        lines.append(Text(book.say("board-dutchman"), style="cyan"))
    return lines


def _weapon(book: Phrasebook, weapon: int) -> str:
    return book.attribute(f"thing-{WEAPON_NAMES[weapon]}", "one")


# --- ships ------------------------------------------------------------------------------------------------------------


def _ships(s: Nassau, speaker: Speaker) -> Table:
    book = speaker.book
    table = Table(box=box.SIMPLE)
    table.add_column("")
    for seat, name in enumerate(speaker.players):
        table.add_column(Text(name, style=SEATS[seat]))
    for row in SHIP_ROWS:
        table.add_row(book.say(f"board-{row}"), *[_cell(s, book, seat, row) for seat in range(s.book.seats)])
    return table


SHIP_ROWS: Final = ("points", "place", "sails", "weapons", "pirates", "objects", "holds", "animals", "hideout", "cards")


def _cell(s: Nassau, book: Phrasebook, seat: int, row: str) -> str:
    ship = s.ships[seat]
    if row == "points":
        return str(ship.points)
    if row == "place":
        return (
            book.say("board-zone", zone=ZONE_NAMES[ship.place])
            if ship.place < ZONES
            else book.say(f"place-{PLACE_NAMES[ship.place]}")
        )
    if row == "sails":
        return f"{ship.sails} / {ship.sailors}"
    if row == "weapons":
        return ", ".join(f"{_weapon(book, at)} {number}" for at, number in enumerate(ship.weapons))
    if row == "pirates":
        return book.say("board-crew", standing=ship.standing, lying=ship.lying, tavern=ship.tavern.bit_count())
    if row == "objects":
        return ", ".join(
            book.attribute(f"thing-{OBJECT_NAMES[at]}", "some", n=number)
            for at, number in enumerate(ship.objects)
            if number
        )
    return _cargo(s, book, ship, seat, row)


def _cargo(s: Nassau, book: Phrasebook, ship: Ship, seat: int, row: str) -> str:
    if row == "holds":
        load = [(GIFT_NAMES.index("crate"), ship.crates), (GIFT_NAMES.index("provision"), ship.provisions)]
        goods = [book.say(f"good-{GOOD_NAMES[good]}") for good, number in enumerate(ship.goods) for _ in range(number)]
        aboard = ", ".join([gifts(book, [(thing, number)]) for thing, number in load if number] + goods)
        return book.say("board-load", holds=ship.holds, load=aboard or "–", reserve=ship.reserve)
    if row == "animals":
        return ", ".join(
            _animal(book, ship, animal) for animal in range(len(ANIMAL_NAMES)) if ship.animals >> animal & 1
        )
    if row == "hideout":
        column = [book.say(f"good-{GOOD_NAMES[good]}") for good in s.book.tables.hideouts[ship.hideout]]
        return book.say(
            "board-hideout-cell",
            filled=ship.filled,
            due=" ".join(column[ship.filled : ship.filled + 2]),
            store=sum(ship.store),
        )
    return str(len(s.hands[seat]))


def _animal(book: Phrasebook, ship: Ship, animal: int) -> str:
    state = "asleep" if ship.asleep >> animal & 1 else "used" if ship.used >> animal & 1 else "ready"
    return f"{book.say(f'animal-{ANIMAL_NAMES[animal]}')} ({book.say(f'animal-is-{state}')})"


def _hand(s: Nassau, book: Phrasebook, seat: int) -> Text:
    text = Text(book.say("board-hand"), style="bold")
    for held in sorted(s.hands[seat]):
        true = is_true(s, seat, held)
        mark, points = "✓" if true else "·", s.book.tables.yarn_points[held]
        text.append(f"\n  {mark} {YARN_NAMES[held]}: {card(book, held)['wants']} ({points})", "green" if true else "")
    return text


def _count(s: Nassau, speaker: Speaker) -> Table:
    table = Table(box=box.SIMPLE)
    table.add_column("")
    for name in speaker.players:
        table.add_column(name, justify="right")
    rows = [parts(s, seat) for seat in range(s.book.seats)]
    for at, part in enumerate(PART_NAMES):
        table.add_row(speaker.book.say(f"part-{part}"), *[str(row[at]) for row in rows])
    table.add_row("", *[str(sum(row)) for row in rows], style="bold")
    return table
