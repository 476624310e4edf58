"""Port Royal's table in the terminal: the river as cards, expeditions and piles in a line, two lines for each seat."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from rich.cells import cell_len, set_cell_size
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from flibuste.data.phrases import Phrasebook
from flibuste.games.port_royal.cards import COLOURS, ICONS, NO_CARGO, NO_COLOUR, SHIP
from flibuste.games.port_royal.catalogue import GOLD, ICON, INFLUENCE, JACKS, POWERS, REVEAL, SWORDS, TAKE
from flibuste.games.port_royal.odds import bust_odds
from flibuste.games.port_royal.state import COLOURS_IN, PortRoyal
from flibuste.kernel import View
from flibuste.kit import ARGUMENT, ROW
from flibuste.render.plain import note as net_note
from flibuste.render.sentences import Speaker
from flibuste.render.text import port_royal_adventure as adventure
from flibuste.render.text import port_royal_contracts as extra
from flibuste.render.text.prose import Prose
from flibuste.render.words.port_royal import card_args, card_figures, card_phrase, end_of, round_of

CARD_WIDTH: Final = 19
CARD_HEIGHT: Final = 4
INKS: Final = {
    "yellow": "yellow",
    "blue": "bright_blue",
    "green": "green",
    "red": "red",
    "black": "grey62",
    "ares": "magenta",
}
COINS: Final = "yellow"
QUIET: Final = "dim"
BAR: Final = "cyan"
INDENT: Final = (0, 0, 0, 2)
BAR_FROM_WIDTH: Final = 76


def board(view: View[Any], speaker: Speaker, width: int) -> RenderableType:
    s: PortRoyal = view.seen
    book = speaker.book
    parts: list[RenderableType] = [_headline(s, speaker), _river(s, book)]
    if s.expeditions:
        parts.append(_expeditions(s, book))
    parts += extra.contracts(s, speaker)
    if adventure.is_adventure(s):
        parts += adventure.missions(s, speaker)
    parts += [Text(), _seats(view, speaker, width)]
    return Group(*parts)


def near(view: View[Any], speaker: Speaker, width: int, lines: int) -> list[RenderableType]:
    """One's own line and cards, and the river: as cards where there is room for them, else in words."""
    s: PortRoyal = view.seen
    own = _seat(view, speaker, width, view.seat)
    cards = 1 + CARD_HEIGHT * -(-len(s.river) // (width // CARD_WIDTH))
    return [Group(*own), _river(s, speaker.book) if cards + 2 * len(own) <= lines else _in_words(s, speaker.book)]


def aim(view: View[Any], speaker: Speaker) -> str:
    book = view.seen.book
    if adventure.is_adventure(view.seen):
        return adventure.aim(view.seen, speaker)
    together = extra.is_together(view.seen)
    return speaker.book.say("terminal-aim-together" if together else "terminal-aim", goal=book.goal)


def odds(view: View[Any], speaker: Speaker) -> str:
    """The exact chance that the next card ends the active player's turn, while that player may turn one up."""
    s: PortRoyal = view.seen
    if REVEAL not in view.options:
        return ""
    busting, unseen = bust_odds(s, s.active)
    percent = round(100 * busting / unseen) if unseen else 0
    return speaker.book.say(
        "terminal-odds", player=speaker.players[s.active], count=busting, total=unseen, percent=percent
    )


def note(view: View[Any], speaker: Speaker, action: int) -> str:
    """Of a character: what hiring it costs and brings, and what it does from then on."""
    s: PortRoyal = view.seen
    card = action & ARGUMENT
    if action & ~ARGUMENT != TAKE or s.book.cards.type[card] == SHIP:
        return ""
    return f"{net_note(view, speaker.book, speaker.players, action)} · {_power(speaker.book, card)}"


def legend(view: View[Any], speaker: Speaker) -> list[tuple[str, str]]:
    """What every card in sight does."""
    s: PortRoyal = view.seen
    seen = sorted({*s.river, *s.expeditions, *(card for display in s.display for card in display)})
    explained = {
        _name(speaker.book, card): _power(speaker.book, card) for card in seen if s.book.cards.type[card] != SHIP
    }
    return [(speaker.book.say("terminal-ships"), speaker.book.say("terminal-ships-explained")), *explained.items()]


def _headline(s: PortRoyal, speaker: Speaker) -> Text:
    book = speaker.book
    if adventure.is_adventure(s):
        state = adventure.headline(s, speaker)
    elif extra.is_together(s):
        state = extra.time(s, speaker)
    else:
        state = book.say("board-state", turn=round_of(s), ending=s.ending, goal=s.book.goal, end=end_of(s))
    piles = [book.say("board-cards", count=s.pile), book.say("board-discard", count=len(s.discard))]
    return Prose.assemble((state, "bold"), "   ", (" · ".join(piles), QUIET))


def _river(s: PortRoyal, book: Phrasebook) -> RenderableType:
    title = _river_title(s, book)
    cards = Columns([_card(s, book, card) for card in s.river], width=CARD_WIDTH, padding=(0, 0))
    return Group(title, cards) if s.river else title


def _river_title(s: PortRoyal, book: Phrasebook) -> Text:
    note = book.say("board-river-note", cards=len(s.river), colours=COLOURS_IN[s.colours])
    return Prose.assemble((book.say("board-river"), "bold"), "   ", (note, QUIET))


def _in_words(s: PortRoyal, book: Phrasebook) -> RenderableType:
    listed = [_name(book, card) + book.say(card_figures(card), **card_args(book, card)) for card in s.river]
    return Group(_river_title(s, book), *([Padding(Prose(" · ".join(listed)), INDENT)] if listed else []))


def _card(s: PortRoyal, book: Phrasebook, card: int) -> Panel:
    cards = s.book.cards
    colour = cards.colour[card]
    ink = INKS[COLOURS[colour]] if cards.type[card] == SHIP else "default"
    args = card_args(book, card)
    figures = "terminal-ship" if cards.type[card] == SHIP else "terminal-character"
    if cards.cargo[card] != NO_CARGO:
        figures = "terminal-freighter"
    return Panel(
        Text(book.say(figures, **args), justify="center"),
        title=Text(book.say(card_phrase(card), **args), "bold"),
        subtitle=Text(_mark(s, book, card)),
        border_style=ink,
        width=CARD_WIDTH,
        padding=(0, 0),
    )


def _mark(s: PortRoyal, book: Phrasebook, card: int) -> str:
    """The word that tells a card from its like: colour, swords or icon."""
    cards = s.book.cards
    if cards.colour[card] != NO_COLOUR:
        return book.say(f"colour-{COLOURS[cards.colour[card]]}")
    if cards.swords[card]:
        return book.say("terminal-swords", swords=cards.swords[card])
    icon = (POWERS.get(cards.kind[card], JACKS) - ICON) // ROW
    return book.say(f"icon-{ICONS[icon]}") if 0 <= icon < len(ICONS) else ""


def _expeditions(s: PortRoyal, book: Phrasebook) -> Text:
    listed = [_name(book, card) + book.say("figures-expedition", **card_args(book, card)) for card in s.expeditions]
    return Prose.assemble((book.say("board-expeditions"), "bold"), "   ", " · ".join(listed))


def _seats(view: View[Any], speaker: Speaker, width: int) -> Group:
    return Group(*(line for seat in range(len(speaker.players)) for line in _seat(view, speaker, width, seat)))


def _seat(view: View[Any], speaker: Speaker, width: int, seat: int) -> list[RenderableType]:
    """Name, influence on the way to the goal, coins, swords; below, what lies in the display."""
    s: PortRoyal = view.seen
    book = speaker.book
    influence = s.count(seat, INFLUENCE)
    longest = max(map(cell_len, speaker.players))
    name = f"{'▶' if seat == s.active else ' '} {set_cell_size(speaker.players[seat], longest)}  "
    line = Table.grid()
    line.add_row(
        Text(name, "bold" if seat == view.seat else ""),
        Prose.assemble(
            (_bar(influence, s.book.goal) if width >= BAR_FROM_WIDTH and not s.book.shared_fate else "", BAR),
            (_influence(s, book, influence), "bold"),
            " · ",
            (book.say("terminal-coins", count=s.count(seat, GOLD)), COINS),
            " · ",
            " · ".join([book.say("terminal-swords", swords=s.count(seat, SWORDS)), *_holdings(s, speaker, seat)]),
        ),
    )
    return [line, *([Padding(Text(_display(s, book, seat), QUIET), INDENT)] if s.display[seat] else [])]


def _influence(s: PortRoyal, book: Phrasebook, count: int) -> str:
    """Against each other there is a goal; together it is another one, and stands above."""
    if s.book.shared_fate:
        return book.say("terminal-influence-alone", count=count)
    return book.say("terminal-influence", count=count, goal=s.book.goal)


def _holdings(s: PortRoyal, speaker: Speaker, seat: int) -> list[str]:
    return adventure.holdings(s, speaker, seat) if adventure.is_adventure(s) else extra.holdings(s, speaker, seat)


def _bar(points: int, goal: int) -> str:
    filled = min(points, goal)
    return "█" * filled + "░" * (goal - filled) + " "


def _display(s: PortRoyal, book: Phrasebook, seat: int) -> str:
    """The cards of a display by name, equal ones counted."""
    names = Counter(_name(book, card) for card in s.display[seat])
    return ", ".join(name if count == 1 else f"{name} ×{count}" for name, count in names.items())


def _name(book: Phrasebook, card: int) -> str:
    """A card's name, with its colour if it has one and is no ship (a ship's name says it)."""
    args = card_args(book, card)
    name = book.say(card_phrase(card), **args)
    return f"{name} ({args['colour']})" if args["colour"] else name


def _power(book: Phrasebook, card: int) -> str:
    return book.attribute(card_phrase(card), "power", **card_args(book, card))
