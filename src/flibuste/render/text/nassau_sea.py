"""The Caribbean in the terminal: as it lies while one sails, in lines for a look from the city."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from flibuste.data.phrases import Phrasebook
from flibuste.games.nassau.city import SIDE
from flibuste.games.nassau.modules.dutchman import Dutchman, weapon_against
from flibuste.games.nassau.sea import MOST_OPPONENTS, MOST_SITES, ZONE_NAMES, ZONES
from flibuste.games.nassau.state import Nassau
from flibuste.games.nassau.tables import ANIMAL_NAMES, GOOD_NAMES, NONE, SPECIES_NAMES, WEAPON_NAMES
from flibuste.render.sentences import Speaker
from flibuste.render.text.prose import Prose
from flibuste.render.words.nassau import gifts, offering

QUIET: Final = "dim"
SEATS: Final = ("bright_red", "bright_yellow", "bright_green", "bright_blue")


def sea(s: Nassau, speaker: Speaker) -> Table:
    """Zones as they lie, A at the lower left."""
    table = Table(box=box.ROUNDED, show_header=False, show_lines=True, title=speaker.book.say("board-sea"))
    places = {place: zone for zone, place in enumerate(s.book.sea.places)}
    for row in range(SIDE):
        table.add_row(*[Text("\n").join(_zone(s, speaker, places[column, row])) for column in range(SIDE)])
    return table


def sea_in_lines(s: Nassau, speaker: Speaker) -> list[RenderableType]:
    """A paragraph for each zone, for a look from the city."""
    title = Text(speaker.book.say("board-sea"), style="italic")
    grid = Table.grid(padding=(0, 1))
    for zone in range(ZONES):
        name, *lines = _zone(s, speaker, zone)
        grid.add_row(name, _run_on(lines))
    return [title, grid]


def lying(s: Nassau, speaker: Speaker, zone: int) -> Text:
    """One zone: its name with the boats there, and whatever lies in it."""
    return _run_on(_zone(s, speaker, zone))


def _run_on(lines: list[Text]) -> Text:
    return Prose.assemble(*[part for line in lines for part in (" · ", line)][1:])


def animals(s: Nassau, book: Phrasebook) -> Text:
    """Those that can be taken."""
    shown = " · ".join(book.say(f"animal-{ANIMAL_NAMES[animal]}") for animal in s.display)
    return Text(book.say("board-face-up", animals=shown or "–", pile=sum(s.pile)), style=QUIET)


def _zone(s: Nassau, speaker: Speaker, zone: int) -> list[Text]:
    """Its name with the boats there, then whatever lies in it."""
    name = Text(ZONE_NAMES[zone], style="bold")
    for seat, ship in enumerate(s.ships):
        if ship.place == zone:
            name.append(f" {speaker.players[seat]}", style=SEATS[seat])
    return [name, *_opponents(s, speaker, zone), *_sites(s, speaker, zone), *_visitors(s, speaker, zone)]


def _opponents(s: Nassau, speaker: Speaker, zone: int) -> list[Text]:
    lines, t = [], s.book.tables
    for space in range(zone * MOST_OPPONENTS, (zone + 1) * MOST_OPPONENTS):
        tile = s.opponents[space]
        if tile != NONE:
            name = speaker.book.say(f"species-{SPECIES_NAMES[t.species[tile]]}")
            reward = gifts(speaker.book, t.reward[tile])
            line = Text(speaker.book.say("board-foe", name=name, strength=t.strength[tile], reward=reward))
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
            line = Text(book.say("board-tower", weapon=weapon_name(book, s.towers[at])), style=QUIET)
            owner = [s.piled[at] if seat == s.holders[at] else 0 for seat in range(s.book.seats)]
            lines.append(_with_crates(line, s, speaker, owner))
        if s.posts[at] != NONE:
            good = "–" if s.wares[at] == NONE else book.say(f"good-{GOOD_NAMES[s.wares[at]]}")
            lines.append(Text(book.say("board-post", weapon=weapon_name(book, s.posts[at]), good=good), style=QUIET))
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
        weapon, points = weapon_name(book, weapon_against(s)), Dutchman().points[zone]
        lines.append(Text(book.say("board-dutchman-here", weapon=weapon, points=points), style="cyan"))
    return lines


def weapon_name(book: Phrasebook, weapon: int) -> str:
    return book.attribute(f"thing-{WEAPON_NAMES[weapon]}", "one")
