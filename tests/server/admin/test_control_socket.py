"""The operator's door: one line asks, one line answers, and only the server's own user may open it."""

import asyncio
import contextlib
import json
import os
import socket
import stat
from pathlib import Path
from typing import Any

import pytest

from bastide.server.admin import control_socket
from bastide.server.admin.commands import COMMANDS
from bastide.server.admin.control_client import is_running, run_command
from bastide.server.common.errors import RequestError
from bastide.server.live.site import AdminContext
from tests.server.conftest import ME, OPEN, AppServer, run_app_server


def said(data: Path, line: bytes) -> dict[str, Any]:
    """The answer of a running server to one line."""
    with socket.socket(socket.AF_UNIX) as door:
        door.connect(str(control_socket.socket_path(data)))
        door.sendall(line + b"\n")
        told: dict[str, Any] = json.loads(door.makefile("rb").readline())
    return told


def test_a_running_server_lists_its_tables(server: AppServer, tmp_path: Path) -> None:
    table = server.open(server.person(), ME, OPEN)
    result = run_command(tmp_path / "data", "tables")
    assert [(one["table"], one["phase"], one["events"]) for one in result["tables"]] == [(table, "lobby", 1)]
    assert result["open"] == 1
    assert run_command(tmp_path / "data", "tables", phase="over")["tables"] == []


@pytest.mark.sqlite
def test_the_same_command_works_where_no_server_runs(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with run_app_server(data) as server:
        table = server.open(server.person(), ME, OPEN)
        assert is_running(data)
    assert not is_running(data)
    assert not (data / control_socket.NAME).exists()
    assert [one["table"] for one in run_command(data, "tables")["tables"]] == [table]


@pytest.mark.usefixtures("server")
def test_only_the_user_of_the_server_may_open_the_door(tmp_path: Path) -> None:
    assert stat.S_IMODE(os.stat(control_socket.socket_path(tmp_path / "data")).st_mode) == 0o600


def test_a_folder_whose_name_is_too_long_has_its_door_elsewhere(tmp_path: Path) -> None:
    data = tmp_path / ("a" * 60) / ("b" * 60)
    with run_app_server(data) as server:
        server.open(server.person(), ME, OPEN)
        where = control_socket.socket_path(data)
        assert where.parent != data
        assert stat.S_IMODE(where.parent.stat().st_mode) == 0o700
        assert stat.S_IMODE((data / control_socket.POINTER).stat().st_mode) == 0o600
        assert len(run_command(data, "tables")["tables"]) == 1
    assert not where.parent.exists()
    assert not (data / control_socket.POINTER).exists()


def test_a_door_left_by_a_killed_server_is_opened_anew(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    left = socket.socket(socket.AF_UNIX)
    left.bind(str(data / control_socket.NAME))
    left.close()
    assert not is_running(data)
    with run_app_server(data):
        assert is_running(data)


def test_what_cannot_be_done_is_a_sentence(
    server: AppServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(site: AdminContext) -> dict[str, Any]:
        raise ZeroDivisionError

    monkeypatch.setitem(COMMANDS, "broken", broken)
    data = tmp_path / "data"
    for line, code in [
        (b"tables", "bad-request"),
        (b'{"command":"tables","why":1}', "bad-request"),
        (b'{"command":"fly"}', "no-such-command"),
        (b'{"command":"tables","args":{"colour":"red"}}', "bad-arguments"),
        (b'{"command":"broken"}', "server"),
    ]:
        error = said(data, line)["error"]
        assert error["code"] == code
        assert error["text"].endswith(".")
        assert "\n" not in error["text"]
    assert caplog.text.count("Traceback") == 1
    assert server.client.get("/healthz").status_code == 200
    with socket.socket(socket.AF_UNIX) as door:
        door.connect(str(control_socket.socket_path(data)))
        with contextlib.suppress(OSError):  # longer than any command: hung up, and the server goes on
            door.sendall(b"x" * (2 * control_socket.LINE))
    assert run_command(data, "tables")["tables"] == []


def test_a_folder_without_a_database_is_not_filled(tmp_path: Path) -> None:
    with pytest.raises(RequestError, match="There is no database"):
        run_command(tmp_path, "tables")
    assert list(tmp_path.iterdir()) == []


def test_a_server_that_ends_meanwhile_is_told(tmp_path: Path) -> None:
    def gone(door: socket.socket) -> None:
        line, _ = door.accept()
        line.recv(1000)
        line.close()

    async def run() -> None:
        with control_socket.open_control_socket(tmp_path) as door:
            door.setblocking(True)
            hangs_up = asyncio.to_thread(gone, door)
            asks = asyncio.to_thread(run_command, tmp_path, "tables")
            _, answer = await asyncio.gather(hangs_up, asks, return_exceptions=True)
            assert isinstance(answer, RequestError)
            assert answer.code == "gone"

    asyncio.run(run())


def test_a_server_that_goes_down_waits_for_nobody_who_only_listens(tmp_path: Path) -> None:
    with run_app_server(tmp_path / "data"):
        door = socket.socket(socket.AF_UNIX)
        door.connect(str(control_socket.socket_path(tmp_path / "data")))
        door.sendall(b'{"command":"tables"}\n')
        assert door.recv(1000)
    assert door.recv(1000) == b"", "hung up"
    door.close()
