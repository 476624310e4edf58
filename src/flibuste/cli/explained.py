"""Commands that explain themselves in the reader's language: their help is a page of ours, not the parser's."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from flibuste.cli.arguments import LanguageOption


class Explained:
    def format_help(self, ctx: Any, formatter: Any) -> None:
        from flibuste.cli.help_page import help_page

        formatter.write(help_page(ctx))


class Command(Explained, TyperCommand):
    pass


class Group(Explained, TyperGroup):
    pass


class Commands(typer.Typer):
    """Commands under a name; the name alone prints the help."""

    def __init__(self, name: str) -> None:
        super().__init__(
            name=name,
            cls=Group,
            add_completion=False,
            pretty_exceptions_enable=False,
            context_settings={"help_option_names": ["--help", "-h"]},
        )
        self.callback(invoke_without_command=True)(help_alone)

    def command(self, name: str | None = None, **settings: Any) -> Callable[[Any], Any]:
        return super().command(name, cls=Command, **settings)


def help_alone(context: typer.Context, lang: LanguageOption = None) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())
