"""The names under which a server may be called: they stand in the links that it makes for invitations."""

from __future__ import annotations

import re
import socket
from functools import cache
from ipaddress import ip_address
from typing import Final

ANY: Final = "*"
AT_HOME: Final = (".local", ".localhost", ".lan", ".home", ".home.arpa", ".internal")
_HOST: Final = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9_.-]+)(:[0-9]{1,5})?", re.IGNORECASE).fullmatch


def is_known(host: str, named: frozenset[str]) -> bool:
    """An address, a name of the home network or of this machine, or one that the operator has named."""
    found = _HOST(host)
    if found is None:
        return False
    name = found.group(1).lower().rstrip(".")
    return ANY in named or name in named or _is_near(name) or name in _own_names()


def listed(names: str) -> frozenset[str]:
    return frozenset(name.strip().lower() for name in names.split(",") if name.strip())


def _is_near(name: str) -> bool:
    if "." not in name or name.endswith(AT_HOME):
        return True
    try:
        ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


@cache
def _own_names() -> frozenset[str]:
    return frozenset({socket.gethostname().lower(), socket.getfqdn().lower()})
