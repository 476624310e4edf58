"""Captains' War in the terminal: the dice, the viewer's sheet in full, the others in three lines each."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from flibuste.data import load
from flibuste.data.phrases import Phrasebook
from flibuste.games.captains_war.actions import ATTACK, COMMIT, SET_ASIDE
from flibuste.games.captains_war.facts import circle_gains, party_total
from flibuste.games.captains_war.modules.adventure import cards_of
from flibuste.games.captains_war.modules.captain import LEGEND, captain_of
from flibuste.games.captains_war.scoring import FLAGS, boarding_points, flags, scores
from flibuste.games.captains_war.sheet import (
    OUTCOMES,
    PARTY_WORDS,
    Sheet,
    attack_bonus,
    attacks,
    defence_bonus,
    is_attack,
    outcome_of,
    party_in,
    reach,
    strength,
    total_in,
)
from flibuste.games.captains_war.state import CaptainsWar, free
from flibuste.games.captains_war.tables import (
    CREW,
    DIE_NAMES,
    FORCES,
    GAME,
    GOLD,
    ITEM_NAMES,
    NONE,
    RESOURCES,
    TRACK_NAMES,
    TRACKS,
)
from flibuste.games.captains_war.turn import ENDINGS, endings
from flibuste.kernel import View
from flibuste.kit import ARGUMENT
from flibuste.render.sentences import Speaker
from flibuste.render.words import captains_war as words

QUIET: Final = "dim"
INKS: Final = {"blue": "bright_blue", "yellow": "yellow", "black": "grey62", "red": "red"}
MARKED, FREE, LOCKED = "●", "○", "·"
OPEN_PADLOCK, CLOSED_PADLOCK = "┆", "┃"
COINS_NEAR_END: Final = 6
BOXES_NEAR_END: Final = 4


def board(view: View[Any], speaker: Speaker, width: int) -> RenderableType:
    s: CaptainsWar = view.seen
    parts: list[RenderableType] = [_headline(s, speaker), *_end(s, speaker), *_captain(s, speaker.book)]
    parts.append(_dice(s, speaker.book, view.seat))
    full = [side for side in range(s.book.sides) if side == view.seat or side >= s.book.seats]
    others = [side for side in range(s.book.sides) if side not in full]
    for side in [*full, *others]:
        drawn = _full_sheet(s, speaker, side) if side in full else _short_sheet(s, speaker, side)
        parts += [Text(), _name(s, speaker, side, side == view.seat)]
        parts += [Padding(_final_flags(s, speaker.book, side), (0, 0, 0, 2))] if s.over else []
        parts.append(Padding(drawn, (0, 0, 0, 2)))
    return Group(*parts)


def note(view: View[Any], speaker: Speaker, action: int) -> str:
    """What answers mean that cost and bring nothing by themselves: the die, the opponent, the party."""
    s: CaptainsWar = view.seen
    verb, argument = action - (action & ARGUMENT), action & ARGUMENT
    if verb == SET_ASIDE:
        return words.shown(s, speaker.book, argument)
    if verb == ATTACK:
        return _target(s, speaker.book, s.book.voices.index(argument))
    if verb == COMMIT:
        return speaker.book.say("sheet-total", n=party_total(s, view.seat, argument))
    return ""


def legend(view: View[Any], speaker: Speaker) -> list[tuple[str, str]]:
    """Where the figures come from, the acquisitions with their costs, the adventure cards in play."""
    s: CaptainsWar = view.seen
    book, t = speaker.book, s.book.tables
    entries = [(book.say("game-title"), book.say("note-sheet"))]
    for track in TRACKS:
        for rank, name in enumerate(t.names[track]):
            cost = words.cost(book, t.cost[track][rank])
            entries.append((book.say(f"name-{name}"), f"{cost} · {words.some(book, 'points', t.points[track][rank])}"))
    entries += _scales(s, book)
    for card in cards_of(s.book):
        entries.append((book.say(f"name-{card}"), book.attribute(f"name-{card}", "power")))
    if captain_of(s.book) is not None:
        for row in load(GAME, "captains").rows("share"):
            took = _colours(book, row.key.split("-"))
            gets = _colours(book, [row.str("first"), row.str("second")])
            tick = book.say("sheet-ticked") if row.bool("recruits") else ""
            entries.append((took, f"→ {gets} {tick}".rstrip()))
    return entries


def _headline(s: CaptainsWar, speaker: Speaker) -> Text:
    return Text(speaker.book.say("sheet-turn", turn=s.turns, player=speaker.players[s.active]), "bold")


def _captain(s: CaptainsWar, book: Phrasebook) -> list[RenderableType]:
    """The card of the captain whom a table plays."""
    captain = captain_of(s.book)
    if captain is None:
        return []
    name, card = book.say(f"name-{captain.name}"), book.attribute(f"option-captain-{captain.name}", "help")
    return [Text(f"{name}: {card}", QUIET)]


def _scales(s: CaptainsWar, book: Phrasebook) -> list[tuple[str, str]]:
    """What ranks and attacks are worth at the end, the best first."""
    t = s.book.tables
    scales = (("rank", t.attributes_scale), ("naval", t.naval_scale), ("boardings", t.attack_points))
    return [(book.say(f"flag-{flag}"), " / ".join(map(words.signed, scale))) for flag, scale in scales]


def _end(s: CaptainsWar, speaker: Speaker) -> list[RenderableType]:
    """What ends the game with this turn, or soon will."""
    book, t = speaker.book, s.book.tables
    reasons = endings(s)
    if reasons:
        said = " · ".join(book.say(f"sheet-ends-by-{ENDINGS[reason]}") for reason in reasons)
        return [Text(book.say("sheet-ends-now", reason=said), "bold red")]
    near: list[str] = []
    for side, sheet in enumerate(s.sheets):
        name = _called(s, speaker, side)
        if len(sheet.rows) == t.last_boarding - 1:
            near.append(book.say("sheet-end-boardings", name=name, n=len(sheet.rows), of=t.last_boarding))
        coins = free(s, side)[GOLD]
        if coins <= COINS_NEAR_END and side < s.book.seats:
            near.append(book.say("sheet-end-coins", name=name, n=t.boxes[GOLD] - coins, of=t.boxes[GOLD]))
        if sheet.bonuses:
            near.append(book.say("sheet-end-commands", name=name))
    if captain_of(s.book) is not None:
        for resource in RESOURCES:
            if free(s, 0)[resource] <= 1:
                near.append(book.say("sheet-end-chest", name=book.say(f"name-{ITEM_NAMES[resource]}"), n=1))
    if near:
        return [Text(book.say("sheet-near-end", reason=" · ".join(near)), "yellow")]
    return [Text(book.say("sheet-ends", boardings=t.last_boarding, coins=t.boxes[GOLD]), QUIET)]


def _dice(s: CaptainsWar, book: Phrasebook, seat: int) -> Text:
    line = Text.assemble((book.say("sheet-dice"), "bold"))
    for die, name in enumerate(DIE_NAMES):
        if s.dice[die] == NONE:
            continue
        ink = INKS[name.split("-")[0]]
        marks = [book.say("sheet-aside")] if die == s.aside else []
        marks += [book.say("sheet-taken")] if 0 <= seat < s.book.seats and s.taken[seat] >> die & 1 else []
        line.append("   ")
        line.append(f"■ {words.shown(s, book, die)}", ink)
        line.append(f" ({', '.join(marks)})" if marks else "", QUIET)
    return line


def _name(s: CaptainsWar, speaker: Speaker, side: int, own: bool) -> Text:
    book = speaker.book
    points = words.signed(scores(s)[side]).removeprefix("+")
    marks = [book.say("sheet-final" if s.over else "sheet-score", points=points)]
    marks += [book.say("sheet-truce")] if s.truces >> side & 1 else []
    marks += [book.say("sheet-weary")] if s.weary >> side & 1 else []
    if s.sheets[side].bonuses:
        columns = ", ".join(book.say(f"name-{TRACK_NAMES[t]}") for t in TRACKS if s.sheets[side].bonuses >> t & 1)
        marks.append(book.say("sheet-command-bonus", columns=columns))
    arrow = "▶ " if side == s.active else "  "
    return Text.assemble((arrow + _called(s, speaker, side), "bold" if own else ""), ("  " + " · ".join(marks), QUIET))


def _final_flags(s: CaptainsWar, book: Phrasebook, side: int) -> Text:
    """Where the points of a finished game come from."""
    scored = zip(FLAGS, flags(s)[side], strict=True)
    return Text(" · ".join(f"{book.say(f'flag-{name}')} {words.signed(points)}" for name, points in scored if points))


def _full_sheet(s: CaptainsWar, speaker: Speaker, side: int) -> Group:
    book, sheet = speaker.book, s.sheets[side]
    lines = [_gold(s, book, side), _chest(s, book, side), _crew(s, book, sheet)]
    for track in TRACKS:
        lines += [_acquisitions(s, book, side, track), _track(s, book, side, track)]
    lines.append(_boardings(s, book, sheet))
    return Group(*lines)


def _short_sheet(s: CaptainsWar, speaker: Speaker, side: int) -> Group:
    book, sheet = speaker.book, s.sheets[side]
    progress = " · ".join(
        f"{book.say(f'name-{TRACK_NAMES[track]}')} {sheet.owned[track]}/{len(s.book.tables.cost[track])}"
        f" {_circles(s, sheet, track)}"
        for track in TRACKS
    )
    purse = Text.assemble(_gold(s, book, side), "   ", _chest(s, book, side))
    return Group(purse, Text.assemble(_crew(s, book, sheet), "   ", progress), _boardings(s, book, sheet))


def _gold(s: CaptainsWar, book: Phrasebook, side: int) -> Text:
    left = book.say("sheet-coins-left", n=free(s, side)[GOLD])
    return Text.assemble((book.say("sheet-gold"), "bold"), f" {s.sheets[side].held[GOLD]} ", (f"({left})", QUIET))


def _chest(s: CaptainsWar, book: Phrasebook, side: int) -> Text:
    """The resources held, and the boxes left where they are few or shared."""
    line = Text.assemble((book.say("sheet-chest"), "bold"))
    boxes, shared = free(s, side), len(s.supplies) < s.book.sides
    for resource in RESOURCES:
        line.append(f"  {book.say(f'name-{ITEM_NAMES[resource]}')} {s.sheets[side].held[resource]}")
        if shared or boxes[resource] <= BOXES_NEAR_END:
            line.append(f" ({book.say('sheet-free', n=boxes[resource])})", QUIET)
    return line


def _crew(s: CaptainsWar, book: Phrasebook, sheet: Sheet) -> Text:
    crew = " ".join(str(force) for force in FORCES for _ in range(sheet.held[CREW + force]))
    bonuses = book.say(
        "sheet-bonuses", attack=attack_bonus(s.book.tables, sheet), defence=defence_bonus(s.book.tables, sheet)
    )
    power = book.say("sheet-strength", n=strength(sheet))
    return Text.assemble(
        (book.say("sheet-crew"), "bold"), f" {crew or book.say('sheet-no-crew')} ", (f"({power} · {bonuses})", QUIET)
    )


def _acquisitions(s: CaptainsWar, book: Phrasebook, side: int, track: int) -> Text:
    t, sheet = s.book.tables, s.sheets[side]
    done = [f"✓ {book.say(f'name-{name}')}" for name in t.names[track][: sheet.owned[track]]]
    left = sheet.owned[track] < len(t.cost[track])
    ahead = _next_acquisition(s, book, side, track) if left else book.say("sheet-column-done")
    return Text.assemble(
        (book.say(f"name-{TRACK_NAMES[track]}"), "bold"), "  ", "  ".join(done), "  " if done else "", (ahead, QUIET)
    )


def _next_acquisition(s: CaptainsWar, book: Phrasebook, side: int, track: int) -> str:
    t, rank = s.book.tables, s.sheets[side].owned[track]
    return book.say(
        "sheet-next",
        name=book.say(f"name-{t.names[track][rank]}"),
        cost=words.cost(book, t.cost[track][rank]),
        points=t.points[track][rank],
    )


def _track(s: CaptainsWar, book: Phrasebook, side: int, track: int) -> Text:
    """The circles with their padlocks, the next gain, and what the next closed padlock needs."""
    t, sheet = s.book.tables, s.sheets[side]
    left = range(sheet.progress[track] + 1, t.length[track] + 1)
    ahead = [circle for circle in left if _gains(s, book, track, circle)]
    notes = [book.say("sheet-gain", circle=circle, gain=_gains(s, book, track, circle)) for circle in ahead[:2]]
    limit = reach(t, sheet, track)
    if limit < t.length[track]:
        needed = book.say(f"name-{t.names[track][sheet.owned[track]]}")
        notes.append(book.say("sheet-needs", circle=limit + 1, name=needed))
    said = " · ".join(notes) or book.say("sheet-no-gain")
    return Text.assemble("  ", _circles(s, sheet, track), ("  " + said, QUIET))


def _circles(s: CaptainsWar, sheet: Sheet, track: int) -> Text:
    t = s.book.tables
    limit = reach(t, sheet, track)
    line = Text()
    for circle in range(1, t.length[track] + 1):
        if circle in t.padlocks[track]:
            line.append(OPEN_PADLOCK, QUIET) if circle <= limit else line.append(CLOSED_PADLOCK, "red")
        marked, free = circle <= sheet.progress[track], circle <= limit
        line.append(MARKED if marked else FREE if free else LOCKED, "cyan" if marked else "")
    return line


def _gains(s: CaptainsWar, book: Phrasebook, track: int, circle: int) -> str:
    return ", ".join(words.some(book, *gain) for gain in circle_gains(s.book.tables, track, circle))


def _boardings(s: CaptainsWar, book: Phrasebook, sheet: Sheet) -> Text:
    """The rows filled, and the bonus or malus of the attacks launched so far."""
    rows = [
        f"{book.say('sheet-attack' if is_attack(entry) else 'sheet-defence')} {_party(book, party_in(entry))}"
        f" = {total_in(entry)} {book.say(f'sheet-{OUTCOMES[outcome_of(entry)]}')}"
        for entry in sheet.rows
    ]
    points = boarding_points(s.book.tables, sheet)
    malus = book.say("sheet-attacks", n=attacks(sheet), points=words.signed(points))
    return Text.assemble(
        (book.say("sheet-boardings"), "bold"),
        f" {len(sheet.rows)}/{s.book.tables.last_boarding}  ",
        " · ".join(rows),
        "  " if rows else "",
        (malus, "red" if points < 0 else QUIET),
    )


def _target(s: CaptainsWar, book: Phrasebook, side: int) -> str:
    sheet = s.sheets[side]
    guard = book.say("sheet-defends", n=strength(sheet), bonus=defence_bonus(s.book.tables, sheet))
    return f"{guard} · {words.some(book, 'gold', sheet.held[GOLD])}"


def _party(book: Phrasebook, party: int) -> str:
    return PARTY_WORDS[party] if party else book.say("party-nobody")


def _colours(book: Phrasebook, names: list[str]) -> str:
    return " + ".join(book.say(f"colour-{name}") for name in names)


def _called(s: CaptainsWar, speaker: Speaker, side: int) -> str:
    captain = captain_of(s.book)
    return speaker.players[side] if captain is None or side != LEGEND else speaker.book.say(f"name-{captain.name}")
