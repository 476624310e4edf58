"""Values read by type, the digest of what matters in play, the origin of every value."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from flibuste.data import DataError, Entry, Row, Sheet
from tests.data.toy import FIELDS, Box

ROW = '{ key = "a", colour = "red", cost = 3, count = 1, source = "p.1", certainty = "read" }'
OTHER = '{ key = "b", colour = "red", cost = 4, count = 1, source = "p.1", certainty = "read" }'


def test_every_type_has_its_getter(box: Box) -> None:
    row = box()["fleet"].row("flag", "grand")
    assert row.key == row.str("key") == "grand"
    assert row.int("cost") == 5
    assert row.str("colour") == "blue"
    assert row.bool("skull") is True
    assert row.float("weight") == 1.5
    assert row.ints("boxes") == [1, 2, 3]
    assert row.strs("signs") == ["a", "b"]
    assert row.counts("needs") == {"cross": 2}


def test_a_missing_optional_field_has_the_default_of_the_reader(box: Box) -> None:
    row = box()["fleet"].row("flag", "plain")
    assert row.int("points", 0) == 0
    assert row.bool("skull", False) is False
    assert row.counts("needs", {}) == {}
    assert row.has("cost") and not row.has("points")


def test_rows_keep_the_order_of_the_file(box: Box) -> None:
    assert [row.key for row in box()["fleet"].rows("flag")] == ["plain", "grand"]


def test_single_values(box: Box) -> None:
    fleet = box()["fleet"]
    assert fleet.value("start") == fleet.int("start") == 3
    assert fleet.value("steps") == fleet.ints("steps") == [1, 2]


@pytest.mark.parametrize(
    ("read", "sentence"),
    [
        (
            lambda row: row.int("points"),
            'toy/fleet.toml, flag "plain": points is missing; it should be a whole number.',
        ),
        (lambda row: row.int("colour"), 'toy/fleet.toml, flag "plain": colour is "red"; it should be a whole number.'),
        (
            lambda row: row.int("csot", 0),
            f'toy/fleet.toml, flag "plain": there is no field "csot"; the fields are {FIELDS}.',
        ),
    ],
)
def test_a_wrong_reading_is_refused(box: Box, read: Callable[[Row], object], sentence: str) -> None:
    with pytest.raises(DataError) as error:
        read(box()["fleet"].row("flag", "plain"))
    assert str(error.value) == sentence


@pytest.mark.parametrize(
    ("read", "sentence"),
    [
        (lambda sheet: sheet.rows("flga"), 'toy/fleet.toml has no table "flga"; its tables are flag, value.'),
        (lambda sheet: sheet.row("flag", "x"), 'toy/fleet.toml has no flag "x"; the keys are plain, grand.'),
        (lambda sheet: sheet.value("x"), 'toy/fleet.toml has no value "x"; the keys are start, steps.'),
        (
            lambda sheet: sheet.int("steps"),
            'toy/fleet.toml, value "steps": value is [1, 2]; it should be a whole number.',
        ),
    ],
)
def test_what_is_not_there_is_named(box: Box, read: Callable[[Sheet], object], sentence: str) -> None:
    with pytest.raises(DataError) as error:
        read(box()["fleet"])
    assert str(error.value) == sentence


def digest(box: Box, *rows: str) -> str:
    return box(fleet=f"flag = [{', '.join(rows)}]")["fleet"].digest


def test_the_digest_sees_what_matters_in_play(box: Box) -> None:
    first = digest(box, ROW, OTHER)
    assert len(first) == 64
    assert digest(box, ROW.replace("cost = 3", "cost = 2"), OTHER) != first
    assert digest(box, ROW.replace('"a"', '"c"'), OTHER) != first
    assert digest(box, ROW) != first
    assert digest(box, OTHER, ROW) != first


def test_the_digest_does_not_see_sources_layout_or_totals(box: Box) -> None:
    first = digest(box, ROW, OTHER)
    assert digest(box, ROW.replace("p.1", "p.2").replace("read", "published"), OTHER) == first
    assert digest(box, ROW.replace('colour = "red", cost = 3', 'cost = 3, colour = "red"'), OTHER) == first
    assert box(fleet=f'flag = [{ROW}, {OTHER}]\n[totals]\n"flag" = 2')["fleet"].digest == first


def test_every_value_has_its_certainty_and_source(box: Box) -> None:
    entries = list(box()["fleet"].entries())
    assert Entry("toy", "fleet.toml", "flag plain", "cost", 3, "read", "p.1") in entries
    assert Entry("toy", "fleet.toml", "flag grand", "cost", 5, "reconstructed", "ours") in entries
    assert Entry("toy", "fleet.toml", "flag grand", "points", 4, "read", "p.2") in entries
    assert Entry("toy", "fleet.toml", "value steps", "value", [1, 2], "inferred", "p.1") in entries
    assert len(entries) == 3 + 10 + 2
