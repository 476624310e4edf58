"""Port Royal's table with L'aventure commence, laid out for a test."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from flibuste.games.port_royal.book import Book
from flibuste.games.port_royal.game import GAME_OBJECT
from flibuste.games.port_royal.modules.adventure.printed import keys_of
from flibuste.games.port_royal.modules.adventure.table import Adventure
from flibuste.kernel import Document, Game, Generator, Options
from tests.games.port_royal.modules.table import Draft
from tests.games.port_royal.table import DISCOVER, Table, stack
from tests.scenario import in_order_of_drawing

NEUTRAL = ("gamine", "blackbeard", "ferdinando", "landman")


class AdventureTable(Table):
    """Missions are named in one string, markers as `10:0`, those on missions in the order they came. `adventurers` are
    by seat; with `out` markers a seat has been bought out of so many. All cards are in the deck but those kept."""

    @classmethod
    def lay(
        cls,
        game: Game[Any],
        seats: int,
        options: Options,
        *,
        at: str = DISCOVER,
        missions: str = "",
        markers: str = "",
        progress: str = "",
        adventurers: Sequence[str] = NEUTRAL,
        out: Sequence[int] = (0, 0, 0, 0),
        crowns: Sequence[int] = (0, 0, 0, 0),
        holds: Sequence[str] = (),
        event: str = "",
        events: str = "",
        played: str = "",
        unseen: str = "",
        hidden: int = 0,
        month: int = 1,
        before: int | None = None,
        next_cards: str = "",
        **things: Any,
    ) -> Self:
        document = Draft.lay(game, seats, options, next_cards=next_cards, **things).draft
        book = game.rules(seats, options)
        assert isinstance(book, Book)
        own: Adventure = book.parts["adventure"]
        board = document["board"]
        latest = missions.split() or [f"{own.chapter}0"]
        board["zones"] |= {
            "aside": [],
            "offered": [],
            "adventurers": list(adventurers[:seats]),
            "crowns": [str(count) for count in crowns[:seats]],
            "bought-out": [str(count) for count in out[:seats]],
            "missions": latest,
            "markers": markers.split(),
            "progress": progress.split(),
            "events-unseen": unseen.split(),
            "events-coming": events.split(),
            "events-played": played.split(),
            "event": event.split(),
            "events-hidden": ["?"] * hidden,
            "month": [str(month)],
            "river-before": [] if before is None else [str(before)],
        }
        ships = [cards.split() for cards in holds] or [[] for _ in range(seats)]
        for seat, kept in enumerate(ships):
            board["zones"][f"hold-{seat}"] = kept
        _take_from_pile(book, document, [ship for kept in ships for ship in kept], next_cards.split())
        for seat, player in enumerate(board["players"]):
            _count(own, player["counts"], seat, board["zones"])
        document["stack"] = stack(book, at, board["active"])
        return cls.read(game, document)

    @property
    def zones(self) -> dict[str, list[str]]:
        return dict(self.board["zones"])

    @property
    def crowns(self) -> list[int]:
        return [int(count) for count in self.zones["crowns"]]

    @property
    def markers(self) -> list[str]:
        return self.zones["markers"]

    @property
    def missions(self) -> list[str]:
        return self.zones["missions"]

    def hold(self, seat: int) -> list[str]:
        return self.zones[f"hold-{seat}"]

    def accomplishable(self, seat: int) -> list[str]:
        """The missions open to a seat now, with what they cost in cargo."""
        return [text.removeprefix("accomplish ") for text in self.options(seat) if text.startswith("accomplish ")]


def _take_from_pile(book: Book, document: Document, cards: list[str], first: list[str]) -> None:
    board = document["board"]
    unseen: list[str] = board["pools"][1]
    for card in cards:
        unseen.remove(card)
        board["pile"] -= 1
    dice = Generator(b"", document["generator"]["state"])
    board["pools"][1] = in_order_of_drawing(sorted(unseen, key=book.cards.of.__getitem__), first, dice)


def _count(own: Adventure, counts: dict[str, int], seat: int, zones: dict[str, list[str]]) -> None:
    counts["influence"] = counts.get("influence", 0) + own.crown_influence[int(zones["crowns"][seat])]
    free = sum(marker.endswith(f":{seat}") for marker in zones["markers"]) + int(zones["bought-out"][seat])
    if free and zones["adventurers"][seat] == "blackbeard":
        counts["swords"] = counts.get("swords", 0) + 1
    if free and zones["adventurers"][seat] == "anne":
        counts["discount"] = counts.get("discount", 0) + 1


def settled(mode: str, options: str = "") -> dict[str, str]:
    chosen = dict(option.split("=") for option in options.split())
    return GAME_OBJECT.settle({"adventure": mode, **chosen})


def adventure(seats: int, mode: str = "cooperative", options: str = "", **things: Any) -> AdventureTable:
    """`adventure(3, "competitive", "chapter=2", missions="20 21", river="priest")`"""
    return AdventureTable.lay(GAME_OBJECT, seats, settled(mode, options), **things)


def begun(seats: int, mode: str = "cooperative", options: str = "", seed: int = 1) -> AdventureTable:
    """A new game, before its first answer."""
    return AdventureTable(GAME_OBJECT, GAME_OBJECT.new(seats, settled(mode, options), seed))


def started(seats: int, mode: str = "cooperative", options: str = "", seed: int = 1) -> AdventureTable:
    """A new game in which everybody has taken the first side offered: the first turn begins."""
    t = begun(seats, mode, options, seed)
    while t.question(t.decider) in ("side", "draft", "endow"):
        t.play(t.decider, t.options(t.decider)[0])
    return t


def revealed(t: AdventureTable) -> list[str]:
    keys = keys_of("event")
    return [keys[int(number)] for _, number in t.told("event")]


def pass_turn(t: AdventureTable) -> None:
    """The active player stops after one card, and nobody takes anything."""
    active = t.active
    while t.active == active and not t.over:
        options = t.options(t.decider)
        t.play(t.decider, next((one for one in ("stop", "pass", "let-pass", "keep") if one in options), options[0]))
