"""`flibuste connect`: a bot of one's own plays a seat of a web table, with the code it has for the library."""

from __future__ import annotations

import json
import secrets
import time
import urllib.error
import urllib.request
from typing import Annotated, Any, Final, NamedTuple
from urllib.parse import urlsplit

import typer

from flibuste.bots import Bot
from flibuste.cli.arguments import LanguageOption
from flibuste.cli.named_bots import bot_named
from flibuste.games import registry
from flibuste.kernel import BadOption, Document, FlibusteError, IllegalAction, view_of

WAIT: Final = 20  # seconds that one request waits for news
PAUSE: Final = 1.0  # before trying again when the server does not answer
PATIENCE: Final = 30


class Place(NamedTuple):
    """A seat at a table somewhere, as its secret link names it."""

    site: str
    table: str
    token: str


def connect(
    url: Annotated[str, typer.Argument(metavar="URL")],
    bot: Annotated[str, typer.Option("--bot", metavar="BOT")],
    name: Annotated[str, typer.Option("--name", metavar="NAME")] = "",
    seconds: Annotated[float, typer.Option("--seconds", min=0.0)] = 1.0,
    lang: LanguageOption = None,
) -> None:
    """Let a bot play a seat of a web table until the game is over."""
    place = read_link(url)
    player = bot_named(bot, secrets.randbits(31))
    sit_down(place, name or bot.rpartition(":")[2])
    result = play_on(place, player, seconds)
    typer.echo(json.dumps(result))


def read_link(url: str) -> Place:
    parts = urlsplit(url)
    match parts.path.strip("/").split("/"):
        case ["t", table, "seat", token] if parts.scheme in ("http", "https"):
            return Place(f"{parts.scheme}://{parts.netloc}", table, token)
    text = f"{url!r} is not the link of a seat; it should look like http://host/t/<table>/seat/<token>."
    raise BadOption(text, "refused-link", url=url)


def sit_down(place: Place, name: str) -> None:
    """Take the seat if it is free; whoever holds the token may play it in any case."""
    position = call(place, "")
    if position["state"] == "waiting":
        free = [seat["seat"] for seat in position["seats"] if seat["kind"] == "free"]
        if free:
            call(place, "/join", {"name": name, "token": place.token})


def play_on(place: Place, bot: Bot, seconds: float) -> Document:
    """Answer whatever the seat is asked, until the game is over."""
    version = -1
    while True:
        news = call(place, f"/view?since={version}&wait={WAIT}")
        version = news["version"]
        if news["state"] == "over":
            result: Document = news["result"]
            return result
        if news["decision"] is not None:
            game = registry.game(news["game"])
            view = view_of(game, news["view"])
            action = bot.choose(view, seconds)
            if action not in view.options:
                legal = ", ".join(map(game.notation.text, view.options))
                raise IllegalAction(f"The bot answered {action!r}, which is not among its options now: {legal}.")
            call(place, "/answers", {"decision": news["decision"], "action": game.notation.text(action)})


def call(place: Place, path: str, body: Document | None = None) -> Any:
    """One request; a server that does not answer is asked again for a while."""
    headers = {"Authorization": f"Bearer {place.token}", "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{place.site}/api/tables/{place.table}{path}", data, headers)
    for attempt in range(PATIENCE):
        try:
            with urllib.request.urlopen(request, timeout=2 * WAIT) as response:
                return json.load(response)
        except urllib.error.HTTPError as error:
            if error.code not in (429, 502, 503, 504):
                raise Refused(_said(error)) from error
        except (urllib.error.URLError, TimeoutError, ConnectionError) as error:
            if attempt + 1 == PATIENCE:
                raise Refused(f"{place.site} does not answer: {getattr(error, 'reason', error)}.") from error
        time.sleep(PAUSE)
    raise Refused(f"{place.site} is too busy to answer.")


def _said(error: urllib.error.HTTPError) -> str:
    """The sentence of a problem document; what stands between may answer with something else."""
    try:
        return str(json.load(error)["detail"])
    except (ValueError, TypeError, KeyError):
        return f"{error.url} answers: {error.code} {error.reason}."


class Refused(FlibusteError):
    """What the server said, in its own sentence."""
