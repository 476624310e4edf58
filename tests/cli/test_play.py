"""`flibuste play` with lines typed in advance."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from flibuste.cli.answers import Answer, meant
from flibuste.cli.table import sees_apart
from flibuste.games import registry
from flibuste.games.port_royal.odds import bust_odds
from flibuste.kernel import Match, read_record, replay
from tests.cli.conftest import Run, played_match
from tests.kernel.toy import NINE, TOY

SEED = "11" * 32


def records(tmp_path: Path) -> list[Path]:
    return sorted((tmp_path / "data" / "flibuste").glob("*.flib.json"))


def test_a_whole_game_against_two_bots_by_numbers_alone(run: Run, tmp_path: Path) -> None:
    ran = run("play", "port-royal", "--seed", SEED, typed="1\n" * 2000)
    assert ran.status == 0
    assert "Type the number of an answer and press Enter." in ran.out
    assert "Your turn: turn up the first card." in ran.out
    assert "Rank" in ran.out and " wins." in ran.out
    (file,) = records(tmp_path)
    assert str(file) in ran.out
    document = read_record(file)
    assert document["seats"] == ["Corsair", "Bonny (greedy)", "Morgan (greedy)"]
    assert document["result"] is not None and document["seed"] == SEED
    assert run("verify", str(file)).status == 0


def test_the_same_seed_and_answers_give_the_same_game(run: Run) -> None:
    games = [run("play", "port-royal", "--seed", SEED, typed="1\n" * 30).out.partition("saved in")[0] for _ in range(2)]
    assert games[0] == games[1]


def test_the_locale_chooses_the_language(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    ran = run("play", "port-royal", "--seed", SEED, typed="aide\nchances\njournal\nquitter\n")
    assert "Tapez le numéro d’une réponse, puis Entrée." in ran.out
    assert "Pour continuer" in ran.out
    assert "Type the number" in run("play", "port-royal", "--lang", "en", typed="").out


@pytest.mark.parametrize(
    "players", [("--seats", "2"), ("--players", "Maï,Yann"), ("--players", "Maï", "--bots", "random")]
)
def test_two_at_the_table(run: Run, tmp_path: Path, players: tuple[str, ...]) -> None:
    assert run("play", "port-royal", *players, typed="").status == 0
    assert len(read_record(records(tmp_path)[0])["seats"]) == 2


def test_hot_seat_asks_each_by_name_without_a_curtain_where_nothing_is_secret(run: Run) -> None:
    ran = run("play", "port-royal", "--players", "Maï,Yann", "--seed", SEED, typed="1\n" * 60)
    assert "Maï>" in ran.out and "Yann>" in ran.out
    assert "presses Enter" not in ran.out


def test_a_curtain_falls_before_each_change_of_players_where_there_are_secrets(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("flibuste.cli.table.sees_apart", lambda *_: True)
    ran = run("play", "port-royal", "--players", "Maï,Yann", "--seed", SEED, typed="\n1\n1\nquit\n")
    assert ran.out.count("presses Enter, the others look away.") == 1
    assert ran.out.index("look away") < ran.out.index("The river")
    assert len(read_record(records(tmp_path)[0])["actions"]) == 2


def test_secrets_are_what_two_people_see_differently() -> None:
    assert not sees_apart(played_match(moves=10), 0, (0, 1, 2))
    toy = Match.start(TOY, ["Maï", "Yann"], NINE, bytes(32))
    assert sees_apart(toy, 0, (0, 1))
    assert not sees_apart(toy, 0, (0,))


def test_commands_explain_and_change_nothing(run: Run, tmp_path: Path) -> None:
    ran = run("play", "port-royal", "--seed", SEED, typed="?\nlog\ncards\nundo\nhelp\nsave mine.flib.json\n")
    assert "PR-BASE-020" in ran.out
    assert "Morgan stops." in ran.out
    assert "There is nothing to take back" in ran.out
    assert "take back your last answer" in ran.out
    saved, kept = read_record(tmp_path / "mine.flib.json"), read_record(records(tmp_path)[0])
    assert saved == kept


def test_why_is_asked_by_its_sign_or_its_word(run: Run) -> None:
    signs = [("en", "?"), ("en", "why"), ("fr", "?"), ("fr", "pourquoi"), ("fr", "why")]
    for lang, sign in signs:
        assert "PR-BASE-020" in run("play", "port-royal", "--seed", SEED, "--lang", lang, typed=f"{sign}\n").out


def test_odds_are_counted_exactly(run: Run, tmp_path: Path) -> None:
    ran = run("play", "port-royal", "--seed", SEED, typed="1\n1\nodds\n")
    s = replay(registry.game("port-royal"), read_record(records(tmp_path)[0])).state
    busting, unseen = bust_odds(s, 0)
    assert busting > 1
    assert f"{busting} cards of {unseen} hidden (pile and coins), {round(100 * busting / unseen)}%" in ran.out


def test_undo_takes_back_what_revealed_nothing(run: Run, tmp_path: Path) -> None:
    typed = "1\nstop\nundo\n"
    ran = run("play", "port-royal", "--seed", SEED, "--players", "Maï,Yann", typed=typed)
    assert "Taken back." in ran.out
    assert [text for _, text in read_record(records(tmp_path)[0])["actions"]] == ["reveal"]


def test_an_answer_may_be_notation_or_an_unmistakable_beginning(run: Run, tmp_path: Path) -> None:
    ran = run("play", "port-royal", "--seed", SEED, "--players", "Maï,Yann", typed="reveal\nturn\nzzz\n7\nst\n")
    assert [text for _, text in read_record(records(tmp_path)[0])["actions"]] == ["reveal", "reveal", "stop"]
    assert "“zzz” is none of the answers: type a number from 1 to 2, or help." in ran.out
    assert "“7” is none of the answers" in ran.out


def test_what_may_be_meant() -> None:
    answers = [
        Answer(1, "take sailor-1", "Take a sailor"),
        Answer(2, "take sailor-2", "Take a sailor (2)"),
        Answer(3, "pass", "Terminé"),
    ]
    for text, actions in {
        "1": [1],
        "3": [3],
        "0": [],
        "4": [],
        "take sailor-2": [2],
        "TAKE  SAILOR": [1, 2],
        "take a sailor": [1],
        "pa": [3],
        "termine": [3],
        "x": [],
    }.items():
        assert [answer.action for answer in meant(text, answers)] == actions, text


def test_leaving_saves_and_the_game_goes_on_from_there(run: Run, tmp_path: Path) -> None:
    left = run("play", "port-royal", "--seed", SEED, typed="1\n1\nquit\n")
    (file,) = records(tmp_path)
    assert left.status == 0 and f"flibuste play --load {file}" in left.out
    before = read_record(file)["actions"]
    again = run("play", "--load", str(file), typed="1\n" * 2000)
    assert " wins." in again.out
    after = read_record(file)
    assert after["actions"][: len(before)] == before and after["result"] is not None


def test_a_loaded_match_keeps_its_people_and_bots(run: Run, tmp_path: Path) -> None:
    match = played_match(moves=30)
    match.save(tmp_path / "saved.flib.json", reveal=True)
    ran = run("play", "--load", "saved.flib.json", typed="")
    assert "Maï>" in ran.out and "Bonny>" not in ran.out
    document = read_record(tmp_path / "saved.flib.json")
    assert replay(match.game, document).seats == match.seats


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("play",), "Which game?"),
        (("play", "chess"), "There is no game 'chess'"),
        (("play", "port-royal", "--bots", "genius"), "There is no bot 'genius'"),
        (("play", "port-royal", "--seats", "9"), "not 9"),
        (("play", "port-royal", "--seats", "3", "--bots", "greedy"), "1 players and 1 bots do not make 3 seats"),
        (("play", "port-royal", "--players", "Maï,Maï"), "a name of their own"),
        (("play", "port-royal", "--players", "Maï,"), "cannot be called ''"),
        (("play", "port-royal", "--players", "X (greedy)"), "cannot be called 'X (greedy)'"),
        (("play", "port-royal", "--option", "end"), "written key=value"),
        (("play", "port-royal", "--option", "end=never"), "Option end cannot be 'never'"),
        (("play", "port-royal", "--option", "wind=west"), "has no option 'wind'"),
        (("play", "port-royal", "--lang", "de"), "no texts in language 'de'"),
        (("play", "port-royal", "--data", "nowhere"), "nowhere is not a folder"),
        (("play", "port-royal", "--fast"), "No such option: --fast"),
        (("play", "--load", "nowhere.flib.json"), "nowhere.flib.json cannot be read"),
        (("play", "port-royal", "--load", "x.flib.json"), "--load goes with --lang and --data only"),
        (("sail",), "No such command 'sail'"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(
    run: Run, tmp_path: Path, arguments: tuple[str, ...], words: str
) -> None:
    assert words in run(*arguments, typed="1\n").sentence
    assert records(tmp_path) == []


def test_no_line_of_french_begins_with_its_punctuation(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for columns in range(40, 80, 3):
        monkeypatch.setenv("COLUMNS", str(columns))
        ran = run("rules", "port-royal", "--lang", "fr")
        assert not re.search(r"^\s*[:;?!%»]", ran.out, re.MULTILINE)
        assert not re.search(r"«\s*$", ran.out, re.MULTILINE)


def test_a_finished_match_is_not_played_on(run: Run, record: Path) -> None:
    before = record.read_bytes()
    assert "is over" in run("play", "--load", str(record)).sentence
    assert record.read_bytes() == before


def test_a_save_that_cannot_be_written_is_said_and_the_game_goes_on(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    ran = run("play", "port-royal", typed="save file/match.flib.json\nquit\n")
    assert ran.status == 0 and "cannot be written" in ran.out


@pytest.mark.parametrize("columns", [60, 80, 120, 200])
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_no_line_is_wider_than_the_window(run: Run, monkeypatch: pytest.MonkeyPatch, columns: int, lang: str) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    ran = run(
        "play",
        "port-royal",
        "--seed",
        SEED,
        "--lang",
        lang,
        typed="\n".join("111?") + "\ncards\nhelp\nlog\n" + "1\n" * 25,
    )
    page = ran.out.replace("> ", ">\n").rpartition("flibuste play --load")[0]
    lines = [line.rstrip() for line in page.splitlines() if ".flib.json" not in line]
    assert min(columns, 120) - 10 <= max(map(len, lines)) <= columns


def test_saving_leaves_a_file_alone_that_holds_something_else(run: Run, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Chère Anne")
    ran = run("play", "port-royal", "--lang", "fr", typed="sauver letter.txt\nsauver moi\nsauver moi\n")
    assert "letter.txt existe déjà" in ran.out and (tmp_path / "letter.txt").read_text() == "Chère Anne"
    assert ran.out.count("Sauvegardé : moi".replace(" :", "\N{NO-BREAK SPACE}:")) == 2
