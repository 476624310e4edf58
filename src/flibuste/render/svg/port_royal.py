"""Port Royal on the web table: how seats stand, odds, short words for answers; `port_royal_scene` is the board,
`port_royal_score` the final score."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from flibuste.games.port_royal.cards import EXPEDITION, NO_CARGO
from flibuste.games.port_royal.catalogue import EXPEDITIONS, GOLD, INFLUENCE, SWORDS, TAKE
from flibuste.games.port_royal.market import allowance
from flibuste.games.port_royal.modules.adventure.ends import figures_of
from flibuste.games.port_royal.modules.adventure.missions import CARGOS
from flibuste.games.port_royal.modules.adventure.table import table
from flibuste.games.port_royal.modules.contracts.cooperative import time_left
from flibuste.games.port_royal.odds import bust_odds
from flibuste.games.port_royal.state import PortRoyal
from flibuste.kernel import Result
from flibuste.kit import ARGUMENT, verb_of
from flibuste.render.svg import cards as pictures
from flibuste.render.svg.adventure import cargo_chips, crowns, household_of, is_adventure, title_line
from flibuste.render.svg.contracts import fulfilled, has_contracts, is_cooperative
from flibuste.render.svg.face import Chip, Odds, Panel, Sight, Value, odds_of
from flibuste.render.svg.port_royal_scene import scene, times
from flibuste.render.svg.port_royal_score import columns, score_cells
from flibuste.render.words.port_royal import card_args, cargo_forms, end_of, round_of

__all__ = [
    "button",
    "columns",
    "headline",
    "in_order",
    "odds",
    "outcome",
    "panel",
    "scene",
    "score_cells",
    "state_line",
    "total_label",
]

VALUES = (
    ("influence", "checked-shield", INFLUENCE),
    ("coins", "two-coins", GOLD),
    ("swords", "crossed-sabres", SWORDS),
)


def state_line(sight: Sight) -> str:
    s: PortRoyal = sight.seen
    if is_adventure(s):
        return title_line(sight)
    if is_cooperative(s):
        return sight.words.say("web-pr-crew-state", turn=s.turns, left=time_left(s))
    return sight.words.say("board-state", turn=round_of(s), goal=s.book.goal, ending=s.ending, end=end_of(s))


def panel(sight: Sight, seat: int) -> Panel:
    s: PortRoyal = sight.seen
    reached = s.count(seat, INFLUENCE)
    cards = s.book.cards
    held = Counter(card for card in s.display[seat] if cards.type[card] != EXPEDITION)
    chips = [
        Chip(pictures.portrait_name(cards, card), times(pictures.full_title(cards, card, sight.words), count))
        for card, count in sorted(held.items())
    ]
    values = [*_values(sight, seat), fulfilled(sight, seat) if has_contracts(s) else _expeditions(sight, seat)]
    if is_adventure(s):
        chips = [*cargo_chips(sight, seat), *chips]
        return Panel([*_values(sight, seat), crowns(sight, seat)], chips=chips, more=household_of(sight, seat))
    if s.book.shared_fate:
        return Panel(values, chips=chips)
    label = sight.words.say("board-progress", points=reached, goal=s.book.goal)
    return Panel(values, (reached, s.book.goal), label, chips)


def odds(sight: Sight) -> Sequence[Odds]:
    s: PortRoyal = sight.seen
    if sight.view.seat != s.active or "reveal" not in sight.offers or not s.colours:
        return ()
    busting, unseen = bust_odds(s, s.active)
    say = sight.words.say
    return (odds_of(sight.words, busting, unseen, say("board-bust-odds", count=busting, total=unseen)),)


def in_order(sight: Sight, actions: Sequence[int]) -> Sequence[int]:
    """What may be taken as it lies in the river; the rest as it comes."""
    river = sight.seen.river
    places = {TAKE + card: place for place, card in reversed(list(enumerate(river)))}
    return sorted(actions, key=lambda action: (verb_of(action), places.get(action, len(river))))


def button(sight: Sight, action: int) -> tuple[str, str] | None:
    """Taking is said by the card's name, revealing by its risk, stopping by how many cards may be taken then. That is
    written out: a figure would pass for the coins that stopping brings."""
    s: PortRoyal = sight.seen
    verb = sight.view.game.notation.verb(action).word
    if verb == "take":
        card = action & ARGUMENT
        name = pictures.full_title(s.book.cards, card, sight.words)
        has_cargo = s.book.cards.cargo[card] != NO_CARGO
        return sight.words.say("web-pr-cash", name=name) if has_cargo else name, ""
    if verb == "hold":
        card = action & ARGUMENT
        name = pictures.full_title(s.book.cards, card, sight.words)
        return sight.words.say("web-pr-hold", name=name), str(card_args(sight.words, card)["cargo"])
    if verb == "choose":
        adventurer = table(s).adventurers[action & ARGUMENT]
        name = sight.words.say(f"adventurer-{adventurer.key}")
        return name, sight.words.say("figures-coins", coins=adventurer.coins)
    if verb == "accomplish":
        number, cargo = divmod(action & ARGUMENT, CARGOS)
        return sight.words.say("web-pr-mission", key=table(s).missions[number].key, **_given_up(sight, cargo)), ""
    if verb == "put-back":
        seen = s.zones[table(s).seen]
        name = pictures.full_title(s.book.cards, seen[action & ARGUMENT], sight.words)
        return sight.words.say("web-pr-leave-it") if len(seen) == 1 else name, ""
    if verb == "reveal" and s.colours:
        say = sight.words.say
        return say("do-reveal"), say("board-risk", percent=risk(sight).percent)
    if verb == "stop" and s.river:
        return sight.words.say("do-stop"), sight.words.say("web-pr-stop", count=allowance(s, sight.view.seat))
    return None


def _given_up(sight: Sight, cargo: int) -> dict[str, str | int]:
    forms = cargo_forms(sight.words, cargo)
    return {"cargo": forms[""], "without": forms["none"]}


def risk(sight: Sight) -> Odds:
    return odds_of(sight.words, *bust_odds(sight.seen, sight.seen.active), "")


def total_label(sight: Sight) -> str:
    """Together all have one result, which is not the sum of what each of them has."""
    s: PortRoyal = sight.seen
    if is_cooperative(s):
        return sight.words.say("web-pr-victory-cards")
    return sight.words.say("web-pr-influence-in-all" if is_shared_chapter(s) else "web-total")


def headline(sight: Sight, result: Result) -> str:
    """Together contracts are fulfilled and a chapter is won, or not, whatever the scores."""
    s: PortRoyal = sight.seen
    outcome = "won" if result.winners else "lost"
    if is_cooperative(s):
        return sight.words.say(f"web-pr-crew-{outcome}")
    return sight.words.say(f"web-pr-chapter-{outcome}", chapter=table(s).chapter) if is_shared_chapter(s) else ""


def outcome(sight: Sight, result: Result) -> str:
    """Of a chapter played together, its three conditions."""
    s: PortRoyal = sight.seen
    if not is_shared_chapter(s):
        return ""
    crew = figures_of(s)
    figures = sight.words.say(
        "campaign-figures",
        done=crew.missions,
        missions=crew.revealed,
        markers=crew.markers,
        needed=crew.markers_asked,
        influence=crew.influence,
        wanted=crew.influence_asked,
    )
    return f"{figures}."


def is_shared_chapter(s: PortRoyal) -> bool:
    return is_adventure(s) and table(s).is_shared


def _values(sight: Sight, seat: int) -> list[Value]:
    s: PortRoyal = sight.seen
    return [
        Value(
            icon,
            sight.words.say(f"board-{name}", count=s.count(seat, slot)),
            str(s.count(seat, slot)),
            f"{name}-{seat}",
        )
        for name, icon, slot in VALUES
    ]


def _expeditions(sight: Sight, seat: int) -> Value:
    count = sight.seen.count(seat, EXPEDITIONS)
    return Value(
        "treasure-map", sight.words.say("board-expeditions-done", count=count), str(count), f"expeditions-{seat}"
    )
