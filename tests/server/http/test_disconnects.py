"""Clients that hang up and a database that is away: nothing a visitor can cause at will fills the log."""

import asyncio
import logging
import re
import socket
from pathlib import Path

import httpx
import pytest

from bastide.server.common.log_limit import LogThrottle
from bastide.server.storage.databases.sqlite_file import StoreError
from scripts.databases import free_port
from tests.server.conftest import PATIENCE
from tests.server.fixtures.hub import HubFixture, at
from tests.server.fixtures.server_process import ServerProcess


def test_50_half_bodies_leave_no_traceback_and_count_as_no_error(tmp_path: Path) -> None:
    port = free_port()
    server = ServerProcess(tmp_path, "--metrics-address", f"127.0.0.1:{port}")
    server.start()
    try:
        for path in ["/api/tables", "/api/check", "/api/me/recover", "/api/account/sign-in", "/api/position"] * 10:
            with socket.create_connection(("127.0.0.1", server.port)) as one:
                head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nContent-Type: application/json\r\n"
                one.sendall(f'{head}Content-Length: 1000\r\n\r\n{{"code": '.encode())
        counted = ""

        async def until_all_are_counted() -> str:
            async with asyncio.timeout(PATIENCE), httpx.AsyncClient(timeout=PATIENCE) as client:
                while True:
                    sheet = (await client.get(f"http://127.0.0.1:{port}/metrics")).text
                    if re.search(r"^bastide_client_disconnects_total [1-9]", sheet, re.M):
                        found = re.search(r"^bastide_client_disconnects_total (\d+)", sheet, re.M)
                        refused = sum(
                            map(int, re.findall(r'^bastide_http_responses_total\{status="4xx"\} (\d+)', sheet, re.M))
                        )
                        if found and int(found[1]) + refused >= 50:
                            return sheet
                    await asyncio.sleep(0.05)

        counted = asyncio.run(until_all_are_counted())
        assert "bastide_errors_total{" not in counted
        assert 'status="5xx"' not in counted
        assert "Traceback" not in server.log
    finally:
        server.end()


def test_an_unavailable_store_is_logged_once_and_without_traceback(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = logging.getLogger("bastide.http")
    monkeypatch.setattr("bastide.server.live.background_tasks.log_throttle", LogThrottle(log, lambda: 100.0))

    async def run(place: HubFixture) -> None:
        refs = {place.hub.report_error(StoreError("The database does not answer.")).ref for _ in range(50)}
        assert len(refs) == 50

    with caplog.at_level(logging.WARNING):
        at(tmp_path, run)
    [record] = [one for one in caplog.records if "store could not be used" in one.message]
    assert record.exc_info is None
    assert "does not answer" in record.message
