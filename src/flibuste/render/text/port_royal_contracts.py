"""What *Pour un contrat de plus* adds to Port Royal's table in the terminal: contracts, markers, piles, nests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from flibuste.games.port_royal.cards import COLOURS
from flibuste.games.port_royal.modules.contracts.cooperative import time_left, victory_cards
from flibuste.games.port_royal.modules.contracts.printed import Contract
from flibuste.games.port_royal.modules.contracts.table import MARKERS, marker, next_coins, seats_on, table
from flibuste.games.port_royal.state import PortRoyal
from flibuste.render.sentences import Speaker

QUIET: Final = "dim"
DONE: Final = "green"
INDENT: Final = (0, 0, 0, 2)
CONTRACTS: Final = "contracts"
CLOCK: Final = "time"


def is_together(s: PortRoyal) -> bool:
    return CLOCK in s.book.parts


def time(s: PortRoyal, speaker: Speaker) -> str:
    """The turn, and the cards of the two piles that a crew looks at."""
    return speaker.book.say("terminal-time", turn=s.turns, left=time_left(s), victory=victory_cards(s))


def contracts(s: PortRoyal, speaker: Speaker) -> list[RenderableType]:
    """The contracts face up: what each asks for, what the next marker brings, whose markers lie on it."""
    if CONTRACTS not in s.book.parts:
        return []
    lines: list[RenderableType] = [Text(speaker.book.say("terminal-contracts"), "bold")]
    faces = [table(s).contracts[number] for number in s.zones[table(s).face_up]]
    return lines + [Padding(_contract(s, speaker, contract), INDENT) for contract in faces]


def holdings(s: PortRoyal, speaker: Speaker, seat: int) -> list[str]:
    """A seat's markers in hand, and the colours in its nest."""
    if CONTRACTS not in s.book.parts:
        return []
    say = speaker.book.say
    found = [say("terminal-markers", count=s.count(seat, MARKERS))]
    colours = [say(f"colour-{COLOURS[s.book.cards.colour[ship]]}") for ship in s.zones[table(s).nests[seat]]]
    return [*found, say("terminal-nest", colours=", ".join(colours))] if colours else found


def _contract(s: PortRoyal, speaker: Speaker, contract: Contract) -> Text:
    phrase = f"name-contract-{contract.key}"
    name, power = speaker.book.say(phrase), speaker.book.attribute(phrase, "power")
    on_slots = seats_on(s, contract.number)
    line = Text.assemble(name, "  ", (power, QUIET))
    if coins := next_coins(s, contract.number):
        line.append(speaker.book.say("terminal-next-marker", coins=coins), QUIET)
    if on_slots:
        line.append(f"  ✓ {', '.join(speaker.players[seat] for seat in on_slots)}", DONE)
    line.append("".join(_progress(s, contract, speaker.players)))
    return line


def _progress(s: PortRoyal, contract: Contract, players: Sequence[str]) -> list[str]:
    """Who has begun a contract, and how far they are."""
    begun = s.zones[table(s).begun]
    boxes = [begun.count(marker(seat, contract.number)) for seat in range(len(players))]
    return [f"  {player} {box}/{contract.times}" for player, box in zip(players, boxes, strict=True) if box]
