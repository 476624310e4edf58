"""A table as a JSON document, for one viewer: that viewer's view, question and log, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from pydantic_core import to_json

from flibuste.kernel import HIDDEN, SPECTATOR, Event, Game, Match, View, asking, commitment, view_document
from flibuste.render.sentences import Speaker
from flibuste.server.tables import sentences
from flibuste.server.tables.drawing import Drawing
from flibuste.server.tables.hints import read_hint
from flibuste.server.tables.table import Table
from flibuste.server.viewers import Viewer

Document = dict[str, Any]
COUNTED: Final = ("seat", "number")


def position(table: Table, viewer: Viewer) -> Document:
    """What a seat or a spectator may know now."""
    viewpoint = viewer.viewpoint(table)
    document: Document = {
        "table": table.id,
        "version": table.version_for(viewer.seats(table)),
        "state": table.state,
        "game": table.game.key,
        "options": table.options,
        "clock": table.clock,
        "seed_commitment": commitment(table.seed),
        "deal": table.deal,
        "seats": seats(table, []),
        "you": None if viewpoint == SPECTATOR else viewpoint,
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
    view = match.view(viewpoint)
    document["seats"] = seats(table, table.asked)
    document["board"] = match.game.write(view.seen)
    document["moves"] = len(match.known_moves(viewpoint))
    if viewpoint in table.asked:
        document["decision"] = decision(table, match, view, viewer.lang)
    if match.over:
        document["result"] = match.game.result(match.state).document()
    return document


def drawing(viewer: Viewer) -> Drawing:
    """The position as bytes: the same for everybody at a seat who reads the same language."""
    return Drawing("position", viewer, lambda table: to_json(position(table, viewer)))


def seats(table: Table, asked: Sequence[int]) -> list[Document]:
    """Who sits where, and whom the table waits for: that somebody has finished is public."""
    return [
        {
            "seat": number,
            "name": seat.name,
            "colour": colour,
            "kind": seat.kind,
            "level": seat.level or None,
            "asked": number in asked,
        }
        for number, (seat, colour) in enumerate(zip(table.seats, table.colours, strict=True))
    ]


def undo_request(table: Table) -> Document | None:
    return None if table.undo_seat is None else {"seat": table.undo_seat, "agreed": table.undo_agreed}


def decision(table: Table, match: Match, view: View[Any], lang: str) -> Document:
    """The question asked of the viewer's seat, with every legal answer."""
    seat = view.seat
    speaker = sentences.speaker(match, lang)
    rule, text = speaker.rule(view, seat)
    number = table.decision(seat)
    holder = table.seats[seat]
    return {
        "number": number,
        "topic": asking(view.seen, seat).topic,
        "question": speaker.question(view, seat),
        "rule": {"number": rule, "text": text},
        "options": [option(match.game.notation.text(action), speaker, action) for action in view.options],
        "hint": _hinted(holder.hint_action) if holder.hint_decision == number else None,
        "may_undo": match.may_undo(seat),
    }


def option(text: str, speaker: Speaker, action: int) -> Document:
    verb, *arguments = text.split()
    return {"action": text, "verb": verb, "arguments": arguments, "text": sentences.option(speaker, action)}


def seat_view(table: Table, viewer: Viewer) -> Document:
    """All that a seat or a spectator may know, for programs that go on thinking with it."""
    viewpoint, match = viewer.viewpoint(table), table.match
    asked = viewpoint in table.asked
    return {
        "table": table.id,
        "version": table.version_for(viewer.seats(table)),
        "state": table.state,
        "game": table.game.key,
        "rules_version": table.rules_version,
        "data": table.data,
        "decision": table.decision(viewpoint) if asked else None,
        "view": None if match is None else view_document(match.view(viewpoint)),
        "result": match.game.result(match.state).document() if match is not None and match.over else None,
    }


def log(table: Table, viewer: Viewer, since: int) -> list[Document]:
    """What the viewer may know of what happened, from the move numbered `since` on. An answer in so many words is only
    given to the seat that gave it: others learn what the events tell them."""
    match = table.playing
    viewpoint = viewer.viewpoint(table)
    speaker = sentences.speaker(match, viewer.lang)
    return [
        {
            "number": number,
            "seat": move.seat,
            "action": match.game.notation.text(move.action) if move.seat == viewpoint or match.over else None,
            "events": [event(match.game, happened) for happened in events],
            "text": [sentences.event(speaker, happened) for happened in events],
        }
        for number, (move, events) in enumerate(match.events(viewpoint))
        if number >= since
    ]


def event(game: Game[Any], happened: Event) -> Document:
    kind = game.events[happened[0]]
    values = zip(kind.fields, happened[1:], strict=True)
    return {"kind": kind.name, **{field.name: _named(game, field.kind, value) for field, value in values}}


def _named(game: Game[Any], kind: str, value: int) -> Any:
    """A thing by the word that actions and boards have for it; seats and numbers as they are."""
    if value == HIDDEN:
        return None
    words = () if kind in COUNTED else game.notation.words_of(kind)
    return words[value] if 0 <= value < len(words) else value


def _hinted(kept: str | None) -> str | None:
    return None if kept is None else read_hint(kept).action
