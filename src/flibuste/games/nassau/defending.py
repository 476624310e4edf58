"""What the combat tokens do: dodges, the defence with dice, and losses. Fights with opponents and others share it."""

from __future__ import annotations

from typing import ClassVar, Final

from flibuste.games.nassau.paying import Pay, use_animal
from flibuste.games.nassau.ship import Ship, awake, crew, is_usable, lay_pirates, lose_points, owned
from flibuste.games.nassau.state import Nassau
from flibuste.games.nassau.stowing import Overload
from flibuste.games.nassau.tables import (
    ATTACK,
    CAT,
    CRATE,
    DODGE,
    DOUBLOON,
    HOLD,
    LOSS_OF,
    NONE,
    PROVISION,
    RUM,
    SAIL,
    SAILOR,
    TOKENS,
    WEAPONS,
)
from flibuste.games.nassau.words import (
    ARGUMENT,
    DICE,
    DODGED,
    DOZED,
    HELD,
    LOSE,
    LOST,
    LOST_POINTS,
    PAY,
    REROLLED,
    ROLLED,
    SKIP,
    SLEEP,
    SUFFER,
    TOKENS_DRAWN,
    USE,
    WARD,
    WARDED,
)
from flibuste.kernel import Frame, below, emit

FACES: Final = 6
DIGITS: Final = 16  # tokens and dice stand in an event one after the other, each plus one, as digits of this base


def packed(things: list[int]) -> int:
    """A short list as one number, for an event."""
    number = 0
    for thing in things:
        number = number * DIGITS + thing + 1
    return number


def is_over_already(s: Nassau) -> bool:
    """NA-P2-012, NA-P2-013 Nothing was placed and nothing is to be drawn: the opponent is beaten."""
    return s.force == 0 or s.unmarked > 0


# --- (5) tokens -------------------------------------------------------------------------------------------------------


def draw_tokens(s: Nassau, seat: int) -> None:
    """NA-P2-015 As many tokens as the strength, from the full bag, however damaged the opponent is; NA-P2-016 some do
    nothing."""
    if is_over_already(s):
        return
    bag = [token for token, copies in enumerate(s.book.tables.bag) for _ in range(copies)]
    tokens = [bag.pop(below(s, len(bag))) for _ in range(s.force)]
    for token in tokens:
        s.drawn[token] += 1
    emit(s, TOKENS_DRAWN, seat, packed(sorted(tokens)))


# --- (6) dodges -------------------------------------------------------------------------------------------------------


def face_dodges(s: Nassau, seat: int) -> None:
    if s.drawn[DODGE]:
        s.stack.append(Dodge(seat, s.drawn[DODGE]))


class Dodge(Frame[Nassau]):
    """NA-P2-017 For each dodge: a crate placed in this fight returns to the reserve, or a rum is paid. Without such a
    crate it has no effect."""

    __slots__ = ("left",)
    topic: ClassVar[str] = "dodge"
    rule: ClassVar[str] = "NA-P2-017"

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def step(self, s: Nassau) -> list[int] | None:
        if not self.left or not crates_at_stake(s, self.seat):
            s.stack.pop()
            return None
        if owned(s.ships[self.seat], RUM):
            return [LOSE, PAY]
        self.answer(s, LOSE)
        return None

    def answer(self, s: Nassau, action: int) -> None:
        s.stack[-1] = Dodge(self.seat, self.left - 1)
        if action == PAY:
            emit(s, HELD, self.seat)
            s.stack.append(Pay(self.seat, RUM, 1))
            return
        lose_crate(s, self.seat)
        emit(s, DODGED, self.seat)


def crates_at_stake(s: Nassau, seat: int) -> int:
    """NA-P2-017 Those of this fight; in the other reading (ruling G14) also older ones of the attacker."""
    older = s.book.tables.dodge_hits_older_crates and s.target != NONE
    return s.placed + (s.hits[s.target * s.book.seats + seat] if older else 0)


def lose_crate(s: Nassau, seat: int) -> None:
    if s.placed:
        s.placed -= 1
    else:
        s.hits[s.target * s.book.seats + seat] -= 1
    s.ships[seat].reserve += 1


# --- (7) defence ------------------------------------------------------------------------------------------------------


def attacks(s: Nassau) -> int:
    """The attack tokens that were not put back."""
    return sum(s.drawn[ATTACK:])


def ward_off(s: Nassau, seat: int) -> None:
    """NA-P2-018 Without an attack token no roll is made and no pirate laid."""
    if attacks(s):
        s.stack.append(Defend(seat))


class Defend(Frame[Nassau]):
    """NA-P2-018 A die for each pair of a sail and a hand; pirates may be laid now."""

    __slots__ = ()
    topic: ClassVar[str] = "defend"
    rule: ClassVar[str] = "NA-P2-018"

    def step(self, s: Nassau) -> list[int] | None:
        ship = s.ships[self.seat]
        options = [DICE + dice for dice in range(min(ship.sails, ship.sailors), min(ship.sails, crew(ship)) + 1)]
        if len(options) > 1:
            return options
        self.answer(s, options[0])
        return None

    def answer(self, s: Nassau, action: int) -> None:
        dice = action & ARGUMENT
        s.dice = sorted([1 + below(s, FACES) for _ in range(dice)])
        s.stack[-1] = Reroll(self.seat)
        emit(s, ROLLED, self.seat, packed(s.dice), lay_pirates(s.ships[self.seat], dice))


def successes(s: Nassau) -> int:
    return sum([die >= s.book.tables.success for die in s.dice])


class Reroll(Frame[Nassau]):
    """NA-P2-018, NA-ANI-007 The Cat rolls all ones and twos once more, if that can still help. NA-ANI-003 Only against
    an opponent."""

    __slots__ = ()
    topic: ClassVar[str] = "cat"
    rule: ClassVar[str] = "NA-P2-018"
    rules: ClassVar[tuple[str, ...]] = ("NA-P2-018", "NA-ANI-003")

    def step(self, s: Nassau) -> list[int] | None:
        hits = successes(s)
        helps = hits < min(len(s.dice), attacks(s)) and s.target != NONE
        if helps and is_usable(s.ships[self.seat], CAT):
            return [USE + CAT, SKIP]
        s.stack[-1] = Ward(self.seat, hits)
        return None

    def answer(self, s: Nassau, action: int) -> None:
        if action != SKIP:
            use_animal(s, self.seat, CAT)
            s.dice = sorted([die if die >= s.book.tables.success else 1 + below(s, FACES) for die in s.dice])
            emit(s, REROLLED, self.seat, packed(s.dice))
        s.stack[-1] = Ward(self.seat, successes(s))


class Ward(Frame[Nassau]):
    """NA-P2-018 Each success puts back one attack token of one's choice."""

    __slots__ = ("left",)
    topic: ClassVar[str] = "ward"
    rule: ClassVar[str] = "NA-P2-018"

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def step(self, s: Nassau) -> list[int] | None:
        options = [WARD + token for token in range(ATTACK, TOKENS) if s.drawn[token]]
        if not self.left or not options:
            s.stack.pop()
        elif len(options) > 1 and self.left < attacks(s):
            return options
        else:
            self.answer(s, options[0])
        return None

    def answer(self, s: Nassau, action: int) -> None:
        s.drawn[action & ARGUMENT] -= 1
        s.stack[-1] = Ward(self.seat, self.left - 1)
        emit(s, WARDED, self.seat, action & ARGUMENT)


# --- (8) losses -------------------------------------------------------------------------------------------------------


def suffer_losses(s: Nassau, seat: int) -> None:
    if attacks(s):
        s.stack.append(Suffer(seat))


class Suffer(Frame[Nassau]):
    """NA-P2-019 Each remaining attack token: lose the thing shown, in the order one chooses."""

    __slots__ = ()
    topic: ClassVar[str] = "suffer"
    rule: ClassVar[str] = "NA-P2-019"

    def step(self, s: Nassau) -> list[int] | None:
        options = [SUFFER + token for token in range(ATTACK, TOKENS) if s.drawn[token]]
        if len(options) > 1:
            return options
        if options:
            self.answer(s, options[0])
        else:
            s.stack.pop()
        return None

    def answer(self, s: Nassau, action: int) -> None:
        token = action & ARGUMENT
        s.drawn[token] -= 1
        ship = s.ships[self.seat]
        if can_lose(s, ship, LOSS_OF[token]):
            emit(s, LOST, self.seat, token)
            lose(s, self.seat, LOSS_OF[token])
        else:
            emit(s, LOST_POINTS, self.seat, token, lose_points(ship, s.book.tables.lost_points))


def can_lose(s: Nassau, ship: Ship, thing: int) -> bool:
    """NA-P2-019 The printed weapons and holds, one's own sailor and the flag sail cannot be lost."""
    if thing < WEAPONS:
        return ship.weapons[thing] > 1
    if thing in (SAIL, SAILOR):
        return (ship.sails if thing == SAIL else ship.sailors) > 1
    if thing == HOLD:
        return ship.holds > s.book.tables.open_holds
    return (ship.crates if thing == CRATE else ship.provisions if thing == PROVISION else owned(ship, thing)) > 0


def lose(s: Nassau, seat: int, thing: int) -> None:
    ship = s.ships[seat]
    if thing < WEAPONS:
        ship.weapons[thing] -= 1
    elif thing == SAIL:
        ship.sails -= 1
    elif thing == SAILOR:
        ship.sailors -= 1
        s.stack.append(FallAsleep(seat))
    elif thing == HOLD:
        ship.holds -= 1
        s.stack.append(Overload(seat))
    else:
        lose_cargo(ship, thing)


def lose_cargo(ship: Ship, thing: int) -> None:
    if thing == CRATE:
        ship.crates -= 1
        ship.reserve += 1
    elif thing == PROVISION:
        ship.provisions -= 1
    else:
        ship.objects[thing - DOUBLOON] -= 1


class FallAsleep(Frame[Nassau]):
    """NA-P2-021 If the animals awake outnumber the sailors, the owner chooses which one falls asleep."""

    __slots__ = ()
    topic: ClassVar[str] = "sleep"
    rule: ClassVar[str] = "NA-P2-021"

    def step(self, s: Nassau) -> list[int] | None:
        ship = s.ships[self.seat]
        animals = awake(ship)
        if len(animals) <= ship.sailors:
            s.stack.pop()
            return None
        return [SLEEP + animal for animal in animals]

    def answer(self, s: Nassau, action: int) -> None:
        s.ships[self.seat].asleep |= 1 << (action & ARGUMENT)
        emit(s, DOZED, self.seat, action & ARGUMENT)
