"""A command line that cannot be understood, refused in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from typer.exceptions import TyperException

from flibuste.cli.arguments import ITS_OWN, language
from flibuste.data.phrases import languages, phrasebook

PHRASES: Final = {
    "NoSuchOption": "refused-no-such-option",
    "BadOptionUsage": "refused-no-value",
    "MissingParameter": "refused-missing",
    "BadParameter": "refused-parameter",
}
"""By the parser's names for what is wrong; the classes themselves are none of its public ones."""
UNNAMED: Final = {"No such command": "refused-no-such-command", "Got unexpected extra": "refused-extra"}
"""The same by the first words of what it says, where its name for all of these is one."""
_NAMED: Final = re.compile(r"'(?P<quoted>[^']+)'|(?P<option>--[\w-]+)|\((?P<extra>[^()]+)\)$")
_LANG: Final = re.compile(r"(?:^|\0)--lang(?:=|\0)(?P<lang>\w+)")


def misunderstood(error: TyperException, given: Sequence[str]) -> str:
    """What is wrong with the command line: nothing of it has been read but, by this, its language."""
    asked = _LANG.search("\0".join(given))
    lang = asked["lang"] if asked and asked["lang"] in languages() else language(None)
    text = error.format_message()
    if lang == ITS_OWN:
        return text
    named = _NAMED.search(text)
    said = next((phrase for words, phrase in UNNAMED.items() if text.startswith(words)), "refused-usage")
    phrase = PHRASES.get(type(error).__name__, said)
    return phrasebook(lang).say(phrase, name=named[named.lastgroup or 0] if named else "", text=text)
