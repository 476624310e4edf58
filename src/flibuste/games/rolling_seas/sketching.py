"""Drawing adventures: everybody decides at once, then all boards are drawn on (RS-ADV-006, RS-ROC-001, RS-AMB-001)."""

from __future__ import annotations

from typing import ClassVar

from flibuste.games.rolling_seas import events
from flibuste.games.rolling_seas.actions import AMBUSH as AMBUSH_VERB
from flibuste.games.rolling_seas.actions import ARGUMENT, PLACE, PLACEMENTS, POINT
from flibuste.games.rolling_seas.board import Ambush
from flibuste.games.rolling_seas.cards import AMBUSH, Adventure
from flibuste.games.rolling_seas.chart import QUARTERS
from flibuste.games.rolling_seas.drawing import ambush_centres, ambush_points, drawable
from flibuste.games.rolling_seas.grid import cells_of, mask_of
from flibuste.games.rolling_seas.state import RollingSeas
from flibuste.kernel import Frame, emit


def owner_of(s: RollingSeas, seat: int, card: Adventure) -> int:
    """RS-ROC-001, RS-ROC-002, RS-SOL-001 Whose board a seat draws a card on.

    Boards go to the left or right neighbour, so with « left » one draws on the board of the right-hand one; cards
    without a side are drawn at home, and so is everything alone at the table.
    """
    return (seat - card.side) % s.book.seats


class Draw(Frame[RollingSeas]):
    """RS-ADV-006, RS-ADV-016 Choose where the card's shape goes; RS-ADV-011 a card that fits nowhere is ignored."""

    __slots__ = ()
    topic: ClassVar[str] = "draw"
    rule: ClassVar[str] = "RS-ADV-006"

    def step(self, s: RollingSeas) -> list[int] | None:
        card = s.book.cards.adventures[s.card]
        codes = drawable(s.boards[owner_of(s, self.seat, card)], card, s.book.solo)
        if not codes:
            s.stack.pop()
            return None
        first = PLACE + s.card * PLACEMENTS
        return [first + code for code in codes]

    def answer(self, s: RollingSeas, action: int) -> None:
        s.sketches[self.seat] = [(action & ARGUMENT) % PLACEMENTS]
        s.stack.pop()


class Hide(Frame[RollingSeas]):
    """RS-AMB-001, RS-AMB-002 Mark the centre of an ambush; RS-AMB-007 without a hidden cell there is none."""

    __slots__ = ()
    topic: ClassVar[str] = "hide"
    rule: ClassVar[str] = "RS-AMB-002"

    def step(self, s: RollingSeas) -> list[int] | None:
        card = s.book.cards.adventures[s.card]
        centres = ambush_centres(s.boards[owner_of(s, self.seat, card)])
        if not centres:
            s.stack.pop()
            return None
        return [AMBUSH_VERB + centre for centre in centres]

    def answer(self, s: RollingSeas, action: int) -> None:
        s.sketches[self.seat] = [action & ARGUMENT]
        s.stack[-1] = Scatter(self.seat)


class Scatter(Frame[RollingSeas]):
    """RS-AMB-005 One point around the centre for each cannon of the author; asked only while there is a choice."""

    __slots__ = ()
    topic: ClassVar[str] = "scatter"
    rule: ClassVar[str] = "RS-AMB-005"

    def step(self, s: RollingSeas) -> list[int] | None:
        card = s.book.cards.adventures[s.card]
        sketch = s.sketches[self.seat]
        left = s.sheets[self.seat].cannons - (len(sketch) - 1)
        around = ambush_points(s.boards[owner_of(s, self.seat, card)], sketch[0])
        cells = [cell for cell in cells_of(around) if cell not in sketch]
        if left > 0 and len(cells) > left:
            return [POINT + cell for cell in cells]
        if left > 0:
            s.sketches[self.seat] = sketch + cells
        s.stack.pop()
        return None

    def answer(self, s: RollingSeas, action: int) -> None:
        s.sketches[self.seat].append(action & ARGUMENT)


def draw_sketches(s: RollingSeas, seat: int) -> None:
    """RS-ADV-016 All have decided: draw what each seat sketched, and give the boards back."""
    if not s.book.cards.is_adventure(s.card):
        return
    card = s.book.cards.adventures[s.card]
    for author, sketch in enumerate(s.sketches):
        owner = owner_of(s, author, card)
        if not sketch:
            emit(s, events.NO_ROOM, author, card.index)
        elif card.type == AMBUSH:
            s.boards[owner].ambushes.append(Ambush(author, sketch[0], mask_of(sketch[1:])))
            emit(s, events.HID, author, owner, sketch[0], len(sketch) - 1)
        else:
            s.boards[owner].draw(card, sketch[0])
            if owner == author:
                emit(s, events.DREW, author, card.index, sketch[0] // QUARTERS)
            else:
                emit(s, events.DREW_ON, author, owner, card.index, sketch[0] // QUARTERS)
    s.sketches = [[] for _ in s.sketches]
