"""The compiled copy of the package, for tests that run it beside the sources."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tools import compile as compiler

COMPILED = compiler.COMPILED


def run_compiled(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Python on the compiled copy of these sources, or skip the test if there is none."""
    if not compiler.is_fresh(COMPILED):
        pytest.skip("there is no compiled copy of these sources: `make compiled` builds one")
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(COMPILED), str(compiler.ROOT)])}
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=compiler.ROOT, env=environment, check=False, text=True, stdout=subprocess.PIPE)
