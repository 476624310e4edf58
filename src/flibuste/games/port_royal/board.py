"""The table as a document, back again, and the recount that proves nothing was lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final

from flibuste.games.port_royal.book import GOLD, INFLUENCE, SLOTS, STRIDE, Book
from flibuste.games.port_royal.cards import CHARACTER, EXPEDITION, SHIP
from flibuste.games.port_royal.state import NO_CARD, PortRoyal
from flibuste.kernel import NOBODY, BadPosition, Document, fields_of
from flibuste.kernel.codec import expect_keys

_KEYS: Final = (
    *("first", "active", "turns", "ending", "hand", "traded", "pile", "river", "expeditions", "discard"),
    *("pools", "purses", "players", "table", "zones"),
)


def write(s: PortRoyal) -> Document:
    """Everything on the table, by name. `pools` are the unseen cards by shuffle; the newest is shared by the draw pile
    and the coins gained since. `purses` say how many cards of each pool a holder has."""
    book = s.book
    return {
        "first": s.first,
        "active": s.active,
        "turns": s.turns,
        "ending": bool(s.ending),
        "hand": _name(book, s.hand),
        "traded": _name(book, s.traded),
        "pile": s.pile,
        "river": _names(book, s.river),
        "expeditions": _names(book, s.expeditions),
        "discard": _names(book, s.discard),
        "pools": [_names(book, pool) for pool in s.pools],
        "purses": [s.purse[row : row + book.holders] for row in range(0, len(s.purse), book.holders)],
        "players": [
            {"display": _names(book, s.display[seat]), "counts": _counts(s, seat)} for seat in range(book.seats)
        ],
        "table": _counts(s, book.seats),
        "zones": {
            name: [words[thing] for thing in things]
            for name, words, things in zip(book.zones, book.zone_words, s.zones, strict=True)
        },
    }


def read(book: Book, board: Document) -> PortRoyal:
    """The inverse of `write`."""
    expect_keys("the board", board, _KEYS)
    if len(board["players"]) != book.seats:
        raise BadPosition(f"The board has {len(board['players'])} players; it should have {book.seats}.")
    expect_keys("the zones", board["zones"], tuple(book.zones))
    tally: list[int] = []
    for seat, player in enumerate(board["players"]):
        expect_keys(f"player {seat}", player, ("display", "counts"))
        tally += _row(f"player {seat}", player["counts"])
    tally += _row("the table", board["table"])
    s = PortRoyal(
        book,
        key=b"",
        rng=0,
        stack=[],
        fork=None,
        decider=NOBODY,
        options=[],
        first=_seat(book, board, "first"),
        active=_seat(book, board, "active"),
        turns=_count("turns", board["turns"]),
        ending=_count("ending", board["ending"], most=1),
        hand=_card_or_none(book, board["hand"]),
        traded=_card_or_none(book, board["traded"]),
        colours=0,
        pile=_count("pile", board["pile"]),
        river=_cards(book, board["river"]),
        expeditions=_cards(book, board["expeditions"]),
        discard=_cards(book, board["discard"]),
        pools=[_cards(book, pool) for pool in board["pools"]],
        purse=[_count("purse", count) for row in board["purses"] for count in row],
        tally=tally,
        display=[_cards(book, player["display"]) for player in board["players"]],
        zones=[
            [_index(name, words, thing) for thing in board["zones"][name]]
            for name, words in zip(book.zones, book.zone_words, strict=True)
        ],
    )
    s.colours = colours_of(s)
    return s


def audit(s: PortRoyal) -> None:
    """Nothing lost, nothing twice, every counter equal to a recount."""
    _audit_cards(s)
    _audit_coins(s)
    _audit_displays(s)
    _audit_turn(s)
    if s.colours != colours_of(s):
        raise BadPosition(f"The river's colours are noted as {s.colours:05b}; its ships make {colours_of(s):05b}.")
    for check in s.book.audits:
        check(s)


def colours_of(s: PortRoyal) -> int:
    cards = s.book.cards
    mask = 0
    for card in s.river:
        if cards.type[card] == SHIP:
            mask |= 1 << cards.colour[card]
    return mask


def every_card(s: PortRoyal) -> list[int]:
    """Each card in the game, wherever it is."""
    book = s.book
    zones = [things for things, words in zip(s.zones, book.zone_words, strict=True) if words is book.cards.keys]
    places = [s.river, s.expeditions, s.discard, *s.pools, *s.display, *zones]
    cards = [card for place in places for card in place]
    if s.hand != NO_CARD:
        cards.append(s.hand)
    for frame in s.stack:
        cards += [getattr(frame, name) for name in fields_of(type(frame)) if name == "ship"]
    return cards


def _audit_cards(s: PortRoyal) -> None:
    book = s.book
    found, printed = sorted(every_card(s)), sorted(book.deck + book.laid_out)
    if found != printed:
        card = min((Counter(found) - Counter(printed)) | (Counter(printed) - Counter(found)))
        name, times = book.cards.keys[card], found.count(card)
        raise BadPosition(f"The card {name!r} is there {times} times instead of {printed.count(card)}.")
    for zone, allowed, name in ((s.river, (SHIP, CHARACTER), "river"), (s.expeditions, (EXPEDITION,), "expeditions")):
        for card in zone:
            if book.cards.type[card] not in allowed:
                raise BadPosition(f"The card {book.cards.keys[card]!r} cannot lie among the {name}.")
    for seat, display in enumerate(s.display):
        for card in display:
            if not book.grants[card] and book.cards.type[card] != CHARACTER:
                raise BadPosition(f"The card {book.cards.keys[card]!r} cannot lie in the display of player {seat}.")


def _audit_coins(s: PortRoyal) -> None:
    holders = s.book.holders
    if not s.pools or s.pools[0] or len(s.purse) != len(s.pools) * holders or min(s.purse) < 0 or s.pile < 0:
        raise BadPosition(
            "Purses and pools do not fit: a row of purses per pool, the first pool empty, no negative count."
        )
    for number in range(1, len(s.pools)):
        held = sum(s.purse[number * holders : (number + 1) * holders])
        piled = s.pile if number == len(s.pools) - 1 else 0
        if len(s.pools[number]) != held + piled:
            size = len(s.pools[number])
            raise BadPosition(f"Pool {number} has {size} cards, but {held} are held and {piled} are in the pile.")
    for seat in range(s.book.seats):
        held = sum(s.purse[seat::holders])
        if s.count(seat, GOLD) != held:
            raise BadPosition(f"Player {seat} is noted with {s.count(seat, GOLD)} gold but holds {held} coins.")


def _audit_displays(s: PortRoyal) -> None:
    """PR-GEN-006 PR-GEN-007 Influence, swords and every other ability are what the display says."""
    book = s.book
    for seat in range(book.seats):
        recount = [0] * STRIDE
        recount[INFLUENCE] = sum(source(s, seat) for source in book.influences)
        for card in s.display[seat]:
            for slot, amount in book.grants[card]:
                recount[slot] += amount
        for add in book.recounts:
            add(s, seat, recount)
        noted = s.tally[seat * STRIDE : (seat + 1) * STRIDE]
        for slot in book.free_slots:
            recount[slot] = noted[slot]
        if noted != recount:
            slot = next(slot for slot in range(STRIDE) if noted[slot] != recount[slot])
            raise BadPosition(
                f"Player {seat} is noted with {noted[slot]} {SLOTS[slot]}; the display makes {recount[slot]}."
            )


def _audit_turn(s: PortRoyal) -> None:
    """PR-BASE-010 Whose turn it is follows from who began and how many turns there were."""
    if s.turns and s.active != (s.first + s.turns - 1) % s.book.seats:
        raise BadPosition(f"Seat {s.active} is active, but turn {s.turns} is not theirs when seat {s.first} began.")


def _counts(s: PortRoyal, row: int) -> dict[str, int]:
    return {name: s.tally[row * STRIDE + slot] for slot, name in enumerate(SLOTS) if s.tally[row * STRIDE + slot]}


def _row(what: str, counts: dict[str, Any]) -> list[int]:
    row = [0] * STRIDE
    for name, count in counts.items():
        if name not in SLOTS:
            raise BadPosition(f"{what.capitalize()} has an unknown count {name!r}; known are {', '.join(SLOTS)}.")
        row[SLOTS.index(name)] = int(count)
    return row


def _index(zone: str, words: Sequence[str], thing: str) -> int:
    if thing not in words:
        raise BadPosition(f"Zone {zone!r} cannot hold {thing!r}.")
    return words.index(thing)


def _seat(book: Book, board: Document, name: str) -> int:
    seat = board[name]
    if not isinstance(seat, int) or not 0 <= seat < book.seats:
        raise BadPosition(f"{name.capitalize()} is seat {seat!r}; it should be 0 to {book.seats - 1}.")
    return seat


def _count(name: str, value: object, most: int = 10_000) -> int:
    if not isinstance(value, int) or not 0 <= value <= most:
        raise BadPosition(f"{name.capitalize()} is {value!r}; it should be a whole number from 0 to {most}.")
    return int(value)


def _names(book: Book, cards: Iterable[int]) -> list[str]:
    return [book.cards.keys[card] for card in cards]


def _cards(book: Book, names: Iterable[str]) -> list[int]:
    return [_card(book, name) for name in names]


def _name(book: Book, card: int) -> str | None:
    return None if card == NO_CARD else book.cards.keys[card]


def _card_or_none(book: Book, name: str | None) -> int:
    return NO_CARD if name is None else _card(book, name)


def _card(book: Book, name: str) -> int:
    if name not in book.cards.of:
        raise BadPosition(f"There is no card {name!r}.")
    return book.cards.of[name]
