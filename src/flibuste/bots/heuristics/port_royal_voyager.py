"""A seat's eye on the table of an adventure: what missions make a card worth."""

from __future__ import annotations

from typing import Final

from flibuste.bots.heuristics.port_royal_captain import Captain, Hauls
from flibuste.games.port_royal.cards import CARGOES, NO_CARGO, SHIP, TAX
from flibuste.games.port_royal.catalogue import (
    GOLD,
    TAKE,
)
from flibuste.games.port_royal.modules.adventure.ends import influence_in_all, markers_placed, victory_conditions
from flibuste.games.port_royal.modules.adventure.hold import HOLD, SELL, cargo_held
from flibuste.games.port_royal.modules.adventure.missions import (
    PEOPLE,
    is_open,
    owned,
)
from flibuste.games.port_royal.modules.adventure.printed import (
    ARES,
    CARGO_COUNTS,
    TAXED,
    Mission,
)
from flibuste.games.port_royal.modules.adventure.table import (
    Adventure,
    crowns_of,
    has_begun,
    has_trophy,
    seats_on,
    table,
)
from flibuste.games.port_royal.prices import brokerage
from flibuste.games.port_royal.state import PortRoyal
from flibuste.kit import ARGUMENT

OPEN_MISSION: Final = 24.0  # to a crew, one that nobody has done
MORE_MARKERS: Final = 8.0  # to a crew that has too few on missions
SPARE_MISSION: Final = 3.0
TO_ANOTHER: Final = 0.35  # part of it that is left where a friend is nearer
TROPHY: Final = 7.0  # against each other, what each of the first two missions is worth beyond its rewards
INFLUENCE_WANTED: Final = 3.6  # to a crew below what card no. 9 asks for
INFLUENCE_SPARE: Final = 0.4
CROWN: Final = 0.45  # influence that a crown is worth on average
HOARDED_COIN: Final = 4.0  # to whoever of a crew waits for a tax, until there are enough
HOARDED_AGAINST: Final = 1.6  # against each other
SPARE_CARGO: Final = 0.8
ABILITIES: Final = {"sentinel": 2.0, "innkeeper": 2.0}
COIN_WEIGHT: Final = 0.2  # how much of a step towards a mission one coin is
CROWN_WEIGHT: Final = 0.7
INFLUENCE_WEIGHT: Final = 0.4
FORESIGHT: Final = 0.25  # part of a mission's worth that it has a month before
LAST_COINS: Final = (0.2, 0.5, 0.75)  # to a crew with so few turns left, what a coin is worth
MONTHS: Final = 4


class Voyager(Captain):
    """A seat's eye on the table of an adventure."""

    def __init__(self, s: PortRoyal, seat: int) -> None:
        super().__init__(s, seat)
        self.own: Adventure = table(s)
        self.held = cargo_held(s, seat)
        self.taxes: dict[int, float] = {}
        self.foreseen: list[tuple[Mission, float]] = []
        if self.own.is_shared:
            _, influence = victory_conditions(s)
            self.influence = INFLUENCE_WANTED if influence_in_all(s) < influence else INFLUENCE_SPARE
            self.late = 0.0
            self.coin = min(self.coin, self.thrift())
        self.quests = [
            (mission, self.worth_of(mission)) for mission in self.face_up() if is_open(s, seat, mission.number)
        ]
        if self.own.is_shared:
            self.foresee(self.face_up()[-1], 1.0)
        hoards = self.wants(TAXED) and self.is_richest()
        self.hoarded = HOARDED_COIN - self.coin if hoards and self.own.is_shared else 0.0
        if hoards and not self.own.is_shared:
            self.coin = max(self.coin, HOARDED_AGAINST)

    def thrift(self) -> float:
        """What a coin is still worth: those left when the last month ends are of no use."""
        zones = self.s.zones
        turns = len(zones[self.own.hidden]) + len(zones[self.own.coming])
        is_last = len(zones[self.own.face_up]) == MONTHS
        return LAST_COINS[turns] if is_last and turns < len(LAST_COINS) else 1.0

    def is_richest(self) -> bool:
        purses = [self.s.count(seat, GOLD) for seat in range(self.s.book.seats)]
        return purses.index(max(purses)) == self.seat

    def face_up(self) -> list[Mission]:
        return [self.own.missions[number] for number in self.s.zones[self.own.face_up]]

    def call_the_crew(self) -> None:
        seats = range(self.s.book.seats) if self.own.is_shared and self.seat == self.s.active else ()
        self.crew = [Voyager(self.s, seat) for seat in seats if seat != self.seat]

    # Missions ---------------------------------------------------------------------------------------------------------

    def worth_of(self, mission: Mission) -> float:
        """What accomplishing a mission would bring the seat, or its crew."""
        s = self.s
        done = len(seats_on(s, mission.number))
        rewards = (mission.reward + (0 if done else mission.first_crowns)) * CROWN * self.influence
        rewards += 0.0 if done else mission.first_coins * self.coin
        if not self.own.is_shared:
            return rewards + (0.0 if has_trophy(s, self.seat) else TROPHY)
        if not done:
            return rewards + OPEN_MISSION * self.concern(mission)
        markers, _ = victory_conditions(s)
        undone = sum(not seats_on(s, other.number) for other in self.face_up())
        return rewards + (MORE_MARKERS if markers_placed(s) + undone < markers else SPARE_MISSION)

    def concern(self, mission: Mission) -> float:
        """In a crew, a mission is the business of whoever lacks least for it."""
        ways = [self.way_to(mission, seat) for seat in range(self.s.book.seats)]
        nearest = [seat for seat, way in enumerate(ways) if way == min(ways)]
        return 1.0 if nearest[mission.number % len(nearest)] == self.seat else TO_ANOTHER

    def way_to(self, mission: Mission, seat: int) -> float:
        if not is_open(self.s, seat, mission.number):
            return 99.0
        if has_begun(self.s, seat, mission.number):
            return -1.0
        price = int(self.s.book.tax_threshold) if mission.trigger == TAXED else mission.coins
        return sum(self.missing(mission, seat).values()) + max(0, price - self.s.count(seat, GOLD)) * COIN_WEIGHT

    def missing(self, mission: Mission, seat: int) -> dict[str, float]:
        """What a seat still needs for a mission besides coins, in steps."""
        found: dict[str, float] = {}
        for what, amount in mission.have.items():
            weight = INFLUENCE_WEIGHT if what == "influence" else 1.0
            found[what] = max(0, amount - owned(self.s, seat, what)) * weight
        found["crowns"] = max(0, mission.crowns - crowns_of(self.s, seat)) * CROWN_WEIGHT
        for name, lack in cargo_missing(mission, cargo_held(self.s, seat)).items():
            found[name] = float(lack)
        return {what: lack for what, lack in found.items() if lack > 0}

    def step_of(self, mission: Mission, added: dict[str, float]) -> float:
        """Which part of what is missing for a mission these things add."""
        missing = self.missing(mission, self.seat)
        total = sum(missing.values()) + max(0, mission.coins - self.gold) * COIN_WEIGHT
        gained = sum(min(lack, added.get(what, 0.0)) for what, lack in missing.items())
        return gained / total if total else 0.0

    def foresee(self, latest: Mission, chance: float) -> None:
        """Ruling A32: the missions to which the hourglasses may lead, each with a part of its worth."""
        arrow = latest.hand
        if not arrow:
            return
        keys = [arrow[0]] if len(arrow) == 1 else [arrow[1], arrow[2]]
        if len(arrow) > 1 and seats_on(self.s, self.own.mission_of[arrow[0]]):
            keys = [arrow[1]]
        likely = chance * FORESIGHT / len(keys)
        for key in keys:
            mission = self.own.missions[self.own.mission_of[key]]
            self.foreseen.append((mission, OPEN_MISSION * likely * self.concern(mission)))
            self.foresee(mission, likely)

    def towards_missions(self, added: dict[str, float]) -> float:
        return sum(worth * self.step_of(mission, added) for mission, worth in self.quests + self.foreseen)

    def wants(self, trigger: str) -> bool:
        """Whether a mission of the moment is worth going for."""
        return any(mission.trigger == trigger and worth > SPARE_MISSION for mission, worth in self.quests)

    # Taxes ------------------------------------------------------------------------------------------------------------

    def saved(self, coins: int) -> float:
        """What coins gained or spent mean to whoever waits for a tax."""
        enough = int(self.s.book.tax_threshold)
        return self.hoarded * (min(self.gold + coins, enough) - min(self.gold, enough))

    def of_a_tax(self, tax: int) -> float:
        """What a tax turned up now would bring the crew."""
        found = self.taxes.get(tax)
        if found is None:
            missions = [mission.number for mission in self.face_up() if mission.trigger == TAXED]
            found = self.taxes[tax] = sum(self.markers_of_a_tax(tax, mission) for mission in missions)
        return found

    def markers_of_a_tax(self, tax: int, mission: int) -> float:
        s = self.s
        least = self.own.number("adventure_tax_threshold") if self.cards.group[tax] else s.book.tax_threshold
        hit = sum(s.count(seat, GOLD) >= least and is_open(s, seat, mission) for seat in range(s.book.seats))
        first = 0 if seats_on(s, mission) else min(1, hit)
        return first * OPEN_MISSION + (hit - first) * MORE_MARKERS

    def _haul_after(self, card: int, river: list[int], colours: int, now: float, alike: Hauls) -> float:
        found = super()._haul_after(card, river, colours, now, alike)
        return found + self.of_a_tax(card) if self.own.is_shared and self.cards.type[card] == TAX else found

    # Cards ------------------------------------------------------------------------------------------------------------

    def _weigh(self, card: int) -> tuple[float, int]:
        if self.cards.type[card] == SHIP:
            cash, coins = super()._weigh(card)
            cash += self.saved(coins)
            cash += self.cards.crowns[card] * CROWN * self.influence
            if self.cards.cargo[card] == NO_CARGO:
                return cash, coins
            kept = self.kept(card)
            return (kept, self.brought(card)) if kept > cash else (cash, coins)
        value, coins = super()._weigh(card)
        value += self.saved(coins)
        value += ABILITIES.get(self.cards.kind[card], 0.0) * (1 - self.late) + self.towards_missions(self.brings(card))
        return value, coins

    def brings(self, card: int) -> dict[str, float]:
        """What a character adds to what missions ask for."""
        cards = self.cards
        kind = cards.kind[card].removeprefix("hunter-")
        added = {"cutlasses": float(cards.swords[card]), "influence": cards.influence[card] * INFLUENCE_WEIGHT}
        if kind in PEOPLE:
            added[kind] = 1.0
        if kind == "trader":
            added["trader"] = 1.0
        if cards.cost[card] <= self.own.number("adventure_cheap"):
            added["cheap"] = 1.0
        if any("expeditions" in mission.have for mission, _ in self.quests):
            added["expeditions"] = self.step_towards_expedition(card)
        return added

    def kept(self, ship: int) -> float:
        """What keeping a ship for its cargo is worth."""
        name = CARGOES[self.cards.cargo[ship]]
        added = {name: 1.0, ARES: 1.0} if name in ("book", "plant") else {name: 1.0}
        coins = self.brought(ship)
        return coins * self.coin + self.saved(coins) + self.towards_missions(added) + SPARE_CARGO

    def brought(self, ship: int) -> int:
        return brokerage(self.s, self.seat, ship) - self.fee

    def value_of_taking(self, action: int) -> float:
        card = action & ARGUMENT
        if action & ~ARGUMENT == HOLD:
            return self.kept(card)
        if action & ~ARGUMENT == TAKE and self.cards.cargo[card] != NO_CARGO:
            value, coins = super()._weigh(card)
            return value + self.saved(coins) + self.cards.crowns[card] * CROWN * self.influence
        if action & ~ARGUMENT == SELL:
            return self.value_of_selling(card)
        return super().value_of_taking(action)

    def value_of_selling(self, cargo: int) -> float:
        """Bread or rum that no mission on the table still wants is as good as coins."""
        needed = any(
            cargo_missing(mission, spared(self.held, cargo)) for mission, _ in self.quests if mission.cargoes != [0]
        )
        return -1.0 if needed else 2.5

    def spares(self, given: dict[str, int]) -> bool:
        """Whether an expedition takes nobody whom an open mission still wants to see."""
        for mission, _ in self.quests:
            for what, amount in mission.have.items():
                if what in given and amount > owned(self.s, self.seat, what) - given[what]:
                    return False
        return True

    def after(self, card: int) -> float:
        """What the river promises if this card comes next."""
        return self._haul_after(card, self.s.river, self.s.colours, self.haul(self.s.river, self.s.colours), {})


def cargo_missing(mission: Mission, held: list[int]) -> dict[str, int]:
    """The cargo that the nearest way to pay a mission still lacks."""
    nearest: dict[str, int] = {}
    least = 99
    for number in mission.cargoes:
        counts = CARGO_COUNTS[number]
        lack = {name: counts[at] - held[at] for at, name in enumerate(CARGOES) if counts[at] > held[at]}
        if sum(lack.values()) < least:
            least, nearest = sum(lack.values()), lack
    free = len(mission.cargoes) > 1
    return {ARES: least} if free and least else nearest


def spared(held: list[int], cargo: int) -> list[int]:
    return [count - (at == cargo) for at, count in enumerate(held)]
