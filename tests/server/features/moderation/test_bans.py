"""Whom the operator keeps away: devices and networks, on a running server and without one."""

from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from bastide.server.accounts.bans import CLOSED, BanList
from bastide.server.admin.control_client import run_command
from bastide.server.common.errors import RequestError
from bastide.server.features.moderation.ban_commands import SHORT
from bastide.server.http.client_address import parse_address, parse_network
from tests.server.conftest import ME, OPEN, AppServer, TableSocket, run_app_server
from tests.server.features.account.test_device import device


def command(folder: Path, server: AppServer, name: str, **args: str) -> dict[str, Any]:
    """A command through the door of a running server."""
    import anyio.to_thread

    async def asked() -> dict[str, Any]:
        return await anyio.to_thread.run_sync(lambda: run_command(folder, name, **args))

    assert server.client.portal is not None
    told: dict[str, Any] = server.client.portal.call(asked)
    return told


def test_a_banned_device_is_shown_out_and_may_still_see_and_erase_what_is_stored(tmp_path: Path) -> None:
    with run_app_server(tmp_path) as server:
        anna, ben = server.person(), server.person()
        name = server.open(anna, ME, OPEN)
        with server.sit_at(name, ben) as line:
            assert line.ask("sit", seat=1, name="Ben")["t"] == "ack"
            told = command(tmp_path, server, "table", table=name)
            assert [one["device"] for one in told["seats"]] == [device(anna)[:SHORT], device(ben)[:SHORT]]
            assert told["lines"] == [device(ben)[:SHORT]]
            done = command(tmp_path, server, "ban", device=device(ben)[:SHORT], note="rude")
            assert (done["who"], done["closed"], done["until"]) == (device(ben), 1, "")
            assert line.until("error")["code"] == "banned"
            with pytest.raises(WebSocketDisconnect) as end:
                line.hear()
            assert end.value.code == CLOSED
        for method, address in (("GET", "/api/tables"), ("POST", "/api/tables"), ("POST", "/api/me/token")):
            answer = server.client.request(method, address, headers=ben)
            assert (answer.status_code, answer.json()["code"]) == (403, "banned")
        assert server.client.get("/", headers=ben).status_code != 403
        with server.client.websocket_connect(f"ws://localhost/ws/{name}", headers=ben) as socket:
            assert TableSocket(socket).hear()["code"] == "banned"
        assert server.client.get("/api/me", headers=ben).json()["ban"] == {"until_ms": 0}
        assert server.client.delete("/api/me", headers=ben).json() == {"tables": 1}
        assert server.client.get("/api/tables", headers=ben).status_code == 403, "a ban outlives that"
        assert server.client.get("/api/tables", headers=anna).status_code == 200
        assert [one["note"] for one in command(tmp_path, server, "bans")["bans"]] == ["rude"]
    with run_app_server(tmp_path) as server:
        assert server.client.get("/api/tables", headers=ben).status_code == 403, "and a restart"
        assert command(tmp_path, server, "unban", who=device(ben)[:8])["who"] == device(ben)
        assert server.client.get("/api/tables", headers=ben).status_code == 200


def test_a_new_token_does_not_help(tmp_path: Path) -> None:
    with run_app_server(tmp_path) as server:
        ben, phone = server.person(), server.person()
        server.open(ben, ME, OPEN)
        code = server.client.post("/api/me/code", headers=ben).json()["code"]
        command(tmp_path, server, "ban", device=device(ben))
        assert server.client.post("/api/me/recover", json={"code": code}, headers=phone).status_code == 200
        assert server.client.get("/api/tables", headers=phone).status_code == 403


def test_networks() -> None:
    bans = BanList(lambda: 1000.0)
    bans._networks = {
        parse_network("192.0.2.0/24"): 0,
        parse_network("2001:db8::/32"): 999_000,
        parse_network("198.51.100.7"): 2_000_000,
    }
    for address, kept in (
        ("192.0.2.9", True),
        ("192.0.3.9", False),
        ("2001:db8::1", False),  # over
        ("198.51.100.7", True),
        ("::ffff:192.0.2.1", True),
    ):
        assert bans.of_address(parse_address(address)) is kept, address
    assert not bans.of_address(None)


def test_a_network_is_kept_away(tmp_path: Path) -> None:
    with run_app_server(tmp_path) as server:
        client = server.client
        assert client.get("/api/tables").status_code == 200
        app: Any = client.app.app  # type: ignore[attr-defined]
        app.state.hub.bans._networks = {parse_network("203.0.113.0/24"): 0}
        scope_client = {"client": ("203.0.113.9", 1)}
        from starlette.testclient import TestClient

        other = TestClient(client.app, base_url="http://localhost", client=scope_client["client"])
        assert other.get("/api/tables").json()["code"] == "banned"
        assert client.get("/api/tables").status_code == 200


@pytest.mark.sqlite
@pytest.mark.parametrize(
    ("args", "code"),
    [
        ({}, "bad-arguments"),
        ({"device": "a" * 32, "address": "10.0.0.1"}, "bad-arguments"),
        ({"device": "xyz"}, "bad-device"),
        ({"device": "abcdef01"}, "no-such-device"),
        ({"address": "nonsense"}, "bad-address"),
        ({"address": "0.0.0.0/0"}, "bad-address"),
        ({"address": "::/8"}, "bad-address"),
        ({"address": "10.0.0.1", "until": "2001-01-01"}, "bad-moment"),
        ({"address": "10.0.0.1", "until": "soon"}, "bad-moment"),
    ],
)
def test_what_cannot_be_banned(tmp_path: Path, args: dict[str, str], code: str) -> None:
    with run_app_server(tmp_path):
        pass
    with pytest.raises(RequestError) as no:
        run_command(tmp_path, "ban", **args)
    assert no.value.code == code


@pytest.mark.sqlite
def test_without_a_running_server(tmp_path: Path) -> None:
    with run_app_server(tmp_path):
        pass
    assert run_command(tmp_path, "ban", address="203.0.113.77/24", until="2999-01-31")["who"] == "203.0.113.0/24"
    [one] = run_command(tmp_path, "bans")["bans"]
    assert (one["who"], one["until"]) == ("203.0.113.0/24", "2999-01-31 00:00:00")
    with pytest.raises(RequestError) as no:
        run_command(tmp_path, "unban", who="203.0.114.0/24")
    assert no.value.code == "no-such-ban"
    run_command(tmp_path, "unban", who="203.0.113.0/24")
    assert run_command(tmp_path, "bans") == {"bans": []}
    with pytest.raises(RequestError) as no:
        run_command(tmp_path, "table", table="nowhere")
    assert no.value.code == "no-such-table"
