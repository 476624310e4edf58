"""What a player is told at the terminal: everything, once, and no more than may be known."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console, Group, RenderableType

from flibuste.cli.news import known_by, told_at_last_answer, why_not_undone
from flibuste.cli.replay import Viewer
from flibuste.cli.screen import tell
from flibuste.games import registry
from flibuste.kernel import SPECTATOR, Match, deciders, options_of
from flibuste.render.sentences import Speaker


def lanes(key: str, answers: int) -> Match:
    """A match in which the first seat answers as long as it may, then the second: their answers stand in that order."""
    match = Match.start(registry.game(key), ["Anne", "Bob"], seed=bytes(32))
    while len(match.moves) < answers and not match.over:
        seat = deciders(match.state)[0]
        match.play(seat, options_of(match.state, seat)[0])
    return match


@pytest.mark.parametrize("key", ["rolling-seas", "captains-war"])
def test_what_the_others_did_meanwhile_is_told_when_a_simultaneous_phase_ends(key: str) -> None:
    match = lanes(key, 60)
    heard: list[set[tuple[int, int]]] = [set(), set()]
    again = Match.start(match.game, match.seats, seed=bytes(32))
    for move in match.moves:
        known = set(known_by(again, move.seat))
        news = known - told_at_last_answer(again)[move.seat]
        assert not news & heard[move.seat], "told twice"
        heard[move.seat] |= news
        assert heard[move.seat] == known, "never told"
        again.play(move.seat, move.action)
    assert all(any(seat != own for seat, _ in heard[own]) for own in (0, 1))


def test_after_loading_only_what_came_since_the_last_answer_is_news() -> None:
    match = lanes("port-royal", 40)
    for seat in (0, 1):
        last = max(at for at, move in enumerate(match.moves) if move.seat == seat)
        assert len(told_at_last_answer(match)[seat]) == last


def test_a_move_that_stays_has_its_true_reason() -> None:
    match = Match.start(registry.game("port-royal"), ["Anne", "Bob"], {"first": "first-seat"}, bytes(32))
    assert why_not_undone(match, 0) == "nothing"
    match.play(0, "reveal")
    assert (match.may_undo(0), why_not_undone(match, 0)) == (False, "revealed")
    while deciders(match.state) == [0]:
        match.play(0, options_of(match.state, 0)[-1])
    match.play(1, options_of(match.state, 1)[0])
    assert why_not_undone(match, 0) == "answered"


@pytest.mark.parametrize("key", ["rolling-seas", "captains-war"])
def test_a_replay_shows_what_each_move_made_known(key: str) -> None:
    """Where all choose at once it waits for the last of them, and then tells of everybody."""
    match = lanes(key, 30)
    speaker = Speaker(match.game, "en", match.seats)
    whole = words(tell(match.events(SPECTATOR), speaker, match.opening_events(SPECTATOR)))
    viewer = Viewer(match, speaker, Console(file=StringIO()))
    pages = []
    for place in range(len(viewer.actions) + 1):
        viewer.turn_to(str(place))
        pages.append(words(viewer.news()))
    told = [page for page in pages if "shows when all have" not in page]
    assert len(told) < len(pages) and " ".join(told).split() == whole.split()
    viewer.turn_to("b")
    assert words(viewer.news()) == pages[-2]


def words(parts: list[RenderableType]) -> str:
    out = Console(width=200, record=True, file=StringIO())
    out.print(Group(*parts))
    return out.export_text().strip()
