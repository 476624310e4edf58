"""A start loads what the first page needs, and nothing that can wait."""

import subprocess
import sys

NOT_YET = {"numpy", "psycopg", "alembic", "sqlalchemy.dialects.postgresql", "flibuste.server.bots.worker"}


def loaded(statement: str) -> set[str]:
    """The modules that are there after a statement, in a Python of its own."""
    command = [sys.executable, "-c", f"{statement}\nimport sys\nprint(*sys.modules)"]
    return set(subprocess.run(command, check=True, capture_output=True, text=True).stdout.split())


def test_pages_on_sqlite_need_neither_nets_nor_another_database() -> None:
    assert loaded("import flibuste.server.app") & NOT_YET == set()


def test_only_the_command_that_is_asked_for_is_loaded() -> None:
    found = loaded("from flibuste.cli.commands import with_commands; with_commands(['serve'])")
    assert "flibuste.cli.serve" in found
    assert found & {*NOT_YET, "flibuste.cli.train", "flibuste.cli.play", "flibuste.server.app"} == set()
