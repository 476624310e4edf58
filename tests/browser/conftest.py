"""The gallery of all pages, and a running server for the tests beside this file."""

from __future__ import annotations

import functools
import http.server
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ViewportSize

from tests.browser import gallery
from tests.browser.serving import Server
from tests.browser.visiting import DESKTOP, Visit, Visitor

BUILT = gallery.STATIC / "built" / "names.json"


@pytest.fixture(scope="session")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a folder with every page, rendered from real positions."""
    if not BUILT.exists():
        pytest.fail("The web assets are not built: run `make web`.")
    folder: Path = tmp_path_factory.mktemp("gallery")
    gallery.write(folder)
    handler = functools.partial(gallery.Quiet, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    started = Server(tmp_path_factory.mktemp("data"))
    yield started
    started.kill()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Visitors whose browsers are closed, and were without faults, when the test ends."""
    visitors: list[Visitor] = []

    def come(lang: str = "en", size: ViewportSize = DESKTOP) -> Visitor:
        visitors.append(Visitor(browser, server, lang, size))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.context.close()
    assert [fault for visitor in visitors for fault in visitor.faults] == []
