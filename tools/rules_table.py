#!/usr/bin/env python3
"""Which code carries each numbered rule, and which tests prove it.

A rules page, docs/rules/<game>.md, defines its rules as table rows

    | PR-BASE-021 | The rule in one sentence. | rulebook section |

and keeps the table made here between two `<!-- table -->` lines. Rules of parts still to come are announced by a line
`<!-- not yet: PR-GAM PR-UNT -->`: they may lack code and tests. Code carries a rule when a docstring or comment names
its id; a test proves it when `@rule("PR-BASE-021")` marks it.
"""

from __future__ import annotations

import argparse
import ast
import io
import re
import sys
import tokenize
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path

RULE_ID = re.compile(r"\b[A-Z]{2}-[A-Z0-9]+-\d{3}\b")
RULE_ROW = re.compile(rf"^\| *({RULE_ID.pattern}) *\|.*\| *([^|]*?) *\|$", re.MULTILINE)
NOT_YET = re.compile(r"<!-- not yet: *(.*?) *-->")
MARKER = "<!-- table -->"
ROOT = Path(__file__).resolve().parent.parent

Places = dict[str, list[str]]
"""Rule id -> where it is named, as `file:symbol`."""

Mentions = Callable[[str], Iterator[tuple[int, str]]]
"""Finds the lines of a source that name rules, and the text that names them."""


class PageError(Exception):
    """What is wrong with a rules page, in one sentence."""


@dataclass(frozen=True)
class Page:
    """A rules page cut at its markers, and what it says about the rules."""

    path: Path
    before: str
    table: str
    after: str
    sections: dict[str, str]
    not_yet: tuple[str, ...]

    @property
    def game(self) -> str:
        return self.path.stem

    def is_due(self, rule: str) -> bool:
        return rule.rpartition("-")[0] not in self.not_yet

    def speaks_of(self, rule: str) -> bool:
        """Whether an id belongs to this page's game, known or not: PR-XXX-999 on the page of the PR- rules."""
        return rule[:2] in {known[:2] for known in self.sections}


def read_page(path: Path) -> Page:
    parts = path.read_text(encoding="utf-8").split(f"{MARKER}\n")
    if len(parts) != 3:
        raise PageError(f"{path}: the table needs two lines {MARKER}, one before and one after it.")
    before, table, after = parts
    rows = RULE_ROW.findall(before)
    if not rows:
        raise PageError(f"{path}: no rule found; define each as a row | PR-BASE-021 | the rule | rulebook section |.")
    twice = sorted({rule for rule, _ in rows if [known for known, _ in rows].count(rule) > 1})
    if twice:
        raise PageError(f"{path}: defined twice: {', '.join(twice)}.")
    not_yet = tuple(prefix for line in NOT_YET.findall(before) for prefix in line.split())
    return Page(path, before, table, after, dict(rows), not_yet)


def read_pages(root: Path, games: list[str]) -> list[Page]:
    """The pages of the games named, or every page there is."""
    folder = root / "docs" / "rules"
    there = sorted(path.stem for path in folder.glob("*.md"))
    if unknown := sorted(set(games) - set(there)):
        raise PageError(f"There is no rules page for {', '.join(unknown)}; choose from: {', '.join(there)}.")
    return [read_page(folder / f"{game}.md") for game in games or there]


def places_in_code(root: Path, page: Page) -> Places:
    """Where the game's own files, and the kernel, name the page's rules."""
    package = root / "src" / "flibuste"
    folders = [package / "games" / page.game.replace("-", "_"), package / "kernel"]
    found = places(folders, package, described)
    return {rule: where for rule, where in found.items() if page.speaks_of(rule)}


def places_in_tests(root: Path) -> Places:
    return places([root / "tests"], root / "tests", marked)


def places(folders: list[Path], base: Path, mentions: Mentions) -> Places:
    """Where the Python files of some folders name rules; file names are told relative to `base`."""
    found: Places = {}
    for file in (file for folder in folders for file in sorted(folder.rglob("*.py"))):
        source = file.read_text(encoding="utf-8")
        spans = symbol_spans(source)
        for line, text in mentions(source):
            place = ":".join([file.relative_to(base).as_posix(), *symbol_at(spans, line)])
            for rule in RULE_ID.findall(text):
                if place not in found.setdefault(rule, []):
                    found[rule].append(place)
    return found


def described(source: str) -> Iterator[tuple[int, str]]:
    """Docstrings (of modules, classes, functions, constants) and comments."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.lineno, node.value.value
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


def marked(source: str) -> Iterator[tuple[int, str]]:
    """The literal arguments of `rule(...)`."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] == "rule":
            yield node.lineno, " ".join(str(arg.value) for arg in node.args if isinstance(arg, ast.Constant))


Span = tuple[int, int, str]


def symbol_spans(source: str) -> list[Span]:
    """First line, last line and name of each class, function and constant, outer ones first.

    Comment lines right above a definition and a string right below a constant belong to it.
    """
    lines = source.splitlines()
    spans: list[Span] = []

    def collect(body: list[ast.stmt], trail: str) -> None:
        for node, after in zip_longest(body, body[1:]):
            name = defined_name(node)
            if name is None:
                continue
            decorators = getattr(node, "decorator_list", [])
            first = min([node.lineno, *(decorator.lineno for decorator in decorators)])
            while first > 1 and lines[first - 2].lstrip().startswith("#"):
                first -= 1
            is_constant = isinstance(node, ast.Assign | ast.AnnAssign)
            last = after if is_constant and isinstance(after, ast.Expr) else node
            spans.append((first, last.end_lineno or last.lineno, trail + name))
            collect(getattr(node, "body", []), f"{trail}{name}.")

    collect(ast.parse(source).body, "")
    return spans


def defined_name(node: ast.stmt) -> str | None:
    match node:
        case ast.ClassDef(name=name) | ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
            return name
        case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
            return name
    return None


def symbol_at(spans: list[Span], line: int) -> list[str]:
    """The innermost symbol around a line, as a list of one; none outside every symbol."""
    return [name for first, last, name in spans if first <= line <= last][-1:]


def make_table(page: Page, code: Places, tests: Places) -> str:
    def cell(where: list[str]) -> str:
        return "<br>".join(f"`{place}`" for place in where) or "–"

    rows = ["| id | rulebook | code | tests |", "|---|---|---|---|"]
    for rule, section in page.sections.items():
        rows.append(f"| {rule} | {section} | {cell(code.get(rule, []))} | {cell(tests.get(rule, []))} |")
    return "\n".join(rows) + "\n"


def problems(page: Page, code: Places, tests: Places) -> list[str]:
    """What keeps a page from being complete and up to date, one sentence each."""
    found = []
    for what, where in (("code", code), ("test", tests)):
        missing = [rule for rule in page.sections if page.is_due(rule) and rule not in where]
        if missing:
            found.append(f"{page.game}: no {what} for {', '.join(missing)} ({len(missing)} in all).")
        for rule in sorted(where.keys() - page.sections.keys()):
            if page.speaks_of(rule):
                found.append(f"{page.game}: {rule}, named in {', '.join(where[rule])}, is not on the rules page.")
    if page.table != make_table(page, code, tests):
        found.append(f"{page.game}: the table is out of date; run tools/rules_table.py {page.game}.")
    return found


def strays(pages: list[Page], tests: Places) -> list[str]:
    """Rules named by tests that belong to no page's game."""
    lost = sorted(rule for rule in tests if not any(page.speaks_of(rule) for page in pages))
    return [f"{rule}, named in {', '.join(tests[rule])}, belongs to no rules page." for rule in lost]


def announcements(page: Page) -> Iterator[str]:
    """The parts of a page that are still to come."""
    for prefix in page.not_yet:
        count = sum(rule.startswith(f"{prefix}-") for rule in page.sections)
        yield f"{page.game}: {prefix} not yet ({count} in all)."


def fill(page: Page, table: str) -> None:
    page.path.write_text(f"{page.before}{MARKER}\n{table}{MARKER}\n{page.after}", encoding="utf-8")


def main(arguments: list[str], root: Path = ROOT) -> int:
    parser = argparse.ArgumentParser(description="Fill the table of code and tests in docs/rules/<game>.md.")
    parser.add_argument("game", nargs="*", help="games to look at, such as port-royal (default: every page)")
    parser.add_argument("--check", action="store_true", help="change nothing; fail when something is missing or stale")
    options = parser.parse_args(arguments)
    try:
        pages = read_pages(root, options.game)
    except PageError as error:
        print(error)
        return 1
    tests = places_in_tests(root)
    found = strays(pages, tests) if options.check and not options.game else []
    for page in pages:
        code = places_in_code(root, page)
        if options.check:
            found += problems(page, code, tests)
            for line in announcements(page):
                print(line)
        else:
            fill(page, make_table(page, code, tests))
    for line in found:
        print(line)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
