"""Catching words left in the wrong language: whatever a page says is compared with the phrases of the other one."""

from __future__ import annotations

from functools import cache

from playwright.sync_api import Page

from flibuste.data.phrases import PhraseError, games_with_texts, languages, phrasebook

SPOKEN = """() => {
  const said = [], elsewhere = 'script, [lang]:not(html)';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (!node.parentElement.closest(elsewhere)) said.push(node.textContent);
  }
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
    if (!element.matches(elsewhere)) said.push(element.ariaLabel ?? '', element.title ?? '', element.placeholder ?? '');
  return said.map((text) => text.trim().replace(/\\s+/g, ' ')).filter((text) => /[a-zA-ZÀ-ÿ]{3}/.test(text));
}"""


def spoken(page: Page) -> set[str]:
    """Every text, label and hint on the page."""
    return set(page.evaluate(SPOKEN))


@cache
def foreign_phrases(lang: str) -> set[str]:
    """The fixed phrases of the other languages that this one does not use."""
    others = set().union(*(_fixed(other) for other in languages() if other != lang))
    return others - _fixed(lang)


@cache
def _fixed(lang: str) -> set[str]:
    """Phrases that need no argument."""
    found = set()
    for game in (None, *games_with_texts()):
        book = phrasebook(lang, game)
        for key in book.keys():
            try:
                found.add(" ".join(book.say(key).split()))
            except PhraseError:
                continue  # it takes arguments
    return found
