"""A page and a server of different times."""

import json

import pytest
from starlette.websockets import WebSocketDisconnect

from bastide.server.http.protocol_version import HEADER
from bastide.server.live.clients.socket_api import WRONG_VERSION
from bastide.server.protocol import server_messages
from tests.server.conftest import ME, OPEN, AppServer


def test_the_server_says_what_it_speaks(server: AppServer) -> None:
    for path in ("/api/meta", "/api/tables", "/api/nothing"):
        assert server.client.get(path).headers[HEADER] == str(server_messages.PROTOCOL)
    assert server.client.get("/api/meta").json()["protocol"] == server_messages.PROTOCOL


@pytest.mark.parametrize("said", ["1", "0", "01", "one", "x" * 4000])
def test_a_page_of_another_version_is_refused(server: AppServer, said: str) -> None:
    answer = server.client.post("/api/tables", json={}, headers={HEADER: said})
    assert (answer.status_code, answer.json()["code"]) == (409, "version")
    assert answer.headers[HEADER] == str(server_messages.PROTOCOL)
    table = server.open(server.person(), ME, OPEN)
    with server.client.websocket_connect(f"ws://localhost/ws/{table}?v={said}") as socket:
        assert json.loads(socket.receive_text())["code"] == "version"
        with pytest.raises(WebSocketDisconnect) as end:
            socket.receive_text()
    assert end.value.code == WRONG_VERSION


def test_a_client_that_names_no_version_uses_the_last_compatible_one(
    server: AppServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = server.person()
    table = server.open(anna, ME, OPEN)
    with server.sit_at(table, anna):
        pass
    monkeypatch.setattr(server_messages, "PROTOCOL", server_messages.PROTOCOL + 1)
    with server.client.websocket_connect(f"ws://localhost/ws/{table}") as socket:
        assert json.loads(socket.receive_text())["code"] == "version"
    with server.sit_at(table, anna, f"?v={server_messages.PROTOCOL}"):
        pass


def test_pages_and_pictures_ask_for_no_version(server: AppServer) -> None:
    for path in ("/", "/healthz", "/readyz"):
        answer = server.client.get(path, headers={HEADER: "99"})
        assert answer.status_code != 409
        assert HEADER not in answer.headers
