"""How much one device and one address may ask; what is kept costs nothing, and our own page never meets a limit."""

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from starlette.requests import HTTPConnection
from starlette.testclient import WebSocketDenialResponse

from bastide.art import ART_VERSION
from bastide.server.features.games import picture_api
from bastide.server.http import rate_limit
from bastide.server.http.limits import Limits
from bastide.server.http.rate_limit import CHEAP, DEAR, RateLimiter, TokenBuckets, request_cost
from tests.server.conftest import ME, AppServer, run_app_server

FEW = Limits(requests_per_minute=1.0, requests_burst=5, requests_per_minute_address=1.0, requests_burst_address=20)
TABLE = {"rules": "base", "seats": [ME, ME]}


def test_a_bucket_refills() -> None:
    now = [0.0]
    buckets = TokenBuckets(2.0, 4, lambda: now[0])
    for _ in range(4):
        assert buckets.wait("a") == 0
        buckets.take("a")
    assert (buckets.wait("a"), buckets.wait("a", 2.0), buckets.wait("b")) == (0.5, 1.0, 0)
    now[0] = 1.0
    assert (buckets.wait("a", 2.0), buckets.wait("a", 3.0)) == (0, 0.5)
    now[0] = 100.0
    assert (buckets.wait("a", 4.0), buckets.wait("a", 400.0)) == (0, 0)


@pytest.mark.parametrize(
    ("method", "path", "cost"),
    [
        ("GET", "/api/meta", CHEAP),
        ("GET", "/api/tables", 1.0),
        ("GET", "/api/tables/a-b-c/replay", DEAR),
        ("GET", "/api/tables/a-b-c/analysis", 1.0),
        ("POST", "/api/check", 1.0),
    ],
)
def test_what_requests_cost(method: str, path: str, cost: float) -> None:
    assert request_cost(method, path) == cost


@pytest.mark.parametrize("address", ["/api/check", "/api/tables"])
def test_what_is_refused_counts_as_well(tmp_path: Path, address: str) -> None:
    with run_app_server(tmp_path, FEW) as server:
        anna, ben = server.person(), server.person()
        bad = {**TABLE, "rules": "chess"}
        assert [server.client.post(address, json=bad, headers=anna).status_code for _ in range(5)] == [400] * 5
        answer = server.client.post(address, json=bad, headers=anna)
        assert (answer.status_code, answer.json()["code"]) == (429, "too-fast")
        assert 55 <= int(answer.headers["retry-after"]) <= 60
        assert server.client.post(address, json=TABLE, headers=ben).status_code in (200, 201)
        assert server.client.get("/healthz").status_code == 200
        assert server.client.get("/", headers=anna).status_code == 200


def test_an_address_has_a_limit_whatever_its_cookies(tmp_path: Path) -> None:
    with run_app_server(tmp_path, FEW) as server:
        told = [server.client.get("/api/tables", headers=server.person()).status_code for _ in range(21)]
        assert told == [200] * 20 + [429]
        server.client.cookies.clear()
        assert server.client.get("/api/tables").status_code == 429


def test_a_page_that_is_used_fast_meets_no_limit(server: AppServer) -> None:
    anna = server.person()
    for _ in range(8):  # the front page and a new table, again and again
        for path in ("/api/meta", "/api/tables", "/api/campaigns", "/api/lessons"):
            assert server.client.get(path, headers=anna).status_code == 200
        for _ in range(8):
            assert server.client.post("/api/check", json=TABLE, headers=anna).status_code == 200


def test_a_first_load_of_pictures_is_never_refused(server: AppServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(picture_api, "painter", lambda path: lambda: f"<svg>{path}</svg>")
    drawn = [f"light/tile/{number}-0-0.svg" for number in range(300)]
    assert {server.client.get(f"/art/{ART_VERSION}/{path}").status_code for path in drawn} == {200}


def test_who_wants_many_pictures_drawn_waits_and_is_refused_where_that_is_long(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)

    async def run() -> list[float]:
        allowances = RateLimiter(Limits(renders_per_second=0.25, renders_burst=3), lambda: 0.0)
        here = HTTPConnection({"type": "http", "client": ("192.0.2.1", 1), "headers": []})
        return [await allowances.drawing(here) for _ in range(6)]

    monkeypatch.setattr(rate_limit, "sleep", sleep)
    assert asyncio.run(run()) == [0, 0, 0, 0, 0, 12]
    assert pauses == [0, 0, 0, 4, 8]


def test_what_is_kept_costs_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(picture_api, "painter", lambda path: lambda: f"<svg>{path}</svg>")
    with run_app_server(tmp_path, Limits(renders_per_second=0.0001, renders_burst=3)) as server:
        told = [server.client.get(f"/art/{ART_VERSION}/{number}.svg") for number in range(4)]
        assert [one.status_code for one in told] == [200, 200, 200, 429]
        assert int(told[-1].headers["retry-after"]) > 1000
        for number in (*range(3),) * 5:
            assert server.client.get(f"/art/{ART_VERSION}/{number}.svg").status_code == 200


def test_a_picture_is_draw_once_for_all_who_ask_meanwhile(server: AppServer, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    asked, go = threading.Event(), threading.Event()

    def draw(path: str) -> str:
        drawn.append(path)
        asked.set()
        assert go.wait(60)
        return "<svg/>"

    monkeypatch.setattr(picture_api, "painter", lambda path: lambda: draw(path))
    with ThreadPoolExecutor(4) as people:
        address = f"/art/{ART_VERSION}/light/back.svg"
        answers = [people.submit(server.client.get, address) for _ in range(4)]
        assert asked.wait(60)
        go.set()
        assert [one.result().status_code for one in answers] == [200] * 4
    assert drawn == ["light/back.svg"]


def test_an_address_opens_so_many_lines(tmp_path: Path) -> None:
    limits = Limits(sockets_per_address=2, joins_per_second=0.001, joins_burst=4)
    with run_app_server(tmp_path, limits) as server:
        table = server.open(server.person(), ME, ME)

        def sit() -> None:
            with server.sit_at(table, server.person()):
                pass

        with server.sit_at(table, server.person()), server.sit_at(table, server.person()):
            with pytest.raises(WebSocketDenialResponse) as refused:
                sit()
            assert refused.value.status_code == 429
            assert refused.value.json()["code"] == "too-fast"
        sit()
        sit()
        with pytest.raises(WebSocketDenialResponse):
            sit()


def test_position_parsing_costs_an_address_more_than_a_device(tmp_path: Path) -> None:
    with run_app_server(tmp_path, FEW) as server:
        people = [server.person() for _ in range(6)]
        told = [server.client.post("/api/position", json={}, headers=who).status_code for who in people]
        assert told == [200] * 5 + [429]
