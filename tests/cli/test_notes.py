"""What stands beside an answer in the terminal: its whole price, and what it is worth, whatever its label says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from flibuste.bots import make_bot
from flibuste.games import registry
from flibuste.games.captains_war.actions import COMMIT
from flibuste.games.captains_war.sheet import PARTIES
from flibuste.kernel import Match, View, deciders
from flibuste.kit import ARGUMENT, verb_of
from flibuste.render import text
from flibuste.render.sentences import Speaker

SEEDS = range(2)


def answers(game: str, seats: int, bot: str) -> Iterator[tuple[View[Any], Speaker, int, str]]:
    """Every answer of some games, with the words beside it."""
    for seed in SEEDS:
        match = Match.start(registry.game(game), ["Anne", "Bob", "Cleo"][:seats], {}, bytes([seed] * 32))
        speaker, player = Speaker(match.game, "en", match.seats), make_bot(bot, seed)
        while not match.over:
            seat = deciders(match.state)[0]
            view = match.view(seat)
            for action in view.options:
                yield view, speaker, action, text.note(view, speaker, action)
            match.play(seat, player.choose(view, 1.0))


def test_a_party_names_every_pirate_that_it_costs() -> None:
    committed = 0
    for _, _, action, note in answers("captains-war", 2, "random"):
        if verb_of(action) == COMMIT:
            party = PARTIES[action & ARGUMENT]
            assert all(f"{party.count(force)} pirate" in note for force in set(party)), note
            assert note.count("of force") == len(set(party))
            committed += len(party) > 1
    assert committed > 5


def test_the_actions_of_amerigo_say_what_they_are_worth() -> None:
    said: dict[str, set[str]] = {}
    for view, _, action, note in answers("amerigo", 3, "greedy"):
        said.setdefault(view.game.notation.text(action).split()[0], set()).add(note)
    assert not [note for note in said["sail"] if "−" in note], "a step costs no action point"
    assert any("your last ship: the " in note for note in said["sail"])
    actions = set.union(
        *(said.get(verb, set()) for verb in ("navigate", "load", "plan", "build", "produce", "progress"))
    )
    assert all(actions)
    assert any("lost" in note for note in actions), "an action that nothing can be done with"
    assert any(note.startswith("Load cannons, ") for note in said["perform"])
    assert all(said["learn"])
