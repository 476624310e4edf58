"""Solo: the Legendary Captain's phase and the boarding dice. What the captain does is decided in `captain`."""

from __future__ import annotations

from typing import Final

from flibuste.games.captains_war import captain
from flibuste.games.captains_war.boarding import (
    Board,
    Commit,
    begin_boarding,
    end_boarding,
    resolve,
    reward,
    steal,
    winner,
)
from flibuste.games.captains_war.book import Book
from flibuste.games.captains_war.command import own, recruit
from flibuste.games.captains_war.events import (
    BLUE_ROLL,
    BOUGHT,
    CAPTAIN_ACQUIRES,
    CAPTAIN_ACQUIRES_NOTHING,
    CAPTAIN_ATTACKS,
    CAPTAIN_HAS_NO_CREW,
    CAPTAIN_HOLDS_BACK,
    CAPTAIN_IS_OUT,
    CAPTAIN_LAST_RECRUIT,
    CAPTAIN_MOVED,
    CAPTAIN_RECRUITS,
    CAPTAIN_RECRUITS_NOBODY,
    CAPTAIN_SENDS,
    CAPTAIN_SENDS_WEAKEST,
    CAPTAIN_SHARE,
    CAPTAIN_STUCK,
    CAPTAIN_TOOK,
    tell,
)
from flibuste.games.captains_war.loot import face_of, mark_circle, receive
from flibuste.games.captains_war.sheet import gain, is_blocked, party_of, pirates, spend
from flibuste.games.captains_war.state import LEGEND, PLAYER, CaptainsWar
from flibuste.games.captains_war.tables import (
    ADVANCE,
    BLUE,
    BLUE_DICE,
    COLOUR_OF,
    CREW,
    DICE,
    DIE_OF,
    FACES,
    GOLD,
    NONE,
    RESOURCES,
    SEND_NOBODY,
)
from flibuste.kernel import below, emit

YELLOW_ROLLS: Final = 3


def add_solo(book: Book) -> None:
    book.plan("boarding", commit_first, send_captain, resolve, reward, reward_captain, end_boarding)


# Phase 3: the captain -----------------------------------------------------------------------------------------------


def captain_takes_dice(s: CaptainsWar, seat: int) -> None:
    """CW-SOLO-011 The colours of the player's dice give the captain two of the other four, in the order of the
    table."""
    number = share_of(s)
    tell(s, CAPTAIN_SHARE, LEGEND, number)
    share = s.book.tables.shares[number]
    left = [die for die in range(DICE) if not s.taken[PLAYER] >> die & 1]
    for colour in (share.first, share.second):
        die, why = DIE_OF[colour], captain.ONLY
        if colour == BLUE:
            die, why = captain.blue_die(s.book.tables, s.sheets[LEGEND], s.dice, left)
        left.remove(die)
        tell(s, CAPTAIN_TOOK, LEGEND, die, face_of(s, die), why)
        apply_captain_die(s, die)


def share_of(s: CaptainsWar) -> int:
    """The row of the captain's table for the two colours the player took."""
    colours = sorted(COLOUR_OF[die] for die in range(DICE) if s.taken[PLAYER] >> die & 1)
    return s.book.tables.share_at[colours[0]][colours[1]]


def apply_captain_die(s: CaptainsWar, die: int) -> None:
    """A die gives the captain what it gives anybody; CW-SOLO-014 a blocked track gives way to the other."""
    t = s.book.tables
    gift, amount = t.gives[die][s.dice[die]], t.amount[die][s.dice[die]]
    if gift >= ADVANCE:
        move_captain(s, captain.red_track(t, s.sheets[LEGEND], gift - ADVANCE), amount)
    else:
        receive(s, LEGEND, gift, amount)


def move_captain(s: CaptainsWar, choice: captain.Choice, spaces: int) -> None:
    """CW-SOLO-014 Up to so many circles; where only one is free the rest is lost."""
    track, why = choice
    if track == NONE:
        tell(s, CAPTAIN_STUCK, LEGEND, why)
        return
    tell(s, CAPTAIN_MOVED, LEGEND, track, spaces, why)
    for _ in range(spaces):
        if is_blocked(s.book.tables, s.sheets[LEGEND], track):
            return
        mark_circle(s, LEGEND, track)


def captain_acquires(s: CaptainsWar, seat: int) -> None:
    """CW-SOLO-015 The captain makes the one acquisition that the priorities name, CW-SOLO-017 buying just what it
    lacks."""
    t = s.book.tables
    sheet = s.sheets[LEGEND]
    track, why = captain.acquisition(t, sheet)
    if track == NONE:
        tell(s, CAPTAIN_ACQUIRES_NOTHING, LEGEND, why)
        return
    tell(s, CAPTAIN_ACQUIRES, LEGEND, track * len(t.cost[track]) + sheet.owned[track], why)
    bill = captain.bill(t, sheet, track)
    assert bill is not None
    for resource in RESOURCES:
        for _ in range(bill.bought[resource]):
            spend(sheet, GOLD, t.price[resource])
            gain(sheet, resource, 1)
            tell(s, BOUGHT, LEGEND, resource - 1, t.price[resource])
        spend(sheet, resource, bill.paid[resource])
    own(s, LEGEND, track)


def captain_recruits(s: CaptainsWar, seat: int) -> None:
    """CW-SOLO-018 With the tick, exactly one pirate; CW-SOLO-019 unless the card says never."""
    if not s.book.tables.shares[share_of(s)].recruits:
        tell(s, CAPTAIN_RECRUITS_NOBODY, LEGEND, captain.NO_TICK)
    else:
        recruit_strongest(s)


def recruit_strongest(s: CaptainsWar) -> None:
    card = s.book.captain
    assert card is not None
    force, why = captain.recruit(s.book.tables, s.sheets[LEGEND]) if card.recruits else (NONE, captain.NEVER)
    if force == NONE:
        tell(s, CAPTAIN_RECRUITS_NOBODY, LEGEND, why)
        return
    tell(s, CAPTAIN_RECRUITS, LEGEND, force, why)
    recruit(s, LEGEND, force, s.book.tables.price[CREW + force])


# Phase 4: the boarding ----------------------------------------------------------------------------------------------


def roll_for_boarding(s: CaptainsWar, seat: int) -> None:
    """CW-SOLO-030 Three blue dice, for no resource; CW-SOLO-031 a pair and the captain attacks, CW-SOLO-032 else the
    player may."""
    if not pirates(s.sheets[LEGEND]):
        tell(s, CAPTAIN_HAS_NO_CREW, LEGEND)
        return
    for die in BLUE_DICE:
        s.dice[die] = below(s, FACES)
    emit(s, BLUE_ROLL, *(face_of(s, die) for die in BLUE_DICE))
    if captain.is_attacking(s.dice):
        tell(s, CAPTAIN_ATTACKS, LEGEND)
        begin_boarding(s, LEGEND, PLAYER)
        return
    tell(s, CAPTAIN_HOLDS_BACK, LEGEND)
    if pirates(s.sheets[PLAYER]):
        s.stack.append(Board(seat))


def commit_first(s: CaptainsWar, seat: int) -> None:
    """CW-SOLO-033 The player commits before the captain's dice are rolled."""
    s.stack.append(Commit(PLAYER))


def send_captain(s: CaptainsWar, seat: int) -> None:
    """CW-SOLO-033 Three rolls of the yellow die send the captain's pirates; CW-SOLO-034 never nobody at all."""
    t = s.book.tables
    rolls = [below(s, FACES) for _ in range(YELLOW_ROLLS)]
    sent = captain.party(t, s.sheets[LEGEND], rolls)
    if all(t.orders[roll] == SEND_NOBODY for roll in rolls):
        tell(s, CAPTAIN_SENDS_WEAKEST, LEGEND, sent[0])
    else:
        for roll, force in zip(rolls, sent, strict=True):
            if force or t.orders[roll] == SEND_NOBODY:
                tell(s, CAPTAIN_SENDS, LEGEND, roll + 1, force)
            else:
                tell(s, CAPTAIN_IS_OUT, LEGEND, roll + 1)
    s.parties[LEGEND] = party_of(sent)


def reward_captain(s: CaptainsWar, seat: int) -> None:
    """CW-SOLO-037 A captain who wins gains what the card says."""
    card = s.book.captain
    assert card is not None
    if winner(s) != LEGEND:
        return
    if card.steals:
        steal(s, LEGEND, PLAYER, card.steals)
    if card.spaces:
        track = captain.winning_track(s.book.tables, s.sheets[LEGEND], s.sheets[PLAYER])
        move_captain(s, track, card.spaces)


def recruit_one_last(s: CaptainsWar) -> None:
    """CW-SOLO-041 After the last turn the captain recruits once more; CW-END-004 nobody else does."""
    tell(s, CAPTAIN_LAST_RECRUIT, LEGEND)
    recruit_strongest(s)
