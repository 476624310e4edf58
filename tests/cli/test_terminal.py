"""`flibuste` in a real pseudo-terminal: keys, resizing, Ctrl-C."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from flibuste.kernel import read_record
from tests.cli.terminal import Terminal

SEED = "11" * 32


def saved(folder: Path) -> Path:
    (file,) = (folder / "flibuste").glob("*.flib.json")
    return file


def test_a_newcomer_finishes_a_game_by_typing_numbers(tmp_path: Path) -> None:
    with Terminal("play", "port-royal", "--seed", SEED, folder=tmp_path) as terminal:
        page = terminal.wait_for("Corsair>")
        assert "Type the number of an answer and press Enter." in page
        for _ in range(2000):
            if "Rank" in page:
                break
            terminal.enter("1")
            page = terminal.wait_for("Corsair> ", "The record of the game")
        assert terminal.end() == 0
        assert " wins." in terminal.page and str(saved(tmp_path)) in terminal.page
    assert read_record(saved(tmp_path))["result"] is not None


def test_a_resized_window_is_drawn_anew_with_what_was_typed(tmp_path: Path) -> None:
    with Terminal("play", "port-royal", "--seed", SEED, columns=120, folder=tmp_path) as terminal:
        terminal.wait_for("Corsair>")
        terminal.type("un")
        terminal.wait_for("Corsair> un")
        terminal.settle()
        terminal.window_changed(60)
        terminal.wait_for("Your turn: turn up the first card.")
        page = terminal.wait_for("Corsair> un")
        assert max(map(len, page.splitlines())) <= 60
        terminal.enter("do")
        terminal.wait_for("There is nothing to take back")


def test_a_reply_stands_next_to_the_prompt(tmp_path: Path) -> None:
    """A long list of answers would push it off a small screen."""
    with Terminal("play", "rolling-seas", "--seed", SEED, folder=tmp_path) as terminal:
        terminal.wait_for("Corsair>")
        terminal.enter("undo")
        page = terminal.wait_for("There is nothing to take back")
        assert (
            page.index("Where do you draw") < page.index("number + Enter") < page.index("There is nothing to take back")
        )


@pytest.mark.parametrize(("lines", "first"), [(24, "So far"), (50, "The river")])
def test_news_do_not_push_the_board_off_a_small_screen(tmp_path: Path, lines: int, first: str) -> None:
    """With this deal two others play before the first question."""
    with Terminal("play", "port-royal", "--seed", "a", lines=lines, folder=tmp_path) as terminal:
        page = terminal.wait_for("Corsair>")
        assert min(("So far", "The river"), key=page.index) == first
        assert "The river" in "\n".join(page.splitlines()[-lines:])


def test_a_window_resized_while_its_page_is_drawn_keeps_the_game(tmp_path: Path) -> None:
    """Nobody reads what is drawn, so the program waits in the middle of a page when the next signal comes."""
    with Terminal("play", "port-royal", "--seed", SEED, columns=120, folder=tmp_path) as terminal:
        terminal.wait_for("Corsair>")
        terminal.settle()
        for columns in range(120, 80, -1):
            terminal.window_changed(columns)
            time.sleep(0.02)
        terminal.settle()
        assert "Traceback" not in terminal.page
        terminal.enter("1")
        terminal.wait_for("Corsair turns up")


@pytest.mark.parametrize("key", ["\x03", "\x04"], ids=["Ctrl-C", "Ctrl-D"])
def test_leaving_by_a_key_saves_and_says_where(tmp_path: Path, key: str) -> None:
    with Terminal("play", "port-royal", "--seed", SEED, "--lang", "fr", folder=tmp_path) as terminal:
        terminal.wait_for("Corsaire > ")
        terminal.enter("1")
        terminal.wait_for("Corsaire > ")
        terminal.settle()
        terminal.type(key)
        assert terminal.end() == 0
        assert "flibuste play --load" in terminal.page
    assert read_record(saved(tmp_path))["actions"][-1] == [0, "reveal"]


def test_replay_steps_through(tmp_path: Path, record: Path) -> None:
    count = len(read_record(record)["actions"])
    with Terminal("replay", str(record), "--lang", "en", folder=tmp_path) as terminal:
        terminal.wait_for(f"Move 0 of {count}")
        for line, place in (("", 1), ("", 2), ("b", 1), (str(count), count), ("", count), ("0", 0), ("b", 0)):
            terminal.enter(line)
            page = terminal.wait_for(f"Move {place} of {count}")
            assert ("Rank" in page) == (place == count)
        terminal.enter(str(count + 1))
        terminal.wait_for("is none of these")
        terminal.enter("q")
        assert terminal.end() == 0


def test_a_terminal_that_lacks_letters_still_shows_the_table(tmp_path: Path) -> None:
    with Terminal("games", folder=tmp_path, PYTHONIOENCODING="ascii") as terminal:
        assert terminal.end() == 0
        assert "port-royal" in terminal.page
