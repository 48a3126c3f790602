"""What the server writes: one line for each event, and nothing that lets somebody in."""

import asyncio
import io
import json
import logging
import re
import signal
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from bastide.server.admin import log_format
from bastide.server.http.identity import COOKIE, device_from_token, new_token
from tests.server.conftest import BOT, ME, PATIENCE, AppServer
from tests.server.fixtures.server_process import ServerProcess, SocketPlayer

WITH_SECRETS = (
    "SELECT t.name FROM sqlite_schema t JOIN pragma_table_info(t.name) c WHERE t.type = 'table' AND c.name = 'secret'"
)
MOMENT = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z")


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """What is logged, as JSON."""
    root, own = logging.getLogger(), logging.getLogger(log_format.OWN)
    before, level = list(root.handlers), own.level
    found = io.StringIO()
    log_format.configure_logging("json", "info", found)
    yield found
    own.setLevel(level)
    logging.captureWarnings(False)
    for handler in list(root.handlers):
        if handler not in before:
            root.removeHandler(handler)


def test_a_line_of_json_holds_the_parts(written: io.StringIO) -> None:
    logger = logging.getLogger("bastide.test")
    try:
        raise ValueError("bad\nnews")
    except ValueError as error:
        logger.error("%s", error, exc_info=error, extra={"ref": "1234abcd"})
    logger.info("slow", extra={"kind": "act", "ms": 300})
    logger.debug("not this")
    logging.getLogger("websockets.server").info("nor this, with 192.0.2.7")
    first, second = (json.loads(line) for line in written.getvalue().splitlines())
    assert MOMENT.fullmatch(first["moment"])
    assert {name: first[name] for name in ("level", "logger", "message", "ref")} == {
        "level": "error",
        "logger": "bastide.test",
        "message": "bad\nnews",
        "ref": "1234abcd",
    }
    assert "ValueError" in first["trace"]
    assert (second["kind"], second["ms"], "trace" in second) == ("act", 300, False)


def test_a_line_of_text_cannot_be_forged() -> None:
    record = logging.LogRecord("bastide.x", logging.WARNING, "", 0, "name %s", ("a\nERROR bastide: b\x1b[2J",), None)
    record.ref = "1234abcd"
    line = log_format.TextFormatter().format(record)
    assert "\n" not in line
    assert line.endswith(r"WARNING bastide.x: name a\nERROR bastide: b\x1b[2J [1234abcd]")


def test_tokens_and_secrets_are_hidden() -> None:
    token, secret = new_token(), "ab" * 32
    for text in (f"Cookie: {COOKIE}={token}; x", f"token {token}", f"S {secret} of"):
        assert "(hidden)" in log_format.redact_tokens(text)
        assert token not in log_format.redact_tokens(text)
        assert secret not in log_format.redact_tokens(text)
    assert log_format.redact_tokens("table quiet-oak-mill") == "table quiet-oak-mill"


def test_an_error_is_logged_under_its_reference(server: AppServer, written: io.StringIO) -> None:
    anna = server.person()
    table = server.open(anna, ME, BOT)
    hub = server.client.app.app.state.hub  # type: ignore[attr-defined]
    with server.sit_at(table, anna) as line:
        hub.clock = lambda: (_ for _ in ()).throw(RuntimeError("no time"))
        line.send("undo")
        told = line.until("error")
        hub.clock = asyncio.new_event_loop().time
    assert told["code"] == "server"
    assert told["ref"] in [json.loads(line).get("ref") for line in written.getvalue().splitlines()]


def test_slow_commands_are_told_without_what_they_said(
    server: AppServer, written: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bastide.server.live.hub.SLOW_MS", -1)
    anna = server.person()
    with server.sit_at(server.open(anna, ME, BOT), anna) as line:
        while not line.offers:
            line.hear()
        offer = line.offers[0]["id"]
        line.ask("act", offer=offer)
    found = [json.loads(line) for line in written.getvalue().splitlines()]
    assert [(one["kind"], one["message"].split()[0]) for one in found if "ms" in one] == [("act", "slow")]
    assert offer not in written.getvalue()


def test_a_whole_game_leaves_nothing_in_the_log_that_lets_somebody_in(tmp_path: Path) -> None:
    """A server that logs as much as it can, a game, refusals, nonsense, and the end."""
    server = ServerProcess(tmp_path)
    server.more = ("--log-format", "json", "--log-level", "debug")
    server.start()
    player = SocketPlayer(ME, BOT)
    player.open(server.base)
    asyncio.run(player.play(server.base))
    assert player.over
    cookie = player.headers["Cookie"]
    for path in ("/nothing", f"/api/tables/{player.table}/nothing", "/api/tables"):
        httpx.get(server.base + path, headers={"Cookie": cookie}, timeout=PATIENCE)
    httpx.post(f"{server.base}/api/tables", content=b"{" * 999, headers={"Cookie": cookie}, timeout=PATIENCE)
    with httpx.Client(timeout=PATIENCE) as client:
        client.get(f"{server.base}/t/{player.table}", headers={"Cookie": cookie, "Origin": "https://evil.example"})
    server.end(signal.SIGTERM)
    text = (tmp_path / "server.log").read_text()
    for line in text.splitlines():
        assert MOMENT.fullmatch(json.loads(line)["moment"])
    token = cookie.partition("=")[2]
    with sqlite3.connect(tmp_path / "bastide.sqlite3") as db:
        named = [name for (name,) in db.execute(WITH_SECRETS)]
        secrets = [bytes(row[0]).hex() for name in named for row in db.execute(f"SELECT secret FROM {name}")]
    assert secrets
    for word in (token, device_from_token(token), *secrets, "127.0.0.1", COOKIE):
        assert word not in text
