"""What a Legendary Captain does. The captain never chooses: every function here reads the sheet and the dice, and
returns the answer of the table or of the priorities together with the reason for it."""

from __future__ import annotations

from typing import Final

from flibuste.games.captains_war.sheet import (
    Sheet,
    free_resources,
    is_blocked,
    next_cost,
    pirates,
    strongest,
    weakest,
)
from flibuste.games.captains_war.tables import (
    ANY,
    ATTRIBUTES,
    BLUE_DICE,
    BOATS,
    CHOICE,
    CREW,
    FORCES,
    GOLD,
    NONE,
    RESOURCES,
    SEND_NOBODY,
    SEND_STRONGEST,
    SEND_WEAKEST,
    TRACKS,
    Tables,
)

# The reasons, in the order of `REASONS` (their words are `why-<name>` in the phrase book).
ONLY: Final = 0
JOKER_FIRST: Final = 1
DOUBLE_FIRST: Final = 2
FEWEST: Final = 3
HIGHEST: Final = 4
SHOWN: Final = 5
BLOCKED: Final = 6
STUCK: Final = 7
MORE_POINTS: Final = 8
SAME_POINTS: Final = 9
TOO_DEAR: Final = 10
STRONGEST: Final = 11
NO_TICK: Final = 12
NEVER: Final = 13
TOO_POOR: Final = 14
BEHIND: Final = 15
FURTHER_BEHIND: Final = 16
NOT_BEHIND: Final = 17
REASONS: Final = (
    "only",
    "joker-first",
    "double-first",
    "fewest",
    "highest",
    "shown",
    "blocked",
    "stuck",
    "more-points",
    "same-points",
    "too-dear",
    "strongest",
    "no-tick",
    "never",
    "too-poor",
    "behind",
    "further-behind",
    "not-behind",
)

Choice = tuple[int, int]  # what, and why


def fewest(sheet: Sheet, resources: list[int]) -> Choice:
    """CW-SOLO-013 The resource held fewest of, on a tie the highest in the chest."""
    if not resources:
        return NONE, STUCK
    least = min(sheet.held[resource] for resource in resources)
    scarce = [resource for resource in resources if sheet.held[resource] == least]
    return scarce[0], _because(len(resources), FEWEST if len(scarce) == 1 else HIGHEST)


def resource_of_choice(sheet: Sheet) -> Choice:
    """CW-SOLO-013 Any resource of choice: types without a free box are skipped."""
    return fewest(sheet, free_resources(sheet))


def blue_die(t: Tables, sheet: Sheet, dice: list[int], left: list[int]) -> Choice:
    """CW-SOLO-012 Which of the blue dice left: a joker first, else the double, else the resource held fewest of."""
    blues = [die for die in left if die in BLUE_DICE]
    for die in blues:
        if t.gives[die][dice[die]] == CHOICE:
            return die, _because(len(blues), JOKER_FIRST)
    for die in blues:
        if t.amount[die][dice[die]] > 1:
            return die, _because(len(blues), DOUBLE_FIRST)
    shown = [t.gives[die][dice[die]] for die in blues]
    resource, why = fewest(sheet, sorted(set(shown)))
    return blues[shown.index(resource)], why


def red_track(t: Tables, sheet: Sheet, shown: int) -> Choice:
    """CW-SOLO-014 The track shown; the other one where that one is blocked; none where both are."""
    if not is_blocked(t, sheet, shown):
        return shown, SHOWN
    other = ATTRIBUTES if shown == BOATS else BOATS
    return (NONE, STUCK) if is_blocked(t, sheet, other) else (other, BLOCKED)


class Bill:
    """How the captain would pay an acquisition: what is bought for gold, then what is blackened, per resource."""

    __slots__ = ("bought", "gold", "paid")

    def __init__(self, bought: list[int], paid: list[int], gold: int) -> None:
        self.bought = bought
        self.paid = paid
        self.gold = gold


def bill(t: Tables, sheet: Sheet, track: int) -> Bill | None:
    """CW-SOLO-015 The bill of the next acquisition of a column, None where the captain cannot pay it.

    CW-SOLO-017 Only what is missing is bought. CW-SOLO-016 A joker is paid with the resource left over in the largest
    number, on a tie the lowest in the chest; with none left over, the lowest that has a free box is bought.
    """
    cost = next_cost(t, sheet, track)
    if cost is None:
        return None
    paid = cost.copy()
    paid[ANY] = 0
    bought = [max(0, paid[resource] - sheet.held[resource]) if resource != ANY else 0 for resource in range(len(cost))]
    for _ in range(cost[ANY]):
        left = [sheet.held[resource] + bought[resource] - paid[resource] for resource in RESOURCES]
        most = max(left)
        if most > 0:
            joker = max(resource for resource in RESOURCES if left[resource - 1] == most)
        else:
            joker = max((r for r in RESOURCES if sheet.free[r] > bought[r]), default=ANY)
            bought[joker] += 1
        paid[joker] += 1
    gold = sum(bought[resource] * t.price[resource] for resource in RESOURCES)
    possible = (
        bought[ANY] == 0
        and gold <= sheet.held[GOLD]
        and all(bought[r] <= sheet.free[r] for r in RESOURCES if bought[r])
    )
    return Bill(bought, paid, gold) if possible else None


def acquisition(t: Tables, sheet: Sheet) -> Choice:
    """CW-SOLO-015 The column of the acquisition the captain must make: the possible one worth more, on a tie the
    boat."""
    possible = [track for track in TRACKS if bill(t, sheet, track) is not None]
    if not possible:
        return NONE, TOO_DEAR
    if len(possible) == 1:
        return possible[0], ONLY
    boat, attribute = (t.points[track][sheet.owned[track]] for track in TRACKS)
    if boat == attribute:
        return BOATS, SAME_POINTS
    return (BOATS if boat > attribute else ATTRIBUTES), MORE_POINTS


def recruit(t: Tables, sheet: Sheet) -> Choice:
    """CW-SOLO-018, CW-SOLO-041 The force of the strongest free pirate that can be paid, NONE where there is none."""
    for force in reversed(FORCES):
        if sheet.free[CREW + force] and t.price[CREW + force] <= sheet.held[GOLD]:
            return force, STRONGEST
    return NONE, TOO_POOR


def reinforcement(player: Sheet, captain: Sheet) -> int:
    """CW-SOLO-021 The force a captain without pirates gains: the player's weakest, else the nearest lower one with
    a free box, else the nearest higher one. 0 while the player has none either, or no box is free."""
    model = weakest(player)
    if model == 0 or pirates(captain):
        return 0
    nearest = [force for force in reversed(FORCES) if force <= model] + [force for force in FORCES if force > model]
    for force in nearest:
        if captain.free[CREW + force]:
            return force
    return 0


def is_attacking(dice: list[int]) -> bool:
    """CW-SOLO-031, CW-SOLO-032 Exactly two of the three blue dice show strictly the same face."""
    return len({dice[die] for die in BLUE_DICE}) == 2


def party(t: Tables, captain: Sheet, rolls: list[int]) -> list[int]:
    """CW-SOLO-033 The force each yellow roll designates, 0 for nobody; a pirate designated is out of the next rolls.

    CW-SOLO-034 Nobody at all: the weakest pirate fights alone.
    """
    crew = captain.clone()
    sent: list[int] = []
    for roll in rolls:
        order = t.orders[roll]
        force = weakest(crew) if order == SEND_WEAKEST else strongest(crew) if order == SEND_STRONGEST else 0
        if force:
            crew.held[CREW + force] -= 1
        sent.append(force)
    if all(t.orders[roll] == SEND_NOBODY for roll in rolls):
        sent[0] = weakest(captain)
    return sent


def winning_track(t: Tables, captain: Sheet, player: Sheet) -> Choice:
    """CW-SOLO-038 Where the captain is behind the player (the larger gap, on a tie Boats), else Boats; then CW-
    SOLO-014."""
    gaps = [player.progress[track] - captain.progress[track] for track in TRACKS]
    wanted = ATTRIBUTES if gaps[ATTRIBUTES] > max(0, gaps[BOATS]) else BOATS
    if min(gaps) > 0:
        why = FURTHER_BEHIND
    else:
        why = BEHIND if gaps[wanted] > 0 else NOT_BEHIND
    track, detour = red_track(t, captain, wanted)
    return track, why if detour == SHOWN else detour


def _because(candidates: int, why: int) -> int:
    return ONLY if candidates == 1 else why
