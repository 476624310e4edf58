"""Build a copy of the package with its kernel, games and rules of thumb compiled by mypyc: `python -m tools.compile`.

Sources are never touched, and nothing is built while the copy is fresh. Put the copy first on PYTHONPATH to run it.
A new copy takes the place of the old one when it is complete.
"""

from __future__ import annotations

import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path
from typing import Any

from tools.step import Stopped, alone_in, obey

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
COMPILED = ROOT / "build" / "compiled"
LOCK = ROOT / "requirements" / "build.txt"
HIDDEN = ["-fvisibility=hidden"]
"""For the C compiler: nothing but modules is visible outside, so that calls within the library are direct."""
ACROSS_FILES = ["-flto=auto"]
"""For the C compiler and its linker: functions of one file are inlined into another."""
COMPILED_LAYERS = ("kernel", "kit", "games", "bots/heuristics")
SEARCH = [f"bots/{name}.py" for name in ("payoff", "foresight", "leaves", "tree", "search", "rehearsal")]
EVERYTHING, CODE = "*", "*.py"
STAMPS = {EVERYTHING: ".fingerprint", CODE: ".code"}


def can_compile() -> bool:
    """Whether a C compiler and Python's headers are here."""
    compiler = shlex.split(sysconfig.get_config_var("CC") or "cc")[0]
    return shutil.which(compiler) is not None and Path(sysconfig.get_path("include"), "Python.h").exists()


def modules() -> list[Path]:
    """The modules that are compiled."""
    package = SOURCES / "flibuste"
    layers = [path for layer in COMPILED_LAYERS for path in (package / layer).rglob("*.py")]
    return sorted([*layers, *(package / path for path in SEARCH)])


def extensions() -> list[Any]:
    """The compiled modules, all in one library: calls between libraries cost a third of the speed.

    What they import besides is not judged here: it may use packages that are not installed where this is built.
    """
    from mypyc.build import mypycify

    made = mypycify(
        ["--follow-imports=silent", *(str(path.relative_to(ROOT)) for path in modules())],
        debug_level="0",
        group_name="flibuste",
        multi_file=True,
        target_dir="build/c",
    )
    across = [] if keeps_results() else ACROSS_FILES
    for extension in made:
        extension.extra_compile_args = [*extension.extra_compile_args, *HIDDEN, *across]  # all share one list
        extension.extra_link_args = [*extension.extra_link_args, *across]
    return made


def keeps_results() -> bool:
    """Whether the compiler runs under ccache: then a change of one file should not compile all of them again, as
    optimising across files would."""
    return "ccache" in os.environ.get("CC", "")


def libraries() -> dict[str, Path]:
    """The libraries of the copy by the name of the module."""
    found = sorted(COMPILED.rglob("*.so"))
    return {".".join(path.relative_to(COMPILED).parts).partition(".cpython")[0]: path for path in found}


def fingerprint(pattern: str = EVERYTHING) -> str:
    """What the copy is made from: the files of the package, and the tools that build it."""
    tools = [Path(__file__), LOCK] if LOCK.exists() else [Path(__file__)]
    digest = hashlib.sha256(sys.version.encode() + b"".join(path.read_bytes() for path in tools))
    for path in sorted(SOURCES.rglob(pattern)):
        if path.is_file() and path.suffix != ".pyc" and "egg-info" not in str(path):
            digest.update(f"{path.relative_to(SOURCES)}\0".encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


def is_fresh(copy: Path, pattern: str = EVERYTHING) -> bool:
    stamp = copy / STAMPS[pattern]
    return stamp.exists() and stamp.read_text() == fingerprint(pattern)


def forget_old_files(target: Path) -> None:
    """Keep only libraries of modules that still exist: make-like rules decide whether they are up to date."""
    for path in target.rglob("*"):
        module = path.relative_to(target).with_name(path.name.split(".")[0] + ".py")
        of_a_module = path.suffix == ".so" and (path.parent == target or (SOURCES / module).exists())
        if path.is_file() and not of_a_module:
            path.unlink()


def build(target: Path) -> None:
    """Compile and copy the package into `target`, which may hold an older copy."""
    forget_old_files(target)
    folders = [f"--build-lib={target}", "--build-temp=build/temp"]
    command = [sys.executable, "setup.py", "--quiet", "build", *folders, f"--parallel={os.cpu_count()}"]
    subprocess.run(command, cwd=ROOT, check=True, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)


def renew(copy: Path) -> None:
    """Put a copy of the present sources in the place of this one."""
    coming = copy.with_name(f"{copy.name}.new")
    shutil.rmtree(coming, ignore_errors=True)
    if copy.exists():
        shutil.copytree(copy, coming)
    stamps = {name: fingerprint(pattern) for pattern, name in STAMPS.items()}
    try:
        build(coming)
    except subprocess.CalledProcessError as failure:
        raise Stopped(f"{failure.output}The rules do not compile: the messages above say why.") from failure
    for name, value in stamps.items():
        (coming / name).write_text(value)
    shutil.rmtree(copy, ignore_errors=True)
    coming.rename(copy)


def main(copy: Path = COMPILED) -> None:
    if not can_compile():
        print("No C compiler or no Python headers here: the games run interpreted, slower, with the same results.")
        shutil.rmtree(copy, ignore_errors=True)
        return
    with alone_in(copy.parent):
        if is_fresh(copy):
            return
        print("Compiling the rules: a minute or two, this once.", flush=True)
        start = time.monotonic()
        renew(copy)
        print(f"Compiled in {time.monotonic() - start:.0f} s.")


if __name__ == "__main__":
    obey(main)
