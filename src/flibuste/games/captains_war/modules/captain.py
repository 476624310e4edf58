"""What a Legendary Captain does. The captain never chooses: every function here reads the table and returns the answer
of the card, of its table or of the priorities, together with the reason for it."""

from __future__ import annotations

from typing import Final, NamedTuple

from flibuste.data import DataError, Row, load
from flibuste.games.captains_war.book import Book
from flibuste.games.captains_war.state import CaptainsWar, free, free_resources
from flibuste.games.captains_war.tables import (
    ANY,
    ATTRIBUTES,
    BLUE_DICE,
    BOATS,
    CAPTAIN_NAMES,
    CHOICE,
    COLOUR_NAMES,
    CREW,
    FORCES,
    GAME,
    GOLD,
    ITEM_NAMES,
    ITEMS,
    NONE,
    RESOURCES,
    TRACKS,
)

PLAYER: Final = 0  # the sides of a Solo sheet
LEGEND: Final = 1

ORDER_NAMES: Final = ("weakest", "nobody", "strongest")
SEND_WEAKEST: Final = 0
SEND_NOBODY: Final = 1
SEND_STRONGEST: Final = 2

Choice = tuple[int, str]  # what, and why: one of the log's reasons


class Captain:
    """The card of a Legendary Captain (CW-SOLO-002, CW-SOLO-037) and the table that all of them play by."""

    def __init__(self, name: str) -> None:
        captains = load(GAME, "captains")
        row = captains.row("captain", name)
        self.name = name
        self.number = CAPTAIN_NAMES.index(name)
        self.difficulty = row.int("difficulty")
        self.start = [0] * ITEMS
        for item in (GOLD, *RESOURCES):
            self.start[item] = row.int(ITEM_NAMES[item])
        for force in row.ints("crew"):
            if force not in FORCES:
                raise DataError(f"{row.where}: crew holds a force {force}; forces go from 1 to {FORCES[-1]}.")
            self.start[CREW + force] += 1
        self.steals = row.int("steals")
        self.spaces = row.int("spaces")
        self.recruits = row.bool("recruits")
        self.player_gold = load(GAME, "numbers").int("solo_gold")
        self.shares = [Share(row) for row in captains.rows("share")]
        self.orders = [ORDER_NAMES.index(row.str("sends")) for row in captains.rows("order")]


class Share:
    """CW-SOLO-011 A row of the captain's table: the two colours taken, in order, and the recruitment tick."""

    def __init__(self, row: Row) -> None:
        self.name = row.key  # the player's two colours
        self.first = COLOUR_NAMES.index(row.str("first"))
        self.second = COLOUR_NAMES.index(row.str("second"))
        self.recruits = row.bool("recruits")


def captain_of(book: Book) -> Captain | None:
    """The Legendary Captain of the table, if there is one."""
    return book.cards.get("captain")


def card_of(s: CaptainsWar) -> Captain:
    """The card of the Legendary Captain in play."""
    card: Captain = s.book.cards["captain"]
    return card


def fewest(s: CaptainsWar, resources: list[int]) -> Choice:
    """CW-SOLO-013 The resource held fewest of, on a tie the highest in the chest."""
    if not resources:
        return NONE, "stuck"
    held = s.sheets[LEGEND].held
    least = min(held[resource] for resource in resources)
    scarce = [resource for resource in resources if held[resource] == least]
    return scarce[0], _because(len(resources), "fewest" if len(scarce) == 1 else "highest")


def resource_of_choice(s: CaptainsWar) -> Choice:
    """CW-SOLO-013 Any resource of choice: types without a free box are skipped."""
    return fewest(s, free_resources(s, LEGEND))


def blue_die(s: CaptainsWar, left: list[int]) -> Choice:
    """CW-SOLO-012 Which of the blue dice left: a joker first, else the double, else the resource held fewest of."""
    t = s.book.tables
    blues = [die for die in left if die in BLUE_DICE]
    for die in blues:
        if t.gives[die][s.dice[die]] == CHOICE:
            return die, _because(len(blues), "joker-first")
    for die in blues:
        if t.amount[die][s.dice[die]] > 1:
            return die, _because(len(blues), "double-first")
    shown = [t.gives[die][s.dice[die]] for die in blues]
    resource, why = fewest(s, sorted(set(shown)))
    return blues[shown.index(resource)], why


def red_track(s: CaptainsWar, shown: int) -> Choice:
    """CW-SOLO-014 The track shown; the other one where that one is blocked; none where both are."""
    t, sheet = s.book.tables, s.sheets[LEGEND]
    if not sheet.is_blocked(t, shown):
        return shown, "shown"
    other = ATTRIBUTES if shown == BOATS else BOATS
    return (NONE, "stuck") if sheet.is_blocked(t, other) else (other, "blocked")


class Bill(NamedTuple):
    """How the captain would pay an acquisition: what is bought for gold, then what is blackened, per resource."""

    bought: list[int]
    paid: list[int]
    gold: int


def bill(s: CaptainsWar, track: int) -> Bill | None:
    """CW-SOLO-015 The bill of the next acquisition of a column, None where the captain cannot pay it.

    CW-SOLO-017 Only what is missing is bought. CW-SOLO-016 A joker is paid with the resource left over in the largest
    number, on a tie the lowest in the chest; with none left over, the lowest that has a free box is bought.
    """
    t, held = s.book.tables, s.sheets[LEGEND].held
    boxes = [free(s, LEGEND, resource) for resource in (ANY, *RESOURCES)]
    cost = s.sheets[LEGEND].next_cost(t, track)
    if cost is None:
        return None
    paid = cost.copy()
    paid[ANY] = 0
    bought = [max(0, paid[resource] - held[resource]) if resource != ANY else 0 for resource in range(len(cost))]
    for _ in range(cost[ANY]):
        left = [held[resource] + bought[resource] - paid[resource] for resource in RESOURCES]
        most = max(left)
        if most > 0:
            joker = max(resource for resource in RESOURCES if left[resource - 1] == most)
        else:
            joker = max((resource for resource in RESOURCES if boxes[resource] > bought[resource]), default=ANY)
            bought[joker] += 1
        paid[joker] += 1
    gold = sum(bought[resource] * t.price[resource] for resource in RESOURCES)
    in_stock = bought[ANY] == 0 and all(bought[resource] <= boxes[resource] for resource in RESOURCES)
    return Bill(bought, paid, gold) if in_stock and gold <= held[GOLD] else None


def acquisition(s: CaptainsWar) -> Choice:
    """CW-SOLO-015 The column of the acquisition the captain must make: the possible one worth more, on a tie the
    boat."""
    possible = [track for track in TRACKS if bill(s, track) is not None]
    if not possible:
        return NONE, "too-dear"
    if len(possible) == 1:
        return possible[0], "only"
    boat, attribute = (s.book.tables.points[track][s.sheets[LEGEND].owned[track]] for track in TRACKS)
    if boat == attribute:
        return BOATS, "same-points"
    return (BOATS if boat > attribute else ATTRIBUTES), "more-points"


def recruit(s: CaptainsWar) -> Choice:
    """CW-SOLO-018, CW-SOLO-041 The force of the strongest free pirate that can be paid, NONE where there is none."""
    price, gold = s.book.tables.price, s.sheets[LEGEND].held[GOLD]
    for force in reversed(FORCES):
        if free(s, LEGEND, CREW + force) and price[CREW + force] <= gold:
            return force, "strongest"
    return NONE, "too-poor"


def reinforcement(s: CaptainsWar) -> int:
    """CW-SOLO-021 The force that a captain gains: the player's weakest, else the nearest lower one with a free box,
    else the nearest higher one. 0 while the player has none either, or no box is free."""
    model = s.sheets[PLAYER].weakest()
    if model == 0:
        return 0
    nearest = [force for force in reversed(FORCES) if force <= model] + [force for force in FORCES if force > model]
    return next((force for force in nearest if free(s, LEGEND, CREW + force)), 0)


def is_attacking(dice: list[int]) -> bool:
    """CW-SOLO-031, CW-SOLO-032 Exactly two of the three blue dice show strictly the same face."""
    return len({dice[die] for die in BLUE_DICE}) == 2


def party(s: CaptainsWar, rolls: list[int]) -> list[int]:
    """CW-SOLO-033 The force each yellow roll designates, 0 for nobody; a pirate designated is out of the next rolls.

    CW-SOLO-034 Nobody at all: the weakest pirate fights alone.
    """
    orders = [card_of(s).orders[roll] for roll in rolls]
    crew = s.sheets[LEGEND].clone()
    sent: list[int] = []
    for order in orders:
        force = crew.weakest() if order == SEND_WEAKEST else crew.strongest() if order == SEND_STRONGEST else 0
        if force:
            crew.held[CREW + force] -= 1
        sent.append(force)
    if all(order == SEND_NOBODY for order in orders):
        sent[0] = crew.weakest()
    return sent


def winning_track(s: CaptainsWar) -> Choice:
    """CW-SOLO-038 Where the captain is behind the player (the larger gap, on a tie Boats), else Boats; then CW-
    SOLO-014."""
    gaps = [s.sheets[PLAYER].progress[track] - s.sheets[LEGEND].progress[track] for track in TRACKS]
    wanted = ATTRIBUTES if gaps[ATTRIBUTES] > max(0, gaps[BOATS]) else BOATS
    if min(gaps) > 0:
        why = "further-behind"
    else:
        why = "behind" if gaps[wanted] > 0 else "not-behind"
    track, detour = red_track(s, wanted)
    return track, why if detour == "shown" else detour


def _because(candidates: int, why: str) -> str:
    return "only" if candidates == 1 else why
