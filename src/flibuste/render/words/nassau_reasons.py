"""Why something on the table of Nassau is no answer to the question at hand, with the figures of this table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from flibuste.data.phrases import Phrasebook
from flibuste.games.nassau.sailing import krakens
from flibuste.games.nassau.sea import MOST_OPPONENTS, MOST_SITES, ZONE_NAMES, ZONES
from flibuste.games.nassau.ship import Ship, crew, is_at_sea, owned
from flibuste.games.nassau.state import Nassau
from flibuste.games.nassau.tables import DOUBLOON, GIFT_NAMES, NONE
from flibuste.games.nassau.walking import landings
from flibuste.games.nassau.words import (
    ANIMAL_VERB,
    BARGE,
    CRATES,
    FIGHT,
    GO,
    OUTPOST,
    PLUNDER,
    SAIL_VERB,
    TOWER,
)
from flibuste.kernel import VERB_SHIFT, View, asking, deciders
from flibuste.kit import ARGUMENT

Reason = Callable[[Nassau, int, Phrasebook, Sequence[str], int], str]


def why_not(view: View[Nassau], book: Phrasebook, names: Sequence[str], action: int) -> str:
    """The reason in a sentence; empty where the question is about something else."""
    s, verb = view.seen, action >> VERB_SHIFT << VERB_SHIFT
    if view.seat not in deciders(s) or action in view.options:
        return ""
    reason = REASONS.get((asking(s, view.seat).topic, verb))
    return reason(s, view.seat, book, names, action & ARGUMENT) if reason else ""


def _weapons(book: Phrasebook, ship: Ship, weapon: int) -> str:
    return book.attribute(f"thing-{GIFT_NAMES[weapon]}", "some", n=ship.weapons[weapon])


# --- the city ---------------------------------------------------------------------------------------------------------


def _go(s: Nassau, seat: int, book: Phrasebook, names: Sequence[str], alley: int) -> str:
    if s.captain not in s.city.ends[alley]:
        return book.say("why-na-not-here")
    if s.alleys[alley] != NONE:
        return book.say("why-na-closed", player=names[s.alleys[alley]])
    needed, has = s.city.sections[alley], s.ships[seat].standing
    return book.say("why-na-pirates", needed=needed, has=has) if needed > has else ""


def _barge(s: Nassau, seat: int, book: Phrasebook, names: Sequence[str], alley: int) -> str:
    told = _go(s, seat, book, names, alley)
    if told:
        return told
    ship, points = s.ships[seat], s.book.tables.barge_points
    if not owned(ship, DOUBLOON) and ship.points < points:
        return book.say("why-na-fare", points=points, has=ship.points)
    left = ship.standing - s.city.sections[alley]
    return "" if landings(s, alley, s.captain, left) else book.say("why-na-no-landing", left=left)


def _animal(s: Nassau, seat: int, book: Phrasebook, names: Sequence[str], animal: int) -> str:
    return book.say("why-na-animal-owned") if s.ships[seat].animals >> animal & 1 else ""


# --- the Caribbean ----------------------------------------------------------------------------------------------------


def _sail(s: Nassau, seat: int, book: Phrasebook, names: Sequence[str], zone: int) -> str:
    ship = s.ships[seat]
    steps = s.book.sea.distances(ship.place, [False] * ZONES)[zone]
    reach = min(ship.sails, crew(ship))
    if steps > reach:
        return book.say(
            "why-na-too-far", zone=ZONE_NAMES[zone], steps=steps, reach=reach, sails=ship.sails, hands=crew(ship)
        )
    stopped = s.book.sea.distances(ship.place, krakens(s))[zone]
    return book.say("why-na-kraken", zone=ZONE_NAMES[zone]) if not 0 <= stopped <= reach else ""


def _elsewhere(s: Nassau, seat: int, book: Phrasebook, zone: int) -> str:
    """An action is done in the zone of the boat."""
    here = s.ships[seat].place
    if zone == here or not is_at_sea(s.ships[seat]):
        return ""
    return book.say("why-na-elsewhere", zone=ZONE_NAMES[zone], here=ZONE_NAMES[here])


def _fight(s: Nassau, seat: int, book: Phrasebook, names: Sequence[str], space: int) -> str:
    return _elsewhere(s, seat, book, space // MOST_OPPONENTS) or book.say("why-na-no-crate")


def _tower(s: Nassau, seat: int, book: Phrasebook, names: Sequence[str], tower: int) -> str:
    ship, weapon, least = s.ships[seat], s.towers[tower], s.piled[tower] + 1
    far = _elsewhere(s, seat, book, tower // MOST_SITES)
    if far:
        return far
    if least > s.book.tables.most:
        return book.say("why-na-tower-full")
    return book.say(
        "why-na-tower", least=least, crates=ship.crates, hands=crew(ship), weapons=_weapons(book, ship, weapon)
    )


def _plunder(s: Nassau, seat: int, book: Phrasebook, names: Sequence[str], post: int) -> str:
    ship, weapon, needed = s.ships[seat], s.posts[post], s.book.tables.plunder_needs
    far = _elsewhere(s, seat, book, post // MOST_SITES)
    if far:
        return far
    if s.wares[post] == NONE:
        return book.say("why-na-post-empty")
    return book.say("why-na-post", needed=needed, weapons=_weapons(book, ship, weapon), hands=crew(ship))


def outpost(s: Nassau, seat: int, book: Phrasebook, names: Sequence[str], zone: int) -> str:
    """Of the outpost of a zone; the answer itself means the one where the boat is."""
    far = _elsewhere(s, seat, book, zone)
    if far:
        return far
    if s.garrisons[zone] != NONE:
        return book.say("why-na-outpost-taken", player=names[s.garrisons[zone]])
    return book.say("why-na-no-pirate")


def _crates(s: Nassau, seat: int, book: Phrasebook, names: Sequence[str], crates: int) -> str:
    ship = s.ships[seat]
    if s.weapon == NONE:
        return ""
    return book.say(
        "why-na-crates", crates=ship.crates, hands=crew(ship), weapons=_weapons(book, ship, s.weapon), asked=crates
    )


def _outpost_here(s: Nassau, seat: int, book: Phrasebook, names: Sequence[str], _: int) -> str:
    return outpost(s, seat, book, names, s.ships[seat].place)


REASONS: Final[Mapping[tuple[str, int], Reason]] = {
    ("walk", GO): _go,
    ("walk", BARGE): _barge,
    ("animal", ANIMAL_VERB): _animal,
    ("sail", SAIL_VERB): _sail,
    ("act", FIGHT): _fight,
    ("act", TOWER): _tower,
    ("act", PLUNDER): _plunder,
    ("act", OUTPOST): _outpost_here,
    ("crates", CRATES): _crates,
}
