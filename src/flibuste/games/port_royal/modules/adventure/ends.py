"""How a chapter ends: for the crew together, or for rivals (PR-ADV-090 to PR-ADV-103)."""

from __future__ import annotations

from typing import Final, NamedTuple

from flibuste.games.port_royal.book import Book
from flibuste.games.port_royal.catalogue import CATALOGUE, GOLD, INFLUENCE, SEAT
from flibuste.games.port_royal.modules.adventure.table import has_trophy, markers_left, seats_on, table
from flibuste.games.port_royal.state import PortRoyal
from flibuste.games.port_royal.turn import level_at_the_top, tell_coins_of
from flibuste.kernel import EventField, Result, emit

_FIGURES: Final = (
    EventField("missions", "number"),
    EventField("revealed", "number"),
    EventField("markers", "number"),
    EventField("markers_asked", "number"),
    EventField("influence", "number"),
    EventField("influence_asked", "number"),
)
CHAPTER_WON: Final = CATALOGUE.event("chapter-won", *_FIGURES)
CHAPTER_LOST: Final = CATALOGUE.event("chapter-lost", *_FIGURES)
WITHOUT_TROPHY: Final = CATALOGUE.event("without-trophy", SEAT)
MARKERS_DECIDE: Final = CATALOGUE.event("markers-decide", SEAT, EventField("markers", "number"))


def add_shared_end(book: Book) -> None:
    """PR-ADV-090 No early win: only the hourglass that points to card no. 9 ends the chapter."""
    book.shared_fate = True
    book.has_reached_goal = nobody
    book.standing = standing_of_the_crew


def add_rivals_end(book: Book) -> None:
    """PR-ADV-101 The round is finished as in the base game."""
    own = book.parts["adventure"]
    book.goal = own.number("adventure_goal")
    book.has_reached_goal = influence_and_trophy
    book.can_win = has_trophy
    book.tell_decision = tell_trophies_and_markers
    book.standing = standing_of_rivals


def nobody(s: PortRoyal, seat: int) -> bool:
    return False


# Together -------------------------------------------------------------------------------------------------------------


def finish_chapter(s: PortRoyal) -> None:
    """PR-ADV-038 The game ends at once, and the turn is not played."""
    emit(s, CHAPTER_WON if is_won(s) else CHAPTER_LOST, *figures_of(s))
    s.stack.clear()


def is_won(s: PortRoyal) -> bool:
    """PR-ADV-090 PR-ADV-012 Card no. 9: every mission, enough markers, enough influence."""
    crew = figures_of(s)
    enough = crew.markers >= crew.markers_asked and crew.influence >= crew.influence_asked
    return crew.missions == crew.revealed and enough


class CrewFigures(NamedTuple):
    """What a crew has, each beside what card no. 9 asks for."""

    missions: int
    revealed: int
    markers: int
    markers_asked: int
    influence: int
    influence_asked: int


def figures_of(s: PortRoyal) -> CrewFigures:
    markers, influence = victory_conditions(s)
    revealed = len(s.zones[table(s).face_up])
    return CrewFigures(missions_done(s), revealed, markers_placed(s), markers, influence_in_all(s), influence)


def victory_conditions(s: PortRoyal) -> tuple[int, int]:
    """The markers and the influence that card no. 9 asks of so many players."""
    numbers, place = table(s).numbers, s.book.seats - 1
    return numbers.ints("adventure_card9_markers")[place], numbers.ints("adventure_card9_influence")[place]


def missions_done(s: PortRoyal) -> int:
    return sum(len(seats_on(s, mission)) > 0 for mission in s.zones[table(s).face_up])


def markers_placed(s: PortRoyal) -> int:
    return len(s.zones[table(s).placed])


def influence_in_all(s: PortRoyal) -> int:
    return sum(s.count(seat, INFLUENCE) for seat in range(s.book.seats))


def standing_of_the_crew(s: PortRoyal) -> Result:
    """PR-ADV-090 All win or all lose; their score is the influence they have gathered in all."""
    seats = range(s.book.seats)
    scores = [influence_in_all(s) for _ in seats]
    if not s.over or not is_won(s):
        return Result(scores, [2 for _ in seats], [])
    return Result(scores, [1 for _ in seats], seats)


# Against each other ---------------------------------------------------------------------------------------------------


def influence_and_trophy(s: PortRoyal, seat: int) -> bool:
    """PR-ADV-100 12 influence and an uncovered trophy (ruling A13: once triggered, the end stays so)."""
    return s.count(seat, INFLUENCE) >= s.book.goal and has_trophy(s, seat)


def standing_of_rivals(s: PortRoyal) -> Result:
    """PR-ADV-102 Most influence; tied, fewest markers left on the adventurer; tied, most coins; then shared.
    PR-ADV-103 Without a trophy nobody wins."""
    seats = range(s.book.seats)
    merit = [
        (int(has_trophy(s, seat)), s.count(seat, INFLUENCE), -markers_left(s, seat), s.count(seat, GOLD))
        for seat in seats
    ]
    ranks = [1 + sum(other > own for other in merit) for own in merit]
    winners = [seat for seat in seats if ranks[seat] == 1 and merit[seat][0]]
    return Result([s.count(seat, INFLUENCE) for seat in seats], ranks, winners)


def tell_trophies_and_markers(s: PortRoyal) -> None:
    """PR-ADV-103 Who cannot win; PR-ADV-102 among those with most influence the markers left decide, and coins only
    where these are as many."""
    for seat in range(s.book.seats):
        if not has_trophy(s, seat):
            emit(s, WITHOUT_TROPHY, seat)
    level = level_at_the_top(s)
    for seat in level if len(level) > 1 else []:
        emit(s, MARKERS_DECIDE, seat, markers_left(s, seat))
    fewest = min([markers_left(s, seat) for seat in level], default=0)
    tell_coins_of(s, [seat for seat in level if markers_left(s, seat) == fewest])
