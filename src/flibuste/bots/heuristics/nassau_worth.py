"""What the actions in a zone of the Caribbean are worth, in points."""

from __future__ import annotations

from functools import cache
from typing import Final

from flibuste.bots.heuristics.nassau_prices import price, rounds_left, worth
from flibuste.games.nassau.fighting import may_fight
from flibuste.games.nassau.modules.dutchman import DUTCH, zone_of_dutchman
from flibuste.games.nassau.odds import chance_of_tokens
from flibuste.games.nassau.sea import MOST_OPPONENTS, MOST_SITES
from flibuste.games.nassau.ship import Ship, crew, is_usable, owned, pirates_for
from flibuste.games.nassau.sites import may_plunder, tower_range
from flibuste.games.nassau.state import Nassau, crates_on
from flibuste.games.nassau.tables import ATTACK, BOMB, CRAB, DODGE, DOUBLOON, NONE, RUM, YARN

LOSS: Final = 2.86  # what an attack takes
LAID: Final = 0.6  # what a pirate laid down costs
WARDED: Final = 0.66  # attacks that a die wards off
CRATE_PLACED: Final = 0.4
CRATE_WITHOUT_VICTORY: Final = 0.5
BOMB_THROWN: Final = 2.0
CARD_FOR_CRATE: Final = 0.6  # each round, as long as a crate stands on an opponent
MOST_SPECIES: Final = 4  # that one may hope to beat
TOWER_KEPT: Final = 0.45
TOWER_KEPT_PER_CRATE: Final = 0.15
TOWER_KEPT_AT_THE_END: Final = 0.936
TOWER_INCOME: Final = 6.0
TOWER_CRATE: Final = 0.8
HIDDEN_EACH_ROUND: Final = 0.7  # goods that will still multiply what the hideout is worth
HOLD_TAKEN: Final = 0.5
NOT_TO_HIDE: Final = -1.0  # a good takes a hold
OUTPOST_EACH_ROUND: Final = 1.2
DUTCHMAN: Final = 4.0
DUTCHMAN_RUM: Final = 2


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
    ship, tile, there = s.ships[seat], s.opponents[space], crates_on(s, space)
    lasting = keeping_chances(s, strength, crates, owned(ship, RUM))
    hurt = 1.0 if bomb else sum(lasting[1:])
    beaten = sum([chance for left, chance in enumerate(lasting) if left + there + bomb >= strength])
    losses = expected_losses(s, ship, strength)
    spent = crates * (CRATE_PLACED + CRATE_WITHOUT_VICTORY * (1 - beaten)) + LAID * pirates_for(ship, crates)
    card = CARD_FOR_CRATE * rounds_left(s) * (1 - beaten) - (BOMB_THROWN if bomb else 0.0)
    return hurt * spoils_worth(s, seat, tile) + beaten * tile_worth(s, ship, tile) + card - losses - spent


def keeping_chances(s: Nassau, strength: int, crates: int, rum: int) -> list[float]:
    """By the number of crates that stay: how likely. One rum is spent on a dodge, if there is one."""
    bag = s.book.tables.bag
    chances = [0.0] * (crates + 1)
    for dodges, chance in enumerate(chances_of_tokens(bag[DODGE], sum(bag), strength)):
        left = max(0, crates - max(0, dodges - min(1, rum)))
        chances[left] += chance
    return chances


@cache
def chances_of_tokens(of_kind: int, in_bag: int, drawn: int) -> list[float]:
    """By how many of a kind are among so many tokens drawn: how likely; worked out once for each strength."""
    return [float(chance_of_tokens(of_kind, in_bag, drawn, found)) for found in range(drawn + 1)]


def spoils_worth(s: Nassau, seat: int, tile: int) -> float:
    return s.book.tables.points[tile] + worth(s, seat, s.book.tables.reward[tile])


def tile_worth(s: Nassau, ship: Ship, tile: int) -> float:
    """What the product at the end gains by a tile, with some hope for more types."""
    t = s.book.tables
    points, types = sum([t.points[own] for own in ship.beaten]), {t.species[own] for own in ship.beaten}
    after = {*types, t.species[tile]}
    hope = max(len(after), min(MOST_SPECIES, len(after) + rounds_left(s)))
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
    keeps = min(1.0, TOWER_KEPT + TOWER_KEPT_PER_CRATE * crates) if rounds_left(s) else TOWER_KEPT_AT_THE_END
    income = TOWER_INCOME * (1 + rounds_left(s))
    old = 0.0 if s.holders[tower] != seat else income + s.piled[tower] * len(own)
    return keeps * (product + income) - old - TOWER_CRATE * crates - LAID * pirates_for(ship, crates)


def plunder_worth(s: Nassau, seat: int, post: int) -> float:
    return good_worth(s, seat, s.wares[post]) - LAID * pirates_for(s.ships[seat], s.book.tables.plunder_needs)


def good_worth(s: Nassau, seat: int, good: int) -> float:
    """A good that can be hidden this round: one that the hideout waits for multiplies, any other counts in the centre.
    Without doubloons it only takes a hold."""
    ship, t = s.ships[seat], s.book.tables
    aboard = sum(ship.goods)
    if aboard >= len(t.hiding_fees) or owned(ship, DOUBLOON) < t.hiding_fees[aboard]:
        return NOT_TO_HIDE
    fee = t.hiding_fees[aboard] - (t.hiding_fees[aboard - 1] if aboard else 0)
    filled = filled_with(s, ship)
    gain = float(sum(t.hideout_values[:filled]))
    column = t.hideouts[ship.hideout]
    if filled < len(column) and column[filled] == good:
        hidden = ship.filled + sum(ship.store) + aboard + 1
        gain += t.hideout_values[filled] * (hidden + HIDDEN_EACH_ROUND * rounds_left(s))
    return gain - fee * price(s, seat, DOUBLOON) - HOLD_TAKEN * min(1, rounds_left(s))


def filled_with(s: Nassau, ship: Ship) -> int:
    """The spaces of the column that are filled once the goods aboard are hidden."""
    column = s.book.tables.hideouts[ship.hideout]
    goods, filled = ship.goods.copy(), ship.filled
    while filled < len(column) and goods[column[filled]]:
        goods[column[filled]] -= 1
        filled += 1
    return filled


def outpost_worth(s: Nassau, seat: int) -> float:
    reward = s.book.tables.outposts[s.outposts[s.ships[seat].place]]
    return worth(s, seat, reward) + OUTPOST_EACH_ROUND * rounds_left(s)


def dog_worth(s: Nassau, seat: int) -> float:
    ship, t = s.ships[seat], s.book.tables
    trade = 0.0
    if owned(ship, DOUBLOON) and not ship.traded:
        items = [worth(s, seat, [item]) for item in t.offerings[s.offerings[-1]]]
        trade = max(0.0, max(items) - price(s, seat, DOUBLOON))
    return t.dog_rum * price(s, seat, RUM) + price(s, seat, YARN) + trade


def dutchman_worth(s: Nassau, seat: int) -> float:
    """Rum for sure, points for the round, a place at the end."""
    return DUTCHMAN_RUM * price(s, seat, RUM) + DUTCHMAN - expected_losses(s, s.ships[seat], s.rounds + 1)


def expected_losses(s: Nassau, ship: Ship, tokens: int) -> float:
    """What the attacks among so many tokens are likely to take."""
    bag = s.book.tables.bag
    attacks = tokens * sum(bag[ATTACK:]) / sum(bag)
    return max(0.0, attacks - WARDED * min(ship.sails, ship.sailors)) * LOSS
