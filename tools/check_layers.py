"""Check the imports: they go down the layers, a base game does not know its modules, the kernel stands alone; and no
layer but those to which games bring parts of their own knows a game by name."""

import ast
import sys
from collections.abc import Iterator
from os.path import relpath
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "flibuste"

LAYERS = (
    ("kernel",),
    ("data",),
    ("kit",),
    ("games",),
    ("bots", "render"),
    ("research",),
    ("server",),
    ("cli",),
    ("__main__",),
)
HEIGHT = {name: height for height, layer in enumerate(LAYERS) for name in layer}
STANDARD_LIBRARY_ONLY = ("kernel", "kit")
COMPILERS_OWN = ("mypy_extensions", "librt")  # names for the compiler, of no effect elsewhere
GAMES = {path.parent.name for path in PACKAGE.glob("games/*/__init__.py")}
KNOW_NO_GAME = ("kernel", "data", "kit", "research", "server", "cli")
KNOW_MODULES = ("modules", "game.py", "record.py")


def imported_modules(path: Path, package: Path) -> Iterator[tuple[int, str]]:
    """Every module a file imports, wherever in the file, with its line; `from a import b` counts as `a.b`."""
    here = (package.name, *path.parent.relative_to(package).parts)
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
        if isinstance(node, ast.Import):
            for name in node.names:
                yield node.lineno, name.name
        elif isinstance(node, ast.ImportFrom):
            origin = here[: len(here) - node.level + 1] if node.level else ()
            for name in node.names:
                yield node.lineno, ".".join((*origin, *filter(None, [node.module]), name.name))


def named_games(path: Path) -> Iterator[tuple[int, str]]:
    """Every game that a string of the file is the key of, with its line."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.replace("-", "_") in GAMES:
            yield node.lineno, node.value


def complaint(parts: tuple[str, ...], imported: str, package: str) -> str | None:
    """Why the file at `parts`, below the package, may not import a module; None if it may."""
    layer = parts[0].removesuffix(".py")
    root, _, inside = imported.partition(".")
    if root != package:
        if layer in STANDARD_LIBRARY_ONLY and root not in (*sys.stdlib_module_names, *COMPILERS_OWN):
            return f"{layer} uses the standard library only"
        return None
    if layer in KNOW_NO_GAME and inside.startswith("games.") and inside.split(".")[1] in GAMES:
        return f"{layer} knows games by their records only"
    target = inside.partition(".")[0]
    if target == layer or target not in HEIGHT:
        return base_game_complaint(parts, inside)
    if HEIGHT[target] >= HEIGHT[layer]:
        return f"{layer} may only import the layers below it: {', '.join(below(layer)) or 'none'}"
    return None


def base_game_complaint(parts: tuple[str, ...], imported: str) -> str | None:
    """Games do not know each other. A base game works without its modules: only game.py and record.py put the two
    together."""
    if parts[0] != "games" or len(parts) < 3:
        return None
    if imported.startswith("games.") and imported.split(".")[1] != parts[1]:
        return "a game imports no other game"
    in_base = parts[2] not in KNOW_MODULES
    if in_base and f"{imported}.".startswith(f"games.{parts[1]}.modules."):
        return f"of the base files of {parts[1]} only game.py and record.py know its modules"
    return None


def below(layer: str) -> list[str]:
    return [name for names in LAYERS[: HEIGHT[layer]] for name in names]


def violations(package: Path = PACKAGE) -> list[str]:
    """One sentence for each line that breaks the layers."""
    found = {}
    for path in sorted(package.rglob("*.py")):
        parts = path.relative_to(package).parts
        layer = parts[0].removesuffix(".py")
        if layer == "__init__":
            continue
        if layer not in HEIGHT:
            found[path, 0] = f"{relpath(path)}: {layer} is no layer; the layers are {', '.join(HEIGHT)}."
            continue
        for line, imported in imported_modules(path, package):
            reason = complaint(parts, imported, package.name)
            if reason:
                found[path, line] = f"{relpath(path)}:{line}: imports {imported}, but {reason}."
        for line, game in named_games(path) if layer in KNOW_NO_GAME else ():
            found[path, line] = f"{relpath(path)}:{line}: names {game}, but {layer} knows games by their records only."
    return list(found.values())


if __name__ == "__main__":
    problems = violations()
    print("\n".join(problems) or "Imports go down the layers.")
    sys.exit(bool(problems))
