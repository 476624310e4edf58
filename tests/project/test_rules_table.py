"""Every numbered rule has code, a test and a text in both languages; and the tool that says so can be trusted."""

from __future__ import annotations

from pathlib import Path

import pytest

from flibuste.data.phrases import languages, phrasebook
from tests.rules import rule
from tools.rules_table import ROOT, RULE_ID, main, places_in_tests, read_page, read_pages, strays

GAMES = sorted(path.stem for path in (ROOT / "docs" / "rules").glob("*.md"))

PAGE = """\
# Skiff
<!-- not yet: SK-SOLO -->

| id | rule | rulebook |
|---|---|---|
| SK-BASE-001 | Row. | p. 1 |
| SK-BASE-002 | Rest. | p. 2 |
| SK-SOLO-001 | Row alone. | p. 3 |

<!-- table -->
<!-- table -->
"""

CODE = '''\
"""SK-BASE-009 is not a rule."""
# SK-BASE-002 Resting is free.
REST = 0

class Row:
    """SK-BASE-001 Row."""

    def step(self):  # SK-BASE-002
        return "SK-BASE-001"
'''

TEST = """\
from tests.rules import rule

@rule("SK-BASE-001", "SK-BASE-002")
def test_row():
    assert True
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with one small game, complete except for what a test takes away."""
    for name, text in {
        "docs/rules/skiff.md": PAGE,
        "src/flibuste/games/skiff/turn.py": CODE.replace("SK-BASE-009 is not a rule", "Turns"),
        "tests/test_skiff.py": TEST,
    }.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    assert main(["skiff"], tmp_path) == 0
    return tmp_path


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_code_and_a_test_and_the_table_is_fresh(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([game, "--check"]) == 0, capsys.readouterr().out


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", GAMES)
def test_the_page_and_the_texts_have_the_same_rules(game: str, lang: str) -> None:
    told = set(filter(RULE_ID.fullmatch, phrasebook(lang, game).keys()))
    assert told == set(read_page(ROOT / "docs" / "rules" / f"{game}.md").sections)


def test_no_test_names_a_rule_of_no_game() -> None:
    assert strays(read_pages(ROOT, []), places_in_tests(ROOT)) == []


def test_the_table_names_code_and_tests(project: Path) -> None:
    page = read_page(project / "docs/rules/skiff.md")
    assert page.table.splitlines()[2:] == [
        "| SK-BASE-001 | p. 1 | `games/skiff/turn.py:Row` | `test_skiff.py:test_row` |",
        "| SK-BASE-002 | p. 2 | `games/skiff/turn.py:REST`<br>`games/skiff/turn.py:Row.step` "
        "| `test_skiff.py:test_row` |",
        "| SK-SOLO-001 | p. 3 | – | – |",
    ]


def test_a_complete_page_passes_and_announces_what_is_to_come(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--check"], project) == 0
    assert capsys.readouterr().out == "skiff: SK-SOLO not yet (1 in all).\n"


@pytest.mark.parametrize(
    ("file", "old", "new", "complaint"),
    [
        ("tests/test_skiff.py", ', "SK-BASE-002"', "", "skiff: no test for SK-BASE-002 (1 in all)."),
        ("src/flibuste/games/skiff/turn.py", "SK-BASE-001 Row", "Row", "skiff: no code for SK-BASE-001 (1 in all)."),
        (
            "tests/test_skiff.py",
            '"SK-BASE-001"',
            '"SK-BASE-001", "SK-BASE-007"',
            "skiff: SK-BASE-007, named in test_skiff.py:test_row, is not on the rules page.",
        ),
        (
            "src/flibuste/games/skiff/turn.py",
            "Turns",
            "SK-BASE-009",
            "skiff: SK-BASE-009, named in games/skiff/turn.py, is not on the rules page.",
        ),
        (
            "tests/test_skiff.py",
            '"SK-BASE-001"',
            '"SK-BASE-001", "ZZ-BASE-001"',
            "ZZ-BASE-001, named in test_skiff.py:test_row, belongs to no rules page.",
        ),
        (
            "tests/test_skiff.py",
            "test_row",
            "test_rowing",
            "skiff: the table is out of date; run tools/rules_table.py skiff.",
        ),
        ("docs/rules/skiff.md", "not yet: SK-SOLO", "later", "skiff: no test for SK-SOLO-001 (1 in all)."),
        (
            "docs/rules/skiff.md",
            "| SK-BASE-002 | Rest",
            "| SK-BASE-001 | Rest",
            "skiff.md: defined twice: SK-BASE-001.",
        ),
        ("docs/rules/skiff.md", "<!-- table -->\n", "", "skiff.md: the table needs two lines <!-- table -->"),
        ("docs/rules/skiff.md", "\n| SK", "\n| Rule SK", "skiff.md: no rule found; define each as a row"),
    ],
)
def test_what_is_missing_or_wrong_is_named(
    project: Path, capsys: pytest.CaptureFixture[str], file: str, old: str, new: str, complaint: str
) -> None:
    change(project / file, old, new)
    assert main(["--check"], project) == 1
    assert complaint in capsys.readouterr().out


def test_an_unknown_game_is_refused(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sloop"], project) == 1
    assert capsys.readouterr().out == "There is no rules page for sloop; choose from: skiff.\n"


def test_the_marker_keeps_its_rules_on_the_test() -> None:
    row, rest = "SK-BASE-001", "SK-BASE-002"

    @rule(row)
    @rule(rest)
    def proof() -> None: ...

    assert proof.rules == (row, rest)  # type: ignore[attr-defined]
    assert {mark.args for mark in proof.pytestmark} == {(row,), (rest,)}  # type: ignore[attr-defined]


@pytest.mark.parametrize("ids", [(), ("PR-BASE-1",), ("PR-BASE-001 PR-BASE-002",)])
def test_the_marker_refuses_what_is_no_rule_id(ids: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="A rule id looks like PR-BASE-021"):
        rule(*ids)
