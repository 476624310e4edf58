"""The set-up, phase 0 and the end of the month, for `second_reading.py`."""

from __future__ import annotations

from tests.games.port_royal.modules.second_box import (
    ARROWS,
    BASE_DECK,
    CARD_9,
    EVENTS,
    GROUPS,
    MISSIONS,
    SIDES,
    STARRED,
    START,
    ZEROS,
)
from tests.games.port_royal.modules.second_table import Table
from tests.second_readings import Chance, Story

KEYS = [*sorted(EVENTS), "EV-N1", "EV-N2", "EV-N3"]
JOINING = {1: [80, 81], 2: [83, 84], 3: [85], 4: [86], 5: [87]}


class Months(Table):
    def __init__(self, chance: Chance, seats: int, mode: str, chapter: int, failures: int, draft: bool) -> None:
        super().__init__(chance, seats, mode)
        self.chapter, self.failures, self.draft = chapter, failures, draft
        self.groups: set[int] = set()
        self.zeros: set[str] = set()  # events marked 0 that were seen
        self.coming: list[str | None] = []  # None: not known yet
        self.played: list[str] = []
        self.month = 1
        self.event = ""

    # Set-up -----------------------------------------------------------------------------------------------------------

    def set_up(self) -> Story:
        """PR-ADV-016 Adventurers, coins, coins of failures, events, the first story card."""
        chapters = range(1, 6) if self.mode == "variable" else range(1, self.chapter + (self.failures > 0))
        self.groups = {group for chapter in chapters for group in JOINING[chapter]}
        self.pile = BASE_DECK + sum(GROUPS[group] for group in self.groups)
        yield from self.choose_adventurers()
        for seat in self.around(self.first):
            self.gain(seat, START[self.players[seat].adventurer])
        yield from self.share_out(3 * self.failures)
        seats = len(self.players)
        hidden = ZEROS[self.mode][seats - 1] + (seats < 3)
        self.coming = [None] * hidden + ["EV-N3" if self.mode == "variable" else "EV-N2"]
        if self.mode == "variable":
            self.missions = [self.chance.heard("mission-revealed")[0] for _ in range(4)]
            assert set(self.missions) < STARRED and len(set(self.missions)) == 4
        else:
            assert self.chance.heard("chapter") == [self.chapter]
            self.reveal_mission(f"{self.chapter}0")

    def choose_adventurers(self) -> Story:
        """PR-ADV-007 PR-ADV-017 From the first player on; a draft begins to his right and goes to the right."""
        left = set(SIDES)
        order = self.around(self.first)
        for seat in order[::-1] if self.draft else order:
            cards = left if self.draft else left & self.dealt(seat)
            answer = yield seat, {f"choose {side}" for card in cards for side in SIDES[card]}
            self.players[seat].adventurer = answer.split()[1]
            left = {card for card in left if self.players[seat].adventurer not in SIDES[card]}

    def dealt(self, seat: int) -> set[str]:
        """Which card it was is chance."""
        answers = self.chance.table.options(seat)
        return {card for card, sides in SIDES.items() if f"choose {sides[0]}" in answers}

    def share_out(self, coins: int) -> Story:
        """PR-ADV-092 The first player decides; alone there is nothing to decide."""
        seats = len(self.players)
        while coins:
            options = {f"endow seat-{seat + 1}" for seat in range(seats)}
            options |= {f"endow-all seat-{seat + 1}" for seat in range(seats)} if coins > 1 else set()
            answer = "endow-all seat-1" if self.solo else (yield self.first, options)
            share = coins if answer.startswith("endow-all") else 1
            self.gain(int(answer[-1]) - 1, share)
            coins -= share

    def reveal_mission(self, key: str) -> None:
        """PR-ADV-005 PR-ADV-031 A group joins the pile once; the pile is shuffled only then."""
        self.missions.append(key)
        assert self.chance.heard("mission-revealed") == [key]
        group = MISSIONS[key].group
        if group and group not in self.groups:
            self.groups.add(group)
            self.pile += GROUPS[group]
            self.top = None
            assert self.chance.heard("group-joined") == [GROUPS[group]]

    # Phase 0 ----------------------------------------------------------------------------------------------------------

    def phase_0(self) -> Story:
        """PR-ADV-021 PR-ADV-036 The order is known from the second month on, but for the new card on top."""
        seat, number = self.chance.heard("event")
        self.event = KEYS[number]
        expected = self.coming.pop(0)
        if expected is None:
            assert self.event in EVENTS - self.zeros or (self.event == "EV-N1" and "EV-N1" not in self.played)
        else:
            assert self.event == expected
        assert seat == self.active and (self.event != "EV-N1" or len(self.players) < 3)
        self.zeros |= {self.event} & EVENTS
        if self.event in ("EV-N2", "EV-N3"):
            yield from self.end_of_month()
        else:
            self.played.append(self.event)
            yield from self.at_once()

    def at_once(self) -> Story:
        me, order = self.active, self.around(self.active)
        if self.event == "EV-04":
            for seat in order:
                self.pay(seat, int(self.players[seat].coins >= 8))
        elif self.event == "EV-05":
            for seat in self.least_influence():
                self.gain(seat, 1 if self.solo else 2)
        elif self.event == "EV-06" and self.solo:
            self.gain(me, 1)
        elif self.event == "EV-09":
            for seat in order:
                if self.players[seat].coins >= 2 and (yield seat, {"dance", "let-pass"}) == "dance":
                    self.pay(seat, 2)
                    self.crown(seat, 1)
        elif self.event == "EV-10":
            self.crown(me, 1)
        elif self.event == "EV-11":
            self.pay(me, min(2, self.players[me].coins))
        elif self.event == "EV-13":
            yield from self.look(1, "cast-off")

    def look(self, most: int, *others: str) -> Story:
        """PR-ADV-077 PR-ADV-078 The top cards; one goes back on top, the others are discarded."""
        if self.pile < most:
            self.shuffle_discard()
        count = min(most, self.pile)
        if not count:
            return
        answer = yield self.active, {f"put-back {place + 1}" for place in range(count)} | set(others)
        back = answer.startswith("put-back")
        seen = self.chance.told
        gone = [news[2] for news in seen if news[0] == "cast-off"]
        kept = [news[2] for news in seen if news[0] == "left-on-top"]
        assert len(gone) == count - back and len(kept) == back
        assert self.top is None or self.top in gone + kept
        self.discard.update(gone)
        self.pile -= len(gone)
        self.top = kept[0] if kept else None

    def end_of_month(self) -> Story:
        """PR-ADV-032 PR-ADV-034 PR-ADV-038 PR-ADV-111"""
        latest = self.missions[-1]
        arrow = ARROWS[self.mode].get(latest)
        if arrow:
            self.reveal_mission(arrow[0] if len(arrow) == 1 else self.answer_of(*arrow))
        elif self.mode == "cooperative":
            self.over = True
            return
        else:
            price = 10 if self.mode == "variable" else 8
            for seat in self.around(self.active):
                player = self.players[seat]
                can = player.markers > 0 and player.coins >= price
                if can and (yield seat, {"buy-out", "let-pass"}) == "buy-out":
                    self.pay(seat, price)
                    player.out += 1
                    self.uncover(seat)
        self.rebuild()

    def answer_of(self, asked: str, tick: str, cross: str) -> str:
        is_done = any(asked in player.done for player in self.players)
        assert self.chance.heard("hourglass-asked") == [asked, int(is_done)]
        return tick if is_done else cross

    def rebuild(self) -> None:
        """PR-ADV-036 The discard is turned over as it lies; a card of the reserve goes on top, if there is one."""
        is_one_left = len(self.zeros) < len(EVENTS)
        self.coming = [*([None] if is_one_left else []), *self.played, self.event]
        self.played = []
        self.month += 1
        assert self.chance.heard("new-month") == [self.month]

    # Card 9 -----------------------------------------------------------------------------------------------------------

    def is_won(self) -> bool:
        """PR-ADV-090 Every revealed mission done by somebody, enough markers, enough influence."""
        markers, influence = CARD_9[len(self.players)]
        done = [key for player in self.players for key in player.done]
        return (
            set(done) == set(self.missions)
            and len(done) >= markers
            and sum(player.influence for player in self.players) >= influence
        )
