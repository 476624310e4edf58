"""Rolling Seas' board on the web table: the chart, the winds, the ship board."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from types import SimpleNamespace
from typing import Any, NamedTuple

from markupsafe import Markup

from flibuste.games.rolling_seas.cards import Adventure
from flibuste.games.rolling_seas.chart import GRID
from flibuste.games.rolling_seas.facts import changes, price_of_step
from flibuste.games.rolling_seas.sketching import draw_sketches, owner_of
from flibuste.games.rolling_seas.state import NO_CARD, RollingSeas
from flibuste.kernel import SPECTATOR
from flibuste.kit import ARGUMENT
from flibuste.kit.facts import answered
from flibuste.kit.grid import HEADINGS, OFF_GRID
from flibuste.kit.grid_shapes import QUARTERS
from flibuste.render.svg.face import Option, Sight
from flibuste.render.svg.parts import boxes
from flibuste.render.svg.placing import Spot, Way, css_of, data_of
from flibuste.render.svg.rolling_seas_reasons import reasons
from flibuste.render.svg.sea_chart import SEA, added, chart
from flibuste.render.words.forms import signed
from flibuste.render.words.rolling_seas import ARROWS, Stock, lines_of, stocks, target, whose_sea

PAD = ("NW", "N", "NE", "W", "", "E", "SW", "S", "SE")
PAD_KEYS = dict(zip(PAD, (7, 8, 9, 4, 5, 6, 1, 2, 3), strict=True))
STOCKS = {
    "provisions": "chicken-leg",
    "gold": "two-coins",
    "cannons": "cannon",
    "wind": "wind-slap",
    "story": "quill-ink",
}
BESIDE = STOCKS | {"monoliths": "menhir", "monsters": "giant-squid", "pirates": "pirate-skull", "renown": "laurels"}
FEW = 10  # boxes that there is room to draw


class Bearing(NamedTuple):
    """One of the eight ways to go."""

    arrow: str
    cost: str  # or why not
    sail: Option | None
    gust: Option | None
    key: int  # of the numeric pad
    beside: Sequence[tuple[str, str]] = ()  # what else the step costs and brings: "−1" and its icon


class Ghost(NamedTuple):
    """A shape as it would be drawn, at one place; elsewhere it is the same, moved."""

    quarters: int
    anchor: int
    picture: Markup


def on_pad(sight: Sight) -> Collection[str]:
    """Under way, a step in every direction that is open; where a wind in the sails would do too, the ordinary one."""
    if sight.offering("wind"):
        return ()
    steps = [_bearing(sight, heading) for heading in PAD if heading]
    return [option.action for bearing in steps if (option := bearing.sail or bearing.gust)]


def scene(sight: Sight) -> SimpleNamespace:
    s: RollingSeas = sight.seen
    owner = _shown(sight)
    board, sheet = _with_sketch(sight).boards[owner], s.sheets[sight.seat]
    name = s.book.cards.keys()[s.card] if s.card != NO_CARD else ""
    words = sight.words
    row, column = lines_of(s, s.card)
    ways = _ways(sight, board.chart)
    spots = _spots(sight)
    return SimpleNamespace(
        chart=chart(board, list(sight.colours), owner, words.say("web-rs-chart", name=sight.names[owner])),
        owner="" if owner == sight.seat else sight.names[owner],
        whose_ship="" if sight.is_own(sight.seat) else sight.names[sight.seat],
        width=GRID.width,
        picture=(SEA.width, SEA.height),
        overlooks=bool(sight.offering("home")),
        here=_here(ways, spots, OFF_GRID if sight.offering("point") else board.ship),
        spots=spots,
        reasons=reasons(sight, owner),
        ways=ways,
        placing=data_of(ways),
        ghosts=_ghosts(sight, ways, owner),
        card=words.say(f"name-{name}") if name else "",
        card_power=words.attribute(f"name-{name}", "power") if name else "",
        card_lines=words.say("web-rs-lines", row=row, column=column) if row else "",
        winds=[_wind(sight, wind) for wind in s.winds],
        line=s.die + 1 if s.winds else 0,
        bearings=[_bearing(sight, heading) if heading else None for heading in PAD],
        moves=s.boards[sight.seat].moves,
        ship=words.say(f"name-{sheet.tables.ship_keys[sheet.ship]}"),
        stocks=_tracks(sight),
        powers=[
            ("giant-squid", words.say("board-monsters"), sheet.monster_power),
            ("pirate-skull", words.say("board-pirates"), sheet.pirate_power),
        ],
    )


def _shown(sight: Sight) -> int:
    """Whose board is on the table: the one looked at, else the neighbour's until all have drawn on it."""
    s: RollingSeas = sight.seen
    if sight.shown != SPECTATOR:
        return sight.shown
    if sight.offers:
        return whose_sea(sight.view, sight.seat)
    if sight.view.seat >= 0 and s.sketches[sight.view.seat] and s.card != NO_CARD:
        return owner_of(s, sight.view.seat, s.book.cards.adventures[s.card])
    return sight.seat


def _here(ways: Sequence[Way], spots: Sequence[Spot], ship: int) -> str:
    """Where to look: where to draw, else the ship, else an answer."""
    if ways:
        return css_of(GRID, ways[len(ways) // 2].anchor)
    if ship != OFF_GRID:
        return css_of(GRID, ship)
    return spots[len(spots) // 2].css if spots else ""


def _spots(sight: Sight) -> list[Spot]:
    """The answers that lie on a cell; where a step can be sailed, the wind in the sails is not shown."""
    spots = []
    for option in sight.offers.values():
        action = sight.view.game.notation.parse(option.action)
        cell = target(sight.view, action)
        if cell != OFF_GRID and (option.verb != "gust" or f"sail {option.arguments[0]}" not in sight.offers):
            price = price_of_step(sight.seen, sight.seat, action & ARGUMENT) if option.verb == "sail" else ""
            text = "≈" if option.verb == "gust" else str(price)
            spots.append(Spot(css_of(GRID, cell), text, option))
    return spots


def _ways(sight: Sight, on: Any) -> list[Way]:
    found = []
    cards: dict[str, Adventure] = {card.key: card for card in sight.seen.book.cards.adventures}
    for option in sight.offering("place"):
        card, cell, turn = option.arguments
        table = on.placements(cards[card])
        anchor, quarters = GRID.named(cell), int(turn[1:]) // 90
        cells = table.cells[table.place[anchor * QUARTERS + quarters]]
        found.append(Way(option, anchor, quarters, cells))
    return found


def _ghosts(sight: Sight, ways: Sequence[Way], owner: int) -> list[Ghost]:
    """One for each way to turn the shape: it is laid on a copy, and what is new there is drawn."""
    before = sight.seen.boards[owner]
    samples = {way.quarters: way for way in ways}
    return [
        Ghost(quarters, sample.anchor, added(before, _laid(sight, sample).boards[owner]))
        for quarters, sample in sorted(samples.items())
    ]


def _laid(sight: Sight, way: Way) -> RollingSeas:
    action = sight.view.game.notation.parse(way.option.action)
    laid: RollingSeas = answered(sight.seen, sight.view.seat, action)
    draw_sketches(laid, sight.view.seat)
    return laid


def _with_sketch(sight: Sight) -> RollingSeas:
    """The table with what the viewer has decided to draw, while the others still think."""
    s: RollingSeas = sight.seen
    if sight.offers or not any(s.sketches):
        return s
    twin = s.clone()
    draw_sketches(twin, sight.seat)
    return twin


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
    return Bearing(ARROWS[heading], shown, sail, gust, PAD_KEYS[heading], _beside(sight, sail or gust))


def _beside(sight: Sight, step: Option | None) -> list[tuple[str, str]]:
    """What a step costs and brings, the movement points left aside."""
    if step is None:
        return []
    action = sight.view.game.notation.parse(step.action)
    found = [change for change in changes(sight.view, action) if change.thing in BESIDE]
    return [(signed(change.amount), BESIDE[change.thing]) for change in found]


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


def _tracks(sight: Sight) -> list[tuple[str, Stock, Markup | None]]:
    """The rows of the ship board with their icons, and their boxes where there is room for them."""
    sheet = sight.seen.sheets[sight.seat]
    tracks, stones = stocks(sight.words, sheet), len(sheet.tables.monolith_story)
    rows = [(icon, tracks[name]) for name, icon in STOCKS.items()]
    rows.append(("menhir", Stock(sight.words.say("board-monoliths"), sheet.monoliths, stones, "")))
    return [(icon, stock, _boxes(stock)) for icon, stock in rows]


def _boxes(stock: Stock) -> Markup | None:
    if not max(1, stock.held) <= stock.most <= FEW:
        return None
    return boxes(stock.most, held=stock.held, label=f"{stock.held} / {stock.most}")
