"""Which answers a table of Nassau can hear, for learning machines: without those of expansions it leaves out."""

from __future__ import annotations

from collections.abc import Iterable

from flibuste.games.nassau.book import Book
from flibuste.games.nassau.modules import dutchman, feld


def limits(book: Book) -> dict[int, Iterable[int]]:
    found: dict[int, Iterable[int]] = {}
    if book.options[dutchman.MODULE.key] == dutchman.MODULE.choice.values[0]:  # the Sea Dog alone
        found[dutchman.DUTCH] = ()
    if not feld.MODULE.in_play(book.seats, book.options):
        found[feld.BONUS] = found[feld.SEND] = ()
    return found
