"""Tables amid a chapter at which nearly everything can happen: much in the displays, in the holds and in the river."""

from __future__ import annotations

import random
from collections import Counter

from tests.games.port_royal.modules.adventure import AdventureTable, adventure, begun
from tests.games.port_royal.modules.second_box import ARROWS, COST, EVENTS, SIDES, STARRED, ship
from tests.games.port_royal.modules.second_player import Player
from tests.games.port_royal.modules.second_reading import SecondReading


def enriched(seats: int, mode: str, chapter: int, seed: int) -> AdventureTable:
    """All cards of the box are in the deck; the active player has drawn a card this turn."""
    dice = random.Random(seed)
    deck: list[str] = begun(2, "variable").board["pools"][1]
    dice.shuffle(deck)

    def some(cards: list[str], most: int) -> list[str]:
        found = cards[: dice.randint(0, most)]
        for card in found:
            deck.remove(card)
        return found

    players = []
    for letter in dice.sample(sorted(SIDES), seats):
        player = Player()
        player.adventurer = dice.choice(SIDES[letter])
        player.display = some([card for card in deck if card in COST], 8)
        player.display += some([card for card in deck if card.startswith("expedition-")], 1)
        player.hold = some([card for card in deck if card.startswith("ship-") and ship(card).cargo], 4)
        player.crowns = dice.choice([0, 1, 3, 5] if mode != "cooperative" else [0, 2, 5, 8, 11, 14, 15])
        player.coins = dice.choice([0, 1, 2, 5, 9, 12, 16, 18])
        players.append(player)
    missions = dice.sample(sorted(STARRED), 4) if mode == "variable" else path(mode, chapter, dice)
    for player in players:
        left = [mission for mission in missions if dice.random() < 0.3]
        player.done = left
        player.out = 0 if mode == "cooperative" else dice.randint(0, min(1, 4 - len(left)))
        player.on_box = "52" in missions and "52" not in left and player.uncovered < 4 and dice.random() < 0.5
    accomplished = [f"{mission}:{seat}" for seat, player in enumerate(players) for mission in player.done]
    events = dice.sample(sorted(EVENTS), 13)
    played, coming, unseen = events[:2], events[2:4], sorted(events[4:])
    colours = {ship(card).colour: card for card in deck if card.startswith("ship-")}
    river = some(dice.sample(sorted(colours.values()), len(colours)), 3) + some([c for c in deck if c in COST], 4)
    taxes = some([card for card in deck if card.startswith("tax-")], 2)
    expeditions = some([card for card in deck if card.startswith("expedition-")], 4)
    return adventure(
        seats,
        mode,
        "" if mode == "variable" else f"chapter={chapter}",
        active=dice.randrange(seats),
        river=" ".join(river),
        expeditions=" ".join(expeditions),
        display=[" ".join(player.display) for player in players],
        holds=[" ".join(player.hold) for player in players],
        gold=[player.coins for player in players],
        crowns=[player.crowns for player in players],
        adventurers=[player.adventurer for player in players],
        out=[player.out for player in players],
        missions=" ".join(missions),
        markers=" ".join(accomplished),
        progress=" ".join(f"52:{seat}" for seat, player in enumerate(players) if player.on_box),
        event=played[-1],
        events=" ".join(coming),
        played=" ".join(played),
        unseen=" ".join(unseen),
        month=len(missions),
        next_cards=" ".join(taxes),
        discard=" ".join(deck[sum(player.coins for player in players) + dice.choice([0, 2, 9, 60]) :]),
        ending=mode != "cooperative" and any(one.influence >= 12 and one.uncovered >= 2 for one in players),
        seed=seed,
    )


def path(mode: str, chapter: int, dice: random.Random) -> list[str]:
    """Missions as the hourglasses may have revealed them."""
    found = [f"{chapter}0"]
    while found[-1] in ARROWS[mode] and dice.random() < 0.8:
        arrow = ARROWS[mode][found[-1]]
        found.append(arrow[0] if len(arrow) == 1 else dice.choice(arrow[1:]))
    return found


def find(second: SecondReading, t: AdventureTable) -> None:
    """The table as it lies: a card was drawn this turn, all groups are in the deck."""
    board, zones = t.board, t.zones
    second.groups = {80, 81, 83, 84, 85, 86, 87}
    second.pile, second.discard = board["pile"], Counter(board["discard"])
    second.river, second.expeditions = board["river"], board["expeditions"]
    second.first, second.active, second.ending = board["first"], board["active"], board["ending"]
    second.missions, second.accomplished, second.month = zones["missions"], zones["markers"], len(zones["missions"])
    second.zeros = EVENTS - set(zones["events-unseen"])
    second.played, second.event = zones["events-played"], zones["event"][0]
    second.coming = [*zones["events-coming"], "EV-N3" if second.mode == "variable" else "EV-N2"]
    for seat, player in enumerate(second.players):
        player.adventurer, player.coins, player.crowns = zones["adventurers"][seat], t.gold[seat], t.crowns[seat]
        player.display, player.hold, player.out = t.display[seat], t.hold(seat), int(zones["bought-out"][seat])
        player.done = [key for key, owner in (marker.split(":") for marker in t.markers) if owner == str(seat)]
        player.on_box = f"52:{seat}" in zones["progress"]
