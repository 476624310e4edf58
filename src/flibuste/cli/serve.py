"""`flibuste serve`: the web table."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Annotated, Final

import typer

from flibuste.cli.arguments import LanguageOption, language
from flibuste.data.phrases import phrasebook
from flibuste.kernel import FlibusteError

BACKLOG: Final = 2048
HANDED_OVER: Final = 3  # the first file that systemd hands over
DEAF: Final = 60  # seconds
FILES: Final = 65_536


class CannotServe(FlibusteError):
    """The address is taken, or a part is missing."""


def serve(
    host: Annotated[str, typer.Option(metavar="ADDRESS")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535)] = 8017,
    data_dir: Annotated[Path | None, typer.Option(metavar="DIR")] = None,
    workers: Annotated[int, typer.Option(min=1, max=64)] = 1,
    bots: Annotated[int, typer.Option(min=0, max=64)] = 1,
    access_log: bool = False,
    open: bool = True,
    lang: LanguageOption = None,
) -> None:
    """Play in the browser: serve the tables at an address of this machine."""
    try:
        from flibuste.server import web_process
        from flibuste.server.database.store import Store
        from flibuste.server.ending import ending_quietly
        from flibuste.server.processes import BOT_PROCESS, Processes
        from flibuste.server.settings import Settings
    except ImportError as error:
        text = f"The web table needs more packages ({error.name}): pip install 'flibuste[server]'."
        raise CannotServe(text, "refused-packages", name=str(error.name)) from error
    if data_dir is not None:
        os.environ["FLIBUSTE_HOME"] = str(data_dir)
    listener = _handed_over() or _listen(host, port)
    address = f"http://{_shown(listener.getsockname()[0])}:{listener.getsockname()[1]}/"
    store = Store(Settings.from_environment().database_url)
    store.upgrade()
    store.close()
    typer.echo(phrasebook(language(lang)).say("terminal-serving", address=address))
    if open and _has_screen():
        threading.Timer(1.0, webbrowser.open, [address]).start()
    _allow_many_connections()
    if workers > 1:
        with ending_quietly(), Processes([web_process.command(listener, access_log)] * workers + [BOT_PROCESS] * bots):
            threading.Event().wait()
    else:
        server = web_process.server(access_log)
        server.config.load()  # the first page comes before the bots: their start would slow it down
        with ending_quietly(), Processes([BOT_PROCESS] * bots):
            server.run([listener])


def _handed_over() -> socket.socket | None:
    """The socket that systemd listens on for us, if it does: nobody is turned away while we start again."""
    if os.environ.get("LISTEN_PID") != str(os.getpid()) or os.environ.get("LISTEN_FDS") != "1":
        return None
    return _prepared(socket.socket(fileno=HANDED_OVER))


def _prepared(listener: socket.socket) -> socket.socket:
    """For the web processes; what it accepts is given up when the other side has been silent or deaf for long."""
    listener.set_inheritable(True)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for name, value in (("TCP_KEEPIDLE", DEAF), ("TCP_USER_TIMEOUT", 1000 * DEAF)):
        if hasattr(socket, name) and listener.family != socket.AF_UNIX:
            listener.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)
    return listener


def _allow_many_connections() -> None:
    """As many open files as this user may have; the usual limit is made for programs without visitors."""
    try:
        import resource
    except ImportError:
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if most == resource.RLIM_INFINITY else min(most, FILES)
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        text = f"Port {port} of {host} cannot be used: {error.strerror}. Choose another with --port or --host."
        raise CannotServe(text, "refused-port", port=str(port), host=host, why=str(error.strerror)) from error
    listener.listen(BACKLOG)  # early visitors wait instead of being turned away
    return _prepared(listener)


def _shown(host: str) -> str:
    """The address as one types it into a browser on this machine."""
    everywhere = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}
    return everywhere.get(host, f"[{host}]" if ":" in host else host)


def _has_screen() -> bool:
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
