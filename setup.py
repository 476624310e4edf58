"""What pyproject.toml cannot say: a built package carries its rules compiled, where a C compiler exists."""

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext

sys.path.insert(0, str(Path(__file__).parent / "tools"))

from compile import can_compile, extensions


class BuildInParallel(build_ext):
    """Compile the files of a library side by side: setuptools would take them one after the other."""

    def build_extensions(self) -> None:
        compile_files = self.compiler.compile

        def compile_in_parallel(sources: list[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return [
                    path
                    for paths in pool.map(lambda source: compile_files([source], **options), sources)
                    for path in paths
                ]

        self.compiler.compile = compile_in_parallel
        super().build_extensions()


builds = not {"build", "bdist_wheel"}.isdisjoint(sys.argv)
setup(ext_modules=extensions() if builds and can_compile() else [], cmdclass={"build_ext": BuildInParallel})
