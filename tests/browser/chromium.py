"""Finding and starting the browser for the tests."""

from __future__ import annotations

import shutil

from playwright.sync_api import Browser, Error, Playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-dev-shm-usage"]


class NoBrowser(Exception):
    """There is no browser, in one sentence with the way out."""


def start(play: Playwright) -> Browser:
    """An installed Chromium, else the one that Playwright keeps."""
    installed = next((path for name in NAMES if (path := shutil.which(name))), None)
    try:
        return play.chromium.launch(executable_path=installed, args=ARGUMENTS)
    except Error as error:
        raise NoBrowser(
            "The browser tests need Chromium: install the package chromium, or run `playwright install chromium`."
        ) from error
