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
    old = before.text
    changed = change(old.split("<"), after.text.split("<"))
    used = _used("".join(f"<{part}" for part in changed if isinstance(part, str)))
    document = {
        "from": before.tag,
        "shows": after.tag,
        "change": changed,
        "symbols": "".join(_symbols({id for id in used if f'<use href="#{id}"' not in old})),
    }
    return json.dumps(document, ensure_ascii=False, separators=(",", ":"))


def change(old: list[str], new: list[str]) -> Change:
    """Copies on from where the last copy ended, or else from a part that the old text has only once."""
    places, last_places = dict(zip(reversed(old), reversed(range(len(old))), strict=True)), _numbered(old)
    found: Change = []
    fresh: list[str] = []
    at, follows = 0, 0
    while at < len(new):
        part = new[at]
        begin = follows if old[follows : follows + 1] == [part] else places.get(part, -1)
        if begin < 0 or begin not in (follows, last_places[part]):
            fresh.append(part)
            at, follows = at + 1, follows + 1
            continue
        while fresh and begin and old[begin - 1] == fresh[-1]:
            at, begin = at - 1, begin - 1
            fresh.pop()
        if fresh:
            found.append("<".join(fresh))
            fresh = []
        length = _same(old, begin, new, at)
        at, follows = at + length, begin + length
        found.append((begin, follows))
    if fresh:
        found.append("<".join(fresh))
    return found


def _numbered(parts: list[str]) -> dict[str, int]:
    """The last place of each part."""
    return dict(zip(parts, range(len(parts)), strict=True))


def _same(old: list[str], begin: int, new: list[str], at: int) -> int:
    """For how many parts they agree; compared in stretches, each twice as long as the one before while they do."""
    most, length, step = min(len(old) - begin, len(new) - at), 0, 1
    while step:
        end = length + step
        if end <= most and old[begin + length : begin + end] == new[at + length : at + end]:
            length, step = end, 2 * step
        else:
            step //= 2
    return length


def _used(text: str) -> set[str]:
    return set(_USED(text))


def _symbols(ids: set[str]) -> list[str]:
    known = assets.symbols()
    return [known[id] for id in sorted(ids) if id in known]
