"""The accessibility checker, run inside the page."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

SCRIPT = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]


def axe_faults(page: Page) -> list[tuple[str, list[str]]]:
    """What breaks WCAG 2.1 A and AA: the rule, and the first elements at fault."""
    page.evaluate(SCRIPT.read_text())
    found = page.evaluate("(levels) => axe.run({runOnly: levels, resultTypes: ['violations']})", LEVELS)
    return [(fault["id"], [node["html"][:200] for node in fault["nodes"][:3]]) for fault in found["violations"]]
