"""`flibuste replay`, `verify` and `position`: what is true is shown, what is not is refused in a sentence."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from flibuste.bots import make_bot
from flibuste.cli.screen import tell
from flibuste.games import registry
from flibuste.kernel import SPECTATOR, Document, Match, deciders
from flibuste.render.sentences import Speaker
from tests.cli.conftest import Run, played_match


@pytest.mark.parametrize(("game", "opens"), [("nassau", "Round 2 begins"), ("amerigo", "Round 2; the time marker")])
def test_a_round_opens_a_paragraph_of_the_log(game: str, opens: str) -> None:
    match, dice = Match.start(registry.game(game), ["Anne", "Bob"], {}, bytes(32)), make_bot("random", 1)
    speaker = Speaker(match.game, "en", match.seats)
    told = ""
    while not match.over and opens not in told:
        seat = deciders(match.state)[0]
        match.play(seat, dice.choose(match.view(seat), 1.0))
        told = " ".join(speaker.event(event) for _, events in list(match.events(SPECTATOR))[-1:] for event in events)
    paragraphs = [str(one.renderable) for one in tell(match.events(SPECTATOR), speaker)]  # type: ignore[union-attr]
    assert [one for one in paragraphs if opens in one] == [one for one in paragraphs if one.startswith(opens)] != []


def test_verify_says_what_it_checked(run: Run, record: Path, finished: Match) -> None:
    ran = run("verify", str(record))
    assert ran.status == 0
    assert ran.out.startswith(f"All right: {len(finished.moves)} actions of port-royal with 3 seats")
    assert "the result is right" in ran.out
    assert run("verify", str(record), "--lang", "fr").out.startswith("Tout est juste")


def test_an_unfinished_save_verifies_too(run: Run, tmp_path: Path) -> None:
    played_match(moves=20).save(tmp_path / "saved.flib.json", reveal=True)
    assert "not over yet" in run("verify", "saved.flib.json").out


def test_replay_prints_the_whole_log_where_nobody_types(run: Run, record: Path) -> None:
    ran = run("replay", str(record), "--lang", "en")
    assert ran.status == 0
    assert "turns up" in ran.out and "The game is over." in " ".join(ran.out.split()) and " wins." in ran.out


def test_the_log_has_a_paragraph_for_each_turn_and_each_who_answers(finished: Match) -> None:
    speaker = Speaker(finished.game, "en", ["A", "B", "C"])
    told = [str(paragraph.renderable) for paragraph in tell(finished.events(SPECTATOR), speaker)]  # type: ignore[union-attr]
    turns = [text for text in told if "’s turn. " in text]
    assert len(turns) == finished.state.turns - 1, "all but the first, which begins with the match"
    assert all(text.index("’s turn. ") == 1 for text in turns)
    assert " ".join(told) == " ".join(speaker.event(event) for move in finished.moves for event in move.events)


def other_seed(document: Document) -> None:
    document["seed"] = "00" * 32


def other_result(document: Document) -> None:
    document["result"]["scores"][0] += 1


def other_action(document: Document) -> None:
    document["actions"][0][1] = "stop"


def another_answers(document: Document) -> None:
    document["actions"][0][0] = (document["actions"][0][0] + 1) % 3


def nonsense_action(document: Document) -> None:
    document["actions"][3] = "reveal"


def cut_short(document: Document) -> None:
    del document["actions"][-1]


def without_key(document: Document) -> None:
    del document["options"]


def other_game(document: Document) -> None:
    document["game"] = "chess"


def nameless_game(document: Document) -> None:
    del document["game"]


def newer_rules(document: Document) -> None:
    document["rules_version"] = 99


def other_digest(document: Document) -> None:
    document["digest"] = "0" * 24


@pytest.mark.parametrize(
    ("tamper", "words"),
    [
        (other_seed, "not the one that was committed to"),
        (other_result, "replaying gives"),
        (other_action, "Action 1 is not legal: 'stop' is not legal now"),
        (another_answers, "Action 1 is not legal"),
        (nonsense_action, "Action 4 should be a seat and a text"),
        (cut_short, "replaying gives None"),
        (without_key, "lacks 'options'"),
        (other_game, "There is no game 'chess'"),
        (nameless_game, "lacks 'game'"),
        (newer_rules, "rules version 99"),
        (other_digest, "digest differs"),
    ],
)
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_tampered_record_is_refused(
    run: Run, record: Path, command: str, tamper: Callable[[Document], None], words: str
) -> None:
    document = json.loads(record.read_text())
    tamper(document)
    record.write_text(json.dumps(document))
    before = record.read_bytes()
    assert words in run(command, str(record)).sentence
    assert record.read_bytes() == before


@pytest.mark.parametrize("content", ["{", "[1, 2]", "ceci n’est pas du JSON"])
@pytest.mark.parametrize("command", ["verify", "replay", "position"])
def test_a_file_that_is_no_document_is_refused(run: Run, tmp_path: Path, command: str, content: str) -> None:
    (tmp_path / "x.json").write_text(content)
    assert "x.json is not" in run(command, "x.json").sentence
    assert "nowhere.json cannot be read" in run(command, "nowhere.json").sentence


def test_a_position_is_shown_with_its_question(run: Run, tmp_path: Path, a_position: Document) -> None:
    (tmp_path / "p.json").write_text(json.dumps(a_position))
    ran = run("position", "p.json", "--lang", "en")
    assert ran.status == 0
    assert "The river" in ran.out and "Player 3" in ran.out and " 1 " in ran.out


def a_coin_more(document: Any) -> None:
    document["board"]["players"][0]["counts"]["gold"] = 99


def a_card_twice(document: Any) -> None:
    document["board"]["discard"].append("governor")


def an_unknown_key(document: Any) -> None:
    document["board"]["parrots"] = 3


def an_unknown_card(document: Any) -> None:
    document["board"]["discard"][0] = "kraken"


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (a_coin_more, "99 gold"),
        (a_card_twice, "'governor' is there 5 times instead of 4"),
        (an_unknown_key, "unknown key 'parrots'"),
        (an_unknown_card, "no card 'kraken'"),
    ],
)
def test_an_impossible_position_is_refused(
    run: Run, tmp_path: Path, a_position: Document, spoil: Callable[[Any], None], words: str
) -> None:
    spoil(a_position)
    (tmp_path / "p.json").write_text(json.dumps(a_position))
    assert words in run("position", "p.json").sentence
