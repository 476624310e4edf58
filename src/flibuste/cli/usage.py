"""A command line that cannot be understood, refused in the reader's language."""

from __future__ import annotations

import re
from typing import Final

from typer.exceptions import TyperException

from flibuste.cli.arguments import ITS_OWN, placeholder, run_language
from flibuste.data.phrases import phrasebook

PHRASES: Final = {
    "NoSuchOption": "refused-no-such-option",
    "BadOptionUsage": "refused-no-value",
    "MissingParameter": "refused-missing",
    "BadParameter": "refused-parameter",
}
"""By the parser's names for what is wrong; the classes themselves are none of its public ones."""
OF_ITS_OWN: Final = ("refused-missing", "refused-parameter")
"""These name what the command knows; the others what somebody typed."""
UNNAMED: Final = {"No such command": "refused-no-such-command", "Got unexpected extra": "refused-extra"}
"""The same by the first words of what it says, where its name for all of these is one."""
_NAMED: Final = re.compile(r"'(?P<quoted>[^']+)'|(?P<option>--[\w-]+)|\((?P<extra>[^()]+)\)$")


def misunderstood(error: TyperException) -> str:
    """What is wrong with the command line: nothing of it has been read but its language."""
    lang = run_language()
    text = error.format_message()
    if lang == ITS_OWN:
        return text
    named = _NAMED.search(text)
    said = next((phrase for words, phrase in UNNAMED.items() if text.startswith(words)), "refused-usage")
    phrase = PHRASES.get(type(error).__name__, said)
    book, name = phrasebook(lang), named[named.lastgroup or 0] if named else ""
    return book.say(phrase, name=placeholder(book, name) if phrase in OF_ITS_OWN else name, text=text)
