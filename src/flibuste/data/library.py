"""The data of all games, by name, with the overlay the player chose."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

from flibuste.data.box import open_box
from flibuste.data.errors import DataError, listed, shown
from flibuste.data.packages import folder_of, games_with, package_of
from flibuste.data.sheet import Entry, Sheet, digest_of

OVERLAY_VARIABLE = "FLIBUSTE_DATA"


def load(game: str, name: str) -> Sheet:
    """One data file of a game: `load("port-royal", "base")`."""
    box = _box(game)
    if name not in box:
        raise DataError(f"{game} has no data file {shown(name)}; its files are {listed(box)}.")
    return box[name]


def files(game: str) -> list[str]:
    """The names of a game's data files."""
    return list(_box(game))


def audit(game: str) -> list[Entry]:
    """Every value of a game with its certainty and its source."""
    return [entry for sheet in _box(game).values() for entry in sheet.entries()]


def digest(game: str) -> str:
    """SHA-256 over all data of a game that matter in play."""
    return _digest(game, _overlay())


def games() -> list[str]:
    """The games that have data, by name (`port-royal`)."""
    return games_with("data")


def use_overlay(folder: str | Path | None) -> None:
    """Take corrections from this folder from now on, here and in processes started from here; None: from nowhere."""
    if folder is None:
        os.environ.pop(OVERLAY_VARIABLE, None)
    else:
        os.environ[OVERLAY_VARIABLE] = str(folder)


def forget() -> None:
    """Read the files again when they are next asked for."""
    _open.cache_clear()
    _digest.cache_clear()


def _box(game: str) -> dict[str, Sheet]:
    return _open(game.replace("_", "-"), _overlay())


def _overlay() -> str | None:
    return os.environ.get(OVERLAY_VARIABLE) or None


@cache
def _digest(game: str, overlay: str | None) -> str:
    return digest_of({name: sheet.digest for name, sheet in _open(game.replace("_", "-"), overlay).items()})


@cache
def _open(game: str, overlay: str | None) -> dict[str, Sheet]:
    if package_of(game) is None:
        raise DataError(f"There is no data for a game {shown(game)}; the games are {listed(games())}.")
    folder = None if overlay is None else _checked_overlay(Path(overlay))
    data = folder_of(game, "data")
    return {} if data is None else open_box(game, data, folder)


def _checked_overlay(folder: Path) -> Path:
    if not folder.is_dir():
        raise DataError(f"The overlay {folder} is not a folder; it should hold one folder per game.")
    for part in sorted(folder.iterdir()):
        if part.name not in games() and (part.suffix == ".toml" or (part.is_dir() and any(part.glob("*.toml")))):
            raise DataError(f"The overlay {folder} holds {part.name}; it should hold folders out of {listed(games())}.")
    return folder
