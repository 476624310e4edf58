"""The sheet of Captains' War: coins, chest, crew, the two tracks with their acquisitions, the boardings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from markupsafe import Markup

from flibuste.games.captains_war.facts import changes, circle_gains
from flibuste.games.captains_war.sheet import BOARDING, OUTCOMES, PARTIES, Sheet
from flibuste.games.captains_war.state import CaptainsWar, free
from flibuste.games.captains_war.tables import (
    ANY,
    CREW,
    FORCES,
    GOLD,
    ITEM_NAMES,
    RESOURCES,
    TRACK_NAMES,
    TRACKS,
    Tables,
)
from flibuste.render.svg.face import Option, Piece, Sight
from flibuste.render.svg.parts import INK, boxes, drawing, text, use
from flibuste.render.words import captains_war as words
from flibuste.render.words.forms import signed

PIRATES = {ITEM_NAMES[CREW + force]: force for force in FORCES}
ICONS = {
    "gold": "two-coins",
    "pearl": "oyster-pearl",
    "wood": "wood-beam",
    "gem": "emerald",
    "barrel": "barrel",
    "choice": "round-star",
    "boats": "raft",
    "attributes": "eyepatch",
    "attack": "crossed-sabres",
    "defence": "checked-shield",
    "points": "flying-flag",
    "raft": "raft",
    "longboat": "wood-canoe",
    "brig": "caravel",
    "galleon": "galleon",
    "eye-patch": "eyepatch",
    "hook": "pirate-hook",
    "wooden-leg": "wooden-pegleg",
    "parrot": "parrot-head",
    **dict.fromkeys(PIRATES, "pirate-hat"),
}


class Pick(NamedTuple):
    """An answer that changes a row of boxes: by how many, and what it costs in gold."""

    option: Option
    amount: str
    gold: str


class Stock(NamedTuple):
    """A row of boxes: coins, a resource, pirates of one force."""

    icon: str
    name: str
    held: int
    track: Markup
    price: int = 0  # in gold
    picks: Sequence[Pick] = ()


class Acquisition(NamedTuple):
    icon: str
    about: Piece
    cost: Sequence[str]
    points: int
    state: str  # own, next or later
    options: Sequence[Option]


class Column(NamedTuple):
    """A race track with its column of acquisitions."""

    name: str
    reached: int
    length: int
    steps: Sequence[Markup]
    acquisitions: Sequence[Acquisition]


class Row(NamedTuple):
    """A boarding that was fought."""

    attacking: bool
    forces: Sequence[int]
    total: int
    outcome: str


class Page(NamedTuple):
    """One side of a sheet."""

    name: str
    colour: str
    mine: bool
    gold: Stock
    gold_note: str
    chest: Sequence[Stock]
    crew: Sequence[Stock]
    crew_note: str
    columns: Sequence[Column]
    rows: Sequence[Row]
    last_row: int
    rows_note: str


def page(sight: Sight, side: int, name: str, colour: str) -> Page:
    s: CaptainsWar = sight.seen
    t, sheet, say = s.book.tables, s.sheets[side], sight.words.say
    mine = side == sight.view.seat
    gold_won = sheet.held[GOLD] + sheet.spent[GOLD]
    return Page(
        name=name,
        colour=colour,
        mine=mine,
        gold=_stock(sight, side, GOLD, columns=10),
        gold_note=say("web-cw-gold-note", boxes=t.boxes[GOLD], won=gold_won, spent=sheet.spent[GOLD]),
        chest=[_resource(sight, side, resource, mine) for resource in RESOURCES],
        crew=[_pirates(sight, side, force, mine) for force in FORCES],
        crew_note=say("sheet-bonuses", attack=sheet.passed(t.attack), defence=sheet.passed(t.defence)),
        columns=[_column(sight, sheet, track, mine) for track in TRACKS],
        rows=[_row(entry) for entry in sheet.rows],
        last_row=t.last_boarding,
        rows_note=say("web-cw-boardings-of", count=len(sheet.rows), total=t.last_boarding),
    )


def _stock(sight: Sight, side: int, item: int, *, columns: int = 0, **more: object) -> Stock:
    """Boxes of an item; on a shared sheet the other side's are gone like spent ones."""
    s: CaptainsWar = sight.seen
    total, left, held = s.book.tables.boxes[item], free(s, side, item), s.sheets[side].held[item]
    name = sight.words.say(f"name-{ITEM_NAMES[item]}")
    label = sight.words.say("web-cw-boxes", name=name, held=held, free=left)
    return Stock(
        icon=ICONS[ITEM_NAMES[item]],
        name=name,
        held=held,
        track=boxes(total, spent=total - left - held, held=held, columns=columns, label=label),
        **more,  # type: ignore[arg-type]
    )


def _resource(sight: Sight, side: int, resource: int, mine: bool) -> Stock:
    name = ITEM_NAMES[resource]
    picks = _picks(sight, resource, f"choose {name}", f"buy {name}", f"pay {name}") if mine else []
    return _stock(sight, side, resource, columns=8, picks=picks)


def _pirates(sight: Sight, side: int, force: int, mine: bool) -> Stock:
    item = CREW + force
    price = sight.seen.book.tables.price[item]
    picks = _picks(sight, item, f"recruit {force}", f"recruit-with-rum {force}") if mine else []
    return _stock(sight, side, item, price=price, picks=picks)


def _picks(sight: Sight, item: int, *actions: str) -> list[Pick]:
    return [_pick(sight, item, option) for option in offers(sight, *actions)]


def _pick(sight: Sight, item: int, option: Option) -> Pick:
    found = changes(sight.view, sight.view.game.notation.parse(option.action))
    amounts = {change.thing: signed(change.amount) for change in found}
    return Pick(option, amounts[ITEM_NAMES[item]], amounts.get(ITEM_NAMES[GOLD], ""))


def _column(sight: Sight, sheet: Sheet, track: int, mine: bool) -> Column:
    t, say = sight.seen.book.tables, sight.words.say
    acquisitions = []
    for rank, name in enumerate(t.names[track]):
        cost = [ICONS[ITEM_NAMES[r]] for r in RESOURCES for _ in range(t.cost[track][rank][r])]
        cost += [ICONS["choice"]] * t.cost[track][rank][ANY]
        state = "own" if rank < sheet.owned[track] else "next" if rank == sheet.owned[track] else "later"
        options = offers(sight, f"acquire {TRACK_NAMES[track]}") if mine and state == "next" else []
        about = Piece(
            f"acquisition-{track * len(t.names[track]) + rank}",
            say(f"name-{name}"),
            say(
                "web-cw-acquisition",
                cost=words.cost(sight.words, t.cost[track][rank]),
                points=t.points[track][rank],
                rank=rank + 1,
            ),
            "CW-CMD-004",
            say(f"web-cw-why-{state}"),
        )
        acquisitions.append(Acquisition(ICONS[name], about, cost, t.points[track][rank], state, options))
    return Column(
        name=say(f"name-{TRACK_NAMES[track]}"),
        reached=sheet.progress[track],
        length=t.length[track],
        steps=_steps(t, sheet, track),
        acquisitions=acquisitions,
    )


def _steps(t: Tables, sheet: Sheet, track: int) -> list[Markup]:
    """The circles of a race track, with the padlocks before those that ask for an acquisition."""
    steps = []
    for circle in range(1, t.length[track] + 1):
        if circle in t.padlocks[track]:
            number = t.padlocks[track].index(circle) + 1
            is_open = sheet.owned[track] >= number
            lock = use(
                "i-padlock-open" if is_open else "i-padlock", 4, 5, 26, 26, "var(--good)" if is_open else "var(--ink)"
            )
            steps.append(drawing(34, 48, lock + text(17, 40, 13, number, "var(--ink-2)"), size=(34, 48)))
        steps.append(_circle(t, sheet, track, circle))
    return steps


def _circle(t: Tables, sheet: Sheet, track: int, circle: int) -> Markup:
    done = circle <= sheet.progress[track]
    following = circle == sheet.progress[track] + 1
    edge = (
        'stroke="var(--option)" stroke-width="4" stroke-dasharray="6 3"'
        if following
        else 'stroke="var(--pline-red)" stroke-width="2"'
    )
    fill = "var(--brass-fill)" if done else "var(--surface)"
    body = f'<circle cx="24" cy="24" r="21" fill="{fill}" {edge}/>'
    gains = circle_gains(t, track, circle)
    if not gains:
        body += text(24, 24, 17, "✓" if done else circle, INK if done else "var(--ink-2)")
    else:
        ink = INK if done else "var(--ink)"
        name, amount = gains[0]
        body += use(f"i-{ICONS[name]}", 13, 6, 22, 22, ink) + text(24, 35, 13, figure(name, amount), ink)
    return drawing(48, 48, body, size=(48, 48))


def figure(name: str, amount: int) -> str:
    """What stands beside a picture: a pirate's force, else how many."""
    return str(PIRATES[name]) if name in PIRATES else f"+{amount}"


def _row(entry: int) -> Row:
    attack, party, total, outcome = BOARDING.unpack(entry)
    return Row(attack == 1, PARTIES[party], total, OUTCOMES[outcome])


def offers(sight: Sight, *actions: str) -> list[Option]:
    return [sight.offers[action] for action in actions if action in sight.offers]
