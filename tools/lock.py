"""Pin every dependency with its hashes: `python -m tools.lock [--upgrade]`.

requirements/dev.txt is one resolution of everything; the other locks are slices of it, so any two of them can be
installed together. Versions already pinned stay; `--upgrade` takes the newest.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from itertools import chain
from pathlib import Path

from tools.backend import COMPILER, NODE

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ROOT / "requirements"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PLAIN = PROJECT["project"]["dependencies"]
EXTRAS = PROJECT["project"]["optional-dependencies"]
SLICES = {
    "base": PLAIN,
    **{name: PLAIN + wanted for name, wanted in EXTRAS.items() if name != "dev"},
    "build": PROJECT["build-system"]["requires"] + COMPILER,
    "node": NODE,
}
HEAD = "# Written by `make lock`.\n"
PIN = re.compile(r"^([a-z0-9-]+)==", re.MULTILINE)


def resolve(wanted: Sequence[str], lock: Path, *options: str) -> str:
    """The pins that meet some requirements, as pip-compile writes them."""
    quietly = ["--quiet", "--strip-extras", "--allow-unsafe", "--no-emit-options", "--no-header", "--no-annotate"]
    command = [str(Path(sys.executable).with_name("pip-compile")), *quietly, *options, f"--output-file={lock}", "-"]
    subprocess.run(command, input="\n".join(wanted), text=True, check=True, stderr=subprocess.DEVNULL)
    return lock.read_text(encoding="utf-8")


def pins(lock: str) -> dict[str, str]:
    """The lines of each package in a lock, with its hashes."""
    starts = [found.start() for found in PIN.finditer(lock)]
    blocks = [lock[start:end] for start, end in zip(starts, [*starts[1:], len(lock)], strict=True)]
    return {block.partition("==")[0]: re.sub(r"^ *#.*\n?", "", block, flags=re.MULTILINE).strip() for block in blocks}


def write(lock: Path, packages: Sequence[str]) -> None:
    lock.write_text(HEAD + "".join(f"{package}\n" for package in packages), encoding="utf-8")


def main(options: Sequence[str]) -> None:
    everything = LOCKS / "dev.txt"
    print("Pinning everything: minutes, for hashes that the index does not tell are computed.", flush=True)
    known = pins(resolve([*PLAIN, *chain(*EXTRAS.values())], everything, "--generate-hashes", *options))
    write(everything, list(known.values()))
    for name, wanted in SLICES.items():
        print(f"Slicing requirements/{name}.txt", flush=True)
        slice = LOCKS / f".{name}.txt"
        names = pins(resolve(wanted, slice, f"--constraint={everything}"))
        slice.unlink()
        write(LOCKS / f"{name}.txt", [known[package] for package in names])


if __name__ == "__main__":
    os.chdir(ROOT)
    main(sys.argv[1:])
