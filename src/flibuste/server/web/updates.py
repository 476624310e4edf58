"""What changed on a page since it was last sent: an update copies what the browser holds and adds what is new.

A text is taken apart at every `<`, here and in `web/src/updates.ts` alike. A change is a list: two numbers copy that
range of the old parts, a string brings new ones.
"""

from __future__ import annotations

import json
import re
import threading
import zlib
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final

from flibuste.server import assets

MEDIA_TYPE: Final = "application/vnd.flibuste.change+json"
SHOWS: Final = "table-shows"  # the header in which a page tells what it holds
MOST_KEPT: Final = 2000  # texts that a process remembers, about 15 kB each
BEGINNING: Final = '<div id="table"'
SYMBOLS: Final = '<svg id="symbols"'

_USED: Final = re.compile(r'<use href="#([\w-]+)"').findall

Change = list[str | tuple[int, int]]


@dataclass(frozen=True, slots=True)
class Shown:
    """The live part of a page as it was sent to somebody."""

    tag: str
    deflated: bytes

    @property
    def text(self) -> str:
        return zlib.decompress(self.deflated).decode()


def shown(text: str, whom: str) -> Shown:
    """`whom` keeps apart what looks the same to different people."""
    content = text.encode()
    return Shown(blake2b(content, key=whom.encode()[:64], digest_size=8).hexdigest(), zlib.compress(content, 1))


class SentTexts:
    """The texts that browsers hold, by their tags; those of the longest ago are forgotten."""

    def __init__(self) -> None:
        self._texts: OrderedDict[str, Shown] = OrderedDict()
        self._lock = threading.Lock()

    def keep(self, text: Shown) -> None:
        with self._lock:
            self._texts[text.tag] = text
            self._texts.move_to_end(text.tag)
            if len(self._texts) > MOST_KEPT:
                self._texts.popitem(last=False)

    def find(self, tag: str) -> Shown | None:
        return self._texts.get(tag)


def with_symbols(text: str, tag: str = "") -> str:
    """A page, or a part of one, and the drawings it uses, and only those."""
    shows = f' data-shows="{tag}"' if tag else ""
    block = f'{SYMBOLS} class="symbols" aria-hidden="true"{shows}>{"".join(_symbols(_used(text)))}</svg>'
    body, end, rest = text.rpartition("</body>")
    return body + block + end + rest if end else text + block


def live_part(text: str) -> str:
    """What changes on a table's page; the rest of it stays."""
    return text[text.index(BEGINNING) :].partition("</body>")[0]


def update(before: Shown, after: Shown) -> str:
    """All that a browser needs to go from one to the other."""
    old, new = before.text, after.text
    document = {
        "from": before.tag,
        "shows": after.tag,
        "change": change(old.split("<"), new.split("<")),
        "symbols": "".join(_symbols(_used(new) - _used(old))),
    }
    return json.dumps(document, ensure_ascii=False, separators=(",", ":"))


def change(old: Sequence[str], new: Sequence[str]) -> Change:
    """Copies the longest run at hand: the next old part, or else the first place of this part and the one after it."""
    places = {pair: at for at, pair in reversed(list(enumerate(zip(old, [*old[1:], ""], strict=True))))}
    pairs = list(zip(new, [*new[1:], ""], strict=True))
    found: Change = []
    fresh: list[str] = []
    at, follows = 0, 0
    while at < len(new):
        aligned = follows < len(old) and old[follows] == new[at]
        begin = follows if aligned else places.get(pairs[at], -1)
        if begin < 0:
            fresh.append(new[at])
            at, follows = at + 1, follows + 1
            continue
        if fresh:
            found.append("<".join(fresh))
            fresh = []
        follows = begin
        while at < len(new) and follows < len(old) and old[follows] == new[at]:
            at, follows = at + 1, follows + 1
        found.append((begin, follows))
    if fresh:
        found.append("<".join(fresh))
    return found


def _used(text: str) -> set[str]:
    return set(_USED(text))


def _symbols(ids: set[str]) -> list[str]:
    known = assets.symbols()
    return [known[id] for id in sorted(ids) if id in known]
