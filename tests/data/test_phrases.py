"""The words: both languages say the same things, in proper typography, and a missing word is never passed over."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from flibuste.data import load
from flibuste.data.phrases import (
    Phrasebook,
    PhraseError,
    languages,
    parse,
    phrasebook,
    pick_language,
    text_files,
)

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "flibuste"
FOLDERS = [PACKAGE / "texts", *sorted(PACKAGE.glob("games/*/texts"))]
EVERY_FOLDER = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
EVERY_LANGUAGE = pytest.mark.parametrize("lang", languages())


WITH_ARTICLE = re.compile(r"_(at|the)$")  # the same value, with the small words that French joins to it


class Variables(Visitor):
    """Collects the variables and the messages a pattern refers to."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(f"${WITH_ARTICLE.sub('', node.id.name)}")

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.found.add(node.id.name)


class Text(Visitor):
    """Collects the literal text of a pattern."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.append(node.value)


def patterns(folder: Path, lang: str) -> Iterator[tuple[str, ast.Pattern]]:
    """Every phrase of a folder and every attribute of one, as `key` or `key.attribute`."""
    for file in text_files(folder / lang):
        for message in parse(file).body:
            if isinstance(message, ast.Message):
                if message.value is not None:
                    yield message.id.name, message.value
                for attribute in message.attributes:
                    yield f"{message.id.name}.{attribute.id.name}", attribute.value


class OnesForNought(Visitor):
    """Selections whose [one] writes the digit 1 out and that have no [0]."""

    def __init__(self) -> None:
        self.found = False

    def found_in(self, pattern: ast.Pattern) -> bool:
        self.visit(pattern)
        return self.found

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        variants = {str(getattr(one.key, "name", getattr(one.key, "value", ""))): one.value for one in node.variants}
        if "one" in variants and "0" not in variants:
            first = variants["one"].elements[0] if variants["one"].elements else None
            self.found |= isinstance(first, ast.TextElement) and re.search(r"^1\b|\b1 ", first.value) is not None
        self.generic_visit(node)


def references(pattern: ast.Pattern) -> set[str]:
    visitor = Variables()
    visitor.visit(pattern)
    return visitor.found


def literal_text(pattern: ast.Pattern) -> str:
    visitor = Text()
    visitor.visit(pattern)
    return "\n".join(visitor.found)


# The files ------------------------------------------------------------------------------------------------------------


@EVERY_FOLDER
def test_both_languages_have_the_same_phrases_with_the_same_variables(folder: Path) -> None:
    french, english = ({key: references(pattern) for key, pattern in patterns(folder, lang)} for lang in languages())
    assert french == english


@EVERY_FOLDER
@EVERY_LANGUAGE
def test_every_phrase_refers_only_to_phrases_that_exist(folder: Path, lang: str) -> None:
    book = phrasebook(lang, None if folder.parent == PACKAGE else folder.parent.name)
    for key, pattern in patterns(folder, lang):
        lost = {name for name in references(pattern) if not name.startswith("$") and not book.has(name)}
        assert not lost, f"{key} ({lang}) refers to {lost}"


BAD_FRENCH = re.compile(r"\S [:;?!%»]|« |[\w»][;?!]|\w[%»]|«\w|\w'\w|\.\.\.")


@EVERY_FOLDER
def test_french_has_unbreakable_spaces_and_curly_apostrophes(folder: Path) -> None:
    found = {key: text for key, pattern in patterns(folder, "fr") if BAD_FRENCH.search(text := literal_text(pattern))}
    assert not found, "put U+00A0 before : ; ? ! % and inside « », and write ’ and …"


def test_so_have_the_players_guides() -> None:
    no_prose = re.compile(r"```.*?```|`[^`]*`|\]\([^)]*\)|<[^>]*>|!\[|^\|[-| :]+\|$", re.DOTALL | re.MULTILINE)
    for guide in (PACKAGE.parent.parent / "docs" / "players").glob("*.fr.md"):
        found = [line for line in no_prose.sub("", guide.read_text()).splitlines() if BAD_FRENCH.search(line)]
        assert not found, guide.name


@EVERY_FOLDER
def test_french_says_no_one_for_nought(folder: Path) -> None:
    """In French 0 takes the singular: a variant [one] that says "1" would say it of 0 too, unless [0] is apart."""
    found = [key for key, pattern in patterns(folder, "fr") if OnesForNought().found_in(pattern)]
    assert not found, "write the number as a variable, or add a variant [0]"


@EVERY_FOLDER
def test_english_has_no_space_before_punctuation(folder: Path) -> None:
    wrong = re.compile(r"\S[ \u00a0\u202f][:;?!%]|\w'\w|\.\.\.")
    found = {key: text for key, pattern in patterns(folder, "en") if wrong.search(text := literal_text(pattern))}
    assert not found, "no space before : ; ? ! %, and write ’ and …"


# Port Royal's cards ---------------------------------------------------------------------------------------------------

DECKS = ("base", "gambler", "sails", "contracts_cards")


def port_royal_names() -> list[str]:
    """The phrases that name the cards in the component data."""
    cards = [row for deck in DECKS for row in load("port-royal", deck).rows("card")]
    names = [row.str("kind") for row in cards if row.str("type") != "ship"]
    names += [f"ship-{row.str('colour')}" for row in cards if row.str("type") == "ship"]
    names += [row.str("key") for row in cards if row.str("type") == "expedition"]
    names += [f"contract-{row.str('key')}" for row in load("port-royal", "contracts").rows("contract")]
    return sorted({f"name-{name}" for name in names})


@EVERY_LANGUAGE
@pytest.mark.parametrize("name", port_royal_names())
def test_every_card_has_a_name_its_forms_and_its_power(name: str, lang: str) -> None:
    book = phrasebook(lang, "port-royal")
    card = {"colour": book.say("colour-red"), "coins": 3, "gift": 1, "swords": "skull", "cost": 5, "influence": 2}
    short = book.say(name)
    assert short[0].isupper()
    assert len(short) <= 14 or name.startswith("name-contract-")
    for form in ("a", "the"):
        assert not book.attribute(name, form, **card).endswith(".")
    assert book.attribute(name, "power", **card).endswith(".")


@EVERY_LANGUAGE
def test_colours_icons_and_ranks_have_a_word(lang: str) -> None:
    cards = load("port-royal", "base").rows("card")
    words = {f"colour-{row.str('colour')}" for row in cards if row.str("colour", "")}
    words |= {f"icon-{icon}" for row in cards for icon in row.counts("needs", {})}
    words |= {f"rank-{row.str('key')}" for row in load("port-royal", "numbers").rows("rank")}
    assert len(words) == 5 + 3 + 5
    assert words <= set(phrasebook(lang, "port-royal").keys())


@pytest.mark.parametrize(
    ("lang", "card", "sentence"),
    [
        ("fr", {"coins": 1, "gift": 0, "swords": 1}, "Rapporte 1 pièce. Se repousse avec 1 sabre."),
        ("fr", {"coins": 2, "gift": 0, "swords": 3}, "Rapporte 2 pièces. Se repousse avec 3 sabres."),
        (
            "en",
            {"coins": 3, "gift": 1, "swords": "skull"},
            "Brings 3 coins, and 1 coin to another player. Cannot be repelled.",
        ),
    ],
)
def test_a_ship_says_what_it_brings_and_how_strong_it_is(lang: str, card: dict[str, int | str], sentence: str) -> None:
    assert phrasebook(lang, "port-royal").attribute("name-ship-black", "power", **card) == sentence


# The phrasebook -------------------------------------------------------------------------------------------------------


@pytest.fixture
def texts(tmp_path: Path) -> Path:
    (tmp_path / "en").mkdir()
    write(tmp_path, "a.ftl", "hello = Hello { $name }\n    .short = Hi\nbare =\n    .only = Attribute\n")
    return tmp_path


def write(texts: Path, name: str, content: str) -> None:
    (texts / "en" / name).write_text(content, encoding="utf-8")


def test_a_phrase_is_said_without_isolation_marks(texts: Path) -> None:
    book = Phrasebook("en", [texts])
    assert book.say("hello", name="Maï") == "Hello Maï"
    assert book.attribute("hello", "short") == "Hi"
    assert book.keys() == ("hello", "bare")
    assert book.has("hello") and not book.has("goodbye")


def test_numbers_follow_the_language() -> None:
    said = [phrasebook(lang, "port-royal").say("expedition-reward", influence=1234, coins=3) for lang in languages()]
    assert said == ["1\u202f234 points d’influence et 3 pièces", "1,234 influence and 3 coins"]


@pytest.mark.parametrize(
    ("key", "attribute", "complaint"),
    [
        ("goodbye", None, "There is no phrase 'goodbye' in language 'en'."),
        ("goodbye", "short", "There is no phrase 'goodbye' in language 'en'."),
        ("hello", None, "Phrase 'hello' (en) cannot be said: it needs the argument name."),
        ("hello", "long", "Phrase 'hello' (en) has no attribute 'long'; it has: short."),
        ("bare", None, "Phrase 'bare' (en) has attributes only, no text of its own."),
    ],
)
def test_what_cannot_be_said_is_an_error(texts: Path, key: str, attribute: str | None, complaint: str) -> None:
    book = Phrasebook("en", [texts])
    with pytest.raises(PhraseError) as error:
        book.say(key) if attribute is None else book.attribute(key, attribute)
    assert str(error.value) == complaint


def test_a_phrase_may_stand_only_once(texts: Path) -> None:
    write(texts, "b.ftl", "hello = Again\n")
    with pytest.raises(PhraseError, match=r"'hello' \(en\) stands twice: in .*a\.ftl and in .*b\.ftl"):
        Phrasebook("en", [texts])


def test_a_file_that_does_not_parse_is_named_with_its_line(texts: Path) -> None:
    write(texts, "b.ftl", "fine = Fine\nbroken = { $name\n")
    with pytest.raises(PhraseError, match=r"b\.ftl, line [23]: not valid Fluent"):
        Phrasebook("en", [texts])


def test_an_unknown_language_or_game_is_refused() -> None:
    with pytest.raises(PhraseError, match="no texts in language 'de'; choose one of: fr, en"):
        phrasebook("de")
    with pytest.raises(PhraseError, match=r"no texts for the game 'chess'; choose one of: .*port-royal"):
        phrasebook("fr", "chess")


def test_a_language_without_a_folder_is_named(texts: Path) -> None:
    with pytest.raises(PhraseError, match="/fr is missing: every language needs one"):
        Phrasebook("fr", [texts])


def test_a_phrasebook_is_read_once() -> None:
    assert phrasebook("fr", "port-royal") is phrasebook("fr", "port-royal")


@pytest.mark.parametrize(
    ("wanted", "lang"),
    [
        (("fr_FR.UTF-8",), "fr"),
        (("en-GB",), "en"),
        (("FR",), "fr"),
        (("fr:en",), "fr"),
        (("de, en;q=0.4, fr;q=0.8",), "fr"),
        (("fr-CH, fr;q=0.9, en;q=0.8, *;q=0.5",), "fr"),
        (("fr;q=0, en",), "en"),
        ((None, "", "fr"), "fr"),
        (("de", "fr", "en"), "fr"),
        (("frisian",), "en"),
        (("C",), "en"),
        (("*",), "en"),
        (("fr;q=x",), "fr"),
        ((), "en"),
    ],
)
def test_the_first_language_wished_for_and_spoken_is_picked(wanted: tuple[str | None, ...], lang: str) -> None:
    assert pick_language(*wanted) == lang


@pytest.mark.parametrize("lang", languages())
def test_a_number_below_zero_has_a_minus_not_a_hyphen(lang: str) -> None:
    said = phrasebook(lang).say("web-wins", name="Anne-1", points=-13)
    assert "−13" in said and "-13" not in said and "Anne-1" in said
