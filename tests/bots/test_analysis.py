"""A finished game in hindsight."""

import json
from itertools import islice, pairwise

import pytest
from typer.testing import CliRunner

from flibuste.bots import make_bot
from flibuste.bots.analysis import analyse, has_judge, shares, verdicts
from flibuste.bots.looks import BY_PLAY, BY_THUMB, judge_for, turn_ends
from flibuste.bots.payoff import wins
from flibuste.bots.tournament import Fixture, Tournament, play_fixture
from flibuste.cli.analyse import parts_of_a_win
from flibuste.cli.app import app
from flibuste.cli.named_bots import bot_named
from flibuste.games import registry
from flibuste.kernel import Match, deciders, replay


@pytest.fixture(scope="module")
def record():
    tournament = Tournament("captains-war", 2, {}, ("greedy", "random"), 1, 3, 0.1, 1)
    return play_fixture(tournament, bot_named, Fixture("greedy", "random", 0, 0)).record


@pytest.fixture(scope="module")
def match(record):
    return replay(registry.game("captains-war"), record)


@pytest.fixture(scope="module")
def analysis(match):
    return analyse(match, samples=2)


def test_every_answer_is_judged_and_the_last_is_the_result(match, analysis):
    assert [verdict.action for verdict in analysis.verdicts] == [move.action for move in match.moves]
    assert analysis.verdicts[-1].chances == wins(match.game, match.state)


def test_no_answer_is_better_than_the_best_one(analysis):
    assert all(verdict.cost >= 0 for verdict in analysis.verdicts)
    assert all(verdict.cost == 0 for verdict in analysis.verdicts if verdict.better == verdict.action)
    assert all(given <= 0 for given in analysis.choice())


def test_the_costliest_answers_come_first(analysis):
    costs = [verdict.cost for verdict in analysis.costliest(5)]
    assert costs == sorted(costs, reverse=True) and len(costs) == 5


def test_the_same_seed_gives_the_same_analysis(match, analysis):
    assert analyse(match, samples=2) == analysis


def test_a_look_may_begin_anywhere(match, analysis):
    assert next(verdicts(match, 20, samples=2)) == analysis.verdicts[20]


def test_a_pilot_judges_each_seat_by_where_its_own_turn_would_end():
    """What somebody else does at the same time is neither the luck nor the fault of a seat."""
    tournament = Tournament("rolling-seas", 2, {}, ("greedy", "beginner"), 1, 3, 0.1, 1)
    record = play_fixture(tournament, bot_named, Fixture("greedy", "beginner", 0, 0)).record
    match = replay(registry.game("rolling-seas"), record)
    assert has_judge(match)
    seen = list(islice(verdicts(match, len(match.moves) // 2), 40))
    assert {verdict.seat for verdict in seen} == {0, 1}
    costs = [sum(verdict.cost for verdict in seen if verdict.seat == seat) for seat in (0, 1)]
    assert costs[0] < costs[1]  # the beginner gives away more
    calm = [pair for pair in pairwise(seen) if pair[1].cost == 0 and pair[1].luck == pytest.approx([0, 0])]
    assert calm
    for before, after in calm:
        assert after.chances == pytest.approx(before.chances, abs=0.02)


def test_shares_of_random_play_add_up_and_end_with_the_result(match):
    assert sum(shares(match, 10, samples=6)) == pytest.approx(1)
    winners = match.game.result(match.state).winners
    assert shares(match, len(match.moves)) == [1 / len(winners) if seat in winners else 0 for seat in range(2)]


def test_the_command_prints_json_and_draws_a_chart(record, tmp_path):
    file = tmp_path / "match.flib.json"
    file.write_text(json.dumps(record))
    done = CliRunner().invoke(
        app, ["analyse", str(file), "--json", "--samples", "1", "--chart", str(tmp_path / "chart")]
    )
    assert done.exit_code == 0, done.output
    document = json.loads(done.output)
    assert len(document["answers"]) == len(record["actions"])
    assert [answer["action"] for answer in document["answers"]] == [text for _, text in record["actions"]]
    assert len(document["luck"]) == len(document["choice"]) == 2
    assert (tmp_path / "chart.svg").exists() and (tmp_path / "chart.png").exists()


def test_a_position_is_explained_in_sentences(record, tmp_path):
    file = tmp_path / "match.flib.json"
    file.write_text(json.dumps(record))
    explained = ["analyse", str(file), "--explain", "1", "--seconds", "0.05"]
    done = CliRunner().invoke(app, [*explained, "--lang", "en"])
    assert done.exit_code == 0 and "Likely course" in done.output
    candidates = json.loads(CliRunner().invoke(app, [*explained, "--json"]).output)
    assert candidates[0]["visits"] >= candidates[-1]["visits"]
    assert candidates[0]["line"][0][1] == candidates[0]["action"]


def test_an_answer_that_was_not_given_cannot_be_explained(record, tmp_path):
    file = tmp_path / "match.flib.json"
    file.write_text(json.dumps(record))
    done = CliRunner().invoke(app, ["analyse", str(file), "--explain", "9999"])
    assert "there is no answer 9999" in str(done.exception)


def chapter(names, adventure):
    match = Match.start(registry.game("port-royal"), names, {"adventure": adventure}, bytes(32))
    bots = [make_bot("greedy", seat) for seat in range(len(names))]
    while not match.over:
        seat = deciders(match.state)[0]
        match.play(seat, bots[seat].choose(match.view(seat), 0.0))
    return match


@pytest.mark.parametrize(("adventure", "parts"), [("cooperative", 2), ("competitive", 1)])
def test_a_chapter_won_together_is_won_whole(adventure, parts):
    assert parts_of_a_win(chapter(["Anne", "Bart"], adventure)) == parts


@pytest.mark.parametrize("names", [["Anne"], ["Anne", "Bart"]])
def test_a_crew_hears_of_its_chance_after_each_turn_as_on_the_pages(names, tmp_path):
    match = chapter(names, "cooperative")
    assert judge_for(match) == BY_THUMB
    file = tmp_path / "match.flib.json"
    file.write_text(json.dumps(match.record()))
    asked = ["analyse", str(file), "--samples", "1"]
    done = CliRunner().invoke(app, [*asked, "--json", "--chart", str(tmp_path / "chart")])
    assert done.exit_code == 0, done.output
    turns = json.loads(done.output)["turns"]
    assert [turn["ply"] for turn in turns] == [0, *turn_ends(match)]
    assert all(turn["chance"] in (0, 1) for turn in turns)
    assert turns[-1] == {"ply": len(match.moves), "chance": float(bool(match.game.result(match.state).winners))}
    assert (tmp_path / "chart.svg").exists()
    assert "the crew won" in CliRunner().invoke(app, [*asked, "--lang", "en"]).output


def test_rivals_whom_no_net_judges_are_played_on_at_random():
    assert judge_for(chapter(["Anne", "Bart"], "competitive")) == BY_PLAY
