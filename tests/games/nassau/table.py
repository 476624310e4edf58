"""A table of Nassau set up as a test needs it, played with the texts a player would type."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from flibuste.games.nassau.city import ALLEY_NAMES, CROSSING_NAMES, LAID_NAMES, City
from flibuste.games.nassau.game import GAME_OBJECT
from flibuste.games.nassau.refit import Rounds, begin_refit
from flibuste.games.nassau.sailing import SeaRound, sail_the_caribbean
from flibuste.games.nassau.sea import OPPONENT_SPACES, POST_SPACES, TOWER_SPACES, ZONE_NAMES
from flibuste.games.nassau.ship import ABOARD, PLACE_NAMES, Ship
from flibuste.games.nassau.state import AT_SEA, IN_CITY, IN_REFIT, Nassau
from flibuste.games.nassau.tables import (
    ANIMAL_NAMES,
    GOOD_NAMES,
    NONE,
    OBJECT_NAMES,
    OPPONENT_NAMES,
    OUTPOST_NAMES,
    TOKEN_NAMES,
    WEAPON_NAMES,
)
from flibuste.games.nassau.walking import CityRound
from flibuste.kernel import NOBODY, Generator, below
from tests.scenario import Arranged

LX = "7b/3 4a/1 6b/0 3b/0 1a/2 9b/3 8b/3 5a/2 2a/2"  # reproduces two examples of the rulebook
L0 = "2a/0 3a/0 4a/0 5a/0 1a/0 6a/0 7a/0 8a/0 9a/0"
L2 = "1b/2 5b/3 9b/0 4b/1 2b/0 7b/2 3b/0 8b/1 6b/3"
OBJECTS = dict(zip(("doubloons", "rum", "bombs", "contracts", "compasses"), range(len(OBJECT_NAMES)), strict=True))
DECK_PIRATES = 8


def layout(text: str) -> list[int]:
    return [LAID_NAMES.index(word) for word in text.split()]


class Table(Arranged):
    """Seats without animals and with the printed weapons only; an empty sea but for the sites of the deal."""

    def __init__(self, seats: int = 2, city: str = LX, **options: str) -> None:
        super().__init__(GAME_OBJECT, GAME_OBJECT.new(seats, options, 1))
        s = self.s
        s.dolphin = 0
        s.opponents = [NONE] * len(OPPONENT_SPACES)
        for ship in s.ships:
            ship.animals = 0
            ship.weapons = [1] * len(WEAPON_NAMES)
        s.display = [0, 1, 2]
        s.pile = [2, 2, 2, 3, 3, 3, 3, 3]
        self.lay_city(city)

    # Setting up -------------------------------------------------------------------------------------------------------

    def lay_city(self, text: str, captain: str = "") -> Table:
        s = self.s
        s.layout = layout(text)
        s.city = City(s.book.faces, s.layout)
        s.captain = CROSSING_NAMES.index(captain) if captain else s.city.start
        s.visited = 1 << s.captain
        return self

    def captain(self, crossing: str) -> Table:
        self.s.captain = CROSSING_NAMES.index(crossing)
        self.s.visited = 1 << self.s.captain
        return self

    def ship(self, seat: int, **things: Any) -> Ship:
        """Give a ship these things; crates come from its reserve, pirates that do not stand lie."""
        ship = self.s.ships[seat]
        for name, value in things.items():
            if name in OBJECTS:
                ship.objects[OBJECTS[name]] = value
            elif name in WEAPON_NAMES:
                ship.weapons[WEAPON_NAMES.index(name)] = value
            elif name in GOOD_NAMES:
                self.give_good(ship, GOOD_NAMES.index(name), value)
            elif name in ("animals", "asleep", "used"):
                setattr(ship, name, sum(1 << ANIMAL_NAMES.index(word) for word in value.split()))
            elif name == "place":
                ship.place = PLACE_NAMES.index(value)
            else:
                setattr(ship, name, value)
        self.take_animals_from_pile()
        if "crates" in things:
            self.count_reserve(seat)
        if "standing" in things:
            ship.lying = DECK_PIRATES - ship.standing
        return ship

    def give_good(self, ship: Ship, good: int, amount: int) -> None:
        self.s.bag[good] += ship.goods[good] - amount
        if self.s.bag[good] < 0:  # the posts have them
            post = self.s.wares.index(good)
            self.s.wares[post] = NONE
            self.s.bag[good] += 1
        ship.goods[good] = amount

    def take_animals_from_pile(self) -> None:
        s = self.s
        for animal in range(len(ANIMAL_NAMES)):
            owned = sum(ship.animals >> animal & 1 for ship in s.ships)
            s.pile[animal] = min(s.pile[animal], 3 - owned - s.display.count(animal))

    def count_reserve(self, seat: int) -> None:
        s, ship = self.s, self.s.ships[seat]
        on_towers = sum(s.piled[tower] for tower in range(len(TOWER_SPACES)) if s.holders[tower] == seat)
        elsewhere = sum(s.hits[seat :: s.book.seats]) + on_towers + ship.marker
        elsewhere += sum(stock(s, seat) for stock in s.book.stocks)
        ship.reserve = s.book.tables.crates - ship.crates - elsewhere

    def display(self, animals: str) -> Table:
        self.s.display = [ANIMAL_NAMES.index(word) for word in animals.split()]
        self.s.pile = [3 - self.s.display.count(animal) for animal in range(len(ANIMAL_NAMES))]
        self.take_animals_from_pile()
        return self

    def opponent(self, space: str, tile: str, crates: Sequence[int] = ()) -> Table:
        s, at = self.s, OPPONENT_SPACES.index(space)
        s.opponents[at] = OPPONENT_NAMES.index(tile)
        for seat, number in enumerate(crates):
            s.hits[at * s.book.seats + seat] = number
            self.count_reserve(seat)
        return self

    def hits(self, space: str) -> list[int]:
        at, seats = OPPONENT_SPACES.index(space), self.s.book.seats
        return self.s.hits[at * seats : (at + 1) * seats]

    def tower(self, space: str, weapon: str, owner: int = NONE, crates: int = 0) -> Table:
        at = TOWER_SPACES.index(space)
        self.s.towers[at] = WEAPON_NAMES.index(weapon)
        self.s.holders[at], self.s.piled[at] = owner, crates
        if owner != NONE:
            self.count_reserve(owner)
        return self

    def post(self, space: str, weapon: str, good: str = "") -> Table:
        s, at = self.s, POST_SPACES.index(space)
        s.posts[at] = WEAPON_NAMES.index(weapon)
        if s.wares[at] != NONE:
            s.bag[s.wares[at]] += 1
        s.wares[at] = GOOD_NAMES.index(good) if good else NONE
        if good:
            s.bag[s.wares[at]] -= 1
        return self

    def outpost(self, zone: str, tile: str, owner: int = NONE) -> Table:
        s, at = self.s, ZONE_NAMES.index(zone)
        s.outposts[at] = OUTPOST_NAMES.index(tile)
        if owner != NONE:
            self.garrison(zone, owner)
        return self

    def garrison(self, zone: str, owner: int) -> Table:
        self.s.garrisons[ZONE_NAMES.index(zone)] = owner
        ship = self.s.ships[owner]
        if ship.lying:
            ship.lying -= 1
        else:
            ship.standing -= 1
        return self

    def alley(self, name: str, owner: int) -> Table:
        """Fill an alley with pirates who stood or lay on deck."""
        s, at = self.s, ALLEY_NAMES.index(name)
        s.alleys[at] = owner
        ship, needed = s.ships[owner], s.city.sections[at]
        from_lying = min(needed, ship.lying)
        ship.lying -= from_lying
        ship.standing -= needed - from_lying
        return self

    def hand(self, seat: int, *cards: int) -> Table:
        """Exactly these yarns in hand, by number; nobody else has them."""
        for other in range(self.s.book.seats):
            self.s.hands[other] = [card for card in self.s.hands[other] if card + 1 not in cards]
        self.s.hands[seat] = [card - 1 for card in cards]
        return self

    def dog(self, zone: str, offering: int = 1) -> Table:
        self.s.dog_tiles = [ZONE_NAMES.index(zone)]
        self.s.offerings = [offering - 1]
        return self

    # What chance brings -----------------------------------------------------------------------------------------------

    def fate(self, tokens: str = "", dice: Sequence[bool] = ()) -> Table:
        """Make the next draws these tokens, and the rolls after them successes or not."""
        wanted = [TOKEN_NAMES.index(word) for word in tokens.split()]
        self.s.key, self.s.rng = b"", next(seed for seed in range(1, 1 << 24) if self._comes(seed, wanted, dice))
        return self

    def _comes(self, seed: int, wanted: Sequence[int], dice: Sequence[bool]) -> bool:
        chance = Generator(b"", seed)
        bag = [token for token, copies in enumerate(self.s.book.tables.bag) for _ in range(copies)]
        if not all(bag.pop(below(chance, len(bag))) == token for token in wanted):
            return False
        return all((1 + below(chance, 6) >= self.s.book.tables.success) == hit for hit in dice)

    # Beginning --------------------------------------------------------------------------------------------------------

    def _go(self, phase: int, after: Callable[[Nassau, int], None], *frames: Any) -> Table:
        s = self.s
        s.phase, s.claimed = phase, 0
        at = s.book.plans["round"].index(after)
        return self.begin(Rounds(NOBODY), s.book.chains["round"][0][at], *frames)

    def city(self, seat: int = 0) -> Table:
        """Phase I, a seat to move."""
        return self._go(IN_CITY, sail_the_caribbean, CityRound(seat))

    def sea(self, seat: int = 0) -> Table:
        """Phase II, a seat to play; boats that are nowhere start in zone A."""
        for ship in self.s.ships:
            if ship.place == ABOARD:
                ship.place = 0
        return self._go(AT_SEA, begin_refit, SeaRound(seat))

    def refit(self) -> Table:
        """Phase III from its first step."""
        return self._go(IN_REFIT, begin_refit)

    def with_frame(self, *frames: Any) -> Table:
        """One rule alone; then a turn of phase II."""
        for ship in self.s.ships:
            if ship.place == ABOARD:
                ship.place = 0
        return self._go(AT_SEA, begin_refit, SeaRound(0), *frames)

    # Playing ----------------------------------------------------------------------------------------------------------

    def options(self, seat: int | None = None) -> list[str]:
        return super().options(self.decider if seat is None else seat)

    def act(self, seat: int, zone: str, *texts: str) -> Table:
        """An action turn: sail to a zone, then go on."""
        return self.play(seat, "act", f"sail {zone}", *texts)

    # Looking ----------------------------------------------------------------------------------------------------------

    def __getitem__(self, seat: int) -> Ship:
        return self.s.ships[seat]

    def names(self) -> list[str]:
        return [event[0] for event in self.events]

    @property
    def topic(self) -> str:
        return self.question(self.decider)

    def owns(self, seat: int) -> Mapping[str, int]:
        return {name: self.s.ships[seat].objects[at] for name, at in OBJECTS.items()}

    def where(self) -> str:
        return CROSSING_NAMES[self.s.captain]


def homeward(*cards: int, seats: int = 2, **things: object) -> Table:
    """Seat 0 at sea without provisions; the other boats are home."""
    t = Table(seats).dog("I")
    for seat in range(1, seats):
        t.ship(seat, place="home")
    t.ship(0, place="A", **{"standing": 0, "provisions": 0, "rum": 0, "doubloons": 0, "crates": 0, **things})
    t.hand(0, *cards)
    return t


def fight(
    tile: str, tokens: str = "", dice: list[bool] | None = None, crates_there: tuple[int, ...] = (), **things: object
) -> Table:
    """Seat 0 in zone E has just chosen to fight the only opponent there."""
    t = Table().dog("I")
    settings = {"standing": 0, "provisions": 1, "rum": 0, "crates": 4, "doubloons": 0, **things}
    t.ship(0, place="E", **settings)
    t.opponent("OP-E1", tile, crates_there)
    t.ship(0, crates=settings["crates"])
    if tokens:
        t.fate(tokens, dice or ())
    return t.sea().act(0, "E", "fight OP-E1")


def lone(**things: object) -> Table:
    """Seat 0 to move at crossing 7SE of the rulebook's example; seat 1 has passed."""
    t = Table()
    t.captain("7SE")
    t.ship(1, place="A")
    t.ship(0, **things)
    return t
