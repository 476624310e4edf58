"""Phase II of the second reading: sailing the Caribbean and going home. Fights stand in `second_fight.py`."""

from __future__ import annotations

from tests.games.nassau.second_box import FEES, HIDEOUTS, OFFERINGS, OUTPOSTS, VALUES, beside, strength_of
from tests.games.nassau.second_fight import Fighting
from tests.games.nassau.second_ship import Player
from tests.games.nassau.second_yarns import POINTS, is_true
from tests.second_readings import Story

STOPS = ["skull", "fire", "home"]


class AtSea(Fighting):
    def caribbean(self) -> Story:
        self.nobody_home = True
        order = self.around()
        while order:
            for seat in list(order):
                if (yield from self.turn_at_sea(seat, self.players[seat])) == "home":
                    order.remove(seat)

    def turn_at_sea(self, seat: int, player: Player) -> Story:
        on_the_way = STOPS.index(player.place) + 1 if player.place in STOPS else 0
        can = {"skull": player.goods.total() and player.objects["doubloon"], "home": True}
        can["fire"] = player.objects["rum"] and bool(player.hands)
        options = {stop for stop in STOPS[on_the_way:] if can[stop]}
        options |= {"act"} if player.provisions and not on_the_way else set()
        answer = yield from self.ask(seat, options)
        if answer == "act":
            player.provisions -= 1
            yield from self.sail(seat, player)
            yield from self.act(seat, player)
            return answer
        player.place = answer
        stop = {"skull": self.skull_island, "fire": self.campfire, "home": self.home_port}
        yield from stop[answer](seat, player)
        return answer

    # Sailing ----------------------------------------------------------------------------------------------------------

    def sail(self, seat: int, player: Player) -> Story:
        jumps = {f"compass {zone}" for zone in (self.dog, self.dutchman) if zone and player.objects["compass"]}
        jumps.discard(f"compass {player.place}")
        answer = yield from self.ask(seat, {f"sail {zone}" for zone in self.distances(player)} | jumps)
        if answer.startswith("compass"):
            yield from self.pay(seat, "compass")
            player.place = answer.split()[1]
            answer = yield from self.ask(seat, {f"sail {zone}" for zone in self.distances(player)})
        player.lay(self.distances(player)[answer.split()[1]])
        player.place = answer.split()[1]

    def distances(self, player: Player) -> dict[str, int]:
        """The zones within reach. A kraken stops a boat that enters its zone."""
        krakens = {space[3] for space, tile in self.opponents.items() if tile[0] == "K"}
        found, edge = {player.place: 0}, [player.place]
        for distance in range(1, min(player.sails, player.sailors + player.standing) + 1):
            from_here = [zone for zone in edge if zone not in krakens or zone == player.place]
            edge = sorted({zone for leaving in from_here for zone in beside(leaving)} - set(found))
            found |= dict.fromkeys(edge, distance)
        return found

    # Actions ----------------------------------------------------------------------------------------------------------

    def act(self, seat: int, player: Player) -> Story:
        here = player.place
        options = {"card"}
        options |= {f"fight {space}" for space in self.opponents if space[3] == here and self.may_fight(player, space)}
        if f"OU-{here}" in self.outposts.keys() - self.garrisons.keys() and player.standing + player.lying:
            options.add("outpost")
        options |= {f"tower {tower}" for tower in self.towers if tower[3] == here and self.crates_for(player, tower)}
        options |= {f"plunder {post}" for post in self.wares if post[3] == here and self.may_plunder(player, post)}
        options |= {"dog"} if self.dog == here else set()
        options |= {"dutch"} if self.dutchman == here and player.crates else set()
        answer, _, what = (yield from self.ask(seat, options)).partition(" ")
        if answer == "fight":
            yield from self.fight(seat, player, what)
        elif answer == "outpost":
            yield from self.capture(seat, player)
        elif answer == "tower":
            yield from self.occupy(seat, player, what)
        elif answer == "plunder":
            yield from self.plunder(seat, player, what)
        elif answer == "dog":
            yield from self.meet_dog(seat, player)
        elif answer == "dutch":
            yield from self.attack_dutchman(seat, player)
        else:
            yield from self.receive(seat, "yarn", 1)

    def capture(self, seat: int, player: Player) -> Story:
        if player.lying:
            player.lying -= 1
        else:
            player.standing -= 1
        self.garrisons[f"OU-{player.place}"] = seat
        yield from self.receive(seat, *OUTPOSTS[self.outposts[f"OU-{player.place}"]])

    def crates_for(self, player: Player, tower: str) -> range:
        most = min(player.weapons[self.towers[tower]], player.sailors + player.standing, player.crates)
        return range(self.piled.get(tower, 0) + 1, most + 1)

    def occupy(self, seat: int, player: Player, tower: str) -> Story:
        answer = yield from self.ask(seat, {f"crates {crates}" for crates in self.crates_for(player, tower)})
        crates = int(answer.split()[1])
        player.lay(crates)
        player.crates -= crates
        if tower in self.holders:
            before = self.players[self.holders[tower]]
            before.reserve += self.piled[tower]
            before.points += 2
        self.holders[tower], self.piled[tower] = seat, crates

    def may_plunder(self, player: Player, post: str) -> bool:
        return player.weapons[self.posts[post]] >= 2 and player.sailors + player.standing >= 2

    def plunder(self, seat: int, player: Player, post: str) -> Story:
        player.lay(2)
        good = self.wares.pop(post)
        while not player.fits(goods=1):
            yield from self.make_room(seat, player, set())
        player.goods[good] += 1

    def meet_dog(self, seat: int, player: Player) -> Story:
        yield from self.receive(seat, "rum", 2)
        yield from self.receive(seat, "yarn", 1)
        if player.traded or not player.objects["doubloon"]:
            return
        offers = dict(OFFERINGS[self.offering])
        answer = yield from self.ask(seat, {f"buy {thing}" for thing in offers} | {"skip"})
        if answer != "skip":
            player.traded = True
            yield from self.pay(seat, "doubloon")
            yield from self.receive(seat, answer.split()[1], offers[answer.split()[1]])
            player.marker = player.reserve > 0
            player.reserve -= player.marker

    # The voyage home --------------------------------------------------------------------------------------------------

    def skull_island(self, seat: int, player: Player) -> Story:
        hidden = 0
        while hidden < 3 and player.goods.total() and player.objects["doubloon"] >= FEES[hidden + 1]:
            choice = {f"hide {good}" for good in +player.goods} | ({"enough"} if hidden else set())
            answer = yield from self.ask(seat, choice)
            if answer == "enough":
                break
            good = answer.split()[1]
            hidden += 1
            player.goods[good] -= 1
            if player.filled < len(VALUES) and HIDEOUTS[player.hideout][player.filled] == good:
                player.filled += 1
            else:
                player.store[good] += 1
        yield from self.pay(seat, "doubloon", FEES[hidden])

    def campfire(self, seat: int, player: Player) -> Story:
        chosen: list[int] = []
        parrot = 0
        while True:
            options = {"enough"} if chosen else set()
            if len(chosen) < 3 * player.objects["rum"]:
                cards = {card for card in player.hands if not chosen or card > chosen[-1]}
                options |= {f"tell {card}" for card in cards}
                options |= {f"parrot {card}" for card in cards} if player.can_use("parrot") and not parrot else set()
            if not chosen and player.goods.total() > 2:
                options |= {f"dump {good}" for good in +player.goods}
            answer, _, what = (yield from self.ask(seat, options, even_one=True)).partition(" ")
            if answer == "enough":
                break
            if answer == "dump":
                player.goods[what] -= 1
                self.bag[what] += 1
            else:
                chosen.append(int(what))
                parrot = int(what) if answer == "parrot" else parrot
        yield from self.pay(seat, "rum", (len(chosen) + 2) // 3)
        if parrot:
            player.used.add("parrot")
        worth = {card: POINTS[card] if is_true(self, seat, card) else 1 for card in chosen}
        player.told |= {card for card in chosen if is_true(self, seat, card)}
        player.jokes |= set(chosen) - player.told
        player.hands -= set(chosen)
        player.yarns = sum(worth.values())
        player.points += player.yarns + worth.get(parrot, 0)

    def home_port(self, seat: int, player: Player) -> Story:
        if self.nobody_home:
            self.dolphin = seat
        self.nobody_home = False
        incomes = {
            "crates": list(self.garrisons.values()).count(seat),
            "cards": sum(crates[seat] > 0 for crates in self.hits.values()),
            "points": 2 * list(self.holders.values()).count(seat),
        }
        if player.can_use("turtle") and any(incomes.values()):
            choice = {f"turtle {income}" for income, number in incomes.items() if number} | {"skip"}
            answer = yield from self.ask(seat, choice)
            if answer != "skip":
                player.used.add("turtle")
                incomes[answer.split()[1]] *= 2
        player.points += incomes["points"]
        yield from self.receive(seat, "crate", incomes["crates"])
        yield from self.receive(seat, "yarn", incomes["cards"])

    def may_fight(self, player: Player, space: str) -> bool:
        crab = player.can_use("crab") and strength_of(self.opponents[space]) == 1
        return bool(player.crates or player.objects["bomb"] or crab)
