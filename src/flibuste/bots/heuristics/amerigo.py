"""Amerigo by rules of thumb: each action is weighed in victory points, then carried out step by step."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from flibuste.bots.heuristics import choosing
from flibuste.bots.heuristics.amerigo_worth import (
    APPROACH,
    GOLD,
    anchors,
    best_to_lay,
    worth_of_advance,
    worth_of_bought,
    worth_of_building,
    worth_of_cannons,
    worth_of_market,
    worth_of_place,
    worth_of_planned,
    worth_of_planning,
    worth_of_progress,
    worth_of_sailing,
    worth_of_tile,
)
from flibuste.games.amerigo import catalogue as c
from flibuste.games.amerigo.actions import bonus
from flibuste.games.amerigo.building import place_of, unpacked
from flibuste.games.amerigo.pirates import strength
from flibuste.games.amerigo.places import FIRST_FRAME, PLACES
from flibuste.games.amerigo.planning import cost_of
from flibuste.games.amerigo.sailing import FRAMES, occupied
from flibuste.games.amerigo.state import Amerigo
from flibuste.games.amerigo.tables import BLACK, BLUE, BROWN, GREEN, RED, WHITE, YELLOW
from flibuste.games.amerigo.turn import base_points, gold_on_offer
from flibuste.kernel import VERB_SHIFT, Generator, View, asking

Worth = Callable[[Amerigo, int, int], float]
Answer = Callable[[Amerigo, int, list[int], Generator], int]

STEP: Final = 0.05  # a step more or less
POST: Final = 1.0  # a post now, beyond what it is worth
NEARER: Final = 0.5  # of an anchor's worth, for where a ship goes
LEFT: Final = 0.4  # and for where it was
RENOWN_KEPT: Final = 1.5  # what the renown tile may bring later
DEAR: Final = 1.3  # how much more than its gold a tile must bring

BY_COLOUR: Final[Mapping[int, Worth]] = {
    BLUE: worth_of_sailing,
    BLACK: worth_of_cannons,
    RED: worth_of_planning,
    BROWN: worth_of_progress,
    GREEN: worth_of_building,
    YELLOW: worth_of_market,
    WHITE: worth_of_advance,
}


def choose(view: View[Amerigo], dice: Generator) -> int:
    s, seat = view.seen, view.seat
    return ANSWERS[asking(s, seat).topic](s, seat, view.options, dice)


def best(options: list[int], worth: Callable[[int], float], dice: Generator) -> int:
    """An option of the highest worth; equals are drawn."""
    return choosing.best(options, [worth(option) for option in options], dice)


def is_verb(action: int, verb: int) -> bool:
    return action >> VERB_SHIFT == verb >> VERB_SHIFT


def own(options: list[int]) -> list[int]:
    """The answers to the question itself: chests and purses are kept, gold is spent by `spending`."""
    return [option for option in options if option < c.SPEND]


def worth_of_action(s: Amerigo, seat: int, colour: int) -> float:
    points = base_points(s) + bonus(s, seat, colour)
    worth = BY_COLOUR[colour](s, seat, points)
    if colour == WHITE and s.special[seat]:
        worth = max(worth, worth_of_action(s, seat, s.tables.special_colour[s.special[seat]]))
    return worth


def turn(s: Amerigo, seat: int, options: list[int], dice: Generator) -> int:
    def worth(action: int) -> float:
        if action in c.ACTIONS:
            return worth_of_action(s, seat, c.ACTIONS.index(action))
        if action == c.GOLD:
            return GOLD * gold_on_offer(s, seat)
        return sum(s.centre) - RENOWN_KEPT if action == c.RENOWN else 0.0

    return best(own(options), worth, dice)


def special(s: Amerigo, seat: int, options: list[int], dice: Generator) -> int:
    colour = s.tables.special_colour[s.special[seat]]
    advance = worth_of_advance(s, seat, base_points(s))
    return c.PERFORM if worth_of_action(s, seat, colour) > advance else c.ADVANCE


def navigate(s: Amerigo, seat: int, options: list[int], dice: Generator) -> int:
    """The best anchor within reach; else nearer to one."""
    worths = anchors(s, seat)
    taken = occupied(s)

    def prospects(place: int, steps: int) -> float:
        """What a ship can hope for from a place with so many steps."""
        found = 0.0
        for distance, ring in enumerate(s.chart.rings(place)):
            for anchor, worth in worths.items():
                if ring >> anchor & 1 and not taken >> anchor & 1:
                    found = max(found, worth if distance <= steps else APPROACH * worth / (1.0 + distance - steps))
        return found

    def worth_of(action: int) -> float:
        if action == c.STOP:
            return 0.0
        if is_verb(action, c.LAUNCH):
            return prospects(FIRST_FRAME + (action - c.LAUNCH) % FRAMES, s.points)
        ship, place = divmod(action - c.SAIL, len(PLACES))
        now = s.ships[seat][ship]
        steps = 2 if now == place else s.chart.steps(now, place)
        if place in worths:
            return worths[place] + POST - STEP * steps
        return NEARER * prospects(place, 0) - LEFT * prospects(now, 0) - STEP * steps

    return best(own(options), worth_of, dice)


def settle(s: Amerigo, seat: int, options: list[int], dice: Generator) -> int:
    return c.SETTLE


def load(s: Amerigo, seat: int, options: list[int], dice: Generator) -> int:
    """As many as possible; gold only if it keeps the pirates off."""
    missing = strength(s, seat) - s.cannons[seat] - s.points
    if 0 < missing <= s.gold[seat] and missing * 2 < strength(s, seat) and c.SPEND in options:
        return c.SPEND
    return own(options)[-1]


def furthest(s: Amerigo, seat: int, options: list[int], dice: Generator) -> int:
    return own(options)[-1]


def progress(s: Amerigo, seat: int, options: list[int], dice: Generator) -> int:
    """As far as possible; gold only for the last steps to a tile."""
    end = s.progress[seat] + s.points
    ahead = [space - end for space in s.tables.steps if space > end]
    offers = [worth_of_tile(s, seat, tile) for tile in s.display if tile >= 0]
    if ahead and offers and ahead[0] <= min(2, s.gold[seat]) and max(offers) > 2.0 * ahead[0] and c.SPEND in options:
        return c.SPEND
    return own(options)[-1]


def learn(s: Amerigo, seat: int, options: list[int], dice: Generator) -> int:
    return best(own(options), lambda action: worth_of_tile(s, seat, action - c.LEARN), dice)


def plan(s: Amerigo, seat: int, options: list[int], dice: Generator) -> int:
    def worth(action: int) -> float:
        if action == c.STOP:
            return 0.0
        kind = action - c.TAKE
        return worth_of_planned(s, seat, kind) / s.tables.tiles[kind].cost

    return best(own(options), worth, dice)


def build(s: Amerigo, seat: int, options: list[int], dice: Generator) -> int:
    """The tile that brings most for its points; gold for one that is worth it."""
    found = best_to_lay(s, seat)
    if found is not None:
        kind = found[1]
        return best(
            [option for option in own(options) if is_verb(option, c.LAY) and unpacked(option)[0] == kind],
            lambda action: worth_of_place(s, seat, kind, place_of(s, *unpacked(action))),
            dice,
        )
    return c.SPEND if c.SPEND in options and worth_buying(s, seat) else c.STOP


def worth_buying(s: Amerigo, seat: int) -> bool:
    """Whether a tile too dear for the points brings more than the gold that is missing."""
    twin = s.clone()
    twin.points += s.gold[seat]
    found = best_to_lay(twin, seat)
    if found is None:
        return False
    missing = s.tables.tiles[found[1]].cost - s.points
    return found[0] > DEAR * missing * GOLD


def produce(s: Amerigo, seat: int, options: list[int], dice: Generator) -> int:
    def worth(action: int) -> float:
        if action == c.STOP:
            return 0.0
        return worth_of_bought(s, seat, action - c.BUY) / cost_of(action - c.BUY)

    return best(own(options), worth, dice)


ANSWERS: Final[Mapping[str, Answer]] = {
    "turn": turn,
    "special": special,
    "navigate": navigate,
    "settle": settle,
    "load": load,
    "plan": plan,
    "progress": progress,
    "learn": learn,
    "build": build,
    "produce": produce,
    "advance": furthest,
}
