"""The French that the table speaks: small words joined to what follows, singular and plural."""

from __future__ import annotations

import re

import pytest

from flibuste.data.french import is_elided_before
from flibuste.data.phrases import phrasebook
from tests.conformance.cases import Case, few_cases
from tests.render.spoken import said

SHORT = re.compile(r"\b(?:l[ea]|(?:[dnsjmt]|(?:lors|puis|quoi|jus)?qu)e) (?!ou les\b)(\w+)", re.IGNORECASE)
SHORTENED = re.compile(r"\b(?:[dlnsjmt]|qu)’(\w\w+)", re.IGNORECASE)
NOT_CONTRACTED = re.compile(r"\b(?:de|à) les? (?!faire)", re.IGNORECASE)
WITHOUT_NE = re.compile(r"\b(?:vous avez|il vous reste) aucune?\b", re.IGNORECASE)
NOUNS = (
    "animal|arme|attaque|bombe|boussole|caisse|cale|canon|carte|case|coche|contrat|cube|cran|doublon|dé|espace|fanion"
    "|grappin|harpon|histoire|île|jeton|joker|jour|marin|marchandise|marqueur|navire|opposant|perle|pièce|pirate"
    "|pistolet|place|point|provision|ressource|sabre|tonneau|tour|trésor|tuile|vent|village|voile"
)
COUNTED = re.compile(rf"(?<![\w.,–/+])(?<!\+ )(\d+) ({NOUNS})(s|x)?\b")


def faults(text: str) -> list[str]:
    """What a reader would stumble over."""
    found = [match.group() for match in SHORT.finditer(text) if is_elided_before(match[1])]
    found += [m.group() for m in SHORTENED.finditer(text) if not is_elided_before(m[1]) and m[1][0] not in "yY"]
    found += [match.group() for match in (*NOT_CONTRACTED.finditer(text), *WITHOUT_NE.finditer(text))]
    found += [m.group() for m in COUNTED.finditer(text) if (int(m[1]) > 1) != bool(m[3])]
    return found


@pytest.mark.parametrize("case", few_cases(), ids=str)
def test_what_a_table_says_reads_as_french_does(case: Case) -> None:
    for seed in (1, 2):
        assert {line: found for line in said(case, "fr", seed) if (found := faults(line))} == {}


@pytest.mark.parametrize(
    ("name", "turn"),
    [
        ("Anne", "d’Anne"),
        ("Émile", "d’Émile"),
        ("Œdipe", "d’Œdipe"),
        ("Hélène", "d’Hélène"),
        ("Yves", "d’Yves"),
        ("Anne-Lise", "d’Anne-Lise"),
        ("Bob", "de Bob"),
        ("Hans", "de Hans"),
        ("Yann", "de Yann"),
        ("A", "de A"),
        ("11", "de 11"),
    ],
)
def test_a_name_is_joined_to_the_word_before_it(name: str, turn: str) -> None:
    assert phrasebook("fr", "port-royal").say("log-turn", player=name) == f"Au tour {turn}."


@pytest.mark.parametrize(
    ("value", "phrase"), [("le port", "du port"), ("les ports", "des ports"), ("la cale", "de la cale")]
)
def test_an_article_is_joined_to_the_word_before_it(value: str, phrase: str) -> None:
    assert phrasebook("fr", "port-royal").say("log-turn", player=value) == f"Au tour {phrase}."


def test_english_is_left_as_it_is_written() -> None:
    assert "Anne" in phrasebook("en", "port-royal").say("log-turn", player="Anne")
