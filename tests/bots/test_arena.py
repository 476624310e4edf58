"""The arena: balanced, reproducible, resumable, whatever does the work."""

import json
import time
from collections import Counter

import numpy as np
import pytest
import ray
from ray.cluster_utils import Cluster
from typer.testing import CliRunner

from flibuste.bots.tournament import Fixture, Tournament, play_fixture
from flibuste.cli.app import app
from flibuste.cli.cluster import spread_on_ray
from flibuste.cli.named_bots import bot_named
from flibuste.games import registry
from flibuste.kernel import BadOption, Match, replay
from flibuste.research.standings import Pairing, Standings
from tests.compiled import run_compiled

SMALLEST_STORE = 80 * 1024 * 1024  # bytes
DUEL = Tournament("captains-war", 2, {}, ("random", "greedy", "beginner"), deals=2, seed=5, seconds=0.1, recorded=1)


def arena(folder, *more, bots="random,greedy", games=4):
    arguments = ["arena", "captains-war", "--bots", bots, "--games", str(games), "--seed", "5", "--out", str(folder)]
    done = CliRunner().invoke(app, [*arguments, *more])
    assert done.exit_code == 0, done.output
    return done.output


def played(folder):
    """The rows of an arena without its clocks."""
    rows = [json.loads(line) for line in (folder / "games.jsonl").read_text().splitlines()[1:]]
    return [{key: value for key, value in row.items() if key != "seconds"} for row in rows]


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_every_pairing_plays_every_deal_from_every_seat(seats):
    tournament = DUEL._replace(seats=seats)
    counts = Counter(
        (fixture.deal, fixture.seat, fixture.challenger, fixture.field) for fixture in tournament.fixtures()
    )
    assert set(counts.values()) == {1}
    pairings = {1: 3, 2: 3, 3: 6}[seats]
    assert len(counts) == pairings * seats * tournament.deals


def test_all_may_meet_one_bot_only():
    tournament = DUEL._replace(against="greedy")
    assert tournament.pairings() == [("random", "greedy"), ("beginner", "greedy")]


def test_the_deal_is_the_same_whoever_plays_it():
    tournament = DUEL._replace(recorded=2)
    fixtures = [
        Fixture("greedy", "random", 0, 0),
        Fixture("beginner", "random", 0, 0),
        Fixture("greedy", "random", 1, 0),
    ]
    seeds = [play_fixture(tournament, bot_named, fixture).record["seed"] for fixture in fixtures]
    assert seeds[0] == seeds[1] != seeds[2]


def test_a_recorded_game_replays():
    record = play_fixture(DUEL, bot_named, Fixture("greedy", "random", 0, 1)).record
    assert isinstance(replay(registry.game("captains-war"), record), Match)
    assert record["seats"] == ["1 (random)", "2 (greedy)"]


def test_processes_and_interruptions_change_nothing(tmp_path):
    arena(tmp_path / "straight")
    arena(tmp_path / "shared", "--workers", "2")
    arena(tmp_path / "cut", games=2)
    with (tmp_path / "cut" / "games.jsonl").open("a") as file:
        file.write('{"fixture": ["random", "gre')
    arena(tmp_path / "cut")
    assert played(tmp_path / "straight") == played(tmp_path / "shared") == played(tmp_path / "cut")
    assert len(played(tmp_path / "straight")) == 4


@pytest.fixture(scope="module")
def two_nodes():
    """A Ray cluster of two nodes with a processor each."""
    cluster = started_cluster({"num_cpus": 1, "object_store_memory": SMALLEST_STORE}, tries=3)
    yield cluster.address
    cluster.shutdown()


def started_cluster(node: dict[str, int], tries: int) -> Cluster:
    """Ray gives a node 30 seconds to start, which a busy machine may need for the first one."""
    cluster = Cluster()
    try:
        cluster.add_node(**node, include_dashboard=False)
        cluster.add_node(**node)
    except Exception:
        cluster.shutdown()
        if tries == 1:
            raise
        return started_cluster(node, tries - 1)
    return cluster


def test_a_ray_cluster_plays_the_same_games(tmp_path, two_nodes):
    arena(tmp_path / "cluster", "--ray", two_nodes)
    arena(tmp_path / "here")
    assert played(tmp_path / "cluster") == played(tmp_path / "here")


def simulated(*more):
    arguments = ["simulate", "port-royal", "--bots", "random,greedy", "--games", "6", "--seed", "3", "--json", *more]
    done = CliRunner().invoke(app, arguments)
    assert done.exit_code == 0, done.output
    return {key: value for key, value in json.loads(done.output).items() if "second" not in key}


def test_a_simulation_on_a_ray_cluster_is_the_same_to_the_bit(two_nodes):
    assert simulated("--ray", two_nodes) == simulated() == simulated("--workers", "2")


def trained(folder, *more):
    numbers = ["--games", "64", "--batch", "8", "--hidden", "8", "--measure", "0", "--out", str(folder)]
    done = CliRunner().invoke(app, ["train", "port-royal", "--seats", "2", *numbers, *more])
    assert done.exit_code == 0, done.output
    with np.load(folder / "port-royal-2.npz") as stored:
        return {layer: stored[layer].tolist() for layer in stored}


def test_a_net_trained_on_a_ray_cluster_is_the_same_to_the_bit(tmp_path, two_nodes):
    assert trained(tmp_path / "cluster", "--ray", two_nodes) == trained(tmp_path / "here")


def test_both_nodes_of_a_cluster_work(two_nodes):
    nodes = list(spread_on_ray(node_at_work, range(40), two_nodes))
    assert len(nodes) == 40 and len(set(nodes)) == 2


def node_at_work(_):
    time.sleep(0.05)
    return ray.get_runtime_context().get_node_id()


def test_a_compiled_environment_goes_on_at_a_cluster(two_nodes):
    run = run_compiled("-m", "tests.bots.going_on_elsewhere", two_nodes)
    assert run.returncode == 0, run.stdout


@pytest.mark.parametrize("address", ["127.0.0.1:9", "127.0.0.1:99999"])
def test_an_address_without_a_cluster_is_named(address):
    with pytest.raises(BadOption, match=f"no Ray cluster at '{address}'"):
        list(spread_on_ray(node_at_work, range(2), address))


def test_the_report_holds_figures_charts_and_records(tmp_path):
    said = arena(tmp_path, "--json")
    figures = json.loads(said)
    assert figures["pairings"][0]["games"] == 4
    assert figures["tournament"]["seed"] == 5
    for name in (
        "report.html",
        "report.json",
        "ratings.svg",
        "ratings.png",
        "matrix.svg",
        "matrix.png",
        "strength.svg",
    ):
        assert (tmp_path / name).stat().st_size > 500
    page = (tmp_path / "report.html").read_text()
    assert page.count("<svg") == 3 and "<td>random</td>" in page
    assert len(list((tmp_path / "records").glob("*.flib.json"))) == 2


def test_against_one_bot_the_chart_of_strength_shows_the_shares(tmp_path):
    arena(tmp_path, "--against", "greedy", bots="random,beginner")
    report = json.loads((tmp_path / "report.json").read_text())
    assert [pairing["field"] for pairing in report["pairings"]] == ["greedy", "greedy"]
    assert (tmp_path / "strength.svg").stat().st_size > 500


def test_another_tournament_in_the_same_folder_is_refused(tmp_path):
    arena(tmp_path)
    done = CliRunner().invoke(app, ["arena", "captains-war", "--bots", "random,beginner", "--out", str(tmp_path)])
    assert "belongs to another tournament" in str(done.exception)


def row(challenger, field, seat, winners, scores):
    ranks = [1 if other in winners else 2 for other in range(len(scores))]
    times = {"answers": {challenger: 1, field: 1}, "seconds": {challenger: 0.002, field: 0.001}}
    return {"fixture": [challenger, field, 0, seat], "scores": scores, "ranks": ranks, "winners": winners, **times}


def test_standings_count_wins_points_and_time():
    standings = Standings(["a", "b"])
    standings.add_all([row("a", "b", 0, [0], [9, 3]), row("a", "b", 1, [1], [3, 9]), row("a", "b", 0, [0, 1], [5, 5])])
    pairing = standings.document()["pairings"][0]
    assert (pairing["games"], pairing["share"], pairing["points"]) == (3, round(2.5 / 3, 4), 7.67)
    assert standings.share("b", "a") == pytest.approx(0.5 / 3)
    assert standings.milliseconds("a") == pytest.approx(2.0)
    assert standings.rating("a")[0] > standings.rating("b")[0]
    low, high = pairing["interval"]
    assert low < pairing["share"] < high


def test_alone_the_better_score_on_the_same_deal_wins():
    standings = Standings(["a", "b"])
    alone = [("a", 7), ("b", 9)], [("b", 4), ("a", 4)], [("a", 3), ("b", 8)]
    for deal, games in enumerate(alone):
        standings.add_all([row(bot, bot, 0, [0], [score]) | {"fixture": [bot, bot, deal, 0]} for bot, score in games])
    (pairing,) = standings.document()["pairings"]
    assert (pairing["challenger"], pairing["games"], pairing["share"]) == ("a", 3, round(0.5 / 3, 4))
    assert (pairing["points"], pairing["field_points"]) == (4.67, 7)
    assert standings.rating("a")[0] < standings.rating("b")[0]


def test_intervals_shrink_with_more_games_and_keep_within_bounds():
    few, many = Standings(["a", "b"]), Standings(["a", "b"])
    few.add_all([row("a", "b", 0, [0], [1, 0])] * 4)
    many.add_all([row("a", "b", 0, [0], [1, 0])] * 100)
    bounds = [standings.pairings["a", "b"].interval for standings in (few, many)]
    assert bounds[0][0] < bounds[1][0] < bounds[1][1] == pytest.approx(1.0)
    assert bounds[0][0] == pytest.approx(0.5101, abs=1e-4)  # Wilson's bound for 4 of 4


def test_who_won_every_game_has_an_interval_that_holds_the_share():
    for games in range(1, 300):
        pairing = Pairing()
        pairing.games, pairing.wins = games, float(games)
        assert pairing.interval[1] == pairing.share == 1.0
