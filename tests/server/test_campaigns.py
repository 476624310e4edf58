"""Campaigns on the server: members and their links, evenings, what is refused; on SQLite and PostgreSQL."""

from __future__ import annotations

import io
import re
import threading
import zipfile
from pathlib import Path

import pytest

from flibuste.cli.campaign_folders import Place
from flibuste.games import registry
from flibuste.kernel import Document
from flibuste.kit.campaign import Campaign
from flibuste.kit.campaign_records import matches_of
from flibuste.server.campaigns.campaigns import KeptCampaign
from flibuste.server.services import Services
from tests.server.harness import Club, Guest

CREW = {"mode": "cooperative", "name-0": "Élise", "name-1": "Yann", "bot-2": "greedy", "name-2": "Bonny"}
RIVALS = {**CREW, "mode": "competitive"}


class Story:
    """A campaign that Élise has begun, with Yann and a bot."""

    def __init__(self, club: Club, form: Document | None = None) -> None:
        self.club = club
        self.elise = club.guest()
        begun = self.elise.post("/campaign/port-royal", form or CREW)
        assert begun.status_code == 303, begun.text
        self.address = begun.headers["location"]
        self.id = self.address.rpartition("/")[2]

    @property
    def kept(self) -> KeptCampaign:
        return self.club.services.campaigns.look(self.id)

    @property
    def campaign(self) -> Campaign:
        return self.kept.campaign

    def link(self, number: int) -> str:
        return f"{self.address}/member/{self.kept.tokens[number]}"

    def comes(self, number: int) -> Guest:
        guest = self.club.guest("fr")
        assert guest.get(self.link(number)).status_code == 200
        assert guest.post(self.link(number)).status_code == 303
        return guest

    def open(self, guest: Guest | None = None, **form: str) -> str:
        opened = (guest or self.elise).post(f"{self.address}/open", form)
        assert opened.status_code == 303, opened.text
        return opened.headers["location"].removeprefix("/t/")

    def evening(self, **form: str) -> str:
        table = self.open(**form)
        self.club.finish(table)
        return table


@pytest.fixture
def story(club: Club) -> Story:
    return Story(club)


def test_a_campaign_begins_with_a_link_for_each_person(story: Story) -> None:
    page = story.elise.get(story.address).text
    assert [member.name for member in story.campaign.members] == ["Élise", "Yann", "Bonny"]
    assert sorted(story.kept.tokens) == [0, 1], "a bot needs no link"
    assert story.link(0) in page and story.link(1) in page
    assert story.kept.tokens[1] not in story.club.guest().get(story.address).text


def test_a_link_that_is_only_fetched_changes_nothing(story: Story) -> None:
    guest = story.club.guest()
    before = story.kept
    shown = guest.get(story.link(1))
    assert shown.status_code == 200 and "I am Yann" in shown.text
    assert story.kept.version == before.version and story.kept.holders == before.holders
    guest.post(story.link(1))
    assert story.kept.holders != before.holders
    assert guest.get(story.link(1)).headers["location"] == story.address
    assert story.link(1) not in story.elise.get(story.address).text, "Yann's link is now his alone"
    assert guest.get(f"{story.address}/member/wrong").status_code == 403


def test_the_next_chapter_opens_with_one_press(story: Story) -> None:
    yann = story.comes(1)
    table = story.open(yann)
    with story.club.services.tables.looking(table) as found:
        assert [seat.kind for seat in found.seats] == ["person", "person", "bot"]
        assert found.options["adventure"] == "cooperative" and found.options["chapter"] == "1"
    for guest in (story.elise, yann):
        assert table in guest.get(story.address).text
    assert 'id="answer"' in yann.get(f"/t/{table}").text


def test_whoever_follows_a_link_late_sits_at_the_table_too(story: Story) -> None:
    table = story.open()
    yann = story.comes(1)
    with story.club.services.tables.looking(table) as found:
        assert found.holders_beside(1) == {1}
        assert len([guest for guest, seats in found.holders.items() if 1 in seats]) == 1
    assert yann.get(f"/t/{table}").status_code == 200


def test_an_evening_that_ends_moves_the_campaign(story: Story) -> None:
    table = story.evening()
    page = story.elise.get(story.address).text
    session = story.campaign.sessions[0]
    assert session.record == table and story.campaign.running is None
    standing = story.campaign.standing
    assert (standing.chapter, standing.failures) == ((2, 0) if session.is_won else (1, 1))
    assert f'href="/t/{table}"' in page
    assert story.club.guest().get(f"/t/{table}/record").status_code == 200


def test_a_campaign_survives_a_restart(story: Story) -> None:
    story.evening()
    running = story.open()
    services = story.club.services
    again = Services(services.settings)
    kept = again.campaigns.look(story.id)
    assert kept.campaign.running is not None and kept.campaign.running.record == running
    assert len(kept.campaign.sessions) == 1 and kept.tokens == story.kept.tokens
    again.store.close()


def test_two_who_press_at_once_open_one_table(story: Story) -> None:
    yann = story.comes(1)
    answers = []

    def press(guest: Guest) -> None:
        answers.append(guest.post(f"{story.address}/open"))

    presses = [threading.Thread(target=press, args=(guest,)) for guest in (story.elise, yann)]
    for thread in presses:
        thread.start()
    for thread in presses:
        thread.join()
    assert sorted(answer.status_code for answer in answers) == [303, 409]
    refused = next(answer for answer in answers if answer.status_code == 409)
    assert re.search("is being played already|est déjà en cours", refused.text)
    opened = next(answer for answer in answers if answer.status_code == 303)
    assert story.campaign.running is not None
    assert opened.headers["location"] == f"/t/{story.campaign.running.record}"


REFUSED = {
    "There is no chapter 6: the chapters are 1 to 5.": ("open", {"chapter": "6", "spoilers": "yes"}),
    "Chapter 3 tells the story out of order": ("open", {"chapter": "3"}),
    "A chapter is played by 1 to 4, not by 0": ("open", {"who": "ticked"}),
    "Yann is a member already": ("join", {"name": "Yann"}),
    "A member needs a name of 1 to 40 signs.": ("join", {"name": " "}),
    "No chapter of the campaign is being played.": ("break-off", {}),
}


@pytest.mark.parametrize("sentence", REFUSED)
def test_what_cannot_be_done_is_said_on_the_page_and_changes_nothing(story: Story, sentence: str) -> None:
    path, form = REFUSED[sentence]
    before = story.campaign
    answer = story.elise.post(f"{story.address}/{path}", form)
    assert answer.status_code in (409, 422) and sentence in answer.text
    assert story.campaign == before


def test_a_stranger_may_look_and_do_nothing(story: Story) -> None:
    stranger = story.club.guest()
    assert stranger.get(story.address).status_code == 200
    for path in ("open", "join", "leave", "hand-over", "break-off"):
        answer = stranger.post(f"{story.address}/{path}", {"member": "1", "name": "Maï"})
        assert answer.status_code == 403, path
    assert len(story.campaign.members) == 3 and story.campaign.running is None
    assert stranger.get("/c/nowhere").status_code == 404


def test_a_crew_changes_and_a_place_is_handed_over(club: Club) -> None:
    crew = Story(club)
    crew.elise.post(f"{crew.address}/join", {"name": "Maï"})
    crew.elise.post(f"{crew.address}/leave", {"member": "1"})
    assert [member.name for member in crew.campaign.members] == ["Élise", "Bonny", "Maï"]
    assert 1 not in crew.kept.tokens
    table = crew.open(**{"player-0": "1", "player-3": "1"})
    with club.services.tables.looking(table) as found:
        assert [seat.name for seat in found.seats] == ["Élise", "Maï"]
    rivals = Story(club, RIVALS)
    yann = rivals.comes(1)
    old = rivals.kept.tokens[1]
    rivals.evening()
    wins = rivals.campaign.wins(1)
    rivals.elise.post(f"{rivals.address}/hand-over", {"member": "1", "name": "Maï"})
    assert rivals.campaign.members[1].name == "Maï" and rivals.campaign.wins(1) == wins
    assert rivals.kept.tokens[1] != old and yann.post(f"{rivals.address}/open").status_code == 403
    rivals.elise.post(f"{rivals.address}/hand-over", {"member": "1", "name": "Drake", "bot": "greedy"})
    assert rivals.campaign.members[1].bot == "greedy" and 1 not in rivals.kept.tokens


def test_an_evening_broken_off_does_not_count(story: Story) -> None:
    table = story.open()
    story.elise.post(f"{story.address}/break-off")
    assert story.campaign.running is None
    story.club.finish(table)
    assert story.campaign.sessions == ()


def test_a_chapter_out_of_order_is_warned_of(story: Story) -> None:
    warned = story.elise.get(f"{story.address}/chapter/4").text
    assert "give away chapters you have not read" in warned
    table = story.open(chapter="4", spoilers="yes")
    story.club.finish(table)
    assert story.campaign.standing.chapter == 1 and not story.campaign.sessions[0].is_next
    assert "was played already" in story.elise.get(f"{story.address}/chapter/4").text
    assert story.elise.get(f"{story.address}/chapter/6").status_code == 404


def test_what_is_taken_along_is_a_campaign_with_its_records(story: Story, tmp_path: Path) -> None:
    story.evening()
    answer = story.elise.get(f"{story.address}/export")
    zipfile.ZipFile(io.BytesIO(answer.content)).extractall(tmp_path)
    place = Place(tmp_path, story.id)
    campaign = place.read()
    matches_of(campaign, registry.game("port-royal"), place.record)
    assert campaign.standing == story.campaign.standing


def test_the_page_hears_of_changes(story: Story) -> None:
    version = story.kept.version
    assert "hx-refresh" not in story.elise.get(f"{story.address}/news?version={version}").headers
    story.open()
    assert story.elise.get(f"{story.address}/news?version={version}").headers["hx-refresh"] == "true"


@pytest.mark.parametrize(
    ("form", "sentence"),
    [
        ({**RIVALS, "name-1": "", "bot-2": "", "name-2": ""}, "Against each other it takes 2 members"),
        ({**CREW, "name-1": "Élise"}, "Élise is a member already"),
        ({**CREW, "mode": "variable"}, "There is no campaign “variable”"),
        ({**CREW, "bot-2": "clever"}, "greedy"),
    ],
)
def test_a_campaign_that_cannot_be_is_refused_on_its_form(club: Club, form: Document, sentence: str) -> None:
    answer = club.guest().post("/campaign/port-royal", form)
    assert answer.status_code in (409, 422) and sentence in answer.text
    assert 'name="name-0" value="Élise"' in answer.text
    assert club.guest().get("/campaign/nassau").status_code == 404


def test_a_campaign_by_the_json_interface(club: Club) -> None:
    body = {
        "mode": "cooperative",
        "members": [{"name": "Élise"}, {"name": "Yann"}, {"name": "Bonny", "level": "greedy"}],
    }
    begun = club.client.post("/api/campaigns", json=body)
    assert begun.status_code == 201, begun.text
    made = begun.json()
    id, tokens = made["campaign"], [member["token"] for member in made["members"]]
    elise = {"authorization": f"Bearer {tokens[0]}"}
    assert club.client.post(f"/api/campaigns/{id}/evenings", json={}).status_code == 403
    opened = club.client.post(f"/api/campaigns/{id}/evenings", json={"players": [0, 1]}, headers=elise)
    assert opened.status_code == 201, opened.text
    seen = opened.json()
    assert seen["mine"] == [0] and [seat["seat"] for seat in seen["seats"]] == [0]
    assert tokens[1] not in opened.text
    table = seen["document"]["running"]["record"]
    own = {"authorization": f"Bearer {seen['seats'][0]['token']}"}
    assert club.client.get(f"/api/tables/{table}", headers=own).status_code == 200
    again = club.client.post(f"/api/campaigns/{id}/evenings", json={}, headers=elise)
    assert again.status_code == 409 and again.json()["detail"].startswith("Chapter 1 is being played already")
    club.finish(table)
    after = club.client.get(f"/api/campaigns/{id}", headers=elise).json()
    assert len(after["document"]["sessions"]) == 1 and after["seats"] == []
    for path, wanted in (
        ("members", {"name": "Maï"}),
        ("leave", {"member": 1}),
        ("hand-over", {"member": 0, "name": "Léa"}),
    ):
        assert club.client.post(f"/api/campaigns/{id}/{path}", json=wanted, headers=elise).status_code == 200, path
    assert club.client.post(f"/api/campaigns/{id}/break-off", headers=elise).status_code == 403, "Élise has handed over"
    assert club.client.get("/api/campaigns/nowhere").status_code == 404
    assert club.client.post("/api/campaigns", json={"members": [{"name": "A"}, {"name": "A"}]}).status_code == 409
