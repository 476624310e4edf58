"""Captains' War in the terminal: the dice, the viewer's sheet in full, the others in three lines each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from flibuste.data import load
from flibuste.data.phrases import Phrasebook
from flibuste.games.captains_war.actions import ATTACK, COMMIT, SET_ASIDE
from flibuste.games.captains_war.facts import circle_gains, party_total
from flibuste.games.captains_war.modules.adventure import cards_of
from flibuste.games.captains_war.modules.captain import captain_of
from flibuste.games.captains_war.scoring import boarding_points, scores
from flibuste.games.captains_war.sheet import BOARDING, OUTCOMES, PARTIES, PARTY_WORDS
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
from flibuste.games.captains_war.turn import endings
from flibuste.kernel import View
from flibuste.kit import ARGUMENT, verb_of
from flibuste.render import plain
from flibuste.render.sentences import Speaker
from flibuste.render.words import captains_war as words
from flibuste.render.words.forms import minus, signed

QUIET: Final = "dim"
INKS: Final = {"blue": "bright_blue", "yellow": "yellow", "black": "grey62", "red": "red"}
MARKED, FREE, LOCKED = "●", "○", "·"
OPEN_PADLOCK, CLOSED_PADLOCK = "┆", "┃"
COINS_NEAR_END: Final = 6
BOXES_NEAR_END: Final = 4


def board(view: View[Any], speaker: Speaker, width: int) -> RenderableType:
    """The others' sheets first: on a small screen the dice and one's own sheet stay in sight, next to the question."""
    s: CaptainsWar = view.seen
    parts: list[RenderableType] = [
        Text(speaker.book.say("sheet-turn", turn=s.turns, player=speaker.players[s.active]), "bold"),
        _end(s, speaker),
        *_captain(s, speaker.book),
    ]
    sheets = [Paper(s, speaker, side) for side in range(s.book.sides)]
    others, full = (
        [part for paper in sheets if paper.is_full(view.seat) is whole for part in _sheet(paper, view.seat, whole)]
        for whole in (False, True)
    )
    return Group(*parts, *others, Text(), _dice(s, speaker.book, view.seat), *full)


def near(view: View[Any], speaker: Speaker, width: int, lines: int) -> list[RenderableType]:
    """The dice, then one's own sheet, what one pays with last."""
    s: CaptainsWar = view.seen
    paper = Paper(s, speaker, view.seat)
    return [_dice(s, speaker.book, view.seat), Text(), paper.boardings(), *paper.columns(), *paper.purse(view.seat)]


def _sheet(paper: Paper, seat: int, whole: bool) -> Iterator[RenderableType]:
    yield from (Text(), paper.heading(seat))
    for line in paper.lines() if whole else paper.few_lines():
        yield Padding(line, (0, 0, 0, 2))


def note(view: View[Any], speaker: Speaker, action: int) -> str:
    """What answers mean beside their price: the die, the opponent, the party, which is spent whoever wins."""
    s: CaptainsWar = view.seen
    verb, argument = verb_of(action), action & ARGUMENT
    if verb == SET_ASIDE:
        return words.shown(s, speaker.book, argument)
    if verb == ATTACK:
        return words.as_target(s, speaker.book, s.book.voices.index(argument))
    if verb == COMMIT:
        total = speaker.book.say("sheet-total", n=party_total(s, view.seat, argument))
        return ", ".join(filter(None, [total, plain.note(view, speaker.book, speaker.players, action)]))
    return ""


def legend(view: View[Any], speaker: Speaker) -> list[tuple[str, str]]:
    """Where the figures come from, the acquisitions with their costs, what ranks and attacks are worth at the end, the
    best first; the adventure cards in play, and the captain's table."""
    s: CaptainsWar = view.seen
    book, t = speaker.book, s.book.tables
    entries = [(book.say("game-title"), book.say("note-sheet"))]
    for track in TRACKS:
        for name, cost, points in zip(t.names[track], t.cost[track], t.points[track], strict=True):
            worth = f"{words.cost(book, cost)} · {words.some(book, 'points', points)}"
            entries.append((book.say(f"name-{name}"), worth))
    for flag, scale in (("rank", t.attributes_scale), ("naval", t.naval_scale), ("boardings", t.attack_points)):
        entries.append((book.say(f"flag-{flag}"), " / ".join(map(signed, scale))))
    for card in cards_of(s.book):
        entries.append((book.say(f"name-{card}"), book.attribute(f"name-{card}", "power")))
    for row in load(GAME, "captains").rows("share") if captain_of(s.book) is not None else ():
        took = _colours(book, row.key.split("-"))
        gets = _colours(book, [row.str("first"), row.str("second")])
        tick = book.say("sheet-ticked") if row.bool("recruits") else ""
        entries.append((took, f"→ {gets} {tick}".rstrip()))
    return entries


def _colours(book: Phrasebook, names: list[str]) -> str:
    return " + ".join(book.say(f"colour-{name}") for name in names)


def _captain(s: CaptainsWar, book: Phrasebook) -> Iterator[Text]:
    """The card of the captain whom a table plays."""
    captain = captain_of(s.book)
    if captain is not None:
        card = book.attribute(f"option-captain-{captain.name}", "help")
        yield Text(book.say("terminal-rule", number=book.say(f"name-{captain.name}"), text=card), QUIET)


def _end(s: CaptainsWar, speaker: Speaker) -> Text:
    """What ends the game with this turn, or soon will."""
    book, t = speaker.book, s.book.tables
    reasons = [book.say(f"sheet-ends-by-{reason}") for reason in endings(s)]
    if reasons:
        return Text(book.say("sheet-ends-now", reason=" · ".join(reasons)), "bold red")
    near = [sign for side in range(s.book.sides) for sign in Paper(s, speaker, side).near_end()]
    if captain_of(s.book) is not None:
        last = [ITEM_NAMES[resource] for resource in RESOURCES if free(s, 0, resource) <= 1]
        near += [book.say("sheet-end-chest", name=book.say(f"name-{name}"), n=1) for name in last]
    if near:
        return Text(book.say("sheet-near-end", reason=" · ".join(near)), "yellow")
    return Text(book.say("sheet-ends", boardings=t.last_boarding, coins=t.boxes[GOLD]), QUIET)


def _dice(s: CaptainsWar, book: Phrasebook, seat: int) -> Text:
    line = Text.assemble((book.say("sheet-dice"), "bold"))
    for die, name in enumerate(DIE_NAMES):
        if s.dice[die] == NONE:
            continue
        marks = [book.say("sheet-aside")] if die == s.aside else []
        marks += [book.say("sheet-taken")] if 0 <= seat < s.book.seats and s.taken[seat] >> die & 1 else []
        line.append(f"   ■ {words.shown(s, book, die)}", INKS[name.split("-")[0]])
        line.append(f" ({', '.join(marks)})" if marks else "", QUIET)
    return line


class Paper:
    """One side's sheet, line by line."""

    def __init__(self, s: CaptainsWar, speaker: Speaker, side: int) -> None:
        self.s = s
        self.t = s.book.tables
        self.say = speaker.book.say
        self.book = speaker.book
        self.side = side
        self.sheet = s.sheets[side]
        self.name = words.side(speaker.book, s, side, speaker.players)

    def is_full(self, seat: int) -> bool:
        """One's own sheet is shown in full, and that of a captain whom a table plays."""
        return self.side == seat or self.side >= self.s.book.seats

    def lines(self) -> list[Text]:
        return [self.gold(), self.chest(), self.crew(), *self.columns(), self.boardings()]

    def columns(self) -> list[Text]:
        return [line for track in TRACKS for line in (self.acquisitions(track), self.track(track))]

    def purse(self, seat: int) -> list[Text]:
        """Whose it is, and all that can be spent."""
        return [self.heading(seat), self.gold(), self.chest(), self.crew()]

    def few_lines(self) -> list[Text]:
        progress = [
            f"{self.say(f'name-{name}')} {self.sheet.owned[track]}/{len(self.t.cost[track])} {self.circles(track)}"
            for track, name in enumerate(TRACK_NAMES)
        ]
        purse = Text.assemble(self.gold(), "   ", self.chest())
        return [purse, self.crew(), Text(" · ".join(progress)), self.boardings()]

    def heading(self, seat: int) -> Text:
        """Whose it is, with the points and markers."""
        s, points = self.s, minus(scores(self.s)[self.side])
        marks = [self.say("sheet-final" if s.over else "sheet-score", points=points)]
        marks += [self.say("sheet-truce")] if s.truces >> self.side & 1 else []
        marks += [self.say("sheet-weary")] if s.weary >> self.side & 1 else []
        columns = [self.say(f"name-{TRACK_NAMES[track]}") for track in TRACKS if self.sheet.bonuses >> track & 1]
        marks += [self.say("sheet-command-bonus", columns=", ".join(columns))] if columns else []
        name = ("▶ " if self.side == s.active else "  ") + self.name
        return Text.assemble((name, "bold" if self.side == seat else ""), ("  " + " · ".join(marks), QUIET))

    def near_end(self) -> Iterator[str]:
        """What of this sheet may soon end the game."""
        t, sheet, coins = self.t, self.sheet, free(self.s, self.side, GOLD)
        if len(sheet.rows) == t.last_boarding - 1:
            yield self.say("sheet-end-boardings", name=self.name, n=len(sheet.rows), of=t.last_boarding)
        if coins <= COINS_NEAR_END and self.side < self.s.book.seats:
            yield self.say("sheet-end-coins", name=self.name, n=t.boxes[GOLD] - coins, of=t.boxes[GOLD])
        if sheet.bonuses:
            yield self.say("sheet-end-commands", name=self.name)

    def gold(self) -> Text:
        left = self.say("sheet-coins-left", n=free(self.s, self.side, GOLD))
        return self._line("sheet-gold", f" {self.sheet.held[GOLD]} ", f"({left})")

    def chest(self) -> Text:
        """The resources held, and the boxes left where they are few or shared."""
        line = self._line("sheet-chest")
        shared = len(self.s.book.sharers[self.side]) > 1
        for resource in RESOURCES:
            left = free(self.s, self.side, resource)
            line.append(f"  {self.say(f'name-{ITEM_NAMES[resource]}')} {self.sheet.held[resource]}")
            if shared or left <= BOXES_NEAR_END:
                line.append(f" ({self.say('sheet-free', n=left)})", QUIET)
        return line

    def crew(self) -> Text:
        t, sheet = self.t, self.sheet
        crew = " ".join(str(force) for force in FORCES for _ in range(sheet.held[CREW + force]))
        bonuses = self.say("sheet-bonuses", attack=sheet.passed(t.attack), defence=sheet.passed(t.defence))
        power = self.say("sheet-strength", n=sheet.strength())
        return self._line("sheet-crew", f" {crew or self.say('sheet-no-crew')} ", f"({power} · {bonuses})")

    def acquisitions(self, track: int) -> Text:
        """Those made, and what the next one costs and brings."""
        t, rank = self.t, self.sheet.owned[track]
        names = [self.say(f"name-{name}") for name in t.names[track]]
        done = "".join(f"✓ {name}  " for name in names[:rank])
        ahead = self.say("sheet-column-done")
        if rank < len(names):
            cost = words.cost(self.book, t.cost[track][rank])
            ahead = self.say("sheet-next", name=names[rank], cost=cost, points=t.points[track][rank])
        return self._line(f"name-{TRACK_NAMES[track]}", f"  {done}", ahead)

    def track(self, track: int) -> Text:
        """The circles with their padlocks, the next gains, and what the next closed padlock needs."""
        t, sheet = self.t, self.sheet
        notes: list[str] = []
        for circle in range(sheet.progress[track] + 1, t.length[track] + 1):
            gains = ", ".join(words.some(self.book, *gain) for gain in circle_gains(t, track, circle))
            notes += [self.say("sheet-gain", circle=circle, gain=gains)] if gains and len(notes) < 2 else []
        limit = sheet.reach(t, track)
        if limit < t.length[track]:
            needed = self.say(f"name-{t.names[track][sheet.owned[track]]}")
            notes.append(self.say("sheet-needs", circle=limit + 1, name=needed))
        said = " · ".join(notes) or self.say("sheet-no-gain")
        return Text.assemble("  ", self.circles(track), ("  " + said, QUIET))

    def circles(self, track: int) -> Text:
        limit, line = self.sheet.reach(self.t, track), Text()
        for circle in range(1, self.t.length[track] + 1):
            if circle in self.t.padlocks[track]:
                line.append(OPEN_PADLOCK, QUIET) if circle <= limit else line.append(CLOSED_PADLOCK, "red")
            marked = circle <= self.sheet.progress[track]
            line.append(MARKED if marked else FREE if circle <= limit else LOCKED, "cyan" if marked else "")
        return line

    def boardings(self) -> Text:
        """The rows filled, and the bonus or malus of the attacks launched so far."""
        rows = []
        for attack, party, total, outcome in map(BOARDING.unpack, self.sheet.rows):
            symbol = self.say("sheet-attack" if attack else "sheet-defence")
            sent = PARTY_WORDS[party] if party else self.say("party-nobody")
            bonus = total - sum(PARTIES[party])
            sent += f" (+{bonus})" if bonus else ""
            rows.append(f"{symbol} {sent} = {total} {self.say(f'sheet-{OUTCOMES[outcome]}')}")
        points = boarding_points(self.t, self.sheet)
        malus = self.say("sheet-attacks", n=self.sheet.attacks(), points=signed(points))
        filled = f" {len(rows)}/{self.t.last_boarding}  {' · '.join(rows)}{'  ' if rows else ''}"
        return self._line("sheet-boardings", filled, malus, "red" if points < 0 else QUIET)

    def _line(self, label: str, said: str = "", aside: str = "", style: str = QUIET) -> Text:
        return Text.assemble((self.say(label), "bold"), said, (aside, style))
