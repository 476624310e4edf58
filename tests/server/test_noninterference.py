"""Two games that differ only in what somebody cannot know are the same game to them: every answer, page and stream,
byte by byte, with the numbers of versions and decisions.

What is different: cards that were drawn unseen, answers amid a simultaneous question, how many and when. That a seat
has finished such a question is public.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from flibuste.kernel import HIDDEN, SPECTATOR, Event, Generator, Match
from flibuste.kernel.event import seen_by
from flibuste.kernel.match import Move
from flibuste.server.tables import play
from flibuste.server.viewers import Viewer
from tests.server.harness import serving
from tests.server.test_streams import Stream, follow
from tests.server.worlds import Clock, SetUp, World, at_random, copied, going_on, laid, named, world

LANES: list[SetUp] = [
    ("rolling-seas", 2, {"deck": "quick"}),
    ("rolling-seas", 3, {"deck": "stormier", "ambush": "yes"}),
    ("captains-war", 2, {}),
    ("captains-war", 4, {"adventure": "all"}),
]
CARDS: list[SetUp] = [
    *LANES,
    ("port-royal", 2, {}),
    ("port-royal", 3, {"contracts": "competitive", "sails": "marked", "gambler": "yes"}),
    ("port-royal", 2, {"contracts": "cooperative"}),
    ("port-royal", 3, {"adventure": "cooperative", "chapter": "1"}),
    ("port-royal", 3, {"adventure": "competitive", "chapter": "2", "adventurers": "draft"}),
    ("port-royal", 2, {"adventure": "cooperative", "chapter": "3"}),
    ("port-royal", 2, {"adventure": "variable"}),
    ("port-royal", 4, {"adventure": "competitive", "chapter": "4"}),
    ("port-royal", 3, {"adventure": "cooperative", "chapter": "5"}),
    ("amerigo", 2, {}),
    ("nassau", 3, {}),
    ("nassau", 2, {"sea": "both", "feld": "yes"}),
]
FORKS = 2  # of a game that are looked at
POSITIONS = 2  # likewise


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    found = Clock()
    monkeypatch.setattr("time.time", found)
    return found


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "first.sqlite3"


def to_a_fork(here: World, dice: random.Random, long: bool = False) -> list[int]:
    """Play on until several are asked at once and nobody has answered yet, with more than one answer to give where the
    question shall be a long one; who is asked."""
    while not here.is_over():
        asked = here.asked()
        if here.question(asked[0]) is None or len(asked) < 2:
            here.answer(asked[0], at_random(dice))
            continue
        with here.services.tables.looking(here.table.id) as table:
            if not long or all(going_on(dice)(table.playing, seat) for seat in asked[1:]):
                return asked
        through_the_fork(here, dice)
    return []


def through_the_fork(here: World, dice: random.Random) -> None:
    question = here.question(here.asked()[0])
    while (asked := here.asked()) and here.question(asked[0]) == question:
        here.answer(asked[0], at_random(dice))


def busy(here: World, seat: int, dice: random.Random, clock: Clock) -> int:
    """Answer, take back, ask for hints, all amid the question; how many answers."""
    tables, viewer, given = here.services.tables, Viewer(token=here.table.tokens[seat]), 0
    for _ in range(4):
        clock.now += 100.0
        play.ask_hint(tables, here.table.id, viewer, None)
        with tables.looking(here.table.id) as table:
            action, number = going_on(dice)(table.playing, seat), table.decision(seat)
            text = table.game.notation.text(action) if action else ""
            known = table.playing.may_undo(seat) and table.playing.moves[-1].seat == seat and given > 0
        if text:
            play.give_hint(tables, here.table.id, seat, number, text)
            here.repeat(seat, text)
            given += 1
        if known and dice.random() < 0.4:
            play.undo(tables, here.table.id, viewer)
    return given


def one_question_on(here: World, dice: random.Random) -> None:
    """One answer, or everybody's to a simultaneous question."""
    if here.question(here.asked()[0]) is None:
        here.answer(here.asked()[0], at_random(dice))
    else:
        through_the_fork(here, dice)


def finish(here: World, seat: int, dice: random.Random) -> None:
    question = here.question(seat)
    while question is not None and here.question(seat) == question:
        here.answer(seat, at_random(dice))


def same(left: World, right: World, eyes: list[int]) -> None:
    for eye in eyes:
        one, two = left.told(eye), right.told(eye)
        for path, content in one.items():
            assert two[path].decode() == content.decode(), f"seat {eye}, {path}"


@pytest.mark.parametrize("set_up", LANES, ids=named)
def test_answers_amid_a_simultaneous_question(database: Path, clock: Clock, set_up: SetUp) -> None:
    """One world where nobody has answered yet, and one where some have answered, how often and when they liked."""
    dice, secrets, long = random.Random(7), 0, set_up[0] == "rolling-seas"  # elsewhere one answer is all
    with laid(database, set_up) as first:
        asked = to_a_fork(first, dice, long)
    for fork in range(FORKS):
        start, (eye, *actors) = clock.now, asked
        left, right = (copied(database, f"{fork}-{side}.sqlite3") for side in ("quiet", "busy"))
        with (
            world(left, first.table, first.guests) as quiet,
            world(right, first.table, first.guests) as noisy,
        ):
            secrets += sum(busy(noisy, actor, dice, clock) for actor in actors)
            clock.now = start + 5000.0
            same(quiet, noisy, [eye, SPECTATOR])
            for actor in actors:
                for here in (quiet, noisy):
                    clock.now = start + 6000.0 + actor
                    finish(here, actor, random.Random(here is quiet))
                same(quiet, noisy, [eye, SPECTATOR])
        with world(database, first.table, first.guests) as on:
            through_the_fork(on, dice)
            asked = to_a_fork(on, dice, long)
        if not asked:
            break
    assert secrets or not long, "Nobody ever answered in secret."


@pytest.mark.parametrize("set_up", LANES, ids=named)
def test_the_order_and_time_of_secret_answers(database: Path, clock: Clock, set_up: SetUp) -> None:
    """The same answers, seat after seat or by turns: when all have finished nobody can tell."""
    dice = random.Random(11)
    with laid(database, set_up) as first:
        asked = to_a_fork(first, dice)
    for fork in range(FORKS):
        start = clock.now
        left, right = (copied(database, f"{fork}-{side}.sqlite3") for side in ("rows", "turns"))
        given: dict[int, list[str]] = {seat: [] for seat in asked}
        with world(left, first.table, first.guests) as rows, world(right, first.table, first.guests) as turns:
            question = rows.question(asked[0])
            for seat in asked:
                clock.now = start + 1000.0 * (seat + 1)
                while rows.question(seat) == question:
                    given[seat].append(rows.answer(seat, at_random(dice)))
            clock.now = start
            for turn in range(max(map(len, given.values()))):
                for seat in reversed(asked):
                    if turn < len(given[seat]) - 1:
                        clock.now += 1.0
                        turns.repeat(seat, given[seat][turn])
            for seat in asked:
                clock.now = start + 1000.0 * (seat + 1)
                turns.repeat(seat, given[seat][-1])
            clock.now = start + 9000.0
            same(rows, turns, [SPECTATOR, *range(len(first.table.tokens))])
            asked = to_a_fork(rows, dice)
        if not asked:
            break
        database = left


@pytest.mark.parametrize("set_up", CARDS, ids=named)
def test_what_was_drawn_unseen(database: Path, clock: Clock, set_up: SetUp) -> None:
    """At several moments of a game everything that somebody cannot know is made anew, in the position and in what
    happened."""
    dice, secrets = random.Random(13), 0
    with laid(database, set_up) as here:
        for _ in range(POSITIONS):
            for _ in range(25 if here.question(here.asked()[0]) is None else 3):
                if not here.is_over():
                    one_question_on(here, dice)
            if here.is_over():
                break
            for eye in (SPECTATOR, *range(set_up[1])):
                before = here.told(eye)
                with here.services.tables.looking(here.table.id) as table:
                    kept, match = table.match, redrawn(table.playing, eye, dice)
                    secrets += unknown(match) != unknown(table.playing)
                try:
                    swap(here, match)
                    after = here.told(eye)
                finally:
                    assert kept is not None
                    swap(here, kept)
                for path, content in before.items():
                    assert after[path].decode() == content.decode(), f"seat {eye}, {path}"
    assert secrets, "Nothing was ever unknown to anybody."


def unknown(match: Match) -> tuple[object, object]:
    """What lies there, and what chance has in store: where nothing is dealt face down, that is the secret."""
    return match.state.facts(), match.state.rng


def swap(here: World, match: Match) -> None:
    slot = here.services.tables._memory.slot(here.table.id)
    assert slot.table is not None
    slot.table.match, slot.rendered = match, {}


def redrawn(match: Match, eye: int, dice: random.Random) -> Match:
    """The same match as far as a seat may know it, everything else another."""
    other = Match.__new__(Match)
    for name in ("game", "version", "sheets", "seats", "options", "seed", "deal", "taken_back", "joined"):
        setattr(other, name, getattr(match, name))
    with match.data():
        other.state = match.game.imagine(match.view(eye), Generator(b"", dice.getrandbits(60)))
    other.opening = [blurred(match, event, eye) for event in match.opening]
    other.moves = [
        Move(move.seat, move.action, [blurred(match, event, eye) for event in move.events], move.revealed, move.secret)
        for move in match.moves
    ]
    return other


def blurred(match: Match, event: Event, eye: int) -> Event:
    """Another event that the seat cannot tell from this one."""
    seen = seen_by(match.game.events, event, eye)
    return tuple(0 if told == HIDDEN != real else real for real, told in zip(event, seen, strict=True))


@pytest.mark.parametrize("set_up", LANES[::2], ids=named)
def test_a_stream_is_silent_about_secret_answers(database: Path, set_up: SetUp, clock: Clock) -> None:
    """Real servers: the word after the first is that of the chat, whatever was answered in between."""
    dice = random.Random(17)
    with laid(database, set_up) as first:
        eye, *actors = to_a_fork(first, dice, set_up[0] == "rolling-seas")
    heard = []
    for side in ("quiet", "busy"):
        copy = copied(database, f"{side}.sqlite3")
        with world(copy, first.table, first.guests) as here, serving(f"sqlite:///{copy}", bots=0) as server:
            streams = [follow(server, first.table, None if seat == SPECTATOR else seat) for seat in (eye, SPECTATOR)]
            words = [stream.next() for stream in streams]
            if side == "busy":
                for actor in actors:
                    busy(here, actor, dice, clock)
            play.say(here.services.tables, here.table.id, Viewer(token=here.table.tokens[eye]), "well?")
            words += [after(stream, word[0]) for stream, word in zip(streams, words, strict=True)]
            heard.append(words)
    assert heard[0] == heard[1]


def after(stream: Stream, version: int) -> tuple[int, str]:
    """The next word of another version; who comes and goes is told with the one that is known."""
    word = stream.next()
    return after(stream, version) if word[0] == version else word
