"""A web process: serves whoever comes to a socket that is listened on already."""

from __future__ import annotations

import argparse
import contextlib
import os
import signal
import socket

import uvicorn

from flibuste.server.ending import watch_parent
from flibuste.server.logs import log_config
from flibuste.server.processes import Command


def server(access_log: bool) -> uvicorn.Server:
    """As every web process has it; the application is built when it is loaded."""
    config = uvicorn.Config(
        "flibuste.server.app:create",
        factory=True,
        http="flibuste.server.connection:Connection",
        ws="none",
        log_level="info" if access_log else "warning",
        log_config=log_config(access_log),
        access_log=access_log,
        server_header=False,
        timeout_keep_alive=60,
        timeout_graceful_shutdown=3,
    )
    return uvicorn.Server(config)


def command(listener: socket.socket, access_log: bool) -> Command:
    """What starts one of several, all at one socket."""
    return Command(__name__, (*(["--access-log"] if access_log else []), str(listener.fileno())), inherits=True)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("listener", type=int)
    parser.add_argument("--access-log", action="store_true")
    arguments = parser.parse_args()
    watch_parent(lambda: os.kill(os.getpid(), signal.SIGTERM))
    with contextlib.suppress(KeyboardInterrupt):  # Ctrl-C is heard by all processes of a server
        server(arguments.access_log).run([socket.socket(fileno=arguments.listener)])


if __name__ == "__main__":
    main()
