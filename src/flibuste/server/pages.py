"""Turns page models into HTML: the Jinja environment with the drawings and words the templates use."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined, select_autoescape
from markupsafe import Markup

from flibuste.data.phrases import languages, phrasebook
from flibuste.render.svg import charts, parts
from flibuste.render.svg.face import Sight, face
from flibuste.server.pagemodels import Site


@cache
def environment() -> Environment:
    """Templates escape everything; a name that the context lacks is an error."""
    env = Environment(
        loader=PackageLoader("flibuste.server"),
        autoescape=select_autoescape(["html", "svg"]),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    env.filters["placements"] = placements
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
        vignette=vignette,
        languages=languages(),
        in_language=in_language,
    )
    return env


def render(template: str, site: Site, page: object) -> str:
    """A page, or a part of one, in the reader's language."""
    return environment().get_template(template).render(site=site, page=page, say=phrasebook(site.lang).say)


def board(game: str, sight: Sight) -> Markup:
    """The board as the viewer sees it: `templates/boards/<game>.html`, or the plain one that every game can use."""
    template = environment().select_template([f"boards/{game.replace('-', '_')}.html", "boards/any.html"])
    return Markup(template.render(scene=face(game).scene(sight), sight=sight, say=sight.words.say))


def pad(game: str, sight: Sight) -> Markup:
    """The pad of directions for the prompt bar of a phone; empty where the question is not which way to go."""
    if not face(game).on_pad(sight):
        return Markup()
    template = environment().get_template(f"boards/{game.replace('-', '_')}_pad.html")
    return Markup(template.render(scene=face(game).scene(sight), say=sight.words.say))


@cache
def vignette(game: str) -> Markup:
    """The picture of a game on the shelf; a common one if it brings none."""
    env = environment()
    template = env.select_template([f"vignettes/{game}.svg", "vignettes/any.svg"])
    return Markup(template.render(sprite=parts.SPRITE))


def placements(ways: Iterable[Any]) -> Markup:
    """Ways to lay a shape, for the script that shows them; a data block must not end early."""
    text = json.dumps([[way.action, way.label, way.anchor, way.quarters, list(way.cells)] for way in ways])
    return Markup(text.replace("<", "\\u003c"))


def in_language(lang: str, key: str) -> str:
    return phrasebook(lang).say(key)
