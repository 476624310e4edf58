"""What a final score of Port Royal is made of: every source of influence by itself, then what breaks ties."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from flibuste.games.port_royal.cards import CHARACTER, EXPEDITION
from flibuste.games.port_royal.catalogue import GOLD
from flibuste.games.port_royal.modules.adventure.table import (
    has_trophy,
    influence_of_crowns,
    markers_left,
    missions_of,
    table,
)
from flibuste.games.port_royal.modules.contracts.table import influence_of_contracts
from flibuste.games.port_royal.modules.sails import STORED_SHIPS, influence_of_ships
from flibuste.games.port_royal.state import PortRoyal
from flibuste.render.svg.adventure import is_adventure
from flibuste.render.svg.contracts import has_contracts
from flibuste.render.svg.face import Sight, Value


class Part(NamedTuple):
    """A row of the score: its sign, its words, and what a seat has of it."""

    icon: str
    label: str
    of: Callable[[PortRoyal, int], int | str]


def columns(sight: Sight) -> Sequence[Value]:
    return [Value(part.icon, sight.words.say(part.label), "") for part in parts(sight.seen)]


def score_cells(sight: Sight, seat: int) -> Sequence[str]:
    return [str(part.of(sight.seen, seat)) for part in parts(sight.seen)]


def parts(s: PortRoyal) -> list[Part]:
    """Only what this table plays with; coins break ties where there is somebody to be level with."""
    found = [CHARACTERS]
    if any(kind == EXPEDITION for kind in map(s.book.cards.type.__getitem__, s.book.deck)):
        found.append(EXPEDITIONS)
    if STORED_SHIPS in s.book.parts:
        found.append(SHIPS)
    if has_contracts(s):
        found.append(CONTRACTS)
    if is_adventure(s):
        found += [CROWNS, MISSIONS] if table(s).is_shared else [CROWNS, TROPHY, MARKERS]
    return found if s.book.shared_fate else [*found, COINS]


def _of_cards(kind: int) -> Callable[[PortRoyal, int], int]:
    def influence(s: PortRoyal, seat: int) -> int:
        cards = s.book.cards
        return sum(cards.influence[card] for card in s.display[seat] if cards.type[card] == kind)

    return influence


CHARACTERS: Final = Part("meeple", "board-characters", _of_cards(CHARACTER))
EXPEDITIONS: Final = Part("treasure-map", "board-expeditions", _of_cards(EXPEDITION))
SHIPS: Final = Part("sailboat", "board-stored-ships", influence_of_ships)
CONTRACTS: Final = Part("scroll-quill", "board-contracts-done", influence_of_contracts)
CROWNS: Final = Part("crown", "web-pr-crowns", influence_of_crowns)
MISSIONS: Final = Part("flying-flag", "web-pr-missions-of-each", lambda s, seat: len(missions_of(s, seat)))
TROPHY: Final = Part("trophy-cup", "web-pr-trophy", lambda s, seat: "✓" if has_trophy(s, seat) else "✗")
MARKERS: Final = Part("flying-flag", "web-pr-markers-tie", markers_left)
COINS: Final = Part("two-coins", "board-coins-tie", lambda s, seat: s.count(seat, GOLD))
