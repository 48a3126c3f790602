"""A whole server inside the test, with bots that move at once."""

import json
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import anyio
import pytest
from starlette.websockets import WebSocketDisconnect

from bastide.server.app.main import make_app
from bastide.server.app.settings import Settings
from bastide.server.http.identity import COOKIE, sign_new_token
from bastide.server.http.limits import Limits
from tests.server.fixtures.postgres import one_file, postgres, stores
from tests.server.fixtures.response_types import typed_responses
from tests.server.fixtures.tables import cid

with warnings.catch_warnings():  # it asks for another httpx than the other tests use; this one serves as well
    warnings.simplefilter("ignore", UserWarning)
    from starlette.testclient import TestClient, WebSocketTestSession

__all__ = ["one_file", "postgres", "stores", "typed_responses"]
Message = dict[str, Any]
PATIENCE = 90.0
"""Seconds until something that has not come counts as lost, on a machine that has much else to do."""
ME = {"kind": "me", "name": "Anna"}
BOT = {"kind": "bot", "bot": "random"}
OPEN = {"kind": "open"}
QUESTIONS = ("why", "risk", "aids", "forecast", "hint", "note")


class TableSocket:
    """A page's socket, with what it last heard."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.seq = 0
        self.table: Message = {}
        self.offers: list[Message] = []
        self.view: Message | None = None

    def hear(self) -> Message:
        """The next message."""
        message: Message = json.loads(self.socket.portal.call(self._next))
        if message["t"] in ("snapshot", "update"):
            self.seq = message["seq"]
            for name in ("table", "offers", "view"):
                if name in message:
                    setattr(self, name, message[name])
        return message

    async def _next(self) -> str:
        with anyio.fail_after(PATIENCE):  # a server that says nothing fails the test instead of holding it up
            frame = await self.socket._send_rx.receive()
        if frame["type"] == "websocket.close":
            raise WebSocketDisconnect(frame["code"])
        return str(frame["text"])

    def until(self, *kinds: str) -> Message:
        """The next message of these kinds; others are heard on the way."""
        while (message := self.hear())["t"] not in kinds:
            pass
        return message

    def send(self, kind: str, **fields: Any) -> str:
        """A command of this moment; its id."""
        message = {"t": kind, "cid": cid(), **({} if kind in QUESTIONS else {"seq": self.seq}), **fields}
        self.socket.send_json(message)
        return str(message["cid"])

    def ask(self, kind: str, **fields: Any) -> Message:
        """A command and its answer."""
        sent = self.send(kind, **fields)
        while (message := self.hear()).get("cid") != sent:
            assert message["t"] != "error", message
        return message


class AppServer:
    """The server and its visitors. `person()` is a new browser's cookie."""

    def __init__(self, client: TestClient) -> None:
        self.client = client

    def token(self) -> str:
        """A token for a new visitor, signed by this server."""
        return sign_new_token(self.client.app.app.state.token_key)  # type: ignore[attr-defined]

    def person(self) -> dict[str, str]:
        """Headers of a new visitor."""
        return {"cookie": f"{COOKIE}={self.token()}"}

    def open(self, who: dict[str, str], *seats: Message, **more: Any) -> str:
        """A new table."""
        body = {"rules": "base+fields", "seats": list(seats), "options": {"starter": 0}, **more}
        answer = self.client.post("/api/tables", json=body, headers=who)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])

    @contextmanager
    def sit_at(self, table: str, who: dict[str, str], query: str = "", **headers: str) -> Iterator[TableSocket]:
        """A page at the table, its snapshot heard."""
        with self.client.websocket_connect(f"ws://localhost/ws/{table}{query}", headers={**who, **headers}) as socket:
            line = TableSocket(socket)
            assert line.hear()["t"] == "snapshot"
            yield line


@contextmanager
def run_app_server(data: Path, limits: Limits | None = None) -> Iterator[AppServer]:
    """A server on a data folder."""
    with run_app_server_with(Settings(data, bot_delay=0.0, limits=limits or Limits())) as server:
        yield server


@contextmanager
def run_app_server_with(options: Settings) -> Iterator[AppServer]:
    """A server that is set up so."""
    with TestClient(make_app(options), base_url="http://localhost") as client:
        yield AppServer(client)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[AppServer]:
    """A server of the test's own."""
    with run_app_server(tmp_path / "data") as made:
        yield made
