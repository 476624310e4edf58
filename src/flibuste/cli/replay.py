"""`flibuste replay`: look at a match again, move by move."""

from __future__ import annotations

import sys

from rich.console import Console, RenderableType
from rich.text import Text

from flibuste.cli.arguments import DataOption, LanguageOption, RecordArgument, language
from flibuste.cli.news import Answer, known_by
from flibuste.cli.output import console, page_width, say
from flibuste.cli.records import open_record
from flibuste.cli.screen import QUIET, show_board, show_ranking, tell
from flibuste.cli.seating import first_name
from flibuste.kernel import SPECTATOR, Match
from flibuste.render.sentences import Speaker


def replay(file: RecordArgument, lang: LanguageOption = None, data: DataOption = None) -> None:
    """Step through a match; where the output is no terminal, print its whole log."""
    match = open_record(file)
    speaker = Speaker(match.game, language(lang), [first_name(name) for name in match.seats])
    out = console()
    if sys.stdin.isatty() and out.is_terminal:
        Viewer(match, speaker, out).run()
    else:
        say(*tell(match.events(SPECTATOR), speaker, match.opening_events(SPECTATOR)))
        if match.over:
            say("", show_ranking(match, speaker))


class Viewer:
    """A match with a bookmark in it."""

    def __init__(self, match: Match, speaker: Speaker, out: Console) -> None:
        self.match = match
        self.speaker = speaker
        self.out = out
        self.actions = [(move.seat, move.action) for move in match.moves]
        self.complaint = ""
        self.told: set[Answer] = set()  # what was known one move before the bookmark
        match.rewind(0)

    def run(self) -> None:
        while True:
            self.draw()
            try:
                typed = input("> ").strip().lower()
            except (EOFError, KeyboardInterrupt):
                return
            if typed == "q":
                return
            self.turn_to(typed)

    def turn_to(self, typed: str) -> None:
        at, last = len(self.match.moves), len(self.actions)
        target = {"": min(at + 1, last), "b": max(at - 1, 0)}.get(typed)
        if typed.isdecimal() and int(typed) <= last:
            target = int(typed)
        if target is None:
            self.complaint = self.speaker.book.say("terminal-replay-unknown", text=typed, count=last)
            return
        self.go_to(max(target - 1, 0))
        self.told = set(known_by(self.match, SPECTATOR)) if target else set()
        self.go_to(target)

    def go_to(self, target: int) -> None:
        if target < len(self.match.moves):
            self.match.rewind(target)
        for seat, action in self.actions[len(self.match.moves) : target]:
            self.match.play(seat, action)

    def news(self) -> list[RenderableType]:
        """What the last move made known; where all answer at once, nothing until everybody has."""
        moves, known = self.match.moves, known_by(self.match, SPECTATOR)
        opening = () if moves else self.match.opening_events(SPECTATOR)
        told = tell([entry for answer, entry in known.items() if answer not in self.told], self.speaker, opening)
        if told or not moves:
            return told
        player = self.speaker.players[moves[-1].seat]
        return [Text(self.speaker.book.say("terminal-replay-hidden", player=player), QUIET)]

    def draw(self) -> None:
        book = self.speaker.book
        parts: list[RenderableType] = [show_board(self.match.view(SPECTATOR), self.speaker, self.out), Text()]
        parts += self.news()
        if self.match.over:
            parts += [Text(), show_ranking(self.match, self.speaker)]
        at = book.say("terminal-replay-at", ply=len(self.match.moves), count=len(self.actions))
        parts += [Text(), Text(f"{at} · {book.say('terminal-replay-hint')}", QUIET)]
        if self.complaint:
            parts.append(Text(self.complaint))
        self.complaint = ""
        self.out.clear()
        for part in parts:
            self.out.print(part, width=page_width(self.out))
