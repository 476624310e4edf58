"""`python -m tests.faults.fuzz`: thousands of odd requests to a real server. None may be an accident.

Half of them are made from the description of the JSON interface, the others are put together from odd parts: paths,
headers and bodies of every address there is, as bytes, well formed or not.
"""

from __future__ import annotations

import argparse
import contextlib
import http.client
import itertools
import json
import random
import socket
import urllib.error
import urllib.request
from collections import Counter
from typing import Any, Final

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import Case

from tests.faults.faults import sqlite_file
from tests.faults.site import Site

ACCIDENT: Final = 500
CLOSED: Final = 0  # no answer at all: the connection was closed
SECONDS: Final = 300.0
TOO_LATE: Final = 408
FUZZING: Final = settings(
    max_examples=25, database=None, deadline=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck)
)
METHODS: Final = (b"GET", b"GET", b"POST", b"POST", b"HEAD", b"PUT", b"DELETE", b"OPTIONS", b"PATCH", b"BREW")
WORDS: Final = (
    b"", b"0", b"-1", b"99999999999999999999", b"x", b"%00", b"%2e%2e", b"%ff", b"\xff", b"%E2%80%AE", b"a" * 300,
    b"'; DROP TABLE tables; --", b"<script>", b"{{7*7}}", b"nul\x00", b"\xc3\xa9", b"[", b"null", b"true",
    b"port-royal",
)  # fmt: skip
HEADERS: Final = (
    b"Origin", b"Host", b"Cookie", b"Authorization", b"Accept-Language", b"Accept", b"Accept-Encoding", b"Content-Type",
    b"Content-Length", b"Transfer-Encoding", b"Last-Event-ID", b"HX-Request", b"X-Forwarded-For", b"X-Forwarded-Proto",
    b"Sec-Fetch-Site", b"Expect", b"Range", b"If-None-Match", b"Upgrade", b"Connection", b"X-Shows",
)  # fmt: skip
VALUES: Final = (
    b"http://[", b"null", b"guest=x.y; curtain=[]; lang=\xff", b"Bearer \xff\xfe", b"Basic x", b"fr;q=x,en;;q=9",
    b"gzip;q=nan, br", b"application/json", b"application/x-www-form-urlencoded", b"multipart/form-data", b"*/*",
    b"multipart/form-data; boundary=x; charset=nonsense", b"chunked", b"-5", b"100-continue", b"bytes=9-1",
    b"websocket", b"upgrade, x", b"same-origin", b"cross-site", b"true", b"127.0.0.1, \xff", *WORDS,
)  # fmt: skip
BODIES: Final = (
    b"", b"{", b"[]", b"null", b'{"game": "port-royal", "seats": []}', b'{"decision": 1e400, "action": "x"}',
    b'{"decision": 0, "action": "\\ud800"}', b'{"name": "\\u0000", "token": "\\u0000"}', b'{"text": "\\u202e"}',
    b"[" * 20_000, b"seat=0&decision=0&action=%00", b"seat=%FF&name=%FF&text=%FF", b"&&==&;", b"a=1&" * 3000,
    b'--x\r\nContent-Disposition: form-data; name="text"\r\n\r\nhello\r\n--x--\r\n', b"\x00" * 100, b"x" * 70_000,
    b"seat-0=me&seat-1=bot:none&odds=1", b"lang=\xff&watch=\xff&back=//x", b"5\r\nhello\r\n0\r\n\r\n", b"zz\r\n",
)  # fmt: skip
ACTS: Final = (
    "/position", "/stream", "/lookback", "/replay", "/record", "/seat/{odd}", "/answer", "/undo", "/hint", "/resign",
    "/replace", "/return", "/chat", "/start", "/leave", "/sit", "/curtain", "/rematch", "",
)  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description="Odd requests to a real server.")
    parser.add_argument("--requests", type=int, default=10_000)
    wanted = parser.parse_args().requests
    with sqlite_file() as database:
        site = Site(database, bots=0, FLIBUSTE_PATIENCE="3")
        site.start()
        try:
            counts = raw_requests(site, wanted // 2, seed=1)
            counts += described_requests(site, wanted - counts.total())
        finally:
            site.end()
    print(f"{counts.total()} requests:", ", ".join(f"{count} x {status}" for status, count in sorted(counts.items())))
    complaints = site.said.read_text(errors="replace").splitlines()[1:]
    print(f"{len(complaints)} lines in the log, {site.tracebacks()} tracebacks")
    if site.tracebacks() or any(status >= ACCIDENT for status in counts):
        raise SystemExit("\n".join(complaints[-60:]))


def raw_requests(site: Site, count: int, seed: int) -> Counter[int]:
    """As bytes, over connections of their own; what each was answered with."""
    dice, paths, found = random.Random(seed), addresses(site), Counter[int]()
    for _ in range(count):
        found[answered(site, odd_request(dice, paths))] += 1
    return found


def addresses(site: Site) -> list[bytes]:
    """Every address there is, of a table that is played and of none."""
    table = _asked(site, "/api/tables", {"game": "rolling-seas", "seats": [{"kind": "me"}, {"kind": "me"}]})["table"]
    described = _asked(site, "/api/openapi.json")["paths"]
    pages = ["/", "/games", "/about", "/rules", "/settings", "/healthz", "/metrics", "/static/icon.svg", "/offline"]
    pages += [f"/{page}/{{odd}}" for page in ("rules", "new", "play", "style", "campaign", "c", "static", "summary")]
    pages += ["/new/port-royal", "/play/nassau", "/campaign/port-royal", "/c/{odd}/member/{odd}", "/c/{odd}/open"]
    pages += [f"/t/{{table}}{act}" for act in ACTS] + [f"/api{path}" for path in described]
    return [path.replace("{table}", table).replace("{campaign}", "{odd}").encode() for path in pages]


def odd_request(dice: random.Random, paths: list[bytes]) -> bytes:
    path = dice.choice(paths).replace(b"{odd}", dice.choice(WORDS))
    if dice.random() < 0.2:
        path += b"?%s=%s" % (dice.choice((b"ply", b"of", b"since", b"wait", b"x")), dice.choice(WORDS))
    if dice.random() < 0.1:
        path += b"/" + dice.choice(WORDS)
    headers = {b"Host": b"127.0.0.1", b"Connection": b"close"}
    if dice.random() < 0.5:
        headers[b"Origin"] = b"http://127.0.0.1"
    for _ in range(dice.randrange(4)):
        headers[dice.choice(HEADERS)] = dice.choice(VALUES)
    method, body = dice.choice(METHODS), dice.choice(BODIES) if dice.random() < 0.6 else b""
    if body and dice.random() < 0.9:
        headers.setdefault(b"Content-Length", b"%d" % len(body))
    head = b"".join(b"%s: %s\r\n" % item for item in headers.items())
    request = b"%s %s HTTP/1.1\r\n%s\r\n%s" % (method, path, head, body)
    if dice.random() < 0.05:
        at = dice.randrange(len(request))
        request = request[:at] + bytes([dice.randrange(256)]) + request[at + 1 :]
    return request


def answered(site: Site, request: bytes) -> int:
    """The status of the answer. Whoever asks hangs up when the head of it has come: streams do not end."""
    with contextlib.closing(socket.create_connection(("127.0.0.1", site.port), timeout=SECONDS)) as connection:
        with contextlib.suppress(OSError):
            connection.sendall(request)
        with contextlib.suppress(OSError):
            words = connection.recv(4096).split(b" ", 2)
            return int(words[1]) if len(words) > 1 and words[1].isdigit() else CLOSED
    return CLOSED


def described_requests(site: Site, count: int) -> Counter[int]:
    """As the description of the interface has them, or nearly."""
    schema = schemathesis.openapi.from_url(f"{site.address}/api/openapi.json")
    operations = [result.ok() for result in schema.get_all_operations()]
    operations = [operation for operation in operations if not operation.path.endswith("/stream")]
    made = _asked(site, "/api/tables", {"game": "captains-war", "seats": [{"kind": "me"}] * 3})
    places = itertools.cycle([(made["table"], made["seats"][0]["token"]), ("none", "none")])
    found = Counter[int]()
    for operation in itertools.cycle(operations):
        before = found.total()
        if before >= count:
            return found

        @FUZZING
        @given(case=operation.as_strategy())
        def send(case: Case) -> None:
            if "table" in case.path_parameters:
                case.path_parameters["table"], token = next(places)
                case.headers["Authorization"] = f"Bearer {token}"
            if "wait" in case.query:
                case.query["wait"] = 0
            found[case.call(base_url=f"{site.address}/api", timeout=SECONDS).status_code] += 1

        send()
    return found


def _asked(site: Site, path: str, body: dict[str, Any] | None = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{site.address}{path}", data, {"Content-Type": "application/json"})
    while True:
        try:
            with urllib.request.urlopen(request, timeout=SECONDS) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            if error.code != TOO_LATE:
                raise
        except http.client.RemoteDisconnected:
            pass  # as with `TOO_LATE`: on a busy machine a request may not come in time


if __name__ == "__main__":
    main()
