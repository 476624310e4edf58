"""The pages away from the table: home, my games, set-up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Final

from babel.dates import format_date

from flibuste import bots
from flibuste.data import audit
from flibuste.data.phrases import phrasebook
from flibuste.games import registry
from flibuste.server import listings, lobby, shelf
from flibuste.server.guests import Viewer
from flibuste.server.listings import GuestsTable
from flibuste.server.pagemodels import (
    ChoiceValue,
    Figure,
    GamesPage,
    HomePage,
    OpenTable,
    PlayedGame,
    RunningGame,
    SetupPage,
    SetupSeat,
)
from flibuste.server.play import default_level
from flibuste.server.services import Services
from flibuste.server.tablepage import SHIPS

OURS: Final = ("inferred", "reconstructed")  # certainties of values that we did not read anywhere
MOST_RUNNING: Final = 6


def home(services: Services, viewer: Viewer) -> HomePage:
    with services.store.reading() as connection:
        mine = listings.tables_of(connection, viewer.guest) if viewer.guest else []
        waiting = listings.open_tables(connection)
    running = [_running(services, viewer, table) for table in mine if table.state != "over"][:MOST_RUNNING]
    return HomePage(shelf.game_cards(viewer.lang), running, [_open(viewer, table) for table in waiting])


def games(services: Services, viewer: Viewer) -> GamesPage:
    with services.store.reading() as connection:
        mine = listings.tables_of(connection, viewer.guest) if viewer.guest else []
    running = [_running(services, viewer, table) for table in mine if table.state != "over"]
    over = [table for table in mine if table.state == "over" and table.score is not None]
    won = sum(bool(table.won) for table in over)
    figures = [
        Figure(str(len(over)), viewer.say("web-games-played")),
        Figure(str(won), viewer.say("web-games-won")),
    ]
    return GamesPage(running, [_played(viewer, table) for table in over], figures, _by_game(viewer, over))


def setup(
    key: str, viewer: Viewer, friend: bool = False, posted: Mapping[str, str] | None = None, problem: str = ""
) -> SetupPage:
    """The set-up of a game, as it opens or as it was posted and refused."""
    given = posted or {}
    game = registry.game(key)
    options = {choice.key: given[f"option-{choice.key}"] for choice in game.choices if f"option-{choice.key}" in given}
    options = {name: value for name, value in options.items() if value in _values(key, name)}
    most = max(game.all_seat_counts())
    opening = [lobby.ME, lobby.FRIEND if friend else f"{lobby.BOT}:{default_level()}"]
    seats = [
        SetupSeat(
            colour,
            given.get(f"seat-{n}", opening[n] if n < len(opening) else "none"),
            given.get(f"name-{n}", viewer.name if n == 0 else ""),
        )
        for n, colour in enumerate(shelf.seat_colours(key)[:most])
    ]
    clock = given.get("clock", "none")
    return SetupPage(
        shelf.game_card(key, viewer.lang),
        shelf.setup_choices(key, viewer.lang, options),
        seats,
        _kinds(viewer),
        [_clock(viewer, value, value == clock) for value in lobby.CLOCKS],
        problem,
    )


def reconstructed(lang: str) -> Sequence[tuple[str, int, int]]:
    """For each game how many of its values are ours, and how many there are."""
    counts = []
    for key in registry.keys():
        certainties = [entry.certainty for entry in audit(key)]
        ours = sum(certainty in OURS for certainty in certainties)
        counts.append((phrasebook(lang, key).say("game-title"), ours, len(certainties)))
    return counts


def level_name(viewer: Viewer, level: str) -> str:
    """What a bot level is called; its own name if the language has none."""
    key = f"bot-{level}"
    return viewer.say(key) if phrasebook(viewer.lang).has(key) else level


def _values(key: str, option: str) -> Sequence[str]:
    return next(choice.values for choice in registry.game(key).choices if choice.key == option)


def _kinds(viewer: Viewer) -> list[ChoiceValue]:
    people = [ChoiceValue(kind, viewer.say(f"web-seat-{kind}")) for kind in ("me", "friend", "here", "none")]
    robots = [
        ChoiceValue(f"{lobby.BOT}:{name}", viewer.say("web-seat-bot", level=level_name(viewer, name)))
        for name in bots.names()
    ]
    return [*people[:3], *robots, people[3]]


def _clock(viewer: Viewer, value: str, chosen: bool) -> ChoiceValue:
    kind, _, amount = value.partition(":")
    args = {kind: int(amount)} if amount else {}
    return ChoiceValue(value, viewer.say(f"web-clock-{kind}", **args), viewer.say(f"web-clock-{kind}-help"), chosen)


def _running(services: Services, viewer: Viewer, table: GuestsTable) -> RunningGame:
    with services.tables.looking(table.table) as found:
        mine = bool(viewer.seats(found) & set(found.asked))
    others = [name for seat, name in enumerate(table.names) if seat != table.seat and name]
    return RunningGame(
        table=table.table,
        title=phrasebook(viewer.lang, table.game).say("game-title"),
        detail=", ".join(others),
        state=viewer.say("web-your-turn" if mine else "web-resume"),
        ship=_ship(table.game, table.seat),
        mine=mine,
    )


def _open(viewer: Viewer, table: listings.OpenTable) -> OpenTable:
    colours = shelf.seat_colours(table.game)
    taken = [colour for name, colour in zip(table.names, colours, strict=False) if name]
    return OpenTable(
        table=table.table,
        title=phrasebook(viewer.lang, table.game).say("game-title"),
        detail=next((name for name in table.names if name), ""),
        ship=_ship(table.game, 0),
        taken=taken,
        free=table.free,
    )


def _played(viewer: Viewer, table: GuestsTable) -> PlayedGame:
    others = [name for seat, name in enumerate(table.names) if seat != table.seat]
    day = datetime.fromtimestamp(table.changed_at)
    return PlayedGame(
        table=table.table,
        title=phrasebook(viewer.lang, table.game).say("game-title"),
        when=format_date(day, "medium", locale=viewer.lang),
        with_whom=", ".join(others),
        result=viewer.say("web-points", points=table.score or 0),
        won=bool(table.won),
    )


def _by_game(viewer: Viewer, over: Sequence[GuestsTable]) -> list[tuple[str, Sequence[str]]]:
    rows: list[tuple[str, Sequence[str]]] = []
    for key in registry.keys():
        mine = [table for table in over if table.game == key]
        if mine:
            scores = [table.score or 0 for table in mine]
            cells = [len(mine), sum(bool(table.won) for table in mine), max(scores), round(sum(scores) / len(scores))]
            rows.append((phrasebook(viewer.lang, key).say("game-title"), [str(cell) for cell in cells]))
    return rows


def _ship(game: str, seat: int) -> str:
    colours = shelf.seat_colours(game)
    return SHIPS[colours[seat % len(colours)]]
