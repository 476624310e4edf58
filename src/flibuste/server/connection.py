"""One connection: a request must come in time and be of a sensible size, and whoever only waits makes room for others.

uvicorn, which speaks HTTP here, sets no such limits with its fast parser.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from enum import Enum, auto
from functools import cache
from http import HTTPStatus
from typing import Any, Final

import httptools
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from flibuste.server.settings import Settings

LARGEST_HEAD: Final = 32_768  # bytes of an address and its headers
SIGNS: Final = 4  # colon, blank and the end of the line
SENTENCES: Final = {
    HTTPStatus.BAD_REQUEST: "This is not a request in HTTP/1.1.",
    HTTPStatus.REQUEST_TIMEOUT: "The request did not come in time.",
    HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE: f"The address and the headers are larger than {LARGEST_HEAD} bytes.",
}


class Part(Enum):
    """Of a request: what is still to come."""

    NOTHING = auto()
    HEAD = auto()
    BODY = auto()


class TooLarge(Exception):
    """Stops the parser."""


_idle: OrderedDict[Connection, None] = OrderedDict()  # connections without a request, those that wait longest first


@cache
def limits() -> tuple[float, int]:
    """How long a request may take to come, and how many connections may wait without one."""
    settings = Settings.from_environment()
    return settings.patience, settings.idle_connections


class Connection(HttpToolsProtocol):
    """What uvicorn makes for each connection: `--http flibuste.server.connection:Connection`."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._coming = Part.NOTHING
        self._head = 0  # bytes of it so far
        self._deadline: asyncio.TimerHandle | None = None
        self._patience, self._most_idle = limits()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._expect()
        self._rest()

    def connection_lost(self, exc: Exception | None) -> None:
        _idle.pop(self, None)
        self._come()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self._unset_keepalive_if_required()
        before = self._coming
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            pass  # nothing is spoken here but HTTP/1.1
        except httptools.HttpParserError as error:
            is_large = isinstance(error.__context__, TooLarge)
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE if is_large else HTTPStatus.BAD_REQUEST)
            return
        if self._coming is Part.NOTHING:
            self._come()
            return
        if self._coming is Part.HEAD and before is Part.HEAD:
            self._head += len(data)
            if self._head > LARGEST_HEAD:
                self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
                return
        if self._deadline is None or before is not self._coming:
            self._expect()

    def on_message_begin(self) -> None:
        self._coming, self._head = Part.HEAD, 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        if len(self.url) + sum(len(name) + len(value) + SIGNS for name, value in self.headers) > LARGEST_HEAD:
            raise TooLarge
        self._coming = Part.BODY
        _idle.pop(self, None)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._coming = Part.NOTHING
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.pipeline and not self.transport.is_closing():
            self._rest()

    def _rest(self) -> None:
        """Wait for the next request, as long as there is room."""
        _idle[self] = None
        if len(_idle) > self._most_idle:
            oldest, _ = _idle.popitem(last=False)
            oldest.transport.close()

    def _expect(self) -> None:
        """The rest of the request must come in time."""
        self._come()
        self._deadline = self.loop.call_later(self._patience, self._too_late)

    def _come(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _too_late(self) -> None:
        self._deadline = None
        if self._coming is Part.NOTHING:
            self.transport.close()
        else:
            self._refuse(HTTPStatus.REQUEST_TIMEOUT)

    def _refuse(self, status: HTTPStatus) -> None:
        """A sentence, unless another answer has begun; then the end."""
        self._come()
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            sentence = SENTENCES[status].encode()
            head = f"HTTP/1.1 {status} {status.phrase}\r\ncontent-type: text/plain\r\ncontent-length: {len(sentence)}"
            self.transport.write(head.encode() + b"\r\nconnection: close\r\n\r\n" + sentence)
        self.transport.close()
