"""Run the examples of README.md and docs/: ```python and ```console blocks, except those marked `no-run`.

The python blocks of a page share their names; a block with `>>>` prompts is checked like a doctest. In a console block
`$ flibuste ...` and `$ make help` are run, and the lines below must be what they print; `...` stands for anything.
Each page works in an empty folder of its own.
"""

import contextlib
import doctest
import io
import os
import re
import shlex
import subprocess
import sys
import tempfile
import traceback
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
FENCE = re.compile(r"^(?P<indent> *)```(?P<info>.*)$")
TIMEOUT = 120


@dataclass(frozen=True)
class Block:
    """A fenced example; `line` is where its first line stands in the page."""

    language: str
    line: int
    lines: list[str]


def blocks(text: str) -> Iterator[Block]:
    """The blocks of a page that are to be run."""
    inside: list[str] | None = None
    language, marks, start, indent = "", [""], 0, 0
    for number, line in enumerate(text.splitlines(), 1):
        fence = FENCE.match(line)
        if fence and inside is None:
            language, *marks = fence["info"].split() or [""]
            inside, start, indent = [], number + 1, len(fence["indent"])
        elif fence and inside is not None:
            if language in RUNNERS and "no-run" not in marks:
                yield Block(language, start, inside)
            inside = None
        elif inside is not None:
            inside.append(line[indent:])


def run_python(block: Block, page: str, names: dict[str, Any]) -> Iterator[str]:
    code = "\n".join(block.lines) + "\n"
    printed = io.StringIO()
    if ">>> " in code:
        test = doctest.DocTestParser().get_doctest(code, names, page, page, block.line - 1)
        runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
        runner.run(test, out=printed.write, clear_globs=False)
        names.update(test.globs)
        if runner.failures:
            yield f"{page}:{block.line}: the example does not hold.\n{printed.getvalue()}"
        return
    try:
        with contextlib.redirect_stdout(printed):
            exec(compile("\n" * (block.line - 1) + code, page, "exec"), names)
    except Exception:
        yield f"{page}:{block.line}: the example fails.\n{traceback.format_exc(limit=-1)}"


def run_console(block: Block, page: str, names: dict[str, Any]) -> Iterator[str]:
    prompts = [at for at, line in enumerate(block.lines) if line.startswith("$ ")]
    for at, end in zip(prompts, [*prompts[1:], len(block.lines)], strict=True):
        command = block.lines[at].removeprefix("$ ")
        problem = command_problem(command, "\n".join(block.lines[at + 1 : end]))
        if problem:
            yield f"{page}:{block.line + at}: `{command}` {problem}"


RUNNERS = {"python": run_python, "console": run_console}


def command_problem(command: str, promised: str) -> str | None:
    """Run a command and compare what it prints; None if the page tells the truth."""
    words = shlex.split(command)
    if words[0] != "flibuste" and words != ["make", "help"]:
        return "is not run by this check: mark its block ```console no-run."
    try:
        result = subprocess.run(
            words,
            cwd=ROOT if words[0] == "make" else None,
            env=environment(),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=TIMEOUT,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return f"still runs after {TIMEOUT} seconds."
    if result.returncode:
        return f"ends with status {result.returncode}:\n{result.stdout}"
    if promised and not matches(promised, result.stdout):
        return f"prints:\n{result.stdout}\nbut the page says:\n{promised}"
    return None


def environment() -> dict[str, str]:
    """A plain terminal 100 columns wide, with the commands of this virtual environment."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    return kept | {"PATH": path, "COLUMNS": "100", "NO_COLOR": "1", "TERM": "dumb", "LANG": "C.UTF-8"}


def matches(promised: str, printed: str) -> bool:
    pattern = ".*".join(re.escape(part) for part in tidy(promised).split("..."))
    return re.fullmatch(pattern, tidy(printed), re.DOTALL) is not None


def tidy(text: str) -> str:
    return "\n".join(line.rstrip() for line in text.strip().splitlines())


def check_page(path: Path) -> tuple[int, list[str]]:
    """How many examples a page has, and what is wrong with them."""
    page = os.path.relpath(path, ROOT)
    examples = list(blocks(path.read_text(encoding="utf-8")))
    names: dict[str, Any] = {"__name__": "__main__"}
    with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder):
        problems = [problem for block in examples for problem in RUNNERS[block.language](block, page, names)]
    return len(examples), problems


def main(pages: list[Path]) -> int:
    results = [check_page(page) for page in pages]
    problems = [problem for _, found in results for problem in found]
    print("\n".join(problems) or f"{sum(count for count, _ in results)} examples in {len(pages)} pages hold.")
    return bool(problems)


if __name__ == "__main__":
    everything = [*ROOT.glob("README.md"), *sorted((ROOT / "docs").rglob("*.md"))]
    sys.exit(main([Path(name).resolve() for name in sys.argv[1:]] or everything))
