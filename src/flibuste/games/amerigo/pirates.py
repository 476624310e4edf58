"""The end of a round: the pirates attack, then the next round is prepared."""

from __future__ import annotations

from flibuste.games.amerigo.catalogue import (
    AT_NOUGHT,
    ATTACK,
    BEAT,
    BEATEN,
    BOOTY_TAKEN,
    MARQUE,
    PIRATE,
    RANSOMED,
    RENEWED,
)
from flibuste.games.amerigo.state import Amerigo
from flibuste.games.amerigo.tables import BOOTY, LETTER_OF_MARQUE, RANSOM
from flibuste.games.amerigo.treasury import gain_gold, lose_points
from flibuste.kernel import emit, pluck


def strength(s: Amerigo, seat: int) -> int:
    """AM-PIR-001 The sum of the tokens turned up; AM-PRG-011 more if somebody else has the letter of marque."""
    others = [other for other in range(s.rules.seats) if other != seat and s.owns(other, LETTER_OF_MARQUE)]
    return sum(s.pirates) + s.tables.amount[LETTER_OF_MARQUE] * len(others)


def fight_pirates(s: Amerigo, seat: int) -> None:
    """AM-PIR-001 Everybody, in player order; the results never interact (AMB-33)."""
    emit(s, ATTACK, sum(s.pirates))
    for player in s.line:
        if s.owns(player, LETTER_OF_MARQUE):
            emit(s, MARQUE, player, s.tables.amount[LETTER_OF_MARQUE])
    for player in s.line:
        fight(s, player)


def fight(s: Amerigo, seat: int) -> None:
    """AM-PIR-002 With enough cannons a player must fire as many as the pirates are strong (AMB-17), AM-PIR-005 none at
    strength 0; AM-PIR-003 with fewer all of them, and loses points. AM-PRG-013 Booty is for those who beat them."""
    force = strength(s, seat)
    if s.cannons[seat] < force:
        lose_to_pirates(s, seat, force)
        return
    s.cannons[seat] -= force
    emit(s, BEAT, seat, force, s.cannons[seat])
    if s.owns(seat, BOOTY):
        emit(s, BOOTY_TAKEN, seat, s.tables.amount[BOOTY])
        gain_gold(s, seat, s.tables.amount[BOOTY])


def lose_to_pirates(s: Amerigo, seat: int, force: int) -> None:
    """AM-PIR-003 All cannons are fired, and points go; AM-PIR-004 never below 0."""
    fired = s.cannons[seat]
    s.cannons[seat] = 0
    if s.owns(seat, RANSOM):
        emit(s, RANSOMED, seat, s.tables.amount[RANSOM])
    due = damage(s, seat, force)
    lost = lose_points(s, seat, due)
    emit(s, BEATEN, seat, fired, force, lost)
    if lost < due:
        emit(s, AT_NOUGHT, seat)


def damage(s: Amerigo, seat: int, force: int) -> int:
    """AM-PIR-003 The full strength in points; AM-PRG-012 half of it, rounded up, with the ransom."""
    return -(-force // s.tables.amount[RANSOM]) if s.owns(seat, RANSOM) else force


def prepare_round(s: Amerigo, seat: int) -> None:
    """AM-NXT-006 In this order, and not after the last round. AM-NXT-005 Cubes, tower, ships, gold, cannons and turn
    order stay as they are; AM-NXT-004 the time marker follows from the round."""
    if s.round < s.tables.rounds:
        reveal_pirate(s)
        refill_progress(s)
        refill_production(s)
        emit(s, RENEWED)


def reveal_pirate(s: Amerigo) -> None:
    """AM-NXT-001 One more token is turned up, at random among those face down (AMB-18)."""
    s.pirates.append(pluck(s, s.unseen_pirates))
    emit(s, PIRATE, s.pirates[-1], sum(s.pirates))


def refill_progress(s: Amerigo) -> None:
    """AM-NXT-002 The right part leaves the game, the left part slides to the right with its gaps, new tiles come on
    the left."""
    half = s.tables.display // 2
    s.display = [pluck(s, s.unseen_progress) for _ in range(half)] + s.display[:half]


def refill_production(s: Amerigo) -> None:
    """AM-NXT-003 Leftovers leave the game; each space in use gets a new tile."""
    s.market = [pluck(s, s.unseen_production) for _ in s.market]
