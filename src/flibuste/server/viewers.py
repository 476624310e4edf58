"""Who is asking: a guest with a signed cookie, the holder of a seat's token, or somebody who only looks."""

from __future__ import annotations

import hashlib
import re
import secrets
from dataclasses import dataclass, replace
from typing import Any, Final

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import Request
from starlette.responses import Response

from flibuste.data.phrases import languages, phrasebook, pick_language
from flibuste.kernel import SPECTATOR
from flibuste.server.refusals import not_your_seat
from flibuste.server.tables.table import Table

GUEST: Final = "guest"
CURTAIN: Final = "curtain"
LANG: Final = "lang"
WATCH: Final = "watch"
SIGNED: Final = {"key_derivation": "hmac", "digest_method": hashlib.sha256}
A_YEAR: Final = 366 * 86_400
LONGEST_NAME: Final = 24
_UNPRINTABLE: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2066-\u2069]+")


@dataclass(frozen=True, slots=True)
class Viewer:
    """Somebody at the door: `guest` is empty before the first game, `token` opens one seat."""

    lang: str = "en"
    guest: str = ""
    name: str = ""
    token: str = ""
    address: str = ""
    opened: tuple[str, int] = ("", SPECTATOR)  # the table and the seat for which the curtain was last drawn aside

    def seats(self, table: Table) -> set[int]:
        """The seats this viewer plays."""
        by_token = table.seat_of_token(self.token) if self.token else None
        if by_token is not None:
            return {by_token} if table.seats[by_token].kind == "person" else set()
        return table.seats_of(self.guest) if self.guest else set()

    def the_seat(self, table: Table, wanted: int | None = None) -> int:
        """The seat to act for: the one named, or else the only sensible one."""
        held = self.seats(table)
        if wanted is None:
            wanted = self.viewpoint(table)
        if wanted not in held:
            raise not_your_seat()
        return wanted

    def viewpoint(self, table: Table) -> int:
        """The seat whose view is shown. Several seats at one screen: the one that is asked."""
        held = sorted(self.seats(table))
        if not held:
            return SPECTATOR
        place, open_seat = self.opened
        if place == table.id and open_seat in held and (open_seat in table.asked or not set(held) & set(table.asked)):
            return open_seat
        return next((seat for seat in held if seat in table.asked), held[0])

    def say(self, key: str, **args: str | int) -> str:
        return phrasebook(self.lang).say(key, **args)


def address_of(request: Request) -> str:
    """Where a request comes from, as far as the proxies that are trusted say so."""
    return request.client.host if request.client else ""


def clean_text(text: str, longest: int) -> str:
    """What somebody typed, as others may read it: no control signs, no surplus blanks, not too long."""
    return " ".join(_UNPRINTABLE.sub(" ", text).split())[:longest].strip()


def clean_name(text: str, otherwise: str = "") -> str:
    return clean_text(text, LONGEST_NAME) or otherwise


class Cookies:
    """Reads and writes the cookies."""

    def __init__(self, key: str) -> None:
        self._guests = URLSafeSerializer(key, salt=GUEST, signer_kwargs=SIGNED)
        self._curtains = URLSafeSerializer(key, salt=CURTAIN, signer_kwargs=SIGNED)

    def viewer(self, request: Request) -> Viewer:
        guest = _opened(self._guests, request.cookies.get(GUEST))
        curtain = _opened(self._curtains, request.cookies.get(CURTAIN))
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        return Viewer(
            lang=pick_language(request.cookies.get(LANG), request.headers.get("accept-language")),
            guest=guest[0] if guest else "",
            name=guest[1] if guest else "",
            token=token.strip() if scheme.lower() == "bearer" else "",
            address=address_of(request),
            opened=(curtain[0], curtain[1]) if curtain else ("", SPECTATOR),
        )

    def with_identity(self, viewer: Viewer, name: str = "") -> Viewer:
        """The same viewer with an identity, and perhaps a new name."""
        name = clean_name(name, viewer.name or viewer.say("server-a-guest"))
        return replace(viewer, guest=viewer.guest or secrets.token_urlsafe(12), name=name)

    def write_guest(self, response: Response, request: Request, viewer: Viewer) -> None:
        self._keep(response, request, GUEST, self._guests.dumps([viewer.guest, viewer.name]))

    def write_open_seat(self, response: Response, request: Request, table: str, seat: int) -> None:
        self._keep(response, request, CURTAIN, self._curtains.dumps([table, seat]))

    def write_preferences(self, response: Response, request: Request, lang: str, watch: str) -> None:
        """The reader's language and watch, as chosen by hand."""
        for name, value, known in ((LANG, lang, languages()), (WATCH, watch, ("day", "night"))):
            if value in known:
                self._keep(response, request, name, value)

    def _keep(self, response: Response, request: Request, name: str, value: str) -> None:
        secure = request.url.scheme == "https"
        response.set_cookie(name, value, max_age=A_YEAR, httponly=True, samesite="lax", secure=secure)


def _opened(seal: URLSafeSerializer, cookie: str | None) -> Any:
    """What a cookie of ours says; nothing if it was tampered with."""
    try:
        return seal.loads(cookie) if cookie else None
    except BadSignature:
        return None
