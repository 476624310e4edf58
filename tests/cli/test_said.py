"""What the terminal says beyond the board: refusals in the reader's language, scores by their parts, who won."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from flibuste.cli.records import home, save_record
from flibuste.cli.screen import show_question, show_ranking
from flibuste.games.port_royal.cards import CHARACTER
from flibuste.games.port_royal.catalogue import INFLUENCE
from flibuste.games.registry import game
from flibuste.kernel import SPECTATOR, BadRecord, Generator, Match, below, deciders, options_of
from flibuste.render import text
from flibuste.render.sentences import Speaker
from flibuste.render.svg.face import Sight, face
from tests.cli.conftest import Run

PARTS = {"rolling-seas": 5, "captains-war": 7, "amerigo": 3, "nassau": 7, "port-royal": 2}
SUMMANDS = ("rolling-seas", "captains-war", "nassau")  # elsewhere a part may be a count


def played(key: str, seats: int, options: dict[str, str] | None = None, seed: int = 5) -> Match:
    match = Match.start(game(key), ["Anne", "Bart", "Cora"][:seats], options or {}, bytes(31) + bytes([seed]))
    dice = Generator(b"", 4)
    while not match.over:
        seat = deciders(match.state)[0]
        choices = options_of(match.state, seat)
        match.play(seat, choices[below(dice, len(choices))])
    return match


def shown(thing: object) -> str:
    out = Console(width=200, record=True, file=StringIO())
    out.print(thing)
    return out.export_text()


@pytest.mark.parametrize(
    ("arguments", "french", "english"),
    [
        (("--option", "end=never"), "ne peut pas être", "cannot be"),
        (("--option", "wind=high"), "n’a pas d’option", "has no option"),
        (("--option", "end"), "clé=valeur", "key=value"),
        (("--seats", "9"), "se joue à", "is for"),
        (("--bots", "parrot"), "pas de robot", "no bot"),
    ],
)
def test_refusals_speak_the_language_of_the_reader(
    run: Run, arguments: tuple[str, ...], french: str, english: str
) -> None:
    for lang, words in (("fr", french), ("en", english)):
        ran = run("play", "port-royal", "--lang", lang, *arguments)
        assert ran.status == 2 and words in ran.sentence


def test_a_folder_is_never_made_silently(tmp_path: Path) -> None:
    match = played("port-royal", 2)
    with pytest.raises(BadRecord, match="does not exist"):
        save_record(match, tmp_path / "no" / "such" / "game.flib.json")
    assert not (tmp_path / "no").exists()


@pytest.mark.parametrize("key", PARTS)
def test_a_final_score_shows_its_parts(key: str) -> None:
    match = played(key, 2)
    ranking = shown(show_ranking(match, Speaker(match.game, "en", match.seats)))
    rows = [line.split()[-2:] for line in ranking.splitlines() if re.search(r"( +[−\d]+){2} *$", line)]
    rank, *parts, total = [[int(cell.replace("−", "-")) for cell in row] for row in rows]
    assert len(parts) >= PARTS[key] and sorted(total) == sorted(match.game.result(match.state).scores)
    assert rank == sorted(match.game.result(match.state).ranks)
    if key in SUMMANDS:
        assert [sum(column) for column in zip(*parts, strict=True)] == total


@pytest.mark.parametrize(
    ("options", "sources"),
    [
        ({}, ["Characters", "Expeditions"]),
        ({"sails": "alone"}, ["Characters", "Ships under merchants"]),
        (
            {"sails": "marked", "contracts": "competitive"},
            ["Characters", "Expeditions", "Ships under merchants", "Contracts"],
        ),
        ({"contracts": "cooperative"}, ["Characters", "Expeditions", "Contracts"]),
    ],
)
def test_port_royal_counts_every_source_of_influence_by_itself(options: dict[str, str], sources: list[str]) -> None:
    seen: set[str] = set()
    for seed in range(12):
        match = played("port-royal", 2, options, seed)
        s, shown_by = match.state, face("port-royal")
        book = Speaker(match.game, "en", match.seats).book
        sight = Sight(match.view(SPECTATOR), book, match.seats, shown_by.COLOURS)
        labels = [part.label for part in shown_by.columns(sight)]
        assert [label for label in labels if label != "Coins (ties)"] == sources
        for seat in range(2):
            cells = dict(zip(labels, map(int, shown_by.score_cells(sight, seat)), strict=True))
            characters = [card for card in s.display[seat] if s.book.cards.type[card] == CHARACTER]
            assert cells["Characters"] == sum(s.book.cards.influence[card] for card in characters)
            assert sum(cells[source] for source in sources) == s.count(seat, INFLUENCE)
            seen.update(source for source in sources if cells[source])
    assert seen >= set(sources) - {"Expeditions"} or "cooperative" in options.values()


def test_terminal_and_page_count_the_same_rounds() -> None:
    match = Match.start(game("port-royal"), ["Anne", "Bart", "Cora"], {}, bytes(32))
    speaker, shown_by = Speaker(match.game, "en", match.seats), face("port-royal")
    while match.state.turns < 10:
        seat = deciders(match.state)[0]
        sight = Sight(match.view(seat), speaker.book, match.seats, shown_by.COLOURS)
        assert shown_by.state_line(sight) in shown(text.board(match.view(seat), speaker, 120))
        match.play(seat, options_of(match.state, seat)[-1])


def test_a_legend_who_wins_is_named_with_the_total() -> None:
    match = played("captains-war", 1, {"captain": "blackbeard"})
    ranking = shown(show_ranking(match, Speaker(match.game, "en", match.seats)))
    assert "Blackbeard wins with" in ranking
    assert ranking.splitlines()[0].split() == ["Player", "Blackbeard", "Anne"]


@pytest.mark.parametrize(("lang", "verdict"), [("en", "Small-time"), ("fr", "de renommée")])
def test_alone_on_the_rolling_seas_nobody_is_beaten(lang: str, verdict: str) -> None:
    """One gets a title instead."""
    match = played("rolling-seas", 1)
    ranking = shown(show_ranking(match, Speaker(match.game, lang, match.seats)))
    assert verdict in ranking and "wins" not in ranking and "gagne" not in ranking


def test_the_board_of_rolling_seas_says_home_port_and_movement_left() -> None:
    match = Match.start(game("rolling-seas"), ["Anne"], {}, bytes(32))
    while match.state.turn == 0:
        match.play(0, options_of(match.state, 0)[0])
    board = shown(text.board(match.view(0), Speaker(match.game, "en", match.seats), 120))
    assert "Movement points left: " in board and "Home port: " in board and "Home port: –" not in board


def test_the_sea_and_the_ship_board_stand_side_by_side_on_a_usual_screen() -> None:
    """One below the other they would need twice its lines."""
    match = Match.start(game("rolling-seas"), ["Anne"], {}, bytes(32))
    out = Console(width=80, record=True, file=StringIO())
    out.print(text.board(match.view(0), Speaker(match.game, "fr", match.seats), 80))
    board = out.export_text().splitlines()
    assert any(line.startswith(" 1  #") and "provisions" in line for line in board) and len(board) < 30


def test_the_board_of_captains_war_says_what_ends_the_game_and_shows_the_captain() -> None:
    match = Match.start(game("captains-war"), ["Anne"], {"captain": "blackbeard"}, bytes(32))
    speaker = Speaker(match.game, "en", match.seats)
    board = shown(text.board(match.view(0), speaker, 160))
    assert "The game ends with the turn in which" in board and "Blackbeard: " in board
    assert any("/" in entry for _, entry in text.legend(match.view(0), speaker))


@pytest.mark.parametrize(
    ("arguments", "french"),
    [
        (("campaign", "show", "nowhere"), "Il n’y a pas de campagne"),
        (("campaign", "export", "nowhere", "bag"), "Il n’y a pas de campagne"),
        (("campaign", "new", "a/b"), "Le nom d’une campagne"),
        (("campaign", "import", "letter.txt"), "Une campagne est un fichier"),
        (("rules", "port-royal", "PR-NONE"), "n’a pas de règle"),
        (("play", "port-royal", "--load", "game.flib.json"), "Une partie sauvegardée"),
        (("play", "--sets", "3"), "pas d’option --sets"),
        (("play", "port-royal", "--seats", "three"), "donné pour --seats"),
        (("replay",), "Il manque FICHIER"),
        (("plaay",), "pas de commande plaay"),
        (("play", "port-royal", "amerigo"), "amerigo est de trop"),
        (("play", "port-roial"), "pas de jeu port-roial"),
        (("rules", "port-roial"), "pas de jeu port-roial"),
        (("audit", "port-roial"), "pas de jeu port-roial"),
        (("play", "port-royal", "--bots", "my.bots:Parrot"), "ne se charge pas"),
        (("play", "--load", "nowhere.flib.json"), "pas de fichier nowhere.flib.json"),
        (("replay", "."), "Impossible de lire ."),
        (("verify", "letter.txt"), "pas du JSON"),
        (("replay", "list.json"), "un objet JSON"),
        (("position", "game.flib.json"), "pas une position"),
        (("simulate", "port-royal", "--bots", "greedy,greedy", "--seats", "3"), "Il faut 3 robots"),
        (("arena", "port-royal", "--bots", "greedy,greedy"), "se nomme une fois"),
        (("arena", "port-royal", "--bots", "greedy"), "deux robots ou plus"),
        (("arena", "port-royal", "--bots", "greedy", "--against", "random", "--seats", "1"), "personne à rencontrer"),
        (("connect", "letter.txt", "--bot", "greedy"), "pas le lien d’une place"),
    ],
)
def test_every_command_refuses_in_the_language_asked_for(
    run: Run, tmp_path: Path, arguments: tuple[str, ...], french: str
) -> None:
    (tmp_path / "letter.txt").write_text("Chère Anne")
    (tmp_path / "list.json").write_text("[1, 2]")
    save_record(played("port-royal", 2), tmp_path / "game.flib.json")
    assert french in run(*arguments, "--lang", "fr").sentence


def test_a_campaign_is_not_exported_into_a_folder_that_is_not_there(run: Run, tmp_path: Path) -> None:
    assert run("campaign", "new", "crew", "--members", "Anne", "--bots", "greedy").status == 0
    for target in ("no/such/bag", "no/such/crew.zip"):
        assert "n’existe pas" in run("campaign", "export", "crew", target, "--lang", "fr").sentence
    assert not (tmp_path / "no").exists()


def test_odds_are_offered_only_while_a_card_may_be_turned_up() -> None:
    match = Match.start(game("port-royal"), ["Anne", "Bart"], {"first": "first-seat"}, bytes(32))
    speaker = Speaker(match.game, "en", match.seats)
    assert text.odds(match.view(0), speaker)
    match.play(0, "reveal")
    match.play(0, "stop")
    assert deciders(match.state) == [0] and text.odds(match.view(0), speaker) == ""


def test_no_odds_when_amerigo_has_no_throw_left() -> None:
    match = played("amerigo", 2)
    match.rewind(len(match.moves) - 1)
    assert text.odds(match.view(0), Speaker(match.game, "en", match.seats)) == ""


def test_amerigos_map_stands_in_its_frame() -> None:
    match = Match.start(game("amerigo"), ["Anne", "Bart"], {}, bytes(32))
    board = shown(text.board(match.view(0), Speaker(match.game, "en", match.seats), 80))
    for side in ("north 1", "south 3", "west 2", "east 3"):
        assert side in board
    assert "Not at sea yet: 1a, 1b, 2a, 2b" in board


def test_below_a_list_that_fills_the_screen_the_question_stands_again() -> None:
    match = Match.start(game("rolling-seas"), ["Anne"], {}, bytes(32))
    view, speaker = match.view(0), Speaker(match.game, "en", match.seats)
    for height, times in ((24, 2), (200, 1)):
        out = Console(width=80, height=height, force_terminal=True, record=True, file=StringIO())
        out.print(show_question(view, speaker, out))
        assert out.export_text().count(speaker.question(view, 0)) == times


@pytest.mark.parametrize(
    ("options", "verdict"),
    [({"contracts": "cooperative"}, "the game is lost"), ({"adventure": "cooperative"}, "Chapter 1 is lost")],
)
def test_who_plays_together_has_one_result(options: dict[str, str], verdict: str) -> None:
    match = played("port-royal", 2, options)
    ranking = shown(show_ranking(match, Speaker(match.game, "en", match.seats)))
    assert verdict in ranking and "Points" not in ranking and "Nobody wins" not in ranking


@pytest.mark.parametrize(
    ("key", "options", "ends"),
    [
        ("port-royal", {}, "ends at 12 influence"),
        ("port-royal", {"end": "expedition"}, "ends at 12 influence with an expedition"),
        ("port-royal", {"adventure": "cooperative"}, "month 1 of "),
        ("port-royal", {"adventure": "competitive"}, "ends at 12 influence with the trophy"),
        ("amerigo", {}, "Round 1 of 5"),
        ("nassau", {}, "Round 1 of 4"),
        ("rolling-seas", {}, "Turn 1 of 25"),
        ("captains-war", {}, "The game ends with the turn"),
    ],
)
def test_a_header_says_what_ends_the_game(key: str, options: dict[str, str], ends: str) -> None:
    match = Match.start(game(key), ["Anne", "Bart", "Cora"], options, bytes(32))
    while key == "rolling-seas" and match.state.turn == 0:
        seat = deciders(match.state)[0]
        match.play(seat, options_of(match.state, seat)[0])
    assert ends in shown(text.board(match.view(0), Speaker(match.game, "en", match.seats), 160))


def test_what_may_not_be_looked_at_is_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Nor may a folder of one's own that cannot be made end the evening in anything but a sentence."""

    def forbidden(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "exists", forbidden)
    monkeypatch.setattr(Path, "mkdir", forbidden)
    match = Match.start(game("port-royal"), ["Anne", "Bart"], {}, bytes(32))
    for file in (tmp_path / "closed" / "game.flib.json", home() / "game.flib.json"):
        with pytest.raises(BadRecord, match="cannot be written"):
            save_record(match, file)
