"""Phase III: fitting out (NA-P3), and the rounds themselves (NA-GEN-001)."""

from __future__ import annotations

from flibuste.games.nassau.book import Book
from flibuste.games.nassau.receiving import show_animal
from flibuste.games.nassau.sailing import sail_the_caribbean
from flibuste.games.nassau.scoring import tell_count
from flibuste.games.nassau.sea import POST_SPACES
from flibuste.games.nassau.ship import ABOARD, awake, fits, lose_points
from flibuste.games.nassau.state import IN_REFIT, Nassau, clockwise, deck_of
from flibuste.games.nassau.stowing import Overload, draw_good
from flibuste.games.nassau.tables import NONE
from flibuste.games.nassau.walking import walk_the_city
from flibuste.games.nassau.words import (
    DEALT,
    DOLPHIN,
    DREW,
    GONE,
    OVER,
    PRIZE,
    PRIZE_TIED,
    REFIT,
    ROUND,
    SILENT,
    STOCKED,
)
from flibuste.kernel import Frame, emit


def add_round(book: Book) -> None:
    """NA-GEN-001 City, Caribbean, refit; the steps of the refit in the rulebook's order."""
    book.plan(
        "round",
        walk_the_city,
        sail_the_caribbean,
        begin_refit,
        stand_up,
        turn_animals,
        compare_yarns,
        change_animals,
        refill_posts,
    )


class Rounds(Frame[Nassau]):
    """NA-GEN-001 Exactly four rounds; NA-END-007 then the count."""

    def step(self, s: Nassau) -> list[int] | None:
        if s.rounds == s.book.tables.rounds:
            s.stack.pop()
            tell_count(s)
            emit(s, OVER)
            return None
        if s.rounds == 0:
            tell_deal(s)
        s.rounds += 1
        emit(s, ROUND, s.rounds)
        s.stack.append(s.book.run("round", s.dolphin))
        return None


def tell_deal(s: Nassau) -> None:
    """NA-SET-013 What everybody was dealt, and who has the dolphin."""
    for seat, ship in enumerate(s.ships):
        dealt = [kind for kind, number in enumerate(ship.weapons) if number > 1]
        emit(s, DEALT, seat, dealt[0], awake(ship)[0], ship.hideout)
        for card in s.hands[seat]:
            emit(s, DREW, seat, deck_of(s, card), card)
    emit(s, DOLPHIN, s.dolphin)


def begin_refit(s: Nassau, seat: int) -> None:
    s.phase = IN_REFIT
    emit(s, REFIT)


def stand_up(s: Nassau, seat: int) -> None:
    """NA-P3-002 All pirates on deck stand; those of the alleys come back, not those of outposts and tavern. NA-P3-009
    The captain stays where he is."""
    for alley, owner in enumerate(s.alleys):
        if owner != NONE:
            s.ships[owner].standing += s.city.sections[alley]
            s.alleys[alley] = NONE
    for ship in s.ships:
        ship.standing += ship.lying
        ship.lying = 0
        ship.place, ship.berth = ABOARD, NONE


def turn_animals(s: Nassau, seat: int) -> None:
    """NA-P3-003 All animals lie face up. A load that only the Rat could carry: renew him or throw out; NA-GEN-022
    clockwise from the dolphin's holder."""
    for owner in reversed(clockwise(s, s.dolphin)):
        ship = s.ships[owner]
        ship.used = ship.doubled = 0
        if not fits(s.book.tables, ship):
            s.stack.append(Overload(owner))


def compare_yarns(s: Nassau, seat: int) -> None:
    """NA-P3-004 The highest total of card points scores, ties in full; whoever played none loses points. Then the
    cards are discarded."""
    t = s.book.tables
    totals = [ship.yarns for ship in s.ships]
    best = max(totals)
    if best != NONE and totals.count(best) > 1:
        emit(s, PRIZE_TIED, totals.count(best))
    for owner in clockwise(s, s.dolphin):
        ship = s.ships[owner]
        if ship.yarns == NONE:
            emit(s, SILENT, owner, lose_points(ship, t.yarn_fine))
        elif ship.yarns == best:
            ship.points += t.yarn_prize
            emit(s, PRIZE, owner, best, t.yarn_prize)
    discard_yarns(s)


def discard_yarns(s: Nassau) -> None:
    for owner, ship in enumerate(s.ships):
        ship.yarns = NONE
        s.discards += s.told[owner]
        s.buried[owner] += s.jokes[owner]
        s.told[owner], s.jokes[owner] = [], []


def change_animals(s: Nassau, seat: int) -> None:
    """NA-P3-005 The animals face up leave the game, new ones are revealed. NA-P3-010 After the last round nothing of
    this matters."""
    if s.rounds == s.book.tables.rounds:
        return
    s.display = []
    emit(s, GONE)
    for _ in range(s.book.tables.animals_shown):
        show_animal(s)


def refill_posts(s: Nassau, seat: int) -> None:
    """NA-P3-007 Empty trading posts from the goods bag, in the order of the zones, as far as it lasts."""
    if s.rounds == s.book.tables.rounds:
        return
    for post in range(len(POST_SPACES)):
        if s.posts[post] != NONE and s.wares[post] == NONE and sum(s.bag) > 0:
            s.wares[post] = draw_good(s)
            emit(s, STOCKED, post, s.wares[post])
