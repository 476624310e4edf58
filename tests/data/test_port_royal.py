"""Port Royal's cards, contracts and numbers add up, and their doubtful values are declared."""

from __future__ import annotations

from collections import Counter

import pytest

from flibuste.data import DOUBTFUL, DataError, Row, Sheet, audit, digest, files, games, load

DECKS = ("base", "gambler", "sails", "contracts_cards")
COLOURS = ("yellow", "blue", "green", "red", "black")


def deck(name: str) -> Sheet:
    return load("port-royal", name)


def cards(name: str, **wanted: object) -> list[Row]:
    return [row for row in deck(name).rows("card") if all(row.values.get(field) == v for field, v in wanted.items())]


def copies(rows: list[Row]) -> int:
    return sum(row.int("count") for row in rows)


def total(field: str, rows: list[Row]) -> int:
    return sum(row.int("count") * row.int(field, 0) for row in rows)


def test_the_files() -> None:
    assert "port-royal" in games()
    assert files("port-royal") == [
        *("adventure", "adventure_cards", "base", "contracts"),
        *("contracts_cards", "gambler", "numbers", "sails"),
    ]
    assert load("port_royal", "base") is load("port-royal", "base")
    with pytest.raises(
        DataError, match=r'^port-royal has no data file "bse"; its files are adventure, adventure_cards,'
    ):
        load("port-royal", "bse")
    with pytest.raises(DataError, match=r'^There is no data for a game "port-real"; the games are .*port-royal'):
        load("port-real", "base")


def test_base_counts() -> None:
    assert {kind: copies(cards("base", type=kind)) for kind in ("ship", "character", "expedition", "tax")} == {
        "ship": 50,
        "character": 60,
        "expedition": 6,
        "tax": 4,
    }
    assert len(cards("base", type="ship")) == 28
    assert len(cards("base", type="character")) == 26
    assert copies(cards("base")) == 120


@pytest.mark.parametrize("colour", COLOURS)
def test_base_ships_of_a_colour(colour: str) -> None:
    ships = cards("base", type="ship", colour=colour)
    pay = sorted(row.int("coins") for row in ships for _ in range(row.int("count")))
    assert pay == [1, 1, 1, 2, 2, 2, 3, 3, 3, 4]
    assert total("coins", ships) == 22


@pytest.mark.parametrize(
    ("colour", "levels"),
    [
        ("yellow", {1: 4, 2: 3, 4: 3}),
        ("blue", {1: 4, 2: 3, 5: 3}),
        ("green", {1: 4, 3: 3, 5: 3}),
        ("red", {1: 3, 3: 3, 6: 2, "skull": 2}),
        ("black", {2: 3, 4: 3, 7: 2, "skull": 2}),
    ],
)
def test_base_sword_levels(colour: str, levels: dict[int | str, int]) -> None:
    found: Counter[int | str] = Counter()
    for row in cards("base", type="ship", colour=colour):
        found["skull" if row.bool("skull", False) else row.int("swords")] += row.int("count")
    assert found == levels


def test_base_influence_of_characters() -> None:
    by_kind: Counter[str] = Counter()
    for row in cards("base", type="character"):
        by_kind[row.str("kind")] += row.int("count") * row.int("influence")
    assert by_kind == {
        "priest": 5,
        "captain": 5,
        "settler": 5,
        "jack": 3,
        "trader": 12,
        "sailor": 14,
        "pirate": 6,
        "senorita": 10,
        "jester": 10,
        "admiral": 13,
        "governor": 0,
    }
    assert by_kind.total() == 83


def test_an_expedition_is_worth_more_than_the_characters_it_takes() -> None:
    for row in cards("base", type="expedition"):
        assert row.int("influence") > sum(row.counts("needs").values())


def test_gamblers() -> None:
    assert [(row.int("cost"), row.int("influence"), row.int("count")) for row in cards("gambler")] == [
        (4, 1, 2),
        (6, 2, 1),
        (8, 3, 1),
    ]


def test_sails_counts() -> None:
    assert copies(cards("sails")) == 60
    assert [copies(cards("sails", type=kind)) for kind in ("ship", "character", "tax")] == [25, 32, 3]
    assert sum(row.int("marked", 0) for row in cards("sails")) == 20
    assert all(row.int("marked", 0) <= row.int("count") for row in cards("sails"))
    assert sum(row.int("count") - row.int("marked", 0) for row in cards("sails", type="ship")) == 15


@pytest.mark.parametrize("colour", COLOURS)
def test_sails_ships_of_a_colour(colour: str) -> None:
    ships = cards("sails", type="ship", colour=colour)
    assert copies(ships) == 5
    assert total("coins", ships) == 11
    assert sum(row.int("marked", 0) for row in ships) == 2
    assert [row.int("marked", 0) for row in cards("sails", kind="merchant", colour=colour)] == [1, 0]


def test_sails_prices_follow_their_lines() -> None:
    for row in cards("sails", kind="merchant"):
        assert row.int("cost") == 2 * row.int("influence") + 2
    for kind in ("passenger-m", "passenger-f"):
        for row in cards("sails", kind=kind):
            assert row.int("cost") == 2 * row.int("influence")


def test_contract_cards() -> None:
    assert copies(cards("contracts_cards")) == 24
    assert [copies(cards("contracts_cards", type=kind)) for kind in ("ship", "character")] == [10, 14]
    for colour in COLOURS:
        plain, generous = cards("contracts_cards", type="ship", colour=colour)
        assert (plain.int("coins"), plain.int("gift", 0)) == (1, 0)
        assert (generous.int("coins"), generous.int("gift", 0)) == (3, 1)


def test_all_play_cards() -> None:
    assert sum(copies(cards(name)) for name in DECKS) == 208


def test_contracts() -> None:
    contracts = deck("contracts").rows("contract")
    red = [row for row in contracts if not row.bool("cooperative_only", False)]
    assert (len(contracts), len(red)) == (18, 16)
    assert sum(row.int("seal") for row in red) == 3
    letters = Counter(row.str("letter") for row in red)
    assert letters == {"A": 4, "B": 2, "C": 2, "D": 2, "E": 1, "F": 1, "G": 2, "H": 1, "I": 1}
    assert {row.key for row in contracts if row.bool("now_or_never", False)} == {
        "tax",
        "jinx",
        "speculator",
        "grandspeculator",
        "frigate",
        "galleon",
    }
    assert {row.key for row in contracts if row.bool("active_only", False)} == {
        "jinx",
        "speculator",
        "grandspeculator",
        "piratesnest",
    }
    for row in contracts:
        assert row.ints("slots") == sorted(row.ints("slots"), reverse=True)


def test_the_time_pile_of_the_rulebook_example() -> None:
    seals = [deck("contracts").row("contract", key) for key in ("bruja", "maritime", "galleon")]
    letters = {row.str("letter") for row in seals}
    assert letters == {"G", "H"}
    assert deck("numbers").int("time_pile") + sum(row.int("seal") for row in seals) + len(letters) == 15


def test_contracts_ask_for_characters_that_exist() -> None:
    kinds = {row.str("kind") for name in ("base", "contracts_cards") for row in cards(name, type="character")}
    for row in deck("contracts").rows("contract"):
        assert set(row.counts("needs", {})) <= kinds
        assert row.has("needs") == (row.str("requirement") == "characters")


def test_numbers() -> None:
    numbers = deck("numbers")
    assert (numbers.int("start_coins"), numbers.int("goal"), numbers.int("sails_goal")) == (3, 12, 8)
    assert (numbers.int("tax_threshold"), numbers.int("sails_tax_threshold"), numbers.int("sails_tax_keeps")) == (
        12,
        9,
        8,
    )
    assert numbers.ints("allowance_by_colours") == [1, 1, 1, 1, 2, 3]
    assert numbers.ints("contracts_by_players") == [3, 5, 7, 9, 11]
    assert numbers.int("markers") * 5 == 15
    assert [row.int("from") for row in numbers.rows("rank")] == [0, 2, 4, 6, 8]


def test_pile_after_dealing() -> None:
    start = deck("numbers").int("start_coins")
    shuffled = copies(cards("base")) - 1
    assert [shuffled - seats * start for seats in (2, 3, 4, 5)] == [113, 110, 107, 104]
    assert [copies(cards("sails")) - seats * start for seats in (2, 3, 4)] == [54, 51, 48]


SHAPE = {
    "ship": {"colour", "coins"},
    "character": {"cost", "influence"},
    "expedition": {"needs", "coins", "influence"},
    "tax": set(),
}
MAY_HAVE = {
    "ship": {"gift", "swords", "skull"},
    "character": {"colour", "swords", "icon"},
    "expedition": set(),
    "tax": set(),
}
ALWAYS = {"type", "kind", "count"}


@pytest.mark.parametrize("name", DECKS)
def test_a_card_has_the_fields_of_its_type(name: str) -> None:
    for row in cards(name):
        required, allowed = SHAPE[row.str("type")] | ALWAYS, MAY_HAVE[row.str("type")] | {"marked"}
        assert required <= set(row.values) <= required | allowed, row.where
        if row.str("type") == "ship":
            assert row.has("swords") != row.has("skull"), row.where


@pytest.mark.parametrize("name", DECKS)
def test_a_key_says_what_the_card_shows(name: str) -> None:
    for row in cards(name):
        assert row.key == spelled(row), row.where


def spelled(row: Row) -> str:
    """The key a card should have."""
    kind = row.str("kind")
    match row.str("type"):
        case "ship":
            gift = f"g{row.int('gift')}" if row.has("gift") else ""
            strength = "skull" if row.bool("skull", False) else str(row.int("swords"))
            return f"ship-{row.str('colour')}-{row.int('coins')}{gift}-{strength}"
        case "character" if kind not in ("priest", "captain", "settler", "jack", "governor"):
            colour = [row.str("colour")] if row.has("colour") else []
            return "-".join([kind, *colour, str(row.int("influence"))])
        case "expedition" if row.key != "expedition-special":
            return "-".join(["expedition", *(f"{icon}{number}" for icon, number in row.counts("needs").items())])
        case "expedition":
            return "expedition-special"
    return kind


def test_a_key_in_two_decks_prints_the_same() -> None:
    printed: dict[str, dict[str, object]] = {}
    shared = 0
    for name in DECKS:
        for row in cards(name):
            values = {field: value for field, value in row.values.items() if field not in ("count", "marked")}
            shared += row.key in printed
            assert printed.setdefault(row.key, values) == values, row.where
    assert shared > 20


def test_the_audit_lists_what_is_reconstructed() -> None:
    doubtful = [entry for entry in audit("port-royal") if entry.certainty in DOUBTFUL]
    others = [entry for entry in doubtful if not entry.file.startswith("adventure")]
    assert Counter((entry.file, entry.field) for entry in others) == {
        ("sails.toml", "coins"): 11,
        ("sails.toml", "cost"): 14,
        ("sails.toml", "influence"): 14,
        ("sails.toml", "count"): 10,
        ("contracts.toml", "slots"): 2,
        ("contracts.toml", "seal"): 2,
        ("contracts.toml", "letter"): 2,
    }
    assert all("ours" in entry.source for entry in doubtful)


def test_nothing_in_the_base_game_is_reconstructed() -> None:
    certainties = Counter(entry.certainty for entry in audit("port-royal") if entry.file == "base.toml")
    assert set(certainties) == {"read", "published"}


def test_the_digest_covers_every_file() -> None:
    assert len(digest("port-royal")) == 64
    assert len({deck(name).digest for name in files("port-royal")}) == 8
