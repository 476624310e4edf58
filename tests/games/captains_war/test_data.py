"""The figures: their sums, what is ours, and how a real sheet replaces them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from flibuste.data import DOUBTFUL, audit, digest, forget, load, use_overlay
from flibuste.data.phrases import languages, phrasebook
from flibuste.games.captains_war.game import GAME_OBJECT
from flibuste.games.captains_war.modules.captain import Captain
from flibuste.games.captains_war.state import free
from flibuste.games.captains_war.tables import ANY, CAPTAIN_NAMES, GAME, RESOURCES, TRACKS, Tables


@pytest.fixture
def overlay(tmp_path: Path) -> Iterator[Path]:
    folder = tmp_path / GAME
    folder.mkdir()
    use_overlay(tmp_path)
    yield folder
    use_overlay(None)
    forget()


def test_the_sums_of_the_reconstruction() -> None:
    t = Tables()
    costs = [cost for track in TRACKS for cost in t.cost[track]]
    assert [sum(cost[resource] for cost in costs) for resource in RESOURCES] == [12, 8, 5, 3]
    assert sum(cost[ANY] for cost in costs) == 4 and sum(map(sum, costs)) == 32
    assert [sum(points) for points in t.points] == [21, 18]
    assert (t.boxes[0], sum(t.boxes[1:5]), sum(t.boxes[5:])) == (50, 54, 24)
    assert t.length == [12, 12] and t.reach == [[2, 5, 8, 11, 12]] * 2
    assert (t.attack[0][-1], t.defence[0][-1], t.track_points[1][-1]) == (3, 2, 3)
    assert sum(len(faces) for faces in t.gives) == 36


def test_demand_follows_the_chest_from_top_to_bottom() -> None:
    """The booklet: the pearl is the most demanded resource, the barrel the least."""
    t = Tables()
    demand = [sum(cost[resource] for track in TRACKS for cost in t.cost[track]) for resource in RESOURCES]
    assert demand == sorted(demand, reverse=True)


def test_captains_grow_harder() -> None:
    assert [Captain(name).difficulty for name in CAPTAIN_NAMES] == [1, 2, 3, 4]
    assert [name for name in CAPTAIN_NAMES if not Captain(name).recruits] == ["ching-shih"]


def test_the_audit_says_what_is_ours() -> None:
    entries = audit(GAME)
    doubtful = [entry for entry in entries if entry.certainty in DOUBTFUL]
    assert len(doubtful) > len(entries) / 2
    certainty = {(entry.row, entry.field): entry.certainty for entry in entries}
    assert certainty["value command_bonus", "value"] == "read"
    assert certainty["item gold", "boxes"] == "reconstructed"
    assert certainty["share yellow-black", "first"] == "inferred"


def test_the_games_help_says_what_is_ours() -> None:
    for lang in languages():
        assert "flibuste audit captains-war" in phrasebook(lang, GAME).say("note-sheet")


def test_a_real_sheet_replaces_ours_without_touching_code(overlay: Path) -> None:
    before = digest(GAME)
    (overlay / "supplies.toml").write_text('[[item]]\nkey = "gold"\nboxes = 40\n\n[[item]]\nkey = "pearl"\nprice = 4\n')
    (overlay / "acquisitions.toml").write_text('[[acquisition]]\nkey = "raft"\npearl = 1\npoints = 5\n')
    (overlay / "tracks.toml").write_text('[[circle]]\nkey = "boats-13"\nnew = true\ntrack = "boats"\npoints = 2\n')
    (overlay / "numbers.toml").write_text('[[value]]\nkey = "attack_points"\nvalue = [-9, 0, 1, 2, 3, 4]\n')
    forget()
    t = Tables()
    assert (t.boxes[0], t.price[1], t.cost[0][0], t.points[0][0]) == (40, 4, [0, 1, 1, 0, 1], 5)
    assert t.length == [13, 12] and t.track_points[0][13] == 2 and t.attack_points[0] == -9
    assert digest(GAME) != before
    s = GAME_OBJECT.new(3, {}, 1)
    assert free(s, s.first, 0) == 37
    assert {entry.certainty for entry in audit(GAME) if entry.row == "acquisition raft"} >= {"overlay", "reconstructed"}


def test_every_component_has_a_name_in_both_languages() -> None:
    keys = [row.key for row in load(GAME, "acquisitions").rows("acquisition")]
    keys += [row.key for row in load(GAME, "supplies").rows("item")]
    keys += [row.key for row in load(GAME, "adventures").rows("adventure")]
    for lang in languages():
        book = phrasebook(lang, GAME)
        assert all(book.say(f"name-{key}") for key in [*keys, *CAPTAIN_NAMES])
