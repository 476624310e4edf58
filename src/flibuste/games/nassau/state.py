"""The table: the city, the Caribbean board, the ships, the yarn cards, and the fight in progress."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import i64

from flibuste.games.nassau.book import Book
from flibuste.games.nassau.city import ALLEY_NAMES, CROSSING_NAMES, LAID_NAMES, TILES, City
from flibuste.games.nassau.sea import (
    OPPONENT_SPACES,
    OUTPOST_SPACES,
    POST_SPACES,
    TOWER_SPACES,
    ZONE_NAMES,
)
from flibuste.games.nassau.ship import Ship
from flibuste.games.nassau.tables import (
    ANIMAL_NAMES,
    DECK_NAMES,
    GOOD_NAMES,
    NONE,
    OFFERING_NAMES,
    OPPONENT_NAMES,
    OUTPOST_NAMES,
    TOKEN_NAMES,
    WEAPON_NAMES,
    YARN_NAMES,
)
from flibuste.games.nassau.words import NASSAU
from flibuste.kernel import OWNER, BadPosition, below
from flibuste.kernel.codec import expect_keys
from flibuste.kit import (
    FIRST_BACK,
    Board,
    Derived,
    Each,
    Flag,
    Kind,
    Mask,
    Number,
    Part,
    Seat,
    Sparse,
    Tally,
    Word,
    field,
)
from flibuste.kit.columns import SMALL, Columns, items_in, turned
from flibuste.kit.list_columns import EachColumns
from flibuste.kit.observed import columns_of
from flibuste.kit.rows import Row

PHASE_NAMES: Final = ("city", "sea", "refit")
IN_CITY: Final = 0
AT_SEA: Final = 1
IN_REFIT: Final = 2


class Places(Kind):
    """A list with a value for each of some places that have names; only those that hold something are written."""

    def __init__(self, names: tuple[str, ...], of: Kind) -> None:
        super().__init__()
        self.names = names
        self.of = of

    def write(self, rules: Any, value: Any) -> Any:
        return {name: self.of.write(rules, value[at]) for at, name in enumerate(self.names) if value[at] != NONE}

    def columns(self, rules: Any) -> Columns:
        return EachColumns(columns_of(self.of, rules), self.names)

    def first(self, rules: Any) -> Any:
        return [NONE] * len(self.names)

    def read(self, rules: Any, what: str, document: Any) -> Any:
        found = self.first(rules)
        for name, item in _named(what, document, self.names):
            found[self.names.index(name)] = self.of.read(rules, f"{what} {name}", item)
        return found


class Piles(Kind):
    """For each of some places a number for each seat, in one list; only places that hold something are written."""

    def __init__(self, names: tuple[str, ...]) -> None:
        super().__init__()
        self.names = names

    def write(self, rules: Any, value: Any) -> Any:
        seats = rules.seats
        rows = [(name, value[at * seats : (at + 1) * seats]) for at, name in enumerate(self.names)]
        return {name: row for name, row in rows if any(row)}

    def columns(self, rules: Any) -> Columns:
        return PileColumns(self.names, rules.seats)

    def first(self, rules: Any) -> Any:
        return [0] * (len(self.names) * rules.seats)

    def read(self, rules: Any, what: str, document: Any) -> Any:
        seats, found = rules.seats, self.first(rules)
        row_kind = Each(Number())
        for name, row in _named(what, document, self.names):
            at = self.names.index(name) * seats
            found[at : at + seats] = row_kind.read(rules, f"{what} {name}", row)
        return found


class PileColumns(Columns):
    """Each place's numbers, the viewer's first."""

    def __init__(self, names: Sequence[str], seats: int) -> None:
        cells = [f"{name}.{seat}" for name in names for seat in range(seats)]
        super().__init__(cells, [SMALL] * len(cells))
        self.seats: i64 = seats

    def write(self, row: Row, at: i64, value: Any, seat: i64) -> None:
        owner = i64(0)
        for count in items_in(value):
            if count:
                row.put(at + turned(owner, seat, self.seats), count)
            owner += 1
            if owner == self.seats:
                owner, at = 0, at + self.seats


def _named(what: str, document: Any, names: tuple[str, ...]) -> list[tuple[str, Any]]:
    if not isinstance(document, dict):
        expect_keys(what, document, ())
    for name in document:
        if name not in names:
            raise BadPosition(f"There is no {name!r} in {what}; known are {', '.join(names)}.")
    return list(document.items())


def build_city(book: Any, s: Nassau) -> City:
    return City(book.faces, s.layout)


def back_of(book: Any, card: int) -> int:
    """The deck that a card's back shows."""
    deck: int = book.tables.deck_of[card]
    return deck


TALLY: Final = Tally(NASSAU)
CARDS: Final = Each(Each(Word("yarn", YARN_NAMES), None))


@dataclass(init=False, eq=False)
class Nassau(Board):
    """A position of Nassau."""

    rounds: int = field(Number(least=1))  # begun so far
    phase: int = field(Word("phase", PHASE_NAMES))
    dolphin: int = field(Seat())
    claimed: int = field(Flag())  # the first to finish this phase has taken the dolphin
    ships: list[Ship] = field(Each(Part(Ship)))

    layout: list[int] = field(Each(Word("face", LAID_NAMES), TILES), key="city")
    city: City = field(Derived(build_city), shared=True)
    captain: int = field(Word("crossing", CROSSING_NAMES))
    visited: int = field(Mask(Word("crossing", CROSSING_NAMES)))  # by the captain, this round
    alleys: list[int] = field(Places(ALLEY_NAMES, Seat()))  # whose pirates fill an alley

    opponents: list[int] = field(Places(OPPONENT_SPACES, Word("opponent", OPPONENT_NAMES)))
    hits: list[int] = field(Piles(OPPONENT_SPACES))  # crates on opponents
    outposts: list[int] = field(Places(OUTPOST_SPACES, Word("outpost", OUTPOST_NAMES)))
    garrisons: list[int] = field(Places(OUTPOST_SPACES, Seat()))
    towers: list[int] = field(Places(TOWER_SPACES, Word("weapon", WEAPON_NAMES)))
    holders: list[int] = field(Places(TOWER_SPACES, Seat()))
    piled: list[int] = field(Sparse("tower", TOWER_SPACES))  # crates on towers
    posts: list[int] = field(Places(POST_SPACES, Word("weapon", WEAPON_NAMES)))
    wares: list[int] = field(Places(POST_SPACES, Word("good", GOOD_NAMES)))
    bag: list[int] = field(Sparse("good", GOOD_NAMES))

    pile: list[int] = field(Sparse("animal", ANIMAL_NAMES))  # face down
    display: list[int] = field(Each(Word("animal", ANIMAL_NAMES), None))  # face up
    dog_tiles: list[int] = field(Each(Word("zone", ZONE_NAMES), None))  # shown so far
    offerings: list[int] = field(Each(Word("offering", OFFERING_NAMES), None))

    hands: list[list[int]] = field(CARDS, secret=OWNER, back=back_of, backs=DECK_NAMES)
    jokes: list[list[int]] = field(CARDS, secret=OWNER, back=back_of, backs=DECK_NAMES)  # face down, this round
    told: list[list[int]] = field(CARDS)  # face up, this round
    discards: list[int] = field(Each(Word("yarn", YARN_NAMES), None))  # told in earlier rounds
    buried: list[list[int]] = field(CARDS, secret=OWNER, back=back_of, backs=DECK_NAMES)  # jokes of earlier rounds

    fighter: int = field(Seat(none=True))
    target: int = field(Word("space", OPPONENT_SPACES, none=True))  # nothing: not an opponent
    weapon: int = field(Word("weapon", WEAPON_NAMES, none=True))
    force: int = field(Number())  # tokens to draw, damage to do
    bombed: int = field(Flag())
    unmarked: int = field(Number())  # damage of the bomb that no crate stands for
    placed: int = field(Number())  # crates of this fight
    drawn: list[int] = field(Sparse("token", TOKEN_NAMES))
    dice: list[int] = field(Each(Number(below=7, least=1), None))

    tally: list[int] = field(TALLY)  # what modules remember

    def __init__(self, book: Book, of: Nassau | None = None) -> None:
        super().__init__(book, of)
        self.book = book

    def clone(self) -> Nassau:
        twin = Nassau(self.book, self)
        twin.rounds = self.rounds
        twin.phase = self.phase
        twin.dolphin = self.dolphin
        twin.claimed = self.claimed
        twin.ships = [ship.clone() for ship in self.ships]
        twin.layout = self.layout.copy()
        twin.city = self.city
        twin.captain = self.captain
        twin.visited = self.visited
        twin.alleys = self.alleys.copy()
        twin.opponents = self.opponents.copy()
        twin.hits = self.hits.copy()
        twin.outposts = self.outposts.copy()
        twin.garrisons = self.garrisons.copy()
        twin.towers = self.towers.copy()
        twin.holders = self.holders.copy()
        twin.piled = self.piled.copy()
        twin.posts = self.posts.copy()
        twin.wares = self.wares.copy()
        twin.bag = self.bag.copy()
        twin.pile = self.pile.copy()
        twin.display = self.display.copy()
        twin.dog_tiles = self.dog_tiles.copy()
        twin.offerings = self.offerings.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.jokes = [cards.copy() for cards in self.jokes]
        twin.told = [cards.copy() for cards in self.told]
        twin.discards = self.discards.copy()
        twin.buried = [cards.copy() for cards in self.buried]
        twin.fighter = self.fighter
        twin.target = self.target
        twin.weapon = self.weapon
        twin.force = self.force
        twin.bombed = self.bombed
        twin.unmarked = self.unmarked
        twin.placed = self.placed
        twin.drawn = self.drawn.copy()
        twin.dice = self.dice.copy()
        twin.tally = self.tally.copy()
        return twin


def supply(s: Nassau, thing: int) -> int:
    """NA-GEN-009 How many of an object are left beside the boards."""
    return s.book.tables.objects[thing] - sum([ship.objects[thing] for ship in s.ships])


def provisions_left(s: Nassau) -> int:
    return s.book.tables.provisions - sum([ship.provisions for ship in s.ships])


def crates_on(s: Nassau, space: int) -> int:
    """The crates of all players on an opponent."""
    seats = s.book.seats
    return sum(s.hits[space * seats : (space + 1) * seats])


def deck_of(s: Nassau, card: int) -> int:
    """The deck of a card, of which only the back may be known."""
    return s.book.tables.deck_of[card] if card >= 0 else FIRST_BACK - card


def clockwise(s: Nassau, first: int) -> list[int]:
    """The seats in the order of play."""
    return [(first + turn) % s.book.seats for turn in range(s.book.seats)]


def draw_from(s: Nassau, pool: list[int]) -> int:
    """Take a thing out of a pool that counts each sort; every single thing is equally likely."""
    at = below(s, sum(pool))
    thing = 0
    while at >= pool[thing]:
        at -= pool[thing]
        thing += 1
    pool[thing] -= 1
    return thing
