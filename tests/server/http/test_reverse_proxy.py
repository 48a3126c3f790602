"""Behind a reverse proxy: who the visitor is, by what scheme and under what name he comes, and a path before all."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from starlette.datastructures import Headers
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from bastide.server.app.main import make_app
from bastide.server.app.page import PageFiles
from bastide.server.app.settings import Settings
from bastide.server.http.client_address import TrustedProxies, limit_key, parse_network
from bastide.server.http.hosts import PublicUrl
from bastide.server.http.limits import Limits
from tests.server.conftest import ME

OWN = "127.0.0.1"
TABLE = {"rules": "base", "seats": [ME, ME]}


@contextmanager
def site(folder: Path, peer: str = OWN, base: str = "http://play.example", **options: Any) -> Iterator[TestClient]:
    """A server as a proxy on the same machine asks it."""
    app = make_app(Settings(folder, bot_delay=0.0, **options))
    with TestClient(app, base_url=base, client=(peer, 5)) as client:
        yield client


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::%eth0", "2001:db8:1:2::/64"),
        ("testclient", "testclient"),
    ],
)
def test_the_key_of_an_address(address: str, key: str) -> None:
    assert limit_key(address) == key


PROXIES = TrustedProxies([parse_network(OWN), parse_network("10.0.0.0/8"), parse_network("fd00::/8")])


@pytest.mark.parametrize(
    ("peer", "headers", "visitor"),
    [
        (OWN, [("x-forwarded-for", "192.0.2.7")], "192.0.2.7"),
        (OWN, [("x-forwarded-for", "1.1.1.1, 192.0.2.7, 10.0.0.3")], "192.0.2.7"),
        (OWN, [("x-forwarded-for", "1.1.1.1"), ("x-forwarded-for", "192.0.2.7")], "192.0.2.7"),
        (OWN, [("x-forwarded-for", "192.0.2.7:4711")], "192.0.2.7"),
        (OWN, [("x-forwarded-for", "nonsense, 10.0.0.3")], "10.0.0.3"),
        (OWN, [("x-forwarded-for", "")], OWN),
        (OWN, [("forwarded", 'for=1.1.1.1, For="[2001:db8::7]:4711";proto=https')], "2001:db8::7"),
        (OWN, [("forwarded", "for=unknown")], OWN),
        (OWN, [], OWN),
        ("fd00::1", [("x-forwarded-for", "2001:db8::7")], "2001:db8::7"),
        ("192.0.2.9", [("x-forwarded-for", "1.1.1.1")], "192.0.2.9"),
        (OWN, [("x-forwarded-for", ", ".join(["10.0.0.1"] * 5000))], "10.0.0.1"),
    ],
)
def test_the_visitor_behind_a_proxy(peer: str, headers: list[tuple[str, str]], visitor: str) -> None:
    told = Headers(raw=[(name.encode(), value.encode()) for name, value in headers])
    assert PROXIES.visitor(peer, told) == visitor


def test_headers_of_others_are_not_believed(tmp_path: Path) -> None:
    limits = Limits(tables_per_hour_address=2)
    named: dict[str, Any] = {"allow_host": ("play.example",), "limits": limits}
    for trusts, wanted in (((), 429), ((parse_network(OWN),), 201)):
        with site(tmp_path / str(wanted), trust_proxy=trusts, **named) as client:
            for number in range(3):
                client.cookies.clear()
                answer = client.post("/api/tables", json=TABLE, headers={"x-forwarded-for": f"192.0.2.{number}"})
            assert answer.status_code == wanted
            https = client.get("/", headers={"x-forwarded-proto": "https"}).headers
            assert ("strict-transport-security" in https) is bool(trusts)


def test_a_public_address_gives_name_scheme_and_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    public = PublicUrl.of("https://play.example/rooms/bastide/")
    folder = tmp_path / "client"
    folder.mkdir()
    told = '<meta name="bastide-root" content="" /><script src="./assets/index.js"></script>'
    (folder / "index.html").write_text(told)
    monkeypatch.setattr("bastide.server.app.main.PageFiles", partial(PageFiles, folder))
    with site(tmp_path, public_url=public) as client:
        for path in ("/", "/t/amber-gate", "/rooms/bastide/", "/rooms/bastide/t/amber-gate", "/rooms/bastide"):
            client.cookies.clear()
            page = client.get(path)
            assert page.status_code == 200, path
            cookie = page.headers["set-cookie"]
            assert cookie.endswith("; Path=/rooms/bastide; Max-Age=34560000; HttpOnly; SameSite=Lax; Secure")
            assert page.headers["strict-transport-security"].startswith("max-age=")
            assert "connect-src 'self' wss://play.example;" in page.headers["content-security-policy"]
            assert 'name="bastide-root" content="/rooms/bastide"' in page.text
            assert 'src="/rooms/bastide/assets/' in page.text
            assert '="./' not in page.text
        assert client.get("/rooms/bastide/healthz").json() == {"ok": True}
        assert client.get("/rooms/bastidex").status_code == 404


@pytest.mark.parametrize(
    ("origin", "host", "status"),
    [
        ("https://play.example", "play.example", 201),
        ("https://play.example:443", "play.example", 201),
        ("https://PLAY.example", "Play.Example", 201),
        ("https://play.example", "127.0.0.1:8000", 201),  # the proxy says its own name for us
        (None, "play.example", 201),
        ("http://play.example", "play.example", 403),
        ("https://play.example:444", "play.example", 403),
        ("https://play.example/", "play.example", 403),
        ("https://play.example.evil.example", "play.example", 403),
        ("ftp://play.example", "play.example", 403),
        ("https://evil.example", "evil.example", 421),
        ("https://play.example", "play.example; script-src *", 421),
    ],
)
def test_pages_of_the_public_address_may_ask(tmp_path: Path, origin: str | None, host: str, status: int) -> None:
    with site(tmp_path, public_url=PublicUrl.of("https://play.example")) as client:
        headers = {"host": host, **({"origin": origin} if origin else {})}
        answer = client.post("/api/tables", json=TABLE, headers=headers)
        assert answer.status_code == status
        if status != 201:
            assert answer.json()["text"]
            return
        table = answer.json()["table"]
        who = {**headers, "cookie": answer.headers["set-cookie"].split(";")[0]}
        with client.websocket_connect(f"ws://play.example/ws/{table}", headers=who) as line:
            assert line.receive_json()["t"] == "snapshot"
        foreign = {**who, "origin": "https://evil.example"}
        with (
            pytest.raises(WebSocketDisconnect),
            client.websocket_connect(f"ws://play.example/ws/{table}", headers=foreign),
        ):
            raise AssertionError("a foreign page has a line")


def test_refusals_name_options_that_there_are(tmp_path: Path) -> None:
    with site(tmp_path, allow_host=("play.example",)) as client:
        wrong = client.get("/", headers={"host": "other.example"})
        assert (wrong.status_code, wrong.json()["code"]) == (421, "wrong-host")
        assert "--allow-host" in wrong.json()["text"]
        assert "--public-url" in wrong.json()["text"]
        https = client.post("/api/tables", json=TABLE, headers={"origin": "https://play.example"})
        assert https.status_code == 403
        assert "--public-url https://" in https.json()["text"]
        for host in ("localhost:1; script-src *", "localhost:99999", "a b", "", "play.example,evil.example"):
            answer = client.get("/", headers={"host": host})
            assert answer.status_code == 421
            assert "script-src *" not in answer.headers["content-security-policy"]
