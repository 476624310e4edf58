"""Corrections by the owner of a box: they replace what they name, say where they come from, and are checked alike."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from flibuste.data import DataError, Entry, audit, digest, forget, load, use_overlay
from tests.data.toy import FIELDS, Box, write

Overlay = Callable[..., Path]


def test_only_the_fields_named_are_replaced(box: Box) -> None:
    row = box({"fleet": '[[flag]]\nkey = "grand"\ncost = 7'})["fleet"].row("flag", "grand")
    assert row.int("cost") == 7
    assert (row.str("colour"), row.int("points"), row.int("count")) == ("blue", 4, 1)


def test_replaced_values_name_the_overlay_as_their_source(box: Box, tmp_path: Path) -> None:
    fleet = box({"fleet": '[[flag]]\nkey = "grand"\ncost = 7\n[[value]]\nkey = "steps"\nvalue = [4, 5]'})["fleet"]
    file = str(tmp_path / "overlay" / "toy" / "fleet.toml")
    entries = list(fleet.entries())
    assert Entry("toy", "fleet.toml", "flag grand", "cost", 7, "overlay", file) in entries
    assert Entry("toy", "fleet.toml", "value steps", "value", [4, 5], "overlay", file) in entries
    assert Entry("toy", "fleet.toml", "flag grand", "points", 4, "read", "p.2") in entries
    assert fleet.ints("steps") == [4, 5]


def test_the_digest_changes_with_a_value_and_not_with_a_confirmation(box: Box) -> None:
    printed = box()["fleet"].digest
    assert box({"fleet": '[[flag]]\nkey = "grand"\ncost = 5'})["fleet"].digest == printed
    assert box({"fleet": '[[flag]]\nkey = "grand"\ncost = 7'})["fleet"].digest != printed


def test_a_new_row_must_say_so_and_be_complete(box: Box, tmp_path: Path) -> None:
    added = '[[flag]]\nkey = "third"\nnew = true\ncolour = "red"\ncost = 1\ncount = 1\n'
    fewer = '[[flag]]\nkey = "plain"\ncount = 1\n'
    fleet = box({"fleet": added + fewer})["fleet"]
    assert [row.key for row in fleet.rows("flag")] == ["plain", "grand", "third"]
    assert {entry.certainty for entry in fleet.entries() if entry.row == "flag third"} == {"overlay"}


FILE = "{folder}/toy/fleet.toml"


@pytest.mark.parametrize(
    ("correction", "sentence"),
    [
        (
            '[[flag]]\nkey = "gradn"\ncost = 7',
            f'{FILE}, flag "gradn" corrects nothing, for there is no such key; it should be one of grand.',
        ),
        (
            '[[flag]]\nkey = "zzz"\ncost = 7',
            f'{FILE}, flag "zzz" corrects nothing, for there is no such key; it should be one of plain, grand.',
        ),
        (
            '[[flag]]\nkey = "grand"\ncsot = 7',
            f'{FILE}, flag "grand" has a field "csot"; the fields are key, {FIELDS}, new.',
        ),
        (
            '[[flag]]\nkey = "grand"\ncost = "dear"',
            f'{FILE}, flag "grand": cost is "dear"; it should be a whole number, 0 or more.',
        ),
        (
            '[[flag]]\nkey = "grand"\ncost = 6\n[[flag]]\nkey = "grand"\ncost = 7',
            f'{FILE}, flag "grand" stands twice; every flag should have a key of its own.',
        ),
        (
            '[[flag]]\nkey = "grand"\nnew = true\ncolour = "red"\ncost = 1\ncount = 1',
            f'{FILE}, flag "grand" is called new, but there is such a row already; to correct it leave out new.',
        ),
        (
            '[[flag]]\nkey = "third"\nnew = true\ncolour = "red"\ncount = 1',
            f'{FILE}, flag "third": cost is missing; it should be a whole number, 0 or more.',
        ),
        (
            '[[value]]\nkey = "start"\nvalue = "three"',
            f'{FILE}, value "start": value is "three"; it should be a whole number, 0 or more.',
        ),
        (
            '[[value]]\nkey = "steps"\nvalue = [1, 2, 3]',
            f'{FILE}, value "steps": value is [1, 2, 3]; it should be a list of whole numbers with 2 entries.',
        ),
        ('[totals]\n"flag" = 4', f'{FILE} has a table "totals"; the tables are flag, port, value.'),
        (
            '[[flag]]\nkey = "plain"\ncount = 3',
            'toy/fleet.toml, totals: "flag" should be 3, but the rows add up to 4.',
        ),
    ],
)
def test_a_correction_that_is_wrong(box: Box, tmp_path: Path, correction: str, sentence: str) -> None:
    with pytest.raises(DataError) as error:
        box({"fleet": correction})
    assert str(error.value) == sentence.replace("{folder}", str(tmp_path / "overlay"))


def test_broken_toml_in_an_overlay(box: Box, tmp_path: Path) -> None:
    with pytest.raises(DataError) as error:
        box({"fleet": "[[flag]\n"})
    assert str(error.value).startswith(f"{tmp_path}/overlay/toy/fleet.toml is not valid TOML: ")


def test_an_overlay_file_without_a_counterpart(box: Box, tmp_path: Path) -> None:
    with pytest.raises(DataError) as error:
        box({"flete": ""})
    assert (
        str(error.value)
        == f"{tmp_path}/overlay/toy/flete.toml corrects nothing; it should be called one of fleet.toml."
    )


def test_an_overlay_is_in_force_until_it_is_taken_away(overlay: Overlay) -> None:
    printed = digest("port-royal")
    folder = overlay(numbers='[[value]]\nkey = "goal"\nvalue = 15')
    assert load("port-royal", "numbers").int("goal") == 15
    assert digest("port-royal") != printed
    assert [entry.value for entry in audit("port-royal") if entry.certainty == "overlay"] == [15]
    use_overlay(None)
    assert load("port-royal", "numbers").int("goal") == 12
    assert digest("port-royal") == printed
    use_overlay(str(folder))
    assert load("port-royal", "numbers").int("goal") == 15


def test_reading_is_cached_until_forgotten(overlay: Overlay) -> None:
    overlay(numbers='[[value]]\nkey = "goal"\nvalue = 15')
    assert load("port-royal", "numbers") is load("port-royal", "numbers")
    overlay(numbers='[[value]]\nkey = "goal"\nvalue = 16')
    assert load("port-royal", "numbers").int("goal") == 15
    forget()
    assert load("port-royal", "numbers").int("goal") == 16


def test_the_environment_names_the_overlay(overlay: Overlay, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = overlay(numbers='[[value]]\nkey = "goal"\nvalue = 15')
    use_overlay(None)
    monkeypatch.setenv("FLIBUSTE_DATA", str(folder))
    assert load("port-royal", "numbers").int("goal") == 15


def test_a_card_that_several_decks_share_is_corrected_by_its_copies(overlay: Overlay) -> None:
    overlay(sails='[[card]]\nkey = "ship-yellow-2-1"\ncount = 0\n[[card]]\nkey = "ship-yellow-1-1"\ncount = 2')
    assert load("port-royal", "sails").row("card", "ship-yellow-1-1").int("count") == 2
    forget()
    overlay(sails='[[card]]\nkey = "ship-yellow-2-1"\ncoins = 1')
    with pytest.raises(DataError, match=r"coins is 1, but 2 in port-royal/base\.toml, card"):
        load("port-royal", "sails")


def test_the_corrections_shown_to_players_are_accepted(overlay: Overlay) -> None:
    page = Path(__file__).parents[2] / "docs" / "data.md"
    players = page.read_text(encoding="utf-8").partition("## For contributors")[0]
    corrections = re.findall(r"```toml\n(.+?)```", players, re.DOTALL)
    assert len(corrections) == 2
    overlay(sails="".join(corrections))
    sails = load("port-royal", "sails")
    assert sails.row("card", "merchant-red-1").int("cost") == 6
    assert sails.row("card", "ship-yellow-2-1").int("count") == 0


def test_an_overlay_folder_that_is_wrong(overlay: Overlay) -> None:
    folder = overlay()
    use_overlay(folder / "nowhere")
    with pytest.raises(DataError, match=r"nowhere is not a folder; it should hold one folder per game\.$"):
        load("port-royal", "base")
    write(folder / "portroyal", {"base": ""})
    use_overlay(folder)
    with pytest.raises(DataError, match=r"holds portroyal; it should hold folders out of .*port-royal"):
        load("port-royal", "base")
