"""How the values of Captains' War are spoken."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from flibuste.data import load
from flibuste.data.phrases import Phrasebook
from flibuste.games.captains_war.actions import CATALOGUE
from flibuste.games.captains_war.boarding import loser, winner
from flibuste.games.captains_war.events import HAUL
from flibuste.games.captains_war.loot import face_of
from flibuste.games.captains_war.modules.captain import ORDER_NAMES
from flibuste.games.captains_war.modules.legend_log import REASONS
from flibuste.games.captains_war.scoring import scores
from flibuste.games.captains_war.sheet import PARTIES, TOTAL_OF
from flibuste.games.captains_war.state import CaptainsWar
from flibuste.games.captains_war.tables import ANY, COLOUR_NAMES, FACES, GAME, GIFT_NAMES, GOLD, NONE
from flibuste.games.captains_war.turn import ENDINGS
from flibuste.kernel import View, asking
from flibuste.render.words.forms import Forms, Spoken, by_kind, coded, named, numbered

FIELD_KINDS: Final[Mapping[str, str]] = {"left": "number", "track": "track"}
WORDS: Final = {argument.kind: argument.words for verb in CATALOGUE.verbs for argument in verb.arguments}


def figures(book: Phrasebook, view: View[Any], seat: int, players: Sequence[str]) -> Forms:
    """The captain's own strength, and whom the boarding in progress is between."""
    s: CaptainsWar = view.seen
    sheet = s.sheets[seat]
    found: Forms = {
        "turn": s.turns,
        "taken": s.taken[seat].bit_count(),
        "strength": sheet.strength(),
        "boardings": len(sheet.rows),
        "last_boarding": s.book.tables.last_boarding,
        "attacks": sheet.attacks(),
        "renown": scores(s)[seat],
        "against": "others",
    }
    if len(s.sheets) > len(players):
        found |= {"against": "legend", "legend": side(book, s, len(players), players), "legend_renown": scores(s)[-1]}
    if s.attacker != NONE:
        found |= {"attacker": side(book, s, s.attacker, players), "defender": side(book, s, s.defender, players)}
        found["side_is"] = "attacker" if seat == s.attacker else "defender"
        if asking(s, seat).topic == "reward" and winner(s) != NONE:
            found |= {"loser": side(book, s, loser(s), players), "loser_gold": s.sheets[loser(s)].held[GOLD]}
    return found


def side(book: Phrasebook, s: CaptainsWar, number: int, players: Sequence[str]) -> str:
    """A player by name, or the captain whom a table plays."""
    voice = s.book.voices[number]
    return players[number] if voice < len(players) else str(forms(book, "seat", voice)[""])


def as_target(s: CaptainsWar, book: Phrasebook, number: int) -> str:
    """What whoever attacks a side should know: "strength 6, defence +1 · 4 gold"."""
    sheet = s.sheets[number]
    guard = book.say("sheet-defends", n=sheet.strength(), bonus=sheet.passed(s.book.tables.defence))
    return f"{guard} · {some(book, 'gold', sheet.held[GOLD])}"


def some(book: Phrasebook, name: str, amount: int) -> str:
    """So many of something."""
    return book.attribute(f"name-{name}", "some", n=amount)


def cost(book: Phrasebook, resources: Sequence[int]) -> str:
    """What an acquisition costs: "2 pearls, 1 resource of choice"."""
    counts = zip((*WORDS["resource"], "choice"), (*resources[ANY + 1 :], resources[ANY]), strict=True)
    return ", ".join(some(book, name, count) for name, count in counts if count)


def shown(s: CaptainsWar, book: Phrasebook, die: int) -> str:
    """What a die shows, in words."""
    return str(face(book, face_of(s, die))[""])


def face(book: Phrasebook, number: int) -> Forms:
    """What a face gives, in words."""
    row = load(GAME, "dice").row("face", f"{COLOUR_NAMES[number // FACES]}-{number % FACES + 1}")
    return {"": some(book, row.str("gives"), row.int("amount"))}


def haul(book: Phrasebook, number: int) -> Forms:
    """An amount of something gained."""
    name, amount = GIFT_NAMES[number // HAUL], number % HAUL
    return {"": some(book, name, amount), "kind": book.say(f"name-{name}"), "amount": amount}


def resource(book: Phrasebook, number: int) -> Forms:
    name = WORDS["resource"][number]
    return {"": book.say(f"name-{name}"), "one": some(book, name, 1)}


def party(book: Phrasebook, number: int) -> Forms:
    forces = PARTIES[number]
    spoken = " + ".join(map(str, forces)) or book.say("party-nobody")
    return {"": spoken, "size": len(forces), "total": TOTAL_OF[number]}


def share(book: Phrasebook, number: int) -> Forms:
    """A row of the captain's table."""
    row = load(GAME, "captains").rows("share")[number]
    first, second = (book.say(f"colour-{colour}") for colour in row.key.split("-"))
    gets = (book.say(f"colour-{row.str(field)}") for field in ("first", "second"))
    return {
        "": book.say("pair-took", first=first, second=second),
        "gets": book.say("pair-gets", first=next(gets), second=next(gets)),
        "tick": "yes" if row.bool("recruits") else "no",
    }


def captain(book: Phrasebook, voice: int) -> Forms:
    """A side beyond the players."""
    return {"": book.say(f"name-{WORDS['seat'][voice]}"), "voice": "captain"}


SPOKEN: Final[Mapping[str, Spoken]] = {
    "seat": captain,
    "face": face,
    "haul": haul,
    "resource": resource,
    "force": numbered,
    "party": party,
    "reward": coded(WORDS["reward"]),
    "share": share,
    "order": coded(ORDER_NAMES),
    "ending": coded(ENDINGS),
    "die": named("name-die", WORDS["die"], "the"),
    "track": named("name", WORDS["track"], "the", "column"),
    "acquisition": named("name", lambda: [row.key for row in load(GAME, "acquisitions").rows("acquisition")], "the"),
    "reason": named("why", REASONS),
}
forms: Final = by_kind(SPOKEN)
