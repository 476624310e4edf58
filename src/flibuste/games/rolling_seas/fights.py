"""Ambush cards, a module: they join the deck, and at the end of a turn those entered are fought (RS-FIG-001)."""

from __future__ import annotations

from typing import ClassVar, Final

from flibuste.games.rolling_seas import events
from flibuste.games.rolling_seas.actions import GOLD, LINES, LOSE, PROVISIONS, TAKE
from flibuste.games.rolling_seas.book import Book
from flibuste.games.rolling_seas.cards import AMBUSH
from flibuste.games.rolling_seas.ledger import opened, report
from flibuste.games.rolling_seas.state import RollingSeas
from flibuste.games.rolling_seas.tables import LOST, MOST_SEATS, TIED, WON
from flibuste.games.rolling_seas.turn import choose_homes
from flibuste.kernel import Frame, below, emit
from flibuste.kit import ARGUMENT, Module, unless_forced


def add_ambushes(book: Book) -> None:
    book.ambushes = [card.index for card in book.cards.adventures if card.type == AMBUSH]
    book.insert("set-up", mix_ambushes_in, before=choose_homes)
    book.insert("turn", fight_ambushes)


AMBUSHES: Final = Module("ambush", {"yes": add_ambushes}, seats={"yes": range(2, MOST_SEATS + 1)})
"""RS-SET-002, RS-SOL-001 Alone there is nobody to lie in ambush."""


def mix_ambushes_in(s: RollingSeas, seat: int) -> None:
    """RS-SET-002 The ambush cards join the stock from which the deck is drawn."""
    s.stock += s.book.ambushes


def fight_ambushes(s: RollingSeas, seat: int) -> None:
    """RS-FIG-001 What was entered this turn is fought now, once."""
    if any(board.sprung for board in s.boards):
        s.stack.append(Fights(0, 0))


class Fights(Frame[RollingSeas]):
    """RS-FIG-003 Victim after victim, each one's ambushes in the order in which they were entered."""

    __slots__ = ("fought",)

    def __init__(self, seat: int, fought: int) -> None:
        self.seat = seat  # the victim
        self.fought = fought

    def step(self, s: RollingSeas) -> list[int] | None:
        board = s.boards[self.seat]
        if self.fought < len(board.sprung):
            s.stack[-1] = Fights(self.seat, self.fought + 1)
            fight(s, self.seat, board.sprung[self.fought])
            return None
        s.own(self.seat)
        board = s.boards[self.seat]
        board.ambushes = [ambush for number, ambush in enumerate(board.ambushes) if number not in board.sprung]
        board.sprung = []
        if self.seat + 1 < s.book.seats:
            s.stack[-1] = Fights(self.seat + 1, 0)
        else:
            s.stack.pop()
        return None


def fight(s: RollingSeas, victim: int, number: int) -> None:
    """RS-FIG-004, RS-FIG-005, RS-FIG-006 The author rolls, then the victim; else dice and cannons are added."""
    ambush = s.boards[victim].ambushes[number]
    author = ambush.author
    emit(s, events.AMBUSHED, author, victim, ambush.centre)
    attack = _roll(s, author)
    lead = _at_once(attack)
    if not lead:
        defence = _roll(s, victim)
        lead = -_at_once(defence) or _compare(s, author, victim, attack, defence)
    settle(s, author, victim, lead)


def _at_once(die: int) -> int:
    """1 for a six, which wins, -1 for a one, which loses, else 0."""
    return int(die == LINES) - int(die == 1)


def _compare(s: RollingSeas, author: int, victim: int, attack: int, defence: int) -> int:
    """RS-FIG-006 By how much the author is the stronger, dice and cannons added."""
    strength, against = attack + s.sheets[author].cannons, defence + s.sheets[victim].cannons
    emit(s, events.COMPARED, author, victim, strength, against)
    return strength - against


def _roll(s: RollingSeas, seat: int) -> int:
    die = 1 + below(s, LINES)
    emit(s, events.ROLLED_FIGHT, seat, die)
    return die


def settle(s: RollingSeas, author: int, victim: int, lead: int) -> None:
    """RS-FIG-007, RS-FIG-008, RS-FIG-009 Story for both; the winner chooses a prize, the loser a loss."""
    if lead == 0:
        emit(s, events.TIED_FIGHT, author, victim)
        for seat in (author, victim):
            _tell(s, seat, TIED)
        return
    winner, loser = (author, victim) if lead > 0 else (victim, author)
    emit(s, events.WON_FIGHT, winner, loser)
    _tell(s, winner, WON)
    _tell(s, loser, LOST)
    s.stack.append(Forfeit(loser))
    s.stack.append(Prize(winner))


def _tell(s: RollingSeas, seat: int, outcome: str) -> None:
    opened(s, seat).gain_story(s.book.tables.fights[outcome].story)
    report(s, seat)


class Prize(Frame[RollingSeas]):
    """RS-FIG-007 The winner takes gold or provisions."""

    rules: ClassVar[tuple[str, ...]] = ("RS-FIG-007",)

    def step(self, s: RollingSeas) -> list[int] | None:
        return [TAKE + GOLD, TAKE + PROVISIONS]

    def answer(self, s: RollingSeas, action: int) -> None:
        sheet, prize = opened(s, self.seat), s.book.tables.fights[WON]
        if action & ARGUMENT == GOLD:
            sheet.gain_gold(prize.gold)
        else:
            sheet.gain_provisions(prize.provisions)
            sheet.strike()
        report(s, self.seat)
        s.stack.pop()


class Forfeit(Frame[RollingSeas]):
    """RS-FIG-008 The loser gives up gold or provisions, whichever can be paid in full; asked only if both can."""

    rules: ClassVar[tuple[str, ...]] = ("RS-FIG-008",)

    def step(self, s: RollingSeas) -> list[int] | None:
        sheet, loss = s.sheets[self.seat], s.book.tables.fights[LOST]
        has_gold, has_provisions = sheet.gold >= loss.gold, sheet.provisions >= loss.provisions
        options = [LOSE + GOLD] * has_gold + [LOSE + PROVISIONS] * (has_provisions or not has_gold)
        return unless_forced(self, s, options)

    def answer(self, s: RollingSeas, action: int) -> None:
        """Ruling G-23: who can pay neither in full loses the provision that is there."""
        sheet, loss = opened(s, self.seat), s.book.tables.fights[LOST]
        if action == LOSE + GOLD:
            emit(s, events.GAVE_UP, self.seat, loss.gold)
            sheet.pay_gold(loss.gold)
        else:
            left = min(loss.provisions, sheet.provisions)
            emit(s, events.GAVE_UP, self.seat, left)
            sheet.pay_provisions(left)
        report(s, self.seat)
        s.stack.pop()
