"""Composes the pages of one match: the table as a viewer sees it, the finished game, any moment of a replay."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from flibuste.data.phrases import phrasebook
from flibuste.kernel import HIDDEN, SPECTATOR, Event, Game, Match, Result, View, asking, commitment, deciders
from flibuste.render import plain
from flibuste.render.svg.face import Option, Sight, face
from flibuste.server import speech
from flibuste.server.hindsight import Document
from flibuste.server.lookback import look_back
from flibuste.server.pagemodels import (
    ChatLine,
    FinishedPage,
    Line,
    LookBack,
    Prompt,
    ReplayPage,
    Request,
    RuleNote,
    ScoreRow,
    Seal,
    SeatPanel,
    Since,
    TablePage,
)
from flibuste.server.pages import board, pad

TURN = "turn"  # the event that opens a turn becomes a heading of the log
DIGITS = 9
RECENT = 120  # lines of the log beside the board; the whole of it stands with the finished game


@dataclass(frozen=True, slots=True)
class Around:
    """What the server knows of a table beyond the match itself; everything is already in the reader's language."""

    table: str
    decision: int = 0  # number of the viewer's pending decision; never used twice, even after an undo
    version: int = -1  # of the table, as the stream numbers it
    link: str = ""
    seat_link: str = ""
    away_since: float | None = None  # when the viewer was last at the table, if that is a while ago
    times: Sequence[float] = ()  # of the moves
    bots: Mapping[int, str] = field(default_factory=dict)  # seat -> "easy bot"
    away: frozenset[int] = frozenset()
    clocks: Mapping[int, str] = field(default_factory=dict)
    chat: Sequence[ChatLine] = ()
    requests: Sequence[Request] = ()
    undo: str = ""  # label of the undo button
    undo_help: str = ""
    hint: str = ""
    odds: bool = True  # whether the table shows odds
    can_resign: bool = False
    replaceable: frozenset[int] = frozenset()
    can_rematch: bool = False
    look_back: tuple[Document, bool] | None = None  # what the bots found in hindsight, and whether that is all


class Composer:
    """The pages of a match for one viewer in one language."""

    def __init__(self, match: Match, seat: int, lang: str, around: Around) -> None:
        self.match = match
        self.seat = seat
        self.around = around
        self.game: Game[Any] = match.game
        self.face = face(self.game.key)
        self.speaker = speech.speaker(match, lang)
        self.words = phrasebook(lang, self.game.key)
        self.view: View[Any] = match.view(seat)
        self.colours: Sequence[str] = self.face.COLOURS
        self.sight = Sight(self.view, self.words, match.seats, self.colours)
        self.sight = Sight(self.view, self.words, match.seats, self.colours, {o.action: o for o in self._options()})

    # The table --------------------------------------------------------------------------------------------------------

    def table(self) -> TablePage:
        around = self.around
        panels = self.panels()
        return TablePage(
            table=around.table,
            game=self.game.key,
            title=self.words.say("game-title"),
            state=self.face.state_line(self.sight),
            seats=panels,
            prompt=self._prompt(),
            board=board(self.game.key, self.sight),
            layout=self.face.LAYOUT,
            log=self.log()[-RECENT:],
            rules=self._rules(),
            chat=around.chat,
            ply=len(self.match.known_moves(self.seat)),
            version=around.version,
            watching=self.seat == SPECTATOR,
            undo=around.undo,
            undo_help=around.undo_help,
            requests=around.requests,
            can_resign=around.can_resign,
            replaceable=[panel for panel in panels if panel.seat in around.replaceable],
            link=around.link,
            seat_link=around.seat_link,
            commitment=commitment(self.match.seed),
            why_not=self._why_not(),
            since=self._since(),
        )

    def panels(self) -> list[SeatPanel]:
        """The seats in turn order from the viewer on."""
        count = len(self.match.seats)
        first = self.seat + 1 if self.seat >= 0 else 0
        return [self._panel((first + k) % count) for k in range(count)]

    def _panel(self, seat: int) -> SeatPanel:
        stands = self.face.panel(self.sight, seat)
        asked = seat in deciders(self.view.seen)
        return SeatPanel(
            seat=seat,
            name=self.match.seats[seat],
            colour=self.colours[seat],
            kind=self.around.bots.get(seat, ""),
            status=self.words.say("web-thinking") if asked and seat != self.seat else "",
            asked=asked,
            is_me=seat == self.seat,
            present=seat not in self.around.away,
            clock=self.around.clocks.get(seat, ""),
            values=stands.values,
            progress=stands.progress,
            progress_label=stands.progress_label,
            chips=stands.chips,
        )

    def _options(self) -> Iterator[Option]:
        actions = self.view.options
        notation = self.game.notation
        verbs = [notation.verb(action).word for action in actions]
        for number, (action, verb) in enumerate(zip(actions, verbs, strict=True), 1):
            label, note = self.face.button(self.sight, action) or (speech.answer(self.speaker, action), "")
            note = note or plain.note(self.view, self.words, self.match.seats, action)
            lettered = verbs.count(verb) == 1 and self.words.has(f"key-{verb}")
            digit = str(number) if number <= DIGITS else ""
            text = notation.text(action)
            yield Option(
                action=text,
                label=label,
                verb=verb,
                arguments=text.split()[1:],
                note=note,
                key=self.words.say(f"key-{verb}") if lettered else digit,
                main=len(actions) == 1,
            )

    def _prompt(self) -> Prompt:
        asked = deciders(self.view.seen)
        if self.seat in asked:
            return Prompt(
                question=self.speaker.question(self.view, self.seat),
                who=self.words.say("web-mine"),
                colour=self.colours[self.seat],
                mine=True,
                seat=self.seat,
                decision=self.around.decision,
                options=list(self.sight.offers.values()),
                on_pad=self.face.on_pad(self.sight),
                pad=pad(self.game.key, self.sight),
                rule=asking(self.view.seen, self.seat).rule,
                odds=self.face.odds(self.sight) if self.around.odds else (),
                hint=self.around.hint,
            )
        waited = [seat for seat in asked if seat != self.seat] or [0]
        names = listing(self.words.lang, [self.match.seats[seat] for seat in waited])
        is_bot = len(waited) == 1 and waited[0] in self.around.bots
        alone = self.words.say("web-bot-playing" if is_bot else "web-waiting-for", name=names)
        return Prompt(
            question=alone if len(waited) == 1 else self.words.say("web-waiting-question", names=names),
            who=self.words.say("web-watching" if self.seat == SPECTATOR else "web-wait"),
            colour=self.colours[waited[0]],
            seat=self.seat,
        )

    def _why_not(self) -> str:
        """Why a piece that was pressed is no answer now."""
        asked = deciders(self.view.seen)
        if self.seat in asked:
            return self.words.say("web-why-not-asked", question=self.speaker.question(self.view, self.seat))
        if self.seat == SPECTATOR:
            return self.words.say("web-why-not-watching")
        names = listing(self.words.lang, [self.match.seats[seat] for seat in asked])
        return self.words.say("web-why-not-waiting", names=names)

    def _rules(self) -> list[RuleNote]:
        """The rule behind the question, then the others that its frame names."""
        if self.seat not in deciders(self.view.seen):
            return []
        frame = asking(self.view.seen, self.seat)
        numbers = dict.fromkeys([frame.rule, *frame.rules])
        return [RuleNote(number, self.words.say(number), asked=number == frame.rule) for number in numbers]

    # The log ----------------------------------------------------------------------------------------------------------

    def log(self) -> list[Line]:
        known = self.match.events(self.seat)
        mine = max((ply for ply, (move, _) in enumerate(known, 1) if move.seat == self.seat), default=0)
        lines = [self._line(event, 0) for event in self.match.opening_events(self.seat)]
        for ply, (move, events) in enumerate(known, 1):
            fresh = self.seat >= 0 and ply >= mine
            lines += [self._line(event, ply, move.seat if nth else None, fresh) for nth, event in enumerate(events)]
        return lines

    def _line(self, event: Event, ply: int, cause: int | None = None, fresh: bool = False) -> Line:
        """A line of the log; an effect on another than the one who caused it is shown as such."""
        kind = self.game.events[event[0]]
        owner = event[1] if kind.fields and kind.fields[0].kind == "seat" else SPECTATOR
        return Line(
            text=speech.event(self.speaker, event),
            colour=self.colours[owner] if 0 <= owner < len(self.match.seats) else "",
            ply=ply,
            turn=kind.name == TURN,
            effect=cause is not None and owner != cause,
            fresh=fresh,
            names=[
                f"{field.kind}-{value}"
                for field, value in zip(kind.fields, event[1:], strict=True)
                if field.kind != "number" and value != HIDDEN
            ],
        )

    def _since(self) -> Since | None:
        """What happened after the viewer's last look or last answer, if that was a while ago."""
        away_since = self.around.away_since
        if away_since is None:
            return None
        at = {id(move): time for move, time in zip(self.match.moves, self.around.times, strict=True)}
        known = [move for move, _ in self.match.events(self.seat)]
        old = (n for n, move in enumerate(known, 1) if move.seat == self.seat or at[id(move)] <= away_since)
        seen = max(old, default=0)
        lines = [line for line in self.log() if line.ply > seen]
        return Since(self.words.say("web-since", moves=len(known) - seen), lines) if lines else None

    # After the end ----------------------------------------------------------------------------------------------------

    def finished(self) -> FinishedPage:
        result: Result = self.game.result(self.match.state)
        around = self.around
        seats = sorted(range(len(self.match.seats)), key=lambda seat: result.ranks[seat])
        first = result.winners[0] if result.winners else seats[0]
        return FinishedPage(
            table=around.table,
            game=self.game.key,
            title=self.words.say("game-title"),
            headline=self._headline(result),
            detail=self._detail(result, seats),
            ship=SHIPS[self.colours[first]],
            columns=self.face.columns(self.sight),
            rows=[self._row(result, seat) for seat in seats],
            look_back=self.look_back(),
            seal=self._seal(),
            log=self.log(),
            can_rematch=around.can_rematch,
        )

    def look_back(self) -> LookBack | None:
        known = self.around.look_back
        if known is None:
            return None
        document, done = known
        return look_back(self.match, document, done, self.seat, self.speaker, self.colours)

    def _headline(self, result: Result) -> str:
        say, names = self.words.say, self.match.seats
        if not result.winners:
            return say("web-nobody-wins")
        score = result.scores[result.winners[0]]
        if len(names) == 1:
            return say("web-solo-score", points=score)
        if len(result.winners) > 1:
            return say(
                "web-win-shared", names=listing(self.words.lang, [names[seat] for seat in result.winners]), points=score
            )
        return say("web-wins", name=names[result.winners[0]], points=score)

    def _detail(self, result: Result, seats: Sequence[int]) -> str:
        moves = self.words.say("web-moves-played", count=len(self.match.moves))
        behind = [seat for seat in seats if seat not in result.winners]
        if not behind or not result.winners:
            return moves
        gap = result.scores[result.winners[0]] - result.scores[behind[0]]
        if gap <= 0:
            return moves
        return f"{self.words.say('web-runner-up', name=self.match.seats[behind[0]], gap=gap)} {moves}"

    def _row(self, result: Result, seat: int) -> ScoreRow:
        return ScoreRow(
            name=self.match.seats[seat],
            colour=self.colours[seat],
            cells=self.face.score_cells(self.sight, seat),
            total=str(result.scores[seat]).replace("-", "−"),
            rank=result.ranks[seat],
            winner=seat in result.winners,
        )

    def _seal(self) -> Seal:
        """The seed, and the fingerprint that could be read at the table from the start."""
        return Seal(commitment(self.match.seed), self.match.seed.hex())

    def replay(self, plies: int) -> ReplayPage:
        """The position reached now as one of a finished match of so many plies."""
        log = self.log()
        said = [line.text for line in log if line.ply == len(self.match.moves) and not line.turn]
        return ReplayPage(
            table=self.around.table,
            game=self.game.key,
            title=self.words.say("game-title"),
            ply=len(self.match.moves),
            plies=plies,
            sentence=" ".join(said) or self.words.say("web-replay-start"),
            board=board(self.game.key, self.sight),
            seats=self.panels(),
            log=log,
            layout=self.face.LAYOUT,
            link=self.around.link,
        )


SHIPS = {"blue": "blue", "red": "red", "yellow": "yellow", "green": "green", "white": "black", "violet": "ares"}


def up_to(match: Match, ply: int) -> Match:
    """The match as it stood after so many moves."""
    earlier = Match(match.game, match.seats, match.options, match.seed, match.sheets)
    for move in match.moves[: max(0, ply)]:
        earlier.play(move.seat, move.action)
    return earlier


def listing(lang: str, names: Sequence[str]) -> str:
    """Names in a row: "Maï, Yann and Mousse"."""
    if len(names) < 2:
        return "".join(names)
    return phrasebook(lang).say("web-and", names=", ".join(names[:-1]), last=names[-1])
