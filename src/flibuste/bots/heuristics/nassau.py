"""Nassau by rules of thumb: every answer is weighed in points, by the facts of the game and a look at what follows."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from flibuste.bots.heuristics import nassau_worth as w
from flibuste.games.nassau.defending import attacks
from flibuste.games.nassau.facts import changes
from flibuste.games.nassau.modules.dutchman import DUTCH
from flibuste.games.nassau.odds import chance_to_ward
from flibuste.games.nassau.sailing import ways
from flibuste.games.nassau.ship import Ship, owned, pirates_for
from flibuste.games.nassau.sites import Occupy
from flibuste.games.nassau.state import Nassau, crates_on
from flibuste.games.nassau.stowing import Stow
from flibuste.games.nassau.tables import BOMB, CONTRACT, DECK_A, DODGE, GIFT_NAMES, LOSS_OF, NONE, PIRATE
from flibuste.games.nassau.walking import moves_from
from flibuste.games.nassau.words import (
    ACT,
    AGAIN,
    BARGE,
    BOMB_HELP,
    COMPASS_VERB,
    CRATES,
    DICE,
    DOG,
    DRAW,
    ENOUGH,
    FIGHT,
    FIRE,
    FROM,
    GO,
    HIDE,
    HOME,
    LEAVE,
    LOSE,
    OUTPOST,
    PARROT_VERB,
    PASS,
    PAUSE,
    PAY,
    PLUNDER,
    SKIP,
    SKULL,
    SLEEP,
    TELL,
    TOWER,
    USE,
    WARD,
)
from flibuste.kernel import VERB_SHIFT, Generator, View, asking, below
from flibuste.kit import ARGUMENT

SAVED: Final = 3  # pirates worth keeping for the sea
WALK: Final = 1.0  # what a step must bring beyond its pirates
LIKED: Final = (4, 6, 5, 3, 8, 2, 6, 7)  # how much each animal helps, from the Rat on


def choose(view: View[Nassau], dice: Generator) -> int:
    options = view.options
    topic = asking(view.seen, view.seat).topic
    if topic == "fire":
        return next_card(view.seen, view.seat, options)
    judge = JUDGES.get(topic, by_facts)
    return best(options, [judge(view, option) for option in options], dice)


def best(options: list[int], worths: list[float], dice: Generator) -> int:
    """An option of the highest worth; equals are drawn."""
    top = max(worths)
    equal = [option for option, worth in zip(options, worths, strict=True) if worth >= top - 1e-9]
    return equal[below(dice, len(equal))]


def verb(action: int) -> int:
    return action >> VERB_SHIFT << VERB_SHIFT


def by_facts(view: View[Nassau], action: int) -> float:
    """What the answer brings for sure."""
    s: Nassau = view.seen
    found = 0.0
    for change in changes(view, action):
        sign = 1.0 if change.seat == view.seat else -0.7
        found += sign * w.worth_of(s, change.seat, change.thing, change.amount)
    return found


# --- the city ---------------------------------------------------------------------------------------------------------


def walk(view: View[Nassau], action: int) -> float:
    s, seat = view.seen, view.seat
    if action == PASS:
        return 0.0
    if action == PAUSE:
        return -w.price(s, seat, GIFT_NAMES.index("rum")) - 0.2
    return step_worth(s, seat, action)


def step_worth(s: Nassau, seat: int, action: int) -> float:
    """Where a move leads, less its pirates; the last ones are worth more at sea."""
    ship, alley = s.ships[seat], action & ARGUMENT
    if verb(action) == FROM:
        moves = moves_from(s, ship, alley, ship.objects[0])
        return max([step_worth(s, seat, GO + (move & ARGUMENT)) for move in moves if verb(move) == GO], default=0.0)
    if verb(action) == BARGE:
        return 0.6 * w.price(s, seat, PIRATE) * ship.standing - 2.0
    crossing = s.city.other_end(alley, s.captain) if verb(action) == GO else s.city.landing(alley)
    gains = max([w.worth(s, seat, [offer]) for offer in s.city.offers[crossing]])
    return gains - pirates_worth(ship, s.city.sections[alley]) - WALK


def pirates_worth(ship: Ship, used: int) -> float:
    saved = max(0, min(ship.standing, SAVED) - max(0, ship.standing - used))
    return 0.45 * used + 0.5 * saved


def again(view: View[Nassau], action: int) -> float:
    s, seat = view.seen, view.seat
    if action != AGAIN:
        return 0.0
    ship = s.ships[seat]
    moves = moves_from(s, ship, s.captain, 0)
    best_step = max([step_worth(s, seat, move) for move in moves], default=0.0)
    return best_step - w.price(s, seat, GIFT_NAMES.index("doubloon")) - 1.0


# --- the Caribbean ----------------------------------------------------------------------------------------------------


def voyage(view: View[Nassau], action: int) -> float:
    """Act as long as there are provisions; hide goods, tell yarns, go home."""
    s, seat = view.seen, view.seat
    if action == ACT:
        return 20.0
    if action == SKULL:
        return 10.0
    if action == FIRE:
        return w.fire_worth(s, seat)
    return 1.0 if action == HOME else 0.0


def sail(view: View[Nassau], action: int) -> float:
    s, seat = view.seen, view.seat
    zone = action & ARGUMENT
    if verb(action) == COMPASS_VERB:
        return w.best_in_zone(s, seat, zone) - 1.5
    steps = ways(s, s.ships[seat])[zone]
    return w.best_in_zone(s, seat, zone) - 0.6 * pirates_for(s.ships[seat], steps) - w.FAR * steps


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
        return 1.5 * number - 0.6 * pirates_for(s.ships[seat], number) - (4.0 if number > 3 else 0.0)
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
    return float(sum(chances)) * w.LOSS - 0.5 * pirates_for(s.ships[view.seat], number)


def ward(view: View[Nassau], action: int) -> float:
    """The dearest loss first; whoever chooses what to suffer first begins with the cheapest."""
    s, seat = view.seen, view.seat
    worth = w.price(s, seat, LOSS_OF[action & ARGUMENT])
    return worth if verb(action) == WARD else -worth


def animal(view: View[Nassau], action: int) -> float:
    liked = float(LIKED[action & ARGUMENT])
    return -liked if verb(action) == SLEEP else liked


def spoils(view: View[Nassau], action: int) -> float:
    s = view.seen
    reward = w.worth(s, view.seat, s.book.tables.reward[s.opponents[s.target]])
    if action == SKIP:
        return 1.4
    return reward - (w.PRICES[CONTRACT] if action & ARGUMENT > BOMB_HELP else 0.0)


def stow(view: View[Nassau], action: int) -> float:
    """Throw out what is worth less than what comes."""
    s, seat = view.seen, view.seat
    frame = asking(s, seat)
    coming = w.price(s, seat, frame.thing) if isinstance(frame, Stow) else 0.0
    if action == LEAVE:
        return 0.0
    return 1.5 if verb(action) == USE else coming * 0.4 + by_facts(view, action)


def draw(view: View[Nassau], action: int) -> float:
    return float((action - DRAW == DECK_A) == (w.rounds_left(view.seen) >= 2))


def hide(view: View[Nassau], action: int) -> float:
    s, seat = view.seen, view.seat
    if action == ENOUGH:
        return 1.8
    ship = s.ships[seat]
    column = s.book.tables.hideouts[ship.hideout]
    due = ship.filled < len(column) and column[ship.filled] == action - HIDE
    return 6.0 if due else 2.0 + (-1.0 if w.rounds_left(s) and action - HIDE in column[ship.filled + 1 :] else 0.5)


def next_card(s: Nassau, seat: int, options: list[int]) -> int:
    """The cards of the plan, one after the other; the Parrot repeats the dearest."""
    plan = w.campfire_plan(s, seat)
    told = {option & ARGUMENT: option for option in options if verb(option) == TELL}
    parrot = {option & ARGUMENT: option for option in options if verb(option) == PARROT_VERB}
    coming = [card for card in plan if card in told]
    if not coming:
        return ENOUGH if ENOUGH in options else options[-1]
    dearest = max(plan, key=lambda card: s.book.tables.yarn_points[card])
    return parrot[coming[0]] if coming[0] == dearest and coming[0] in parrot else told[coming[0]]


def weapon(view: View[Nassau], action: int) -> float:
    return w.weapon_price(view.seen, view.seen.ships[view.seat], action & ARGUMENT)


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
