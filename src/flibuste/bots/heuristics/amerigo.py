"""Amerigo by rules of thumb: each action is weighed in victory points, then carried out step by step."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from flibuste.bots.heuristics.amerigo_land import Land, worth_of_building, worth_of_planning
from flibuste.bots.heuristics.amerigo_worth import (
    APPROACH,
    GOLD,
    anchors,
    worth_of_advance,
    worth_of_bought,
    worth_of_cannons,
    worth_of_market,
    worth_of_progress,
    worth_of_sailing,
    worth_of_tile,
)
from flibuste.bots.heuristics.choosing import best
from flibuste.games.amerigo import catalogue as c
from flibuste.games.amerigo.actions import bonus
from flibuste.games.amerigo.building import unpacked
from flibuste.games.amerigo.chart import NO_WAY
from flibuste.games.amerigo.pirates import strength
from flibuste.games.amerigo.places import FIRST_FRAME, PLACES
from flibuste.games.amerigo.planning import cost_of
from flibuste.games.amerigo.sailing import FRAMES, occupied
from flibuste.games.amerigo.state import Amerigo
from flibuste.games.amerigo.tables import BLACK, BLUE, BROWN, GREEN, RED, WHITE, YELLOW
from flibuste.games.amerigo.turn import base_points, gold_on_offer
from flibuste.kernel import VERB_SHIFT, Generator, View, asking
from flibuste.kit import NONE

Worth = Callable[[Amerigo, int, int], float]
Worths = Callable[[Amerigo, int, list[int]], list[float]]
Answer = Callable[[Amerigo, int, list[int]], int]

STEP: Final = 0.05  # a step more or less
POST: Final = 1.0  # a post now, beyond what it is worth
NEARER: Final = 0.5  # of an anchor's worth, for where a ship goes
LEFT: Final = 0.4  # and for where it was
RENOWN_KEPT: Final = 1.5  # what the renown tile may bring later
STOPPED: Final = -100.0  # as long as a tile can be laid
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
    s, seat, options = view.seen, view.seat, own(view.options)
    topic = asking(s, seat).topic
    plain = ANSWERS.get(topic)
    if plain is not None:
        return plain(s, seat, view.options)
    if topic == "build" and options == [c.STOP]:
        return c.SPEND if c.SPEND in view.options and worth_buying(s, seat) else c.STOP
    return best(options, WORTHS[topic](s, seat, options), dice)


def worths(view: View[Amerigo]) -> dict[int, float]:
    """What each answer promises, where answers are weighed one by one."""
    s, seat = view.seen, view.seat
    judge = WORTHS.get(asking(s, seat).topic)
    if judge is None:
        return {}
    options = own(view.options)
    return dict(zip(options, judge(s, seat, options), strict=True))


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


def turn(s: Amerigo, seat: int, options: list[int]) -> list[float]:
    return [worth_of_turn(s, seat, action) for action in options]


def worth_of_turn(s: Amerigo, seat: int, action: int) -> float:
    if action in c.ACTIONS:
        return worth_of_action(s, seat, c.ACTIONS.index(action))
    if action == c.GOLD:
        return GOLD * gold_on_offer(s, seat)
    return sum(s.centre) - RENOWN_KEPT if action == c.RENOWN else 0.0


def special(s: Amerigo, seat: int, options: list[int]) -> list[float]:
    colour = s.tables.special_colour[s.special[seat]]
    advance, perform = worth_of_advance(s, seat, base_points(s)), worth_of_action(s, seat, colour)
    return [perform if action == c.PERFORM else advance for action in options]


def navigate(s: Amerigo, seat: int, options: list[int]) -> list[float]:
    """The best anchor within reach; else nearer to one."""
    worths = anchors(s, seat)
    taken = occupied(s)
    free = [(worth, s.chart.distances(anchor)) for anchor, worth in worths.items() if not taken >> anchor & 1]
    found: list[float] = []
    for action in options:
        if action == c.STOP:
            found.append(0.0)
        elif is_verb(action, c.LAUNCH):
            found.append(prospects(free, FIRST_FRAME + (action - c.LAUNCH) % FRAMES, s.points))
        else:
            ship, place = divmod(action - c.SAIL, len(PLACES))
            now = s.ships[seat][ship]
            steps = 2 if now == place else s.chart.distances(now)[place]
            if place in worths:
                found.append(worths[place] + POST - STEP * steps)
            else:
                found.append(NEARER * prospects(free, place, 0) - LEFT * prospects(free, now, 0) - STEP * steps)
    return found


def prospects(anchors: list[tuple[float, list[int]]], place: int, steps: int) -> float:
    """What a ship can hope for from a place with so many steps; of each anchor, its worth and the ways to it."""
    found = 0.0
    for worth, distances in anchors:
        distance = distances[place]
        hoped = worth if distance <= steps else APPROACH * worth / (1.0 + distance - steps)
        if hoped > found and distance != NO_WAY:
            found = hoped
    return found


def settle(s: Amerigo, seat: int, options: list[int]) -> int:
    return c.SETTLE


def load(s: Amerigo, seat: int, options: list[int]) -> int:
    """As many as possible; gold only if it keeps the pirates off."""
    missing = strength(s, seat) - s.cannons[seat] - s.points
    if 0 < missing <= s.gold[seat] and missing * 2 < strength(s, seat) and c.SPEND in options:
        return c.SPEND
    return own(options)[-1]


def furthest(s: Amerigo, seat: int, options: list[int]) -> int:
    return own(options)[-1]


def progress(s: Amerigo, seat: int, options: list[int]) -> int:
    """As far as possible; gold only for the last steps to a tile."""
    end = s.progress[seat] + s.points
    ahead = [space - end for space in s.tables.steps if space > end]
    offers = [worth_of_tile(s, seat, tile) for tile in s.display if tile >= 0]
    if ahead and offers and ahead[0] <= min(2, s.gold[seat]) and max(offers) > 2.0 * ahead[0] and c.SPEND in options:
        return c.SPEND
    return own(options)[-1]


def learn(s: Amerigo, seat: int, options: list[int]) -> list[float]:
    return [worth_of_tile(s, seat, action - c.LEARN) for action in options]


def plan(s: Amerigo, seat: int, options: list[int]) -> list[float]:
    land = Land(s, seat)
    kinds = [NONE if action == c.STOP else action - c.TAKE for action in options]
    return [0.0 if kind == NONE else land.worth_of_planned(kind) / s.tables.tiles[kind].cost for kind in kinds]


def build(s: Amerigo, seat: int, options: list[int]) -> list[float]:
    """The tile that brings most for its points."""
    land = Land(s, seat)
    found: list[float] = []
    for kind in sorted({unpacked(option)[0] for option in options if is_verb(option, c.LAY)}):
        found += [land.worth(kind, place) / land.effort(kind) for place in land.places(kind)]
    return [*found, STOPPED]


def worth_buying(s: Amerigo, seat: int) -> bool:
    """Whether a tile too dear for the points brings more than the gold that is missing."""
    twin = s.clone()
    twin.points += s.gold[seat]
    found = Land(twin, seat).best_to_lay()
    if found is None:
        return False
    missing = s.tables.tiles[found[1]].cost - s.points
    return found[0] > DEAR * missing * GOLD


def produce(s: Amerigo, seat: int, options: list[int]) -> list[float]:
    kinds = [NONE if action == c.STOP else action - c.BUY for action in options]
    return [0.0 if kind == NONE else worth_of_bought(s, seat, kind) / cost_of(kind) for kind in kinds]


WORTHS: Final[Mapping[str, Worths]] = {
    "turn": turn,
    "special": special,
    "navigate": navigate,
    "plan": plan,
    "learn": learn,
    "build": build,
    "produce": produce,
}
ANSWERS: Final[Mapping[str, Answer]] = {
    "settle": settle,
    "load": load,
    "progress": progress,
    "advance": furthest,
}
