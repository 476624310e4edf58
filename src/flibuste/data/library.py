"""The data of all games, by name, with the overlay the player chose."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from pathlib import Path

from flibuste.data.box import open_box
from flibuste.data.errors import DataError, listed, shown
from flibuste.data.kept import restored
from flibuste.data.packages import folder_of, games_with, package_of
from flibuste.data.sheet import Content, Entry, Sheet, digest_of

OVERLAY_VARIABLE = "FLIBUSTE_DATA"

_kept: ContextVar[Mapping[str, Mapping[str, Sheet]] | None] = ContextVar("kept", default=None)


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


def digest(game: str, names: Iterable[str] | None = None) -> str:
    """SHA-256 over the data of a game that matter in play: of these files, or of all."""
    box = _box(game)
    return digest_of({name: box[name].digest for name in (box if names is None else names)})


def contents(game: str, names: Iterable[str]) -> dict[str, Content]:
    """What these data files say, to be kept."""
    return {name: load(game, name).content for name in names}


@contextmanager
def using(game: str, kept: Mapping[str, Content]) -> Iterator[None]:
    """Within the block, load these files of the game as they were kept."""
    sheets = {name: restored(_open(game, _overlay())[name], content) for name, content in _existing(game, kept)}
    before = _kept.set({**(_kept.get() or {}), game: sheets})
    try:
        yield
    finally:
        _kept.reset(before)


def in_use(game: str) -> str:
    """A name for the data that are loaded now."""
    return _digest(game, _overlay()) if _kept_of(game) is None else digest(game)


def games() -> list[str]:
    """The games that have data, by name (`port-royal`)."""
    return games_with("data")


@cache
def has_data(game: str) -> bool:
    return folder_of(game, "data") is not None


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


def _box(game: str) -> Mapping[str, Sheet]:
    name = game.replace("_", "-")
    box, kept = _open(name, _overlay()), _kept_of(name)
    return box if kept is None else {**box, **kept}


def _kept_of(game: str) -> Mapping[str, Sheet] | None:
    kept = _kept.get()
    return None if kept is None else kept.get(game)


def _existing(game: str, kept: Mapping[str, Content]) -> Iterable[tuple[str, Content]]:
    unknown = [name for name in kept if name not in _open(game, _overlay())]
    if unknown:
        raise DataError(
            f"{game} has no data file {shown(unknown[0])}; its files are {listed(_open(game, _overlay()))}."
        )
    return kept.items()


def _overlay() -> str | None:
    return os.environ.get(OVERLAY_VARIABLE) or None


@cache
def _digest(game: str, overlay: str | None) -> str:
    return digest_of({name: sheet.digest for name, sheet in _open(game, overlay).items()})


@cache
def _open(game: str, overlay: str | None) -> dict[str, Sheet]:
    if package_of(game) is None:
        text = f"There is no data for a game {shown(game)}; the games are {listed(games())}."
        raise DataError(text, "refused-game", name=game, games=listed(games()))
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
