"""Solo: the Legendary Captain's phase and the boarding dice. What the captain does is decided in `captain`."""

from __future__ import annotations

from typing import Final

from flibuste.games.captains_war import boarding
from flibuste.games.captains_war.book import Book
from flibuste.games.captains_war.command import COMMAND, award_command_bonuses, own, recruit
from flibuste.games.captains_war.events import BOUGHT, PAID_JOKER, pay
from flibuste.games.captains_war.loot import TAKE_TWO, Choose, face_of, mark_circle, receive, roll
from flibuste.games.captains_war.modules import captain, legend_log
from flibuste.games.captains_war.modules.captain import LEGEND, PLAYER, Captain, card_of
from flibuste.games.captains_war.modules.duel import DUEL_SCALES
from flibuste.games.captains_war.modules.legend_log import REASON
from flibuste.games.captains_war.modules.solo_end import chest_is_empty, score_resources, standing
from flibuste.games.captains_war.sheet import party_of
from flibuste.games.captains_war.state import CaptainsWar, gain
from flibuste.games.captains_war.tables import (
    ADVANCE,
    BLUE,
    BLUE_DICE,
    BOATS,
    CAPTAIN_NAMES,
    COLOUR_NAMES,
    COLOUR_OF,
    CREW,
    DICE,
    DIE_OF,
    FACES,
    GOLD,
    ITEMS,
    MOST_SEATS,
    NONE,
    RESOURCES,
)
from flibuste.kernel import below, emit
from flibuste.kit import Module

YELLOW_ROLLS: Final = 3
FIRST_VERSION: Final = 1  # of the rules: before ruling C26


def add_solo(book: Book) -> None:
    """CW-SOLO-010 The captain's phase stands before the boarding. CW-SOLO-003 Nothing is done at the same time."""
    card = Captain(book.options["captain"])
    book.cards["captain"] = card
    book.sides = 2
    book.voices = [PLAYER, MOST_SEATS + card.number]
    book.sharers = [[PLAYER, LEGEND]] * 2  # CW-SOLO-001 common supplies
    book.tables.rank_by(DUEL_SCALES)
    book.deal = share_the_sheet
    book.choose = choose_by_the_chest
    book.crew_changes += (reinforce,)
    book.boarded = ()  # CW-SOLO-003 no truce markers
    book.losses = steal_from_supplies
    book.endings["chest"] = chest_is_empty
    book.closings += (recruit_one_last,)
    book.chest_points = score_resources
    book.standing = standing
    book.plan(
        "turn",
        roll,
        loot_alone,
        command_alone,
        captain_takes_dice,
        captain_acquires,
        captain_recruits,
        award_command_bonuses,
        roll_for_boarding,
    )
    book.plan(
        "boarding", commit_first, send_captain, boarding.resolve, reward_player, reward_captain, boarding.end_boarding
    )


MODULE: Final[Module] = Module(
    "captain", {name: add_solo for name in CAPTAIN_NAMES}, mode_of=(1,), sheets=("captains",)
)


def share_the_sheet(s: CaptainsWar) -> None:
    """CW-SOLO-001, CW-SOLO-002 One sheet for both, who start on the raft; the captain's card fills in the rest."""
    card = card_of(s)
    gain(s, PLAYER, GOLD, card.player_gold)
    for item in range(ITEMS):
        gain(s, LEGEND, item, card.start[item])
    for sheet in s.sheets:
        sheet.owned[BOATS] = 1


# Phases 1 and 2: the player -----------------------------------------------------------------------------------------


def loot_alone(s: CaptainsWar, seat: int) -> None:
    """CW-SOLO-003 No die is set aside; CW-SOLO-010 the player takes two of the six."""
    s.stack.append(TAKE_TWO[seat])


def command_alone(s: CaptainsWar, seat: int) -> None:
    """CW-SOLO-010 The player's own command phase."""
    s.stack.append(COMMAND[seat])


# Phase 3: the captain -----------------------------------------------------------------------------------------------


def captain_takes_dice(s: CaptainsWar, seat: int) -> None:
    """CW-SOLO-011 The colours of the player's dice give the captain two of the other four, in the order of the
    table."""
    number = share_of(s)
    emit(s, legend_log.SHARE, s.voice(LEGEND), number, PLAYER)
    share = card_of(s).shares[number]
    left = [die for die in range(DICE) if not s.taken[PLAYER] >> die & 1]
    for colour in (share.first, share.second):
        die, why = captain.blue_die(s, left) if colour == BLUE else (DIE_OF[colour], "only")
        left.remove(die)
        emit(s, legend_log.TOOK, s.voice(LEGEND), die, face_of(s, die), REASON[why])
        apply_captain_die(s, die)


def share_of(s: CaptainsWar) -> int:
    """CW-SOLO-011 The row of the captain's table for the two colours the player took."""
    colours = "-".join([COLOUR_NAMES[COLOUR_OF[die]] for die in range(DICE) if s.taken[PLAYER] >> die & 1])
    return [share.name for share in card_of(s).shares].index(colours)


def apply_captain_die(s: CaptainsWar, die: int) -> None:
    """A die gives the captain what it gives anybody; CW-SOLO-014 a blocked track gives way to the other."""
    t = s.book.tables
    gift, amount = t.gives[die][s.dice[die]], t.amount[die][s.dice[die]]
    if gift >= ADVANCE:
        move_captain(s, captain.red_track(s, gift - ADVANCE), amount)
    else:
        receive(s, LEGEND, gift, amount)


def choose_by_the_chest(s: CaptainsWar, side: int, amount: int) -> None:
    """CW-SOLO-013 The captain's resources of choice follow the chest."""
    if side == PLAYER:
        s.stack.append(Choose(side, amount))
        return
    for _ in range(amount):
        resource, why = captain.resource_of_choice(s)
        if resource != NONE:
            emit(s, legend_log.CHOSE, s.voice(side), resource - 1, REASON[why])
            receive(s, side, resource, 1)


def move_captain(s: CaptainsWar, choice: captain.Choice, spaces: int) -> None:
    """CW-SOLO-014 Up to so many circles; where only one is free the rest is lost."""
    track, why = choice
    if track == NONE:
        emit(s, legend_log.STUCK, s.voice(LEGEND), REASON[why])
        return
    emit(s, legend_log.MOVED, s.voice(LEGEND), track, spaces, REASON[why])
    for _ in range(spaces):
        if s.sheets[LEGEND].is_blocked(s.book.tables, track):
            return
        mark_circle(s, LEGEND, track)


def captain_acquires(s: CaptainsWar, seat: int) -> None:
    """CW-SOLO-015 The captain makes the one acquisition that the priorities name, CW-SOLO-017 buying just what it
    lacks."""
    t = s.book.tables
    sheet = s.sheets[LEGEND]
    track, why = captain.acquisition(s)
    if track == NONE:
        emit(s, legend_log.ACQUIRES_NOTHING, s.voice(LEGEND), REASON[why])
        return
    emit(s, legend_log.ACQUIRES, s.voice(LEGEND), track * len(t.cost[track]) + sheet.owned[track], REASON[why])
    bill, cost = captain.bill(s, track), t.cost[track][sheet.owned[track]]
    assert bill is not None
    for resource in RESOURCES:
        for _ in range(bill.bought[resource]):
            sheet.spend(GOLD, t.price[resource])
            gain(s, LEGEND, resource, 1)
            emit(s, BOUGHT, s.voice(LEGEND), resource - 1, t.price[resource])
        pay(s, LEGEND, resource, cost[resource])
    for resource in RESOURCES:
        pay(s, LEGEND, resource, bill.paid[resource] - cost[resource], PAID_JOKER)
    own(s, LEGEND, track)


def captain_recruits(s: CaptainsWar, seat: int) -> None:
    """CW-SOLO-018 With the tick, exactly one pirate; CW-SOLO-019 unless the card says never."""
    if not card_of(s).shares[share_of(s)].recruits:
        emit(s, legend_log.RECRUITS_NOBODY, s.voice(LEGEND), REASON["no-tick"])
    else:
        recruit_strongest(s)


def recruit_strongest(s: CaptainsWar) -> None:
    force, why = captain.recruit(s) if card_of(s).recruits else (NONE, "never")
    if force == NONE:
        emit(s, legend_log.RECRUITS_NOBODY, s.voice(LEGEND), REASON[why])
        return
    emit(s, legend_log.RECRUITS, s.voice(LEGEND), force, REASON[why])
    recruit(s, LEGEND, force, s.book.tables.price[CREW + force])


def reinforce(s: CaptainsWar) -> None:
    """CW-SOLO-021 As soon as a Legendary Captain has no pirate, one like the player's weakest joins. While the player
    has none either, a copy of the player's next one is owed, whatever the captain gains meanwhile (ruling C26)."""
    if s.sheets[LEGEND].pirates() and not s.notes[LEGEND]:
        return
    owed = s.notes[LEGEND]
    s.notes[LEGEND] = int(s.book.version > FIRST_VERSION and not s.sheets[PLAYER].pirates())
    force = captain.reinforcement(s)
    if force:
        gain(s, LEGEND, CREW + force, 1)
        if owed:
            emit(s, legend_log.COPIED, s.voice(LEGEND), force, PLAYER)
        else:
            emit(s, legend_log.REINFORCED, s.voice(LEGEND), force)


# Phase 4: the boarding ----------------------------------------------------------------------------------------------


def roll_for_boarding(s: CaptainsWar, seat: int) -> None:
    """CW-SOLO-030 Three blue dice, for no resource; CW-SOLO-031 a pair and the captain attacks, CW-SOLO-032 else the
    player may."""
    if not s.sheets[LEGEND].pirates():
        emit(s, legend_log.HAS_NO_CREW, s.voice(LEGEND))
        return
    for die in BLUE_DICE:
        s.dice[die] = below(s, FACES)
    emit(s, legend_log.BLUE_ROLL, *(face_of(s, die) for die in BLUE_DICE))
    if captain.is_attacking(s.dice):
        emit(s, legend_log.ATTACKS, s.voice(LEGEND))
        boarding.begin_boarding(s, LEGEND, PLAYER)
        return
    emit(s, legend_log.HOLDS_BACK, s.voice(LEGEND))
    if s.sheets[PLAYER].pirates():
        s.stack.append(boarding.Board(seat))


def commit_first(s: CaptainsWar, seat: int) -> None:
    """CW-SOLO-033 The player commits before the captain's dice are rolled."""
    s.stack.append(boarding.Commit(PLAYER))


def send_captain(s: CaptainsWar, seat: int) -> None:
    """CW-SOLO-033 Three rolls of the yellow die send the captain's pirates; CW-SOLO-034 never nobody at all."""
    orders = card_of(s).orders
    rolls = [below(s, FACES) for _ in range(YELLOW_ROLLS)]
    sent = captain.party(s, rolls)
    if all(orders[roll] == captain.SEND_NOBODY for roll in rolls):
        emit(s, legend_log.SENDS_WEAKEST, s.voice(LEGEND), sent[0])
    else:
        for roll, force in zip(rolls, sent, strict=True):
            if force or orders[roll] == captain.SEND_NOBODY:
                emit(s, legend_log.SENDS, s.voice(LEGEND), roll + 1, orders[roll], force)
            else:
                emit(s, legend_log.IS_OUT, s.voice(LEGEND), roll + 1)
    s.parties[LEGEND] = party_of(sent)


def reward_player(s: CaptainsWar, seat: int) -> None:
    """CW-SOLO-036 A player who wins chooses a reward."""
    if boarding.proclaim(s) == PLAYER:
        s.stack.append(boarding.Reward(PLAYER))


def reward_captain(s: CaptainsWar, seat: int) -> None:
    """CW-SOLO-037 A captain who wins gains what the card says."""
    if boarding.winner(s) != LEGEND:
        return
    card = card_of(s)
    if card.steals:
        boarding.steal(s, LEGEND, PLAYER, card.steals)
    if card.spaces:
        move_captain(s, captain.winning_track(s), card.spaces)


def steal_from_supplies(s: CaptainsWar, victim: int, amount: int) -> tuple[int, int]:
    """CW-SOLO-036, CW-SOLO-037 The thief circles the full amount from the common supply; the legend loses nothing."""
    return min(amount, s.sheets[PLAYER].held[GOLD]) if victim == PLAYER else 0, amount


def recruit_one_last(s: CaptainsWar) -> None:
    """CW-SOLO-041 After the last turn the captain recruits once more; CW-END-004 nobody else does."""
    emit(s, legend_log.LAST_RECRUIT, s.voice(LEGEND))
    recruit_strongest(s)
