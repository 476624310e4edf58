"""The page that `--help` prints, in the reader's language: the phrases `help-<command>` and, for each thing it can be
given, `help-<command>-<name>` or, where several commands share it, `help-any-<name>`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import typer
from rich.console import Group, RenderableType

from flibuste.cli.arguments import placeholder, run_language
from flibuste.cli.output import console, glossary, page_width
from flibuste.data.phrases import Phrasebook, phrasebook
from flibuste.render.text.prose import Prose

ROOT = "flibuste"
Entry = tuple[str, str]
Given = Any  # an argument or an option: the parser's classes are none of its public ones


def help_page(context: typer.Context) -> str:
    """Its use in a line, what the command does, its commands and what they can be given."""
    book = phrasebook(run_language())
    path = _path(context)
    parts: list[RenderableType] = [Prose(_usage(context, book), "bold"), "", Prose(book.say(_key(path)))]
    for title, entries in _sections(context, path, book):
        if entries:
            parts += ["", Prose(book.say(f"help-{title}"), "bold"), glossary(entries)]
    out = console()
    with out.capture() as captured:
        out.print(Group(*parts), width=page_width(out))
    return captured.get()


def _sections(context: typer.Context, path: list[str], book: Phrasebook) -> Iterator[tuple[str, list[Entry]]]:
    given = context.command.get_params(context)
    commands = getattr(context.command, "commands", {})
    yield "commands", [(name, book.say(_key([*path, name])).partition("\n")[0]) for name in commands]
    yield "arguments", [(_placeholder(one, book), _told(one, path, book)) for one in given if _is_argument(one)]
    yield "options", [(_written(one, book), _told(one, path, book)) for one in given if not _is_argument(one)]


def _usage(context: typer.Context, book: Phrasebook) -> str:
    """As it is typed: the arguments in their order, the options that must be given, then whether there are more."""
    given = context.command.get_params(context)
    arguments = [_placeholder(one, book) for one in given if _is_argument(one)]
    required = [_written(one, book) for one in given if one.required and not _is_argument(one)]
    commands = [book.say("help-subcommand-in-short")] if hasattr(context.command, "commands") else []
    words = [ROOT, *_path(context), *commands, *arguments, *required, book.say("help-options-in-short")]
    return book.say("help-usage", line=" ".join(words))


def _told(one: Given, path: list[str], book: Phrasebook) -> str:
    own = f"{_key(path)}-{one.name}"
    text = book.say(own if book.has(own) else f"help-any-{one.name}")
    if one.default in (None, "") or isinstance(one.default, bool):
        return text
    return book.say("help-usually", text=text, value=str(one.default))


def _written(one: Given, book: Phrasebook) -> str:
    names = ", ".join(sorted([*one.opts, *one.secondary_opts], key=len, reverse=not one.secondary_opts))
    return names if one.is_flag else f"{names} {_placeholder(one, book)}"


def _placeholder(one: Given, book: Phrasebook) -> str:
    """The word for what is typed, in brackets if it may be left out; a number has the least of words."""
    word = placeholder(book, one.metavar or "N")
    return f"[{word}]" if _is_argument(one) and not one.required else word


def _is_argument(one: Given) -> bool:
    return bool(one.param_type_name == "argument")


def _path(context: Any) -> list[str]:
    """The names of the command, without that of the program: `["campaign", "new"]`."""
    if context.parent is None:
        return []
    return [*_path(context.parent), str(context.info_name)]


def _key(path: list[str]) -> str:
    return "-".join(["help", *(path or [ROOT])])
