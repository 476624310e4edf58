"""The examples of the documentation are run; and the tool that runs them can be trusted."""

import re
from pathlib import Path

import pytest

from tools.check_docs import check_page, command_problem, matches


def page(folder: Path, *blocks: str) -> Path:
    """A page made of fenced blocks, each given as `info string, newline, content`."""
    path = folder / "page.md"
    path.write_text("# Title\n" + "".join(f"\n```{block}\n```\n" for block in blocks), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    "blocks",
    [
        ["python\nx = 1", "python\nassert x == 1"],
        ["python\nx = 1", "python\n>>> x + 1\n2\n>>> print('a b c')\na ... c"],
        ["python\nopen('note.txt', 'w').close()", "python\nfrom pathlib import Path\nassert Path('note.txt').exists()"],
        ["console\n$ make help\n...test ... the test suite ..."],
        ["console\n$ make help"],
    ],
)
def test_examples_that_hold(tmp_path: Path, blocks: list[str]) -> None:
    assert check_page(page(tmp_path, *blocks)) == (len(blocks), [])
    assert not Path("note.txt").exists()


@pytest.mark.parametrize("block", ["python no-run\n1 / 0", "console no-run\n$ sink", "text\n$ sink", "\n1 / 0"])
def test_blocks_left_alone(tmp_path: Path, block: str) -> None:
    assert check_page(page(tmp_path, block)) == (0, [])


@pytest.mark.parametrize(
    ("block", "complaint"),
    [
        ("python\n\n1 / 0", r"page\.md:4: the example fails\.\n(.*\n)*.*page\.md\", line 5(.*\n)*ZeroDivision"),
        ("python\n>>> 1 + 1\n3", r"page\.md:4: the example does not hold\.\n(.*\n)*Expected:\n +3\nGot:\n +2"),
        ("console\n$ make help\nnothing", r"page\.md:4: `make help` prints:\nhelp (.*\n)*but the page says:\nnothing"),
        (
            "console\n$ git status",
            r"page\.md:4: `git status` is not run by this check: mark its block ```console no-run",
        ),
    ],
)
def test_examples_that_do_not_hold(tmp_path: Path, block: str, complaint: str) -> None:
    count, [problem] = check_page(page(tmp_path, block))
    assert count == 1
    assert re.search(complaint, problem), problem


def test_a_command_that_fails_is_reported() -> None:
    problem = command_problem("flibuste no-such-command", "...")
    assert problem and problem.startswith("ends with status ")


def test_an_indented_block_belongs_to_its_list_item(tmp_path: Path) -> None:
    path = tmp_path / "page.md"
    path.write_text("- item\n\n  ```python\n  if True:\n      x = 1\n  ```\n", encoding="utf-8")
    assert check_page(path) == (1, [])


@pytest.mark.parametrize(
    ("promised", "printed", "same"),
    [
        ("a\nb", "a  \nb\n\n", True),
        ("a ... d", "a b\nc d", True),
        ("a (b)", "a (b)", True),
        ("a", "a\nb", False),
        ("a.b", "axb", False),
    ],
)
def test_matching(promised: str, printed: str, same: bool) -> None:
    assert matches(promised, printed) is same
