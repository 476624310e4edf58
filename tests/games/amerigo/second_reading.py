"""The rules once more, written from the rulebook alone and in another form: one long story that stops at each question.

It shares no code with the rules and is told only chance: which cubes came out, which tiles and tokens were drawn. Next
to a real game it must ask the same player the same question with the same answers, and keep the same books.
"""

from __future__ import annotations

from tests.games.amerigo.second_map import GOODS, PIECES, Cell, Place, beside, name
from tests.games.amerigo.second_table import COLOURS, Player, Story, Table

VERBS = dict(zip(COLOURS, ("navigate", "load", "plan", "progress", "build", "produce", "special"), strict=True))
TWO_MORE = dict(
    zip(COLOURS, ("navigators", "gunners", "architects", "scholars", "builders", "merchants", "-"), strict=True)
)
ONE_MORE = {"blue": "cartographers", "red": "cartographers", "black": "fortification"}
ONE_MORE |= {"green": "fortification", "brown": "manufacture", "yellow": "manufacture"}
SPECIAL_POINTS = {3: 1, 6: 3, 10: 6, 14: 10, 18: 15}
PROGRESS_POINTS = {4: 1, 8: 3, 12: 6, 16: 10, 20: 15}


class SecondReading(Table):
    """A whole game. `ask` is delegated to by `yield from`: a player and his answers, with what he may always do."""

    def game(self) -> Story:
        for place, seat in enumerate(self.line()):
            self.players[seat].gold = place
        for self.round in range(1, 6):
            self.pirates.append(self.chance.heard("pirate")[1])
            if self.round > 1:
                self.refill()
            else:
                held = self.chance.heard("filled")[1]
                self.storage = {colour: 7 - (held >> 3 * at & 7) for at, colour in enumerate(COLOURS)}
            for colour in COLOURS:
                yield from self.phase(colour)
            self.attack()
        self.count()

    def refill(self) -> None:
        board = self.chance.table.board
        assert board["display"][4:] == self.display[:4] and None not in board["display"][:4]
        assert None not in board["market"] and len(board["market"]) == 2 + 2 * self.seats
        self.display, self.market = board["display"], board["market"]

    def phase(self, colour: str) -> Story:
        news = self.chance.heard("thrown", "empty-storage", "nothing-out")[0]
        assert (news == "empty-storage") == (self.storage[colour] == 0)
        self.storage[colour] = 0
        if news != "thrown":
            return
        self.centre = self.chance.table.board["centre"]
        assert self.storage == self.chance.table.board["storage"]
        for seat in self.line():
            yield from self.turn(seat, self.players[seat])
        for other in COLOURS:
            self.storage[other] += self.centre[other]
        self.centre = dict.fromkeys(COLOURS, 0)

    def turn(self, seat: int, player: Player) -> Story:
        cubes = sum(self.centre.values())
        colours = {colour for colour in COLOURS if self.centre[colour]}
        if player.has("versatility") and colours & {"red", "green"}:
            colours |= {"red", "green"}
        options = (
            {VERBS[colour] for colour in colours} | {"gold", "pass"} | ({"renown"} if player.has("renown") else set())
        )
        answer = ""
        while not answer:
            answer = yield from self.ask(seat, options)
        if answer == "gold":
            share = 2 if player.has("money-changer") else 3
            player.earn((cubes + share - 1) // share)
        elif answer == "renown":
            player.turn_over("renown")
            player.score += cubes
        elif answer != "pass":
            yield from self.act(seat, player, next(colour for colour in COLOURS if VERBS[colour] == answer))

    def act(self, seat: int, player: Player, colour: str) -> Story:
        self.points = max(self.centre.values())
        self.points += 2 * player.has(TWO_MORE[colour]) + player.has(ONE_MORE.get(colour, "-"))
        if colour == "white":
            yield from self.white(seat, player)
        elif colour == "black":
            self.points, player.cannons = yield from self.along(seat, player.cannons, 12)
            player.earn(2 if self.points and player.cannons == 12 else 0)
        else:
            story = {"blue": self.blue, "red": self.red, "brown": self.brown, "green": self.green}
            yield from story.get(colour, self.yellow)(seat, player)

    def along(self, seat: int, space: int, last: int, tile: str = "") -> Story:
        """A marker moved: points left over, and where it stands; -1 if a tile was used instead."""
        if space == last and not self.players[seat].has(tile):
            return self.points, space
        answer = ""
        while not answer:
            moves = range(min(self.points, last - space) + 1)
            answer = yield from self.ask(seat, {f"move {spaces}" for spaces in moves}, True, tile)
        if answer.startswith("use"):
            return 0, -1
        spaces = int(answer.split()[1])
        return self.points - spaces, space + spaces

    def blue(self, seat: int, player: Player) -> Story:
        waiting = {"a": 0, "b": 1}
        while waiting:
            options = {"stop"}
            for ship, at in waiting.items():
                place = player.ships[at]
                if place is None:
                    options |= {f"launch {ship} {space}" for space in self.map.frame}
                else:
                    options |= {f"sail {ship} {name(end)}" for end in self.ends(seat, place)}
            answer = yield from self.ask(seat, options, True, "fair-winds")
            if answer == "stop":
                return
            if answer.startswith("launch"):
                player.ships[waiting[answer.split()[1]]] = answer.split()[2]
            elif answer:
                end = next(place for place in self.map.steps if name(place) == answer.split()[2])
                player.ships[waiting.pop(answer.split()[1])] = end
                yield from self.anchor(seat, player, self.founding(seat, end))

    def ends(self, seat: int, place: Place) -> set[Place]:
        """Anywhere within reach but on another ship at sea; leaving and coming back is worth it for a post."""
        ships = {
            ship for player in self.players for ship in player.ships if ship is not None and ship not in self.map.frame
        }
        back = {place} if self.points >= 2 and self.founding(seat, place) else set()
        return self.map.within(place, self.points) - ships | back

    def founding(self, seat: int, place: Place) -> Cell | None:
        post = self.map.post_of(place)
        free = post not in self.posts and post not in self.tiles
        return post if free and list(self.posts.values()).count(seat) < 12 else None

    def anchor(self, seat: int, player: Player, post: Cell | None) -> Story:
        if post is None:
            return
        answer = ""
        while not answer:
            answer = yield from self.ask(seat, {"settle", "skip"})
        if answer == "settle":
            player.score += 0 if self.map.island[post] & set(self.posts) else 3
            self.posts[post] = seat
            player.earn(1 if player.has("concessions") else 0)
            self.complete(player, post)

    def red(self, seat: int, player: Player) -> Story:
        allowed = 2 if player.has("grand-design") else 1
        while True:
            kinds = {kind for kind, left in player.villages.items() if left}
            kinds |= {kind for kind, left in self.neutral.items() if left and allowed}
            options = {f"take {kind}" for kind in kinds if PIECES[kind].cost <= self.points}
            if not options and not (kinds and self.could(seat)):
                return
            answer = yield from self.ask(seat, options | {"stop"}, True)
            if answer == "stop":
                return
            if answer:
                kind = answer.split()[1]
                supply = self.neutral if PIECES[kind].neutral else player.villages
                supply[kind] -= 1
                allowed -= PIECES[kind].neutral
                player.reserve[kind] += 1
                self.points -= PIECES[kind].cost

    def brown(self, seat: int, player: Player) -> Story:
        again = True
        while again:
            start = player.progress
            if start < 20 or not self.points:
                answer = ""
                while not answer and (start < 20 or not self.points):
                    moves = range(min(self.points, 20 - start) + 1)
                    answer = yield from self.ask(seat, {f"move {spaces}" for spaces in moves}, True)
                spaces = int(answer.split()[1]) if answer else 0
                self.points -= spaces
                player.progress += spaces
            learned = yield from self.learn(
                seat, player, sum(start < space <= player.progress for space in PROGRESS_POINTS)
            )
            again = bool(learned & {"purse", "treasure"}) and (self.points > 0 or self.could(seat))
        player.earn(2 if self.points and player.progress == 20 else 0)

    def learn(self, seat: int, player: Player, count: int) -> Story:
        learned: set[str] = set()
        while count and any(self.display):
            answer = yield from self.ask(seat, {f"learn {tile}" for tile in self.display if tile})
            if answer:
                count -= 1
                learned.add(answer.split()[1])
                self.display[self.display.index(answer.split()[1])] = None
                player.tiles.add(answer.split()[1])
        return learned

    def green(self, seat: int, player: Player) -> Story:
        while True:
            fits = [lay for kind, left in player.reserve.items() if left for lay in self.places(seat, kind)]
            options = {lay for lay in fits if PIECES[lay.split()[1]].cost <= self.points}
            if not options and not (fits and self.could(seat)):
                return
            answer = yield from self.ask(seat, options | {"stop"}, True)
            if answer == "stop":
                return
            if answer:
                self.lay(seat, player, *answer.split()[1:])

    def places(self, seat: int, kind: str) -> list[str]:
        """Free land only, beside an own post or what is joined to one by own villages and neutral tiles."""
        mine = {cell for cell, owner in self.tiles.items() if owner in (None, seat)}
        joined = {cell for cell, owner in self.posts.items() if owner == seat}
        edge = list(joined)
        while edge:
            near = [cell for cell in beside(edge.pop()) if cell in mine - joined]
            joined |= set(near)
            edge += near
        free = self.map.land - set(self.posts) - set(self.tiles)
        found = []
        for turn, image in PIECES[kind].images.items():
            for x, y in self.map.signs:
                cells = {(x + dx, y + dy) for dx, dy in image}
                if cells <= free and any(near in joined for cell in cells for near in beside(cell)):
                    found.append(f"lay {kind} {name((x, y))} {turn}")
        return found

    def lay(self, seat: int, player: Player, kind: str, place: str, turn: str) -> None:
        piece = PIECES[kind]
        x, y = next(cell for cell in self.map.signs if name(cell) == place)
        cells = {(x + dx, y + dy) for dx, dy in piece.images[turn]}
        self.points -= piece.cost
        player.reserve[kind] -= 1
        self.tiles |= dict.fromkeys(cells, None if piece.neutral else seat)
        player.goods.update(GOODS[self.map.signs[cell]] for cell in cells if self.map.signs[cell] in GOODS)
        cell = min(cells)
        player.score += piece.points[len(self.map.island[cell]) >= 20]
        self.complete(player, cell)

    def yellow(self, seat: int, player: Player) -> Story:
        while True:
            shown = {tile for tile in self.market if tile}
            options = {f"buy {tile}" for tile in shown if int(tile[-1]) <= self.points}
            if not options and not (shown and self.could(seat)):
                return
            answer = yield from self.ask(seat, options | {"stop"}, True)
            if answer == "stop":
                return
            if answer:
                tile = answer.split()[1]
                self.points -= int(tile[-1])
                self.market[self.market.index(tile)] = None
                player.production[tile[:-2]] += 1

    def white(self, seat: int, player: Player) -> Story:
        answer = "" if player.special else "advance"
        while not answer:
            answer = yield from self.ask(seat, {"advance", "perform"})
        if answer == "perform":
            yield from self.act(seat, player, COLOURS[(player.special - 1) % 6])
            return
        leader = self.line()[0]
        left, space = yield from self.along(seat, player.special, 18, "flagship" if leader != seat else "")
        if space < 0:
            self.put(seat, player, self.players[leader].special)
            return
        if space > player.special:
            self.put(seat, player, space)
        player.earn(2 if left and space == 18 else 0)

    def put(self, seat: int, player: Player, space: int) -> None:
        self.piles[player.special].remove(seat)
        self.piles.setdefault(space, []).append(seat)
        player.special = space

    def attack(self) -> None:
        for seat, player in enumerate(self.players):
            others = [other for at, other in enumerate(self.players) if at != seat]
            strength = sum(self.pirates) + 2 * any(other.has("letter-of-marque") for other in others)
            if player.cannons >= strength:
                player.cannons -= strength
                player.earn(2 if player.has("booty") else 0)
            else:
                player.cannons = 0
                player.score = max(0, player.score - ((strength + 1) // 2 if player.has("ransom") else strength))

    def count(self) -> None:
        for seat, player in enumerate(self.players):
            player.earn(3 * player.chests)
            player.chests = 0
            for tile in ("purse", "treasure"):
                if player.has(tile):
                    player.turn_over(tile)
            player.score += player.gold + sum(player.goods[good] * player.production[good] for good in GOODS.values())
            player.score += list(self.posts.values()).count(seat) if player.has("trade-network") else 0
            player.score += 7 * player.has("glory") + (player.gold if player.has("bank") else 0)
            for track, space in ((PROGRESS_POINTS, player.progress), (SPECIAL_POINTS, player.special)):
                player.score += max([0, *(points for at, points in track.items() if at <= space)])
