"""Pages as they travel: compressed, but nothing that a visitor typed together with anything else.

How far a text shrinks tells whether one part of it repeats another. Somebody who sees the sizes of another's pages and
may write something into them could guess secrets from that (the attack is called BREACH). So what visitors say, and
the secret links of seats, are marked by `apart`, and no byte of a page is ever expressed by a byte of theirs.
"""

from __future__ import annotations

import re
import struct
import zlib
from typing import Final

from markupsafe import Markup, escape

LEVEL: Final = 6
GZIP: Final = 31  # zlib's word for that format, with the largest window
GZIP_HEAD: Final = bytes([31, 139, 8, 0, 0, 0, 0, 0, 0, 255])  # no name, no time, no system
BEGIN, END = "\ue000", "\ue001"  # private signs: no page needs them, and none is sent

_APART: Final = re.compile(f"{BEGIN}([^{BEGIN}{END}]*){END}")
_MARKS: Final = str.maketrans("", "", BEGIN + END)


def apart(text: object) -> Markup:
    """For templates: what a visitor typed, or a secret."""
    return Markup(f"{BEGIN}{escape(unmarked(str(text)))}{END}")


def unmarked(text: str) -> str:
    return text.translate(_MARKS)


def packed(text: str) -> bytes:
    """The text in gzip's format; what is marked stands alone between two points that nothing reaches across."""
    gzip = zlib.compressobj(LEVEL, zlib.DEFLATED, GZIP)
    pieces: list[bytes] = []
    for nth, part in enumerate(_APART.split(text)):
        if nth:
            pieces.append(gzip.flush(zlib.Z_FULL_FLUSH))
        pieces.append(gzip.compress(unmarked(part).encode()))
    pieces.append(gzip.flush())
    return b"".join(pieces)


def partly_packed(text: str, end_of_style: str = "</style>") -> bytes:
    """The same for a page on which nothing is marked: only the style that it carries is compressed."""
    head, end, rest = unmarked(text).partition(end_of_style)
    styled, plain = (head + end, rest) if end else ("", head)
    squeeze, keep = (zlib.compressobj(level, zlib.DEFLATED, -zlib.MAX_WBITS) for level in (LEVEL, 0))
    pieces = [squeeze.compress(styled.encode()), squeeze.flush(zlib.Z_FULL_FLUSH)]
    pieces += [keep.compress(plain.encode()), keep.flush()]
    content = (styled + plain).encode()
    return b"".join([GZIP_HEAD, *pieces, struct.pack("<II", zlib.crc32(content), len(content))])


def unpacked(body: bytes) -> bytes:
    return zlib.decompress(body, GZIP)
