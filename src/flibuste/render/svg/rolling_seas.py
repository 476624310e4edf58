"""Rolling Seas on the web table: how seats stand, short words for answers; `rolling_seas_scene` is the board."""

from __future__ import annotations

from collections.abc import Sequence

from flibuste.games.rolling_seas.actions import GUST, HOME, LINE, SAIL, SPEND, WIND
from flibuste.games.rolling_seas.chart import GRID, PORTS
from flibuste.games.rolling_seas.facts import changes
from flibuste.games.rolling_seas.scoring import Count, title
from flibuste.games.rolling_seas.state import RollingSeas
from flibuste.kernel import Result
from flibuste.kit import ARGUMENT, verb_of
from flibuste.kit.grid import HEADINGS
from flibuste.render.plain import own_note
from flibuste.render.svg.face import Panel, Sight, Value
from flibuste.render.svg.rolling_seas_scene import on_pad, scene
from flibuste.render.words.forms import minus
from flibuste.render.words.rolling_seas import ARROWS, target

__all__ = [
    "COLOURS",
    "LAYOUT",
    "LAYS",
    "button",
    "columns",
    "headline",
    "in_order",
    "on_pad",
    "panel",
    "scene",
    "score_cells",
    "state_line",
]

NO_BREAK = "\N{NO-BREAK SPACE}"
LAYOUT = "chart"
COLOURS = ("red", "blue", "yellow", "green", "white", "violet")
LAYS = ("place",)
COUNTS = (
    ("told", "quill-ink"),
    ("final", "scroll-unfurled"),
    ("pirates", "pirate-skull"),
    ("arrival", "anchor"),
    ("stars", "round-star"),
)


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
        ("chicken-leg", "provisions", sheet.provisions),
        ("two-coins", "gold", sheet.gold),
        ("wind-slap", "wind", sheet.wind),
        ("quill-ink", "story", sheet.story),
        ("anchor", "ports", visited),
    )
    values = [Value(icon, _count(sight, name, count), minus(count), f"{name}-{seat}") for icon, name, count in figures]
    return Panel(values, (visited, len(PORTS)), _count(sight, "ports", visited))


def in_order(sight: Sight, actions: Sequence[int]) -> Sequence[int]:
    """Where a step can be sailed, the wind that would do it too comes last."""
    steps = {action & ARGUMENT for action in actions if verb_of(action) == SAIL}
    return sorted(actions, key=lambda action: verb_of(action) == GUST and action & ARGUMENT in steps)


def columns(sight: Sight) -> Sequence[Value]:
    return [Value(icon, sight.words.say(f"web-rs-{name}"), "") for name, icon in COUNTS]


def score_cells(sight: Sight, seat: int) -> Sequence[str]:
    count = Count(sight.seen.boards[seat], sight.seen.sheets[seat])
    return [minus(getattr(count, name)) for name, _ in COUNTS]


def headline(sight: Sight, result: Result) -> str:
    """RS-SOL-006 Alone there is nobody to beat: one is remembered by a title."""
    s: RollingSeas = sight.seen
    if not s.book.solo:
        return ""
    total = result.scores[0]
    rank = sight.words.say(f"rank-{title(s.book.tables, total)}")
    return sight.words.say("web-rs-remembered", title=rank, count=minus(total))


def button(sight: Sight, action: int) -> tuple[str, str] | None:
    """Steps are said by their arrow and where they lead, winds by their arrow and where they blow; ports
    and lines of the notebook by their number, where what it brings is said beside it, a provision by what it buys."""
    verb = verb_of(action)
    if verb == LINE and changes(sight.view, action):
        return sight.words.say("web-rs-line", line=1 + (action & ARGUMENT)), ""
    if verb == HOME:
        cell = target(sight.view, action)
        number = 1 + sight.seen.boards[sight.seat].chart.port_at[cell]
        return sight.words.say("web-rs-port", number=number), GRID.name(cell)
    if verb == SPEND:
        return f"+1 {sight.words.say('thing-moves', count=1)}", own_note(sight.view, sight.words, action, but="moves")
    if verb not in (SAIL, GUST, WIND):
        return None
    heading = HEADINGS[action & ARGUMENT]
    if verb == WIND:
        to = sight.words.attribute(f"heading-{heading}", "to")
        return sight.words.say("web-rs-wind", arrow=ARROWS[heading]), sight.words.say("web-rs-wind-to", to=to)
    name = f"{ARROWS[heading]}{NO_BREAK}{GRID.name(target(sight.view, action))}"
    return (sight.words.say("web-rs-gust", step=name) if verb == GUST else name), _fare(sight, action)


def _fare(sight: Sight, action: int) -> str:
    """What a step costs and brings, the movement points in short."""
    moves = -sum(change.amount for change in changes(sight.view, action) if change.thing == "moves")
    points = sight.words.say("web-rs-moves", moves=moves) if moves else ""
    return ", ".join(filter(None, (points, own_note(sight.view, sight.words, action, but="moves"))))


def _count(sight: Sight, name: str, count: int) -> str:
    return sight.words.say("web-rs-count", name=sight.words.say(f"board-{name}"), count=count)
