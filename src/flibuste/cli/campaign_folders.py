"""The campaigns on this computer: a folder each, with the campaign's file and the records of its evenings."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

from flibuste.cli.records import home, save_record
from flibuste.games import registry
from flibuste.kernel import BadOption, Document, Match, read_record
from flibuste.kernel.match import SUFFIX as RECORD_SUFFIX
from flibuste.kit.campaign import BadCampaign, Campaign, CampaignRules
from flibuste.kit.campaign_file import SUFFIX, document_of, from_document, game_of
from flibuste.kit.campaign_records import PACKED_SUFFIX, matches_of, pack, unpack, written

_NAME: Final = re.compile(r"[^\W_][\w-]{0,39}")


class Place:
    """Where a campaign is kept."""

    def __init__(self, folder: Path, name: str) -> None:
        self.folder = folder
        self.name = name

    @property
    def file(self) -> Path:
        return self.folder / f"{self.name}{SUFFIX}"

    def read(self) -> Campaign:
        document = read_document(self.file)
        return from_document(rules_of(game_of(document)), document)

    def write(self, campaign: Campaign) -> None:
        """Whole or not at all."""
        write_file(self.file, written(document_of(campaign)).encode())

    def next_record(self, campaign: Campaign) -> str:
        """A name for the record of an evening to come that no file has yet."""
        taken = {session.record for session in campaign.sessions}
        number = len(taken) + 1
        while f"{self.name}-{number}{RECORD_SUFFIX}" in taken or self._is_there(f"{self.name}-{number}{RECORD_SUFFIX}"):
            number += 1
        return f"{self.name}-{number}{RECORD_SUFFIX}"

    def _is_there(self, record: str) -> bool:
        return (self.folder / record).exists()

    def save(self, match: Match, record: str) -> None:
        save_record(match, self.folder / record)

    def record(self, name: str) -> Document | None:
        """The record of an evening; None if its file is not there."""
        if Path(name).name != name or not self._is_there(name):
            return None
        return read_record(self.folder / name)


def all_campaigns() -> Path:
    return home() / "campaigns"


def place(name: str) -> Place:
    """The place of a campaign of that name; one may also name its file."""
    if name.endswith(SUFFIX):
        file = Path(name)
        return Place(file.parent, file.name.removesuffix(SUFFIX))
    if not _NAME.fullmatch(name):
        text = f"A campaign is named with up to 40 letters, digits and hyphens, not {name!r}."
        raise BadOption(text, "refused-campaign-name", name=name)
    return Place(all_campaigns() / name, name)


def known(name: str) -> Place:
    """The place of a campaign that is there."""
    found = place(name)
    if not found.file.exists():
        names = ", ".join(names_of_campaigns()) or "–"
        text = f"There is no campaign {name!r} here; there are: {names}. Begin one with: flibuste campaign new"
        raise BadOption(text, "refused-campaign", name=name, names=names)
    return found


def names_of_campaigns() -> list[str]:
    folder = all_campaigns()
    return sorted(path.name for path in folder.iterdir() if place(path.name).file.exists()) if folder.is_dir() else []


def rules_of(game: str) -> CampaignRules:
    """The rules of a game's campaigns."""
    record = registry.record(game)
    if not record.campaign:
        raise BadOption(f"{game} has no campaign; {', '.join(registry.with_campaigns())} has.", "campaign-no-game")
    rules: CampaignRules = record.part("campaign")
    return rules


def read_bytes(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except FileNotFoundError as error:
        raise BadCampaign("no-file", "There is no file {file}.", file=str(file)) from error
    except OSError as error:
        raise BadCampaign(
            "unreadable", "{file} cannot be read: {why}.", file=str(file), why=str(error.strerror)
        ) from error


def read_document(file: Path) -> Any:
    content = read_bytes(file)
    try:
        return json.loads(content)
    except ValueError as error:
        raise BadCampaign("no-json", "{file} is no campaign: it is not JSON.", file=str(file)) from error


class Luggage(NamedTuple):
    """A campaign with the records of its evenings, each replayed, on its way elsewhere."""

    name: str
    campaign: Campaign
    records: dict[str, Document]


def taken_from(file: Path) -> Luggage:
    """The campaign of a file: its records lie beside it, or everything is packed into one."""
    if file.name.endswith(PACKED_SUFFIX):
        found = unpack(read_bytes(file))
        name, campaign = found.name, from_document(rules_of(game_of(found.document)), found.document)
        record_of: Callable[[str], Document | None] = found.records.get
    else:
        source = place(str(file))
        name, campaign, record_of = source.name, source.read(), source.record
    matches = matches_of(campaign, registry.game(campaign.rules.game), record_of)
    records = {evening.record: match.record(True) for evening, match in zip(campaign.evenings, matches, strict=True)}
    return Luggage(name, campaign, records)


def packed_into(luggage: Luggage, file: Path) -> None:
    """Everything in one file. Nothing is written over."""
    _check_free(file)
    write_file(file, pack(luggage.name, luggage.campaign, luggage.records))


def laid_into(luggage: Luggage, target: Place) -> None:
    """The campaign's file and its records in a folder. Nothing is written over."""
    files = {target.folder / Path(record).name: document for record, document in luggage.records.items()}
    for file in (target.file, *files):
        _check_free(file)
    for file, document in files.items():
        write_file(file, written(document).encode())
    target.write(luggage.campaign)


def _check_free(file: Path) -> None:
    if file.exists():
        raise BadCampaign("there", "{file} is there already: choose another name or folder.", file=str(file))


def write_file(file: Path, content: bytes) -> None:
    """Whole or not at all."""
    part = file.with_name(file.name + ".part")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        part.write_bytes(content)
        part.replace(file)
    except OSError as error:
        raise BadCampaign(
            "unwritable", "{file} cannot be written: {why}.", file=str(file), why=str(error.strerror)
        ) from error
