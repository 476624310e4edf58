"""The rules of Skiff, in the order of a round: all choose a lure at once, then sail one after the other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Final

from flibuste.kernel import OWNER, EventField, Frame, Together, Words, below, emit
from flibuste.kit import Board, Catalogue, Each, Flag, Number, Word, field

ROUNDS: Final = 3
HAND: Final = 4
LURES: Final = ("worm", "shrimp", "spoon", "feather")  # which add no to three fish to a cast
BOX: Final = (*range(len(LURES)),) * 4

SKIFF: Final = Catalogue()
BAIT: Final = SKIFF.verb("bait", Words("lure", LURES))
CAST: Final = SKIFF.verb("cast")
LAND: Final = SKIFF.verb("land")
PLAYER, FISH, LURE = EventField("player", "seat"), EventField("fish", "number"), EventField("lure", "lure")
BAITED: Final = SKIFF.event("baited", PLAYER, LURE)
CAUGHT: Final = SKIFF.event("caught", PLAYER, FISH)
LOST: Final = SKIFF.event("lost", PLAYER, FISH)
LANDED: Final = SKIFF.event("landed", PLAYER, FISH)
KEPT: Final = SKIFF.event("kept", PLAYER, LURE, FISH)
SAILING: Final = SKIFF.window("sailing")


@dataclass(init=False, eq=False)
class Skiff(Board):
    """A position: every field with its kind."""

    round: int = field(Number(below=ROUNDS + 1))
    haul: int = field(Number())  # in the skiff at sea, not landed yet
    catch: list[int] = field(Each(Number()))  # landed
    hands: list[list[int]] = field(Each(Each(Word("lure", LURES), None)), own=True, secret=OWNER)
    used: list[list[int]] = field(Each(Each(Word("lure", LURES), None)), own=True)  # the last one is on the line
    whistled: list[int] = field(Each(Flag()))


def bait_together(s: Skiff, seat: int) -> None:
    s.round += 1
    s.stack.append(Together("bait"))


def bait_alone(s: Skiff, seat: int) -> Frame[Any] | None:
    return Bait(seat)


class Bait(Frame[Skiff]):
    """SK-BASE-003 All at once, everybody puts a lure from the hand on the line."""

    rules: ClassVar[tuple[str, ...]] = ("SK-BASE-003",)
    private: ClassVar[bool] = True  # the answers are the hand

    def step(self, s: Skiff) -> list[int] | None:
        return [BAIT + lure for lure in sorted(set(s.hands[self.seat]))]

    def answer(self, s: Skiff, action: int) -> None:
        s.hands[self.seat].remove(action - BAIT)
        s.used[self.seat].append(action - BAIT)
        s.stack.pop()


def sail_in_turn(s: Skiff, seat: int) -> None:
    """SK-BASE-003 The lures are shown; in turn, everybody sails. Each round another player begins."""
    for owner, lures in enumerate(s.used):
        emit(s, BAITED, owner, lures[-1])
    for turn in reversed(range(s.rules.seats)):
        s.stack.append(Sail((s.round - 1 + turn) % s.rules.seats))


class Sail(Frame[Skiff]):
    """SK-BASE-004 Cast at least once, then cast again or land the haul."""

    rules: ClassVar[tuple[str, ...]] = ("SK-BASE-004", "SK-BASE-005")

    def window(self) -> int:
        return SAILING

    def step(self, s: Skiff) -> list[int] | None:
        return [CAST, LAND] if s.haul else [CAST]

    def answer(self, s: Skiff, action: int) -> None:
        if action == CAST and cast(s, self.seat):
            return
        emit(s, LANDED if action == LAND else LOST, self.seat, s.haul)
        s.catch[self.seat] += s.haul if action == LAND else 0
        s.haul = 0
        s.stack.pop()


def cast(s: Skiff, seat: int) -> bool:
    """SK-BASE-005 Two to six fish and those that the lure adds; a one is a squall."""
    die = below(s, 6) + 1
    if die > 1:
        s.haul += die + s.used[seat][-1]
        emit(s, CAUGHT, seat, die + s.used[seat][-1])
    return die > 1


def show_lures(s: Skiff, seat: int) -> None:
    """SK-BASE-006 The lure that was kept brings three times the fish that it adds to a cast."""
    s.revealed += 1
    for seat, hand in enumerate(s.hands):
        s.used[seat].append(hand.pop())
        s.catch[seat] += 3 * s.used[seat][-1]
        emit(s, KEPT, seat, s.used[seat][-1], 3 * s.used[seat][-1])
