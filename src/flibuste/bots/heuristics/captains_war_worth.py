"""What things in Captains' War are worth to the greedy bot, in Reputation points."""

from __future__ import annotations

from typing import Final

from flibuste.games.captains_war.state import CaptainsWar, free, free_resources
from flibuste.games.captains_war.tables import ADVANCE, ATTRIBUTES, CHOICE, CREW, GOLD, TRACKS

COIN: Final = 0.45
FORCE: Final = 1.0
NEEDED: Final = 1.6  # a resource that the next acquisition of a column lacks
LATER: Final = 0.9  # one that an acquisition after it asks for
SPARE: Final = 0.2
SPACE: Final = (0.35, 1.1)  # a circle of the boats and of the attributes track, its gain apart
BONUS: Final = 1.2  # +1 attack or defence


def worth_of_die(s: CaptainsWar, side: int, die: int) -> float:
    t = s.book.tables
    gift, amount = t.gives[die][s.dice[die]], t.amount[die][s.dice[die]]
    if gift >= ADVANCE:
        return worth_of_spaces(s, side, gift - ADVANCE, amount)
    return worth_of_gain(s, side, gift, amount)


def worth_of_gain(s: CaptainsWar, side: int, gift: int, amount: int) -> float:
    if gift == CHOICE:
        worths = [worth_of_resource(s, side, resource) for resource in free_resources(s, side)]
        return amount * max(worths, default=0.0)
    amount = min(free(s, side, gift), amount)
    if gift == GOLD:
        return COIN * amount
    if gift > CREW:
        return FORCE * (gift - CREW) * amount
    return sum(worth_of_resource(s, side, gift, extra) for extra in range(amount))


def worth_of_resource(s: CaptainsWar, side: int, resource: int, extra: int = 0) -> float:
    """A resource is worth what the acquisitions ahead ask of it, beyond what is held."""
    t, sheet = s.book.tables, s.sheets[side]
    held = sheet.held[resource] + extra
    ahead = 0
    for place in range(max(len(column) for column in t.cost)):
        for track in TRACKS:
            rank = sheet.owned[track] + place
            if rank < len(t.cost[track]):
                ahead += t.cost[track][rank][resource]
        if held < ahead:
            return NEEDED if place == 0 else LATER / place
    return SPARE


def worth_of_spaces(s: CaptainsWar, side: int, track: int, spaces: int) -> float:
    t, sheet = s.book.tables, s.sheets[side]
    start: int = sheet.progress[track]
    end = min(start + spaces, sheet.reach(t, track))
    worth = SPACE[track] * (end - start)
    worth += BONUS * (t.attack[track][end] - t.attack[track][start] + t.defence[track][end] - t.defence[track][start])
    worth += t.track_points[track][end] - t.track_points[track][start]
    for circle in range(start + 1, end + 1):
        worth += sum(worth_of_gain(s, side, gift, amount) for gift, amount in t.gains[track][circle])
    return worth


def worth_of_acquisition(s: CaptainsWar, side: int, track: int) -> float:
    t, rank = s.book.tables, s.sheets[side].owned[track]
    finishing = rank + 1 == len(t.cost[track])
    return t.points[track][rank] + (t.command_bonus if finishing else 0) + (track == ATTRIBUTES)


def prize(s: CaptainsWar, side: int, loser: int) -> float:
    """What a win is worth to a side: the better of the two rewards."""
    spaces = max(worth_of_spaces(s, side, track, s.book.tables.reward_spaces) for track in TRACKS)
    return max(spaces, worth_of_theft(s, loser))


def worth_of_theft(s: CaptainsWar, loser: int) -> float:
    return COIN * s.book.losses(s, loser, s.book.tables.stolen_gold)[1]
