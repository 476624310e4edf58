"""Phase 3, the boarding: an attack, two secret parties, the reveal, the reward."""

from __future__ import annotations

from typing import ClassVar, Final

from flibuste.games.captains_war import events
from flibuste.games.captains_war.actions import ATTACK, COMMIT, PASS, REWARD, STEAL
from flibuste.games.captains_war.book import Book
from flibuste.games.captains_war.loot import Advance, crew_changed
from flibuste.games.captains_war.sheet import BOARDING, LOST, PARTIES, TIED, TOTAL_OF, WON
from flibuste.games.captains_war.state import CaptainsWar, gain
from flibuste.games.captains_war.tables import CREW, GOLD, NONE, TRACKS
from flibuste.kernel import Frame, emit
from flibuste.kit import AllAtOnce, unless_forced

OUTCOME: Final = BOARDING.bits["outcome"]
TOTAL: Final = BOARDING.bits["total"]


def add_boarding(book: Book) -> None:
    book.together("boarding", open_commitment)
    book.plan("boarding", AllAtOnce("boarding"), resolve, reward, end_boarding)  # CW-BRD-005 in secret
    book.losses = steal_what_is_held
    book.boarded = (raise_truce,)


def offer_attack(s: CaptainsWar, seat: int) -> None:
    """CW-BRD-001 The active captain may attack; asked only if there is somebody to attack."""
    if targets(s, seat):
        s.stack.append(Board(seat))


def targets(s: CaptainsWar, seat: int) -> list[int]:
    """CW-BRD-002 Whoever attacks holds a pirate, the target need not; CW-BRD-003 a truce marker protects,
    CW-BRD-004 but never restrains its holder."""
    if not s.sheets[seat].pirates():
        return []
    return [side for side in range(s.book.sides) if side != seat and not s.truces >> side & 1]


class Board(Frame[CaptainsWar]):
    """CW-BRD-001, CW-SOLO-032 Attack one opponent, or let the turn pass."""

    rules: ClassVar[tuple[str, ...]] = ("CW-BRD-001", "CW-SOLO-032")

    def step(self, s: CaptainsWar) -> list[int] | None:
        return [PASS, *(ATTACK + s.voice(side) for side in targets(s, self.seat))]

    def answer(self, s: CaptainsWar, action: int) -> None:
        s.stack.pop()
        if action == PASS:
            emit(s, events.SPARED, self.seat)
            return
        for listener in s.book.attacks:
            listener(s, self.seat)
        begin_boarding(s, self.seat, s.book.voices.index(action - ATTACK))


def begin_boarding(s: CaptainsWar, attacker: int, defender: int) -> None:
    emit(s, events.ATTACKED, s.voice(attacker), s.voice(defender))
    s.attacker, s.defender = attacker, defender
    s.stack.append(s.book.run("boarding", s.active))


def open_commitment(s: CaptainsWar, seat: int) -> Frame[CaptainsWar] | None:
    return Commit(seat) if seat in (s.attacker, s.defender) else None


class Commit(Frame[CaptainsWar]):
    """CW-BRD-005 One to three pirates for the attacker, none to three for the defender; a forced choice is not
    asked."""

    rules: ClassVar[tuple[str, ...]] = ("CW-BRD-005",)

    def step(self, s: CaptainsWar) -> list[int] | None:
        parties = s.sheets[self.seat].parties(int(self.seat == s.attacker))
        return unless_forced(self, s, [COMMIT + party for party in parties])

    def answer(self, s: CaptainsWar, action: int) -> None:
        s.parties[self.seat] = action - COMMIT
        s.stack.pop()


def resolve(s: CaptainsWar, seat: int) -> None:
    """Both parties are revealed and compared (CW-SOLO-035 against a captain as well).

    CW-BRD-006 Everybody sent is lost. CW-BRD-007 Bonuses join the forces. CW-BRD-008, CW-SOLO-039 Both fill a row.
    CW-BRD-009 The strictly higher total wins; CW-BRD-010 on a tie all the rest still happens.
    """
    attacker, defender = s.attacker, s.defender
    bonuses = {side: bonus_of(s, side) for side in (attacker, defender)}
    totals = {side: TOTAL_OF[s.parties[side]] + bonus for side, bonus in bonuses.items()}
    for side, other in ((attacker, defender), (defender, attacker)):
        emit(s, events.REVEALED, s.voice(side), s.parties[side], bonuses[side], totals[side])
        outcome = WON if totals[side] > totals[other] else LOST if totals[side] < totals[other] else TIED
        sheet = s.sheets[side]
        sheet.rows = [*sheet.rows, BOARDING.pack(int(side == attacker), s.parties[side], totals[side], outcome)]
        for force in PARTIES[s.parties[side]]:
            sheet.spend(CREW + force, 1)
    crew_changed(s)


def bonus_of(s: CaptainsWar, side: int) -> int:
    """CW-BRD-007 What joins the forces of a side in the boarding in progress."""
    t, sheet = s.book.tables, s.sheets[side]
    if side == s.defender:
        return sheet.passed(t.defence)
    return sheet.passed(t.attack) + sum([extra(s, side, s.defender) for extra in s.book.attack_bonuses])


def winner(s: CaptainsWar) -> int:
    """CW-BRD-009 The side with the strictly higher total in the boarding just resolved; CW-BRD-010 NONE on a tie."""
    outcome = OUTCOME.of(s.sheets[s.attacker].rows[-1])
    return s.attacker if outcome == WON else s.defender if outcome == LOST else NONE


def margin(s: CaptainsWar) -> int:
    """By how much the boarding just resolved was won."""
    attack, defence = TOTAL.of(s.sheets[s.attacker].rows[-1]), TOTAL.of(s.sheets[s.defender].rows[-1])
    return max(attack, defence) - min(attack, defence)


def loser(s: CaptainsWar) -> int:
    return s.attacker + s.defender - winner(s)


def reward(s: CaptainsWar, seat: int) -> None:
    """CW-BRD-011, CW-BRD-013 The winner chooses a reward, after the reveal; nobody does on a tie."""
    side = proclaim(s)
    if side != NONE:
        s.stack.append(Reward(side))


def proclaim(s: CaptainsWar) -> int:
    """Tell who won, NONE on a tie."""
    side = winner(s)
    if side == NONE:
        emit(s, events.BOARDING_TIED, s.voice(s.attacker), s.voice(s.defender))
    else:
        emit(s, events.BOARDING_WON, s.voice(side), s.voice(loser(s)))
    return side


class Reward(Frame[CaptainsWar]):
    """CW-BRD-011, CW-SOLO-036 Steal gold, or spaces on one track; a reward without effect may be chosen (CW-
    BRD-013)."""

    rules: ClassVar[tuple[str, ...]] = ("CW-BRD-011", "CW-SOLO-036")

    def step(self, s: CaptainsWar) -> list[int] | None:
        both = s.book.takes_both_rewards(s, margin(s))
        return [REWARD + STEAL] * (not both) + [REWARD + 1 + track for track in TRACKS]

    def answer(self, s: CaptainsWar, action: int) -> None:
        s.stack.pop()
        t = s.book.tables
        choice = action - REWARD
        both = s.book.takes_both_rewards(s, margin(s))
        if both:
            emit(s, events.BOTH_REWARDS, self.seat, margin(s))
        if both or choice == STEAL:
            steal(s, self.seat, loser(s), t.stolen_gold)
        if choice != STEAL:
            s.stack.append(Advance(self.seat, choice - 1, t.reward_spaces))


def steal(s: CaptainsWar, thief: int, victim: int, amount: int) -> None:
    """CW-BRD-012 The victim's coins are blackened; the thief circles as many as are free."""
    loss, booty = s.book.losses(s, victim, amount)
    s.sheets[victim].spend(GOLD, loss)
    taken = gain(s, thief, GOLD, booty)
    emit(s, events.STOLE, s.voice(thief), s.voice(victim), taken, loss, booty - taken)


def steal_what_is_held(s: CaptainsWar, victim: int, amount: int) -> tuple[int, int]:
    """CW-BRD-012 At most what the victim holds changes hands."""
    loss: int = min(s.sheets[victim].held[GOLD], amount)
    return loss, loss


def end_boarding(s: CaptainsWar, seat: int) -> None:
    for listener in s.book.boarded:
        listener(s, winner(s))
    s.attacker = s.defender = NONE
    s.parties = [NONE] * s.book.sides


def raise_truce(s: CaptainsWar, winner: int) -> None:
    """CW-BRD-003 The defender takes a truce marker, whoever won."""
    s.truces |= 1 << s.defender
    emit(s, events.TRUCE, s.defender)
