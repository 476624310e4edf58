"""What pip needs to build Flibuste where a C compiler is at hand."""

from __future__ import annotations

import ast
import re
import sys

from tools import backend
from tools.compile import modules

WITH_MYPY = {"librt", "mypy_extensions"}


def test_whatever_compiled_modules_import_is_there_when_pip_builds() -> None:
    """Where mypy does not find it, the rules do not compile and stay interpreted, and pip tells nobody."""
    imported = set[str]()
    for module in modules():
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                imported |= {name.name.partition(".")[0] for name in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                imported.add(node.module.partition(".")[0])
    foreign = imported - sys.stdlib_module_names - WITH_MYPY - {"flibuste"}
    assert foreign == {re.split(r"\W", wanted)[0] for wanted in backend.COMPILER} - {"mypy"}
