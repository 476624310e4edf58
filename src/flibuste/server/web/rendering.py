"""Turns page models into HTML: the Jinja environment with the drawings and words the templates use."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any, Final

from jinja2 import (
    ChoiceLoader,
    Environment,
    FunctionLoader,
    PackageLoader,
    StrictUndefined,
    Template,
    select_autoescape,
)
from jinja2.runtime import Context
from markupsafe import Markup

from flibuste.data.packages import folder_of
from flibuste.data.phrases import languages, phrasebook
from flibuste.games import registry
from flibuste.render.svg import charts, parts
from flibuste.render.svg.face import Sight, face
from flibuste.server import assets
from flibuste.server.web.log_lines import KEPT
from flibuste.server.web.packing import apart, unmarked
from flibuste.server.web.page_models import Site
from flibuste.server.web.table_models import Line
from flibuste.server.web.updates import with_symbols

BROUGHT: Final = "game:"  # before the name of a template of a game's own package


class PlainCalls(Context):
    """Calls what templates call as it is: none of it asks for Jinja's own state, and looking whether it does takes
    longer than most of what is called."""

    def call(__self, __obj: Callable[..., Any], *args: Any, **named: Any) -> Any:
        named.pop("_loop_vars", None)
        named.pop("_block_vars", None)
        return __obj(*args, **named)


@cache
def environment() -> Environment:
    """Templates escape everything; a name that the context lacks is an error."""
    env = Environment(
        loader=ChoiceLoader([PackageLoader("flibuste.server"), FunctionLoader(_brought)]),
        autoescape=select_autoescape(["html", "svg"]),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    env.context_class = PlainCalls
    env.filters.update(apart=apart)
    env.globals.update(
        icon=parts.icon,
        pawn=parts.pawn,
        ship=parts.ship,
        rose=parts.rose,
        progress=parts.progress,
        tens=parts.tens,
        rhumb_lines=parts.rhumb_lines,
        chances=charts.chances,
        line_sample=charts.line_sample,
        log_line=log_line,
        vignette=vignette,
        style_of=style_of,
        asset=assets.address,
        style=style,
        languages=languages(),
        in_language=in_language,
    )
    return env


def render(template: str, site: Site, page: object) -> str:
    """A page, or a part of one, in the reader's language, with the drawings it uses."""
    return unmarked(with_symbols(write(template, site, page)))


def write(template: str, site: Site, page: object) -> str:
    """The bare text, in which what was typed or is secret is still marked."""
    return environment().get_template(template).render(site=site, page=page, say=phrasebook(site.lang).say)


def board(game: str, sight: Sight) -> Markup:
    """The board as the viewer sees it."""
    template = _template(game, registry.record(game).board)
    return Markup(template.render(scene=face(game).scene(sight), sight=sight, say=sight.words.say))


def pad(game: str, sight: Sight) -> Markup:
    """The pad of directions for the prompt bar of a phone; empty where the question is not which way to go."""
    if not face(game).on_pad(sight):
        return Markup()
    template = _template(game, registry.record(game).pad)
    return Markup(template.render(scene=face(game).scene(sight), say=sight.words.say))


@lru_cache(KEPT)
def log_line(line: Line, address: str) -> Markup:
    """A line of the log: pages of all seats, and of all later moves, show the same."""
    return Markup(environment().get_template("_log_line.html").render(line=line, address=address))


@cache
def vignette(game: str) -> Markup:
    """The picture of a game on the home page."""
    return Markup(_template(game, registry.record(game).vignette).render())


def style() -> Markup:
    return Markup(assets.style())


def style_of(game: str) -> str:
    """The address of the style sheet that a game brings; empty if everybody's is enough."""
    return f"/style/{game}" if registry.record(game).style else ""


def _template(game: str, name: str) -> Template:
    """A template of the game's own package, or one of ours."""
    return environment().select_template([f"{BROUGHT}{game}/{name}", name])


def _brought(name: str) -> str | None:
    """The text of a template that a game brings in its folder `templates`."""
    if not name.startswith(BROUGHT):
        return None
    game, _, path = name.removeprefix(BROUGHT).partition("/")
    folder = folder_of(game, "templates")
    file = None if folder is None else folder / path
    return file.read_text(encoding="utf-8") if file is not None and file.is_file() else None


def in_language(lang: str, key: str) -> str:
    return phrasebook(lang).say(key)
