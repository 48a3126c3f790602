"""What one connection or one address may load: whole states of a table, pages; and what is imported early."""

import asyncio
import threading
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bastide.server.app import main
from bastide.server.http.limits import Limits
from bastide.server.http.rate_limit import is_page
from tests.server.conftest import BOT, ME, AppServer, run_app_server


def synced(server: AppServer, table: str, who: dict[str, str], times: int) -> list[str]:
    """The answers to a page that asks for the whole state this often at once."""
    with server.sit_at(table, who) as line:
        for _ in range(times):
            line.socket.send_json({"t": "sync", "since": 1_000_000})
        return [line.until("snapshot", "error")["t"] for _ in range(times)]


def test_a_connection_gets_so_many_whole_states(tmp_path: Path) -> None:
    with run_app_server(
        tmp_path, Limits(messages_per_second=1000, burst=1000, syncs_burst=3, syncs_per_minute=0.001)
    ) as server:
        who = server.person()
        table = server.open(who, ME, BOT)
        assert synced(server, table, who, 5) == ["snapshot"] * 3 + ["error"] * 2
        assert synced(server, table, who, 3) == ["snapshot"] * 3, "a page that comes back has its burst again"


def test_an_address_gets_so_many_bytes(tmp_path: Path) -> None:
    limits = Limits(sync_bytes_burst_address=1000, sync_bytes_per_second_address=0.001)
    with run_app_server(tmp_path, limits) as server:
        who = server.person()
        table = server.open(who, ME, BOT)
        assert synced(server, table, who, 3)[-1] == "error"
        with server.sit_at(table, who) as line:
            assert line.seq, "a page that opens the table is never refused"


def test_a_class_behind_one_address_that_reconnects_meets_no_limit(tmp_path: Path) -> None:
    with run_app_server(tmp_path) as server:
        people = [server.person() for _ in range(30)]
        table = server.open(people[0], ME, BOT)
        for who in people:
            assert server.client.get(f"/t/{table}", headers=who).status_code in (200, 503)
            for _ in range(3):
                assert synced(server, table, who, 2) == ["snapshot"] * 2


def test_pages_are_counted_by_address_and_their_files_are_not(tmp_path: Path) -> None:
    with run_app_server(tmp_path, Limits(pages_burst_address=4, pages_per_minute_address=0.001)) as server:
        seen = [
            server.client.get(path, headers=server.person()).status_code
            for path in ("/", "/t/x", "/new", "/games", "/")
        ]
        assert seen[:4].count(429) == 0
        assert seen[4] == 429
        assert server.client.get("/healthz").status_code == 200
        assert server.client.get("/api/meta").status_code == 200
        assert server.client.get("/favicon.svg").status_code in (200, 404)
    assert [is_page(path) for path in ("/", "/t/x", "/assets/a.js", "/art/1/x", "/api/meta", "/logo.svg")] == [
        True,
        True,
        *[False] * 4,
    ]


def test_a_page_with_a_signed_token_asks_the_store_nothing(tmp_path: Path) -> None:
    with run_app_server(tmp_path) as server:
        sessions, asked = server.client.app.app.state.hub.sessions, list[str]()  # type: ignore[attr-defined]
        who = sessions.who

        def noted(token: str, how: Any) -> Any:
            asked.append(token)
            return who(token, how)

        sessions.who = noted
        for _ in range(5):
            assert server.client.get("/", headers=server.person()).status_code in (200, 503)
        assert not asked
        server.client.get("/api/tables", headers=server.person())
        assert len(asked) == 1


def test_a_server_imports_libraries_while_it_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    states: list[str] = []

    async def run() -> None:
        states.append("begun")
        try:
            await asyncio.Event().wait()
        finally:
            states.append("ended")

    monkeypatch.setattr("bastide.server.app.main.import_libraries", run)
    with run_app_server(tmp_path) as server:
        assert server.client.get("/healthz").status_code == 200
        assert states == ["begun"]
    assert states == ["begun", "ended"]


def test_libraries_are_imported_off_the_event_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded: list[str] = []

    def load(module: str) -> None:
        assert threading.current_thread() is not threading.main_thread()
        loaded.append(module)
        if module == "brotli":
            raise ImportError(module)

    monkeypatch.setattr(main, "importlib", SimpleNamespace(import_module=load))
    monkeypatch.setattr(main, "START_SECONDS", 0.01)
    asyncio.run(main.import_libraries())
    assert loaded == list(main.LIBRARIES)
