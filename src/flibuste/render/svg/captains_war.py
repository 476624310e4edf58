"""Captains' War on the web table: the dice, the viewer's sheet, the Legendary Captain's."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from markupsafe import Markup

from flibuste.games.captains_war.actions import ACQUIRE, ATTACK, BUY, COMMIT, RECRUIT, SET_ASIDE
from flibuste.games.captains_war.facts import party_total
from flibuste.games.captains_war.modules.captain import LEGEND, captain_of
from flibuste.games.captains_war.scoring import FLAGS, flags, flags_in_play, scores
from flibuste.games.captains_war.sheet import PARTIES
from flibuste.games.captains_war.state import CaptainsWar
from flibuste.games.captains_war.tables import (
    CHOICE,
    CREW,
    DIE_NAMES,
    GIFT_NAMES,
    GOLD,
    ITEM_NAMES,
    NONE,
    RESOURCES,
    TRACKS,
)
from flibuste.kernel import Result
from flibuste.kit import ARGUMENT, verb_of
from flibuste.render.plain import own_note
from flibuste.render.svg.captains_sheet import ICONS, Page, figure, offers, page
from flibuste.render.svg.face import Chip, Option, Panel, Piece, ScoreRow, Sight, Value
from flibuste.render.svg.parts import die, text, use
from flibuste.render.words import captains_war as words
from flibuste.render.words.forms import minus

LAYOUT = "sheet"
COLOURS = ("blue", "red", "yellow", "green", "white", "violet")
LEGEND_COLOUR = COLOURS[-1]
TELLS_ALL = ("commit",)

FACE_COLOURS = {"blue": ("var(--p-blue)", "#fff"), "yellow": ("var(--p-yellow)", "#14181F")}
FACE_COLOURS |= {"black": ("var(--ship-black)", "#fff"), "red": ("var(--p-red)", "#fff")}
DIE_RULES = {"yellow": "CW-LOOT-007", "blue": "CW-LOOT-008", "black": "CW-LOOT-010", "red": "CW-LOOT-011"}


class Die(NamedTuple):
    picture: Markup
    caption: str
    about: Piece
    options: Sequence[Option]
    state: str  # taken, aside or nothing


class Party(NamedTuple):
    option: Option
    forces: Sequence[int]
    total: int


class Scene(NamedTuple):
    dice: Sequence[Die]
    page: Page
    legend: Page | None
    rival: Panel | None  # how the legend stands
    attacks: Sequence[Option]
    rewards: Sequence[Option]
    parties: Sequence[Party]


def state_line(sight: Sight) -> str:
    s: CaptainsWar = sight.seen
    return sight.words.say("sheet-turn", turn=s.turns, player=sight.names[s.active])


def panel(sight: Sight, seat: int) -> Panel:
    s: CaptainsWar = sight.seen
    say, sheet, t = sight.words.say, s.sheets[seat], s.book.tables
    figures = (
        ("flying-flag", "web-cw-renown", scores(s)[seat]),
        ("two-coins", "web-cw-gold", sheet.held[GOLD]),
        ("pirate-hat", "web-cw-strength", sheet.strength()),
        ("crossed-sabres", "web-cw-boardings", len(sheet.rows)),
    )
    values = [Value(name, say(key, count=count), str(count), f"{key}-{seat}") for name, key, count in figures]
    owned = [
        Chip(ICONS[name], say(f"name-{name}")) for track in TRACKS for name in t.names[track][: sheet.owned[track]]
    ]
    if s.truces >> seat & 1:
        owned.append(Chip("truce", say("sheet-truce")))
    label = say("web-cw-boardings-of", count=len(sheet.rows), total=t.last_boarding)
    return Panel(values, (len(sheet.rows), t.last_boarding), label, owned)


def button(sight: Sight, action: int) -> tuple[str, str] | None:
    """A die set aside brings nothing: what it shows is said instead. Of a target its defence is, of a party its total,
    and what is bought, recruited or acquired is named once."""
    verb, argument, say = verb_of(action), action & ARGUMENT, sight.words.say
    if verb == SET_ASIDE:
        label = say("do-set-aside", die_the=words.forms(sight.words, "die", argument)["the"])
        return label, words.shown(sight.seen, sight.words, argument)
    if verb == ATTACK:
        side = sight.seen.book.voices.index(argument)
        name = words.side(sight.words, sight.seen, side, sight.names)
        return say("do-attack", seat=name), words.as_target(sight.seen, sight.words, side)
    if verb == COMMIT:
        sent, total = words.forms(sight.words, "party", argument), party_total(sight.seen, sight.seat, argument)
        return say("web-cw-party", party=sent[""], size=sent["size"]), say(
            "web-cw-party-total", n=total, size=sent["size"]
        )
    if verb == BUY:
        return say("do-buy", resource_one=words.forms(sight.words, "resource", argument)["one"]), _price(
            sight, action, RESOURCES[argument]
        )
    if verb == RECRUIT:
        return say("web-cw-recruit", force=argument + 1), _price(sight, action, CREW + argument + 1)
    if verb == ACQUIRE:
        t, owned = sight.seen.book.tables, sight.seen.sheets[sight.seat].owned[argument]
        return say(
            "web-cw-acquire",
            the=words.forms(sight.words, "acquisition", argument * len(t.names[argument]) + owned)["the"],
        ), ""
    return None


def _price(sight: Sight, action: int, item: int) -> str:
    return own_note(sight.view, sight.words, action, but=ITEM_NAMES[item])


def columns(sight: Sight) -> Sequence[Value]:
    return [Value("", sight.words.say(f"flag-{FLAGS[flag]}"), "") for flag in flags_in_play(sight.seen)]


def score_cells(sight: Sight, seat: int) -> Sequence[str]:
    scored = flags(sight.seen)[seat]
    return [minus(scored[flag]) for flag in flags_in_play(sight.seen)]


def rivals(sight: Sight, result: Result) -> Sequence[ScoreRow]:
    """The legend whom a table plays."""
    s: CaptainsWar = sight.seen
    captain = captain_of(s.book)
    if captain is None:
        return ()
    name, cells, total = sight.words.say(f"name-{captain.name}"), score_cells(sight, LEGEND), minus(scores(s)[LEGEND])
    return [ScoreRow(name, LEGEND_COLOUR, cells, total, 2 if result.winners else 1, not result.winners)]


def scene(sight: Sight) -> Scene:
    s: CaptainsWar = sight.seen
    captain = captain_of(s.book)
    return Scene(
        dice=[_die(sight, number) for number, face in enumerate(s.dice) if face != NONE],
        page=page(sight, sight.seat, sight.names[sight.seat], sight.colours[sight.seat]),
        legend=page(sight, LEGEND, sight.words.say(f"name-{captain.name}"), LEGEND_COLOUR) if captain else None,
        rival=panel(sight, LEGEND) if captain else None,
        attacks=sight.offering("attack"),
        rewards=sight.offering("reward"),
        parties=[_party(sight, option) for option in sight.offering("commit")],
    )


def on_pad(sight: Sight) -> Collection[str]:
    """The boarding parties: many, and each of few signs."""
    return [option.action for option in sight.offering("commit")]


def _die(sight: Sight, number: int) -> Die:
    s: CaptainsWar = sight.seen
    t, say, name, caption = s.book.tables, sight.words.say, DIE_NAMES[number], words.shown(s, sight.words, number)
    colour = name.split("-")[0]
    gives, amount = t.gives[number][s.dice[number]], t.amount[number][s.dice[number]]
    taken = sight.view.seat >= 0 and s.taken[sight.view.seat] >> number & 1
    why = say("sheet-aside") if s.aside == number else ""
    return Die(
        picture=_face(colour, GIFT_NAMES[gives], gives, amount),
        caption=caption,
        about=Piece(f"die-{number}", say(f"name-die-{name}"), caption, DIE_RULES[colour], why),
        options=offers(sight, f"take {name}", f"set-aside {name}"),
        state="aside" if s.aside == number else "taken" if taken else "",
    )


def _face(colour: str, name: str, gives: int, amount: int) -> Markup:
    fill, ink = FACE_COLOURS[colour]
    symbol = f"i-{ICONS[name]}"
    if gives in RESOURCES or gives == CHOICE:
        size = 40 if amount == 1 else 28
        left = 36 - size * amount / 2
        body = "".join(use(symbol, left + size * n, 36 - size / 2, size, size, ink) for n in range(amount))
    else:
        label = str(amount) if gives == GOLD else figure(name, amount)
        body = use(symbol, 8, 19, 34, 34, ink) + text(54, 37, 28 if len(label) == 1 else 23, label, ink)
    return die(body, fill)


def _party(sight: Sight, option: Option) -> Party:
    party = sight.view.game.notation.parse(option.action) - COMMIT
    return Party(option, PARTIES[party], party_total(sight.seen, sight.seat, party))


def headline(sight: Sight, result: Result) -> str:
    """A legend who wins has a total too."""
    s: CaptainsWar = sight.seen
    captain = captain_of(s.book)
    if captain is None or result.winners:
        return ""
    name, points = sight.words.say(f"name-{captain.name}"), scores(s)
    return sight.words.say("sheet-legend-won", name=name, points=points[LEGEND], player=sight.names[0], own=points[0])
