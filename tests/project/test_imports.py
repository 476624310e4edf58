"""What the package imports is declared: by the plain install, or by the extra of the layer that needs it."""

from __future__ import annotations

import ast
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "flibuste"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRA_OF = {  # what lies here is only imported by a command that names the extra
    "server": "server",
    "render/svg": "server",
    "cli/serve.py": "server",
    "research/openspiel.py": "bench",
    "research": "research",
    "cli/cluster.py": "ray",
}
DISTRIBUTIONS = {"pyspiel": ["open_spiel"], **packages_distributions()}  # it need not be installed


def imported(code: str) -> set[str]:
    """The packages from elsewhere that some code imports, wherever in it, by name or by `import_module`."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(code)):
        match node:
            case ast.Import():
                found |= {alias.name for alias in node.names}
            case ast.ImportFrom(module=str(name), level=0):
                found.add(name)
            case ast.Call(func=ast.Name(id="import_module"), args=[ast.Constant(value=str(name))]):
                found.add(name)
    return {name.partition(".")[0] for name in found} - sys.stdlib_module_names - {"flibuste"}


def declared(extra: str) -> set[str]:
    wanted = PROJECT["dependencies"] + (PROJECT["optional-dependencies"][extra] if extra else [])
    return {canonicalize_name(Requirement(line).name) for line in wanted}


def undeclared(path: str, code: str) -> Iterator[str]:
    extra = next((extra for place, extra in EXTRA_OF.items() if path == place or path.startswith(f"{place}/")), "")
    for name in sorted(imported(code)):
        if not declared(extra).intersection(map(canonicalize_name, DISTRIBUTIONS.get(name, [name]))):
            yield f"{path} imports {name}, which {extra or 'a plain install'} does not bring"


def test_everything_imported_is_declared() -> None:
    files = {path.relative_to(PACKAGE).as_posix(): path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py")}
    assert [problem for path, code in sorted(files.items()) for problem in undeclared(path, code)] == []


@pytest.mark.parametrize(
    ("path", "code", "problems"),
    [
        ("cli/play.py", "import os\nfrom rich.table import Table", 0),
        ("cli/play.py", "def f():\n    import jinja2", 1),
        ("server/pages.py", "import jinja2, rich", 0),
        ("server/pages.py", "import matplotlib.figure", 1),
        ("cli/cluster.py", "import_module('ray')", 0),
        ("cli/arena.py", "import_module('ray')", 1),
        ("bots/net.py", "from no_such_package import ship", 1),
    ],
)
def test_a_missing_declaration_is_seen(path: str, code: str, problems: int) -> None:
    assert len(list(undeclared(path, code))) == problems
