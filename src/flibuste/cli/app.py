"""The whole command line as one object, for whoever runs it from Python."""

from flibuste.cli.commands import COMMANDS, with_commands

app = with_commands(COMMANDS)
