"""The report of an arena: figures as JSON, charts as SVG and PNG, and one page of HTML that holds them all."""

from __future__ import annotations

import json
from collections.abc import Sequence
from html import escape
from pathlib import Path
from string import Template
from typing import Any, Final

from flibuste.bots.tournament import Tournament
from flibuste.data.phrases import Phrasebook
from flibuste.kernel import BadOption

CHARTS: Final = ("ratings.svg", "matrix.svg", "strength.svg")
FASTEST: Final = 0.001  # milliseconds, so that a logarithm can be drawn
PAGE: Final = Template("""<!doctype html>
<html lang="$lang">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>$title</title>
<style>
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #1d2b3a }
table { border-collapse: collapse; margin: 1rem 0 }
th, td { padding: .3rem .8rem; border-bottom: 1px solid #cbd5e0; text-align: right }
th:first-child, td:first-child { text-align: left }
svg { max-width: 100%; height: auto }
</style>
<h1>$title</h1>
<p>$summary</p>
$tables
$charts
</html>
""")


def require_packages() -> None:
    """Refuse before the first game what could not be told after the last one."""
    try:
        from flibuste.research import charts, standings  # noqa: F401
    except ImportError as error:
        raise BadOption(f"The arena needs more packages ({error.name}): pip install 'flibuste[research]'.") from error


def write_report(out: Path, tournament: Tournament, rows: Sequence[dict[str, Any]], book: Phrasebook) -> dict[str, Any]:
    """Write the figures as `report.json`, the charts, and `report.html`; the figures."""
    from flibuste.research import charts
    from flibuste.research.standings import Standings

    standings = Standings(tournament.bots)
    standings.add_all(rows)
    document = {"tournament": tournament.document(), **standings.document()}
    (out / "report.json").write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")
    ordered = sorted(tournament.bots, key=lambda bot: -standings.rating(bot)[0])
    bounds = [standings.rating(bot) for bot in ordered]
    rating = book.say("terminal-column-rating")
    charts.save(charts.intervals(ordered, bounds, book.say("bots-ratings"), rating), out / "ratings")
    if tournament.against:  # then the share against that one tells more than a rating
        shown = [bot for bot in tournament.bots if bot != tournament.against]
        pairings = [standings.pairings[bot, tournament.against] for bot in shown]
        bounds, rating = [(pairing.share, *pairing.interval) for pairing in pairings], book.say("terminal-column-share")
    else:
        shown = ordered
    times = [max(FASTEST, standings.milliseconds(bot)) for bot in shown]
    charts.save(charts.strength(shown, times, bounds, book.say("bots-strength"), rating), out / "strength")
    charts.save(charts.matrix(ordered, standings.share, book.say("bots-matrix")), out / "matrix")
    (out / "report.html").write_text(_page(out, tournament, document, book), encoding="utf-8")
    return document


def _page(out: Path, tournament: Tournament, document: dict[str, Any], book: Phrasebook) -> str:
    games = sum(pairing["games"] for pairing in document["pairings"])
    summary = book.say("bots-summary", games=games, seats=tournament.seats, seed=tournament.seed)
    return PAGE.substitute(
        lang=book.lang,
        title=escape(book.say("bots-arena-of", game=tournament.game)),
        summary=escape(summary),
        tables=_table(document, book),
        charts="\n".join(_inline(out / name) for name in CHARTS),
    )


def _table(document: dict[str, Any], book: Phrasebook) -> str:
    columns = ("bot", "against", "games-played", "share", "interval", "points", "points-against")
    head = "".join(f"<th>{escape(book.say(f'terminal-column-{name}'))}</th>" for name in columns)
    body = "".join(
        f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in _cells(row, book))}</tr>" for row in document["pairings"]
    )
    return f"<table><tr>{head}</tr>{body}</table>"


def _cells(pairing: dict[str, Any], book: Phrasebook) -> list[str]:
    share, low, high = (
        book.say("terminal-percent", percent=round(100 * figure, 1))
        for figure in (pairing["share"], *pairing["interval"])
    )
    points = [book.say("terminal-number", number=pairing[key]) for key in ("points", "field_points")]
    return [pairing["challenger"], pairing["field"], str(pairing["games"]), share, f"{low} – {high}", *points]


def _inline(file: Path) -> str:
    """A chart as part of the page: without the prologue of a file of its own."""
    text = file.read_text(encoding="utf-8")
    return text[text.index("<svg") :]
