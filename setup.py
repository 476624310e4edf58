"""What pyproject.toml cannot say: a built package carries its rules compiled, where a C compiler exists.

A wheel whose rules do not compile carries them interpreted: whoever installs a game is not kept waiting for a compiler.
"""

import os
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import CCompilerError

sys.path.insert(0, str(Path(__file__).parent))

from tools.compile import CODE, COMPILED, can_compile, extensions, is_fresh, libraries


class CompileInParallel(build_ext):
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


class CompileOrLeave(CompileInParallel):
    """Compile everything or nothing."""

    def build_extensions(self) -> None:
        try:
            super().build_extensions()
        except CCompilerError as error:
            leave(error)
            for library in Path(self.build_lib).rglob("*.so"):
                library.unlink()


class TakeCompiled(build_ext):
    """Take what `make compiled` has made from this very code."""

    def build_extension(self, ext: Extension) -> None:
        target = Path(self.get_ext_fullpath(ext.name))
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(libraries()[ext.name], target)


def leave(error: BaseException) -> None:
    print(f"The rules do not compile and stay interpreted: {error}.", file=sys.stderr)


def extensions_or_none() -> list[Any]:
    try:
        return extensions()
    except SystemExit as error:
        leave(error)
        return []


if {"build", "bdist_wheel"}.isdisjoint(sys.argv) or not can_compile():
    setup()
elif is_fresh(COMPILED, CODE):
    setup(ext_modules=[Extension(name, []) for name in libraries()], cmdclass={"build_ext": TakeCompiled})
elif "bdist_wheel" in sys.argv:
    setup(ext_modules=extensions_or_none(), cmdclass={"build_ext": CompileOrLeave})
else:
    setup(ext_modules=extensions(), cmdclass={"build_ext": CompileInParallel})
