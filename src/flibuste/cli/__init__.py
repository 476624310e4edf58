"""The command `flibuste`. Nothing is imported until it is called: processes that only play games start without it."""

from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line and leave with its exit code."""
    from flibuste.cli.commands import main as run

    run(arguments)


__all__ = ["main"]
