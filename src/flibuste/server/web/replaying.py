"""Composes any moment of a finished match: the position, who was ahead, and the choice that was made there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from flibuste.kernel import SPECTATOR, Match
from flibuste.render import plain
from flibuste.render.svg.face import Option
from flibuste.server.bots.hindsight import Point
from flibuste.server.tables import sentences
from flibuste.server.web.composer import Composer, TableContext
from flibuste.server.web.finished_models import Chance, Choice, ReplayPage, Weighed
from flibuste.server.web.log_lines import Log
from flibuste.server.web.lookback import LEAST, are_together, percent, read, title
from flibuste.server.web.rendering import board

CHOSEN, BETTER = "✓", "★"  # where the board has the key of an answer


def up_to(match: Match, ply: int) -> Match:
    """The match as it stood after so many moves."""
    earlier = Match(match.game, match.seats, match.options, match.seed, match.sheets, match.version)
    for move in match.moves[: max(0, ply)]:
        earlier.play(move.seat, move.action)
    return earlier


class Replay(Composer):
    """A moment of a match that is over, on the board of one of its seats, in one language."""

    def __init__(self, whole: Match, ply: int, follows: int, lang: str, context: TableContext) -> None:
        self._whole = whole
        self._ply = ply
        points: list[Point] = read(whole, context.look_back[0]) if context.look_back else []
        self._points = {point["ply"]: point for point in points}
        self._together = are_together(whole, points)
        super().__init__(up_to(whole, ply), follows, lang, context)
        self.sight = replace(self.sight, replayed=True)
        self.log = Log(self.match, SPECTATOR, self.speaker, self.colours)

    def page(self) -> ReplayPage:
        log = self.log.lines()
        said = [line.text for line in log if line.ply == self._ply and not line.turn]
        return ReplayPage(
            table=self.context.table,
            game=self.game.key,
            title=self.words.say("game-title"),
            ply=self._ply,
            plies=len(self._whole.moves),
            sentence=" ".join(said) or self.words.say("web-replay-start"),
            board=board(self.game.key, self.sight),
            seats=self.panels(),
            log=log,
            layout=self.face.LAYOUT,
            link=self.context.link,
            follows=self.seat,
            chances=self._chances(),
            look_title=title(self._together, self.words.say),
            chances_note=self._chances_note(),
            choice=self._choice(),
        )

    def _status(self, seat: int) -> str:
        return ""

    def _options(self) -> Iterator[Option]:
        """Of what could be answered here, what was, and what would have been better."""
        for option in super()._options():
            if option.action in self._marks:
                yield replace(option, key=self._marks[option.action], main=False)

    @property
    def _marks(self) -> dict[str, str]:
        """The answers to be shown on the board, with their signs."""
        if self._ply == len(self._whole.moves) or self._whole.moves[self._ply].seat != self.seat:
            return {}
        better = self._points.get(self._ply + 1, {}).get("better")
        chosen = self.game.notation.text(self._whole.moves[self._ply].action)
        return {**({better: BETTER} if better else {}), chosen: CHOSEN}

    def _chances(self) -> list[Chance]:
        point = self._points.get(self._known_ply)
        seats = [Chance(seat, name, self.colours[seat]) for seat, name in enumerate(self.match.seats)]
        if point is None or self._together:
            return seats
        return [replace(chance, percent=percent(self.words.say, point["chances"][chance.seat])) for chance in seats]

    @property
    def _known_ply(self) -> int:
        """The last moment at which chances were estimated: this one, or the end of a turn before it."""
        return max((ply for ply in self._points if ply <= self._ply), default=-1)

    def _chances_note(self) -> str:
        return " ".join(part for part in (self._crew(), self._when()) if part)

    def _crew(self) -> str:
        """How those stood who have won or lost together."""
        point, say = self._points.get(self._known_ply), self.words.say
        if point is None or not self._together:
            return ""
        return say("web-crew-chances", percent=percent(say, point["chances"][0]))

    def _when(self) -> str:
        if self.context.look_back is None:
            return ""
        if self._known_ply < 0 or (self._known_ply < self._ply and not self.context.look_back[1]):
            return self.words.say("web-replay-looking")
        return self.words.say("web-replay-turn") if self._known_ply < self._ply else ""

    def _choice(self) -> Choice | None:
        """What is answered next, and how good that was."""
        if self._ply == len(self._whole.moves):
            return None
        move, say = self._whole.moves[self._ply], self.words.say
        view = self.match.view(move.seat)
        point = self._points.get(self._ply + 1, {})
        chosen, better, verdict = self._weighed(move.seat, move.action, ""), None, ""
        if "cost" in point:
            expected = point["chances"][move.seat] - point["luck"][move.seat]
            chosen = self._weighed(move.seat, move.action, percent(say, expected))
            verdict = say("web-choice-best" if len(view.options) > 1 else "web-choice-only")
            if point["better"] is not None and point["cost"] >= LEAST:
                action = self.game.notation.parse(point["better"])
                better = self._weighed(move.seat, action, percent(say, expected + point["cost"]))
                verdict = say("web-choice-cost", name=self.match.seats[move.seat], points=round(100 * point["cost"]))
        return Choice(
            self.match.seats[move.seat],
            self.colours[move.seat],
            self.speaker.question(view, move.seat),
            chosen,
            better,
            verdict,
        )

    def _weighed(self, seat: int, action: int, worth: str) -> Weighed:
        note = plain.note(self.match.view(seat), self.words, self.match.seats, action)
        return Weighed(sentences.option(self.speaker, action), note, worth)
