"""Build a copy of the package with its kernel, games and rules of thumb compiled by mypyc: `compile.py build/compiled`.

Sources are never touched, and nothing is built while the copy is fresh. Put the copy first on PYTHONPATH to run it.
"""

import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
from importlib.metadata import version
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
COMPILED_LAYERS = ("kernel", "kit", "games", "bots/heuristics")


def can_compile() -> bool:
    """Whether a C compiler and Python's headers are here."""
    compiler = shlex.split(sysconfig.get_config_var("CC") or "cc")[0]
    return shutil.which(compiler) is not None and Path(sysconfig.get_path("include"), "Python.h").exists()


def extensions() -> list[Any]:
    """The compiled modules, all in one library: calls between libraries cost a third of the speed."""
    from mypyc.build import mypycify

    package = SOURCES / "flibuste"
    modules = sorted(path for layer in COMPILED_LAYERS for path in (package / layer).rglob("*.py"))
    return mypycify(
        [str(path.relative_to(ROOT)) for path in modules],
        debug_level="0",
        group_name="flibuste",
        multi_file=True,
        target_dir="build/c",
    )


def fingerprint() -> str:
    """What the copy is made from: every file of the package, and the tools that build it."""
    digest = hashlib.sha256(f"{sys.version} {version('mypy')} {Path(__file__).read_text()}".encode())
    for path in sorted(SOURCES.rglob("*")):
        if path.is_file() and path.suffix != ".pyc" and "egg-info" not in str(path):
            digest.update(f"{path.relative_to(SOURCES)}\0".encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


def forget_old_files(target: Path) -> None:
    """Keep only libraries of modules that still exist: make-like rules decide whether they are up to date."""
    for path in target.rglob("*"):
        module = path.relative_to(target).with_name(path.name.split(".")[0] + ".py")
        of_a_module = path.suffix == ".so" and (path.parent == target or (SOURCES / module).exists())
        if path.is_file() and not of_a_module:
            path.unlink()


def build(target: Path) -> None:
    """Compile and copy the package into `target`."""
    forget_old_files(target)
    folders = [f"--build-lib={target}", "--build-temp=build/temp"]
    command = [sys.executable, "setup.py", "--quiet", "build", *folders, f"--parallel={os.cpu_count()}"]
    subprocess.run(command, cwd=ROOT, check=True, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)


def main(target: Path) -> int:
    stamp = target / ".fingerprint"
    if not can_compile():
        print("No C compiler or no Python headers here: the games run interpreted, slower, with the same results.")
        shutil.rmtree(target, ignore_errors=True)
        return 0
    current = fingerprint()
    if stamp.exists() and stamp.read_text() == current:
        return 0
    print("Compiling the rules: a minute or two, this once.", flush=True)
    start = time.monotonic()
    try:
        build(target)
    except subprocess.CalledProcessError as failure:
        print(f"{failure.output}The rules do not compile: the messages above say why.", file=sys.stderr)
        return 1
    stamp.write_text(current)
    print(f"Compiled in {time.monotonic() - start:.0f} s.")
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).resolve()))
