"""`--help`: every command explains itself in the reader's language, from the texts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
import typer

from flibuste.cli.app import app
from flibuste.data.phrases import languages, phrasebook
from tests.cli.conftest import Run


def every_command(command: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    yield path, command
    for name, below in getattr(command, "commands", {}).items():
        yield from every_command(below, (*path, name))


COMMANDS = dict(every_command(typer.main.get_command(app)))
ENGLISH = re.compile(r"\b(the|and|with|usage:|options?:|default|required)\b", re.IGNORECASE)


def phrase(path: tuple[str, ...]) -> str:
    return "-".join(["help", *(path or ["flibuste"])])


def squeezed(text: str) -> str:
    """Without white space: lines break anywhere."""
    return "".join(text.split())


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("path", COMMANDS, ids="-".join)
def test_a_command_explains_itself_and_all_it_can_be_given(run: Run, path: tuple[str, ...], lang: str) -> None:
    ran = run(*path, "--help", "--lang", lang)
    assert (ran.status, ran.err) == (0, "")
    about = phrasebook(lang).say(phrase(path))
    assert squeezed(about) in squeezed(ran.out)
    assert all(f"  {name}" in ran.out for one in COMMANDS[path].params for name in one.opts if name.startswith("--"))
    assert max(map(len, ran.out.splitlines())) <= 100
    if lang == "fr":
        assert not ENGLISH.search(ran.out)


def test_no_phrase_of_the_help_is_left_over() -> None:
    book = phrasebook("en")
    used = {"help-any-help", *map(phrase, COMMANDS)}
    for path, command in COMMANDS.items():
        for given in command.params:
            own = f"{phrase(path)}-{given.name}"
            used.add(own if book.has(own) else f"help-any-{given.name}")
    page = ("usage", "options-in-short", "subcommand-in-short", "commands", "arguments", "options", "usually")
    written = {key for key in book.keys() if key.startswith("help-") and not key.startswith("help-word-")}
    assert written == used | {f"help-{part}" for part in page}


def test_the_language_is_the_one_asked_for_wherever_it_stands_else_the_locales(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    french = "Usage\u00a0: flibuste rules JEU [NUMÉRO] [options]"
    assert french in run("--lang", "fr", "rules", "--help").out
    assert french in run("rules", "--help", "--lang=fr").out
    assert "Usage: flibuste rules GAME [ID] [options]" in run("rules", "--help").out
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert french in run("rules", "--help").out
    assert run("rules").sentence == "Il manque JEU\u00a0; --help dit comment la commande s’écrit."


def test_a_name_of_several_commands_alone_lists_them(run: Run) -> None:
    ran = run("campaign", "--lang", "fr")
    assert (ran.status, ran.err) == (0, "") and "Commencer une campagne." in ran.out
    assert "Commencer une campagne." not in run("--lang", "fr").out
