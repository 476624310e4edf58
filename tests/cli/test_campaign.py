"""`flibuste campaign`: new, list, show, play, export, import."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Run

FIRST = "1\n" * 2000  # the first answer, whatever is asked
SEED = "5e" * 32
FILE = "crew.flib-campaign.json"


def folder(tmp_path: Path, name: str = "crew") -> Path:
    return tmp_path / "data" / "flibuste" / "campaigns" / name


def document(tmp_path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((folder(tmp_path) / FILE).read_text("utf-8"))
    return found


@pytest.fixture
def crew(run: Run) -> None:
    assert run("campaign", "new", "crew", "--members", "Maï", "--bots", "greedy").status == 0


def test_a_campaign_is_begun_listed_and_shown(run: Run, crew: None) -> None:
    assert "crew" in run("campaign", "list").out
    shown = run("campaign", "show", "crew").out
    assert "Maï, Bonny (able seaman)" in shown and "Next: chapter 1." in shown
    assert "ensemble" in run("campaign", "show", "crew", "--lang", "fr").out


def test_a_campaign_that_cannot_be_read_is_listed_with_the_reason(run: Run, crew: None, tmp_path: Path) -> None:
    (folder(tmp_path) / FILE).write_text("{", "utf-8")
    listed = run("campaign", "list", "--lang", "fr").out
    assert "n’estpasunecampagne\u00a0:cen’estpasduJSON." in listed.replace("\n", "").replace(" ", "")


def test_an_empty_shelf_says_how_to_begin(run: Run) -> None:
    assert run("campaign", "list").out.startswith("There is no campaign here yet.")


def test_an_evening_played_changes_the_campaign(run: Run, crew: None, tmp_path: Path) -> None:
    """Won or lost, the story of its end is told, the record verifies, the next evening waits."""
    played = run("campaign", "play", "crew", "--seed", SEED, typed=FIRST)
    assert played.status == 0
    session = document(tmp_path)["sessions"][0]
    assert session["record"] == "crew-1.flib.json" and session["cards"][0] == "cover"
    assert run("verify", str(folder(tmp_path) / session["record"])).status == 0
    told = run("campaign", "show", "crew", "--story").out
    assert "The Empty Infirmary" in told or "infirmary" in told.lower()
    assert "running" in document(tmp_path) and document(tmp_path)["running"] is None
    standing = document(tmp_path)["standing"]
    assert (standing["chapter"], standing["failures"]) == ((2, 0) if session["won"] else (1, 1))


def test_an_evening_that_was_left_goes_on(run: Run, crew: None, tmp_path: Path) -> None:
    left = run("campaign", "play", "crew", "--seed", SEED, typed="1\nquit\n")
    assert "Go on with: flibuste campaign play crew" in left.out
    assert document(tmp_path)["running"]["record"] == "crew-1.flib.json"
    assert "Chapter 1 is being played." in run("campaign", "show", "crew").out
    for other in (["--players", "Maï"], ["--chapter", "2"]):
        assert "--again breaks it off" in run("campaign", "play", "crew", *other).sentence
    ended = run("campaign", "play", "crew", typed=FIRST)
    assert len(document(tmp_path)["sessions"]) == 1, ended.out[-2000:]


def test_an_evening_broken_off_does_not_count(run: Run, crew: None, tmp_path: Path) -> None:
    run("campaign", "play", "crew", "--seed", SEED, typed="1\nquit\n")
    run("campaign", "play", "crew", "--again", "--players", "Maï", typed="quit\n")
    found = document(tmp_path)
    assert found["sessions"] == [] and found["running"]["players"] == [[0, "Maï"]]
    assert found["running"]["record"] == "crew-2.flib.json"


def test_a_campaign_travels_with_its_records(run: Run, crew: None, tmp_path: Path) -> None:
    run("campaign", "play", "crew", "--seed", SEED, typed=FIRST)
    assert run("campaign", "export", "crew", "bag").status == 0
    assert sorted(path.name for path in (tmp_path / "bag").iterdir()) == ["crew-1.flib.json", FILE]
    assert run("campaign", "import", f"bag/{FILE}", "--name", "again").status == 0
    assert run("campaign", "show", "again").out == run("campaign", "show", "crew").out
    assert "is there already" in run("campaign", "import", f"bag/{FILE}").sentence
    assert "is there already" in run("campaign", "export", "crew", "bag").sentence


def test_a_campaign_travels_in_one_file(run: Run, crew: None, tmp_path: Path) -> None:
    """As a server packs it; an evening that was left travels too."""
    run("campaign", "play", "crew", "--seed", SEED, typed=FIRST)
    run("campaign", "play", "crew", "--seed", SEED, typed="1\nquit\n")
    assert run("campaign", "export", "crew", "crew.zip").status == 0
    assert "is there already" in run("campaign", "export", "crew", "crew.zip").sentence
    assert run("campaign", "import", "crew.zip", "--name", "again").status == 0
    assert run("campaign", "show", "again").out == run("campaign", "show", "crew").out
    (tmp_path / "torn.zip").write_bytes((tmp_path / "crew.zip").read_bytes()[:500])
    assert (
        "the .zip file that a campaign is taken along in, whole"
        in run("campaign", "import", "torn.zip", "--name", "torn").sentence
    )
    assert not folder(tmp_path, "torn").exists()
    run("campaign", "play", "again", typed=FIRST)
    assert "2  20" in run("campaign", "show", "again").out


def test_a_crew_changes(run: Run, crew: None, tmp_path: Path) -> None:
    changed = run("campaign", "crew", "crew", "--join", "Yann,Zoé", "--bots", "beginner", "--leave", "Bonny").out
    assert "Maï, Yann, Zoé, " in changed
    assert [member["name"] for member in document(tmp_path)["members"]][:3] == ["Maï", "Yann", "Zoé"]
    assert document(tmp_path)["members"][3]["bot"] == "beginner" and document(tmp_path)["joined"] == 5
    run("campaign", "play", "crew", "--players", "Yann", "--seed", SEED, typed=FIRST)
    assert document(tmp_path)["sessions"][0]["players"] == [[2, "Yann"]]


def test_a_place_is_handed_over_with_its_wins(run: Run, tmp_path: Path) -> None:
    run("campaign", "new", "crew", "--members", "Maï", "--bots", "greedy", "--mode", "competitive")
    run("campaign", "play", "crew", "--seed", SEED, typed=FIRST)
    wins = document(tmp_path)["standing"]["wins"]
    assert "Zoé" in run("campaign", "crew", "crew", "--hand-over", "Maï=Zoé").out
    assert document(tmp_path)["standing"]["wins"] == {"Zoé": wins["Maï"], "Bonny": wins["Bonny"]}
    run("campaign", "crew", "crew", "--hand-over", "Zoé=beginner")
    assert [member["bot"] for member in document(tmp_path)["members"]] == ["beginner", "greedy"]


def test_what_cannot_be_imported_changes_nothing(run: Run, crew: None, tmp_path: Path) -> None:
    run("campaign", "play", "crew", "--seed", SEED, typed=FIRST)
    run("campaign", "export", "crew", "bag")
    file, record = tmp_path / "bag" / FILE, tmp_path / "bag" / "crew-1.flib.json"
    good = json.loads(file.read_text("utf-8"))
    attempts = {
        "is no campaign: it is not JSON": "{",
        "written by a newer Flibuste": json.dumps({**good, "format": "flibuste-campaign/7"}),
        "the campaign lacks 'sessions'": json.dumps({key: good[key] for key in good if key != "sessions"}),
        "not what it says under 'standing'": json.dumps({**good, "standing": {}}),
        "Maï is a member already": json.dumps(
            {**good, "members": [{**member, "name": "Maï"} for member in good["members"]]}
        ),
    }
    for sentence, text in attempts.items():
        file.write_text(text, "utf-8")
        assert sentence in run("campaign", "import", f"bag/{FILE}", "--name", "again").sentence
    french = run("campaign", "import", f"box/{FILE}", "--lang", "fr").sentence
    assert french == f"Il n’y a pas de fichier box/{FILE}."
    file.write_text(json.dumps(good), "utf-8")
    record.unlink()
    assert (
        run("campaign", "import", f"bag/{FILE}", "--name", "again").sentence
        == "The record of evening 1 is missing: crew-1.flib.json should lie beside the campaign."
    )
    assert not folder(tmp_path, "again").exists()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "crew", "--chapter", "6"], "There is no chapter 6: the chapters are 1 to 5."),
        (["play", "crew", "--chapter", "3"], "say so with --spoilers if you want it."),
        (["play", "crew", "--players", "Yann"], "Yann is not a member; the campaign has Maï, Bonny."),
        (["play", "ghost"], "There is no campaign 'ghost' here; there are: crew."),
        (["show", "../crew"], "A campaign is named with up to 40 letters, digits and hyphens"),
        (["new", "crew"], "is there already"),
        (["new", "other", "--members", "A,A"], "A is a member already"),
        (["new", "other", "--members", "A", "--mode", "competitive"], "needs 2 members or more, not 1."),
        (["new", "other", "--bots", "clever"], "clever"),
        (["new", "other", "--game", "nassau"], "nassau has no campaign; port-royal has."),
        (["crew", "crew", "--join", "Maï"], "Maï is a member already"),
        (["crew", "crew", "--leave", "Yann"], "Yann is not a member; the campaign has Maï, Bonny."),
        (["crew", "crew", "--leave", "Maï,Bonny"], "Bonny is the last member"),
        (["crew", "crew", "--hand-over", "Maï"], "as in Yann=Maï or Yann=greedy"),
        (["crew", "crew", "--hand-over", "Maï=Bonny"], "Bonny is a member already"),
        (["import", "crew.json"], "A campaign is a file whose name ends in .flib-campaign.json"),
    ],
)
def test_bad_input_gets_a_sentence_and_changes_nothing(
    run: Run, crew: None, tmp_path: Path, arguments: list[str], sentence: str
) -> None:
    before = document(tmp_path)
    assert sentence in run("campaign", *arguments).sentence
    assert document(tmp_path) == before
    assert sorted(path.name for path in folder(tmp_path).iterdir()) == [FILE]
