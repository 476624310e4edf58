"""The log of a table: moves, and moves taken back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

UNDO: Final = "!undo"  # takes back the seat's last answer, nothing else
REWIND: Final = "!rewind"  # takes back the seat's last answer and everything since, by consent of the table


@dataclass(frozen=True, slots=True)
class Entry:
    """A row of the log: a move, or a move taken back."""

    seat: int
    action: str
    at: float
    unseen: bool = False  # by everybody else: an answer amid a simultaneous question that the seat goes on answering

    @property
    def takes_back(self) -> bool:
        return self.action in (UNDO, REWIND)


def remaining(entries: Sequence[Entry]) -> list[Entry]:
    """The moves that stand once everything taken back is left out."""
    return sorted_out(entries)[0]


def sorted_out(entries: Sequence[Entry]) -> tuple[list[Entry], list[tuple[int, Entry]]]:
    """The moves that stand, and those taken back with the place they had."""
    moves: list[Entry] = []
    taken_back: list[tuple[int, Entry]] = []
    for entry in entries:
        if not entry.takes_back:
            moves.append(entry)
            continue
        last = max(at for at, move in enumerate(moves) if move.seat == entry.seat)
        end = last + 1 if entry.action == UNDO else len(moves)
        taken_back += enumerate(moves[last:end], last)
        del moves[last:end]
    return moves, taken_back
