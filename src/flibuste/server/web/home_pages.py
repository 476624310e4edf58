"""The pages away from the table: home, my games, set-up."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Final

from babel.dates import format_date, format_timedelta

from flibuste import bots
from flibuste.bots.strength import strength, strength_of
from flibuste.data import audit
from flibuste.data.phrases import phrasebook
from flibuste.games import registry
from flibuste.kernel import SPECTATOR
from flibuste.render.svg.face import Sight, face
from flibuste.render.svg.parts import SHIPS
from flibuste.server.services import Services
from flibuste.server.tables import listings, lobby
from flibuste.server.tables.listings import GuestsTable
from flibuste.server.tables.play import default_level
from flibuste.server.tables.table import Table, given_colours
from flibuste.server.viewers import Viewer
from flibuste.server.web import catalogue, presets
from flibuste.server.web.campaign_page import running_campaigns
from flibuste.server.web.page_models import (
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

OURS: Final = ("inferred", "reconstructed")  # certainties of values that we did not read anywhere
MOST_RUNNING: Final = 6


def home(services: Services, viewer: Viewer) -> HomePage:
    with services.store.reading() as connection:
        mine = listings.tables_of(connection, viewer.guest) if viewer.guest else []
        waiting = listings.open_tables(connection)
    running = _running(services, viewer, mine)[:MOST_RUNNING]
    tables = [_open(viewer, table) for table in waiting]
    return HomePage(catalogue.game_cards(viewer.lang), running, tables, running_campaigns(services, viewer))


def games(services: Services, viewer: Viewer) -> GamesPage:
    with services.store.reading() as connection:
        mine = listings.tables_of(connection, viewer.guest) if viewer.guest else []
    running = _running(services, viewer, mine)
    over = [table for table in mine if table.state == "over" and table.score is not None]
    counted = [table for table in over if not table.deal]  # who plays a deal again knows what comes
    won = sum(bool(table.won) for table in counted)
    figures = [
        Figure(str(len(counted)), viewer.say("web-games-played")),
        Figure(str(won), viewer.say("web-games-won")),
    ]
    played = [_played(viewer, table) for table in over]
    return GamesPage(running, played, figures, _by_game(viewer, counted), running_campaigns(services, viewer))


def setup(
    key: str,
    viewer: Viewer,
    friend: bool = False,
    posted: Mapping[str, str] | None = None,
    problem: str = "",
    preset: str = "",
) -> SetupPage:
    """The set-up of a game: as it opens, as a preset has it, or as it was posted and refused."""
    given = posted or presets.chosen(key, preset)
    game = registry.game(key)
    options = {choice.key: given[f"option-{choice.key}"] for choice in game.choices if f"option-{choice.key}" in given}
    options = {name: value for name, value in options.items() if value in _values(key, name)}
    most = max(game.all_seat_counts())
    opening = [lobby.ME, lobby.FRIEND if friend else f"{lobby.BOT}:{default_level()}"]
    mine = given.get("colour", "")
    colours = catalogue.seat_colours(key)
    wished = tuple(mine if mine in colours and n == 0 else "" for n in range(most))
    seats = [
        SetupSeat(
            colour,
            given.get(f"seat-{n}", opening[n] if n < len(opening) else "none"),
            given.get(f"name-{n}", viewer.name if n == 0 else ""),
        )
        for n, colour in enumerate(given_colours(key, wished))
    ]
    clock = next((value for value in lobby.CLOCKS if value == given.get("clock")), "none")
    taken = sum(seat.kind != "none" for seat in seats)
    return SetupPage(
        catalogue.game_card(key, viewer.lang),
        catalogue.setup_choices(key, viewer.lang, options),
        seats,
        _kinds(viewer, key),
        [catalogue.clock(viewer.lang, value, value == clock) for value in lobby.CLOCKS],
        [_preset(viewer, name, name == preset) for name in presets.presets(key)],
        catalogue.summary(key, viewer.lang, options, taken, clock, given.get("deal", "")),
        catalogue.colours(viewer.lang, colours, seats[0].colour),
        given.get("deal", ""),
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


def bot_levels(table: Table, viewer: Viewer) -> dict[int, str]:
    """What the bots at a table are called, by seat."""
    return {n: level_name(viewer, seat.level) for n, seat in enumerate(table.seats) if seat.is_bot}


def _values(key: str, option: str) -> Sequence[str]:
    return next(choice.values for choice in registry.game(key).choices if choice.key == option)


def _kinds(viewer: Viewer, key: str) -> list[ChoiceValue]:
    people = [ChoiceValue(kind, viewer.say(f"web-seat-{kind}")) for kind in ("me", "friend", "here", "none")]
    robots = [
        ChoiceValue(
            f"{lobby.BOT}:{name}",
            viewer.say("web-seat-bot", level=level_name(viewer, name)),
            strength(phrasebook(viewer.lang), strength_of(key, name)),
        )
        for name in bots.names()
    ]
    return [*people[:3], *robots, people[3]]


def _preset(viewer: Viewer, name: str, is_chosen: bool) -> ChoiceValue:
    return ChoiceValue(name, viewer.say(f"web-preset-{name}"), viewer.say(f"web-preset-{name}-help"), is_chosen)


def _running(services: Services, viewer: Viewer, mine: Sequence[GuestsTable]) -> list[RunningGame]:
    """The games that are not over, the latest first as far as the viewer may know what went on."""
    found = [_running_game(services, viewer, table) for table in mine if table.state != "over"]
    return [game for _, game in sorted(found, key=lambda dated: -dated[0])]


def _running_game(services: Services, viewer: Viewer, table: GuestsTable) -> tuple[float, RunningGame]:
    with services.tables.looking(table.table) as found:
        held = viewer.seats(found)
        mine = bool(held & set(found.asked))
        stage = _stage(viewer, found)
        options, colour, changed_at = found.options, found.colours[table.seat], found.changed_for(held)
    others = [name for seat, name in enumerate(table.names) if seat != table.seat and name]
    age = format_timedelta(min(int(changed_at - time.time()), -1), add_direction=True, locale=viewer.lang)
    return changed_at, RunningGame(
        table=table.table,
        title=phrasebook(viewer.lang, table.game).say("game-title"),
        detail=" · ".join(
            part for part in (", ".join(others), catalogue.mode(table.game, viewer.lang, options), stage, age) if part
        ),
        state=viewer.say("web-your-turn" if mine else "web-resume"),
        ship=SHIPS[colour],
        mine=mine,
    )


def _stage(viewer: Viewer, table: Table) -> str:
    """Which turn a match is at, as its table says it."""
    if table.match is None:
        return ""
    key = table.game.key
    sight = Sight(table.match.view(SPECTATOR), phrasebook(viewer.lang, key), table.match.seats, table.colours)
    return str(face(key).state_line(sight))


def _open(viewer: Viewer, table: listings.OpenTable) -> OpenTable:
    colours = given_colours(table.game, table.colours)
    taken = [colour for name, colour in zip(table.names, colours, strict=False) if name]
    return OpenTable(
        table=table.table,
        title=phrasebook(viewer.lang, table.game).say("game-title"),
        detail=" · ".join(
            [
                next((name for name in table.names if name), ""),
                catalogue.mode(table.game, viewer.lang, table.options),
                catalogue.clock(viewer.lang, table.clock).label,
                *([viewer.say("web-deal-chosen")] if table.deal else []),
            ]
        ),
        ship=SHIPS[colours[0]],
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
