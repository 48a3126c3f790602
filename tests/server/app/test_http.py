"""The HTTP side: tables, headers, pictures, pages, limits."""

import gzip
import logging
import re
from functools import partial
from pathlib import Path

import pytest

from bastide.art import ART_VERSION
from bastide.records.record import Record
from bastide.server.app.page import PageFiles
from bastide.server.http.identity import COOKIE
from bastide.server.http.limits import Limits, SlidingWindow
from tests.server.conftest import BOT, ME, OPEN, AppServer, run_app_server

TABLE = {"rules": "base", "seats": [ME, OPEN]}


def test_health_and_meta(server: AppServer) -> None:
    assert server.client.get("/healthz").json() == {"ok": True}
    meta = server.client.get("/api/meta").json()
    assert meta["art"] == ART_VERSION
    assert "greedy" in meta["bots"]
    assert meta["seats"] == {"min": 2, "max": 5}


@pytest.mark.parametrize("path", ["/api/meta", "/api/lessons"])
def test_what_the_front_page_asks_for_travels_packed(server: AppServer, path: str) -> None:
    answer = server.client.get(path, headers={"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["cache-control"] == "no-store"
    assert answer.json() == server.client.get(path, headers={"accept-encoding": "identity"}).json()


@pytest.mark.parametrize("path", ["/", "/healthz", "/api/meta", "/nothing", "/api/nothing", "/t/x", "/assets/no.js"])
def test_every_answer_is_guarded(server: AppServer, path: str) -> None:
    headers = server.client.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "same-origin"


def test_the_token_is_set_once_and_out_of_reach_of_scripts(server: AppServer) -> None:
    told = server.client.get("/").headers["set-cookie"]
    assert re.match(rf"{COOKIE}=[\w-]{{43}}; Path=/; Max-Age=\d+; HttpOnly; SameSite=Lax$", told)
    assert "set-cookie" not in server.client.get("/", headers=server.person()).headers
    server.client.cookies.clear()
    assert "set-cookie" in server.client.get("/", headers={"cookie": f"{COOKIE}=guessed"}).headers


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"origin": "https://evil.example"}, 403),
        ({"origin": "null"}, 403),
        ({"host": "evil.example"}, 421),
        ({"host": "evil.example", "origin": "http://evil.example"}, 421),
        ({"host": "[::1]:8000", "origin": "http://[::1]:8000"}, 201),
        ({"host": "192.168.1.20:8000", "origin": "http://192.168.1.20:8000"}, 201),
    ],
)
def test_other_sites_and_other_names_are_refused(server: AppServer, headers: dict[str, str], status: int) -> None:
    answer = server.client.post("/api/tables", json=TABLE, headers=headers)
    assert answer.status_code == status
    if status != 201:
        assert answer.json()["text"]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"rules": "base", "seats": [ME]}, "bad-seats"),
        ({"rules": "base", "seats": [ME] * 6}, "bad-seats"),
        ({"rules": "chess", "seats": [ME, BOT]}, "bad-rules"),
        ({"rules": "base", "seats": [ME, BOT], "options": {"starter": 7}}, "bad-rules"),
        ({"rules": "base", "seats": [ME, {"kind": "bot", "bot": "hal"}]}, "no-such-bot"),
        ({"rules": "base", "seats": [{"kind": "me", "name": "x" * 30}, BOT]}, "bad-name"),
        ({"rules": "base", "seats": [ME, {"kind": "cat"}]}, "bad-table"),
        ({"rules": "base", "seats": [ME, BOT], "colour": "red"}, "bad-table"),
        ({"rules": "base", "seats": [], "name": "x" * 140_000}, "too-big"),
        ([], "bad-table"),
    ],
)
def test_tables_that_cannot_be(server: AppServer, body: object, code: str) -> None:
    answer = server.client.post("/api/tables", json=body)
    assert answer.status_code == 400
    assert answer.json()["code"] == code
    assert answer.json()["text"]


def test_only_json_makes_tables(server: AppServer) -> None:
    assert server.client.post("/api/tables", data={"rules": "base"}).status_code == 415
    for body in (b"{", b"[" * 5_000, b'{"rules": "\x94"}'):
        answer = server.client.post("/api/tables", content=body, headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-table")
    assert server.client.delete("/api/tables").status_code == 405


def test_names_of_tables_cannot_be_guessed(server: AppServer) -> None:
    names = {server.open(server.person(), ME, OPEN) for _ in range(20)}
    assert len(names) == 20
    assert all(re.fullmatch(r"[a-z]+-[a-z]+-[a-z]+-[a-z2-9]{7}", name) for name in names)


def test_ones_own_tables_are_listed(server: AppServer) -> None:
    anna, eve = server.person(), server.person()
    table = server.open(anna, ME, BOT, name="Friday")
    assert server.client.get("/api/tables", headers=eve).json() == {"tables": []}
    with server.sit_at(table, anna):
        line = server.client.get("/api/tables", headers=anna).json()["tables"][0]
    assert (line["table"], line["name"], line["phase"], line["yourTurn"]) == (table, "Friday", "playing", True)
    assert [seat["name"] for seat in line["seats"]] == ["Anna", "Miller"]


def test_a_record_replays_and_a_log_has_no_devices(server: AppServer) -> None:
    anna = server.person()
    table = server.open(anna, BOT, BOT)
    with server.sit_at(table, anna) as line:
        while line.table["phase"] != "over":
            line.hear()
    answer = server.client.get(f"/api/tables/{table}/record")
    assert "attachment" in answer.headers["content-disposition"]
    from bastide import Game

    game = Game.replay(Record.loads(answer.text))
    assert line.view is not None
    assert game.scores == line.view["scores"]
    log = server.client.get(f"/api/tables/{table}/log").text
    assert "device" not in log
    assert "host" not in log
    for path in ("no-such-table/record", f"{table}/nonsense"):
        assert server.client.get(f"/api/tables/{path}").status_code == 404


def test_tables_per_hour(tmp_path: Path) -> None:
    with run_app_server(tmp_path, Limits(tables_per_hour=2)) as server:
        anna = server.person()
        for _ in range(2):
            server.open(anna, ME, OPEN)
        answer = server.client.post("/api/tables", json=TABLE, headers=anna)
        assert answer.status_code == 429
        assert 3500 < int(answer.headers["retry-after"]) <= 3601
        server.open(server.person(), ME, OPEN)


def test_a_full_house_says_so(tmp_path: Path) -> None:
    with run_app_server(tmp_path, Limits(open_tables=1)) as server:
        server.open(server.person(), ME, OPEN)
        assert server.client.post("/api/tables", json=TABLE).status_code == 503


def test_an_hour_passes() -> None:
    now = [0.0]
    hour = SlidingWindow(1, lambda: now[0])
    hour.note("a")
    assert hour.wait("a") == 3600
    assert hour.wait("b") == 0
    now[0] = 3600
    assert hour.wait("a") == 0


PICTURES = ["light/tile/U-90-1.svg", "dusk/tile/D-start-0-0.svg", "light/figure/knight-red.svg",
            "light/figure/meeple-blue.svg", "dusk/back.svg", "emblem/green.svg", "icon.svg"]  # fmt: skip


@pytest.mark.parametrize("path", PICTURES)
def test_pictures_are_drawn_for_ever(server: AppServer, path: str) -> None:
    answer = server.client.get(f"/art/{ART_VERSION}/{path}")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "image/svg+xml"
    assert "immutable" in answer.headers["cache-control"]
    assert answer.text.startswith("<svg")
    again = server.client.get(f"/art/{ART_VERSION}/{path}", headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304
    assert server.client.get(f"/art/0000/{path}").status_code == 404


def test_a_tile_seen_from_afar_is_sent_as_a_bitmap(server: AppServer) -> None:
    answer = server.client.get(f"/art/{ART_VERSION}/light/small/U-90-1.webp")
    assert answer.headers["content-type"] == "image/webp"
    assert "immutable" in answer.headers["cache-control"]
    assert "content-encoding" not in answer.headers
    assert answer.content[8:12] == b"WEBP"


@pytest.mark.parametrize(
    "path", ["light/tile/ZZ-90-1.svg", "light/small/ZZ-90-1.webp", "light/small/U-90-9.webp", "light/small/U-90-1.svg",
              "light/tile/U-45-1.svg", "light/tile/U-90-9.svg", "neon/back.svg",
             "light/figure/dragon-red.svg", "light/figure/knight-pinkish.svg", "emblem/x.svg", "../../etc/passwd", ""]
)  # fmt: skip
def test_no_such_picture(server: AppServer, path: str) -> None:
    assert server.client.get(f"/art/{ART_VERSION}/{path}").status_code == 404


def client_folder(tmp_path: Path) -> Path:
    """A built client of three files."""
    (tmp_path / "assets").mkdir(parents=True)
    (tmp_path / "index.html").write_text("<!doctype html><head><title>Bastide</title></head>" + " " * 1000)
    (tmp_path / "assets" / "index-abc123.js").write_text("let x = 1;" * 200)
    (tmp_path / "robots.txt").write_text("x")
    return tmp_path


def test_files_of_the_client(server: AppServer, tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = client_folder(tmp_path_factory.mktemp("client"))
    server.client.app.app.state.pages.files = PageFiles(folder).files  # type: ignore[attr-defined]
    server.client.app.app.state.pages.built = True  # type: ignore[attr-defined]
    script = server.client.get("/assets/index-abc123.js", headers={"accept-encoding": "gzip"})
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert script.headers["content-encoding"] == "gzip"
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert script.text == "let x = 1;" * 200
    for path, status in (("/", 200), ("/new?friends", 200), ("/t/amber-gate", 200), ("/nowhere", 404), ("/a/b", 404)):
        page = server.client.get(path)
        assert (page.status_code, page.text[:15]) == (status, "<!doctype html>"), path
    for path in ("/assets/other.js", "/favicon.ico", "/%2e%2e/pyproject.toml", "/assets/../index.html.bak"):
        assert server.client.get(path).status_code == 404
    assert server.client.get("/robots.txt").headers["cache-control"] == "no-cache"


def test_the_page_fetches_the_messages_of_the_visitor_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = client_folder(tmp_path / "client")
    for name in ("en-first-1a", "cs-first-1a", "cs-account-1a"):
        (folder / "assets" / f"{name}.ftl").write_text("ui-brand = Bastide")
    monkeypatch.setattr("bastide.server.app.main.PageFiles", partial(PageFiles, folder))
    with run_app_server(tmp_path / "data") as server:
        for language, wanted in (("cs-CZ,en;q=0.5", "cs"), ("fi", "en"), ("", "en")):
            page = server.client.get("/", headers={"accept-language": language})
            assert page.text.count("preload") == 1
            assert f'as="fetch" crossorigin href="/assets/{wanted}-first-1a.ftl"' in page.text
            assert "Accept-Language" in page.headers["vary"]


def test_without_a_built_client_the_page_says_how(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pages = PageFiles(tmp_path / "missing")
    assert not pages.built
    assert b"It has not been built here." in pages.files["index.html"].body
    assert b"make client" in pages.files["index.html"].body
    monkeypatch.setattr("bastide._lacks.list_lacks", lambda: {"page": "npm error <none>"})
    pages = PageFiles(tmp_path / "missing")
    assert b"built without it: npm error &lt;none&gt;" in pages.files["index.html"].body


def test_packed_and_plain_are_the_same(tmp_path: Path) -> None:
    content = PageFiles(client_folder(tmp_path)).files["assets/index-abc123.js"]
    assert gzip.decompress(content.gzip) == content.body
    assert len(content.gzip) < len(content.body)


def test_no_token_and_no_secret_in_the_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    with run_app_server(tmp_path) as server:
        anna = server.person()
        table = server.open(anna, ME, BOT)
        with server.sit_at(table, anna) as line:
            line.socket.send_text("rubbish")
            line.until("error")
            line.ask("act", offer=line.offers[0]["id"])
            app = server.client.app.app  # type: ignore[attr-defined]
            secret = next(live.room.secret for live in app.state.hub.tables.live if live.room.table == table)
        token = anna["cookie"].split("=", 1)[1]
    assert caplog.records
    for record in caplog.records:
        text = record.getMessage()
        assert token not in text
        assert secret.hex() not in text
