"""What the combat tokens do: dodges and the defence with dice. Fights with opponents and others share it."""

from __future__ import annotations

from typing import ClassVar, Final

from flibuste.games.nassau.losing import attacks
from flibuste.games.nassau.paying import FOR_A_DODGE, Pay, use_animal
from flibuste.games.nassau.ship import crew, is_usable, lay_pirates, owned
from flibuste.games.nassau.state import Nassau
from flibuste.games.nassau.tables import (
    ATTACK,
    CAT,
    DODGE,
    NONE,
    RUM,
    TOKENS,
)
from flibuste.games.nassau.words import (
    ARGUMENT,
    DICE,
    DODGED,
    LOSE,
    PAY,
    REROLLED,
    ROLLED,
    SKIP,
    TOKENS_DRAWN,
    USE,
    WARD,
    WARDED,
)
from flibuste.kernel import Frame, Repeated, below, emit

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


class Dodge(Repeated[Nassau]):
    """NA-P2-017 For each dodge: a crate placed in this fight returns to the reserve, or a rum is paid. Without such a
    crate it has no effect."""

    rules: ClassVar[tuple[str, ...]] = ("NA-P2-017",)

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
            s.stack.append(Pay(self.seat, RUM, 1, FOR_A_DODGE))
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


def ward_off(s: Nassau, seat: int) -> None:
    """NA-P2-018 Without an attack token no roll is made and no pirate laid."""
    if attacks(s):
        s.stack.append(Defend(seat))


class Defend(Frame[Nassau]):
    """NA-P2-018 A die for each pair of a sail and a hand; pirates may be laid now."""

    rules: ClassVar[tuple[str, ...]] = ("NA-P2-018",)

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

    topic: ClassVar[str] = "cat"
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


class Ward(Repeated[Nassau]):
    """NA-P2-018 Each success puts back one attack token of one's choice."""

    rules: ClassVar[tuple[str, ...]] = ("NA-P2-018",)

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
