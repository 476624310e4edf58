"""Rolling Seas in the terminal: the sea that the question is about, the ship board beside it, a line for each seat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from flibuste.data.phrases import Phrasebook
from flibuste.games.rolling_seas.acting import winds_of
from flibuste.games.rolling_seas.actions import GUST, PLACE, PLACEMENTS, SAIL
from flibuste.games.rolling_seas.board import NO_PORT, Board
from flibuste.games.rolling_seas.chart import GRID
from flibuste.games.rolling_seas.scoring import Count, title
from flibuste.games.rolling_seas.state import NO_CARD, RollingSeas
from flibuste.kernel import View, deciders
from flibuste.kit import ARGUMENT, verb_of
from flibuste.kit.grid import HEADINGS, LETTERS, OFF_GRID, cells_of
from flibuste.render.plain import note as net_note
from flibuste.render.sentences import Speaker
from flibuste.render.text.squared import QUIET, laid_out, paragraph_lines, row_of_cells, rows_in_sight
from flibuste.render.words.forms import minus
from flibuste.render.words.rolling_seas import ARROWS, Stock, line_gains, lines_of, stocks, target, whose_sea

SIDE_BY_SIDE: Final = 78  # the map takes 42 columns, what stands beside it is wrapped

CHART_HEAD: Final = 2  # lines above a map

SIGNS: Final = {
    "ship": ("@", "bold bright_white on red"),
    "ambush": ("?", "bold red"),
    "point": ("*", "red"),
    "monsters": ("%", "bold green"),
    "perils": ("!", "bold magenta"),
    "flows": ("→", "bold bright_cyan"),
    "pirates": ("X", "bold red"),
    "rocks": ("^", "bold bright_black"),
    "track": ("•", "bold bright_white"),
    "wake": ("·", "bright_white"),
    "spent": (",", "cyan"),
    "sea": ("~", "blue"),
    "port": ("1", "bold bright_yellow"),
    "visited": ("o", "yellow"),
    "explored": ("x", "dim yellow"),
    "monolith": ("M", "bold bright_magenta"),
    "provisions": ("p", "bright_yellow"),
    "gold": ("g", "bright_yellow"),
    "story": ("s", "bright_yellow"),
    "land": ("#", "yellow"),
}


def board(view: View[Any], speaker: Speaker, width: int) -> RenderableType:
    s: RollingSeas = view.seen
    seat = whose_sea(view, max(view.seat, 0))
    standing = Group(*_ship_lines(s, speaker, seat), Text(), _standings(view, speaker))
    paper = Group(*_chart(view, speaker, seat, range(GRID.height)), Text())
    return laid_out(_headline(s, speaker), paper, standing, width >= SIDE_BY_SIDE)


def near(view: View[Any], speaker: Speaker, width: int, lines: int) -> list[RenderableType]:
    """One's own stock, and the part of the sea around the ship and the cells that the answers name."""
    s: RollingSeas = view.seen
    seat = whose_sea(view, view.seat)
    own = Text(" · ").join(_ship_lines(s, speaker, seat))
    named = {target(view, action) for action in view.options} | {s.boards[seat].ship}
    left = lines - paragraph_lines(own.plain, width) - CHART_HEAD
    rows = rows_in_sight(GRID.height, [GRID.row(cell) for cell in named if cell != OFF_GRID], left)
    return [own, Group(*_chart(view, speaker, seat, rows))]


def _chart(view: View[Any], speaker: Speaker, seat: int, rows: range) -> list[Text]:
    offered = {target(view, action) for action in view.options}
    lines = [
        Text(speaker.book.say("terminal-chart-of", name=speaker.players[seat]), "bold"),
        Text("    " + " ".join(LETTERS[: GRID.width]), QUIET),
    ]
    sea = view.seen.boards[seat]
    for row in rows:
        cells = row_of_cells(GRID, GRID.width, row, lambda cell: _sign(sea, cell), offered)
        lines.append(Text.assemble((f"{row + 1:>2}  ", QUIET), cells))
    return lines


def aim(view: View[Any], speaker: Speaker) -> str:
    """What the game is about, in two sentences."""
    return speaker.book.say("terminal-aim", turns=view.seen.book.recipe.turns)


def note(view: View[Any], speaker: Speaker, action: int) -> str:
    """Where a step leads, what it costs and brings, what waits there; which cells a shape covers."""
    s: RollingSeas = view.seen
    verb, argument = verb_of(action), action & ARGUMENT
    if verb == PLACE:
        table = s.book.chart.placements(s.book.cards.adventures[argument // PLACEMENTS])
        return " ".join(GRID.name(cell) for cell in table.cells[table.place[argument % PLACEMENTS]])
    if verb in (SAIL, GUST):
        cell = target(view, action)
        waiting = _name(s.boards[view.seat], cell)
        parts = [GRID.name(cell), net_note(view, speaker.book, speaker.players, action)]
        return " · ".join(parts if waiting == "sea" else [*parts, speaker.book.say(f"sign-{waiting}")])
    return ""


def legend(view: View[Any], speaker: Speaker) -> list[tuple[str, str]]:
    """What every sign on the map stands for."""
    return [(sign, speaker.book.say(f"sign-{name}")) for name, (sign, _) in SIGNS.items()]


def _headline(s: RollingSeas, speaker: Speaker) -> Text:
    book = speaker.book
    if not s.turn:
        parts = [book.say("board-set-up")]
    else:
        winds = ", ".join(book.say(f"heading-{HEADINGS[wind]}") for wind in winds_of(s))
        parts = [
            book.say("board-turn", turn=s.turn, turns=s.book.recipe.turns),
            book.say("terminal-winds", winds=winds) if s.winds else "",
            book.say("terminal-line", line=s.die + 1, gains=line_gains(book, s.die)),
        ]
    head = Text(" · ".join(part for part in parts if part), "bold")
    if s.card != NO_CARD:
        key = f"name-{s.book.cards.keys()[s.card]}"
        row, column = lines_of(s, s.card)
        power = book.attribute(key, "power")
        card = book.say("terminal-card", card=book.say(key), row=row, column=column, power=power)
        head.append(f"\n{card}", QUIET)
    return head


# The map --------------------------------------------------------------------------------------------------------------


def _sign(sea: Board, cell: int) -> tuple[str, str]:
    """What is to be seen on a cell, and in which style."""
    name = _name(sea, cell)
    sign, style = SIGNS[name]
    if name == "port":
        sign = str(sea.chart.port_at[cell] + 1)
    elif name == "flows":
        sign = next(_arrow(cell, current.after(cell)) for current in sea.currents if cell in current.cells)
    return sign, style


def _arrow(cell: int, after: int) -> str:
    return next(ARROWS[name] for heading, name in enumerate(HEADINGS) if GRID.step(cell, heading) == after)


def _name(sea: Board, cell: int) -> str:
    chart, here = sea.chart, 1 << cell
    if cell == sea.ship != OFF_GRID:
        return "ship"
    if any(ambush.centre == cell for ambush in sea.ambushes):
        return "ambush"
    if cell in chart.port_at:
        return "visited" if sea.visited >> chart.port_at[cell] & 1 else "port"
    layers = {
        "monsters": sea.monsters,
        "perils": sea.perils,
        "flows": sea.flows,
        "pirates": sea.pirates,
        "rocks": sea.rocks,
        "track": sum({1 << passed for passed in sea.track}),
        "wake": sea.wake,
        "spent": sea.drawn,
        "explored": sea.explored,
        "monolith": chart.monoliths,
        "provisions": chart.provisions,
        "gold": chart.gold,
        "story": chart.story,
        "sea": chart.sea,
    }
    name = next((name for name, mask in layers.items() if mask & here), "land")
    return "point" if name == "sea" and any(ambush.points & here for ambush in sea.ambushes) else name


# The ship board -------------------------------------------------------------------------------------------------------


def _ship_lines(s: RollingSeas, speaker: Speaker, seat: int) -> list[Text]:
    book, sheet, sea = speaker.book, s.sheets[seat], s.boards[seat]
    tables = sheet.tables
    ship = book.say(f"name-{tables.ship_keys[sheet.ship]}")
    lines = [
        *[(_stock(book, stock), "bold" if name == "story" else "") for name, stock in stocks(book, sheet).items()],
        (book.say("terminal-power", monsters=sheet.monster_power, pirates=sheet.pirate_power), ""),
        (book.say("terminal-ship", name=ship, moves=tables.ship_moves[sheet.ship], hold=sheet.hold), ""),
        (book.say("terminal-moves", count=sea.moves), "bold"),
        (book.say("terminal-home", cell=_home(sea)), ""),
        *[(book.say("terminal-ambush", **told), "red") for told in _ambushes(sea, speaker)],
        (_count(book, book.say("board-ports"), f"{sea.visited.bit_count()} / {len(sea.chart.ports)}"), ""),
        (_count(book, book.say("board-monoliths"), f"{sheet.monoliths} / {len(tables.monolith_story)}"), ""),
        (book.say("terminal-fame", told=" + ".join(map(str, sheet.fame)) or "–"), ""),
    ]
    return [Text(line, style) for line, style in lines]


def _home(sea: Board) -> str:
    return GRID.name(sea.chart.ports[sea.home]) if sea.home != NO_PORT else "–"


def _ambushes(sea: Board, speaker: Speaker) -> Iterator[dict[str, str]]:
    """Who lies in wait where; on the map the points hide nothing."""
    for ambush in sea.ambushes:
        points = " ".join(GRID.name(cell) for cell in cells_of(ambush.points))
        yield {"name": speaker.players[ambush.author], "cell": GRID.name(ambush.centre), "points": points or "–"}


def _stock(book: Phrasebook, stock: Stock) -> str:
    """How many there are, and the next bonus in words."""
    return _count(book, stock.name, str(stock.held)) + (f"   ({stock.note})" if stock.note else "")


def _count(book: Phrasebook, name: str, count: str) -> str:
    return book.say("terminal-count", name=name, count=count)


def _standings(view: View[Any], speaker: Speaker) -> Text:
    s: RollingSeas = view.seen
    open_lanes = deciders(s)
    lines = [_standing(s, speaker, seat, seat in open_lanes, seat == view.seat) for seat in range(s.book.seats)]
    if s.book.solo and s.over:
        total = Count(s.boards[0], s.sheets[0]).total
        rank = speaker.book.say(f"rank-{title(s.book.tables, total)}")
        lines.append(Text(speaker.book.say("terminal-title", title=rank), "bold"))
    return Text("\n").join(lines)


def _standing(s: RollingSeas, speaker: Speaker, seat: int, asked: bool, own: bool) -> Text:
    book, sheet = speaker.book, s.sheets[seat]
    renown = book.say("terminal-renown", count=minus(Count(s.boards[seat], sheet).total))
    return Text.assemble(
        (f"{'▶' if asked else ' '} {speaker.players[seat]}  ", "bold" if own else ""),
        (renown, "bold"),
        f" · {book.say('board-story')} {sheet.story} · {book.say('board-ports')} {len(sheet.fame)}",
    )
