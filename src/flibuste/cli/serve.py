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

from flibuste.kernel import FlibusteError

BACKLOG: Final = 2048


class CannotServe(FlibusteError):
    """The address is taken, or a part is missing."""


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 lets others in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen on; 0 takes any free one.", min=0, max=65535)] = 8017,
    data_dir: Annotated[
        Path | None, typer.Option(help="Where the games are kept, unless DATABASE_URL says so.")
    ] = None,
    workers: Annotated[int, typer.Option(help="Web processes.", min=1, max=64)] = 1,
    bots: Annotated[int, typer.Option(help="Bot processes.", min=0, max=64)] = 1,
    open: Annotated[bool, typer.Option(help="Open the page where there is a screen.")] = True,
) -> None:
    """Play in the browser: serve the tables at an address of this machine."""
    try:
        import uvicorn
        from uvicorn.supervisors import Multiprocess

        from flibuste.server.crew import Crew
        from flibuste.server.settings import Settings
        from flibuste.server.store import Store
    except ImportError as error:
        raise CannotServe(
            f"The web table needs more packages ({error.name}): pip install 'flibuste[server]'."
        ) from error
    if data_dir is not None:
        os.environ["FLIBUSTE_HOME"] = str(data_dir)
    listener = _listen(host, port)
    address = f"http://{_shown(host)}:{listener.getsockname()[1]}/"
    store = Store(Settings.from_environment().database_url)
    store.upgrade()
    store.close()
    typer.echo(f"Flibuste: {address} (Ctrl-C stops; games are kept)")
    if open and _has_screen():
        threading.Timer(1.0, webbrowser.open, [address]).start()
    crew = Crew(bots)
    try:
        config = uvicorn.Config(
            "flibuste.server.app:create",
            factory=True,
            workers=workers,
            log_level="warning",
            access_log=False,
            server_header=False,
            timeout_keep_alive=60,
            timeout_worker_healthcheck=60,
            timeout_graceful_shutdown=3,
        )
        if workers > 1:
            Multiprocess(config, [listener]).run()
        else:
            uvicorn.Server(config).run([listener])
    finally:
        crew.dismiss()


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        raise CannotServe(
            f"Port {port} of {host} cannot be used: {error.strerror}. Choose another with --port."
        ) from error
    listener.listen(BACKLOG)  # early visitors wait instead of being turned away
    listener.set_inheritable(True)
    return listener


def _shown(host: str) -> str:
    """The address as one types it into a browser on this machine."""
    everywhere = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}
    return everywhere.get(host, f"[{host}]" if ":" in host else host)


def _has_screen() -> bool:
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
