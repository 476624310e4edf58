"""What things and actions of Nassau are worth, in points: guesses that a player could explain."""

from __future__ import annotations

from typing import Final

from flibuste.games.nassau.fighting import may_fight
from flibuste.games.nassau.modules.dutchman import DUTCH, zone_of_dutchman
from flibuste.games.nassau.odds import chance_of_tokens
from flibuste.games.nassau.sea import MOST_OPPONENTS, MOST_SITES
from flibuste.games.nassau.ship import Ship, crew, is_usable, owned, pirates_for
from flibuste.games.nassau.sites import may_plunder, tower_range
from flibuste.games.nassau.state import Nassau, crates_on
from flibuste.games.nassau.tables import (
    ANIMAL,
    ATTACK,
    BOMB,
    COMPASS,
    CONTRACT,
    CRAB,
    CRATE,
    DODGE,
    DOUBLOON,
    GIFT_NAMES,
    GOOD,
    HOLD,
    NONE,
    PIRATE,
    PROVISION,
    RUM,
    SAIL,
    SAILOR,
    WEAPON,
    WEAPONS,
    YARN,
    Gifts,
)
from flibuste.games.nassau.yarns import is_true

PRICES: Final = {
    PIRATE: 0.8,
    CRATE: 1.0,
    PROVISION: 2.2,
    DOUBLOON: 1.1,
    RUM: 1.3,
    BOMB: 3.0,
    CONTRACT: 1.6,
    COMPASS: 0.6,
    GOOD: 3.0,
    HOLD: 1.6,
    YARN: 1.4,
}
POINT: Final = "point"
LOSS: Final = 2.2  # what an attack takes
FAR: Final = 0.35  # what every zone of a way costs
ENOUGH_CARDS: Final = 7
ENOUGH_PROVISIONS: Final = 5


def rounds_left(s: Nassau) -> int:
    return s.book.tables.rounds - s.rounds


def price(s: Nassau, seat: int, thing: int) -> float:
    """One more of a thing for a seat."""
    ship = s.ships[seat]
    if thing < WEAPONS:
        return weapon_price(s, ship, thing)
    if thing == WEAPON:
        return max([weapon_price(s, ship, weapon) for weapon in range(WEAPONS)])
    if thing in (SAILOR, ANIMAL):
        return companion_price(s, ship, thing)
    if thing == SAIL:
        return 1.0 + 1.2 * rounds_left(s) if ship.sails < 4 else 0.3
    if thing == YARN:
        return PRICES[YARN] if len(s.hands[seat]) < ENOUGH_CARDS and rounds_left(s) else 0.5
    if thing == PROVISION and ship.provisions >= ENOUGH_PROVISIONS:
        return 0.5
    if thing == CRATE and ship.crates > 2 + 3 * (ship.holds - 3):
        return 0.5
    return PRICES[thing]


def weapon_price(s: Nassau, ship: Ship, weapon: int) -> float:
    """What the final product gains, and a little for each fight to come."""
    if ship.weapons[weapon] >= s.book.tables.most:
        return 0.0
    most, collected = max(ship.weapons), sum(ship.weapons) - WEAPONS
    after = max(most, ship.weapons[weapon] + 1) * (collected + 1)
    return after - most * collected + 0.5 * rounds_left(s)


def companion_price(s: Nassau, ship: Ship, thing: int) -> float:
    animals = ship.animals.bit_count()
    lacking = animals >= ship.sailors if thing == SAILOR else ship.sailors > animals
    full = ship.sailors >= s.book.tables.most if thing == SAILOR else animals >= s.book.tables.most
    base = 2.0 + rounds_left(s)
    return 0.0 if full else base + (5.0 if lacking else 2.0)


def worth(s: Nassau, seat: int, gifts: Gifts) -> float:
    return sum([price(s, seat, thing) * amount for thing, amount in gifts])


def worth_of(s: Nassau, seat: int, thing: str, amount: int) -> float:
    """A change that an answer brings."""
    return float(amount) if thing == POINT else price(s, seat, GIFT_NAMES.index(thing)) * amount


# --- actions in a zone ------------------------------------------------------------------------------------------------


def best_in_zone(s: Nassau, seat: int, zone: int) -> float:
    """The best that can be done in a zone."""
    ship = s.ships[seat]
    place, ship.place = ship.place, zone
    found = [worth_of_card(s, seat)]
    spaces = range(zone * MOST_OPPONENTS, (zone + 1) * MOST_OPPONENTS)
    found += [
        fight_worth(s, seat, space) for space in spaces if s.opponents[space] != NONE and may_fight(s, seat, space)
    ]
    sites = range(zone * MOST_SITES, (zone + 1) * MOST_SITES)
    found += [tower_worth(s, seat, tower) for tower in sites if s.towers[tower] != NONE]
    found += [plunder_worth(s, seat, post) for post in sites if may_plunder(s, ship, post)]
    if s.outposts[zone] != NONE and s.garrisons[zone] == NONE and ship.standing + ship.lying:
        found.append(outpost_worth(s, seat))
    if s.dog_tiles and s.dog_tiles[-1] == zone:
        found.append(dog_worth(s, seat))
    if DUTCH in s.book.deeds and zone_of_dutchman(s) == zone and ship.crates:
        found.append(dutchman_worth(s, seat))
    ship.place = place
    return max(found)


def worth_of_card(s: Nassau, seat: int) -> float:
    return price(s, seat, YARN)


def most_crates(s: Nassau, ship: Ship, weapon: int) -> int:
    return min(ship.weapons[weapon], crew(ship), ship.crates)


def fight_worth(s: Nassau, seat: int, space: int) -> float:
    """The best number of crates against an opponent."""
    ship, t = s.ships[seat], s.book.tables
    tile = s.opponents[space]
    strength = t.strength[tile] - int(is_usable(ship, CRAB))
    if strength <= 0:
        return spoils_worth(s, seat, tile) + tile_worth(s, ship, tile)
    bomb = t.bomb_damage if owned(ship, BOMB) else 0
    most = most_crates(s, ship, t.weapon_of[t.species[tile]])
    worths = [crates_worth(s, seat, space, strength, crates, bomb) for crates in range(0 if bomb else 1, most + 1)]
    return max(worths, default=0.0)


def crates_worth(s: Nassau, seat: int, space: int, strength: int, crates: int, bomb: int) -> float:
    ship, t = s.ships[seat], s.book.tables
    tile, there = s.opponents[space], crates_on(s, space)
    lasting = keeping_chances(s, strength, crates, owned(ship, RUM))
    hurt = 1.0 if bomb else sum(lasting[1:])
    beaten = sum([chance for left, chance in enumerate(lasting) if left + there + bomb >= strength])
    attacks = strength * sum(t.bag[ATTACK:]) / sum(t.bag)
    losses = max(0.0, attacks - 0.66 * min(ship.sails, ship.sailors)) * LOSS
    spent = crates * (0.4 + 0.5 * (1 - beaten)) + 0.6 * pirates_for(ship, crates) + (2.0 if bomb else 0.0)
    card = 0.6 * rounds_left(s) * (1 - beaten)
    return hurt * spoils_worth(s, seat, tile) + beaten * tile_worth(s, ship, tile) + card - losses - spent


def keeping_chances(s: Nassau, strength: int, crates: int, rum: int) -> list[float]:
    """By the number of crates that stay: how likely. One rum is spent on a dodge, if there is one."""
    bag = s.book.tables.bag
    chances = [0.0] * (crates + 1)
    for dodges in range(strength + 1):
        left = max(0, crates - max(0, dodges - min(1, rum)))
        chances[left] += float(chance_of_tokens(bag[DODGE], sum(bag), strength, dodges))
    return chances


def spoils_worth(s: Nassau, seat: int, tile: int) -> float:
    return s.book.tables.points[tile] + worth(s, seat, s.book.tables.reward[tile])


def tile_worth(s: Nassau, ship: Ship, tile: int) -> float:
    """What the product at the end gains by a tile, with some hope for more types."""
    t = s.book.tables
    points, types = sum([t.points[own] for own in ship.beaten]), {t.species[own] for own in ship.beaten}
    after = {*types, t.species[tile]}
    hope = max(len(after), min(4, len(after) + rounds_left(s)))
    return t.points[tile] * hope + points * (len(after) - len(types))


def tower_worth(s: Nassau, seat: int, tower: int) -> float:
    ship = s.ships[seat]
    choices = tower_range(s, ship, tower)
    return max([tower_crates_worth(s, seat, tower, crates) for crates in choices], default=0.0)


def tower_crates_worth(s: Nassau, seat: int, tower: int, crates: int) -> float:
    """Two points each round, the product at the end, and crates that are gone; a small stake is soon taken over."""
    ship = s.ships[seat]
    own = [s.piled[other] for other, holder in enumerate(s.holders) if holder == seat and other != tower]
    product = (sum(own) + crates) * (len(own) + 1) - sum(own) * len(own)
    keeps = min(1.0, 0.45 + 0.15 * crates) if rounds_left(s) else 0.95
    income = 2.0 * (1 + rounds_left(s))
    old = 0.0 if s.holders[tower] != seat else income + s.piled[tower] * len(own)
    return keeps * (product + income) - old - 0.8 * crates - 0.6 * pirates_for(ship, crates)


def plunder_worth(s: Nassau, seat: int, post: int) -> float:
    return good_worth(s, seat, s.wares[post]) - 0.6 * pirates_for(s.ships[seat], s.book.tables.plunder_needs)


def good_worth(s: Nassau, seat: int, good: int) -> float:
    """A good that the hideout waits for multiplies; any other counts in the centre."""
    ship, t = s.ships[seat], s.book.tables
    column = t.hideouts[ship.hideout]
    hidden, value = ship.filled + sum(ship.store), sum(t.hideout_values[: ship.filled])
    aboard = sum(ship.goods)
    if aboard > 2:
        return 1.0
    if ship.filled < len(column) and column[ship.filled] == good and not ship.goods[good]:
        return 4.0 + value + t.hideout_values[ship.filled] * (hidden + 1)
    later = good in column[ship.filled : ship.filled + 2 + rounds_left(s)]
    return 2.0 + value * 0.8 + (3.0 if later else 0.0)


def outpost_worth(s: Nassau, seat: int) -> float:
    reward = s.book.tables.outposts[s.outposts[s.ships[seat].place]]
    return worth(s, seat, reward) + 1.2 * rounds_left(s)


def dog_worth(s: Nassau, seat: int) -> float:
    ship, t = s.ships[seat], s.book.tables
    trade = 0.0
    if owned(ship, DOUBLOON) and not ship.traded:
        items = [worth(s, seat, [item]) for item in t.offerings[s.offerings[-1]]]
        trade = max(0.0, max(items) - price(s, seat, DOUBLOON))
    return t.dog_rum * price(s, seat, RUM) + price(s, seat, YARN) + trade


def dutchman_worth(s: Nassau, seat: int) -> float:
    """Rum for sure, points for the round, a place at the end."""
    tokens = s.rounds + 1
    losses = max(0.0, tokens * 0.56 - 0.66 * min(s.ships[seat].sails, s.ships[seat].sailors)) * LOSS
    return 2 * price(s, seat, RUM) + 4.0 - losses


# --- yarns ------------------------------------------------------------------------------------------------------------


def true_cards(s: Nassau, seat: int, rum_paid: int) -> list[int]:
    """The cards that could be told after paying so much rum."""
    ship = s.ships[seat]
    ship.objects[RUM - DOUBLOON] -= rum_paid
    found = [card for card in s.hands[seat] if is_true(s, seat, card)]
    ship.objects[RUM - DOUBLOON] += rum_paid
    return found


def campfire_plan(s: Nassau, seat: int) -> list[int]:
    """The cards to play: all that are true as far as the rum goes, and jokes where a rum has room."""
    t = s.book.tables
    rum = owned(s.ships[seat], RUM)
    true = sorted(true_cards(s, seat, 1), key=lambda card: -t.yarn_points[card])
    bottles = max(1, min(rum, -(-len(true) // t.cards_per_rum)))
    while bottles > 1 and sum([t.yarn_points[card] for card in true[(bottles - 1) * t.cards_per_rum :]]) < 3:
        bottles -= 1
    room = bottles * t.cards_per_rum
    told = true[:room]
    jokes = [card for card in s.hands[seat] if card not in true]
    kept = 0 if rounds_left(s) == 0 else min(len(jokes), 4)
    return sorted(told + jokes[: max(0, min(room - len(told), len(jokes) - kept))] or s.hands[seat][:1])


def fire_worth(s: Nassau, seat: int) -> float:
    """The points told, five that are not lost, and perhaps the prize."""
    true = set(true_cards(s, seat, 1))
    points = [s.book.tables.yarn_points[card] if card in true else 1 for card in campfire_plan(s, seat)]
    return sum(points) + 5.0
