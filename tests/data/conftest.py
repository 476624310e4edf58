"""Boxes to open and overlays to put in force."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from flibuste.data import Sheet, forget, use_overlay
from flibuste.data.box import open_box
from tests.data.toy import ROWS, SCHEMA, TOTALS, Box, write


@pytest.fixture
def box(tmp_path: Path) -> Box:
    """Open the tiny game, with some of its files and some files of an overlay replaced."""

    def opened(overlay: dict[str, str] | None = None, **files: str) -> dict[str, Sheet]:
        write(tmp_path / "data", {"schema": SCHEMA, "fleet": ROWS + TOTALS, **files})
        write(tmp_path / "overlay" / "toy", overlay or {})
        return open_box("toy", tmp_path / "data", tmp_path / "overlay")

    return opened


@pytest.fixture
def overlay(tmp_path: Path) -> Iterator[Callable[..., Path]]:
    """Put an overlay for Port Royal in force for one test."""

    def put(**files: str) -> Path:
        write(tmp_path / "port-royal", files)
        use_overlay(tmp_path)
        return tmp_path

    yield put
    use_overlay(None)
    forget()
