"""Why something is no answer, and how a fight may go: the same sentences in the browser and the terminal."""

from __future__ import annotations

import pytest

from flibuste.games.nassau.game import GAME_OBJECT
from flibuste.games.nassau.sea import ZONES
from flibuste.games.nassau.state import Nassau
from flibuste.games.nassau.tables import NONE
from flibuste.games.nassau.words import ANIMAL_VERB, BARGE, FIGHT, GO, PLUNDER, SAIL_VERB, TOWER
from flibuste.kernel import Generator, Match
from flibuste.render.sentences import Speaker
from flibuste.render.text import odds, why_not
from tests.games.nassau.table import Table
from tests.games.nassau.test_properties import eager

SEATS = ["Anne", "Bart", "Cheng"]


def typed(t: Table, seat: int, text: str, lang: str = "en") -> str:
    """Why what somebody typed is no answer."""
    game = t.game
    return why_not(game.view(t.s, seat), Speaker(game, lang, ["Anne", "Bart"]), game.notation.parse(text))


def test_what_is_no_answer_says_why_with_figures() -> None:
    t = Table().dog("I").opponent("OP-A1", "K2").opponent("OP-B1", "F2").tower("WT-A1", "cannon", 1, 2)
    t.ship(0, place="A", standing=0, sailors=1, crates=2, provisions=2)
    t.sea().play(0, "act", "sail A")
    assert typed(t, 0, "fight OP-A1") == "", "this one is an answer"
    assert typed(t, 0, "fight OP-B1") == "It lies in zone B; your boat is in zone A."
    assert typed(t, 0, "tower WT-A1") == (
        "It takes at least 3 crates, a weapon and a hand for each: you have 2 crates, 1 cannon and 1 hand."
    )
    assert typed(t, 0, "go 4SESW") == "", "the question is about something else"
    assert "vous avez 2 caisses, 1 canon et 1 homme d’équipage" in typed(t, 0, "tower WT-A1", "fr")


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_reason_along_a_game_is_a_sentence(lang: str) -> None:
    """Whatever could be pressed or typed, in every question of a game: a sentence, or nothing to say."""
    match = Match.start(GAME_OBJECT, SEATS, {"sea": "both", "feld": "yes"}, bytes(range(32)))
    speaker = Speaker(GAME_OBJECT, lang, SEATS)
    dice = Generator(b"", 4)
    told = set()
    while not match.over:
        seat = match.state.decider
        view = match.view(seat)
        for verb in (GO, BARGE, ANIMAL_VERB, SAIL_VERB, FIGHT, TOWER, PLUNDER):
            told |= {
                why_not(view, speaker, action) for action in possible(view.seen, verb) if action not in view.options
            }
        assert not any(why_not(view, speaker, action) for action in view.options)
        match.play(seat, eager(match.state, dice))
    told.discard("")
    assert len(told) > 30
    assert all(sentence.endswith(".") for sentence in told)


def possible(s: Nassau, verb: int) -> list[int]:
    """Everything of a sort that lies on the table."""
    there = {
        GO: [alley for alley in range(len(s.alleys)) if s.city.ends[alley][1] != NONE],
        BARGE: s.city.borders,
        ANIMAL_VERB: s.display,
        SAIL_VERB: range(ZONES),
        FIGHT: [space for space, tile in enumerate(s.opponents) if tile != NONE],
        TOWER: [at for at, weapon in enumerate(s.towers) if weapon != NONE],
        PLUNDER: [at for at, weapon in enumerate(s.posts) if weapon != NONE],
    }
    return [verb + thing for thing in there[verb]]


def test_the_terminal_counts_the_odds_of_a_fight() -> None:
    t = Table().dog("I").opponent("OP-A1", "K2")
    t.ship(0, place="A", standing=0, sailors=3, harpoon=3, crates=4, provisions=2, rum=0)
    t.sea().act(0, "A", "fight OP-A1")
    lines = odds(t.game.view(t.s, 0), Speaker(t.game, "en", ["Anne", "Bart"])).splitlines()
    assert lines == [
        "57% · 1 crate: at least one stays, so the reward is yours",
        "57% · 2 crates: the opponent is beaten",
        "95% · 3 crates: the opponent is beaten",
    ]
