"""Bots' accounts: a token plays and does nothing else, and everybody sees that it is a bot."""

import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.websockets import WebSocketDisconnect

from bastide.server.accounts import api_tokens
from bastide.server.http.limits import Limits
from scripts.console import ROOT
from tests.server.conftest import ME, OPEN, PATIENCE, AppServer, run_app_server
from tests.server.features.account.test_device import stored
from tests.server.fixtures.cookie_browser import OTHER, CookieBrowser, code_of
from tests.server.fixtures.server_process import ServerProcess
from tests.server.fixtures.tables import cid

EXAMPLE = ROOT / "examples" / "account_bot.py"


def bot_of(owner: CookieBrowser, name: str = "Tiler") -> str:
    """A bot of somebody who is signed in; its token."""
    assert owner.post("/bots", name=name).status_code == 200
    token: str = owner.post(f"/bots/{name}/tokens", name="at home").json()["new_token"]
    return token


def bearer(token: str) -> dict[str, str]:
    """Headers of a program."""
    return {"authorization": f"Bearer {token}"}


def test_a_bot_is_made_told_and_erased_with_its_owner(tmp_path: Path) -> None:
    with run_app_server(tmp_path) as server:
        anna = CookieBrowser(server)
        anna.sign_up()
        token = bot_of(anna)
        [bot] = anna.account()["bots"]
        assert (bot["name"], [one["name"] for one in bot["tokens"]]) == ("Tiler", ["at home"])
        server.open(bearer(token), ME, OPEN)
        assert server.client.delete("/api/me", headers=anna.headers).status_code == 200
        assert code_of(server.client.get("/api/tables", headers=bearer(token))) == (401, "bad-token")
    assert stored(tmp_path, token, api_tokens.hash_api_token(token), "Tiler") == []


def test_a_token_lies_nowhere_as_it_is(tmp_path: Path) -> None:
    with run_app_server(tmp_path) as server:
        anna = CookieBrowser(server)
        anna.sign_up()
        token = bot_of(anna)
    assert token.startswith("bastide_")
    assert stored(tmp_path, token) == []


def test_everybody_sees_that_it_is_a_bot(server: AppServer) -> None:
    anna, eve = CookieBrowser(server), CookieBrowser(server)
    anna.sign_up()
    token = bot_of(anna)
    own = server.open(bearer(token), {"kind": "me", "name": "A person"}, OPEN)
    other = server.open(eve.headers, ME, OPEN)
    with server.sit_at(other, eve.headers) as line:
        wish = {"t": "sit", "cid": cid(), "seq": line.seq, "seat": 1, "name": "A person"}
        answer = server.client.post(f"/api/tables/{other}/commands", json=wish, headers=bearer(token))
        assert (answer.status_code, answer.json()["t"]) == (200, "ack")
        while not line.table["seats"][1]["name"]:
            line.until("update")
        assert line.table["seats"][1]["name"] == "Tiler (bot)"
    with server.sit_at(own, eve.headers) as line:
        assert line.table["seats"][0]["name"] == "Tiler (bot)"


def test_the_same_socket_takes_a_token_until_it_ends(server: AppServer) -> None:
    anna = CookieBrowser(server)
    anna.sign_up()
    token = bot_of(anna)
    table = server.open(bearer(token), ME, OPEN)
    server.client.cookies.clear()
    with server.sit_at(table, bearer(token)) as line:
        assert line.table["seats"][0]["kind"] == "me"
        [kept] = anna.account()["bots"][0]["tokens"]
        assert anna.ask("DELETE", f"/bots/Tiler/tokens/{kept['id']}").status_code == 200
        with pytest.raises(WebSocketDisconnect):
            line.until("nothing else comes")
    with pytest.raises(WebSocketDisconnect), server.sit_at(table, bearer(token)):
        pass


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/account/name", {"name": "Somebody"}),
        ("POST", "/api/account/password", {"password": OTHER}),
        ("POST", "/api/account/bots", {"name": "More"}),
        ("POST", "/api/account/codes", None),
        ("POST", "/api/me/token", None),
        ("DELETE", "/api/me", None),
    ],
)
def test_a_token_plays_and_changes_no_account(server: AppServer, method: str, path: str, body: Any) -> None:
    anna = CookieBrowser(server)
    anna.sign_up()
    token = bot_of(anna)
    server.client.cookies.clear()
    answer = server.client.request(method, path, json=body, headers=bearer(token))
    assert code_of(answer) == (401, "not-signed-in")


@pytest.mark.parametrize("token", ["x", "bastide_" + "A" * 43, "bastide_" + "A" * 5000])
def test_a_wrong_token_is_nobody(server: AppServer, token: str) -> None:
    assert code_of(server.client.get("/api/tables", headers=bearer(token))) == (401, "bad-token")


def test_browsers_have_no_streams(server: AppServer) -> None:
    anna = CookieBrowser(server)
    anna.sign_up()
    for method, path in (("GET", "/api/stream"), ("GET", "/api/tables/x/stream"), ("POST", "/api/tables/x/commands")):
        assert code_of(server.client.request(method, path, headers=anna.headers)) == (401, "needs-token")


def test_bots_have_their_limits(tmp_path: Path) -> None:
    with run_app_server(tmp_path, Limits(bots_each=1)) as server:
        anna, eve = CookieBrowser(server), CookieBrowser(server)
        anna.sign_up()
        eve.sign_up("Eve", OTHER)
        bot_of(anna)
        assert code_of(anna.post("/bots", name="Second")) == (400, "too-many-bots")
        assert code_of(anna.post("/bots", name="A name that is long")) == (400, "long-bot-name")
        assert code_of(eve.post("/bots/Tiler/tokens", name="mine")) == (404, "no-such-bot")
        assert code_of(eve.ask("DELETE", "/bots/Tiler")) == (404, "no-such-bot")
        assert code_of(anna.post("/bots/Tiler/tokens", name="AT HOME")) == (409, "token-name-taken")
        for number in range(api_tokens.MOST - 1):
            assert anna.post("/bots/Tiler/tokens", name=f"token {number}").status_code == 200
        assert code_of(anna.post("/bots/Tiler/tokens", name="one more")) == (400, "too-many-tokens")
        assert anna.ask("DELETE", "/bots/Tiler").json()["account"]["bots"] == []


def test_malformed_commands(server: AppServer) -> None:
    anna = CookieBrowser(server)
    anna.sign_up()
    headers = bearer(bot_of(anna))
    table = server.open(headers, ME, OPEN)
    path = f"/api/tables/{table}/commands"
    for body in (b"", b"[]", b'{"t":"ping"}', b'{"t":"act"}', b"\xff"):
        assert code_of(server.client.post(path, content=body, headers=headers)) == (400, "bad-message")
    assert code_of(server.client.post(path, content=b" " * 5000, headers=headers)) == (400, "too-big")
    wish = {"t": "start", "cid": cid(), "seq": 0}
    assert code_of(server.client.post("/api/tables/none/commands", json=wish, headers=headers))[0] == 404
    assert server.client.post(path, json=wish, headers=headers).status_code == 409


def test_a_stream_that_is_refused_says_why_and_counts_no_longer(server: AppServer) -> None:
    anna = CookieBrowser(server)
    anna.sign_up()
    host, headers = server.person(), bearer(bot_of(anna))
    table = server.open(host, ME, OPEN)
    with server.sit_at(table, host) as line:
        assert line.ask("lock", seats=True, watchers=True)["t"] == "ack"
    answer = server.client.get(f"/api/tables/{table}/stream", headers=headers)
    told = [json.loads(line) for line in answer.text.splitlines() if line]
    assert [(one["t"], one["code"]) for one in told] == [("error", "no-watchers")]
    state = server.client.app.app.state  # type: ignore[attr-defined]
    assert (state.hub.sockets, state.streams) == (0, {})


def say(http: httpx.Client, table: str, kind: str, seq: int, **more: Any) -> int:
    """A command; the status of its answer."""
    wish = {"t": kind, "cid": cid(), "seq": seq, **more}
    return http.post(f"/api/tables/{table}/commands", json=wish).status_code


def game_of(http: httpx.Client, table: str) -> str:
    """Sit down and play the first offer until the end; the phase then."""
    sat = 0
    with http.stream("GET", f"/api/tables/{table}/stream", timeout=90) as stream:
        for line in stream.iter_lines():
            message = json.loads(line) if line else {}
            told = message.get("table") or {}
            if told.get("phase") == "over":
                return "over"
            if told.get("phase") == "lobby" and not message["you"]:
                seated = say(http, table, "sit", message["seq"], seat=1, name="x")
                assert seated == 200 or message["seq"] < sat, "he sits, or was told of the time before"
                sat = max(sat, message["seq"] + 1)
            elif message.get("offers"):
                say(http, table, "act", message["seq"], offer=message["offers"][0]["id"])
    return "lost"


def two_tokens(base: str) -> list[str]:
    """Two bots of somebody who makes an account at a running server."""
    with httpx.Client(base_url=base, headers={"origin": base}, timeout=PATIENCE) as http:
        assert http.post("/api/account", json={"name": "Anna", "password": OTHER}).status_code == 200
        told = []
        for name in ("Tiler", "Farmer"):
            http.post("/api/account/bots", json={"name": name})
            told.append(http.post(f"/api/account/bots/{name}/tokens", json={"name": "test"}).json()["new_token"])
    return told


@contextmanager
def example(base: str, token: str) -> Iterator[Callable[[], str]]:
    """The example's program; what is yielded reads at which table it waits next."""
    with subprocess.Popen([sys.executable, str(EXAMPLE), base, token], stdout=subprocess.PIPE, text=True) as program:

        def waits() -> str:
            assert program.stdout is not None
            found = re.search(r"/t/([\w-]+)", program.stdout.readline())
            assert found is not None
            return found[1]

        try:
            yield waits
        finally:
            program.kill()


def test_the_example_plays_game_after_game(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, "--limit", "requests_burst=10000")
    server.start()
    first, second = two_tokens(server.base)
    with (
        example(server.base, first) as waits,
        httpx.Client(base_url=server.base, headers=bearer(second), timeout=PATIENCE) as http,
    ):
        tables = []
        with http.stream("GET", "/api/stream", timeout=90) as stream:
            lines = (json.loads(line) for line in stream.iter_lines() if line)
            for _ in range(2):
                tables.append(waits())
                assert game_of(http, tables[-1]) == "over"
                line = next(one for one in lines if one["table"] == tables[-1])
                assert line["t"] == "game"
        assert tables[0] != tables[1]
    server.end()


def test_the_example_has_forty_lines() -> None:
    lines = [line for line in EXAMPLE.read_text().splitlines() if line]
    assert len(lines) <= 40
