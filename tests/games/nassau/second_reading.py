"""The rules once more, written from the rulebook alone and in another form: one long story that stops at each question.

It shares no code with the rules and is told only chance: how the table was laid out, which cards, animals, goods and
tokens were drawn, what the dice showed. Next to a real game it must ask the same player the same question with the same
answers, and keep the same books.
"""

from __future__ import annotations

from collections import Counter

from tests.games.nassau.second_box import (
    DOG_ZONES,
    DUTCHMAN_POINTS,
    FISH,
    GOODS,
    HIDEOUTS,
    OUTPOSTS,
    PLACES,
    POSTS,
    TOWERS,
    VALUES,
    WEAPONS,
    ZONES,
    strength_of,
)
from tests.games.nassau.second_sea import AtSea
from tests.games.nassau.second_ship import Player
from tests.second_readings import Story


class SecondReading(AtSea):
    """A whole game."""

    def game(self, sea: str) -> Story:
        for self.round in range(1, 5):
            self.reveal(sea)
            yield from self.nassau()
            yield from self.caribbean()
            yield from self.refit()

    def check_layout(self) -> None:
        """What must hold however the draws came out."""
        seats = str(len(self.players))
        spaces = [f"OP-{zone}{1 + at}" for zone in ZONES for at, fish in enumerate(FISH[zone]) if fish <= seats]
        assert sorted(self.opponents) == spaces and len(set(self.opponents.values())) == len(spaces)
        assert all(strength_of(tile) <= 2 for space, tile in self.opponents.items() if space[3] in "ABD")
        assert sorted(self.outposts) == [f"OU-{zone}" for zone in ZONES[1:]]
        assert sorted(self.outposts.values()) == sorted(OUTPOSTS)
        for sites, kind, numbers in ((self.towers, "WT", TOWERS), (self.posts, "TP", POSTS)):
            assert sorted(sites) == [f"{kind}-{zone}{1 + at}" for zone in ZONES for at in range(numbers[zone])]
            assert Counter(sites.values()) == dict.fromkeys(WEAPONS, 2)
        assert sorted(self.wares) == sorted(self.posts)
        assert sorted(good for post, good in self.wares.items() if post[3] in "ABCDEG") == sorted(GOODS)
        assert sorted(laid[0] for laid in self.layout) == list("123456789")
        assert len({player.hideout for player in self.players} & set(HIDEOUTS)) == len(self.players)
        assert len(self.display) == 3 and self.pile.total() == 24 - 3 - len(self.players)
        if self.with_feld:
            assert self.feld[0] == ("2" if self.layout[6][0] == "1" else "6")

    def reveal(self, sea: str) -> None:
        assert self.chance.heard("round") == [self.round]
        if sea != "dutchman":
            (self.dog,) = self.chance.heard("dog-at")
            assert self.dog in DOG_ZONES
            self.offering = f"OF{1 + self.chance.heard('offered')[0]}"
        if sea != "dog":
            self.dutchman, self.dutchman_weapon, points = self.chance.heard("dutchman-at")
            assert points == DUTCHMAN_POINTS[self.dutchman]

    # Phase III --------------------------------------------------------------------------------------------------------

    def refit(self) -> Story:
        self.score_dutchman()
        for player in self.players:
            player.standing += player.lying
            player.lying = 0
            player.place, player.berth = "ship", None
        for name, seat in self.alleys.items():
            self.players[seat].standing += self.city.alleys[name].sections
        self.alleys = {}
        for player in self.players:
            player.used = set()
            player.doubled = False
        for seat in self.around():
            while not self.players[seat].fits():
                yield from self.make_room(seat, self.players[seat], set())
        self.compare_yarns()
        if self.round == 4:
            return
        self.display = []
        for _ in range(3):
            self.show_animal()
        for player in self.players:
            player.reserve += player.marker
            player.traded = player.marker = False
        self.refill_posts()

    def score_dutchman(self) -> None:
        most = max(player.on_tile for player in self.players)
        for player in self.players:
            wins = player.on_tile == most > 0
            player.points += DUTCHMAN_POINTS[self.dutchman] if wins else 0
            player.under_tiles += wins
            player.on_quay += player.on_tile - wins
            player.on_tile = 0

    def compare_yarns(self) -> None:
        best = max((player.yarns for player in self.players if player.yarns is not None), default=None)
        for player in self.players:
            if player.yarns is None:
                player.lose_points(5)
            elif player.yarns == best:
                player.points += 5
            self.discards |= player.told | player.jokes
            player.told, player.jokes, player.yarns = set(), set(), None

    def refill_posts(self) -> None:
        for post in sorted(self.posts.keys() - self.wares.keys()):
            if self.bag.total():
                where, good = self.chance.heard("stocked")
                assert where == post
                self.bag[good] -= 1
                self.wares[post] = good

    # The end ----------------------------------------------------------------------------------------------------------

    def parts(self, seat: int, player: Player) -> list[int]:
        """Track, watchtowers, opponents, hideout, weapons, companions, change, Dutchman."""
        piles = [self.piled[tower] for tower, holder in self.holders.items() if holder == seat]
        beaten = sum(strength_of(tile) for tile in player.beaten)
        collected = sum(player.weapons.values()) - len(WEAPONS)
        left = player.crates + player.provisions + player.goods.total() + len(player.hands)
        place = sum(other.on_quay > player.on_quay for other in self.players)
        return [
            player.points,
            sum(piles) * len(piles),
            beaten * len({tile[0] for tile in player.beaten}),
            sum(VALUES[: player.filled]) * (player.filled + player.store.total()),
            max(player.weapons.values()) * collected,
            8 * min(player.sailors, len(player.animals)),
            (left + sum(player.objects.values())) // 2,
            PLACES[place] if player.on_quay else 0,
        ]
