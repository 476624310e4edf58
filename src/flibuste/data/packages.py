"""Where a game lives: among ours, or in another package that names it under the entry points `flibuste.games`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Final

GROUP: Final = "flibuste.games"

_OURS: Final = Path(__file__).parent.parent / "games"


@cache
def plugins() -> tuple[EntryPoint, ...]:
    """What other packages say they bring, by name; nothing of it is imported."""
    return tuple(sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value)))


def package_of(game: str) -> str | None:
    """The package that holds a game's rules, texts and data; None if nobody brings a game of that name."""
    folder = game.replace("-", "_")
    if (_OURS / folder / "__init__.py").is_file():
        return f"flibuste.games.{folder}"
    return next((entry.module for entry in plugins() if entry.name == game), None)


@cache
def home_of(game: str) -> Path | None:
    """The folder of that package; None if it cannot be found. The package itself is not imported."""
    package = package_of(game)
    if package is None:
        return None
    try:
        spec = find_spec(package)
    except ImportError:
        return None
    places = None if spec is None else spec.submodule_search_locations
    return Path(places[0]) if places else None


def folder_of(game: str, name: str) -> Path | None:
    """A folder that the game brings, such as `texts` or `data`; None if it has none."""
    home = home_of(game)
    return home / name if home is not None and (home / name).is_dir() else None


def games_with(folder: str) -> list[str]:
    """The games that bring such a folder, by name."""
    ours = [part.name.replace("_", "-") for part in _OURS.iterdir() if part.is_dir()]
    known = {*ours, *[entry.name for entry in plugins()]}
    return sorted(game for game in known if folder_of(game, folder) is not None)
