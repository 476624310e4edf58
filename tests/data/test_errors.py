"""Every mistake in a data file is answered with one sentence: where, what is there, what would be right."""

from __future__ import annotations

from pathlib import Path

import pytest

from flibuste.data import DataError
from flibuste.data.box import open_box
from tests.data.toy import FIELDS, ROWS, Box

GOOD = 'colour = "red", cost = 3, count = 1'
ORIGIN = 'source = "p.1", certainty = "read"'
FLAG = 'toy/fleet.toml, flag "a"'


def refusal(box: Box, **files: str) -> str:
    with pytest.raises(DataError) as error:
        box(**files)
    return str(error.value)


def row(fields: str = GOOD, origin: str = ORIGIN) -> str:
    return f'{{ key = "a", {fields}, {origin} }}'


def test_the_untouched_game_is_accepted(box: Box) -> None:
    assert list(box()) == ["fleet"]
    assert box(fleet=f"flag = [{row()}]")["fleet"].row("flag", "a").int("cost") == 3


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ('colour = "red", count = 1', "cost is missing; it should be a whole number, 0 or more."),
        ('colour = "red", cost = "three", count = 1', 'cost is "three"; it should be a whole number, 0 or more.'),
        ('colour = "red", cost = -1, count = 1', "cost is -1; it should be a whole number, 0 or more."),
        ('colour = "red", cost = true, count = 1', "cost is true; it should be a whole number, 0 or more."),
        ('colour = "red", cost = 3, count = -1', "count is -1; it should be a whole number, 0 or more."),
        ('colour = "rde", cost = 3, count = 1', 'colour is "rde"; it should be a text out of red, blue.'),
        (f"{GOOD}, points = 1.5", "points is 1.5; it should be a whole number."),
        (f"{GOOD}, skull = 1", "skull is 1; it should be true or false."),
        (f'{GOOD}, weight = "2"', 'weight is "2"; it should be a number.'),
        (f"{GOOD}, boxes = [1, 2]", "boxes is [1, 2]; it should be a list of whole numbers with 3 entries."),
        (f'{GOOD}, boxes = [1, 2, "3"]', 'boxes is [1, 2, "3"]; it should be a list of whole numbers with 3 entries.'),
        (f"{GOOD}, signs = [1]", "signs is [1]; it should be a list of texts."),
        (
            f"{GOOD}, needs = {{ crss = 2 }}",
            'needs is {"crss": 2}; it should be a table of whole numbers out of cross, house.',
        ),
        (f"{GOOD}, needs = [2]", "needs is [2]; it should be a table of whole numbers out of cross, house."),
        (f"{GOOD}, points = 2026-11-15", 'points is "2026-11-15"; it should be a whole number.'),
    ],
)
def test_a_field_that_is_wrong(box: Box, fields: str, sentence: str) -> None:
    assert refusal(box, fleet=f"flag = [{row(fields)}]") == f"{FLAG}: {sentence}"


def test_a_field_that_is_not_in_the_schema(box: Box) -> None:
    assert refusal(box, fleet=f"flag = [{row(f'{GOOD}, csot = 3')}]") == (
        f'{FLAG} has a field "csot"; the fields are key, {FIELDS}, source, certainty, source_of, certainty_of.'
    )


@pytest.mark.parametrize(
    ("origin", "sentence"),
    [
        ('certainty = "read"', "source is missing; it should say where the value can be checked."),
        ('source = " ", certainty = "read"', 'source is " "; it should say where the value can be checked.'),
        ('source = "p.1"', "certainty is missing; it should be one of read, published, inferred, reconstructed."),
        (
            'source = "p.1", certainty = "sure"',
            'certainty is "sure"; it should be one of read, published, inferred, reconstructed.',
        ),
        (
            f'{ORIGIN}, certainty_of = {{ cost = "overlay" }}',
            'certainty is "overlay"; it should be one of read, published, inferred, reconstructed.',
        ),
        (
            f'{ORIGIN}, certainty_of = {{ csot = "read" }}',
            'certainty_of is {"csot": "read"}; it should speak of fields of this row: colour, cost, count.',
        ),
        (
            f'{ORIGIN}, source_of = "p.2"',
            'source_of is "p.2"; it should speak of fields of this row: colour, cost, count.',
        ),
    ],
)
def test_an_origin_that_is_wrong(box: Box, origin: str, sentence: str) -> None:
    assert refusal(box, fleet=f"flag = [{row(origin=origin)}]") == f"{FLAG}: {sentence}"


@pytest.mark.parametrize(
    ("fleet", "sentence"),
    [
        (f"flag = [{row()}, {row()}]", f"{FLAG} stands twice; every flag should have a key of its own."),
        (
            f"flag = [{row()}, {{ {GOOD}, {ORIGIN} }}]",
            "toy/fleet.toml, flag number 2: key is missing; it should be a text.",
        ),
        (f"flag = [{{ key = 7, {GOOD}, {ORIGIN} }}]", "toy/fleet.toml, flag number 1: key is 7; it should be a text."),
        (f"flga = [{row()}]", 'toy/fleet.toml has a table "flga"; the tables are flag, port, value.'),
        (f"flag = {row()}", "toy/fleet.toml: flag is not a list of rows; each row should stand under [[flag]]."),
        ("flag = [1]", "toy/fleet.toml: flag is not a list of rows; each row should stand under [[flag]]."),
        (
            'value = [{ key = "a", value = [1, "x"], source = "p.1", certainty = "read" }]',
            'toy/fleet.toml, value "a": value is [1, "x"]; it should be a number, a text, true or false, or a list.',
        ),
    ],
)
def test_a_table_that_is_wrong(box: Box, fleet: str, sentence: str) -> None:
    assert refusal(box, fleet=fleet) == sentence


def test_broken_toml(box: Box) -> None:
    sentence = refusal(box, fleet="flag = [\n{ key }\n]")
    assert sentence.startswith("toy/fleet.toml is not valid TOML: ")
    assert "at line 2, column" in sentence


def test_a_file_that_is_not_text(box: Box, tmp_path: Path) -> None:
    box()
    (tmp_path / "data" / "noise.toml").write_bytes(b"\xff\xfe")
    assert refusal(box).startswith("toy/noise.toml is not valid TOML: ")


def test_a_missing_schema(box: Box, tmp_path: Path) -> None:
    box()
    (tmp_path / "data" / "schema.toml").unlink()
    with pytest.raises(DataError, match=r"^toy/schema\.toml cannot be read: No such file or directory\.$"):
        open_box("toy", tmp_path / "data")


@pytest.mark.parametrize(
    ("schema", "sentence"),
    [
        ("flag = 3", "toy/schema.toml: flag is 3; it should be a table of fields, [flag]."),
        (
            '[flag]\ncost = "itn"',
            'toy/schema.toml: flag.cost is "itn"; it should begin with one of '
            "amount, copies, int, float, bool, str, ints, strs, counts, any.",
        ),
        ('[flag]\ncost = "int[3]"', 'toy/schema.toml: flag.cost is "int[3]", but only ints, strs can have a length.'),
        (
            '[flag]\ncost = "ints[a|b]"',
            'toy/schema.toml: flag.cost is "ints[a|b]", but only str, strs, counts can name what they may hold.',
        ),
    ],
)
def test_a_schema_that_is_wrong(box: Box, schema: str, sentence: str) -> None:
    assert refusal(box, schema=schema) == sentence


@pytest.mark.parametrize(
    ("totals", "sentence"),
    [
        ('"flag" = 4', '"flag" should be 4, but the rows add up to 3.'),
        ('"flag colour=red" = 1', '"flag colour=red" should be 1, but the rows add up to 2.'),
        ('"flag skull=true" = 2', '"flag skull=true" should be 2, but the rows add up to 1.'),
        ('"flag cost=3" = 1', '"flag cost=3" should be 1, but the rows add up to 2.'),
        ('"flag.cost" = 9', '"flag.cost" should be 9, but the rows add up to 11.'),
        ('"flag.marked" = 2', '"flag.marked" should be 2, but the rows add up to 1.'),
        ('"value" = 3', '"value" should be 3, but the rows add up to 2.'),
        (
            '"flag by colour" = { red = 2, blue = 2 }',
            '"flag by colour" for blue should be 2, but the rows add up to 1.',
        ),
        ('"flag by colour" = { red = 2 }', '"flag by colour" for blue should be 0, but the rows add up to 1.'),
        (
            '"flag.cost colour=blue by skull" = { true = 4 }',
            '"flag.cost colour=blue by skull" for true should be 4, but the rows add up to 5.',
        ),
        ('"flag color=red" = 2', f'"flag color=red" names the field color; the fields of flag are {FIELDS}.'),
        ('"flag: red" = 2', '"flag: red" cannot be read; it should look like "card type=ship by colour".'),
    ],
)
def test_rows_that_do_not_add_up(box: Box, totals: str, sentence: str) -> None:
    assert refusal(box, fleet=f"{ROWS}\n[totals]\n{totals}") == f"toy/fleet.toml, totals: {sentence}"


def test_totals_of_a_table_that_is_not_there(box: Box) -> None:
    assert refusal(box, fleet='[totals]\n"port" = 1') == 'toy/fleet.toml has no table "port"; its tables are none.'
    assert refusal(box, fleet="totals = 3") == (
        'toy/fleet.toml: totals is 3; it should be a table such as [totals] with "card" = 120.'
    )


def test_the_same_key_in_two_files_is_the_same_thing(box: Box) -> None:
    same = ROWS.partition("[[value]]")[0]
    assert list(box(more=same.replace("count = 2", "count = 9"))) == ["fleet", "more"]
    assert refusal(box, more=same.replace("cost = 3", "cost = 4")) == (
        'toy/more.toml, flag "plain": cost is 4, but 3 in toy/fleet.toml, flag "plain"; '
        "a key should mean the same in every file, so change both, or the number of copies."
    )


def test_keys_of_a_table_without_copies_belong_to_their_file(box: Box) -> None:
    port = '[[port]]\nkey = "home"\nsize = {}\nsource = "p.1"\ncertainty = "read"'
    assert list(box(east=port.format(1), west=port.format(2))) == ["east", "fleet", "west"]
