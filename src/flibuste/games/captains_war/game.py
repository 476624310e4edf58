"""Captains' War on the shelf: its options, its set-up, its result."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from flibuste.data import digest
from flibuste.games.captains_war import board
from flibuste.games.captains_war.actions import verbs
from flibuste.games.captains_war.boarding import Board, Commit, Reward
from flibuste.games.captains_war.book import Book
from flibuste.games.captains_war.command import Command, PayJoker
from flibuste.games.captains_war.events import EVENTS
from flibuste.games.captains_war.loot import Advance, Choose, SetAside, TakeTwo
from flibuste.games.captains_war.modules.adventure import ALL_CARDS, CHOICES, NO_CARDS, add_adventures
from flibuste.games.captains_war.scoring import standing
from flibuste.games.captains_war.sheet import blank, gain
from flibuste.games.captains_war.state import LEGEND, PLAYER, CaptainsWar, new_table
from flibuste.games.captains_war.tables import BOATS, CAPTAIN_NAMES, GAME, GOLD, ITEMS, MOST_SEATS, Captain
from flibuste.games.captains_war.turn import Turns, add_turn
from flibuste.kernel import NOBODY, Choice, Document, Frame, Game, Notation, Options, Result, Rules, below

FRAMES: tuple[type[Frame[Any]], ...] = (
    *(Turns, SetAside, TakeTwo, Choose, Advance),
    *(Command, PayJoker, Board, Commit, Reward),
)


class CaptainsWarGame(Game[CaptainsWar]):
    """CW-GEN-001 Three to six captains, two in a duel, one against a Legendary Captain."""

    key: ClassVar[str] = GAME
    rules_version: ClassVar[int] = 1

    def __init__(self) -> None:
        super().__init__((Choice("captain", *CAPTAIN_NAMES), Choice("adventure", *CHOICES)), EVENTS, FRAMES)
        self._notation = Notation(*verbs())

    @property
    def notation(self) -> Notation:
        return self._notation

    def seat_counts(self, options: Options) -> Sequence[int]:
        return range(1, MOST_SEATS + 1)

    def refusal(self, seats: int, options: Options) -> str | None:
        """CW-ADV-001, CW-SOLO-003 No adventure card in Solo; a Legendary Captain only there."""
        if seats == 1 and options["adventure"] != NO_CARDS:
            return "Adventure cards are for two to six captains; alone, leave the option adventure at none."
        if seats > 1 and options["captain"] != CAPTAIN_NAMES[0]:
            return f"A Legendary Captain plays against one captain only, not against {seats}."
        return None

    def compose(self, seats: int, options: Options) -> Rules:
        book = Book(seats, options, Captain(options["captain"]) if seats == 1 else None)
        add_turn(book)
        add_adventures(book, options["adventure"])
        return book

    def set_up(self, rules: Rules, key: bytes, rng: int) -> CaptainsWar:
        """CW-SET-001 A random first captain, then clockwise; everybody's sheet is filled in."""
        assert isinstance(rules, Book)
        boxes = rules.tables.boxes
        sheets = [blank(boxes.copy()) for _ in range(rules.sides)]
        s = new_table(rules, key, rng, [Turns(NOBODY)], sheets)
        s.first = below(s, rules.seats)
        for seat in range(rules.seats):
            hand_out(s, seat, rules.tables.start)
        if rules.captain is None:
            for place, gold in enumerate(rules.tables.start_gold[: rules.seats]):
                gain(sheets[(s.first + place) % rules.seats], GOLD, gold)
        else:
            share_the_sheet(s, rules.captain)
        return s

    def write(self, s: CaptainsWar) -> Document:
        return board.write(s)

    def read(self, rules: Rules, document: Document) -> CaptainsWar:
        assert isinstance(rules, Book)
        return board.read(rules, document)

    def audit(self, s: CaptainsWar) -> None:
        board.audit(s)

    def result(self, s: CaptainsWar) -> Result:
        return standing(s)

    def adopt(self, s: CaptainsWar, source: CaptainsWar, seat: int) -> None:
        """CW-GEN-006, CW-BRD-005 All that a seat's own lane changes: its sheet, the dice it took, its party."""
        s.sheets[seat] = source.sheets[seat].clone()
        s.taken[seat] = source.taken[seat]
        s.parties[seat] = source.parties[seat]

    def data_in_use(self) -> str:
        return digest(GAME)

    def data_digest(self, seats: int, options: Options) -> str:
        return digest(GAME)

    def first_data_digest(self) -> str:
        return digest(GAME)

    def option_sets(self, seats: int) -> Iterator[dict[str, str]]:
        """Alone: each captain. Two to six: without adventure cards, and with all of them."""
        if seats == 1:
            yield from ({"captain": captain, "adventure": NO_CARDS} for captain in CAPTAIN_NAMES)
        elif seats <= MOST_SEATS:
            yield from ({"captain": CAPTAIN_NAMES[0], "adventure": adventure} for adventure in (NO_CARDS, ALL_CARDS))


def hand_out(s: CaptainsWar, side: int, amounts: list[int]) -> None:
    """CW-SET-002, CW-SET-003 What a side starts with is circled like any gain."""
    for item in range(ITEMS):
        gain(s.sheets[side], item, amounts[item])


def share_the_sheet(s: CaptainsWar, captain: Captain) -> None:
    """CW-SOLO-001, CW-SOLO-002 One sheet for both, who start on the raft; the captain's card fills in the rest."""
    player, legend = s.sheets[PLAYER], s.sheets[LEGEND]
    legend.free = player.free
    gain(player, GOLD, s.book.tables.solo_gold)
    hand_out(s, LEGEND, captain.start)
    for sheet in s.sheets:
        sheet.owned[BOATS] = 1


GAME_OBJECT = CaptainsWarGame()
