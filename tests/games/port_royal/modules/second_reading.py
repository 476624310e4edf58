"""The rules of L'aventure commence once more, written from the rulebook and the list of cards alone and in another
form: one long story that stops at each question.

It shares no code with the rules and is told only chance: who begins, which adventurers, events, cards and missions came
up. Next to a real game it must ask the same player the same question with the same answers, and keep the same books.
"""

from __future__ import annotations

from tests.games.port_royal.modules.second_box import COST, MISSIONS, SKULL, ship
from tests.games.port_royal.modules.second_months import Months
from tests.games.port_royal.modules.second_player import Player
from tests.second_readings import Story


class SecondReading(Months):
    """A whole chapter."""

    def game(self) -> Story:
        yield from self.set_up()
        yield from self.turn(self.players[self.active])
        yield from self.next_turns()

    def next_turns(self) -> Story:
        while not self.over:
            self.active = (self.active + 1) % len(self.players)
            yield from self.turn(self.players[self.active])

    def go_on(self) -> Story:
        """From amid the active player's discovery on, with a card drawn already."""
        self.begin_turn()
        yield from self.after_event(self.players[self.active], 1)
        yield from self.next_turns()

    def begin_turn(self) -> None:
        self.offered: set[str] = set()  # missions of the moment that had their chance
        self.looks = 0
        self.hired: set[int] = set()
        self.fresh = 0  # cards in the river if the last card drawn is the last of them

    def turn(self, me: Player) -> Story:
        """PR-ADV-020 The event, discovery, trade and hire."""
        self.begin_turn()
        yield from self.phase_0()
        if not self.over:
            yield from self.after_event(me, 0)

    def after_event(self, me: Player, drawn: int) -> Story:
        if (yield from self.discover(me, drawn)):
            self.arrive(self.active)
            less = yield from self.on_stopping(me)
            more = me.owns("governor") + (self.event in ("EV-01", "EV-N1")) - less
            yield from self.take(self.active, max(1, len(self.colours()) - 2) + more)
            for seat in self.around(self.active)[1:]:
                self.arrive(seat)
                yield from self.take(seat, 1 + self.players[seat].owns("governor"))
        self.discard.update(self.river)
        self.river = []
        self.over = self.ending and self.active == (self.first - 1) % len(self.players)

    # Phase 1 ----------------------------------------------------------------------------------------------------------

    def discover(self, me: Player, drawn: int) -> Story:
        """Whether phase 2 follows."""
        while True:
            options = {"reveal"} | self.claims(self.active) | self.voyages(self.active)
            if drawn and not (self.event == "EV-02" and len(self.river) < 3):
                options.add("stop")
            cards = self.pile + self.discard.total() + self.paid
            if cards and self.looks < me.owns("sentinel") + me.can("fishborn"):
                options.add("look")
            answer = yield self.active, options
            if answer == "stop":
                return True
            if answer == "look":
                self.looks += 1
                yield from self.look(3)
            elif answer == "reveal":
                drawn += 1
                if not (yield from self.reveal(me)):
                    return False
                yield from self.four_colours(me)
            else:
                self.act(self.active, answer)
                yield from self.four_colours(me)

    def reveal(self, me: Player) -> Story:
        """Whether the turn goes on."""
        self.draw()
        self.fresh = 0
        _, card = self.chance.heard("revealed")
        assert self.top in (None, card)
        self.top = None
        if card.startswith("tax-"):
            yield from self.tax(card)
        elif card.startswith("expedition-"):
            self.expeditions.append(card)
        elif card.startswith("ship-"):
            return (yield from self.ship_comes(me, card))
        else:
            self.river.append(card)
            self.fresh = len(self.river)
        return True

    def ship_comes(self, me: Player, card: str) -> Story:
        needed = ship(card).swords
        swords = me.swords + (self.event == "EV-07")
        can = needed != SKULL and swords >= needed and self.event != "EV-08"
        if can and (yield self.active, {"repel", "keep"}) == "repel":
            self.discard[card] += 1
            return True
        if ship(card).colour not in self.colours():
            self.river.append(card)
            self.fresh = len(self.river)
            return True
        self.discard[card] += 1
        if len(self.river) + 1 <= 4 and me.can("gamine"):
            self.gain(self.active, 2)
        self.discard.update(self.river)
        self.river = []
        for seat in self.around(self.active):
            self.gain(seat, self.players[seat].owns("jester"))
        answer = ""
        while answer != "pass":
            options = self.claims(self.active) | self.voyages(self.active)
            answer = (yield self.active, options | {"pass"}) if options else "pass"
            self.act(self.active, answer)
        return False

    def tax(self, card: str) -> Story:
        """PR-ADV-051 PR-ADV-081 All losses, then mission 50, then the bonus."""
        is_new = card.startswith("tax-war")
        hit = [seat for seat in self.around(self.active) if self.players[seat].coins >= (16 if is_new else 12)]
        for seat in hit:
            self.pay(seat, self.players[seat].coins // 2)
        for seat in hit:
            if self.is_open(seat, "50") and (yield seat, {"seize 50", "let-pass"}) != "let-pass":
                self.accomplish(seat, "50")
        for seat in self.most_swords() if card == "tax-swords" else self.least_influence():
            self.gain(seat, 2 if is_new else 1)
        self.discard[card] += 1

    # Missions of the moment -------------------------------------------------------------------------------------------

    def four_colours(self, me: Player) -> Story:
        """PR-ADV-050 At the first moment with four colours and the price at hand, once in a turn."""
        for key in ("33", "34"):
            can = self.is_open(self.active, key) and self.can_pay(me, MISSIONS[key])
            if can and len(self.colours()) >= 4 and key not in self.offered:
                self.offered.add(key)
                if (yield self.active, {f"seize {key}", "let-pass"}) != "let-pass":
                    self.accomplish(self.active, key)

    def on_stopping(self, me: Player) -> Story:
        """PR-ADV-027 PR-ADV-056 PR-ADV-057 How many cards fewer the active player takes."""
        yield from self.four_colours(me)
        less = 0
        can = self.is_open(self.active, "51") and self.can_pay(me, MISSIONS["51"])
        if can and self.fresh == 4 and (yield self.active, {"seize 51", "let-pass"}) != "let-pass":
            self.accomplish(self.active, "51")
            less = 1
        can = me.on_box or self.is_open(self.active, "52")
        if can and self.fresh == 1 and (yield self.active, {"seize 52", "let-pass"}) != "let-pass":
            if me.on_box:
                me.on_box = False
                self.accomplish(self.active, "52")
            else:
                me.on_box = True
        return less

    # Phase 2 ----------------------------------------------------------------------------------------------------------

    def arrive(self, seat: int) -> None:
        """PR-ADV-027 PR-ADV-082"""
        player = self.players[seat]
        many, ships = len(self.river) >= 5, len(self.ships())
        self.gain(seat, 2 * player.owns("admiral") * many)
        self.gain(seat, player.owns("jester") * (not self.river))
        self.gain(seat, many and player.can("scott"))
        self.gain(seat, ships >= 3 and player.can("mary"))
        self.crown(seat, player.owns("innkeeper") * (len(self.river) - ships >= 4))

    def take(self, seat: int, allowed: int) -> Story:
        player = self.players[seat]
        self.bought: list[int] = []  # prices of innkeepers that have bought
        while True:
            options = self.claims(seat) | self.sales(player)
            options |= self.voyages(seat) if seat == self.active else set()
            options |= self.offers(seat, player) if allowed > 0 else set()
            answer = (yield seat, options | {"pass"}) if options else "pass"
            if answer == "pass":
                return
            verb, thing, *_ = answer.split()
            if verb in ("take", "hold"):
                allowed -= 1
                self.river.remove(thing)
                self.trade(seat, player, verb, thing)
                if self.fee(seat):
                    player.coins -= 1
                    self.players[self.active].coins += 1
            elif verb == "sell":
                price = self.buyers(player)[0]
                self.bought.append(price)
                self.discard.update(player.give_cargo(thing))
                self.gain(seat, price)
            else:
                self.act(seat, answer)

    def fee(self, seat: int) -> int:
        return int(seat != self.active and self.event != "EV-06")

    def price(self, seat: int, card: str) -> int:
        first = self.event == "EV-03" and seat not in self.hired
        return max(0, COST[card] - self.players[seat].discount - first)

    def offers(self, seat: int, player: Player) -> set[str]:
        """PR-ADV-087 What a ship brings may pay the fee; a price must be there beforehand."""
        found = set()
        for card in self.river:
            if not card.startswith("ship-"):
                if player.coins >= self.price(seat, card) + self.fee(seat):
                    found.add(f"take {card}")
                continue
            its = ship(card)
            kept = player.coins + player.trader_coins(its.colour)
            if kept + its.coins + (self.event == "EV-12") >= self.fee(seat):
                found.add(f"take {card}")
            if its.cargo and kept >= self.fee(seat):
                found.add(f"hold {card}")
        return found

    def trade(self, seat: int, player: Player, verb: str, card: str) -> None:
        if not card.startswith("ship-"):
            self.pay(seat, self.price(seat, card))
            self.hired.add(seat)
            player.display.append(card)
            self.check_end()
            return
        its = ship(card)
        if verb == "hold":
            player.hold.append(card)
        else:
            self.discard[card] += 1
            self.gain(seat, its.coins + (self.event == "EV-12"))
            self.crown(seat, its.crowns)
        self.gain(seat, player.trader_coins(its.colour))
        self.crown(seat, player.trader_crowns(its.colour))

    def buyers(self, player: Player) -> list[int]:
        """PR-ADV-079 The prices of the innkeepers that have bought nothing yet, the dearest first."""
        prices = sorted(int(card[-1]) for card in player.display if card.startswith("innkeeper-"))
        for price in self.bought:
            prices.remove(price)
        return prices[::-1]

    def sales(self, player: Player) -> set[str]:
        goods = {"bread", "rum"} & set(player.cargo())
        return {f"sell {cargo}" for cargo in goods} if self.buyers(player) else set()

    def act(self, seat: int, answer: str) -> None:
        """A mission or an expedition."""
        if answer != "pass":
            verb, what, how = answer.split()
            (self.accomplish if verb == "accomplish" else self.complete)(seat, what, how)
