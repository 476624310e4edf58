"""The example game, installed once."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.plugins.installing import install, with_plugin


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(tmp_path_factory.mktemp("skiff"))


@pytest.fixture
def environment(installed: Path, tmp_path: Path) -> dict[str, str]:
    """That of a process that has the example, away from the player's own files."""
    return with_plugin(installed) | {"XDG_DATA_HOME": str(tmp_path)}
