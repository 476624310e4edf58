"""Match records and other documents on disk."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path
from typing import Any

from flibuste.games import registry
from flibuste.kernel import BadRecord, Document, Game, Match, read_record, replay
from flibuste.kernel.match import SUFFIX


def home() -> Path:
    """Where everything is kept that players do not put elsewhere."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "flibuste"


def new_file(game: str) -> Path:
    """Where a match is kept unless its players say otherwise."""
    return home() / f"{game}-{datetime.now():%Y%m%d-%H%M%S-%f}{SUFFIX}"


def save_record(match: Match, file: Path) -> None:
    """Write a match down with its seed: whoever sits at this terminal may go on with it."""
    try:
        if home() in (file.parent, *file.parents):
            home().mkdir(parents=True, exist_ok=True)
        elif not file.parent.exists():
            text = f"The folder {file.parent} does not exist: make it, or name another file."
            raise BadRecord(text, "refused-folder", folder=str(file.parent))
        match.save(file, reveal=True)
    except OSError as error:
        text = f"{file} cannot be written: {error.strerror}; name another file."
        raise BadRecord(text, "refused-unwritable", file=str(file), why=str(error.strerror)) from error


def save_as(match: Match, file: Path) -> None:
    """Write a match down under a name of somebody's own; a file that holds anything else is left alone."""
    if os.path.exists(file) and not _holds(file, match):
        text = f"{file} is there already and holds something else; name another file."
        raise BadRecord(text, "refused-taken", file=str(file))
    save_record(match, file)


def _holds(file: Path, match: Match) -> bool:
    try:
        return bool(read_record(file).get("seed_commitment") == match.record()["seed_commitment"])
    except BadRecord:
        return False


def open_record(file: Path) -> Match:
    """A match replayed from its file; a record that does not agree with itself is refused."""
    document = read_record(file)
    return replay(game_of(document), document)


def game_of(document: Document) -> Game[Any]:
    """The game a record or a position says it is of."""
    if "game" not in document:
        raise BadRecord("The document does not say which game it is of: it lacks 'game'.", "refused-gameless")
    return registry.game(str(document["game"]))
