"""What travels: how large it is, that it is kept and compressed as it should be, and that an update is the page."""

import json
import random
import re
import zlib
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flibuste.games import registry
from flibuste.kernel import Match
from flibuste.server import assets
from flibuste.server.web.composer import Composer, TableContext
from flibuste.server.web.packing import apart, packed, partly_packed, unpacked
from flibuste.server.web.page_models import Site
from flibuste.server.web.rendering import write
from flibuste.server.web.table_models import ChatLine
from flibuste.server.web.updates import BEGINNING, MEDIA_TYPE, MOST_KEPT, SHOWS, SYMBOLS, SentTexts, change, shown
from tests.server.harness import Club, Table

SECRET = "kX3vQ9aLr7TzWm2p"
A_PAGE = 45_000  # bytes of the largest page of a table, with its drawings
FIRST_VISIT = 150_000  # bytes of everything that such a page asks for, too
A_MOVE = 8_000  # bytes of the largest update
MOVES = 30


@pytest.fixture
def database(empty_sqlite: str) -> str:
    """What is sent does not depend on the database."""
    return empty_sqlite


# Assets ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("accepted", "encoding"), [("gzip, deflate, br", "br"), ("gzip", "gzip"), ("br;q=0", None)])
def test_built_files_are_compressed_and_kept_for_ever(club: Club, accepted: str, encoding: str | None) -> None:
    for name, kind in (("flibuste.css", "text/css"), ("flibuste.js", "text/javascript")):
        address, headers = assets.address(name), {"accept-encoding": accepted}
        with club.client.stream("GET", address, headers=headers) as answer:
            body = b"".join(answer.iter_raw())
        assert answer.headers.get("content-encoding") == encoding
        assert answer.headers["content-type"].startswith(kind)
        assert answer.headers["cache-control"] == assets.FOR_EVER
        assert answer.headers["vary"] == "Accept-Encoding"
        assert body == (assets.BUILT / f"{assets.names()[name]}{assets.ENCODINGS.get(encoding or '', '')}").read_bytes()


def test_fonts_are_kept_for_ever_too(club: Club) -> None:
    answer = club.client.get(assets.address("fonts/grenze-latin-600-normal.woff2"))
    assert answer.headers["cache-control"] == assets.FOR_EVER
    assert "content-encoding" not in answer.headers


def test_what_does_not_tell_its_content_is_kept_for_a_day(club: Club) -> None:
    assert club.client.get("/static/css/main.css").headers["cache-control"] == assets.A_DAY
    assert club.client.get("/static/built/nothing.css").status_code == 404


def test_what_every_page_needs_is_small() -> None:
    sizes = [(assets.BUILT / f"{assets.names()[name]}.br").stat().st_size for name in ("flibuste.css", "flibuste.js")]
    assert sum(sizes) < 56_000


def test_a_first_page_carries_its_style_so_that_the_first_picture_waits_for_nothing_else(club: Club) -> None:
    """Nothing that must come before the first picture is asked for, and only this very style is let in."""
    body = {"game": "nassau", "seats": [{"kind": "friend"}] * 2}
    waiting = club.client.post("/api/tables", json=body).json()["table"]
    for path in ("/", "/new/nassau", "/rules/nassau", "/nowhere", f"/t/{club.create().id}", f"/t/{waiting}"):
        answer = club.client.get(path)
        head = answer.text.partition("</head>")[0]
        assert re.findall(r"<style[^>]*>(.*?)</style>", head, re.DOTALL) == [assets.style()]
        assert assets.style_digest() in answer.headers["content-security-policy"]
        assert 'rel="stylesheet"' not in head
        assert re.findall(r"<script(?![^>]* defer)", head) == []
    for font in re.findall(r'url\("([^"]+)"\)', assets.style()):
        assert club.client.head(font).status_code == 200


def test_a_browser_that_has_the_style_sheet_is_not_sent_it_again(club: Club) -> None:
    club.client.get(assets.address("flibuste.css"))
    answer = club.client.get("/")
    assert "<style" not in answer.text
    assert f'<link rel="stylesheet" href="{assets.address("flibuste.css")}">' in answer.text
    assert "sha256" not in answer.headers["content-security-policy"]


def test_an_old_style_sheet_does_not_count(club: Club) -> None:
    club.client.cookies.set(assets.STYLE_COOKIE, "flibuste.0123456789ab.css")
    assert "<style" in club.client.get("/").text


# Packing --------------------------------------------------------------------------------------------------------------


def page_with(said: str) -> str:
    return f"<p>/seat/{SECRET}</p><div>{'<i>crew</i>' * 40}</div><b>{apart(said)}</b><div>{'<i>crew</i>' * 40}</div>"


def test_the_size_of_a_page_does_not_tell_whether_a_visitor_guessed_its_secret() -> None:
    """The same letters in another order shrink as much, or as little, as the secret itself."""
    guesses = ["".join(random.Random(seed).sample(SECRET, len(SECRET))) for seed in range(50)]
    assert {len(packed(page_with(guess))) for guess in guesses} == {len(packed(page_with(SECRET)))}
    together = [len(zlib.compress(page_with(guess).encode())) for guess in guesses]
    assert len(zlib.compress(page_with(SECRET).encode())) < min(together)


def test_a_page_on_which_nothing_is_marked_is_not_compressed_but_for_its_style() -> None:
    style = f"<style>{'a{b:c}' * 500}</style>"
    said = ["Ahoy" * 300, "".join(random.Random(1).sample(SECRET * 75, 1200))]
    first, other = (partly_packed(f"{style}<p>/seat/{SECRET}</p>{words}") for words in said)
    assert len(first) == len(other) < len(style)
    for page in (f"{style}<p>{SECRET}</p>", "<p>no style</p>", ""):
        assert unpacked(partly_packed(page)).decode() == page


def test_marks_are_not_sent() -> None:
    assert unpacked(packed(page_with("<Ahoy>"))).decode() == page_with("<Ahoy>").translate({0xE000: "", 0xE001: ""})
    assert "&lt;Ahoy&gt;" in page_with("<Ahoy>")


def test_a_visitor_cannot_type_the_marks() -> None:
    assert apart("\ue001a\ue000") == apart("a")


def test_chat_and_seat_links_travel_apart() -> None:
    match = Match(registry.game("port-royal"), ["Anne", "Jack"], {}, bytes(32))
    context = TableContext("x", chat=[ChatLine("Calico", "Ahoy")], seat_link=f"/t/x/seat/{SECRET}")
    text = write("_table.html", Site("en"), Composer(match, 0, "en", context).table())
    assert text.count(SECRET) == 2
    compressed_together = re.sub("\ue000[^\ue001]*\ue001", "", text)
    assert not any(typed in compressed_together for typed in ("Calico", "Ahoy", SECRET))


def test_pages_with_secrets_and_typed_words_are_not_compressed(club: Club) -> None:
    """Their style is; all the rest stands in them as it is."""
    for path, is_plain in (("/games", True), ("/about", False)):
        with club.client.stream("GET", path) as answer:
            sent = b"".join(answer.iter_raw())
        assert answer.headers["content-encoding"] == "gzip"
        _, _, rest = unpacked(sent).partition(b"</style>")
        assert rest and (rest in sent) == is_plain


# Updates --------------------------------------------------------------------------------------------------------------

parts = st.lists(st.sampled_from(["a>", "b>x", "c>", "d>y"]), min_size=1, max_size=30)


@given(parts, parts)
def test_a_change_leads_from_the_old_to_the_new(old: list[str], new: list[str]) -> None:
    assert applied("<".join(old), change(old, new)) == "<".join(new)


def applied(old: str, steps: list[str | tuple[int, int]]) -> str:
    """As the script of the page does it."""
    before, after = old.split("<"), list[str]()
    for step in steps:
        after += step.split("<") if isinstance(step, str) else before[slice(*step)]
    return "<".join(after)


def test_a_process_does_not_remember_texts_without_end() -> None:
    memory = SentTexts()
    texts = [shown(str(number), "somebody") for number in range(MOST_KEPT + 1)]
    for text in texts:
        memory.keep(text)
    assert memory.find(texts[0].tag) is None and memory.find(texts[-1].tag) is texts[-1]


def test_the_same_text_has_another_tag_for_another_seat() -> None:
    assert shown("text", "table 0").tag != shown("text", "table 1").tag


class Reader:
    """A page open at one seat: holds what was written, as the script does."""

    def __init__(self, club: Club, table: Table, seat: int) -> None:
        self.client, self.path, self.headers = club.client, f"/t/{table.id}", table.headers(seat)
        page = self.client.get(self.path, headers=self.headers)
        self.first = int(page.headers["content-length"])
        self.take(page.text)

    def take(self, html: str) -> None:
        self.text = html[html.index(BEGINNING) : html.index(SYMBOLS)]
        found = re.search(r'data-shows="(\w+)"', html)
        assert found
        self.tag = found[1]

    def refresh(self) -> int:
        """Take the news; how many bytes they were."""
        news = self.client.get(f"{self.path}/position", headers={**self.headers, SHOWS: self.tag})
        assert news.headers["content-type"] == MEDIA_TYPE
        document = json.loads(news.text)
        assert document["from"] == self.tag
        self.text, self.tag = applied(self.text, document["change"]), document["shows"]
        return int(news.headers["content-length"])


def first_visit(club: Club, table: Table) -> int:
    """The bytes of a page and of what it asks for, in a browser that has nothing yet: script and upright letters."""
    page = club.client.get(f"/t/{table.id}", headers=table.headers(0))
    script = (assets.BUILT / f"{assets.names()['flibuste.js']}.br").stat().st_size
    letters = [name for name in assets.names() if re.fullmatch(r"fonts/.*-latin-\d+-normal\.woff2", name)]
    fonts = sum((assets.BUILT / assets.names()[name]).stat().st_size for name in letters)
    return int(page.headers["content-length"]) + script + fonts


def moves(club: Club, table: Table) -> Iterator[None]:
    """Play on at random, whoever is asked, until enough or the end."""
    dice = random.Random(1)
    for _ in range(MOVES):
        with club.services.tables.changing(table.id) as changing:
            match, seat = changing.table.playing, changing.table.asked[0]
            changing.append(seat, match.game.notation.text(dice.choice(match.view(seat).options)))
        if match.over:
            return
        yield


@pytest.mark.parametrize("key", registry.keys())
def test_a_page_and_every_move_are_small(club: Club, key: str) -> None:
    """The page of a table, and what each move sends to those who have it open; and all of that is the page of now."""
    game = registry.game(key)
    table = club.create(key, max(count for count in game.seat_counts(game.settle({})) if count <= 4), deal="known")
    assert first_visit(club, table) < FIRST_VISIT
    club.client.get(assets.address("flibuste.css"))
    readers = [Reader(club, table, seat) for seat in (0, 1)]
    assert max(reader.first for reader in readers) < A_PAGE
    sizes = [reader.refresh() for _ in moves(club, table) for reader in readers]
    assert max(sizes) < A_MOVE
    assert sum(sizes) / len(sizes) < A_MOVE / 2
    for seat, reader in enumerate(readers):
        now = club.client.get(f"{reader.path}/position", headers=table.headers(seat)).text
        assert reader.text.rstrip() == now[now.index(BEGINNING) : now.index(SYMBOLS)].rstrip()


def test_a_page_that_is_not_remembered_is_sent_whole(club: Club) -> None:
    table = club.create()
    headers = {**table.headers(0), SHOWS: "0123456789abcdef"}
    news = club.client.get(f"/t/{table.id}/position", headers=headers)
    assert news.headers["content-type"].startswith("text/html") and BEGINNING in news.text


def test_a_page_shared_by_two_players_at_one_screen_is_never_kept(club: Club) -> None:
    """Going back in the browser must not show one player's cards to the other."""
    guest = club.guest()
    seats = {"seat-0": "me", "name-0": "Anne", "seat-1": "here", "name-1": "Jack"}
    shared = guest.follow(guest.post("/new/port-royal", seats))
    assert shared.headers["cache-control"] == "no-store"
    alone = guest.follow(guest.post("/play/port-royal"))
    assert alone.headers["cache-control"] == "private, no-cache"
