"""On a phone the map of Amerigo is larger than its window, and a small map lies over a corner of it."""

from __future__ import annotations

from tests.browser.player import Player
from tests.browser.visiting import PHONE, Visit, set_up

ANSWERS = """(verb) => [...document.querySelectorAll('#board [name="action"]')]
  .filter((answer) => answer.offsetParent).map((answer) => answer.value).filter((value) => value.startsWith(verb))"""


def test_every_answer_on_the_map_can_be_tapped_in_the_corners_too(visit: Visit) -> None:
    page = visit(size=PHONE).page
    set_up(page, "amerigo", 1)
    player = Player(page, "amerigo")
    player.wishes = ("navigate", "gold")
    while not page.locator('#board [value="launch a north-3"]').count():
        player.answer()
    page.locator("#am-lens.whole").tap()  # where to look; what to do comes then
    page.locator('#board [value="launch a north-3"]').tap()
    page.wait_for_selector('#board [value^="sail a"]', state="attached")
    for verb in ("sail a", "launch b"):
        page.locator(f"#am-ship-{verb[-1]}").check()
        answers = page.evaluate(ANSWERS, verb)
        assert len(answers) >= 8
        for answer in answers:
            page.locator(f'#board [value="{answer}"]').tap(trial=True, timeout=10_000)
