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
from flibuste.kernel import BadRecord, Document, Game, describe, position, replay
from flibuste.kernel.match import SUFFIX
from flibuste.kernel.record import read_record

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


@pytest.mark.parametrize("file", [file for file in RECORDS if "rules-1" in file.name], ids=lambda file: file.name)
def test_a_match_of_older_rules_is_played_on_by_them(file: Path) -> None:
    """Contracts, the Legendary Captain and goods from the bag have newer rules; a match begun before keeps its own."""
    match = open_record(file)
    assert match.version == match.state.rules.version == 1 < match.game.rules_version
    answers = [(move.seat, move.action) for move in match.moves]
    match.rewind(len(answers) // 2)
    assert match.record(reveal=True)["rules_version"] == 1
    for seat, action in answers[len(answers) // 2 :]:
        match.play(seat, action)
    again = match.record()
    assert len(again.pop("taken_back")) == len(answers) - len(answers) // 2
    assert again == read_record(file)


def test_a_record_of_older_rules_cannot_be_read_by_newer_ones() -> None:
    """Otherwise nothing would have to be kept."""
    file = FOLDER / f"port-royal-3-sails-marked-contracts-cooperative-rules-1{SUFFIX}"
    document = {**read_record(file), "rules_version": 2}
    with pytest.raises(BadRecord, match="not legal"):
        replay(game_of(document), document)
