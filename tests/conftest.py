"""What the whole suite shares: reproducible Hypothesis runs, golden files and one browser a process."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

settings.register_profile("flibuste", deadline=None, derandomize=True)
settings.load_profile("flibuste")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rewrite", action="store_true", help="store golden files anew instead of comparing with them")


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Callable[[Path, str], None]:
    """Compare a text with the file that keeps it; `--rewrite` stores the text instead."""

    def compare(path: Path, text: str) -> None:
        if request.config.getoption("--rewrite"):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        assert path.exists(), f"{path} is missing: store it with pytest --rewrite, read it, commit it."
        assert text == path.read_text(encoding="utf-8")

    return compare


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """A real Chromium; a process can have only one at a time."""
    from playwright.sync_api import sync_playwright

    from tests.browser import chromium

    with sync_playwright() as play:
        started = chromium.start(play)
        yield started
        started.close()
