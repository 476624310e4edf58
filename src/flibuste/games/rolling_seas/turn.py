"""Set-up, then turn after turn: adventure phase, dice phase, action phase (RS-TUR-001)."""

from __future__ import annotations

from typing import ClassVar

from flibuste.games.rolling_seas import events
from flibuste.games.rolling_seas.acting import Act
from flibuste.games.rolling_seas.actions import HOME, MONSTERS, MOOR, PIRATES, RAISE
from flibuste.games.rolling_seas.book import Book
from flibuste.games.rolling_seas.cards import Calm
from flibuste.games.rolling_seas.drawing import moorings
from flibuste.games.rolling_seas.ledger import opened, report
from flibuste.games.rolling_seas.scoring import Count, standing, title
from flibuste.games.rolling_seas.sketching import draw_sketches, open_drawing
from flibuste.games.rolling_seas.state import RollingSeas
from flibuste.kernel import Frame, Together, below, emit, pluck
from flibuste.kit import ARGUMENT, unless_forced


def compose(book: Book) -> None:
    """Name the plans and the simultaneous phases (RS-TUR-002)."""
    aside = [reveal_aside, meet_card, draw_sketches] * book.tables.set_aside
    book.plan("set-up", *aside, choose_homes)
    book.plan("turn", reveal, meet_card, draw_sketches, roll, act, share_treasure)
    book.together("draw", open_drawing)
    book.together("rumours", lambda s, seat: Rumours(seat))
    book.together("home", lambda s, seat: Home(seat))
    book.together("act", lambda s, seat: Act(seat))


# Set-up ---------------------------------------------------------------------------------------------------------------


def reveal_aside(s: RollingSeas, seat: int) -> None:
    """RS-SET-003, RS-SET-007, RS-SET-008 An adventure set aside before the deck is mixed, never an ambush."""
    s.card = pluck(s, s.stock)
    emit(s, events.REVEALED, s.card)


def choose_homes(s: RollingSeas, seat: int) -> None:
    s.stack.append(Together("home"))


class Home(Frame[RollingSeas]):
    """RS-SET-009 After the first adventures are drawn, each player chooses a home port; several may choose the same."""

    rules: ClassVar[tuple[str, ...]] = ("RS-SET-009",)

    def step(self, s: RollingSeas) -> list[int] | None:
        return [HOME + cell for cell in sorted(s.book.chart.ports)]

    def answer(self, s: RollingSeas, action: int) -> None:
        """RS-SET-011 The home port is circled, not visited."""
        cell = action & ARGUMENT
        s.own(self.seat)
        s.boards[self.seat].home = s.book.chart.port_at[cell]
        emit(s, events.HOME, self.seat, cell)
        s.stack[-1] = Moor(self.seat)


class Moor(Frame[RollingSeas]):
    """RS-SET-010 The ship starts on a sea cell beside the home port; asked only if there is a choice."""

    rules: ClassVar[tuple[str, ...]] = ("RS-SET-010",)

    def step(self, s: RollingSeas) -> list[int] | None:
        board = s.boards[self.seat]
        return unless_forced(self, s, [MOOR + cell for cell in moorings(board, board.home)])

    def answer(self, s: RollingSeas, action: int) -> None:
        cell = action & ARGUMENT
        s.own(self.seat)
        s.boards[self.seat].moor(cell)
        emit(s, events.MOORED, self.seat, cell)
        s.stack.pop()


# Turns ----------------------------------------------------------------------------------------------------------------


class Turns(Frame[RollingSeas]):
    """RS-TUR-004 Turn after turn until the last card of the deck has been played."""

    def step(self, s: RollingSeas) -> list[int] | None:
        if s.turn == s.book.recipe.turns:
            emit(s, events.OVER)
            if s.sink is not None:
                tell_the_end(s)
            s.stack.pop()
        else:
            s.turn += 1
            emit(s, events.TURN, s.turn)
            s.stack.append(s.book.run("turn", 0))
        return None


def tell_the_end(s: RollingSeas) -> None:
    """RS-END-005 Everybody's total by its parts; RS-END-006 what decides among equals; RS-SOL-006 the title alone."""
    result = standing(s)
    for seat, total in enumerate(result.scores):
        count = Count(s.boards[seat], s.sheets[seat])
        emit(s, events.FINAL, seat, count.told, count.final, count.pirates, count.arrival, count.stars, total)
    best = [seat for seat, total in enumerate(result.scores) if total == max(result.scores)]
    for seat in best if len(best) > 1 else []:
        emit(s, events.DECIDED, seat, s.sheets[seat].gold, s.sheets[seat].provisions)
    if s.book.solo:
        emit(s, events.TITLED, 0, s.book.tables.ranks.index(title(s.book.tables, result.scores[0])))


def reveal(s: RollingSeas, seat: int) -> None:
    """RS-ADV-001, RS-SET-006 The top card: of either sort as they are mixed, then any of that sort not seen yet."""
    if below(s, s.calm + s.adventure) < s.calm:
        s.calm -= 1
        s.card = pluck(s, s.calms)
    else:
        s.adventure -= 1
        s.card = pluck(s, s.stock)
    emit(s, events.REVEALED, s.card)


def meet_card(s: RollingSeas, seat: int) -> None:
    """RS-TUR-003 One card for everybody."""
    cards = s.book.cards
    if not cards.is_adventure(s.card):
        calm = cards.calm(s.card)
        for each in range(s.book.seats):
            receive(s, each, calm)
        if calm.either:
            s.stack.append(Together("rumours"))
    else:
        s.stack.append(Together("draw"))


def receive(s: RollingSeas, seat: int, calm: Calm) -> None:
    """RS-ADV-002 A calm sea: its gains and the powers it raises."""
    opened(s, seat).receive(calm)
    report(s, seat)
    if not calm.either:
        raise_powers(s, seat, calm.monsters, calm.pirates)


def raise_powers(s: RollingSeas, seat: int, monsters: int, pirates: int) -> None:
    """RS-ADV-004 Monsters, pirates or both grow stronger."""
    s.own(seat)
    sheet = s.sheets[seat]
    before = (sheet.monster_power, sheet.pirate_power)
    sheet.grow(monsters, pirates)
    if monsters:
        emit(s, events.RAISED, seat, MONSTERS, sheet.monster_power, sheet.monster_power - before[MONSTERS])
    if pirates:
        emit(s, events.RAISED, seat, PIRATES, sheet.pirate_power, sheet.pirate_power - before[PIRATES])


class Rumours(Frame[RollingSeas]):
    """RS-ADV-003 Monsters or pirates grow stronger: each player chooses for the own sea, even a power at its top."""

    rules: ClassVar[tuple[str, ...]] = ("RS-ADV-003",)

    def step(self, s: RollingSeas) -> list[int] | None:
        return [RAISE + MONSTERS, RAISE + PIRATES]

    def answer(self, s: RollingSeas, action: int) -> None:
        calm, chosen = s.book.cards.calm(s.card), action & ARGUMENT
        raise_powers(s, self.seat, calm.monsters * (chosen == MONSTERS), calm.pirates * (chosen == PIRATES))
        s.stack.pop()


def roll(s: RollingSeas, seat: int) -> None:
    """RS-DIC-001, RS-DIC-002 Wind dice, again while they all agree. RS-DIC-004 The die chooses the notebook line."""
    tables = s.book.tables
    s.die = below(s, len(tables.lines))
    while True:
        s.winds = [tables.faces[below(s, len(tables.faces))] for _ in range(tables.wind_dice)]
        if len(set(s.winds)) > 1:
            break
    first, second, third = s.winds
    emit(s, events.ROLLED, first, second, third, s.die + 1)


def act(s: RollingSeas, seat: int) -> None:
    """RS-ACT-003 Everybody acts at once."""
    for each in range(s.book.seats):
        s.own(each)
        s.boards[each].begin_turn(s.book.tables.ship_moves[s.sheets[each].ship])
    s.stack.append(Together("act"))


def share_treasure(s: RollingSeas, seat: int) -> None:
    """RS-EXP-007, RS-SOL-005 Who ticked the last monolith this turn gets the best tier still open; then it closes."""
    stars = s.book.tables.treasure_stars
    tier = solo_tier(s) if s.book.solo else s.tier
    for finder in range(s.book.seats):
        if s.sheets[finder].treasure_due:
            s.own(finder)
            s.sheets[finder].note_treasure(tier)
            emit(s, events.TREASURE, finder, tier, stars[tier - 1])
            s.tier = min(tier + 1, len(stars))


def solo_tier(s: RollingSeas) -> int:
    """RS-SOL-005 Alone, the turn decides. Ruling G-25: also in the quick game."""
    last_turns = s.book.tables.treasure_last_turn
    return next((tier for tier, last in enumerate(last_turns, start=1) if s.turn <= last), len(last_turns))
