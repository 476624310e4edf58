"""Nassau in the terminal: the city around the captain or the Caribbean, the ships, and one's own hand."""

from __future__ import annotations

from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from flibuste.data.phrases import Phrasebook
from flibuste.games.nassau.city import ALLEY_NAMES, CROSSING_NAMES, SIDE
from flibuste.games.nassau.sea import ZONE_NAMES, ZONES
from flibuste.games.nassau.ship import PLACE_NAMES, Ship
from flibuste.games.nassau.state import IN_CITY, PHASE_NAMES, Nassau
from flibuste.games.nassau.tables import (
    ANIMAL_NAMES,
    GIFT_NAMES,
    GOOD_NAMES,
    NONE,
    OBJECT_NAMES,
    YARN_NAMES,
)
from flibuste.games.nassau.yarns import is_true
from flibuste.kernel import View
from flibuste.render import plain
from flibuste.render.sentences import Speaker
from flibuste.render.text.nassau_sea import QUIET, SEATS, animals, lying, sea, sea_in_lines, weapon_name
from flibuste.render.text.prose import Prose
from flibuste.render.words.nassau import card, gifts
from flibuste.render.words.nassau_odds import chances, percent
from flibuste.render.words.nassau_options import about, offer
from flibuste.render.words.nassau_reasons import why_not as reason

ROWS: Final = 6
QUADRANT_AT: Final = ((0, 1), (3, 2))  # the quadrants of a tile, as rows of the picture


def board(view: View[Any], speaker: Speaker, width: int) -> RenderableType:
    s: Nassau = view.seen
    drawn: list[RenderableType] = [_headline(s, speaker), Text()]
    if s.phase == IN_CITY:
        drawn += [_city(s, speaker), *_ways(s, speaker), Text(), *sea_in_lines(s, speaker)]
    else:
        drawn += [sea(s, speaker)]
    drawn += [animals(s, speaker.book), Text(), _ships(s, speaker)]
    if view.seat >= 0:
        drawn += [Text(), _hand(s, speaker.book, view.seat)]
    return Group(*drawn)


def near(view: View[Any], speaker: Speaker, width: int, lines: int) -> list[RenderableType]:
    """One's own yarns, the alleys at the captain's crossing or what lies in the zone where one is, and one's ship."""
    s, book, seat = view.seen, speaker.book, view.seat
    ship = [(book.say(f"board-{row}"), _said(s, book, seat, row)) for row in SHIP_ROWS]
    own = Prose(" · ".join(book.say("board-row", name=name, value=value or "–") for name, value in ship))
    place = s.ships[seat].place
    around = _ways(s, speaker) if s.phase == IN_CITY else [lying(s, speaker, place)] if place < ZONES else []
    return [_hand(s, book, seat), Group(*around), own]


def aim(view: View[Any], speaker: Speaker) -> str:
    return speaker.book.say("game-aim")


def note(view: View[Any], speaker: Speaker, action: int) -> str:
    """What an answer is about, then what it costs and brings."""
    price = plain.note(view, speaker.book, speaker.players, action)
    told = about(view, speaker.book, speaker.players, action)
    return price if told in price else " · ".join(filter(None, (told, price)))


def odds(view: View[Any], speaker: Speaker) -> str:
    """A line for each answer of a fight."""
    book = speaker.book
    lines = [
        " · ".join(filter(None, (book.say("web-percent", value=percent(told.chance)), told.sentence, told.detail)))
        for told in chances(view, book)
    ]
    return "\n".join(lines)


def why_not(view: View[Any], speaker: Speaker, action: int) -> str:
    """Why something that was typed is no answer now."""
    return reason(view, speaker.book, speaker.players, action)


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


def _cell(s: Nassau, book: Phrasebook, seat: int, row: str) -> Text:
    return Prose(_said(s, book, seat, row))


def _said(s: Nassau, book: Phrasebook, seat: int, row: str) -> str:
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
        return ", ".join(f"{weapon_name(book, at)} {number}" for at, number in enumerate(ship.weapons))
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
            due=", ".join(column[ship.filled : ship.filled + 2]),
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
        wants = book.say("board-yarn", number=YARN_NAMES[held], wants=card(book, held)["wants"], points=points)
        text.append(f"\n  {mark} {wants}", "green" if true else "")
    return text
