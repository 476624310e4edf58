"""The records of a campaign's evenings: checked against it, and packed with it into one file to take along."""

from __future__ import annotations

import io
import json
import zipfile
import zlib
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from flibuste.kernel import BadRecord, Document, Game, Match, replay
from flibuste.kit.campaign import BadCampaign, Campaign, Running, Session
from flibuste.kit.campaign_changes import options_of
from flibuste.kit.campaign_file import SUFFIX, corrupt, document_of

PACKED_SUFFIX: Final = ".zip"
MOST_FILES: Final = 200
LARGEST: Final = 40_000_000  # bytes, unpacked

# Checking -------------------------------------------------------------------------------------------------------------


def matches_of(campaign: Campaign, game: Game[Any], record_of: Callable[[str], Document | None]) -> list[Match]:
    """The match of every evening, replayed, that of the one being played last: each must be there, and be that of its
    evening."""
    return [_match(campaign, game, evening, number, record_of) for number, evening in enumerate(campaign.evenings, 1)]


def _match(
    campaign: Campaign,
    game: Game[Any],
    evening: Session | Running,
    number: int,
    record_of: Callable[[str], Document | None],
) -> Match:
    document = record_of(evening.record)
    if document is None:
        raise missing(number, evening.record)
    try:
        match = replay(game, document)
    except BadRecord as error:
        raise BadCampaign(
            "bad-record",
            "{record}, of evening {number}, cannot be replayed: {why}",
            number=number,
            record=evening.record,
            why=str(error),
        ) from error
    if not _is_table_of(campaign, evening, match) or (
        isinstance(evening, Session) and not _is_told(campaign, evening, match)
    ):
        raise BadCampaign(
            "other-record",
            "{record} is not the record of evening {number}: its chapter, its players or its end are others.",
            number=number,
            record=evening.record,
        )
    return match


def missing(number: int, record: str) -> BadCampaign:
    return BadCampaign(
        "missing",
        "The record of evening {number} is missing: {record} should lie beside the campaign.",
        number=number,
        record=record,
    )


def _is_table_of(campaign: Campaign, evening: Session | Running, match: Match) -> bool:
    options = match.game.settle(options_of(campaign, evening))
    return match.options == options and len(match.seats) == len(evening.players)


def _is_told(campaign: Campaign, session: Session, match: Match) -> bool:
    """Whether the match ended as the session says."""
    if not match.over:
        return False
    with match.data():
        evening = campaign.rules.evening(match.state)
    winners = [session.players[seat].member for seat in evening.winners]
    told = (evening.is_won, winners, list(evening.cards), evening.figures)
    return told == (session.is_won, list(session.winners), list(session.cards), session.figures)


# Packing --------------------------------------------------------------------------------------------------------------


class Packed(NamedTuple):
    """What was found in a packed file, not checked yet."""

    name: str
    document: Any  # of the campaign
    records: Mapping[str, Document]  # by file name


def pack(name: str, campaign: Campaign, records: Mapping[str, Document]) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as files:
        files.writestr(name + SUFFIX, written(document_of(campaign)))
        for record, document in records.items():
            files.writestr(record, written(document))
    return packed.getvalue()


def written(document: Document) -> str:
    return json.dumps(document, ensure_ascii=False, indent=1) + "\n"


def unpack(content: bytes) -> Packed:
    """The one campaign in a packed file, and whatever lies beside it."""
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as files:
            documents = _documents(files)
    except (zipfile.BadZipFile, zlib.error, NotImplementedError, RuntimeError, EOFError) as error:
        raise BadCampaign(
            "no-zip",
            "This is no campaign that can be gone on with: "
            "it takes the .zip file that a campaign is taken along in, whole.",
        ) from error
    names = [name for name in documents if name.endswith(SUFFIX)]
    if len(names) != 1:
        raise corrupt("zip", f"it should hold one *{SUFFIX}, not {len(names)}")
    document = documents.pop(names[0])
    return Packed(names[0].removesuffix(SUFFIX), document, documents)


def _documents(files: zipfile.ZipFile) -> dict[str, Any]:
    entries = [entry for entry in files.infolist() if not entry.is_dir()]
    if len(entries) > MOST_FILES or sum(entry.file_size for entry in entries) > LARGEST:
        raise corrupt("zip", f"it holds more than {MOST_FILES} files or {LARGEST} bytes")
    found = {}
    for entry in entries:
        name = entry.filename.rpartition("/")[2]
        try:
            found[name] = json.loads(files.read(entry))
        except ValueError as error:
            raise corrupt(name, f"{name} is not JSON") from error
        if not isinstance(found[name], dict):
            raise corrupt(name, f"{name} should hold one JSON object")
    return found
