"""Rolling Seas on the web table: the chart, the winds, the ship board."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

from flibuste.games.rolling_seas.cards import Adventure
from flibuste.games.rolling_seas.chart import GRID, PORTS
from flibuste.games.rolling_seas.facts import price_of_step
from flibuste.games.rolling_seas.scoring import Count
from flibuste.games.rolling_seas.state import NO_CARD, RollingSeas
from flibuste.kernel import asking, deciders
from flibuste.kit.grid import HEADINGS, OFF_GRID
from flibuste.kit.grid_shapes import QUARTERS
from flibuste.render.svg.face import Option, Panel, Sight, Value
from flibuste.render.svg.parts import boxes
from flibuste.render.svg.sea_chart import chart
from flibuste.render.words.rolling_seas import next_bonus

LAYOUT = "chart"
COLOURS = ("red", "blue", "yellow", "green", "white", "violet")
SHIPS = {"red": "red", "blue": "blue", "yellow": "yellow", "green": "green", "white": "black", "violet": "ares"}
ARROWS = dict(zip(HEADINGS, "↑↗→↘↓↙←↖", strict=True))
PAD = ("NW", "N", "NE", "W", "", "E", "SW", "S", "SE")
PAD_KEYS = dict(zip(PAD, (7, 8, 9, 4, 5, 6, 1, 2, 3), strict=True))
ON_CELLS = ("home", "moor", "ambush", "point", "explore", "visit")
COUNTS = (
    ("told", "quill-ink"),
    ("final", "scroll-unfurled"),
    ("pirates", "pirate-skull"),
    ("arrival", "anchor"),
    ("stars", "round-star"),
)


@dataclass(frozen=True, slots=True)
class Spot:
    """An answer that lies on a cell of the chart."""

    column: int
    row: int
    text: str
    option: Option


@dataclass(frozen=True, slots=True)
class Bearing:
    """One of the eight ways to go."""

    heading: str
    arrow: str
    cost: str  # or why not
    sail: Option | None
    gust: Option | None
    key: int  # of the numeric pad


@dataclass(frozen=True, slots=True)
class Placement:
    """A way to lay a shape: what the placing island needs."""

    action: str
    label: str
    anchor: int
    quarters: int
    cells: Sequence[int]


@dataclass(frozen=True, slots=True)
class Stock:
    icon: str
    name: str
    count: int
    of: str
    track: Markup | None
    note: str


@dataclass(frozen=True, slots=True)
class Scene:
    chart: Markup
    owner: str
    width: int
    here: tuple[int, int] | None  # column and row of what the question is about: the ship, or where to draw
    spots: Sequence[Spot]
    placements: Sequence[Placement]
    card: str
    card_power: str
    winds: Sequence[tuple[str, str, Option | None]]
    line: int
    bearings: Sequence[Bearing | None]
    moves: int
    ship: str
    stocks: Sequence[Stock]
    powers: Sequence[tuple[str, str, int]]


def state_line(sight: Sight) -> str:
    s: RollingSeas = sight.seen
    say = sight.words.say
    return say("board-turn", turn=s.turn, turns=s.book.recipe.turns) if s.turn else say("board-set-up")


def panel(sight: Sight, seat: int) -> Panel:
    s: RollingSeas = sight.seen
    board, sheet = s.boards[seat], s.sheets[seat]
    visited = board.visited.bit_count()
    renown = Count(board, sheet).total
    figures = (
        ("laurels", "renown", renown),
        ("quill-ink", "story", sheet.story),
        ("two-coins", "gold", sheet.gold),
        ("anchor", "ports", visited),
    )
    values = [
        Value(icon, _count(sight, name, count), str(count).replace("-", "−"), f"{name}-{seat}")
        for icon, name, count in figures
    ]
    return Panel(values, (visited, len(PORTS)), _count(sight, "ports", visited))


def columns(sight: Sight) -> Sequence[Value]:
    return [Value(icon, sight.words.say(f"web-rs-{name}"), "") for name, icon in COUNTS]


def score_cells(sight: Sight, seat: int) -> Sequence[str]:
    count = Count(sight.seen.boards[seat], sight.seen.sheets[seat])
    return [str(getattr(count, name)).replace("-", "−") for name, _ in COUNTS]


def button(sight: Sight, action: int) -> tuple[str, str] | None:
    """Steps are said by their arrow and where they lead."""
    s: RollingSeas = sight.seen
    notation = sight.view.game.notation
    verb = notation.verb(action).word
    if verb not in ("sail", "gust"):
        return None
    heading = notation.values(action)[0]
    target = GRID.step(s.boards[sight.seat].ship, heading)
    name = f"{ARROWS[HEADINGS[heading]]} {GRID.name(target)}"
    return (sight.words.say("web-rs-gust", step=name) if verb == "gust" else name), ""


def on_pad(sight: Sight) -> Collection[str]:
    """Under way, a step in every direction that is open; where a wind in the sails would do too, the ordinary one."""
    if any(action.startswith("wind ") for action in sight.offers):
        return ()
    steps = [_bearing(sight, heading) for heading in PAD if heading]
    return [option.action for bearing in steps if (option := bearing.sail or bearing.gust)]


def scene(sight: Sight) -> Scene:
    s: RollingSeas = sight.seen
    owner = _shown(sight)
    board, sheet = s.boards[owner], s.sheets[sight.seat]
    card = s.card if s.card != NO_CARD else getattr(_frame(sight), "card", NO_CARD)
    name = s.book.cards.keys()[card] if card != NO_CARD else ""
    words = sight.words
    placements = _placements(sight, board.chart)
    centre = placements[len(placements) // 2].anchor if placements else board.ship
    return Scene(
        chart=chart(
            board,
            list(sight.colours),
            owner,
            SHIPS[sight.colours[owner]],
            words.say("web-rs-chart", name=sight.names[owner]),
        ),
        owner="" if owner == sight.view.seat else sight.names[owner],
        width=GRID.width,
        here=None if centre == OFF_GRID else (GRID.column(centre) + 1, GRID.row(centre) + 1),
        spots=_spots(sight),
        placements=placements,
        card=words.say(f"name-{name}") if name else "",
        card_power=words.attribute(f"name-{name}", "power") if name else "",
        winds=[_wind(sight, wind) for wind in s.winds],
        line=s.die + 1 if s.winds else 0,
        bearings=[_bearing(sight, heading) if heading else None for heading in PAD],
        moves=s.boards[sight.seat].moves,
        ship=words.say(f"name-{sheet.tables.ship_keys[sheet.ship]}"),
        stocks=_stocks(sight),
        powers=[
            ("giant-squid", words.say("board-monsters"), sheet.monster_power),
            ("pirate-skull", words.say("board-pirates"), sheet.pirate_power),
        ],
    )


def _frame(sight: Sight) -> Any:
    asked = deciders(sight.seen)
    seat = sight.view.seat if sight.view.seat in asked else next(iter(asked), None)
    return asking(sight.seen, seat) if seat is not None else None


def _shown(sight: Sight) -> int:
    """Whose board is on the table: the neighbour's while drawing on it."""
    return getattr(_frame(sight), "owner", sight.seat) if sight.offers else sight.seat


def _spots(sight: Sight) -> list[Spot]:
    spots = []
    ship = sight.seen.boards[sight.seat].ship
    for action, option in sight.offers.items():
        verb, *arguments = action.split()
        if verb in ON_CELLS:
            cell, text = GRID.named(arguments[0]), ""
        elif verb == "sail":
            heading = HEADINGS.index(arguments[0])
            cell, text = GRID.step(ship, heading), str(price_of_step(sight.seen, sight.seat, heading))
        elif verb == "gust" and f"sail {arguments[0]}" not in sight.offers:
            cell, text = GRID.step(ship, HEADINGS.index(arguments[0])), "≈"
        else:
            continue
        spots.append(Spot(GRID.column(cell) + 1, GRID.row(cell) + 1, text or option.key, option))
    return spots


def _placements(sight: Sight, on: Any) -> list[Placement]:
    found = []
    cards: dict[str, Adventure] = {card.key: card for card in sight.seen.book.cards.adventures}
    for action, option in sight.offers.items():
        verb, *arguments = action.split()
        if verb != "place":
            continue
        table = on.placements(cards[arguments[0]])
        anchor, quarters = GRID.named(arguments[1]), int(arguments[2][1:]) // 90
        cells = table.cells[table.place[anchor * QUARTERS + quarters]]
        found.append(Placement(action, option.label, anchor, quarters, cells))
    return found


def _wind(sight: Sight, wind: int) -> tuple[str, str, Option | None]:
    heading = HEADINGS[wind]
    return heading, ARROWS[heading], sight.offers.get(f"wind {heading}")


def _bearing(sight: Sight, heading: str) -> Bearing:
    s: RollingSeas = sight.seen
    number = HEADINGS.index(heading)
    price = price_of_step(s, sight.seat, number)
    sail, gust = sight.offers.get(f"sail {heading}"), sight.offers.get(f"gust {heading}")
    cost = "" if price is None else str(price)
    shown = cost if sail or gust else _obstacle(sight, number, cost)
    return Bearing(heading, ARROWS[heading], shown, sail, gust, PAD_KEYS[heading])


def _obstacle(sight: Sight, heading: int, cost: str) -> str:
    """Why a step is impossible, in a word; the cost if only that stands in the way."""
    board = sight.seen.boards[sight.seat]
    target = OFF_GRID if board.ship == OFF_GRID else GRID.step(board.ship, heading)
    if target == OFF_GRID:
        return sight.words.say("web-rs-edge")
    for name, mask in (("land", board.chart.land), ("rocks", board.rocks)):
        if mask >> target & 1:
            return sight.words.say(f"web-rs-{name}")
    return sight.words.say("web-rs-too-far", cost=int(cost)) if cost else ""


def _stocks(sight: Sight) -> list[Stock]:
    s: RollingSeas = sight.seen
    sheet, say = s.sheets[sight.seat], sight.words.say
    t = sheet.tables
    rows = (
        ("chicken-leg", "provisions", sheet.provisions, sheet.hold, t.provisions, sheet.provisions_ever),
        ("two-coins", "gold", sheet.gold, 0, t.gold, sheet.gold_ever),
        ("cannon", "cannons", sheet.cannons, t.cannons.boxes, t.cannons, sheet.cannons),
        ("wind-slap", "wind", sheet.wind, 0, t.wind, sheet.wind_ever),
        ("quill-ink", "story", sheet.story, t.story.boxes, t.story, sheet.story),
        ("menhir", "monoliths", sheet.monoliths, len(t.monolith_story), None, 0),
    )
    return [
        Stock(
            icon,
            say(f"board-{name}"),
            count,
            str(of) if of else "",
            boxes(of, held=count, label=f"{count} / {of}") if 0 < of <= 10 and count <= of else None,
            next_bonus(sight.words, track, reached) if track else "",
        )
        for icon, name, count, of, track, reached in rows
    ]


def _count(sight: Sight, name: str, count: int) -> str:
    return sight.words.say("web-rs-count", name=sight.words.say(f"board-{name}"), count=count)
