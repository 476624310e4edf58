"""A campaign's file: corrupt, newer, or without its matches, it is refused with one sentence."""

from __future__ import annotations

import copy
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from flibuste.games.port_royal.game import GAME_OBJECT
from flibuste.games.port_royal.modules.adventure.campaign import CAMPAIGN
from flibuste.kernel import Document, Match
from flibuste.kit.campaign import BadCampaign, Campaign
from flibuste.kit.campaign_changes import conclude, found, options_of, start
from flibuste.kit.campaign_file import document_of, from_document
from flibuste.kit.campaign_records import matches_of
from tests.games.port_royal.modules.test_adventure_campaign import crew, finished, played, rivals
from tests.rules import rule


@cache
def two_evenings() -> tuple[Campaign, dict[str, Document]]:
    """Chapters 1 and 2 against each other, with their records."""
    campaign, records = found(CAMPAIGN, "competitive", [("Élise", ""), ("Yann", "")]), {}
    for chapter in (1, 2):
        campaign = start(campaign, f"evening-{chapter}")
        match = finished("competitive", 2, chapter)
        campaign = conclude(campaign, CAMPAIGN.evening(match.state), float(chapter))
        records[f"evening-{chapter}"] = match.record()
    return campaign, records


def tampered(change: Callable[[Document], Any], campaign: Campaign | None = None) -> str:
    """What is said of a document in which something was changed."""
    document = copy.deepcopy(document_of(campaign or played(played(crew()), won=False)))
    change(document)
    with pytest.raises(BadCampaign) as refused:
        from_document(CAMPAIGN, document)
    return str(refused.value)


def drop(*keys: str) -> Callable[[Document], Any]:
    def change(document: Document) -> None:
        for key in keys[:-1]:
            document = document[int(key) if key.isdigit() else key]
        del document[keys[-1]]

    return change


def put(value: Any, *keys: Any) -> Callable[[Document], Any]:
    def change(document: Document) -> None:
        for key in keys[:-1]:
            document = document[key]
        document[keys[-1]] = value

    return change


CORRUPT = {
    "its format is None, not 'flibuste-campaign/1'": put(None, "format"),
    "its format is 'flibuste-match/2', not 'flibuste-campaign/1'": put("flibuste-match/2", "format"),
    "it is of 'nassau', not of 'port-royal'": put("nassau", "game"),
    "its mode is 'variable', not one of cooperative, competitive": put("variable", "mode"),
    "the campaign lacks 'members'": drop("members"),
    "the campaign has an unknown 'colour'": put("red", "colour"),
    "its members' numbers are [], of 2 who ever joined": put([], "members"),
    "its members' numbers are [0, 5], of 2 who ever joined": put(5, "members", 1, "number"),
    "member 2 lacks 'bot'": drop("members", "1", "bot"),
    "'name' of member 1 is 7, not a text": put(7, "members", 0, "name"),
    "'chapter' of session 1 is '1', not a whole number": put("1", "sessions", 0, "chapter"),
    "'won' of session 1 is 1, not true or false": put(1, "sessions", 0, "won"),
    "'players' of session 2 should be a list": put("Élise", "sessions", 1, "players"),
    "a player of session 1 should be a number and a name, not ['Yann', 1]": put(
        ["Yann", 1], "sessions", 0, "players", 0
    ),
    "together all win or lose, but session 2 has 1 winners": put([0], "sessions", 1, "winners"),
    "the winners of session 1 are not among its players": put([0, 9], "sessions", 0, "winners"),
    "session 1 has 5 players; a chapter is for 1 to 4": put([[at, "X"] for at in range(5)], "sessions", 0, "players"),
    "somebody played session 2 who never was a member": put([[4, "Maï"]], "sessions", 1, "players"),
    "session 2 is chapter 4 after 0 failures; the one to follow is chapter 2 after 0": put(4, "sessions", 1, "chapter"),
    "session 2 is chapter 2 after 3 failures; the one to follow is chapter 2 after 0": put(
        3, "sessions", 1, "failures"
    ),
    "the time of session 1 is 'noon', not a number of seconds": put("noon", "sessions", 0, "ended"),
    "the story cards or the figures of session 1 are not what they should be": put([10], "sessions", 0, "cards"),
    "its evenings lead to chapter 2 after 1 failures, which is not what it says under 'standing'": put(
        5, "standing", "chapter"
    ),
    "the evening being played should be an object, not 3": put(3, "running"),
}


@pytest.mark.parametrize("what", CORRUPT)
def test_a_corrupt_file_is_refused(what: str) -> None:
    assert tampered(CORRUPT[what]) == f"This is no campaign that can be gone on with: {what}."


def test_what_is_no_object_is_refused() -> None:
    with pytest.raises(BadCampaign, match="it should hold one JSON object"):
        from_document(CAMPAIGN, ["campaign"])


def test_a_newer_file_is_refused() -> None:
    assert tampered(put("flibuste-campaign/2", "format")) == (
        "The campaign was written by a newer Flibuste (version 2 of the format, this one reads 1): update this one."
    )


def test_a_member_twice_is_refused() -> None:
    assert tampered(put("Élise", "members", 1, "name")) == (
        "Élise is a member already: everybody needs a name of their own."
    )


def test_a_sixth_chapter_is_refused() -> None:
    assert tampered(put(6, "sessions", 1, "chapter")) == "There is no chapter 6: the chapters are 1 to 5."


@rule("PR-ADV-120")
def test_the_records_of_its_evenings_are_replayed() -> None:
    campaign, records = two_evenings()
    matches_of(campaign, GAME_OBJECT, records.get)
    again = from_document(CAMPAIGN, document_of(campaign))
    matches_of(again, GAME_OBJECT, records.get)


def test_a_file_whose_matches_are_missing_is_refused() -> None:
    campaign, records = two_evenings()
    with pytest.raises(BadCampaign) as refused:
        matches_of(campaign, GAME_OBJECT, {"evening-1": records["evening-1"]}.get)
    assert str(refused.value) == ("The record of evening 2 is missing: evening-2 should lie beside the campaign.")


def test_a_record_of_another_evening_is_refused() -> None:
    campaign, records = two_evenings()
    swapped = {"evening-1": records["evening-1"], "evening-2": records["evening-1"]}
    with pytest.raises(BadCampaign, match="evening-2 is not the record of evening 2"):
        matches_of(campaign, GAME_OBJECT, swapped.get)
    other = campaign._replace(sessions=[campaign.sessions[0], campaign.sessions[1]._replace(winners=[])])
    with pytest.raises(BadCampaign, match="evening-2 is not the record of evening 2"):
        matches_of(other, GAME_OBJECT, records.get)


def test_an_unfinished_match_is_no_evening() -> None:
    campaign, records = two_evenings()
    match = Match.start(GAME_OBJECT, ["Élise", "Yann"], options_of(campaign, campaign.sessions[0]))
    with pytest.raises(BadCampaign, match="evening-1 is not the record of evening 1"):
        matches_of(campaign, GAME_OBJECT, {**records, "evening-1": match.record(reveal=True)}.get)


def test_a_handed_over_place_is_written_with_its_wins() -> None:
    campaign = played(rivals(), winners=(1,))
    assert document_of(campaign)["standing"]["wins"] == {"Élise": 0, "Yann": 1}
