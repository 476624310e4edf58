"""Phase I of the second reading: the captain walks through Nassau, and the boats leave."""

from __future__ import annotations

from tests.games.nassau.second_box import QUADRANTS, QUAYS
from tests.games.nassau.second_ship import Player
from tests.games.nassau.second_table import Table
from tests.second_readings import Story

NEXT_CORNER = {"6": "0", "0": "2", "2": "8", "8": "6"}
BONUSES = {"provision", "rum", "crate"}


class InCity(Table):
    def nassau(self) -> Story:
        self.visited = {self.captain}
        self.nobody_passed = True
        order = self.around()
        while order:
            for seat in list(order):
                if (yield from self.walk(seat, self.players[seat])) == "pass":
                    order.remove(seat)

    def walk(self, seat: int, player: Player) -> Story:
        options = self.moves(player) | {"pass"} | ({"pause"} if player.objects["rum"] else set())
        answer = yield from self.ask(seat, options)
        if answer == "pause":
            yield from self.pay(seat, "rum")
        elif answer == "pass":
            yield from self.leave_port(seat, player)
        else:
            yield from self.move(seat, player, answer)
            yield from self.extra_move(seat, player)
        return answer

    def extra_move(self, seat: int, player: Player) -> Story:
        if not player.objects["doubloon"] or not self.moves(player, 1):
            return
        if (yield from self.ask(seat, {"again", "end"})) == "again":
            yield from self.pay(seat, "doubloon")
            again = yield from self.ask(seat, self.moves(player), even_one=True)
            yield from self.move(seat, player, again)

    def moves(self, player: Player, spent: int = 0) -> set[str]:
        """What a player can do with the captain once he has spent so many doubloons."""
        at = [name for name, alley in self.city.alleys.items() if self.captain in alley.ends]
        if any(name not in self.alleys for name in at):
            return self.ways(player, self.captain, spent)
        return {f"from {crossing}" for crossing in self.visited if self.ways(player, crossing, spent)}

    def ways(self, player: Player, crossing: str, spent: int = 0) -> set[str]:
        free = {name: alley for name, alley in self.city.alleys.items() if name not in self.alleys}
        fare = player.objects["doubloon"] > spent or player.points >= 2
        found = set()
        for name, alley in free.items():
            left = player.standing - alley.sections
            if crossing in alley.ends and len(alley.ends) == 2 and left >= 0:
                found.add(f"go {name}")
            elif alley.ends == (crossing,) and fare and self.landings(left, crossing):
                found.add(f"barge {name}")
        return found

    def landings(self, pirates: int, crossing: str) -> set[str]:
        """Border alleys that so many pirates fill, and that lead elsewhere."""
        return {
            f"land {name}"
            for name, alley in self.city.alleys.items()
            if len(alley.ends) == 1 and name not in self.alleys
            if alley.sections <= pirates and alley.ends != (crossing,)
        }

    def fill(self, seat: int, name: str) -> None:
        self.alleys[name] = seat
        self.players[seat].standing -= self.city.alleys[name].sections

    def move(self, seat: int, player: Player, answer: str) -> Story:
        if answer.startswith("from"):
            self.captain = answer.split()[1]
            answer = yield from self.ask(seat, self.ways(player, self.captain), even_one=True)
        name = answer.split()[1]
        self.fill(seat, name)
        if answer.startswith("go"):
            one, other = self.city.alleys[name].ends
            self.captain = other if self.captain == one else one
        else:
            if player.objects["doubloon"]:
                yield from self.pay(seat, "doubloon")
            else:
                player.points -= 2
            landings = self.landings(player.standing, self.captain)
            name = (yield from self.ask(seat, landings, even_one=True)).split()[1]
            self.fill(seat, name)
            (self.captain,) = self.city.alleys[name].ends
        self.visited.add(self.captain)
        offers = dict(self.city.offers[self.captain])
        thing = (yield from self.ask(seat, {f"take {thing}" for thing in offers})).split()[1]
        yield from self.receive(seat, thing, offers[thing])
        if self.with_feld and self.captain == self.feld:
            yield from self.meet_feld(seat, player)

    def meet_feld(self, seat: int, player: Player) -> Story:
        first = (yield from self.ask(seat, {f"bonus {bonus}" for bonus in BONUSES})).split()[1]
        yield from self.receive(seat, first, 1)
        if player.objects["doubloon"]:
            others = {f"bonus {bonus}" for bonus in BONUSES - {first}}
            second = yield from self.ask(seat, others | {"skip"})
            if second != "skip":
                yield from self.pay(seat, "doubloon")
                yield from self.receive(seat, second.split()[1], 1)
        corner = NEXT_CORNER[self.feld[0]]
        self.feld = (yield from self.ask(seat, {f"send {corner}{quadrant}" for quadrant in QUADRANTS})).split()[1]

    def leave_port(self, seat: int, player: Player) -> Story:
        taken = {other.berth for other in self.players}
        own = {outpost for outpost, owner in self.garrisons.items() if owner == seat}
        berths = {f"quay {berth}" for berth in (set(QUAYS) | own) - taken}
        berth = player.berth = (yield from self.ask(seat, berths)).split()[1]
        player.place = "A" if berth in QUAYS else berth[3]
        if self.nobody_passed:
            self.dolphin = seat
        self.nobody_passed = False
        yield from self.receive(seat, "provision", 2)
        if berth in QUAYS:
            thing, amount = QUAYS[berth]
            doubled = yield from self.asked_to_use(seat, "kraken")
            yield from self.receive(seat, thing, 2 * amount if doubled else amount)
