"""No game has an extension point that is not documented."""

from pathlib import Path

from tools.check_hooks import ROOT, undocumented

GAMES = sorted((ROOT / "src/flibuste/games").rglob("*.py"))


def test_every_hook_is_documented():
    assert [line for path in GAMES for line in undocumented(path)] == []


def test_an_undocumented_hook_is_found(tmp_path: Path):
    file = tmp_path / "book.py"
    file.write_text(
        "class Book(Rules):\n"
        "    def __init__(self) -> None:\n"
        "        self.told: tuple[Callable[[int], None], ...] = ()\n"
        "        'Documented.'\n"
        "        self.silent: Callable[[int], None] = print\n"
        "        self.number: int = 3\n"
    )
    assert undocumented(file) == ["book.py:5: the hook self.silent has no docstring below it."]
