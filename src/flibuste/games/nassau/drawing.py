"""Yarn cards are drawn late: a pile is all that lies nowhere else."""

from __future__ import annotations

from typing import ClassVar

from flibuste.games.nassau.state import Nassau, deck_of
from flibuste.games.nassau.tables import ANIMAL, DECK_A, DECK_B, WEAPON, YARN, YARNS
from flibuste.games.nassau.words import ARGUMENT, DRAW, DREW, EXHAUSTED, MISSED, RENEWED, haul
from flibuste.kernel import Frame, Repeated, emit
from flibuste.kernel.rng import below_unseen


def miss(s: Nassau, seat: int, thing: int, left: int) -> None:
    """The frame on top is done; tell if something could not be received, and whether the ship is full of it."""
    s.stack.pop()
    if left:
        full = thing == WEAPON or (thing == ANIMAL and s.ships[seat].animals.bit_count() >= s.book.tables.most)
        emit(s, MISSED if full else EXHAUSTED, seat, haul(thing, left))


def ask_or_take(s: Nassau, frame: Frame[Nassau], thing: int, left: int, options: list[int]) -> list[int] | None:
    """Ask as long as something is due and there is a choice; the only one is taken unasked."""
    if not left or not options:
        miss(s, frame.seat, thing, left)
        return None
    if len(options) > 1:
        return options
    frame.answer(s, options[0])
    return None


class DrawCards(Repeated[Nassau]):
    """NA-GEN-011 For each card the player chooses pile A or B, NA-P1-009 having seen the one before."""

    topic: ClassVar[str] = "draw"
    rules: ClassVar[tuple[str, ...]] = ("NA-GEN-011", "NA-GEN-012", "NA-P1-009")

    def step(self, s: Nassau) -> list[int] | None:
        options = [DRAW + deck for deck in (DECK_A, DECK_B) if pile_size(s, deck) or discarded(s, deck)]
        return ask_or_take(s, self, YARN, self.left, options)

    def answer(self, s: Nassau, action: int) -> None:
        s.stack[-1] = DrawCards(self.seat, self.left - 1)
        draw_card(s, self.seat, action & ARGUMENT)


def draw_card(s: Nassau, seat: int, deck: int) -> None:
    """NA-GEN-012 From the pile, renewed by the discarded cards of the same back if it is empty."""
    if not pile_size(s, deck):
        renew(s, deck)
    pile = pile_of(s, deck)
    card = pile[below_unseen(s, len(pile), seat)]
    s.hands[seat].append(card)
    emit(s, DREW, seat, deck, card)


def cards_out(s: Nassau) -> list[int]:
    """Every card that is in no pile; of some only the back may be known."""
    out = s.discards.copy()
    for cards in (*s.hands, *s.jokes, *s.told, *s.buried):
        out += cards
    return out


def pile_of(s: Nassau, deck: int) -> list[int]:
    """The cards of a pile, in no order: all that are nowhere else."""
    out = [False] * YARNS
    for card in cards_out(s):
        if card >= 0:
            out[card] = True
    return [card for card in s.book.tables.decks[deck] if not out[card]]


def pile_size(s: Nassau, deck: int) -> int:
    return len(s.book.tables.decks[deck]) - sum([deck_of(s, card) == deck for card in cards_out(s)])


def discarded(s: Nassau, deck: int) -> int:
    buried = [card for cards in s.buried for card in cards]
    return sum([deck_of(s, card) == deck for card in s.discards + buried])


def renew(s: Nassau, deck: int) -> None:
    """NA-GEN-012 The discarded cards make the new pile, those played face down among them."""
    s.discards = [card for card in s.discards if deck_of(s, card) != deck]
    s.buried = [[card for card in cards if deck_of(s, card) != deck] for cards in s.buried]
    emit(s, RENEWED, deck)
