"""Drawing adventures: everybody decides at once, then all boards are drawn on (RS-ADV-006, RS-ROC-001, RS-AMB-001)."""

from __future__ import annotations

from typing import ClassVar

from flibuste.games.rolling_seas import events
from flibuste.games.rolling_seas.actions import AMBUSH as AMBUSH_VERB
from flibuste.games.rolling_seas.actions import PLACE, PLACEMENTS, POINT
from flibuste.games.rolling_seas.board import Ambush
from flibuste.games.rolling_seas.cards import AMBUSH, Adventure
from flibuste.games.rolling_seas.drawing import ambush_centres, ambush_points, drawable
from flibuste.games.rolling_seas.state import RollingSeas
from flibuste.kernel import Frame, emit
from flibuste.kit import ARGUMENT, unless_idle
from flibuste.kit.grid import cells_of, mask_of


def owner_of(s: RollingSeas, seat: int, card: Adventure) -> int:
    """RS-ROC-001, RS-ROC-002, RS-SOL-001 Whose board a seat draws a card on.

    Boards go to the left or right neighbour, so with « left » one draws on the board of the right-hand one; cards
    without a side are drawn at home, and so is everything alone at the table.
    """
    return (seat - card.side) % s.book.seats


def open_drawing(s: RollingSeas, seat: int) -> Frame[RollingSeas]:
    """The lane of a seat when a card is to be drawn."""
    card = s.book.cards.adventures[s.card]
    owner = owner_of(s, seat, card)
    if card.type == AMBUSH:
        return Hide(seat, owner)
    return Draw(seat, card.index) if owner == seat else DrawOn(seat, card.index, owner)


class Draw(Frame[RollingSeas]):
    """RS-ADV-006 Choose where the shape goes on the own board; RS-ADV-011 a card that fits nowhere is ignored."""

    __slots__ = ("card",)
    rules: ClassVar[tuple[str, ...]] = ("RS-ADV-006", "RS-ADV-011")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def step(self, s: RollingSeas) -> list[int] | None:
        return offer_places(s, self.card, self.seat)

    def answer(self, s: RollingSeas, action: int) -> None:
        s.sketches[self.seat] = [(action & ARGUMENT) % PLACEMENTS]
        s.stack.pop()


class DrawOn(Draw):
    """RS-ROC-001, RS-ADV-016 Choose where the rocks go on the neighbour's board."""

    __slots__ = ("owner",)
    topic: ClassVar[str] = "draw-on"
    rules: ClassVar[tuple[str, ...]] = ("RS-ROC-001", "RS-ADV-016")

    def __init__(self, seat: int, card: int, owner: int) -> None:
        super().__init__(seat, card)
        self.owner = owner

    def step(self, s: RollingSeas) -> list[int] | None:
        return offer_places(s, self.card, self.owner)


def offer_places(s: RollingSeas, card: int, owner: int) -> list[int] | None:
    """Every legal placement on a board; where there is none, the question falls away."""
    table = s.book.chart.placements(s.book.cards.adventures[card])
    if not table.answers:
        table.answers = [PLACE + card * PLACEMENTS + code for code in table.codes]
    found = drawable(s.boards[owner], s.book.cards.adventures[card], s.book.solo)
    return unless_idle(s, [table.answers[at] for at in found])


class Hide(Frame[RollingSeas]):
    """RS-AMB-001, RS-AMB-002 Mark the centre of an ambush; RS-AMB-007 without a hidden cell there is none."""

    __slots__ = ("owner",)
    rules: ClassVar[tuple[str, ...]] = ("RS-AMB-002", "RS-AMB-001", "RS-AMB-007")

    def __init__(self, seat: int, owner: int) -> None:
        self.seat = seat
        self.owner = owner

    def step(self, s: RollingSeas) -> list[int] | None:
        return unless_idle(s, [AMBUSH_VERB + centre for centre in ambush_centres(s.boards[self.owner])])

    def answer(self, s: RollingSeas, action: int) -> None:
        s.sketches[self.seat] = [action & ARGUMENT]
        s.stack[-1] = Scatter(self.seat, self.owner)


class Scatter(Hide):
    """RS-AMB-005 One point around the centre for each cannon of the author; asked only while there is a choice."""

    topic: ClassVar[str] = "scatter"
    rules: ClassVar[tuple[str, ...]] = ("RS-AMB-005",)

    def step(self, s: RollingSeas) -> list[int] | None:
        sketch = s.sketches[self.seat]
        left = s.sheets[self.seat].cannons - (len(sketch) - 1)
        around = ambush_points(s.boards[self.owner], sketch[0])
        cells = [cell for cell in cells_of(around) if cell not in sketch]
        if left > 0 and len(cells) > left:
            return [POINT + cell for cell in cells]
        if left > 0:
            s.sketches[self.seat] = sketch + cells
        s.stack.pop()
        return None

    def answer(self, s: RollingSeas, action: int) -> None:
        s.sketches[self.seat] = [*s.sketches[self.seat], action & ARGUMENT]


def draw_sketches(s: RollingSeas, seat: int) -> None:
    """RS-ADV-016 All have decided: draw what each seat sketched, and give the boards back."""
    if not s.book.cards.is_adventure(s.card):
        return
    card = s.book.cards.adventures[s.card]
    for author, sketch in enumerate(s.sketches):
        owner = owner_of(s, author, card)
        s.own(owner)
        if not sketch:
            emit(s, events.NO_ROOM, author, card.index)
        elif card.type == AMBUSH:
            s.boards[owner].ambushes.append(Ambush(author, sketch[0], mask_of(sketch[1:])))
            emit(s, events.HID, author, owner, sketch[0], len(sketch) - 1)
        else:
            s.boards[owner].draw(card, sketch[0])
            placed = card.index * PLACEMENTS + sketch[0]
            if owner == author:
                emit(s, events.DREW, author, card.index, placed)
            else:
                emit(s, events.DREW_ON, author, owner, card.index, placed)
    s.sketches = [[] for _ in s.sketches]
