"""The command `flibuste`."""

from flibuste.cli.app import main

__all__ = ["main"]
