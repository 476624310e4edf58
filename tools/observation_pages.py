#!/usr/bin/env python3
"""What each game shows: docs/observations/<game>.md, written from the declared fields (`--check`: only compare).

A page lists what `view.seen` holds, how the observation of a learning machine is laid out, and the answers of a table.
"""

from __future__ import annotations

import argparse
import inspect
import io
import sys
import tokenize
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

from flibuste.games import registry
from flibuste.kernel import OWNER, PUBLIC, VERB_SHIFT
from flibuste.kit.board import Part, fields_of
from flibuste.kit.kinds import Coverable, Each, Kind
from flibuste.kit.stepping import Sight

PAGES = Path(__file__).resolve().parent.parent / "docs" / "observations"
SEATS = 3
SEEN_BY = {PUBLIC: "everybody", OWNER: "its seat"}


def page(key: str) -> str:
    game: Any = registry.game(key)
    sight = Sight(game, game.rules(SEATS, game.settle({})))
    parts = [*_intro(key, sight), "", "## The position", "", *_position(game.board), "", "## The observation", ""]
    return "\n".join([*parts, *_observation(sight), "", "## The answers", "", *_answers(sight), ""])


def _intro(key: str, sight: Sight) -> list[str]:
    return [
        f"# What {key} shows",
        "",
        "Written by `make docs` from the fields that the game declares; [research](../research.md) says how to read it",
        f"and what for. The numbers are those of a table for {SEATS} with the usual options: an observation has",
        f"{sight.observation.size} places, and there are {sight.answers.size} answers.",
    ]


def _position(board: type) -> Iterator[str]:
    """`view.seen`, field by field."""
    yield "`view.seen` has these fields; what the view's seat may not see is -1, or below for a known back."
    yield ""
    yield "| field | kind | who sees it | what it is |"
    yield "|---|---|---|---|"
    for owner, part in _parts("", board):
        remarks = _remarks(part)
        for field in fields_of(part):
            if field.kind.stored:
                seen = SEEN_BY.get(field.secret, "nobody")
                yield f"| `{owner}{field.name}` | {_kind(field.kind)} | {seen} | {remarks.get(field.name, '')} |"


def _parts(owner: str, part: type) -> Iterator[tuple[str, type]]:
    """A board and, after it, the parts that its fields hold."""
    yield owner, part
    for field in fields_of(part):
        inner = field.kind
        while isinstance(inner, (Each, Coverable)):
            inner = inner.of
        if isinstance(inner, Part):
            yield from _parts(f"{owner}{field.name}[].", type(inner.made()))


def _kind(kind: Kind) -> str:
    if isinstance(kind, Coverable):
        return _kind(kind.of)
    if isinstance(kind, Each):
        return f"list of {_kind(kind.of)}"
    what = getattr(kind, "what", "")
    return f"{type(kind).__name__.lower()}{f' ({what})' if what else ''}"


def _remarks(part: type) -> dict[str, str]:
    """What is remarked beside a field where it is declared."""
    remarks: dict[str, str] = {}
    source = Path(inspect.getfile(part)).with_suffix(".py").read_text(encoding="utf-8")
    names = {field.name for field in fields_of(part)}
    within = ""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.line.startswith("class "):
            within = token.line.split()[1].split("(")[0].rstrip(":")
        name = token.line.split(":")[0].strip()
        if token.type == tokenize.COMMENT and within == part.__name__ and name in names:
            remarks.setdefault(name, token.string.lstrip("# ").replace("|", "\\|"))
    return remarks


def _observation(sight: Sight) -> Iterator[str]:
    yield "Places by what they belong to, in their order; a chart is a map, row by row."
    yield ""
    yield "| first place | places | belongs to | such as |"
    yield "|---|---|---|---|"
    columns = sight.observation
    charts = {chart.at: chart for chart in columns.charts}
    numbered = [(at, name) for at, name in enumerate(columns.names)]
    for block, found in groupby(numbered, key=lambda place: _block(place[1])):
        places = [*found]
        within = [charts[at] for at, _ in places if at in charts]
        shape = f"; {len(within)} charts of {within[0].shape[0]} by {within[0].shape[1]}" if within else ""
        yield f"| {places[0][0]} | {len(places)} | `{block}` | {_span(places[0][1], places[-1][1])}{shape} |"


def _block(name: str) -> str:
    return name.split(".", maxsplit=1)[0]


def _answers(sight: Sight) -> Iterator[str]:
    yield "| first index | answers | verb | such as |"
    yield "|---|---|---|---|"
    answers = sight.answers
    numbered = range(answers.size)
    for code, found in groupby(numbered, key=lambda index: answers.firsts[index] >> VERB_SHIFT):
        indices = [*found]
        word = answers.notation.verbs[code].word
        texts = _span(answers.text(indices[0]), answers.text(indices[-1]))
        yield f"| {indices[0]} | {len(indices)} | `{word}` | {texts} |"


def _span(first: str, last: str) -> str:
    return f"`{first}`" if first == last else f"`{first}` ... `{last}`"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="change nothing, fail if a page is out of date")
    check = parser.parse_args().check
    stale = [key for key in registry.OURS if _is_stale(key)]
    for key in [] if check else stale:
        PAGES.mkdir(exist_ok=True)
        (PAGES / f"{key}.md").write_text(page(key), encoding="utf-8")
    if check and stale:
        print(f"docs/observations/{stale[0]}.md is out of date: run make docs.", file=sys.stderr)
    return int(check and bool(stale))


def _is_stale(key: str) -> bool:
    path = PAGES / f"{key}.md"
    return not path.exists() or path.read_text(encoding="utf-8") != page(key)


if __name__ == "__main__":
    sys.exit(main())
