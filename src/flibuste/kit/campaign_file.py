"""A campaign as a document, and back: versioned, linked to the records of its evenings, checked before it is used."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from flibuste.kernel import Document
from flibuste.kit.campaign import BadCampaign, Campaign, CampaignRules, Evening, Member, Player, Running, Session
from flibuste.kit.campaign_changes import check_chapter, check_room, checked_name, conclude, twice

KIND: Final = "flibuste-campaign"
VERSION: Final = 1
SUFFIX: Final = ".flib-campaign.json"

_KEYS: Final = ("format", "game", "mode", "members", "joined", "sessions", "running", "standing")
_MEMBER: Final = ("number", "name", "bot")
_RUNNING: Final = ("chapter", "failures", "next", "drafted", "players", "record")
_SESSION: Final = (*_RUNNING, "won", "winners", "cards", "figures", "ended")


def document_of(campaign: Campaign) -> Document:
    """Everything about a campaign; where it stands is in it to be read, and follows from the evenings."""
    running = campaign.running
    return {
        "format": f"{KIND}/{VERSION}",
        "game": campaign.rules.game,
        "mode": campaign.mode,
        "members": [member._asdict() for member in campaign.members],
        "joined": campaign.joined,
        "standing": _standing(campaign),
        "sessions": [_session(session) for session in campaign.sessions],
        "running": None if running is None else _evening(running),
    }


def _standing(campaign: Campaign) -> Document:
    standing = campaign.standing
    return {
        "chapter": standing.chapter,
        "failures": standing.failures,
        "failures_in_all": standing.failures_in_all,
        "finished": standing.is_finished,
        "wins": {member.name: campaign.wins(member.number) for member in campaign.members},
    }


def _evening(evening: Running | Session) -> Document:
    return {
        "chapter": evening.chapter,
        "failures": evening.failures,
        "next": evening.is_next,
        "drafted": evening.is_drafted,
        "players": [[player.member, player.name] for player in evening.players],
        "record": evening.record,
    }


def _session(session: Session) -> Document:
    return {
        **_evening(session),
        "won": session.is_won,
        "winners": list(session.winners),
        "cards": list(session.cards),
        "figures": session.figures,
        "ended": session.ended,
    }


# Reading --------------------------------------------------------------------------------------------------------------


def game_of(document: object) -> str:
    """The game whose campaign a document holds; whatever is not such a document is refused."""
    if not isinstance(document, dict):
        raise corrupt("format", "it should hold one JSON object")
    kind, _, version = str(document.get("format")).partition("/")
    if kind != KIND or not version.isdecimal():
        raise corrupt("format", f"its format is {document.get('format')!r}, not '{KIND}/{VERSION}'")
    if int(version) > VERSION:
        raise BadCampaign(
            "newer",
            "The campaign was written by a newer Flibuste (version {version} of the format, this one reads {own}): "
            "update this one.",
            version=version,
            own=VERSION,
        )
    return str(document.get("game"))


def from_document(rules: CampaignRules, document: Any) -> Campaign:
    """The campaign that a document describes. Its evenings are gone through again: each must follow from those before
    it, and where the campaign stands must be what the document says."""
    if game_of(document) != rules.game:
        raise corrupt("game", f"it is of {document.get('game')!r}, not of {rules.game!r}")
    found = _Reader("", "the campaign", document, _KEYS)
    mode = found.text("mode")
    if mode not in rules.modes:
        raise corrupt("mode", f"its mode is {mode!r}, not one of {', '.join(rules.modes)}")
    members = [_member(reader) for reader in found.readers("members", _MEMBER)]
    joined = found.number("joined")
    numbers, names = [member.number for member in members], [member.name for member in members]
    if not members or len(set(numbers)) < len(numbers) or not all(0 <= number < joined for number in numbers):
        raise corrupt("members", f"its members' numbers are {numbers}, of {joined} who ever joined")
    if len(set(names)) < len(names):
        raise twice(next(name for name in names if names.count(name) > 1))
    campaign = Campaign(rules, mode, members, (), None, joined)
    check_room(campaign, len(members))
    for reader in found.readers("sessions", _SESSION):
        campaign = _append(campaign, reader)
    if found.document["running"] is not None:
        reader = _Reader("running", "the evening being played", found.document["running"], _RUNNING)
        campaign = _follow(campaign, _running(reader), reader)
    if found.document["standing"] != _standing(campaign):
        stands = campaign.standing
        raise corrupt(
            "standing",
            f"its evenings lead to chapter {stands.chapter} after {stands.failures_in_all} failures, "
            "which is not what it says under 'standing'",
        )
    return campaign


def _member(reader: _Reader) -> Member:
    return Member(reader.number("number"), checked_name(reader.text("name")), reader.text("bot"))


def _running(reader: _Reader) -> Running:
    return Running(
        reader.number("chapter"),
        reader.number("failures"),
        reader.flag("next"),
        reader.flag("drafted"),
        _players(reader),
        reader.text("record"),
    )


def _players(reader: _Reader) -> list[Player]:
    found = []
    for entry in reader.entries("players"):
        if not (isinstance(entry, list) and len(entry) == 2 and type(entry[0]) is int and isinstance(entry[1], str)):
            raise reader.corrupt(f"a player of {reader.where} should be a number and a name, not {entry!r}")
        found.append(Player(entry[0], checked_name(entry[1])))
    return found


def _append(campaign: Campaign, reader: _Reader) -> Campaign:
    running = _running(reader)
    playing = _follow(campaign, running, reader)
    winners, cards = reader.entries("winners"), reader.entries("cards")
    seats = {player.member: seat for seat, player in enumerate(running.players)}
    if not all(type(member) is int and member in seats for member in winners):
        raise reader.corrupt(f"the winners of {reader.where} are not among its players")
    if not all(isinstance(card, str) for card in cards) or not campaign.rules.are_figures(reader.document["figures"]):
        raise reader.corrupt(f"the story cards or the figures of {reader.where} are not what they should be")
    won = reader.flag("won")
    if campaign.is_shared and len(winners) != (len(running.players) if won else 0):
        raise reader.corrupt(f"together all win or lose, but {reader.where} has {len(winners)} winners")
    evening = Evening(won, [seats[member] for member in winners], cards, reader.document["figures"])
    ended = reader.document["ended"]
    if type(ended) not in (int, float):
        raise reader.corrupt(f"the time of {reader.where} is {ended!r}, not a number of seconds")
    return conclude(playing, evening, float(ended))


def _follow(campaign: Campaign, running: Running, reader: _Reader) -> Campaign:
    """The campaign with this evening being played, if it can follow from those before it."""
    check_chapter(campaign, running.chapter, knows_of_spoilers=True)
    standing = campaign.standing
    expected = standing.failures if running.is_next else 0
    if running.failures != expected or (
        running.is_next and (running.chapter != standing.chapter or standing.is_finished)
    ):
        raise reader.corrupt(
            f"{reader.where} is chapter {running.chapter} after {running.failures} failures; "
            f"the one to follow is chapter {standing.chapter} after {standing.failures}"
        )
    counts = campaign.rules.modes[campaign.mode].seats
    members = [player.member for player in running.players]
    if len(members) not in counts or len(set(members)) < len(members):
        raise reader.corrupt(
            f"{reader.where} has {len(members)} players; a chapter is for {min(counts)} to {max(counts)}"
        )
    if not all(0 <= member < campaign.joined for member in members):
        raise reader.corrupt(f"somebody played {reader.where} who never was a member")
    return campaign._replace(running=running)


def corrupt(path: str, what: str) -> BadCampaign:
    return BadCampaign("corrupt", "This is no campaign that can be gone on with: {what}.", what=what, path=path)


class _Reader:
    """An object of the document, with the sentences for what is wrong in it."""

    def __init__(self, path: str, where: str, document: Any, keys: Iterable[str]) -> None:
        self.path = path
        self.where = where
        if not isinstance(document, dict):
            raise self.corrupt(f"{where} should be an object, not {document!r}")
        missing = [key for key in keys if key not in document]
        unknown = [key for key in document if key not in keys]
        if missing or unknown:
            raise corrupt(
                path or (missing or unknown)[0],
                f"{where} {'lacks ' + repr(missing[0]) if missing else 'has an unknown ' + repr(unknown[0])}",
            )
        self.document: Document = document

    def number(self, key: str) -> int:
        value = self.document[key]
        if type(value) is not int or value < 0:
            raise corrupt(self.path or key, f"{key!r} of {self.where} is {value!r}, not a whole number")
        return value

    def text(self, key: str) -> str:
        value = self.document[key]
        if not isinstance(value, str):
            raise corrupt(self.path or key, f"{key!r} of {self.where} is {value!r}, not a text")
        return value

    def flag(self, key: str) -> bool:
        value = self.document[key]
        if not isinstance(value, bool):
            raise corrupt(self.path or key, f"{key!r} of {self.where} is {value!r}, not true or false")
        return value

    def entries(self, key: str) -> list[Any]:
        value = self.document[key]
        if not isinstance(value, list):
            raise corrupt(self.path or key, f"{key!r} of {self.where} should be a list")
        return value

    def readers(self, key: str, keys: Iterable[str]) -> list[_Reader]:
        return [
            _Reader(f"{key} {at}", f"{key[:-1]} {at}", entry, keys) for at, entry in enumerate(self.entries(key), 1)
        ]

    def corrupt(self, what: str) -> BadCampaign:
        return corrupt(self.path, what)
