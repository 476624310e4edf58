"""A match plays on with the component data it began with, whatever is corrected or added since."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from flibuste.data import DataError, contents, digest, face_down, forget, load, use_overlay, using
from flibuste.kit import DeclaredGame, Module

GAME = "captains-war"


@pytest.fixture
def overlay(tmp_path: Path) -> Iterator[Path]:
    folder = tmp_path / GAME
    folder.mkdir()
    yield folder
    use_overlay(None)
    forget()


def correct(folder: Path) -> None:
    (folder / "numbers.toml").write_text('[[value]]\nkey = "stolen_gold"\nvalue = 9\n', encoding="utf-8")
    use_overlay(folder.parent)
    forget()


def test_kept_sheets_are_loaded_within_the_block(overlay: Path) -> None:
    kept, before, stolen = contents(GAME, ["numbers"]), digest(GAME), load(GAME, "numbers").int("stolen_gold")
    correct(overlay)
    assert load(GAME, "numbers").int("stolen_gold") == 9 and digest(GAME) != before
    with using(GAME, kept):
        assert load(GAME, "numbers").int("stolen_gold") == stolen and digest(GAME) == before
    assert load(GAME, "numbers").int("stolen_gold") == 9


def test_a_digest_is_taken_over_the_files_named(overlay: Path) -> None:
    dice, numbers = digest(GAME, ["dice"]), digest(GAME, ["numbers"])
    correct(overlay)
    assert digest(GAME, ["dice"]) == dice and digest(GAME, ["numbers"]) != numbers


@pytest.mark.parametrize(
    ("kept", "sentence"),
    [
        ({"compass": {}}, 'no data file "compass"'),
        ({"numbers": {}}, "should have the tables"),
        ({"numbers": {"value": [["tea", {"value": 1}]]}}, "has other rows"),
        ({"numbers": {"value": [1]}}, "is not a list of rows"),
    ],
)
def test_what_was_kept_wrongly_is_refused(kept: dict, sentence: str) -> None:
    with pytest.raises(DataError, match=sentence), using(GAME, kept):
        pass


def nothing(rules: object) -> None:
    pass


class OneModule(DeclaredGame):
    """Captains' War's data, as a game that knows which of them only its adventures use."""

    key = GAME
    modules = (Module("adventure", {"all": nothing}, sheets=("adventures",)),)

    def __init__(self) -> None:
        pass


def test_a_match_depends_only_on_the_files_its_options_use(overlay: Path) -> None:
    game = OneModule()
    without, with_all = {"adventure": "no"}, {"adventure": "all"}
    assert "adventures" not in game.sheets(3, without) and "adventures" in game.sheets(3, with_all)
    before = game.data_digest(3, without), game.data_digest(3, with_all)
    (overlay / "adventures.toml").write_text('[[adventure]]\nkey = "rum-aplenty"\ndiscount = 3\n', encoding="utf-8")
    use_overlay(overlay.parent)
    forget()
    assert game.data_digest(3, without) == before[0] and game.data_digest(3, with_all) != before[1]


def test_what_lies_face_down_is_turned_up_again(overlay: Path) -> None:
    kept, stolen = contents(GAME, ["numbers"]), load(GAME, "numbers").int("stolen_gold")
    hidden = {name: face_down(content) for name, content in kept.items()}
    assert "stolen_gold" not in json.dumps(hidden)
    correct(overlay)
    with using(GAME, hidden):
        assert load(GAME, "numbers").int("stolen_gold") == stolen
    with pytest.raises(DataError, match="it was changed"), using(GAME, {"numbers": {"face-down": [["?!"]]}}):
        pass
