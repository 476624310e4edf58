"""What stands on the screen: the board, what happened, the question with its answers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from flibuste.cli.answers import Answer
from flibuste.cli.output import page_width, plain_table
from flibuste.data.phrases import Phrasebook
from flibuste.kernel import SPECTATOR, Event, Match, View
from flibuste.kernel.match import Move
from flibuste.render import text
from flibuste.render.sentences import Speaker
from flibuste.render.svg.face import Sight, face, score_rows
from flibuste.render.text.prose import Prose

QUIET: Final = "dim"
ASKED: Final = "bold"
TOLD: Final = (0, 0, 0, 2)
NO_RANK: Final = "–"  # of a game that everybody lost
MANY: Final = 12  # answers from which on a list is put into columns
BELOW_ANSWERS: Final = 4  # rows for hint and prompt

Parts = list[RenderableType]


def rows(out: Console, *parts: RenderableType) -> int:
    """How many lines it takes on a page."""
    return len(out.render_lines(Group(*parts), out.options.update(width=page_width(out))))


def fits(out: Console, *parts: RenderableType) -> bool:
    """Whether it stands on the screen at once, with the line below it that is typed in."""
    return rows(out, *parts) < out.height


def show_board(view: View[Any], speaker: Speaker, out: Console) -> RenderableType:
    return text.board(view, speaker, page_width(out))


def in_order(view: View[Any], speaker: Speaker, out: Console, news: Parts, below: Parts) -> Parts:
    """What stands above the question where lines only ever follow each other."""
    return [show_board(view, speaker, out), *news]


def above(view: View[Any], speaker: Speaker, out: Console, news: Parts, below: Parts) -> Parts:
    """What stands above the question: the board and the news, in the order in which the board stays in sight; where
    the screen is too small for it, what an answer is found from stands there once more."""
    board = show_board(view, speaker, out)
    if fits(out, board, *news, *below):
        return [board, *news]
    if fits(out, board, *below):
        return [*news[1:], Text(), board]
    return [board, *news, *_near(view, speaker, out, below)]


def _near(view: View[Any], speaker: Speaker, out: Console, below: Parts) -> Parts:
    """As much of it as stands on the screen above the question."""
    left = out.height - rows(out, Text(), *below) - 1
    parts = text.near(view, speaker, page_width(out), left)
    while parts and not fits(out, Text(), *parts, *below):
        parts = parts[1:]
    return [Text(), *parts] if parts else []


def tell(
    known: Iterable[tuple[Move, Sequence[Event]]], speaker: Speaker, opening: Iterable[Event] = ()
) -> list[RenderableType]:
    """What happened: a paragraph for each round and turn (the events of these names open one, together where they
    follow each other), and in it for each player who answers."""
    paragraphs: list[list[str]] = [[speaker.event(event) for event in opening]]
    teller: int | None = None
    before = ""
    for move, events in known:
        if teller not in (None, move.seat):
            paragraphs.append([])
        teller = move.seat
        for event in events:
            name = speaker.game.events[event[0]].name
            if name == "round" or (name == "turn" and before != "round"):
                paragraphs.append([])
                teller = None
            before = name
            paragraphs[-1].append(speaker.event(event))
    return [Padding(Prose(" ".join(sentences)), TOLD) for sentences in paragraphs if sentences]


def answers_of(view: View[Any], speaker: Speaker) -> list[Answer]:
    notation = view.game.notation
    return [Answer(action, notation.text(action), speaker.answer(action)) for action in view.options]


def show_question(view: View[Any], speaker: Speaker, out: Console) -> Group:
    """The question and its numbered answers, with what each of them costs or brings; many answers stand in columns,
    and below a list that fills the screen the question stands once more."""
    answers = answers_of(view, speaker)
    digits = len(str(len(answers)))
    lines = [_answer(view, speaker, f"{number:{digits}}", answer) for number, answer in enumerate(answers, 1)]
    listed = Columns(lines, padding=(0, 3), column_first=True) if len(lines) > MANY else Group(*lines)
    question, indented = Prose(speaker.question(view, view.seat), ASKED), Padding(listed, (0, 0, 0, 1))
    again = out.is_terminal and rows(out, indented) + BELOW_ANSWERS >= out.height
    return Group(question, indented, *([question] if again else []))


def _answer(view: View[Any], speaker: Speaker, number: str, answer: Answer) -> Table:
    note = text.note(view, speaker, answer.action)
    line = Table.grid(padding=(0, 1))
    line.add_row(Text(number, "cyan"), Prose.assemble(answer.sentence, (f"  {note}", QUIET) if note else ""))
    return line


def show_ranking(match: Match, speaker: Speaker) -> Group:
    """The parts of everybody's score and its sum, the best first, and who won."""
    book = speaker.book
    result = match.game.result(match.state)
    shown = face(match.game.key)
    sight = Sight(match.view(SPECTATOR), book, speaker.players, shown.COLOURS)
    rows = score_rows(shown, sight, result)
    table = plain_table(book, "player")
    for row in rows:
        table.add_column(row.name, justify="right", overflow="fold")
    is_won = any(row.winner for row in rows)
    table.add_row(book.say("terminal-column-rank"), *(str(row.rank) if is_won else NO_RANK for row in rows))
    for line, part in enumerate(shown.columns(sight)):
        table.add_row(part.label, *(row.cells[line] for row in rows))
    table.add_row(shown.total_label(sight), *(row.total for row in rows), style=ASKED)
    verdict = shown.headline(sight, result) or _verdict(book, [speaker.players[seat] for seat in result.winners])
    return Group(table, Text(), Prose(verdict, ASKED))


def _verdict(book: Phrasebook, winners: Sequence[str]) -> str:
    if not winners:
        return book.say("terminal-nobody-won")
    if len(winners) == 1:
        return book.say("terminal-won", player=winners[0])
    return book.say("terminal-shared", players=", ".join(winners))
