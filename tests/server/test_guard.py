"""Who is let in: origins, cookies, sizes, numbers; and what the browser is told."""

import re
from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from flibuste.server import assets
from flibuste.server.app import build
from flibuste.server.limits import Limiter
from flibuste.server.settings import Settings
from tests.server.harness import ORIGIN, Club, answer_form, create

FOREIGN = [
    {"origin": "https://evil.example"},
    {"origin": "null"},
    {"origin": "http://testserver.evil.example"},
    {"origin": f"{ORIGIN}:81"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
    {"origin": ORIGIN, "sec-fetch-site": "cross-site"},
]
POSTS = ["/settings", "/play/port-royal", "/new/port-royal", "/t/x/answer", "/t/x/undo", "/t/x/sit", "/api/tables"]


@pytest.fixture
def database(empty_sqlite: str) -> str:
    """Nothing here depends on the database."""
    return empty_sqlite


@pytest.fixture
def strict(settings: Settings) -> Iterator[TestClient]:
    """An application with narrow limits."""
    narrow = Settings(settings.database_url, posts_per_minute=5, tables_per_hour=2, largest_post=2000)
    with TestClient(build(narrow), follow_redirects=False) as client:
        yield client


@pytest.mark.parametrize("path", POSTS)
@pytest.mark.parametrize("headers", FOREIGN, ids=str)
def test_posts_from_elsewhere_are_refused(club: Club, path: str, headers: dict[str, str]) -> None:
    response = club.client.post(path, headers=headers)
    assert response.status_code == 403
    assert "set-cookie" not in response.headers


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
def test_streams_for_elsewhere_are_refused(club: Club, headers: dict[str, str]) -> None:
    table = club.create()
    for path in (f"/t/{table.id}/stream", f"/api/tables/{table.id}/stream"):
        assert club.client.get(path, headers=headers).status_code == 403


def test_a_cookie_without_an_origin_is_refused(club: Club) -> None:
    """A browser names the origin of a post; whoever has a cookie and does not is no browser of ours."""
    guest = club.guest()
    table = guest.post("/play/port-royal").headers["location"]
    cookie = f"guest={guest.client.cookies['guest']}"
    assert club.client.post(f"{table}/resign", headers={"cookie": cookie}).status_code == 403
    assert club.client.post(f"{table}/resign", headers={"cookie": cookie, "origin": ORIGIN}).status_code == 303


def test_a_forged_cookie_is_nobody(club: Club) -> None:
    guest = club.guest()
    table = guest.post("/play/port-royal").headers["location"]
    form = {"seat": "0", "decision": "0", "action": "reveal"}
    value = guest.client.cookies["guest"]
    payload, signature = value.split(".")
    other = "A" if signature[0] != "A" else "B"
    for forged in (f"{payload}.{other}{signature[1:]}", f"A{payload[1:]}.{signature}", payload, "x", ""):
        headers = {"cookie": f"guest={forged}", "origin": ORIGIN}
        assert club.client.post(f"{table}/answer", data=form, headers=headers).status_code == 403


def test_cookies_are_out_of_reach_of_scripts(club: Club) -> None:
    cookie = club.guest().post("/play/port-royal").headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    with TestClient(build(club.services.settings), base_url="https://testserver", follow_redirects=False) as safe:
        response = safe.post("/play/port-royal", headers={"origin": "https://testserver"})
        assert "secure" in response.headers["set-cookie"].lower()


def test_looking_leaves_no_cookie(club: Club) -> None:
    table = club.create()
    for path in ("/", "/about", "/new/port-royal", f"/t/{table.id}", "/nowhere"):
        assert "set-cookie" not in club.client.get(path).headers


def test_every_answer_carries_the_headers(club: Club) -> None:
    for path in ("/", "/nowhere", "/api/games", "/api/nowhere", "/static/css/main.css"):
        headers = club.client.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"


def test_no_page_has_inline_script_or_style(club: Club) -> None:
    guest = club.guest()
    table = guest.post("/play/port-royal").headers["location"]
    for path in ("/", "/new/port-royal", table, "/games", "/rules/port-royal", "/about", "/nowhere"):
        page = guest.get(path).text.replace(f">{assets.style()}</style>", "/>")  # let in by its digest
        page = page.replace(f'<style data-address="{assets.address(assets.STYLE)}"/>', "", 1)
        assert re.findall(r"<script(?![^>]*\bsrc=)|\son\w+=|<style|\sstyle=|javascript:", page) == []


def test_what_people_type_is_only_text(club: Club) -> None:
    guest = club.guest()
    evil = "<img src=x onerror=alert(1)>\"'&"
    form = {"seat-0": "me", "name-0": evil[:24], "seat-1": "bot:random", "odds": "1"}
    page = guest.follow(guest.post("/new/port-royal", form)).text
    assert "<img" not in page
    table = guest.client.get("/games").text
    assert "<img" not in table


def test_large_posts_are_refused(strict: TestClient) -> None:
    response = strict.post("/api/tables", content=b"x" * 2001)
    assert response.status_code == 413
    assert "2000" in response.json()["detail"].replace(",", "").replace("\u202f", "")


def test_large_posts_without_a_length_are_refused(strict: TestClient) -> None:
    assert strict.post("/api/tables", content=(b"x" * 100 for _ in range(50))).status_code == 413


def test_too_many_posts_are_refused(strict: TestClient) -> None:
    statuses = [strict.post("/api/tables/none/undo", json={}).status_code for _ in range(7)]
    assert statuses == [404] * 5 + [429] * 2


def test_too_many_tables_are_refused(strict: TestClient) -> None:
    create(strict)
    create(strict)
    response = strict.post("/api/tables", json={"game": "port-royal", "seats": [{"kind": "me"}] * 2})
    assert response.status_code == 429
    assert response.headers["content-type"] == "application/problem+json"


def test_a_limiter_refills_steadily() -> None:
    limiter = Limiter(2, 10)
    assert [limiter.wait("a", 0.0) for _ in range(3)] == [0, 0, 5]
    assert limiter.wait("b", 0.0) == 0
    assert limiter.wait("a", 4.0) == pytest.approx(1)
    assert limiter.wait("a", 5.5) == 0
    assert not any(Limiter(0, 1).wait("a", 0.0) for _ in range(100))


@pytest.mark.parametrize("back", ["https://evil.example/", "//evil.example", "/\\evil.example", ""])
def test_switching_the_language_leads_nowhere_else(club: Club, back: str) -> None:
    response = club.guest().post("/settings", {"lang": "fr", "back": back})
    assert response.headers["location"] == "/"


def test_switching_the_language(club: Club) -> None:
    guest = club.guest("en")
    guest.post("/settings", {"lang": "fr", "watch": "night", "back": "/about"})
    page = guest.get("/about").text
    assert re.search(r'<html lang="fr"[^>]* data-watch="night">', page)
    guest.post("/settings", {"lang": "klingon", "watch": "noon"})
    assert re.search(r'<html lang="fr"[^>]* data-watch="night">', guest.get("/about").text)


def test_a_refusal_speaks_the_readers_language(club: Club) -> None:
    for lang, sentence in (("fr", "Cette table n’existe pas, ou plus."), ("en", "This table does not exist")):
        headers = {"accept-language": lang}
        document = club.client.get("/api/tables/none", headers=headers).json()
        assert document["detail"].startswith(sentence)
        assert sentence in club.client.get("/t/none", headers=headers).text


def test_an_accident_shows_nothing_of_the_inside(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("secret detail")

    table = club.create()
    monkeypatch.setattr("flibuste.server.api.routes.position", fail)
    monkeypatch.setattr("flibuste.server.web.table_pages.lobby.is_host", fail)
    with TestClient(club.guest().client.app, raise_server_exceptions=False) as client:
        broken = client.get(f"/api/tables/{table.id}")
        assert (broken.status_code, broken.json()["title"]) == (500, "server-broken")
        assert "secret detail" not in broken.text


def test_the_form_of_the_page_is_the_answer(club: Club) -> None:
    """What the page offers is what the server takes."""
    guest = club.guest()
    form = {"seat-0": "me", "seat-1": "here", "name-1": "Bob", "odds": "1"}
    table = guest.post("/new/port-royal", form).headers["location"]
    posted = answer_form(guest.get(table).text)
    assert guest.post(f"{table}/answer", posted, live=True).status_code == 200
    late = guest.post(f"{table}/answer", posted, live=True)
    assert late.status_code == 200
    with club.services.tables.looking(table.removeprefix("/t/")) as found:
        assert len(found.entries) == 1
