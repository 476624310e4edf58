"""What answers of Amerigo cost and bring, in a few words: on buttons, and term by term while a tile is laid."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from flibuste.data.phrases import Phrasebook
from flibuste.games.amerigo import catalogue as c
from flibuste.games.amerigo.actions import bonus, special_action
from flibuste.games.amerigo.building import unpacked
from flibuste.games.amerigo.facts import played
from flibuste.games.amerigo.places import OFF_BOARD, PLACES
from flibuste.games.amerigo.planning import cost_of
from flibuste.games.amerigo.sailing import post_space, steps_to
from flibuste.games.amerigo.state import Amerigo
from flibuste.games.amerigo.tables import BLACK, BROWN, COLOURS, PROGRESS, WHITE
from flibuste.games.amerigo.turn import base_points, gold_on_offer
from flibuste.kernel import VERB_SHIFT, Event, View, asking
from flibuste.render.words.amerigo import good

Note = Callable[[View[Any], Phrasebook, int], str]


def note_of(view: View[Any], book: Phrasebook, action: int) -> str:
    """The second line of a button; empty if there is nothing of the game's own to say."""
    found = NOTES.get(action >> VERB_SHIFT)
    return found(view, book, action) if found else ""


def _action(view: View[Any], book: Phrasebook, action: int) -> str:
    """For white what else can be done with the points."""
    s: Amerigo = view.seen
    colour = c.ACTIONS.index(action)
    points = base_points(s)
    if colour == WHITE and s.special[view.seat]:
        other = special_action(s, view.seat)
        name = book.attribute(f"name-{COLOURS[other]}", "short").lower()
        return book.say("note-special", points=points, action=name, other=points + bonus(s, view.seat, other))
    return _points(s, view.seat, book, colour)


def _advance(view: View[Any], book: Phrasebook, action: int) -> str:
    return _points(view.seen, view.seat, book, WHITE)


def _perform(view: View[Any], book: Phrasebook, action: int) -> str:
    return _points(view.seen, view.seat, book, special_action(view.seen, view.seat))


def _points(s: Amerigo, seat: int, book: Phrasebook, colour: int) -> str:
    """My action points; where the marker of a track ends."""
    points, more = base_points(s), bonus(s, seat, colour)
    sum_of = book.say("note-points", points=points + more)
    if more:
        sum_of = f"{points} + {more} = {sum_of}"
    if colour in (BLACK, BROWN, WHITE):
        return f"{sum_of} · {_marker(s, seat, colour, points + more)}"
    return sum_of


def _marker(s: Amerigo, seat: int, colour: int, spaces: int) -> str:
    """From where to where a marker goes: 3 → 7."""
    value, last = {
        BLACK: (s.cannons[seat], s.tables.cannon_track),
        BROWN: (s.progress[seat], s.tables.last_progress),
        WHITE: (s.special[seat], s.tables.last_special),
    }[colour]
    return f"{value} → {min(last, value + spaces)}"


def _gold(view: View[Any], book: Phrasebook, action: int) -> str:
    s: Amerigo = view.seen
    gold, have = gold_on_offer(s, view.seat), s.gold[view.seat]
    return book.say("note-gold", gold=gold, before=have, after=min(s.tables.gold_track, have + gold))


def _move(view: View[Any], book: Phrasebook, action: int) -> str:
    """Where the marker ends, for how many of the points, the tiles on the way, and the gold for points left over."""
    s: Amerigo = view.seen
    colour = {"load": BLACK, "progress": BROWN, "advance": WHITE}[asking(s, view.seat).topic]
    after = played(view, action)[0]
    gold = after.gold[view.seat] - s.gold[view.seat]
    start, spaces = s.progress[view.seat], action - c.MOVE
    tiles = len([step for step in s.tables.steps if start < step <= start + spaces]) if colour == BROWN else 0
    parts = (
        _marker(s, view.seat, colour, spaces),
        book.say("note-used", used=spaces, points=s.points),
        book.say("note-tiles", count=tiles) if tiles else "",
        book.say("note-more-gold", gold=gold) if gold else "",
    )
    return ", ".join(filter(None, parts))


def _sail(view: View[Any], book: Phrasebook, action: int) -> str:
    """The steps, and whether a post can be founded there."""
    s: Amerigo = view.seen
    ship, place = divmod(action - c.SAIL, len(PLACES))
    steps = book.say("note-steps", count=steps_to(s, view.seat, ship, place))
    post = book.say("note-post") if post_space(s, view.seat, place) != OFF_BOARD else ""
    return ", ".join(filter(None, (steps, post)))


def _learn(view: View[Any], book: Phrasebook, action: int) -> str:
    tile = action - c.LEARN
    return book.attribute(f"name-{PROGRESS[tile]}", "effect", amount=view.seen.tables.amount[tile])


def _take(view: View[Any], book: Phrasebook, action: int) -> str:
    return _price(view, book, view.seen.tables.tiles[action - c.TAKE].cost)


def _buy(view: View[Any], book: Phrasebook, action: int) -> str:
    return f"{_price(view, book, cost_of(action - c.BUY))}, +1 {book.say('thing-production', count=1)}"


def _stop(view: View[Any], book: Phrasebook, action: int) -> str:
    return book.say("note-lost", points=view.seen.points) if view.seen.points else ""


def _spend(view: View[Any], book: Phrasebook, action: int) -> str:
    gold = view.seen.gold[view.seat]
    return book.say("note-spend", before=gold, after=gold - 1)


def _price(view: View[Any], book: Phrasebook, cost: int) -> str:
    return book.say("note-price", cost=cost, left=view.seen.points - cost)


class Laying(NamedTuple):
    """What laying a tile somewhere brings and costs."""

    points: int
    gain: str
    terms: str  # what the gain is made of, and what the others get by it
    price: str


def laying(view: View[Any], book: Phrasebook, names: Sequence[str], action: int) -> Laying:
    s: Amerigo = view.seen
    after, events = played(view, action)
    points = after.score[view.seat] - s.score[view.seat]
    own = [_term(book, event) for event in events if event[1] == view.seat]
    others = [f"{names[event[1]]} +{event[5]}" for event in events if event[0] == c.POSTS and event[1] != view.seat]
    return Laying(
        points,
        f"+{points} {book.say('thing-score', count=points)}",
        " · ".join(filter(None, (" + ".join(filter(None, own)), ", ".join(others)))),
        _price(view, book, s.tables.tiles[unpacked(action)[0]].cost),
    )


def _term(book: Phrasebook, event: Event) -> str:
    kind, values = event[0], event[1:]
    if kind == c.LAID:
        return book.say("term-tile", points=values[-1])
    if kind == c.COMPLETED:
        return book.say("term-island", points=values[2])
    if kind == c.POSTS:
        return book.say("term-posts", value=values[2], time=values[3], points=values[4])
    if kind == c.GATHERED:
        return str(good(book, values[1])["some"])
    return book.say("term-chest") if kind == c.CHEST else ""


NOTES: Final[Mapping[int, Note]] = {
    **{action >> VERB_SHIFT: _action for action in c.ACTIONS},
    c.ADVANCE >> VERB_SHIFT: _advance,
    c.PERFORM >> VERB_SHIFT: _perform,
    c.GOLD >> VERB_SHIFT: _gold,
    c.MOVE >> VERB_SHIFT: _move,
    c.SAIL >> VERB_SHIFT: _sail,
    c.LEARN >> VERB_SHIFT: _learn,
    c.TAKE >> VERB_SHIFT: _take,
    c.BUY >> VERB_SHIFT: _buy,
    c.STOP >> VERB_SHIFT: _stop,
    c.SPEND >> VERB_SHIFT: _spend,
}
