"""The pages about what each game shows are what `make docs` would write."""

import pytest

from flibuste.games import registry
from tools.observation_pages import PAGES, page


@pytest.mark.parametrize("key", registry.OURS)
def test_the_page_is_up_to_date(key):
    assert (PAGES / f"{key}.md").read_text(encoding="utf-8") == page(key), "run make docs"
