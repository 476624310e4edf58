"""PR-ADV-091, 093, 104, 120 to 127: evenings that follow each other."""

from __future__ import annotations

import pytest

from flibuste.bots import make_bot
from flibuste.games.port_royal.game import GAME_OBJECT
from flibuste.games.port_royal.modules.adventure.campaign import CAMPAIGN, evening_of
from flibuste.games.port_royal.modules.adventure.story import revealed
from flibuste.kernel import Match, deciders, replay
from flibuste.kit.campaign import BadCampaign, Campaign, Evening
from flibuste.kit.campaign_changes import break_off, conclude, found, hand_over, join, leave, options_of, start
from flibuste.kit.campaign_file import document_of, from_document
from tests.games.port_royal.modules.adventure import AdventureTable, adventure, begun, started
from tests.rules import rule

WON, LOST = True, False


def crew(*names: str) -> Campaign:
    return found(CAMPAIGN, "cooperative", [(name, "") for name in names or ("Élise", "Yann")])


def rivals(*names: str) -> Campaign:
    return found(CAMPAIGN, "competitive", [(name, "") for name in names or ("Élise", "Yann")])


def played(campaign: Campaign, won: bool = WON, winners: tuple[int, ...] = (), chapter: int | None = None) -> Campaign:
    """An evening later."""
    table = start(campaign, f"evening-{len(campaign.sessions)}", chapter=chapter, knows_of_spoilers=True)
    assert table.running is not None
    seats = range(len(table.running.players)) if campaign.is_shared and won else winners
    cards = [f"{table.running.chapter}0", f"6{table.running.chapter}"]
    return conclude(table, Evening(won, list(seats), cards, {"missions": [], "markers": 0, "influence": 0}), 1.0)


def chapters(campaign: Campaign, *results: bool) -> Campaign:
    for won in results:
        campaign = played(campaign, won)
    return campaign


def set_up_of(campaign: Campaign) -> dict[str, str]:
    table = start(campaign, "next")
    assert table.running is not None
    return options_of(table, table.running)


def finished(mode: str, seats: int, chapter: int = 1, seed: int = 1) -> Match:
    """A match that bots have played."""
    options = {"adventure": mode, "chapter": str(chapter)}
    match = Match.start(GAME_OBJECT, [f"P{seat}" for seat in range(seats)], options, bytes([seed] * 32))
    bots = [make_bot("greedy", seat) for seat in range(seats)]
    while not match.over:
        seat = deciders(match.state)[0]
        match.play(seat, bots[seat].choose(match.view(seat), 0.1))
    return match


@rule("PR-ADV-091", "PR-ADV-123")
def test_after_a_win_together_the_next_chapter_comes_without_extra_coins() -> None:
    campaign = chapters(crew(), LOST, WON)
    assert campaign.standing == (2, 0, 1, False)
    assert set_up_of(campaign) == {
        "adventure": "cooperative",
        "chapter": "2",
        "failures": "0",
        "adventurers": "dealt",
    }


@rule("PR-ADV-092", "PR-ADV-123")
def test_after_three_failures_the_fourth_try_has_nine_coins_more() -> None:
    """V16"""
    campaign = chapters(crew(), LOST, LOST, LOST)
    assert campaign.standing == (1, 3, 3, False)
    t = begun(2, options=f"failures={set_up_of(campaign)['failures']}")
    t.play(t.decider, t.options(t.decider)[0])
    t.play(t.decider, t.options(t.decider)[0])
    before = sum(t.gold)
    while t.question(t.decider) == "endow":
        t.play(t.decider, t.options(t.decider)[0])
    assert sum(t.gold) - before == 9
    assert set_up_of(chapters(campaign, WON))["failures"] == "0"


@rule("PR-ADV-123")
def test_the_record_counts_on_where_the_option_stops() -> None:
    campaign = chapters(crew(), *[LOST] * 11)
    assert campaign.standing == (1, 11, 11, False)
    assert set_up_of(campaign)["failures"] == "9"


@rule("PR-ADV-093", "PR-ADV-123")
def test_the_fifth_chapter_won_ends_the_campaign() -> None:
    campaign = chapters(crew(), *[WON] * 4)
    assert not campaign.standing.is_finished and not campaign.is_perfect
    perfect = chapters(campaign, WON)
    assert perfect.standing == (5, 0, 0, True) and perfect.is_perfect
    late = chapters(campaign, LOST, WON)
    assert late.standing == (5, 0, 1, True) and not late.is_perfect
    with pytest.raises(BadCampaign, match="over: its 5 chapters are told"):
        start(perfect, "more")


@rule("PR-ADV-104", "PR-ADV-124")
def test_against_each_other_wins_are_counted_and_the_next_chapter_comes() -> None:
    campaign = rivals("Élise", "Yann", "Maï")
    for winners in ((0,), (1, 2), (), (1,)):
        campaign = played(campaign, winners=winners)
    assert campaign.standing == (5, 0, 0, False)
    assert [campaign.wins(member) for member in range(3)] == [1, 2, 1]
    assert [member.name for member in campaign.leaders] == ["Yann"]
    shared = played(campaign, winners=(0, 2))
    assert shared.standing.is_finished
    assert [member.name for member in shared.leaders] == ["Élise", "Yann", "Maï"]
    assert not shared.is_perfect


@rule("PR-ADV-124")
def test_an_evening_broken_off_changes_nothing() -> None:
    for campaign in (chapters(crew(), WON, LOST), played(rivals(), winners=(1,))):
        assert break_off(start(campaign, "left")) == campaign


@rule("PR-ADV-125")
def test_a_crew_may_change_from_evening_to_evening() -> None:
    campaign = join(played(crew("Élise", "Yann")), "Maï")
    alone = start(campaign, "alone", [2])
    assert alone.running is not None and [player.name for player in alone.running.players] == ["Maï"]
    smaller = leave(campaign, 1)
    assert [member.name for member in smaller.members] == ["Élise", "Maï"]
    again = join(smaller, "Yann")
    assert again.members[-1].number == 3, "a number is never given twice"
    with pytest.raises(BadCampaign, match="Maï is playing this evening"):
        leave(alone, 2)


@rule("PR-ADV-125")
def test_against_each_other_a_place_is_handed_over_with_its_wins() -> None:
    campaign = played(rivals(), winners=(1,))
    with pytest.raises(BadCampaign, match="keeps its places"):
        join(campaign, "Maï")
    with pytest.raises(BadCampaign, match="keeps its places"):
        leave(campaign, 1)
    with pytest.raises(BadCampaign, match="every member plays"):
        start(campaign, "without", [0])
    handed = hand_over(campaign, 1, "Bonny", "greedy")
    assert handed.members[1] == (1, "Bonny", "greedy")
    assert handed.wins(1) == 1 and handed.leaders == [handed.members[1]]
    assert [player.name for player in handed.sessions[0].players] == ["Élise", "Yann"], "the log tells who played then"


@rule("PR-ADV-126")
def test_a_chapter_out_of_order_must_be_wanted_and_changes_only_what_was_read() -> None:
    """A33, A34"""
    campaign = chapters(crew(), WON, LOST)
    with pytest.raises(BadCampaign, match="Chapter 4 tells the story out of order: chapter 2 is the next one"):
        start(campaign, "x", chapter=4)
    for chapter in (4, 1):
        for won in (WON, LOST):
            later = played(campaign, won, chapter=chapter)
            assert later.standing == campaign.standing
            assert later.sessions[-1].failures == 0
            assert f"6{chapter}" in later.read
    assert played(chapters(crew(), *[WON] * 5), LOST, chapter=5).is_perfect
    contest = played(rivals(), winners=(0,))
    assert played(contest, winners=(1,), chapter=5).wins(1) == 0


@rule("PR-ADV-126")
def test_a_chapter_that_was_played_holds_no_surprise() -> None:
    campaign = played(crew(), LOST, chapter=4)
    assert campaign.opened == [1, 4]
    assert start(campaign, "again", chapter=4).running is not None


@rule("PR-ADV-120")
@pytest.mark.parametrize("mode", ["cooperative", "competitive"])
def test_a_campaign_is_a_record_outside_its_matches(mode: str) -> None:
    campaign = found(CAMPAIGN, mode, [("Élise", ""), ("Bonny", "greedy")])
    table = start(campaign, "first", is_drafted=True)
    match = finished(mode, 2)
    ended = conclude(table, evening_of(match.state), 12.5)
    session = ended.sessions[0]
    assert (session.chapter, session.record, session.ended) == (1, "first", 12.5)
    assert session.cards[0] == "cover" and session.cards[1] == "10"
    assert ended.read == list(session.cards)
    assert len(session.figures["missions"]) == len(session.cards) - 2
    document = document_of(ended)
    assert document["standing"]["chapter"] == ended.standing.chapter
    assert from_document(CAMPAIGN, document) == ended._replace(
        members=list(ended.members), sessions=from_document(CAMPAIGN, document).sessions
    )
    assert document_of(from_document(CAMPAIGN, document)) == document
    running = document_of(start(ended, "second"))
    assert document_of(from_document(CAMPAIGN, running)) == running


@rule("PR-ADV-091", "PR-ADV-104", "PR-ADV-127")
def test_what_a_match_has_told() -> None:
    def cards(t: AdventureTable) -> list[str]:
        return revealed(t.state)

    assert cards(begun(2)) == ["cover"]
    assert cards(started(2)) == ["cover", "10"]
    assert cards(adventure(2, options="chapter=3", missions="30 31")) == ["chapter-3", "30", "31"]
    together, against = finished("cooperative", 2), finished("competitive", 2)
    won = evening_of(together.state).is_won
    assert revealed(together.state)[-1] == ("61" if won else "lost-1")
    assert revealed(against.state)[-1] == "61"
    assert evening_of(against.state).is_won, "the next chapter follows whoever has won"
    assert list(evening_of(against.state).winners) == list(GAME_OBJECT.result(against.state).winners)


@rule("PR-ADV-127")
def test_only_what_evenings_have_told_is_read() -> None:
    campaign = chapters(crew(), LOST, WON)
    assert campaign.read == ["10", "61"]
    assert break_off(start(campaign, "left")).read == campaign.read


BAD = {
    "There is no chapter 6: the chapters are 1 to 5.": lambda: start(crew(), "x", chapter=6, knows_of_spoilers=True),
    "There is no chapter 0: the chapters are 1 to 5.": lambda: start(crew(), "x", chapter=0),
    "Yann is a member already: everybody needs a name of their own.": lambda: join(crew(), " Yann "),
    "Élise is a member already: everybody needs a name of their own.": lambda: hand_over(crew(), 1, "Élise"),
    "élise is a member already: everybody needs a name of their own.": lambda: join(crew(), "élise"),
    "E\u0301lise is a member already: everybody needs a name of their own.": lambda: join(crew(), "E\u0301lise"),
    "A member needs a name of 1 to 40 signs.": lambda: join(crew(), "  "),
    "Chapter 1 is being played already: one evening at a time.": lambda: start(start(crew(), "x"), "y"),
    "There is no campaign 'variable'; choose from cooperative, competitive.": lambda: found(CAMPAIGN, "variable", []),
    "A competitive campaign needs 2 members or more, not 1.": lambda: rivals("Élise"),
    "A cooperative campaign needs 1 members or more, not 0.": lambda: found(CAMPAIGN, "cooperative", []),
    "The campaign has 4 members already, and no place for more.": lambda: join(rivals("A", "B", "C", "D"), "E"),
    "A chapter is played by 1 to 4, not by 5: choose who plays this evening.": lambda: start(crew(*"ABCDE"), "x"),
    "A member cannot sit on two seats of one table.": lambda: start(crew(), "x", [0, 0]),
    "The campaign has no member 7.": lambda: start(crew(), "x", [0, 7]),
    "Élise is the last member: a campaign needs somebody.": lambda: leave(crew("Élise"), 0),
    "No chapter of the campaign is being played.": lambda: break_off(crew()),
    "Maï is not a member; the campaign has Élise, Yann.": lambda: crew().named("Maï"),
}


@pytest.mark.parametrize("sentence", BAD)
def test_what_cannot_be_done_gets_one_sentence(sentence: str) -> None:
    with pytest.raises(BadCampaign) as refused:
        BAD[sentence]()
    assert str(refused.value) == sentence


@rule("PR-ADV-127")
def test_a_record_shows_no_mission_that_was_not_revealed() -> None:
    """The data it was played with lie in it face down; with them it is played again whatever is corrected since."""
    match = finished("cooperative", 2)
    record = match.record()
    assert "mission" not in str(record["sheets"]) and "first_coins" not in str(record)
    with GAME_OBJECT.with_sheets(record["sheets"]):
        assert replay(GAME_OBJECT, record).over
