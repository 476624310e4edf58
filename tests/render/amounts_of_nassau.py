"""What the log of Nassau tells of amounts, where those things lie, and a game in which all of it happens."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from flibuste.games.nassau.modules.dutchman import BIG_QUAY, ON_TILE, UNDER
from flibuste.games.nassau.tables import GIFT_NAMES, GOOD_NAMES, LOSS_OF, OBJECT_NAMES, WEAPON_NAMES
from flibuste.games.nassau.words import CARGO_NAMES, HAUL
from flibuste.kernel import Generator, Match
from tests.conformance.cases import Case
from tests.games.nassau.test_properties import eager
from tests.render.spoken import NAMES

Amount = tuple[int, str, int]  # a seat, a thing, how much more of it


def gains(thing: str, sign: int = 1) -> Callable[..., list[Amount]]:
    """Events of a seat that end with the amount."""
    return lambda seat, *values: [(seat, thing, sign * values[-1])]


def one(names: tuple[str, ...], sign: int = 1) -> Callable[..., list[Amount]]:
    """Events of a seat that name a single thing after it."""
    return lambda seat, thing, *values: [(seat, names[thing], sign)]


def load(sign: int) -> Callable[..., list[Amount]]:
    return lambda seat, packed: [(seat, GIFT_NAMES[packed // HAUL], sign * (packed % HAUL))]


def card(seat: int, *values: int) -> list[Amount]:
    """A yarn that is played brings what the sentence ends with."""
    return [(seat, "yarn", -1), (seat, "point", values[-1])]


TOLD: Mapping[str, Callable[..., list[Amount]]] = {
    "got": load(1),
    "paid": load(-1),
    **{name: gains("point") for name in ("spoils", "evicted", "scored", "prize", "parroted")},
    "won-dutchman": lambda seat, crates, points: [
        (seat, "point", points),
        (seat, "on the tile", -1),
        (seat, "under the tile", 1),
    ],
    "on-dutchman": gains("on the tile"),
    "quayed": lambda seat, crates: [(seat, "on the tile", -crates), (seat, "on the big quay", crates)],
    **{name: gains("point", -1) for name in ("fined", "silent", "lost-points")},
    **{name: gains("rum", -1) for name in ("paused", "held")},
    "again": gains("doubloon", -1),
    **{name: card for name in ("told", "joked")},
    "opened": lambda seat: [(seat, "hold", 1)],
    "drew": lambda seat, deck, drawn: [(seat, "yarn", 1)],
    "adopted": lambda seat, animal: [(seat, "animal", 1)],
    "freed": lambda seat, table: [(seat, "pirate", 1)],
    "captured": lambda seat, zone: [(seat, "pirate", -1)],
    "got-good": one(GOOD_NAMES),
    "hid": one(GOOD_NAMES, -1),
    "dumped": one(CARGO_NAMES, -1),
    "lost": lambda seat, token: [(seat, GIFT_NAMES[LOSS_OF[token]], -1)],
    "placed": lambda seat, crates, laid: [(seat, "crate", -crates)],
    "occupied": lambda seat, tower, crates, laid: [(seat, "crate", -crates)],
}


def on_table(s: Any) -> Iterator[Amount]:
    """Pirates are counted wherever they serve: on deck and in the alleys."""
    for seat, ship in enumerate(s.ships):
        for thing in ("point", "sail", "sailor", "hold", "crate", "provision"):
            yield seat, thing, getattr(ship, f"{thing}s")
        for names, numbers in ((OBJECT_NAMES, ship.objects), (WEAPON_NAMES, ship.weapons), (GOOD_NAMES, ship.goods)):
            for thing, number in zip(names, numbers, strict=True):
                yield seat, thing, number
        in_alleys = sum(s.city.sections[alley] for alley, owner in enumerate(s.alleys) if owner == seat)
        yield seat, "pirate", ship.standing + ship.lying + in_alleys
        yield seat, "animal", ship.animals.bit_count()
        yield seat, "yarn", len(s.hands[seat])
        for place, counter in (("on the tile", ON_TILE), ("under the tile", UNDER), ("on the big quay", BIG_QUAY)):
            yield seat, place, s.tally[counter + seat]


def busily(case: Case, seed: int) -> Iterator[Match]:
    """Nassau as people play it, who do not go home at the first chance: only then does everything happen."""
    match = Match.start(case.game, list(NAMES[: case.seats]), case.options, seed.to_bytes(32, "big"))
    dice = Generator(b"", seed)
    while not match.over:
        yield match
        match.play(match.state.decider, eager(match.state, dice))
    yield match
