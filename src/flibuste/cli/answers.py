"""From what somebody typed to an option: its number, its notation, or an unmistakable beginning of either wording."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import NamedTuple


class Answer(NamedTuple):
    """An option with its two wordings."""

    action: int
    notation: str
    sentence: str


def meant(text: str, answers: list[Answer]) -> list[Answer]:
    """The answers a text may stand for: one if it is clear, none if it is unknown, several if it is ambiguous."""
    if text.isdecimal():
        number = int(text)
        return answers[number - 1 : number] if number else []
    typed = plain(text)
    exact = [answer for answer in answers if typed in _wordings(answer)]
    return exact or [answer for answer in answers if any(words.startswith(typed) for words in _wordings(answer))]


def plain(text: str) -> str:
    """Without accents, capitals and spare blanks."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return " ".join("".join(letter for letter in letters if not unicodedata.combining(letter)).split())


def _wordings(answer: Answer) -> Iterable[str]:
    return plain(answer.notation), plain(answer.sentence)
