"""Matches and positions written down long ago are still read: every record is replayed, every position written again.

These files are never made anew; others may join them. A change after which one of them is refused needs a new
`rules_version`, or a way to read the old format.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from flibuste.cli.records import game_of, open_record
from flibuste.kernel import Document, Game, describe, position
from flibuste.kernel.match import SUFFIX

FOLDER = Path(__file__).parent
RECORDS = sorted(FOLDER.glob(f"*{SUFFIX}"))
POSITIONS = sorted((FOLDER / "positions").glob("*.json"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.name.removesuffix(SUFFIX))
def test_an_old_record_is_verified(file: Path) -> None:
    assert open_record(file).over


@pytest.mark.parametrize("file", POSITIONS, ids=lambda file: file.stem)
def test_an_old_position_is_written_as_it_was_read(file: Path) -> None:
    """But for options that came later: they stand at their usual value."""
    document = json.loads(file.read_text(encoding="utf-8"))
    played = game_of(document)
    again = json.loads(json.dumps(describe(played, position(played, document))))
    assert again == with_all_options(played, document)


def with_all_options(played: Game[Any], document: Document) -> Document:
    """The document, and the documents of open lanes in it, with every option of today."""
    found = {**document, "options": played.settle(document["options"])}
    if document["fork"] and document["fork"]["before"]:
        found["fork"] = {**document["fork"], "before": with_all_options(played, document["fork"]["before"])}
    return found


def test_the_old_files_are_there() -> None:
    assert len(RECORDS) > len(POSITIONS) > 0
