"""The command `flibuste`."""

from flibuste.cli.commands import main

__all__ = ["main"]
