"""The five chapters as a campaign (PR-ADV-120 to PR-ADV-126): what an evening is set up with, and what it changes."""

from __future__ import annotations

from typing import Final

from flibuste.data import load
from flibuste.games.port_royal.cards import GAME, printed
from flibuste.games.port_royal.modules.adventure.chapters import DRAFT
from flibuste.games.port_royal.modules.adventure.ends import (
    influence_in_all,
    is_won,
    markers_placed,
    standing_of_rivals,
    victory_conditions,
)
from flibuste.games.port_royal.modules.adventure.printed import CHAPTERS, DECK, MOST_FAILURES, SHEET, read_missions
from flibuste.games.port_royal.modules.adventure.story import opening_of, revealed
from flibuste.games.port_royal.modules.adventure.table import seats_on, table
from flibuste.games.port_royal.state import PortRoyal
from flibuste.kit.campaign import Campaign, CampaignMode, CampaignRules, Evening, Outlook

COOPERATIVE: Final = "cooperative"
COMPETITIVE: Final = "competitive"
MONTHS: Final = 4  # a mission each


def options_of_an_evening(mode: str, chapter: int, failures: int, is_drafted: bool) -> dict[str, str]:
    """PR-ADV-121 Everything the set-up needs; PR-ADV-123 the record counts on, the option stops at 9."""
    return {
        "adventure": mode,
        "chapter": str(chapter),
        "failures": str(min(failures, MOST_FAILURES)),
        "adventurers": DRAFT if is_drafted else "dealt",
    }


def evening_of(s: PortRoyal) -> Evening:
    """PR-ADV-091 Together the next chapter follows a win; PR-ADV-104 PR-ADV-124 against each other it follows anyway,
    and every winner has one win more."""
    own = table(s)
    missions = [[own.missions[number].key, seats_on(s, number)] for number in s.zones[own.face_up]]
    figures = {"missions": missions, "markers": markers_placed(s), "influence": influence_in_all(s)}
    if not own.is_shared:
        return Evening(True, standing_of_rivals(s).winners, revealed(s), figures)
    won, seats = is_won(s), range(s.book.seats)
    needed = list(victory_conditions(s))
    return Evening(won, [*seats] if won else [], revealed(s), {**figures, "needed": needed})


def are_figures(found: object) -> bool:
    """Whether something read from a file has the shape of an evening's figures."""
    if not isinstance(found, dict):
        return False
    missions, needed = found.get("missions"), found.get("needed", [])
    if not isinstance(missions, list) or not isinstance(needed, list) or len(needed) not in (0, 2):
        return False
    numbers = [found.get("markers"), found.get("influence"), *needed]
    return all([isinstance(one, list) and len(one) == 2 and isinstance(one[1], list) for one in missions]) and all(
        [type(number) is int for number in numbers]
    )


def epilogue_of(campaign: Campaign) -> str:
    """PR-ADV-093 What is read after the last end card."""
    if not campaign.is_shared:
        return "campaign-rivals"
    return "campaign-perfect" if campaign.is_perfect else "campaign-won"


def outlook_of(mode: str, chapter: int, failures: int, seats: int) -> Outlook:
    """What the page of the campaign says before an evening; a month is one turn longer than the one before it, and the
    turn of its last card is not played."""
    numbers, place = load(GAME, SHEET), seats - 1
    new = _cards_in_the_deck(chapter, failures)
    cards = len(printed().deck("base")) - 1  # PR-ADV-003 without the special expedition
    if mode != COOPERATIVE:
        return Outlook(0, numbers.int("adventure_goal"), 0, 0, 0, cards + new, new)
    first = numbers.ints("adventure_zero_events_together")[place] + 1
    first += seats <= numbers.int("adventure_evening_players")
    turns = sum(first + month for month in range(MONTHS)) - 1
    return Outlook(
        numbers.ints("adventure_card9_markers")[place],
        numbers.ints("adventure_card9_influence")[place],
        turns,
        MONTHS,
        min(failures, MOST_FAILURES) * numbers.int("adventure_extra_coins"),
        cards + new,
        new,
    )


def _cards_in_the_deck(chapter: int, failures: int) -> int:
    """PR-ADV-121 The cards of this box that are in the deck when a chapter is set up."""
    last = chapter if failures else chapter - 1
    joined = {group for mission in read_missions() if mission.chapter <= last for group in mission.groups}
    cards = printed()
    return sum(cards.group[card] in joined for card in cards.deck(DECK))


CAMPAIGN: Final = CampaignRules(
    GAME,
    CHAPTERS,
    {COOPERATIVE: CampaignMode((1, 2, 3, 4), True), COMPETITIVE: CampaignMode((2, 3, 4), False)},
    options_of_an_evening,
    evening_of,
    are_figures,
    revealed,
    opening_of,
    epilogue_of,
    outlook_of,
)
"""PR-ADV-120 The record outside the match. PR-ADV-093 PR-ADV-123 Together a chapter is played until it is won, the
last one ends the campaign, and never to have failed is the perfect result. PR-ADV-124 Most wins, ties shared.
PR-ADV-125 A crew may change from evening to evening; a place against each other is handed over. PR-ADV-126 A chapter
out of order is played for itself."""
