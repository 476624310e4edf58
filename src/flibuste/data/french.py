"""French joins small words to what follows them: `de` and `Anne` become `d’Anne`, `de` and `le port` become `du port`.

The text files write the plain form, `Au tour de { $player }`: only here is known what stands in the place. Fluent marks
where a place begins and ends, and only what crosses such a mark is joined; the text of the files is never touched.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

OPENED: Final = "\u2068"
CLOSED: Final = "\u2069"

VOWELS: Final = frozenset("aeiou")
ASPIRATED: Final = re.compile(
    "h(ach|aie|all|alt|amac|anche|angar|ank|ans|ard|areng|aricot|arnais|arold|arp|arry|asard|ât|auban|aut|avre|awk|eaum"
    "|ein|elm|ern|éron|éros|être|eurt|ibou|iss|obb|och|olg|oll|ongr|onte|ook|oquet|ors|oul|oward|ublot|uche|udson|uit"
    "|une|url|uss|utte)"
)
"""How words begin whose h is not mute; names from the north among them."""
KEPT_APART: Final = re.compile("onz|oui|uhlan|ulul")
"""How words begin that keep their distance although they begin with a vowel."""

_SHORT_WORD: Final = re.compile(
    r"\b(?P<stem>l(?=[ea])|(?:[dnsjmt]|(?:lors|puis|quoi|jus)?qu)(?=e))[ea] "
    rf"(?P<marks>[{OPENED}{CLOSED}]+)(?P<word>\w+)",
    re.IGNORECASE,
)
_ARTICLE: Final = re.compile(rf"\b(?P<word>[Dd]e|[àÀ]) (?P<marks>[{OPENED}{CLOSED}]+)(?P<article>les?) ")
_CONTRACTED: Final = {"de le": "du", "de les": "des", "à le": "au", "à les": "aux"}
_MARKS: Final = str.maketrans("", "", OPENED + CLOSED)


def join(text: str) -> str:
    """A formatted phrase with its marks, as it is written."""
    if OPENED not in text:
        return text
    return _SHORT_WORD.sub(_elided, _ARTICLE.sub(_contracted, text)).translate(_MARKS)


def is_elided_before(word: str) -> bool:
    """Whether `de` before this word is written `d’`; letters and numbers alone keep their `de`."""
    lower = word.lower()
    letters = unicodedata.normalize("NFKD", lower.replace("œ", "oe").replace("æ", "ae"))
    first, second = letters[:1], letters[1:2]
    if not lower[1:] or not lower.isalpha():
        return False
    if first == "h":
        return not ASPIRATED.match(lower)
    if first == "y":
        return second not in VOWELS
    return first in VOWELS and not KEPT_APART.match(lower)


def _elided(match: re.Match[str]) -> str:
    stem, marks, word = match.group("stem", "marks", "word")
    return f"{stem}’{marks}{word}" if is_elided_before(word) else match.group()


def _contracted(match: re.Match[str]) -> str:
    word, marks, article = match.group("word", "marks", "article")
    joined = _CONTRACTED[f"{word.lower()} {article}"]
    return f"{joined.capitalize() if word[0].isupper() else joined} {marks}"
