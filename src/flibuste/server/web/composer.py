"""Composes the page of a running match as one viewer sees it; `afterwards.py` composes those of a finished one."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from typing import Any

from flibuste.data.phrases import phrasebook
from flibuste.kernel import SPECTATOR, Game, Match, View, asking, commitment, deciders
from flibuste.render import plain
from flibuste.render.svg.face import Option, Sight, face
from flibuste.server.bots.hindsight import Document
from flibuste.server.tables import sentences
from flibuste.server.web import catalogue
from flibuste.server.web.finished_models import Sequel
from flibuste.server.web.log_lines import Log
from flibuste.server.web.rendering import board, pad
from flibuste.server.web.table_models import (
    ChatLine,
    LooksAt,
    Prompt,
    Request,
    RuleNote,
    SeatPanel,
    TablePage,
)

DIGITS = 9
BUTTONS = 24  # more answers stand in a list
AT_A_GLANCE = 9  # more answers do if they are pressed on the board, and leave the bar to the others
RECENT = 120  # lines of the log beside the board; the whole of it stands with the finished game


@dataclass(frozen=True, slots=True)
class TableContext:
    """What the server knows of a table beyond the match itself; everything is already in the reader's language."""

    table: str
    decision: int = 0  # number of the viewer's pending decision; never used twice, even after an undo
    version: int = -1  # of the table, as the stream numbers it
    link: str = ""
    seat_link: str = ""
    away_since: float | None = None  # when the viewer was last at the table, if that is a while ago
    times: Sequence[float] = ()  # when everybody knew of each move
    colours: Sequence[str] = ()  # of the seats, if not the game's usual ones
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
    can_return: bool = False  # a bot plays in the viewer's stead
    replaceable: frozenset[int] = frozenset()
    can_rematch: bool = False
    verifies: bool = False  # the shuffle is recomputed for the viewer
    look_at: int = SPECTATOR  # the seat whose board the viewer looks at instead of the own one
    may_speak: bool = True
    look_back: tuple[Document, bool] | None = None  # what the bots found in hindsight, and whether that is all
    campaign: str = ""  # whose evening this is
    sequel: Sequel | None = None

    def key(self) -> Hashable:
        """The same for everybody to whom the live part of the page looks the same."""
        return tuple(_hashable(getattr(self, part.name)) for part in fields(self) if part.name not in OF_THE_FRAME)


OF_THE_FRAME = ("away_since", "times")  # what only the whole page tells


def _hashable(value: Any) -> Hashable:
    if isinstance(value, Mapping):
        return tuple(sorted(value.items()))
    return tuple(value) if isinstance(value, list) else value


class Composer:
    """A match for one viewer in one language."""

    def __init__(self, match: Match, seat: int, lang: str, context: TableContext) -> None:
        self.match = match
        self.seat = seat
        self.context = context
        self.game: Game[Any] = match.game
        self.face = face(self.game.key)
        self.speaker = sentences.speaker(match, lang)
        self.words = phrasebook(lang, self.game.key)
        self.view: View[Any] = match.view(seat)
        self.colours: Sequence[str] = context.colours or self.face.COLOURS
        self.sight = Sight(self.view, self.words, match.seats, self.colours)
        self.log = Log(match, seat, self.speaker, self.colours)
        self.sight = replace(
            self.sight,
            offers={option.action: option for option in self._options()},
            news=self.log.news(),
        )

    # The table --------------------------------------------------------------------------------------------------------

    def table(self) -> TablePage:
        context = self.context
        panels = self.panels()
        return TablePage(
            table=context.table,
            game=self.game.key,
            title=self.words.say("game-title"),
            state=self.face.state_line(self.sight),
            seats=panels,
            prompt=self._prompt(),
            board=board(self.game.key, self._sight_of_board()),
            looks_at=self._looks_at(),
            layout=self.face.LAYOUT,
            log=self.log.lines(RECENT),
            rules=self._rules(),
            chat=context.chat,
            ply=len(self.match.known_moves(self.seat)),
            version=context.version,
            watching=self.seat == SPECTATOR,
            may_speak=self.context.may_speak,
            undo=context.undo,
            undo_help=context.undo_help,
            requests=context.requests,
            can_resign=context.can_resign,
            can_return=context.can_return,
            replaceable=[panel for panel in panels if panel.seat in context.replaceable],
            link=context.link,
            seat_link=context.seat_link,
            commitment=commitment(self.match.seed),
            deal=catalogue.deal(self.words, self.match.deal),
            why_not=self._why_not(),
            since=self.log.since(context.times, context.away_since),
            campaign=context.campaign,
        )

    def _sight_of_board(self) -> Sight:
        """The viewer's own, or what lies before another seat: nothing can be pressed there."""
        other = self.context.look_at
        return self.sight if other == SPECTATOR else replace(self.sight, offers={}, shown=other)

    def _looks_at(self) -> LooksAt | None:
        other = self.context.look_at
        if other == SPECTATOR:
            return None
        return LooksAt(other, self.match.seats[other], self.colours[other])

    def panels(self) -> list[SeatPanel]:
        """The seats in turn order from the viewer on."""
        count = len(self.match.seats)
        first = self.seat + 1 if self.seat >= 0 else 0
        return [self._panel((first + k) % count) for k in range(count)]

    def _panel(self, seat: int) -> SeatPanel:
        stands = self.face.panel(self.sight, seat)
        asked = seat in self.asked
        return SeatPanel(
            seat=seat,
            name=self.match.seats[seat],
            colour=self.colours[seat],
            kind=self.context.bots.get(seat, ""),
            status=self._status(seat),
            asked=asked,
            is_me=seat == self.seat,
            present=seat not in self.context.away,
            clock=self.context.clocks.get(seat, ""),
            values=stands.values,
            progress=stands.progress,
            progress_label=stands.progress_label,
            chips=stands.chips,
            more=stands.more,
        )

    @property
    def asked(self) -> Sequence[int]:
        """Whom the table waits for. Who has finished amid a simultaneous question is public; what they chose is not."""
        return deciders(self.match.state)

    def _status(self, seat: int) -> str:
        if seat == self.seat:
            return ""
        if seat in self.asked:
            return self.words.say("web-thinking")
        return self.words.say("web-chose") if self.match.state.fork is not None else ""

    def _options(self) -> Iterator[Option]:
        actions = self.face.in_order(self.sight, self.view.options)
        notation = self.game.notation
        verbs = [notation.verb(action).word for action in actions]
        for number, (action, verb) in enumerate(zip(actions, verbs, strict=True), 1):
            label, note = self.face.button(self.sight, action) or ("", "")
            label = label or sentences.option(self.speaker, action)
            if verb not in self.face.TELLS_ALL:
                note = plain.full_note(self.view, self.words, self.match.seats, action, label, note)
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
            options = list(self.sight.offers.values())
            laid = [option for verb in self.face.LAYS for option in self.sight.offering(verb)]
            pressed = [option for option in options if option.verb in self.face.ON_BOARD]
            shown = pressed if len(options) > AT_A_GLANCE else ()
            return Prompt(
                question=self.speaker.question(self.view, self.seat),
                who=self.words.say("web-mine"),
                colour=self.colours[self.seat],
                mine=True,
                seat=self.seat,
                decision=self.context.decision,
                options=options,
                on_pad=self.face.on_pad(self.sight),
                pad=pad(self.game.key, self.sight),
                listed=laid or shown or (options if len(options) > BUTTONS else ()),
                lays=bool(laid),
                rule=asking(self.view.seen, self.seat).rules[0],
                odds=self.face.odds(self.sight) if self.context.odds else (),
                hint=self.context.hint,
                first=self._first(),
                because=self.speaker.because(self.view, self.seat),
            )
        waited = [seat for seat in self.asked if seat != self.seat] or [0]
        names = listing(self.words.lang, [self.match.seats[seat] for seat in waited])
        is_bot = len(waited) == 1 and waited[0] in self.context.bots
        alone = self.words.say("web-bot-playing" if is_bot else "web-waiting-for", name=names)
        return Prompt(
            question=self._chosen(names)
            or (alone if len(waited) == 1 else self.words.say("web-waiting-question", names=names)),
            who=self.words.say("web-watching" if self.seat == SPECTATOR else "web-wait"),
            colour=self.colours[waited[0]],
            seat=self.seat,
        )

    def _chosen(self, names: str) -> str:
        """What the viewer has answered while the others still think."""
        pending = [move for move in self.match.moves[self.match.joined :] if move.seat == self.seat]
        if not pending:
            return ""
        answer = sentences.option(self.speaker, pending[-1].action)
        return self.words.say("web-waiting-chosen", answer=answer, names=names)

    def _first(self) -> str:
        """What a stranger wants to know before the first answer: whose turn, what for, what odd figures mean."""
        return "" if self.match.ply(self.seat) else self.speaker.first(self.view, self.seat)

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
        numbers = asking(self.view.seen, self.seat).rules
        return [RuleNote(number, self.words.say(number), asked=number == numbers[0]) for number in numbers]


def listing(lang: str, names: Sequence[str]) -> str:
    """Names in a row: "Maï, Yann and Mousse"."""
    if len(names) < 2:
        return "".join(names)
    return phrasebook(lang).say("web-and", names=", ".join(names[:-1]), last=names[-1])
