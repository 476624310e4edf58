"""What a server writes while it runs: one line for what somebody should look at, nothing otherwise."""

from __future__ import annotations

from typing import Any, Final

LINE: Final = "time=%(asctime)s level=%(levelname)s from=%(name)s %(message)s"
REQUEST: Final = 'time=%(asctime)s from=%(client_addr)s status=%(status_code)s request="%(request_line)s"'


def log_config(access_log: bool) -> dict[str, Any]:
    """For uvicorn and for our own warnings; requests only on demand, on standard output."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {
            "line": {"format": LINE},
            "request": {"()": "uvicorn.logging.AccessFormatter", "fmt": REQUEST, "use_colors": False},
        },
        "handlers": {
            "line": {"class": "logging.StreamHandler", "formatter": "line"},
            "request": {"class": "logging.StreamHandler", "formatter": "request", "stream": "ext://sys.stdout"},
        },
        "root": {"handlers": ["line"], "level": "WARNING"},
        "loggers": {
            "uvicorn.error": {"level": "WARNING"},
            "uvicorn.access": {
                "handlers": ["request"],
                "level": "INFO" if access_log else "WARNING",
                "propagate": False,
            },
        },
    }
