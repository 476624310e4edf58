"""The games as the web pages present them: cards of the home page, choices of the set-up, the rules in our words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from itertools import groupby
from pathlib import Path

from markdown_it import MarkdownIt
from markupsafe import Markup

from flibuste.data.packages import folder_of
from flibuste.data.phrases import Phrasebook, phrasebook
from flibuste.games import registry
from flibuste.kernel.rng import is_seed
from flibuste.render.svg.face import face
from flibuste.server.web.page_models import ChoiceValue, GameCard, RuleSection, SetupChoice
from flibuste.server.web.table_models import RuleNote

PICTURES = "/static/built/guides/pictures"
GUIDES = Path(__file__).parent.parent / "static" / "built" / "guides"
YES = "yes"  # an option that is only there or not
RULE_KEY = re.compile(r"[A-Z]{2}-[A-Z0-9]+-\d{3}")


def game_card(key: str, lang: str) -> GameCard:
    words = phrasebook(lang, key)
    counts = registry.game(key).all_seat_counts()
    return GameCard(
        key=key,
        title=words.say("game-title"),
        subtitle=words.say("game-subtitle"),
        pitch=words.say("game-pitch"),
        players=str(counts[0]) if len(counts) == 1 else f"{counts[0]}–{counts[-1]}",
        minutes=words.say("game-minutes"),
        campaign=words.say("campaign-title") if registry.record(key).campaign else "",
    )


def game_cards(lang: str) -> list[GameCard]:
    return [game_card(key, lang) for key in registry.keys()]


def setup_choices(key: str, lang: str, chosen: Mapping[str, str]) -> list[SetupChoice]:
    """A game's options with their explanations, `chosen` marked."""
    words = phrasebook(lang, key)
    settled = registry.game(key).settle(chosen)
    return [
        SetupChoice(
            choice.key,
            words.say(f"option-{choice.key}"),
            [
                ChoiceValue(
                    value,
                    words.say(f"option-{choice.key}-{value}"),
                    words.attribute(f"option-{choice.key}-{value}", "help"),
                    chosen=settled[choice.key] == value,
                )
                for value in choice.values
            ],
        )
        for choice in registry.game(key).choices
    ]


def mode(key: str, lang: str, options: Mapping[str, str]) -> str:
    """How the game is played in words: what differs from the usual, or that it is the base game."""
    words, usual = phrasebook(lang, key), registry.game(key).settle({})
    unusual = [(name, value) for name, value in options.items() if value != usual.get(name)]
    said = [_chosen(words, name, value) for name, value in unusual]
    return ", ".join(said) or words.say("web-base-game")


def _chosen(words: Phrasebook, option: str, value: str) -> str:
    name = words.say(f"option-{option}")
    return name if value == YES else f"{name} ({words.say(f'option-{option}-{value}')})"


def summary(key: str, lang: str, options: Mapping[str, str], seats: int, time: str, deal: str) -> str:
    """The table in words: "Port Royal, base game, 3 seats, no clock"."""
    words = phrasebook(lang, key)
    parts = [
        words.say("game-title"),
        mode(key, lang, options),
        words.say("web-seats-count", count=seats),
        _within(clock(lang, time).label),
        words.say("web-deal-chosen") if deal.strip() else "",
    ]
    return ", ".join(filter(None, parts))


def _within(label: str) -> str:
    """A label as it stands inside a sentence."""
    return label[:1].lower() + label[1:]


def clock(lang: str, value: str, chosen: bool = False) -> ChoiceValue:
    """How much time there is to think."""
    say = phrasebook(lang).say
    kind, _, amount = value.partition(":")
    args = {kind: int(amount)} if amount else {}
    return ChoiceValue(value, say(f"web-clock-{kind}", **args), say(f"web-clock-{kind}-help"), chosen)


def colours(lang: str, offered: Iterable[str], chosen: str = "") -> list[ChoiceValue]:
    """Colours to choose from, by name."""
    say = phrasebook(lang).say
    return [ChoiceValue(colour, say(f"web-colour-{colour}"), chosen=colour == chosen) for colour in offered]


def deal(words: Phrasebook, name: str) -> str:
    """What everybody should know of a deal that was chosen; nothing if it was drawn."""
    if not name:
        return ""
    return words.say("web-deal-by-seed" if is_seed(name) else "web-deal-by-name", deal=name)


def seat_colours(key: str) -> tuple[str, ...]:
    colours: tuple[str, ...] = face(key).COLOURS
    return colours


@cache
def guide(key: str, lang: str) -> Markup:
    """How to play, in our own words: the players' page of the documentation, with its rule numbers as links."""
    if lang not in registry.record(key).guides:
        return Markup()
    own = folder_of(key, "guides")
    page = GUIDES / f"{key}.{lang}.md" if own is None else own / f"{lang}.md"
    text = re.sub(r"^# .*\n", "", page.read_text(encoding="utf-8"))
    text = re.sub(r"\[([^\]]*)\]\(\.\./[^)]*\)", r"\1", text)  # links to other pages of the documentation
    text = text.replace("](pictures/", f"]({PICTURES}/")
    html = MarkdownIt("commonmark", {"html": False}).enable("table").render(text)
    return Markup(RULE_KEY.sub(r'<a href="#\g<0>">\g<0></a>', html))


def rule_sections(key: str, lang: str) -> list[RuleSection]:
    """Every numbered rule, by the part of the rulebook that its number names."""
    words = phrasebook(lang, key)
    numbers = [number for number in words.keys() if RULE_KEY.fullmatch(number)]
    return [
        RuleSection(
            part,
            words.say(f"part-{part}") if words.has(f"part-{part}") else part,
            [RuleNote(n, words.say(n)) for n in group],
        )
        for part, group in groupby(numbers, key=lambda number: number.rsplit("-", 1)[0])
    ]
