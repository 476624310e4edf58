"""Every hook of a game is documented: an attribute of its rules that holds functions has a docstring below it."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def hooks(tree: ast.Module) -> Iterator[tuple[ast.AnnAssign, ast.stmt | None]]:
    """The annotated assignments of functions in classes derived from Rules, each with the statement after it."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and any(
            isinstance(base, ast.Name) and base.id == "Rules" for base in node.bases
        ):
            for method in node.body:
                statements = method.body if isinstance(method, ast.FunctionDef) else [method]
                for statement, after in zip(statements, [*statements[1:], None], strict=True):
                    if isinstance(statement, ast.AnnAssign) and "Callable" in ast.unparse(statement.annotation):
                        yield statement, after


def is_docstring(statement: ast.stmt | None) -> bool:
    return (
        isinstance(statement, ast.Expr)
        and isinstance(statement.value, ast.Constant)
        and isinstance(statement.value.value, str)
    )


def undocumented(path: Path) -> list[str]:
    return [
        f"{path.name}:{hook.lineno}: the hook {ast.unparse(hook.target)} has no docstring below it."
        for hook, after in hooks(ast.parse(path.read_text(encoding="utf-8")))
        if not is_docstring(after)
    ]


def main() -> int:
    found = [line for path in sorted((ROOT / "src/flibuste/games").rglob("*.py")) for line in undocumented(path)]
    print("\n".join(found), end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
