"""Turns to come in Rolling Seas, sailed on one seat's own boards by rules of thumb: what a position may lead to."""

from __future__ import annotations

from typing import Final

from flibuste.bots.heuristics.rolling_seas_numbers import numbers
from flibuste.bots.heuristics.rolling_seas_voyages import Captain, End
from flibuste.games.rolling_seas.acting import Sail, winds_of
from flibuste.games.rolling_seas.cards import AMBUSH, ROCKS, Calm
from flibuste.games.rolling_seas.drawing import drawable
from flibuste.games.rolling_seas.scoring import Count
from flibuste.games.rolling_seas.state import RollingSeas
from flibuste.games.rolling_seas.turn import reveal, roll, solo_tier
from flibuste.kernel import NOBODY, asking

Weights = list[list[float]]
Entry = tuple[tuple[float, list[float]], tuple[float, list[float]]]
VOYAGES: Final = ("act", "sail", "finish")


def noted(end: End, left: int) -> tuple[float, list[float]]:
    """An end of a turn: what is banked and the numbers of the rest; of the last turn the final score."""
    if left == 0:
        return float(Count(end.board, end.sheet).total), []
    return float(Count(end.board, end.sheet).sure), numbers(end.board, end.sheet, left)


def captain_of(s: RollingSeas, weights: Weights) -> Captain:
    """Who plans the present turn."""
    left = s.book.recipe.turns - s.turn
    return Captain(left, winds_of(s), s.die, weights[left] if weights else None)


class Passage:
    """A seat under way. The state lends its deck and its dice and is used up; other seats do nothing but put rocks
    where they hurt."""

    def __init__(self, s: RollingSeas, seat: int, weights: Weights) -> None:
        self.s = s
        self.board = s.boards[seat].clone()
        self.sheet = s.sheets[seat].clone()
        self.weights = weights

    def captain(self) -> Captain:
        return captain_of(self.s, self.weights)

    def end_turn(self, end: End) -> None:
        """Take the boards of the end of a voyage; the last monolith brings its treasure."""
        self.board, self.sheet = end.board.clone(), end.sheet.clone()
        if self.sheet.treasure_due:
            self.sheet.note_treasure(solo_tier(self.s) if self.s.book.solo else self.s.tier)

    def sail_until(self, turn: int) -> float:
        """Play turns until that one is over; what the position is worth then."""
        while self.s.turn < turn:
            self._begin_turn()
            self.roll_and_sail()
        return self.captain().worth(self.board, self.sheet)

    def log(self, whims: Weights) -> list[Entry]:
        """Play to the end. Each turn's best end is noted, and where a whim has other weights, the end that it liked
        better and that was played."""
        entries: list[Entry] = []
        turns = self.s.book.recipe.turns
        while True:
            captain = self.captain()
            best = captain.best_end(self.board, self.sheet)
            done = best
            if captain.left and whims and whims[captain.left]:
                whim = Captain(captain.left, captain.winds, captain.die, whims[captain.left])
                done = whim.best_end(self.board, self.sheet)
            entries.append((noted(best, captain.left), noted(done, captain.left)))
            self.end_turn(done)
            if self.s.turn == turns:
                return entries
            self._begin_turn()
            self.roll()

    def roll_and_sail(self) -> None:
        self.roll()
        self.end_turn(self.captain().best_end(self.board, self.sheet))

    def roll(self) -> None:
        roll(self.s, NOBODY)
        self.board.begin_turn(self.s.book.tables.ship_moves[self.sheet.ship])

    def _begin_turn(self) -> None:
        s, cards = self.s, self.s.book.cards
        s.turn += 1
        reveal(s, NOBODY)
        if cards.is_adventure(s.card):
            self._draw(s.card)
        else:
            self._receive(cards.calm(s.card))

    def _receive(self, calm: Calm) -> None:
        sheet = self.sheet
        sheet.receive(calm)
        dread = sheet.monster_power > sheet.pirate_power
        sheet.grow(0 if calm.either and not dread else calm.monsters, 0 if calm.either and dread else calm.pirates)

    def _draw(self, number: int) -> None:
        """Where it is worth most; rocks that others draw, where it is worth least."""
        card = self.s.book.cards.adventures[number]
        if card.type == AMBUSH:
            return
        captain, codes = self.captain(), self.board.chart.placements(card).codes
        found = [codes[at] for at in drawable(self.board, card, self.s.book.solo)]
        sign = -1.0 if card.type == ROCKS and not self.s.book.solo else 1.0
        if found:
            best = max(found, key=lambda code: sign * captain.worth_drawn(self.board, self.sheet, card, code))
            self.board.draw(card, best)


def plan(s: RollingSeas, seat: int, captain: Captain) -> End:
    """How the seat's turn ends by the best voyage from its question on."""
    question = asking(s, seat)
    board, sheet = s.boards[seat], s.sheets[seat]
    if isinstance(question, Sail):
        return captain.best_course(board, sheet, question.wind)
    return captain.best_end(board, sheet) if question.topic == "act" else captain.best_finish(board, sheet)
