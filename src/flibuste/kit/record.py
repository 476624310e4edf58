"""The one record of a game: everything it brings to each layer, with a plain default for what it does not bring."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any, Final, NamedTuple

from flibuste.kernel import Game, View

VERSION: Final = 1  # of the kit; a record may require it
ANY_KIT: Final = 0


class Change(NamedTuple):
    """What an answer costs (below zero) or brings, net: everything paid and gained is in it. Where others gain, that
    nothing is left for who answers may be said too."""

    thing: str  # a word of the game: the phrase `thing-<thing>` says it
    amount: int
    seat: int


class Lead(NamedTuple):
    """In games of many points a lead counts for more the larger it is: `scale` points for the first big step."""

    scale: float
    par: float  # whom a single player plays against: about what the rules of thumb make of a game alone


FIRST: Final = "first"  # the ready-made tables: for a first game,
EVERYTHING: Final = "everything"  # with all there is,
TOGETHER: Final = "together"  # for players who win or lose together,
ALONE: Final = "alone"
NO_PRESETS: Final[Mapping[str, Mapping[str, str]]] = {}

Changes = Callable[[View[Any], int], Sequence[Change]]
Account = Callable[[Any, int], Mapping[str, int]]


def no_changes(view: View[Any], action: int) -> Sequence[Change]:
    return ()


def no_account(s: Any, seat: int) -> Mapping[str, int]:
    return {}


class Record(NamedTuple):
    """A game on the shelf. Parts of higher layers are named, `module` or `module:object`, and imported when wanted;
    files are looked for in the game's package first. What a game leaves out has a plain default."""

    game: Game[Any]
    package: str  # where `texts/`, `data/`, `templates/`, `guides/` are
    changes: Changes = no_changes  # what an answer costs and brings
    account: Account = no_account  # what a seat has, what is owed to it included, by the words of the changes
    kit: int = ANY_KIT  # the version of the kit that it needs
    words: str = ""  # how values are spoken of, see render/sentences.py; without: by the words of the notation
    terminal: str = "flibuste.render.text.plain"  # the terminal's board, see render/text
    web: str = "flibuste.render.svg.plain"  # what the web's board shows, see render/svg/face.py
    board: str = "boards/any.html"  # the template of the web's board
    pad: str = ""  # the template of a pad of directions
    style: str = ""  # the style sheet of the web's board, if it is not among everybody's
    vignette: str = "vignettes/any.svg"  # the picture on the game's card
    guides: Sequence[str] = ()  # the languages of its players' guide
    presets: Mapping[str, Mapping[str, str]] = (
        NO_PRESETS  # by ready-made table, its options that are not the usual ones
    )
    features: str = ""  # positions as numbers, see games/features.py; without: the fields of the board
    restless: Sequence[str] = ()  # the questions amid which those numbers say little
    thumb: str = "flibuste.bots.plain"  # the rules of thumb, see bots/base.py
    bids: Sequence[str] = ()  # the questions that ask for a secret bid
    planner: str = ""  # plans a whole turn at once, see bots/pilot.py
    weigher: str = ""  # weighs what every seat has, in points, see bots/rehearsal.py; for searches without a net
    lead: Lead | None = None  # what a lead is worth; without: the win alone counts
    campaign: str = ""  # the rules of its campaigns, see kit/campaign.py
    story: str = ""  # the pages of its story, see render/story.py

    def part(self, name: str) -> Any:
        """The module or object that a field names."""
        path, _, attribute = str(getattr(self, name)).partition(":")
        found = import_module(path)
        return getattr(found, attribute) if attribute else found


def in_every_layer(game: Game[Any], changes: Changes, account: Account) -> Record:
    """A game of this package with a part of its own in every layer, each under the game's name."""
    name = game.key.replace("-", "_")
    return Record(
        game,
        f"flibuste.games.{name}",
        changes,
        account,
        words=f"flibuste.render.words.{name}",
        terminal=f"flibuste.render.text.{name}",
        web=f"flibuste.render.svg.{name}",
        board=f"boards/{name}.html",
        vignette=f"vignettes/{game.key}.svg",
        guides=("fr", "en"),
        features=f"flibuste.games.{name}.features",
        thumb=f"flibuste.bots.heuristics.{name}",
    )
