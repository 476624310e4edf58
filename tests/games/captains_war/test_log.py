"""What the log says of what cannot be seen on the sheets: gains that find no box, bonuses of cards, whom a roll sends,
who must rest."""

from __future__ import annotations

from flibuste.games.captains_war.command import command_together
from flibuste.games.captains_war.loot import Choose, loot_together, mark_circle
from flibuste.games.captains_war.modules.captain import LEGEND, PLAYER
from flibuste.games.captains_war.modules.solo import captain_acquires, captain_recruits
from flibuste.games.captains_war.tables import TRACKS
from flibuste.games.captains_war.turn import tell_totals
from flibuste.kernel import Event
from flibuste.render.sentences import Speaker
from tests.games.captains_war.table import Table, looting, solo

NAMES = ("Anne", "Ève", "Hugo")


def said(t: Table, name: str, lang: str = "en") -> list[str]:
    """The sentences of one sort; their values are numbers."""
    speaker = Speaker(t.game, lang, NAMES[: t.s.book.seats])
    number = [kind.name for kind in t.game.events].index(name)
    return [speaker.event((number, *(int(value) for value in values))) for values in t.told(name)]


def test_what_finds_no_free_box_is_said() -> None:
    t = looting("1 1 1 6 1 1", aside=None)
    t.blacken(0, "gold", 4)
    t.play(0, "take yellow")
    assert said(t, "gained") == ["Anne circles 4 gold, for want of free boxes for 2 more."]
    assert said(t, "gained", "fr") == ["Anne entoure 4 pièces d’or, faute de cases libres pour 2 de plus."]


def test_what_a_circle_adds_for_good_is_said() -> None:
    t = Table()
    t.fill(0, boats=4, attributes=4, progress=(11, 11))
    for track in TRACKS:
        t.do(lambda s, seat, track=track: mark_circle(s, seat, track))
    assert said(t, "bettered") == ["Anne gains +1 in attack and +1 in defence for every boarding."]
    assert said(t, "track-points", "fr") == ["Anne gagne 3 PR sur cette piste."]


def test_who_is_level_in_a_ranking_is_said() -> None:
    t = Table()
    t.fill(0, progress=(0, 2))
    t.fill(1, progress=(0, 2))
    told: list[Event] = []
    tell_totals(t.s, told)
    speaker = Speaker(t.game, "en", NAMES)
    attributes, naval = t.s.book.tables.attributes_scale[0], t.s.book.tables.naval_scale[0]
    assert [speaker.event(event) for event in told[:2]] == [
        f"Level on the attributes track (circles reached: 2): 2 captains get {attributes} RP each.",
        f"Level in the naval battle (strength 0): 3 captains get {naval} RP each.",
    ]


def test_a_choice_among_no_boxes_is_said() -> None:
    t = Table()
    for resource in ("pearl", "wood", "gem", "barrel"):
        t.blacken(0, resource, 0)
    t.begin(Choose(0, 1))
    assert said(t, "gained") == ["Anne gains nothing: no free box is left (joker)."]


def test_a_joker_is_paid_as_a_joker() -> None:
    t = Table()
    t.fill(0, attributes=1, pearl=1, gem=1, barrel=2)
    t.go(command_together).play(0, "acquire attributes")
    assert said(t, "paid-joker") == ["Anne blackens 1 barrel for the joker."]
    assert said(t, "paid", "fr") == ["Anne noircit 1 perle.", "Anne noircit 1 gemme."]


def test_a_legend_pays_a_joker_as_a_joker_and_has_a_true_reason_not_to_recruit() -> None:
    t = solo()
    t.fill(LEGEND, attributes=1, pearl=1, gem=1, barrel=2, gold=5, crew=[1])
    t.blacken(LEGEND, "pirate-1", 0)
    t.blacken(LEGEND, "pirate-2", 0)
    t.took("blue-1 blue-2")
    t.do(captain_acquires)
    assert [line.split(" ", 2)[2] for line in said(t, "paid", "fr")] == ["noircit 1 perle.", "noircit 1 gemme."]
    assert [line.split(" ", 2)[2] for line in said(t, "paid-joker")] == ["blackens 1 barrel for the joker."]
    t.do(captain_recruits)
    assert said(t, "captain-recruits-nobody") == [
        "Calico Jack does not recruit: no free pirate that the gold would pay (CW-SOLO-018)."
    ]


def test_the_end_is_told_by_its_parts() -> None:
    t = Table()
    t.fill(0, boats=1, attributes=2, crew=[3])
    t.do(lambda s, seat: tell_totals(s, s.sink))
    parts = [values[1:] for values in t.told("final")]
    assert [sum(part[:-1]) for part in parts] == [part[-1] for part in parts] == t.game.result(t.s).scores
    assert said(t, "final", "fr")[0] == (
        "Anne\u00a0: embarcations 2, attributs 5, bonus de commandement 0, gagné sur les pistes 0, rang "
        "d’attributs 12, abordages −6, bataille navale 15. Total\u00a0: 28 PR."
    )


def test_a_tailwind_is_said_where_it_counts() -> None:
    t = Table(3, adventure="tailwind")
    t.fill(0, boats=2, attributes=2)
    t.fill(1, boats=2, attributes=2)
    t.dice("1 1 1 1 1 6")
    t.took()
    t.go(loot_together).play(0, "take red")
    t.play(1, "take red")
    assert said(t, "tailwind") == ["Tailwind: the red die is worth 3 spaces to Anne."]


def test_two_rewards_at_once_are_said() -> None:
    t = Table(3, adventure="prize")
    t.fill(0, crew=[5])
    t.fill(1, gold=7)
    t.board().play(0, "attack seat-2")
    t.play(0, "reward boats")
    assert said(t, "both-rewards") == ["Anne wins by 5: both rewards at once."]
    assert said(t, "stole", "fr") == ["Anne prend 5 pièces d’or\xa0; Ève en perd 5."]


def test_whoever_attacked_rests_and_the_log_says_so() -> None:
    t = Table(2)
    t.fill(0, crew=[1, 1])
    t.weary(0)
    t.board()
    assert said(t, "rested") == ["Anne attacked on their last turn and may not attack on this one."]


def test_a_legend_loses_no_gold_and_the_log_says_why() -> None:
    t = solo()
    t.fill(PLAYER, boats=1, crew=[2, 5])
    t.fill(LEGEND, boats=1, crew=[1, 1], gold=9)
    t.boarding(PLAYER, 1, 3, 3).play(0, "commit 5", "reward gold")
    assert said(t, "stole") == ["Anne takes 5 gold; a legend never loses any (CW-SOLO-036)."]
    assert t.gold(LEGEND) == 9


def test_a_yellow_die_says_whom_it_sends() -> None:
    t = solo()
    t.fill(PLAYER, boats=1, crew=[2, 5])
    t.fill(LEGEND, boats=1, crew=[1, 4])
    t.boarding(PLAYER, 6, 3, 1).play(0, "commit 5")
    assert said(t, "captain-sends") == [
        "Yellow die 6, the strongest: Calico Jack sends a pirate of force 4.",
        "Yellow die 3: Calico Jack sends nobody.",
        "Yellow die 1, the weakest: Calico Jack sends a pirate of force 1.",
    ]
