"""Rolling Seas on the shelf: its options, its set-up, its result."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from flibuste.data import digest
from flibuste.games.rolling_seas import actions, position
from flibuste.games.rolling_seas.acting import Act, Finish, Sail, Spoils
from flibuste.games.rolling_seas.ashore import Build, Decipher, Trade
from flibuste.games.rolling_seas.board import new_board
from flibuste.games.rolling_seas.book import Book
from flibuste.games.rolling_seas.chart import map_keys
from flibuste.games.rolling_seas.events import KINDS
from flibuste.games.rolling_seas.fights import Fights, Forfeit, Prize
from flibuste.games.rolling_seas.scoring import standing
from flibuste.games.rolling_seas.sheet import new_sheet
from flibuste.games.rolling_seas.sketching import Draw, DrawOn, Hide, Scatter
from flibuste.games.rolling_seas.state import NO_CARD, RollingSeas
from flibuste.games.rolling_seas.turn import Home, Moor, Rumours, Turns, compose
from flibuste.kernel import NOBODY, Choice, Document, Frame, Game, Notation, Options, Result, Rules

MOST_SEATS = 6
DECKS = ("standard", "stormier", "quick")


FRAMES: tuple[type[Frame[Any]], ...] = (
    *(Turns, Home, Moor, Rumours, Draw, DrawOn, Hide, Scatter),
    *(Act, Sail, Finish, Spoils, Decipher, Build, Trade, Fights, Prize, Forfeit),
)


class RollingSeasGame(Game[RollingSeas]):
    """For one to six, all at once. RS-SET-001 The table agrees on a map; RS-SET-004, RS-SET-005 and on a deck."""

    key: ClassVar[str] = "rolling-seas"
    rules_version: ClassVar[int] = 1

    def __init__(self) -> None:
        super().__init__(
            (Choice("map", *map_keys()), Choice("deck", *DECKS), Choice("ambush", "no", "yes")), KINDS, FRAMES
        )
        self._notation = actions.notation()

    @property
    def notation(self) -> Notation:
        return self._notation

    def seat_counts(self, options: Options) -> Sequence[int]:
        return range(1, MOST_SEATS + 1)

    def refusal(self, seats: int, options: Options) -> str | None:
        """RS-SET-002, RS-SOL-001 Alone there is nobody to lie in ambush."""
        if seats == 1 and options["ambush"] == "yes":
            return "Ambush cards need two players or more: choose ambush=no to play alone."
        return None

    def option_sets(self, seats: int) -> Iterator[dict[str, str]]:
        """Every deck with and without ambushes; the maps, which change no rule, take turns."""
        maps = self.choices[0].values
        plans = [(deck, ambush) for deck in DECKS for ambush in ("no", "yes")]
        for number, (deck, ambush) in enumerate(plans):
            options = {"map": maps[(seats * len(plans) + number) % len(maps)], "deck": deck, "ambush": ambush}
            if seats in self.seat_counts(options) and self.refusal(seats, options) is None:
                yield options

    def compose(self, seats: int, options: Options) -> Rules:
        book = Book(seats, options)
        compose(book)
        return book

    def set_up(self, rules: Rules, key: bytes, rng: int) -> RollingSeas:
        """RS-SET-001, RS-SET-012 A map and a ship board for everybody; the plan of the set-up on top of the turns."""
        assert isinstance(rules, Book)
        return RollingSeas(
            rules,
            key,
            rng,
            stack=[Turns(NOBODY), rules.run("set-up", 0)],
            fork=None,
            decider=NOBODY,
            options=[],
            turn=0,
            card=NO_CARD,
            die=0,
            winds=[],
            tier=1,
            calm=rules.recipe.calm,
            adventure=rules.recipe.adventure,
            calms=rules.calms.copy(),
            stock=rules.stock.copy(),
            boards=[new_board(rules.chart) for _ in range(rules.seats)],
            sheets=[new_sheet(rules.tables) for _ in range(rules.seats)],
            sketches=[[] for _ in range(rules.seats)],
        )

    def adopt(self, s: RollingSeas, source: RollingSeas, seat: int) -> None:
        """In an open phase a seat changes its own boards and its own sketch, nothing else."""
        s.boards[seat] = source.boards[seat].clone()
        s.sheets[seat] = source.sheets[seat].clone()
        s.sketches[seat] = source.sketches[seat]

    def write(self, s: RollingSeas) -> Document:
        return position.write(s)

    def read(self, rules: Rules, document: Document) -> RollingSeas:
        assert isinstance(rules, Book)
        return position.read(rules, document)

    def audit(self, s: RollingSeas) -> None:
        position.audit(s)

    def result(self, s: RollingSeas) -> Result:
        return standing(s)

    def data_in_use(self) -> str:
        return digest(self.key)

    def data_digest(self, seats: int, options: Options) -> str:
        return digest(self.key)

    def first_data_digest(self) -> str:
        return digest(self.key)


GAME_OBJECT = RollingSeasGame()
