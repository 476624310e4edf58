"""Why cells of Rolling Seas' chart are no answer."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from flibuste.games.rolling_seas.actions import PLACEMENTS
from flibuste.games.rolling_seas.board import Board
from flibuste.games.rolling_seas.cards import ROCKS
from flibuste.games.rolling_seas.chart import GRID, column_of, row_of
from flibuste.games.rolling_seas.facts import fares
from flibuste.games.rolling_seas.state import RollingSeas
from flibuste.kernel import asking
from flibuste.kit import ARGUMENT
from flibuste.kit.grid import OFF_GRID, mask_of
from flibuste.render.svg.face import Sight
from flibuste.render.svg.reasons import Reason, reasons_on
from flibuste.render.words.rolling_seas import target

EXACT = 12  # movement points: of a way that asks for more, only that is said


def reasons(sight: Sight, owner: int) -> list[tuple[str, list[int]]]:
    """For the question at hand, on the board that it is about."""
    if not sight.offers or sight.seat != sight.view.seat:
        return []
    question = asking(sight.seen, sight.seat)
    given = REASONS.get(question.topic)
    board = sight.seen.boards[owner]
    return reasons_on(GRID, GRID.width, sight.words, given(sight, board, question)) if given else []


def _answers(sight: Sight) -> int:
    """The cells that an answer names or leads to."""
    cells = [target(sight.view, action) for action in sight.view.options]
    return mask_of([cell for cell in cells if cell != OFF_GRID])


def _sailing(sight: Sight, board: Board, question: Any) -> Iterator[Reason]:
    """RS-NAV-003, RS-NAV-004, RS-NAV-006 What lies there, or what the way there asks for."""
    s: RollingSeas = sight.seen
    sheet = s.sheets[sight.seat]
    yield from _at_sea(board)
    left = {"moves": board.moves, "provisions": sheet.provisions}
    budget, closed = board.moves + sheet.provisions, board.chart.reach[board.ship] & ~_answers(sight)
    by_fare: defaultdict[int, int] = defaultdict(int)
    for cell, fare in fares(s, sight.seat, question.wind).items():
        by_fare[fare] |= 1 << cell
    for fare, cells in sorted(by_fare.items()):
        if fare <= budget:
            yield from _waiting(board, cells & closed)
            yield "why-rs-way", {"fare": fare, **left}, cells
        else:
            most = max(budget, EXACT)
            yield "why-rs-too-far", {"fare": min(fare, most), "more": int(fare > most), **left}, cells


def _waiting(board: Board, cells: int) -> Iterator[Reason]:
    """RS-CEL-002, RS-CEL-003 A step that could be paid, but not what waits there."""
    yield "why-rs-monster", {}, cells & board.monsters
    yield "why-rs-no-toll", {}, cells & board.pirates
    yield "why-rs-peril", {}, cells & board.perils
    yield "why-rs-flow", {}, cells & board.flows


def _blowing(sight: Sight, board: Board, question: Any) -> Iterator[Reason]:
    """RS-WIN-002 A wind in the sails carries one cell."""
    yield from _at_sea(board)
    yield from _waiting(board, board.chart.reach[board.ship] & ~_answers(sight))
    yield "why-rs-wind", {}, board.chart.sea


def _acting(sight: Sight, board: Board, question: Any) -> Iterator[Reason]:
    """RS-ACT-001, RS-EXP-001, RS-POR-001 What can be done where the ship lies."""
    chart = board.chart
    yield "why-rs-ship", {}, 1 << board.ship
    yield "why-rs-port", {}, chart.port_cells
    yield "why-rs-explored", {}, board.explored
    yield "why-rs-land", {}, chart.land
    yield "why-rs-rocks", {}, board.rocks
    yield "why-rs-choose-wind", {}, chart.sea


def _at_sea(board: Board) -> Iterator[Reason]:
    yield "why-rs-ship", {}, 1 << board.ship
    yield "why-rs-ashore", {}, board.chart.land
    yield "why-rs-rocks", {}, board.rocks


def _drawing(sight: Sight, board: Board, question: Any) -> Iterator[Reason]:
    """RS-ADV-008, RS-ADV-009, RS-ADV-012, RS-ADV-014 Blank sea, the card's row or column, and nothing shut off."""
    book = sight.seen.book
    card = book.cards.adventures[question.card]
    lines = {"row": card.row, "column": card.column}
    yield from _taken(board)
    if book.solo and card.type == ROCKS:
        yield "why-rs-crossing", lines, board.blank
    table = board.chart.placements(card)
    offered = [table.masks[table.place[(action & ARGUMENT) % PLACEMENTS]] for action in sight.view.options]
    is_near = all(mask & (row_of(card) | column_of(card)) for mask in offered)
    for at in table.near if is_near else table.all:
        if not table.masks[at] & ~board.blank:
            yield "why-rs-shut", {}, table.masks[at]
    yield "why-rs-lines", lines, board.blank


def _hiding(sight: Sight, board: Board, question: Any) -> Iterator[Reason]:
    """RS-AMB-002, RS-AMB-003 Out of sight, on blank sea."""
    yield from _taken(board)
    owner = sight.names[question.owner]
    yield "why-rs-seen", {"name": owner, "cells": board.chart.sight}, board.chart.sea


def _scattering(sight: Sight, board: Board, question: Any) -> Iterator[Reason]:
    """RS-AMB-005 Around the centre, on sea without rocks."""
    yield "why-rs-ashore", {}, board.chart.land
    yield "why-rs-rocks", {}, board.rocks
    centre = sight.seen.sketches[sight.seat][0]
    yield "why-rs-point", {"cell": GRID.name(centre)}, board.chart.sea


def _taken(board: Board) -> Iterator[Reason]:
    yield "why-rs-not-sea", {}, board.chart.land
    yield "why-rs-taken", {}, board.chart.sea & ~board.blank


def _settling(sight: Sight, board: Board, question: Any) -> Iterator[Reason]:
    """RS-SET-009, RS-SET-010 A port, then a cell beside it."""
    yield "why-rs-home", {}, GRID.all


def _mooring(sight: Sight, board: Board, question: Any) -> Iterator[Reason]:
    yield "why-rs-moor", {"cell": GRID.name(board.chart.ports[board.home])}, GRID.all


REASONS = {
    "sail": _sailing,
    "finish": _blowing,
    "act": _acting,
    "draw": _drawing,
    "draw-on": _drawing,
    "hide": _hiding,
    "scatter": _scattering,
    "home": _settling,
    "moor": _mooring,
}
