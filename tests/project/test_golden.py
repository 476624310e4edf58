"""Golden files are compared, and stored only when asked."""

from collections.abc import Callable
from pathlib import Path

import pytest

Golden = Callable[[Path, str], None]


@pytest.fixture(params=[False, True])
def rewrite(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    monkeypatch.setattr(request.config.option, "rewrite", request.param)
    return bool(request.param)


@pytest.mark.parametrize("stored", [None, "another log"])
def test_a_missing_or_different_text_fails_unless_it_is_stored(
    golden: Golden, tmp_path: Path, rewrite: bool, stored: str | None
) -> None:
    path = tmp_path / "skiff.txt"
    if stored:
        path.write_text(stored, encoding="utf-8")
    if rewrite:
        golden(path, "log")
        assert path.read_text(encoding="utf-8") == "log"
    else:
        with pytest.raises(AssertionError):
            golden(path, "log")
        assert path.exists() is (stored is not None)


def test_the_same_text_passes(golden: Golden, tmp_path: Path, rewrite: bool) -> None:
    path = tmp_path / "skiff.txt"
    path.write_text("« Larguez ! »", encoding="utf-8")
    golden(path, "« Larguez ! »")
