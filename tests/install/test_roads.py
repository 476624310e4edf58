"""Installed from a wheel, a source archive or a checkout, with and without a compiler, Flibuste works as a whole."""

from __future__ import annotations

import re
import sys
import tarfile
import zipfile
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, Page

from flibuste import __version__
from tests.install.roads import COMPILERS, NODE, ROOT, Installed, Sources
from tests.server.harness import PATIENCE, create, serving
from tools.compile import can_compile
from tools.web import NO_NODE

LONGEST_GAME = 5000
needs_compiler = pytest.mark.skipif(not can_compile(), reason="no C compiler here")


def works(installed: Installed, browser: Browser, *, compiled: bool) -> None:
    """The version, a game in the terminal, a game through the JSON interface, a page in the browser."""
    assert installed.flibuste("--version").strip() == __version__
    rules = installed.rules_file()
    assert rules.is_relative_to(installed.folder)
    assert rules.suffix == (".so" if compiled else ".py")
    assert "Élise>" in installed.flibuste("play", "port-royal", "--lang=en", "--players=Élise", given="quit\n")
    command = [str(installed.bin / "flibuste")]
    with serving(f"sqlite:///{installed.folder}/games.sqlite3", flibuste=command, **installed.environment) as server:
        with httpx.Client(base_url=server.address, timeout=PATIENCE) as client:
            table = create(client)
            assert table.play(LONGEST_GAME) < LONGEST_GAME
            assert table.see()["state"] == "over"
        with browser.new_context(base_url=server.address, locale="en-GB") as context:
            looks_right(context.new_page(), f"/t/{table.id}")


def looks_right(page: Page, finished: str) -> None:
    """Everything a page asks for is there: its style, once it is touched, script, fonts and icons; and so are the
    guides."""
    answers: dict[str, int] = {}
    page.on("response", lambda response: answers.update({response.url: response.status}))
    for address in ("/", "/new/port-royal", "/rules/rolling-seas", finished):
        page.goto(address)
        page.wait_for_load_state("load")
    with page.expect_response(re.compile(r"/flibuste\.\w+\.css")):
        page.keyboard.press("Shift")
    page.evaluate("document.fonts.ready.then(() => null)")
    assert {url: status for url, status in answers.items() if status >= 400} == {}
    for part in (r"/flibuste\.\w+\.css", r"/flibuste\.\w+\.js", r"\.woff2"):
        assert any(re.search(part, url) for url in answers), f"No page asked for {part}."


@pytest.mark.parametrize("hidden", [(), COMPILERS + NODE], ids=["compiler", "no-compiler"])
def test_wheel(sources: Sources, browser: Browser, hidden: tuple[str, ...]) -> None:
    works(sources.install(sources.wheel(), hidden), browser, compiled=can_compile())


def test_source_archive_without_compiler(sources: Sources, browser: Browser) -> None:
    works(sources.install(sources.archive(), COMPILERS + NODE), browser, compiled=False)


@pytest.mark.slow
@needs_compiler
def test_source_archive_with_compiler(sources: Sources, browser: Browser) -> None:
    works(sources.install(sources.archive()), browser, compiled=True)


def test_checkout_without_compiler_and_node(sources: Sources, browser: Browser) -> None:
    works(sources.install_as_told(sources.checkout(), COMPILERS + NODE), browser, compiled=False)


def test_checkout_where_node_cannot_be_had(sources: Sources) -> None:
    """Neither on the path nor as a package: the build stops with the sentence that says what to do."""
    for package in sources.packages.glob("*"):
        if not package.name.startswith("nodejs"):
            (sources.folder / package.name).symlink_to(package)
    installed = replace(sources, packages=sources.folder).environment(COMPILERS + NODE)
    said = installed.run("pip", "install", str(sources.checkout()), status=1)
    assert NO_NODE in said
    assert not (installed.bin / "flibuste").exists()


@needs_compiler
def test_checkout_with_compiled_rules(sources: Sources, browser: Browser) -> None:
    works(sources.install(sources.compiled_checkout()), browser, compiled=True)


@pytest.mark.slow
@needs_compiler
def test_checkout_with_compiler(sources: Sources, browser: Browser) -> None:
    works(sources.install(sources.checkout()), browser, compiled=True)


def test_pipx(sources: Sources) -> None:
    """One command, nothing kept; it takes the pip that comes with Python, so that this needs no network."""
    pipx = str(Path(sys.executable).with_name("pipx"))
    command = [pipx, "run", "--spec", f"{sources.wheel()}[server]", "flibuste"]
    home = {"PIPX_HOME": str(sources.folder / "pipx"), "PIPX_DEFAULT_PYTHON": sys.executable}
    offline = {
        "PIPX_DISABLE_SHARED_LIBS_AUTO_UPGRADE": "1",
        "PIP_NO_INDEX": "1",
        "PIP_FIND_LINKS": str(sources.packages),
    }
    with serving(f"sqlite:///{sources.folder}/games.sqlite3", flibuste=command, **home, **offline) as server:
        assert "Flibuste" in httpx.get(server.address, timeout=PATIENCE).text


def test_version_changelog_and_archives_agree(sources: Sources) -> None:
    assert f"\n## {__version__} " in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert sources.archive().name == f"flibuste-{__version__}.tar.gz"
    assert sources.wheel().name.startswith(f"flibuste-{__version__}-")
    with zipfile.ZipFile(sources.wheel()) as wheel:
        metadata = wheel.read(f"flibuste-{__version__}.dist-info/METADATA").decode()
    assert f"\nVersion: {__version__}\n" in metadata


def test_archives_hold_the_same_package(sources: Sources) -> None:
    with zipfile.ZipFile(sources.wheel()) as wheel:
        packed = {name for name in wheel.namelist() if name.startswith("flibuste/") and not name.endswith(".so")}
    with tarfile.open(sources.archive()) as archive:
        names = {Path(name).parts[1:] for name in archive.getnames() if Path(name).suffix}
    assert packed == {"/".join(parts[1:]) for parts in names if parts[:2] == ("src", "flibuste")}
    assert "flibuste/server/static/built/guides/port-royal.fr.md" in packed
