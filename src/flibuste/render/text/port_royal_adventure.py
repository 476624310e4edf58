"""What *L'aventure commence* adds to Port Royal's table in the terminal: the month, missions, adventurers, cargo."""

from __future__ import annotations

from collections import Counter
from typing import Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from flibuste.games.port_royal.cards import CARGOES
from flibuste.games.port_royal.modules.adventure.campaign import outlook_of
from flibuste.games.port_royal.modules.adventure.ends import figures_of
from flibuste.games.port_royal.modules.adventure.printed import CREW, Mission
from flibuste.games.port_royal.modules.adventure.table import (
    crowns_of,
    has_trophy,
    markers_left,
    seats_on,
    table,
    uncovered,
)
from flibuste.games.port_royal.state import PortRoyal
from flibuste.render.sentences import Speaker
from flibuste.render.text.prose import Prose
from flibuste.render.words.port_royal import card_forms, event_forms
from flibuste.render.words.port_royal_story import told

QUIET: Final = "dim"
DONE: Final = "green"
INDENT: Final = (0, 0, 0, 2)


def is_adventure(s: PortRoyal) -> bool:
    return "adventure" in s.book.parts


def headline(s: PortRoyal, speaker: Speaker) -> str:
    """The turn and the month, and what ends the game; together, how far card no. 9 is."""
    own, say = table(s), speaker.book.say
    month = s.zones[own.month][0] if s.zones[own.month] else 1
    if not own.is_shared:
        ends = say("terminal-ends-rivals", goal=s.book.goal)
        return " · ".join([say("terminal-month", turn=s.turns, month=month), ends])
    ahead = outlook_of(own.mode, own.chapter, own.failures, s.book.seats)
    state = say("web-pr-stands", turn=s.turns, turns=ahead.turns, month=month, months=ahead.months)
    crew = figures_of(s)
    done = say("terminal-missions-done", done=crew.missions, all=crew.revealed)
    placed = say("terminal-markers-placed", done=crew.markers, all=crew.markers_asked)
    influence = say("terminal-influence-in-all", done=crew.influence, all=crew.influence_asked)
    return " · ".join([state, done, placed, influence])


def aim(s: PortRoyal, speaker: Speaker) -> str:
    shared = table(s).is_shared
    return speaker.book.say("terminal-aim-chapter" if shared else "terminal-aim-rivals", goal=s.book.goal)


def missions(s: PortRoyal, speaker: Speaker) -> list[RenderableType]:
    """The story's latest page while it is new, the event in force, and the missions with rewards and markers."""
    own, say = table(s), speaker.book.say
    lines: list[RenderableType] = []
    if is_fresh(s):
        page = told(s, speaker.lang)[-1]
        lines.append(Prose.assemble((page.title, "bold italic"), "  ", (page.text, f"{QUIET} italic")))
    for event in s.zones[own.in_force]:
        forms = event_forms(speaker.book, event)
        effect = forms["alone" if s.book.seats == 1 else "effect"]
        lines.append(Prose.assemble((str(forms[""]), "bold"), "  ", (str(effect), QUIET)))
    if s.zones[own.coming]:
        coming = ", ".join(say(f"event-{own.event_keys[event]}") for event in s.zones[own.coming])
        lines.append(Prose.assemble((say("terminal-coming", events=coming), QUIET)))
    for place, card in enumerate(s.zones[own.seen], 1):
        seen = card_forms(speaker.book, card)
        lines.append(
            Prose.assemble((say("terminal-seen", place=place, card=seen[""], figures=seen["figures"]), "bold"))
        )
    lines.append(Text(say("terminal-missions"), "bold"))
    faces = [own.missions[number] for number in s.zones[own.face_up]]
    return lines + [Padding(_mission(s, speaker, mission), INDENT) for mission in faces]


def is_fresh(s: PortRoyal) -> bool:
    """Whether a turn of the round begins in which the latest page of the story was turned: everybody reads it once."""
    return not s.river and len(s.zones[table(s).played]) <= s.book.seats


def _mission(s: PortRoyal, speaker: Speaker, mission: Mission) -> Text:
    own, say = table(s), speaker.book.say
    on = seats_on(s, mission.number)
    line = Text.assemble((f"{mission.key} ", "bold"), say(f"mission-{mission.key}"))
    rewards = say("terminal-crowns", count=mission.reward)
    if not on:
        first = say("terminal-first", coins=mission.first_coins, crowns=mission.first_crowns)
        rewards = f"{rewards} · {first}"
    line.append(f"  → {rewards}", QUIET)
    if on:
        line.append(f"  ✓ {', '.join(speaker.players[seat] for seat in on)}", DONE)
    begun = [one % CREW for one in s.zones[own.begun] if one // CREW == mission.number]
    return line.append("".join(f"  {speaker.players[seat]} 1/2" for seat in begun))


def holdings(s: PortRoyal, speaker: Speaker, seat: int) -> list[str]:
    """A seat's adventurer, crowns, markers left, and the cargo it keeps."""
    own, say = table(s), speaker.book.say
    number = s.zones[own.chosen][seat] if s.zones[own.chosen] else len(own.adventurers)
    found = [say("terminal-crowns", count=crowns_of(s, seat)), say("terminal-markers", count=markers_left(s, seat))]
    if number < len(own.adventurers):
        mark = " ★" if has_trophy(s, seat) else " ✓" if uncovered(s, seat) else ""
        found.append(say(f"adventurer-{own.adventurers[number].key}") + mark)
    cargo = Counter(CARGOES[s.book.cards.cargo[ship]] for ship in s.zones[own.holds[seat]])
    return found + [f"{say(f'cargo-{name}')} ×{count}" for name, count in cargo.items()]
