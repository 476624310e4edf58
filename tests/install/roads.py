"""The roads to an installed Flibuste, each into an empty environment far from the repository."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from tools.compile import COMPILED
from tools.first_page import path_without

ROOT = Path(__file__).resolve().parents[2]
TIMEOUT = 1800
COMPILERS = ("cc", "gcc", "c99", "c++", "g++", "clang", "x86_64-linux-gnu-gcc", "aarch64-linux-gnu-gcc")
NODE = ("node", "nodejs", "npm", "npx")


def first_command(who: str) -> str:
    """What the README tells somebody to type first."""
    found = re.search(rf"^\| {who} \| `([^`]+)`", (ROOT / "README.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert found, f"The README has no first command for those who want to {who}."
    return found[1]


@dataclass(frozen=True)
class Sources:
    """Where Flibuste can be installed from."""

    archives: Path
    packages: Path
    folder: Path

    def wheel(self) -> Path:
        [found] = self.archives.glob("*.whl")
        return found

    def archive(self) -> Path:
        [found] = self.archives.glob("*.tar.gz")
        return found

    def checkout(self) -> Path:
        """What a clone of these files would hold: nothing is built."""
        listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        names = subprocess.run(listed, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout
        clone = self.folder / "checkout"
        for name in filter(None, names.split("\0")):
            if (ROOT / name).is_file():
                (clone / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, clone / name)
        return clone

    def compiled_checkout(self) -> Path:
        """A checkout in which `make compiled` has been run."""
        clone = self.checkout()
        shutil.copytree(COMPILED, clone / "build" / "compiled")
        return clone

    def install(self, source: Path, hidden: tuple[str, ...] = (), extra: str = "[server]") -> Installed:
        """pip's way, without a network, on a path that lacks some programs."""
        installed = self.environment(hidden, "--without-pip")
        installed.run(*self.pip(installed.bin), "install", f"{source}{extra}")
        return installed

    def install_as_told(self, clone: Path, hidden: tuple[str, ...]) -> Installed:
        """The README's way, in a clone, word by word."""
        installed = self.environment(hidden)
        command, serve = first_command("run it for a club").split(" && ")
        assert serve.startswith("flibuste serve")
        installed.run("sh", "-c", f"cd {clone} && {command}")
        return installed

    def environment(self, hidden: tuple[str, ...], *options: str) -> Installed:
        home = self.folder / "environment"
        subprocess.run([sys.executable, "-m", "venv", *options, str(home)], check=True)
        path = path_without(hidden, self.folder / "path") if hidden else [os.environ["PATH"]]
        own = {
            "PATH": os.pathsep.join([f"{home}/bin", *path]),
            "PYTHONPATH": "",
            "LANG": "C.UTF-8",
            "XDG_DATA_HOME": str(self.folder),
            "PIP_NO_INDEX": "1",
            "PIP_FIND_LINKS": str(self.packages),
            "PIP_NO_COMPILE": "1",
        }
        return Installed(home / "bin", self.folder, {**os.environ, **own})

    def pip(self, bin: Path) -> list[str]:
        """The pip of these tests, at work in another environment."""
        return [sys.executable, "-m", "pip", f"--python={bin}/python"]


@dataclass(frozen=True)
class Installed:
    """An environment with the command `flibuste`."""

    bin: Path
    folder: Path
    environment: dict[str, str]

    def run(self, *command: str, given: str = "", status: int = 0) -> str:
        """What a command says."""
        ran = subprocess.run(
            command,
            cwd=self.folder,
            env=self.environment,
            input=given,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=TIMEOUT,
            check=False,
        )
        assert ran.returncode == status, ran.stdout
        return ran.stdout

    def flibuste(self, *arguments: str, given: str = "", status: int = 0) -> str:
        return self.run(str(self.bin / "flibuste"), *arguments, given=given, status=status)

    def rules_file(self) -> Path:
        """Where the loop of the rules is loaded from: a library if it is compiled."""
        ask = "import flibuste.kernel.run as run; print(run.__file__)"
        return Path(self.run(str(self.bin / "python"), "-c", ask).strip())
