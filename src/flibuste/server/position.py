"""A table as a JSON document, for one viewer: that viewer's view, question and log, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from flibuste.kernel import HIDDEN, SPECTATOR, Event, Game, Match, View, commitment
from flibuste.server import speech
from flibuste.server.guests import Viewer
from flibuste.server.table import Table

Document = dict[str, Any]


def position(table: Table, viewer: Viewer) -> Document:
    """What a seat or a spectator may know now."""
    eye = viewer.eye(table)
    document: Document = {
        "table": table.id,
        "version": table.version,
        "state": table.state,
        "game": table.game.key,
        "options": table.options,
        "clock": table.clock,
        "seed_commitment": commitment(table.seed),
        "seats": seats(table, []),
        "you": None if eye == SPECTATOR else eye,
        "decision": None,
        "board": None,
        "moves": 0,
        "undo": undo_request(table),
        "result": None,
        "rematch": table.rematch,
    }
    match = table.match
    if match is None:
        return document
    view = match.view(eye)
    document["seats"] = seats(table, view.deciders)
    document["board"] = match.game.write(view.seen)
    document["moves"] = len(match.known_moves(eye))
    if eye in table.asked:
        document["decision"] = decision(table, match, view, viewer.lang)
    if match.over:
        document["result"] = match.game.result(match.state).document()
    return document


def seats(table: Table, asked: Sequence[int]) -> list[Document]:
    """Who sits where; `asked` as the viewer may know it."""
    return [
        {"seat": number, "name": seat.name, "kind": seat.kind, "level": seat.level or None, "asked": number in asked}
        for number, seat in enumerate(table.seats)
    ]


def undo_request(table: Table) -> Document | None:
    return None if table.undo_seat is None else {"seat": table.undo_seat, "agreed": table.undo_agreed}


def decision(table: Table, match: Match, view: View[Any], lang: str) -> Document:
    """The question asked of the viewer's seat, with every legal answer."""
    seat = view.seat
    speaker = speech.speaker(match, lang)
    rule, text = speaker.rule(view, seat)
    number = table.decision(seat)
    holder = table.seats[seat]
    return {
        "number": number,
        "question": speaker.question(view, seat),
        "rule": {"number": rule, "text": text},
        "options": [
            {"action": match.game.notation.text(action), "text": speech.answer(speaker, action)}
            for action in view.options
        ],
        "hint": holder.hint_action if holder.hint_decision == number else None,
        "may_undo": match.may_undo(seat),
    }


def log(table: Table, viewer: Viewer, since: int) -> list[Document]:
    """What the viewer may know of what happened, from the move numbered `since` on. An answer in so many words is only
    given to the seat that gave it: others learn what the events tell them."""
    match = table.playing
    eye = viewer.eye(table)
    speaker = speech.speaker(match, viewer.lang)
    return [
        {
            "number": number,
            "seat": move.seat,
            "action": match.game.notation.text(move.action) if move.seat == eye or match.over else None,
            "events": [event(match.game, happened) for happened in events],
            "text": [speech.event(speaker, happened) for happened in events],
        }
        for number, (move, events) in enumerate(match.events(eye))
        if number >= since
    ]


def event(game: Game[Any], happened: Event) -> Document:
    kind = game.events[happened[0]]
    values = {
        field.name: None if value == HIDDEN else value for field, value in zip(kind.fields, happened[1:], strict=True)
    }
    return {"kind": kind.name, **values}
