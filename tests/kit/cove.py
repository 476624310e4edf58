"""A small game with every kind of secret: a hand with public backs, a buried pile, a peeked card, a hidden answer.

Twelve cards, worth one to twelve; the six dearest have a golden back and a pile of their own. On a turn one shows a
card (its points count), buries one face down, or, once a game, looks at a golden card of the pile, then keeps it or
puts it back.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Final

from flibuste.kernel import (
    NOBODY,
    OWNER,
    UNKNOWN,
    UNSEEN,
    BadPosition,
    EventField,
    Frame,
    Result,
    Rules,
    Words,
    emit,
    pluck_unseen,
)
from flibuste.kit import FIRST_BACK, Board, Catalogue, DeclaredGame, Each, Flag, Module, Number, Seat, Word, field

CARDS: Final = 12
NAMES: Final = tuple(f"card-{card + 1}" for card in range(CARDS))
BACKS: Final = ("plain", "golden")
GOLDEN: Final = 1

COVE: Final = Catalogue()
SHOW: Final = COVE.verb("show", Words("card", NAMES))
BURY: Final = COVE.verb("bury", Words("card", NAMES, OWNER))
PEEK: Final = COVE.verb("peek")
KEEP: Final = COVE.verb("keep")
PUT_BACK: Final = COVE.verb("put-back")
WINK: Final = COVE.verb("wink")

PLAYER: Final = EventField("player", "seat")
SHOWN: Final = COVE.event("shown", PLAYER, EventField("card", "card"))
BURIED: Final = COVE.event("buried", PLAYER, EventField("card", "card", OWNER))
PEEKED: Final = COVE.event("peeked", PLAYER, EventField("card", "card", OWNER))

WAITING: Final = COVE.window("waiting")
WINKS: Final = COVE.counter("winks")


def back_of(rules: Any, card: int) -> int:
    return int(card >= CARDS // 2)


CARD: Final = Word("card", NAMES)


@dataclass(init=False, eq=False)
class Cove(Board):
    active: int = field(Seat())
    points: list[int] = field(Each(Number()))
    peeked: list[int] = field(Each(Flag()))
    shown: list[int] = field(Each(CARD, None))
    hands: list[list[int]] = field(Each(Each(CARD, None)), secret=OWNER, back=back_of, backs=BACKS)
    buried: list[list[int]] = field(Each(Each(CARD, None)), secret=OWNER, back=back_of, backs=BACKS)
    piles: list[list[int]] = field(Each(Each(CARD, None), len(BACKS)), secret=UNSEEN)

    def clone(self) -> Cove:
        twin = Cove(self.rules, self)
        twin.active = self.active
        twin.points = self.points.copy()
        twin.peeked = self.peeked.copy()
        twin.shown = self.shown.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.buried = [cards.copy() for cards in self.buried]
        twin.piles = [pile.copy() for pile in self.piles]
        return twin


class Turns(Frame[Cove]):
    __slots__ = ()

    def step(self, s: Cove) -> list[int] | None:
        if not any(s.hands):
            s.stack.pop()
            return None
        s.active = (s.active + 1) % s.rules.seats
        if s.hands[s.active]:
            s.stack.append(Turn(s.active))
        return None


class Turn(Frame[Cove]):
    __slots__ = ()
    topic: ClassVar[str] = "turn"
    rules: ClassVar[tuple[str, ...]] = ("CO-001",)

    def window(self) -> int:
        return WAITING

    def step(self, s: Cove) -> list[int] | None:
        hand = sorted(s.hands[self.seat])
        may_peek = [] if s.peeked[self.seat] or not s.piles[GOLDEN] else [PEEK]
        return [*[SHOW + card for card in hand], *[BURY + card for card in hand], *may_peek]

    def answer(self, s: Cove, action: int) -> None:
        s.stack.pop()
        if action == PEEK:
            s.peeked[self.seat] = 1
            card = pluck_unseen(s, s.piles[GOLDEN], self.seat)
            emit(s, PEEKED, self.seat, card)
            s.stack.append(Peeking(self.seat, card))
        elif action >= BURY:
            s.hands[self.seat].remove(action - BURY)
            s.buried[self.seat].append(action - BURY)
            emit(s, BURIED, self.seat, action - BURY)
        else:
            s.hands[self.seat].remove(action - SHOW)
            s.shown.append(action - SHOW)
            s.points[self.seat] += action - SHOW + 1
            emit(s, SHOWN, self.seat, action - SHOW)


class Peeking(Frame[Cove]):
    __slots__ = ("card",)
    topic: ClassVar[str] = "peeking"
    rules: ClassVar[tuple[str, ...]] = ("CO-002",)
    secret: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        self.seat, self.card = seat, card

    def step(self, s: Cove) -> list[int] | None:
        return [KEEP, PUT_BACK]

    def answer(self, s: Cove, action: int) -> None:
        s.stack.pop()
        (s.hands[self.seat] if action == KEEP else s.piles[GOLDEN]).append(self.card)


def may_wink(s: Cove, seat: int, options: list[int]) -> None:
    if not s.peeked[seat]:
        options.append(WINK)


def wink(s: Cove, seat: int, action: int) -> None:
    s.peeked[seat] = 1


def add_winks(rules: Rules) -> None:
    rules.rider(WINK, (WAITING,), may_wink, wink)


class CoveGame(DeclaredGame):
    key: ClassVar[str] = "cove"
    package: ClassVar[str] = __name__
    catalogue: ClassVar[Catalogue] = COVE
    board: ClassVar[type] = Cove
    modules: ClassVar[tuple[Module, ...]] = (Module("winks", {"yes": add_winks}),)

    def base(self, rules: Rules) -> None:
        pass

    def lay_out(self, s: Cove) -> None:
        seats = s.rules.seats
        s.active, s.points, s.peeked, s.shown = 0, [0] * seats, [0] * seats, []
        s.piles, s.buried = [[*range(CARDS // 2)], [*range(CARDS // 2, CARDS)]], [[] for _ in range(seats)]
        s.hands = [[pluck_unseen(s, pile, seat) for pile in s.piles] for seat in range(seats)]
        s.stack.append(Turns(NOBODY))

    def guess(self, s: Cove) -> None:
        """Hands and what is buried by their backs, then what is looked at; the rest are the piles."""
        unseen = [card for card in range(CARDS) if card not in every_card(s)]
        for cards in (*s.hands, *s.buried):
            for at, card in enumerate(cards):
                if card <= FIRST_BACK:
                    cards[at] = pluck_unseen(s, with_back(unseen, FIRST_BACK - card), NOBODY)
                    unseen.remove(cards[at])
        for at, frame in enumerate(s.stack):
            if isinstance(frame, Peeking) and frame.card == UNKNOWN:
                s.stack[at] = Peeking(frame.seat, pluck_unseen(s, with_back(unseen, GOLDEN), NOBODY))
                unseen.remove(s.stack[at].card)
        s.piles = [with_back(unseen, back) for back in range(len(BACKS))]

    def audit(self, s: Cove) -> None:
        super().audit(s)
        if sorted(every_card(s)) != list(range(CARDS)):
            raise BadPosition("A card is missing or there twice.")

    def result(self, s: Cove) -> Result:
        return Result.by_points(s.points)


def with_back(cards: list[int], back: int) -> list[int]:
    return [card for card in cards if back_of(None, card) == back]


def every_card(s: Cove) -> list[int]:
    places = [s.shown, *s.piles, *s.hands, *s.buried]
    held = [frame.card for frame in s.stack if isinstance(frame, Peeking)]
    return [*[card for place in places for card in place], *held]


GAME: Final = CoveGame()
