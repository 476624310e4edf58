"""Nassau by rules of thumb: every answer is weighed in points, by the facts of the game and a look at what follows."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from flibuste.bots.heuristics import nassau_worth as w
from flibuste.bots.heuristics.choosing import best
from flibuste.bots.heuristics.nassau_city import again, verb, walk
from flibuste.bots.heuristics.nassau_prices import PRICES, price, rounds_left, weapon_price, worth, worth_of
from flibuste.bots.heuristics.nassau_yarns import fire_worth, next_card
from flibuste.games.nassau.facts import promised
from flibuste.games.nassau.losing import attacks
from flibuste.games.nassau.modules.dutchman import DUTCH
from flibuste.games.nassau.odds import chance_to_ward
from flibuste.games.nassau.sailing import ways
from flibuste.games.nassau.ship import owned, pirates_for
from flibuste.games.nassau.sites import Occupy
from flibuste.games.nassau.state import Nassau, crates_on
from flibuste.games.nassau.stowing import Stow
from flibuste.games.nassau.tables import BOMB, DECK_A, DODGE, LOSS_OF, NONE
from flibuste.games.nassau.words import (
    ACT,
    BOMB_HELP,
    COMPASS_VERB,
    CRATES,
    DICE,
    DOG,
    DRAW,
    ENOUGH,
    FIGHT,
    FIRE,
    HIDE,
    HOME,
    LEAVE,
    LOSE,
    OUTPOST,
    PAY,
    PLUNDER,
    SKIP,
    SKULL,
    SLEEP,
    TOWER,
    USE,
    WARD,
)
from flibuste.kernel import Generator, View, asking
from flibuste.kit import ARGUMENT

FAR: Final = 0.35  # what every zone of a way costs
COMPASS_USED: Final = 1.5
CRATE_ON_DUTCHMAN: Final = 1.95
MANY_ON_DUTCHMAN: Final = 4.0  # what more than three crates there cost
DIE_PIRATE: Final = 0.5
RIVAL: Final = 0.7  # what a rival's points count
CONTRACT_KEPT: Final = 1.4
STOWED: Final = 0.4  # of its worth, for a thing that needs room
RAT_USED: Final = 1.154
HIDE_DUE: Final = 6.0
HIDE_NO_MORE: Final = 1.8
HIDE_OTHER: Final = 2.5
HIDE_TOO_EARLY: Final = 1.0
LIKED: Final[tuple[float, ...]] = (
    5.2,
    6.0,
    5.0,
    3.0,
    8.0,
    2.0,
    6.0,
    7.0,
)  # how much each animal helps, from the Rat on


def choose(view: View[Nassau], dice: Generator) -> int:
    if not has_judge(view):
        return next_card(view.seen, view.seat, view.options)
    return best(view.options, worths(view), dice)


def has_judge(view: View[Nassau]) -> bool:
    """Whether the answers are weighed one by one; the order of yarns is worked out as a whole."""
    return asking(view.seen, view.seat).topic != "fire"


def worths(view: View[Nassau]) -> list[float]:
    """What each answer is worth."""
    judge = JUDGES.get(asking(view.seen, view.seat).topic, by_facts)
    return [judge(view, option) for option in view.options]


def by_facts(view: View[Nassau], action: int) -> float:
    """What the answer brings for sure."""
    s: Nassau = view.seen
    found = 0.0
    for change in promised(view, action):
        sign = 1.0 if change.seat == view.seat else -RIVAL
        found += sign * worth_of(s, change.seat, change.thing, change.amount)
    return found


# --- the Caribbean ----------------------------------------------------------------------------------------------------


def voyage(view: View[Nassau], action: int) -> float:
    """Act as long as there are provisions; hide goods, tell yarns, go home."""
    s, seat = view.seen, view.seat
    if action == ACT:
        return 20.0
    if action == SKULL:
        return 10.0
    if action == FIRE:
        return fire_worth(s, seat)
    return 1.0 if action == HOME else 0.0


def sail(view: View[Nassau], action: int) -> float:
    s, seat = view.seen, view.seat
    zone = action & ARGUMENT
    if verb(action) == COMPASS_VERB:
        return w.best_in_zone(s, seat, zone) - COMPASS_USED
    steps = ways(s, s.ships[seat])[zone]
    return w.best_in_zone(s, seat, zone) - w.LAID * pirates_for(s.ships[seat], steps) - FAR * steps


def act(view: View[Nassau], action: int) -> float:
    s, seat, at = view.seen, view.seat, action & ARGUMENT
    kind = verb(action)
    if kind == FIGHT:
        return w.fight_worth(s, seat, at)
    if kind == TOWER:
        return w.tower_worth(s, seat, at)
    if kind == PLUNDER:
        return w.plunder_worth(s, seat, at)
    if kind == OUTPOST:
        return w.outpost_worth(s, seat)
    if kind == DOG:
        return w.dog_worth(s, seat)
    return w.dutchman_worth(s, seat) if kind == DUTCH else w.worth_of_card(s, seat)


def prepare(view: View[Nassau], action: int) -> float:
    """The Crab whenever it helps to beat; a bomb if it beats at once."""
    s = view.seen
    if action == SKIP:
        return 0.5
    if action == USE + BOMB_HELP:
        return 2.0 if crates_on(s, s.target) + s.book.tables.bomb_damage >= s.force else -1.0
    ship = s.ships[view.seat]
    reach = crates_on(s, s.target) + w.most_crates(s, ship, s.weapon) + 2 * bool(owned(ship, BOMB))
    return 1.0 if reach + 1 >= s.force else 0.0


def crates(view: View[Nassau], action: int) -> float:
    s, seat, number = view.seen, view.seat, action - CRATES
    frame = asking(s, seat)
    if isinstance(frame, Occupy):
        return w.tower_crates_worth(s, seat, frame.tower, number)
    if s.target == NONE:
        laid = w.LAID * pirates_for(s.ships[seat], number)
        return CRATE_ON_DUTCHMAN * number - laid - (MANY_ON_DUTCHMAN if number > 3 else 0.0)
    bomb = s.book.tables.bomb_damage if s.bombed else 0
    return w.crates_worth(s, seat, s.target, s.force, number, bomb)


def dodge(view: View[Nassau], action: int) -> float:
    """Rum for a crate that decides."""
    s = view.seen
    if action == LOSE or s.target == NONE:
        return 0.5 if action == LOSE else 0.0
    damage = crates_on(s, s.target) + s.placed
    decides = s.placed == 1 or s.force <= damage < s.force + s.drawn[DODGE]
    return 1.0 if action == PAY and decides else 0.0


def defend(view: View[Nassau], action: int) -> float:
    s, number = view.seen, action - DICE
    chances = [chance_to_ward(number, hits, s.book.tables.success, False) for hits in range(1, attacks(s) + 1)]
    return float(sum(chances)) * w.LOSS - DIE_PIRATE * pirates_for(s.ships[view.seat], number)


def ward(view: View[Nassau], action: int) -> float:
    """The dearest loss first; whoever chooses what to suffer first begins with the cheapest."""
    s, seat = view.seen, view.seat
    worth = price(s, seat, LOSS_OF[action & ARGUMENT])
    return worth if verb(action) == WARD else -worth


def animal(view: View[Nassau], action: int) -> float:
    liked = LIKED[action & ARGUMENT]
    return -liked if verb(action) == SLEEP else liked


def spoils(view: View[Nassau], action: int) -> float:
    s = view.seen
    reward = worth(s, view.seat, s.book.tables.reward[s.opponents[s.target]])
    if action == SKIP:
        return CONTRACT_KEPT
    return reward - (PRICES["contract"] if action & ARGUMENT > BOMB_HELP else 0.0)


def stow(view: View[Nassau], action: int) -> float:
    """Throw out what is worth less than what comes."""
    s, seat = view.seen, view.seat
    frame = asking(s, seat)
    coming = price(s, seat, frame.thing) if isinstance(frame, Stow) else 0.0
    if action == LEAVE:
        return 0.0
    return RAT_USED if verb(action) == USE else coming * STOWED + by_facts(view, action)


def draw(view: View[Nassau], action: int) -> float:
    return float((action - DRAW == DECK_A) == (rounds_left(view.seen) >= 2))


def hide(view: View[Nassau], action: int) -> float:
    s, seat = view.seen, view.seat
    if action == ENOUGH:
        return HIDE_NO_MORE
    ship = s.ships[seat]
    column = s.book.tables.hideouts[ship.hideout]
    due = ship.filled < len(column) and column[ship.filled] == action - HIDE
    early = rounds_left(s) and action - HIDE in column[ship.filled + 1 :]
    return HIDE_DUE if due else HIDE_TOO_EARLY if early else HIDE_OTHER


def weapon(view: View[Nassau], action: int) -> float:
    return weapon_price(view.seen, view.seen.ships[view.seat], action & ARGUMENT)


def gladly(view: View[Nassau], action: int) -> float:
    return float(action != SKIP)


Judge = Callable[[View[Nassau], int], float]

JUDGES: Final[Mapping[str, Judge]] = {
    "walk": walk,
    "land": walk,
    "again": again,
    "animal": animal,
    "wake": animal,
    "sleep": animal,
    "draw": draw,
    "weapon": weapon,
    "stow": stow,
    "overload": stow,
    "monkey": gladly,
    "pet-kraken": gladly,
    "cat": gladly,
    "voyage": voyage,
    "sail": sail,
    "act": act,
    "prepare": prepare,
    "crates": crates,
    "occupy": crates,
    "dodge": dodge,
    "defend": defend,
    "ward": ward,
    "suffer": ward,
    "spoils": spoils,
    "hide": hide,
}
