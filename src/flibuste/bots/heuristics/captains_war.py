"""Captains' War by rules of thumb: all is weighed in Reputation points, boardings are bid with a mixed strategy."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from flibuste.bots.heuristics.captains_war_bids import Bids, rivalry
from flibuste.bots.heuristics.captains_war_worth import (
    FORCE,
    prize,
    worth_of_acquisition,
    worth_of_die,
    worth_of_resource,
    worth_of_spaces,
    worth_of_theft,
)
from flibuste.bots.heuristics.choosing import best
from flibuste.bots.heuristics.regret import draw
from flibuste.games.captains_war.actions import ACQUIRE, ATTACK, BUY, COMMIT, DONE, PASS, RECRUIT, STEAL
from flibuste.games.captains_war.boarding import targets
from flibuste.games.captains_war.command import Command, price_of
from flibuste.games.captains_war.loot import DICE_TAKEN
from flibuste.games.captains_war.modules.adventure import RECRUIT_WITH_RUM
from flibuste.games.captains_war.modules.captain import captain_of
from flibuste.games.captains_war.scoring import scores
from flibuste.games.captains_war.state import CaptainsWar, free, free_resources
from flibuste.games.captains_war.tables import ANY, CREW, DICE, FACES, GOLD, RESOURCES, TRACKS
from flibuste.games.captains_war.turn import endings
from flibuste.kernel import Generator, View, asking
from flibuste.kit import ARGUMENT, verb_of

DEFENDED: Final = 6  # more strength than this is seldom sent
PATIENCE: Final = 1.2  # what staying home is worth, before rivalry
EARLY: Final = 0.8  # what staying home is worth beyond that in the first turn, less in each later one
SETTLED: Final = 12  # the turn from which it is nothing more


def choose(view: View[CaptainsWar], dice: Generator) -> int:
    s, seat, options = view.seen, view.seat, view.options
    topic = asking(s, seat).topic
    if topic in ANSWERS:
        return ANSWERS[topic](s, seat, options, dice)
    return best(options, [JUDGES[topic](s, seat, action & ARGUMENT) for action in options], dice)


# Loot -----------------------------------------------------------------------------------------------------------------


def set_aside(s: CaptainsWar, seat: int, options: list[int], dice: Generator) -> int:
    """All six stay mine: deny the others what they would miss most."""
    rivals = [rival for rival in range(s.book.seats) if rival != seat]
    losses = [missed([worth_of_die(s, rival, die) for die in range(DICE)]) for rival in rivals]
    return best(options, [sum([loss[die] for loss in losses]) for die in range(DICE)], dice)


def missed(worths: list[float]) -> list[float]:
    """What a captain loses who takes the two best dice, by the die that is not to be had."""
    third_best = sorted(worths)[-DICE_TAKEN - 1]
    return [max(0.0, worth - third_best) for worth in worths]


def choice(s: CaptainsWar, seat: int, number: int) -> float:
    return worth_of_resource(s, seat, number + 1)


# Command --------------------------------------------------------------------------------------------------------------


def command(s: CaptainsWar, seat: int, options: list[int], dice: Generator) -> int:
    """The best acquisition within reach, bought piece by piece; then pirates for gold not needed next turn."""
    acquiring = [action for action in options if verb_of(action) == ACQUIRE]
    if acquiring:
        return best(acquiring, [worth_of_acquisition(s, seat, action & ARGUMENT) for action in acquiring], dice)
    frame = asking(s, seat)
    may_acquire = isinstance(frame, Command) and not frame.acquired
    plans = [shopping(s, seat, track) for track in TRACKS] if may_acquire else []
    for plan in sorted((plan for plan in plans if plan), key=len):
        if BUY + plan[0] - 1 in options:
            return BUY + plan[0] - 1
    spare = s.sheets[seat].held[GOLD] - reserve(s, seat)
    recruits = [action for action in options if is_recruit(action) and s.book.tables.price[force_item(action)] <= spare]
    return max(recruits, key=lambda action: (force_item(action), action), default=DONE)


def shopping(s: CaptainsWar, seat: int, track: int) -> list[int]:
    """The resources to buy for the next acquisition of a column, empty if it cannot be paid this turn."""
    sheet = s.sheets[seat]
    cost = sheet.next_cost(s.book.tables, track)
    if cost is None:
        return []
    wanted = [resource for resource in RESOURCES for _ in range(cost[resource] - sheet.held[resource])]
    left = sum(max(0, sheet.held[resource] - cost[resource]) for resource in RESOURCES)
    wanted += free_resources(s, seat)[-1:] * (cost[ANY] - left)
    price = sum(price_of(s, seat, resource) for resource in wanted)
    in_stock = all(free(s, seat, resource) >= wanted.count(resource) for resource in wanted)
    return wanted if in_stock and price <= sheet.held[GOLD] else []


def reserve(s: CaptainsWar, seat: int) -> int:
    """The gold to keep for the cheapest acquisition of the next turn; nothing once the end is in sight."""
    if endings(s) or near_end(s):
        return 0
    sheet = s.sheets[seat]
    bills: list[int] = []
    for track in TRACKS:
        cost = sheet.next_cost(s.book.tables, track)
        if cost is not None:
            missing = sum(max(0, cost[resource] - sheet.held[resource]) for resource in RESOURCES)
            bills.append(missing * s.book.tables.price[RESOURCES[0]])
    return min(bills, default=0)


def near_end(s: CaptainsWar) -> bool:
    t = s.book.tables
    last_row = any(len(sheet.rows) >= t.last_boarding - 1 for sheet in s.sheets)
    return last_row or any(free(s, side, GOLD) <= FACES for side in range(s.book.sides))


def is_recruit(action: int) -> bool:
    return verb_of(action) in (RECRUIT, RECRUIT_WITH_RUM)


def force_item(action: int) -> int:
    return CREW + 1 + (action & ARGUMENT)


def payment(s: CaptainsWar, seat: int, number: int) -> float:
    """Give up what is worth least."""
    return -worth_of_resource(s, seat, number + 1, -1)


# Boarding -------------------------------------------------------------------------------------------------------------


def board(s: CaptainsWar, seat: int, options: list[int], dice: Generator) -> int:
    """Attack whoever promises most, if that is worth more than staying home."""
    target = max(targets(s, seat), key=lambda side: promise(s, seat, side))
    t = s.book.tables
    done = s.sheets[seat].attacks()
    symbol = t.attack_points[min(done + 1, len(t.attack_points) - 1)] - t.attack_points[done]
    gain = symbol + Bids(s, seat, target).worth()
    if would_end(s, seat, target):
        gain += lead(s, seat)
    return ATTACK + s.book.voices[target] if gain > patience(s) else PASS


def patience(s: CaptainsWar) -> float:
    """What staying home is worth: more in the first turns, and more where one rival's gain is my loss."""
    return PATIENCE * (1 + rivalry(s)) + EARLY * max(0.0, 1 - s.turns / SETTLED)


def would_end(s: CaptainsWar, seat: int, target: int) -> bool:
    """Whether one more boarding fills a boarding table."""
    return any(len(s.sheets[side].rows) + 1 >= s.book.tables.last_boarding for side in (seat, target))


def lead(s: CaptainsWar, seat: int) -> int:
    """By how many points the seat would win, or lose, if the game ended now."""
    points = scores(s)
    return points[seat] - max(points[:seat] + points[seat + 1 :])


def promise(s: CaptainsWar, seat: int, side: int) -> float:
    """A rough guess at what boarding somebody brings, to look closely at one target only."""
    rival = s.sheets[side]
    defence = rival.passed(s.book.tables.defence) + min(rival.strength(), DEFENDED)
    return prize(s, seat, side) - FORCE * defence


def commit(s: CaptainsWar, seat: int, options: list[int], dice: Generator) -> int:
    """Against a captain who rolls for it, the best answer to the odds; against a player, a mixed strategy."""
    at = int(seat == s.defender)
    bids = Bids(s, s.attacker, s.defender)
    if captain_of(s.book) is None:
        return COMMIT + bids.parties[at][draw(bids.strategies()[at], dice)]
    party, _ = max(bids.against_rolls(at), key=lambda bid: bid[1])
    return COMMIT + party


def reward(s: CaptainsWar, seat: int, number: int) -> float:
    if number == STEAL:
        return worth_of_theft(s, s.attacker + s.defender - seat)
    return worth_of_spaces(s, seat, number - 1, s.book.tables.reward_spaces)


ANSWERS: Final[Mapping[str, Callable[[CaptainsWar, int, list[int], Generator], int]]] = {
    "set-aside": set_aside,
    "command": command,
    "board": board,
    "commit": commit,
}
JUDGES: Final[Mapping[str, Callable[[CaptainsWar, int, int], float]]] = {
    "take": worth_of_die,
    "choose": choice,
    "pay": payment,
    "reward": reward,
}
"""By question, what an answer is worth to the seat by its number; elsewhere the whole question has to be looked at."""
