"""A match at this terminal: whose turn it is, what they type, what they see."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final

from rich.console import Console, Group, RenderableType
from rich.text import Text

from flibuste.bots import Bot
from flibuste.cli.answers import meant, plain
from flibuste.cli.arguments import refused
from flibuste.cli.named_bots import bot_named
from flibuste.cli.news import known_by, told_at_last_answer, why_not_undone
from flibuste.cli.output import glossary, page_width
from flibuste.cli.records import save_as, save_record
from flibuste.cli.screen import (
    ASKED,
    QUIET,
    above,
    answers_of,
    in_order,
    show_board,
    show_question,
    show_ranking,
    tell,
)
from flibuste.cli.seating import first_name, kind_of
from flibuste.kernel import SPECTATOR, FlibusteError, Match, View, deciders
from flibuste.render import text
from flibuste.render.sentences import Speaker
from flibuste.render.text.prose import Prose

try:
    import readline
except ImportError:  # a Python built without a line editor
    readline = None  # type: ignore[assignment]

SECONDS_TO_THINK: Final = 1.0
FORGET_SCROLLBACK: Final = "\x1b[3J"
CLEAN_LINE: Final = "\x1b[2K"


class Leave(Exception):
    """Somebody wants to leave the table."""


class Table:
    """People take turns at the keyboard, bots answer by themselves."""

    def __init__(self, match: Match, lang: str, file: Path, out: Console, resume: str = "") -> None:
        self.match = match
        self.file = file
        self.resume = resume or f"play --load {file}"  # the command that goes on with it
        self.out = out
        self.speaker = Speaker(match.game, lang, [first_name(name) for name in match.seats])
        self.book = self.speaker.book
        self.bots: dict[int, Bot] = {}
        for seat, name in enumerate(match.seats):
            kind = kind_of(name)
            if kind is not None:
                self.bots[seat] = bot_named(kind, int.from_bytes(match.seed[:4], "big") + seat)
        self.interactive = sys.stdin.isatty() and out.is_terminal
        self.facing: int | None = None
        self.told = told_at_last_answer(match)
        self.reply: RenderableType | None = None
        self.is_typed = False  # whether the reply is to what was typed just now

    def run(self) -> None:
        """Play to the end; leaving early saves the match and says where."""
        try:
            while not self.match.over:
                self.step()
            self.finish()
        except (Leave, KeyboardInterrupt, EOFError):
            self.leave()

    def step(self) -> None:
        seats = deciders(self.match.state)
        for seat in seats:
            if seat in self.bots:
                self.say_who_thinks(seat)
                self.match.play(seat, self.bots[seat].choose(self.match.view(seat), SECONDS_TO_THINK))
                return
        seat = self.facing if self.facing in seats else seats[0]
        self.draw_curtain(seat)
        self.facing = seat
        self.ask(seat)

    def ask(self, seat: int) -> None:
        """Put the question, carry out commands, until an answer is played or taken back."""
        ply = len(self.match.moves)
        fresh = True
        while len(self.match.moves) == ply:
            view = self.match.view(seat)
            if fresh and not self.match.ply(seat):
                self.reply, self.is_typed = self.welcome(seat, view), False
            self.draw(seat, view, fresh)
            fresh = False
            typed = self.read(seat, view)
            self.reply, self.is_typed = None, True
            self.obey(seat, view, typed)

    def obey(self, seat: int, view: View[Any], typed: str) -> None:
        """A command, or else an answer; where there is only one answer, Enter alone gives it."""
        word, _, rest = typed.partition(" ")
        for command, carry_out in COMMANDS.items():
            if plain(word) in (command, plain(self.book.say(f"command-{command}"))):
                self.reply = carry_out(self, seat, view, rest.strip())
                return
        if plain(typed) in ("?", "why", self.book.say("command-why")):
            number, paragraph = self.speaker.rule(view, seat)
            rule = self.book.say("terminal-rule", number=number, text=paragraph)
            self.reply = Group(Prose(self.speaker.because(view, seat)), Prose(rule, QUIET))
            return
        answers = answers_of(view, self.speaker)
        found = meant(typed, answers) if typed else answers
        if len(found) == 1:
            self.told[seat] = set(known_by(self.match, seat))
            self.match.play(seat, found[0].action)
        elif typed:
            refused = self.misunderstood(typed, [answer.notation for answer in found], len(answers))
            self.reply = Prose(self.why_not(view, typed) or refused)

    def why_not(self, view: View[Any], typed: str) -> str:
        """The game's own reason why an answer in its notation is not among the legal ones."""
        try:
            action = self.match.game.notation.parse(typed)
        except FlibusteError:
            return ""
        return text.why_not(view, self.speaker, action)

    def misunderstood(self, typed: str, choices: list[str], count: int) -> str:
        if choices:
            return self.book.say("terminal-ambiguous", text=typed, choices=", ".join(choices))
        return self.book.say("terminal-unknown", text=typed, count=count, help=self.book.say("command-help"))

    # What is on the screen --------------------------------------------------------------------------------------------

    def welcome(self, seat: int, view: View[Any]) -> RenderableType:
        """Before a seat's first answer: what the game is about, or what its odd figures mean."""
        about = self.speaker.first(view, seat) or text.aim(self.match.view(SPECTATOR), self.speaker)
        return Group(
            Prose(self.book.say("terminal-welcome", title=self.book.say("game-title"), aim=about), ASKED),
            Prose(self.book.say("terminal-how")),
            Prose(self.book.say("terminal-more", help=self.book.say("command-help"))),
        )

    def draw(self, seat: int, view: View[Any], whole: bool) -> None:
        """The whole page, a reply nearest to the prompt: a long list of answers would push it off a small screen. News
        that would push the board off the screen stand above it. Where lines only ever follow each other, a reply does
        not repeat the board."""
        question: list[RenderableType] = [Text(), show_question(view, self.speaker, self.out), self.hint(view)]
        reply: list[RenderableType] = [] if self.reply is None else [Text(), self.reply]
        below = question + reply if self.interactive and self.is_typed else reply + question
        if not (self.interactive or whole):
            self.put(*below)
            return
        laid = above if self.interactive else in_order
        self.put(*laid(view, self.speaker, self.out, self.news(seat), below), *below)

    def put(self, *parts: RenderableType) -> None:
        if self.interactive:
            self.out.clear()
        self.out.print(Group(*parts), width=page_width(self.out))

    def say_who_thinks(self, seat: int) -> None:
        if self.interactive:
            sys.stdout.write(CLEAN_LINE + self.book.say("terminal-waiting", player=self.speaker.players[seat]) + "\r")
            sys.stdout.flush()

    def news(self, seat: int) -> list[RenderableType]:
        told, known = self.told[seat], known_by(self.match, seat)
        opening = self.match.opening_events(seat) if known and not told else ()
        paragraphs = tell([entry for answer, entry in known.items() if answer not in told], self.speaker, opening)
        if not paragraphs:
            return []
        heading = self.book.say("terminal-since" if self.match.ply(seat) else "terminal-so-far")
        return [Text(), Prose(heading, QUIET), *paragraphs]

    def hint(self, view: View[Any]) -> Text:
        has_odds = bool(text.odds(view, self.speaker))
        offered = [command for command in COMMANDS if command != "odds" or has_odds]
        commands = " · ".join(["?", *(self.book.say(f"command-{command}") for command in offered)])
        return Prose(self.book.say("terminal-hint", commands=commands), QUIET)

    def read(self, seat: int, view: View[Any]) -> str:
        """A line from the keyboard; while it is awaited, a resized window is drawn anew."""
        prompt = self.book.say("terminal-prompt", player=self.speaker.players[seat]) + " "
        if not self.interactive:
            return input(prompt).strip()

        drawing = stale = False

        def redraw(*_: object) -> None:
            """A window dragged larger calls again while the page is being drawn: the drawing under way starts over."""
            nonlocal drawing, stale
            stale = True
            if drawing:
                return
            drawing = True
            while stale:
                stale = False
                self.draw(seat, view, whole=True)
                sys.stdout.write(prompt + _typed_so_far())
                sys.stdout.flush()
            drawing = False

        before = signal.signal(signal.SIGWINCH, redraw)
        try:
            return input(prompt).strip()
        finally:
            signal.signal(signal.SIGWINCH, before)

    def draw_curtain(self, seat: int) -> None:
        """Before somebody else looks at the screen, unless all people at the table may see the same."""
        people = [other for other in range(len(self.match.seats)) if other not in self.bots]
        if self.facing == seat or not sees_apart(self.match, seat, people):
            return
        self.put(Prose(self.book.say("terminal-curtain", player=self.speaker.players[seat]), ASKED))
        if self.interactive:
            sys.stdout.write(FORGET_SCROLLBACK)
        input()

    def finish(self) -> None:
        save_record(self.match, self.file)
        seat = self.facing or 0
        view = self.match.view(seat)
        recorded = Prose(self.book.say("terminal-recorded", file=str(self.file)))
        ranking = show_ranking(self.match, self.speaker)
        self.put(show_board(view, self.speaker, self.out), *self.news(seat), Text(), ranking, Text())
        self.out.print(recorded, soft_wrap=True)

    def leave(self) -> None:
        save_record(self.match, self.file)
        self.out.print()
        for phrase in ("terminal-left", "terminal-resume"):
            self.out.print(self.book.say(phrase, file=str(self.file), command=self.resume), soft_wrap=True)

    # Commands ---------------------------------------------------------------------------------------------------------

    def odds(self, seat: int, view: View[Any], rest: str) -> RenderableType:
        return Prose(text.odds(view, self.speaker) or self.book.say("terminal-no-odds"))

    def undo(self, seat: int, view: View[Any], rest: str) -> RenderableType:
        if not self.match.may_undo(seat):
            return Prose(self.book.say(f"terminal-no-undo-{why_not_undone(self.match, seat)}"))
        self.match.undo(seat)
        return Prose(self.book.say("terminal-undone"))

    def log(self, seat: int, view: View[Any], rest: str) -> RenderableType:
        paragraphs = tell(self.match.events(seat), self.speaker, self.match.opening_events(seat))
        return Group(*paragraphs) if paragraphs else Prose(self.book.say("terminal-no-log"))

    def cards(self, seat: int, view: View[Any], rest: str) -> RenderableType:
        entries = text.legend(view, self.speaker)
        return glossary(entries) if entries else Prose(self.book.say("terminal-no-legend"))

    def save(self, seat: int, view: View[Any], rest: str) -> RenderableType:
        file = Path(rest).expanduser() if rest else self.file
        try:
            save_as(self.match, file)
        except FlibusteError as error:
            return Prose(refused(error))
        return Prose(self.book.say("terminal-saved", file=str(file)))

    def help(self, seat: int, view: View[Any], rest: str) -> RenderableType:
        keys = ["terminal-help-number", "terminal-help-rule", *(f"command-{command}" for command in COMMANDS)]
        return glossary([(self.book.say(key), self.book.attribute(key, "help")) for key in keys])

    def quit(self, seat: int, view: View[Any], rest: str) -> RenderableType:
        raise Leave


Command = Callable[[Table, int, View[Any], str], RenderableType]
COMMANDS: Final[dict[str, Command]] = {
    "odds": Table.odds,
    "undo": Table.undo,
    "log": Table.log,
    "cards": Table.cards,
    "save": Table.save,
    "help": Table.help,
    "quit": Table.quit,
}


def sees_apart(match: Match, seat: int, people: Iterable[int]) -> bool:
    """Whether a seat knows something that one of these people does not, or the other way round."""
    own = match.view(seat).fingerprint()
    return any(match.view(other).fingerprint() != own for other in people)


def _typed_so_far() -> str:
    """What the line editor holds; nothing where Python has none."""
    return readline.get_line_buffer() if readline is not None else ""
