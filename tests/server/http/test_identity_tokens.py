"""Tokens of guests are signed; others are refused, unless something is stored of their device."""

import re
from pathlib import Path
from typing import Any

import pytest

from bastide.server.accounts import accounts
from bastide.server.admin.feature_listeners import PERSONAL_DATA
from bastide.server.http.identity import COOKIE, device_from_token, is_signed, new_token, sign_new_token
from bastide.server.protocol.events import SeatPlan
from bastide.server.protocol.terms import Terms
from bastide.server.storage.data_folder import StoreError
from bastide.server.storage.databases.sqlite_file import connect_sqlite
from tests.server.conftest import BOT, ME, OPEN, AppServer
from tests.server.fixtures.tables import append_of, new_room

KEY = bytes(range(32))
DEVICE_COLUMNS = {"device", "other", "who", "host", "reporter", "reported", "inviter", "captain", "owner", "holder"}
OF_ACCOUNTS = {
    *(
        (table, "device")
        for table in ("accounts", "friends", "follows", "invitations", "rated_people", *accounts.PARTS)
    ),
    ("accounts", "owner"),
    ("friends", "other"),
    ("follows", "other"),
    ("invitations", "inviter"),
    ("tournaments", "host"),
    ("teams", "captain"),
    ("former_names", "holder"),
}
"""Columns with devices of accounts, which are asked for first."""
OF_TABLES = {
    *((table, "device") for table in ("sitting", "commands", "openings", "absences", "mine", "clocks", "alerts")),
    ("alerts", "who"),
    ("tables", "owner"),
    ("here", "device"),
}
"""Columns that belong to tables, of which `known` has every device, and those of processes."""


def counted(server: AppServer) -> Any:
    """The devices whose requests are counted."""
    return server.client.app.app.state.allowances._devices._known  # type: ignore[attr-defined]


def ask(server: AppServer, token: str) -> None:
    """A request with a token."""
    server.client.cookies.clear()
    assert server.client.get("/api/tables", headers={"cookie": f"{COOKIE}={token}"}).status_code == 200


def test_a_token_is_signed_by_one_server() -> None:
    token = sign_new_token(KEY)
    assert re.fullmatch(r"[A-Za-z0-9_-]{43}", token)
    assert is_signed(KEY, token)
    assert not is_signed(KEY[::-1], token)
    assert not is_signed(KEY, new_token())
    assert not is_signed(KEY, token[:5] + ("A" if token[5] != "A" else "B") + token[6:])
    assert not is_signed(KEY, "")


def new_cookie(answer: Any) -> str:
    """The token that an answer gives, "" for none."""
    found = re.match(rf"{COOKIE}=([\w-]{{43}});", answer.headers.get("set-cookie", ""))
    return found[1] if found else ""


def line_cookie(socket: Any) -> str:
    """The token that a line gives when it opens, "" for none."""
    given = [value for name, value in socket.extra_headers or [] if name.lower() == b"set-cookie"]
    return given[0].decode().split(";")[0].removeprefix(f"{COOKIE}=") if given else ""


def store_old_seat(server: AppServer, token: str) -> str:
    """A table whose first seat has the device of an unsigned token, as servers before signatures stored it."""
    seats = [SeatPlan("person", "Anna", device_from_token(token)), SeatPlan("open")]
    room = new_room(Terms(), "Old", device_from_token(token), seats, "old-table", bytes(32))
    part = append_of(room, new=True)
    assert part is not None
    server.client.portal.call(hub_of(server).tables.store.append, part)  # type: ignore[union-attr]
    return room.table


def hub_of(server: AppServer) -> Any:
    """The server's hub."""
    return server.client.app.app.state.hub  # type: ignore[attr-defined]


def test_made_up_tokens_fill_no_table_of_limits(server: AppServer) -> None:
    for _ in range(30):
        ask(server, new_token())
    assert len(counted(server)) == 0
    assert len(hub_of(server).sessions._cached) == 0


def test_a_token_that_was_given_counts_by_its_device(server: AppServer) -> None:
    server.client.cookies.clear()
    token = new_cookie(server.client.get("/"))
    ask(server, token)
    assert list(counted(server)) == [device_from_token(token)]


def test_an_unsigned_token_of_a_stored_device_keeps_its_seat_and_is_counted(server: AppServer) -> None:
    token = new_token()
    who, table = {"cookie": f"{COOKIE}={token}"}, store_old_seat(server, token)
    ask(server, token)
    assert device_from_token(token) in counted(server)
    assert [one["table"] for one in server.client.get("/api/tables", headers=who).json()["tables"]] == [table]
    assert new_cookie(server.client.get("/", headers=who)) == ""
    with server.sit_at(table, who) as line:
        assert line_cookie(line.socket) == ""
        assert line.ask("rename", name="Mine")["t"] == "ack"


@pytest.mark.parametrize("path", ["/", "/new", "/t/old-table", "/nothing-here"])
def test_a_page_replaces_a_token_that_is_refused(server: AppServer, path: str) -> None:
    server.client.cookies.clear()
    etag = server.client.get(path, headers=server.person()).headers["etag"]
    answer = server.client.get(path, headers={"cookie": f"{COOKIE}={new_token()}", "if-none-match": etag})
    given = new_cookie(answer)
    assert is_signed(server.client.app.app.state.token_key, given)  # type: ignore[attr-defined]
    assert answer.headers["cache-control"] == "no-store"
    assert new_cookie(server.client.get(path, headers={"cookie": f"{COOKIE}={given}"})) == ""


def test_a_page_keeps_a_token_while_the_store_is_away(server: AppServer, monkeypatch: pytest.MonkeyPatch) -> None:
    async def away(*_: object) -> None:
        raise StoreError

    monkeypatch.setattr(hub_of(server).sessions, "who", away)
    assert new_cookie(server.client.get("/", headers={"cookie": f"{COOKIE}={new_token()}"})) == ""


def test_a_request_that_needs_a_device_replaces_a_token_that_is_refused(server: AppServer) -> None:
    server.client.cookies.clear()
    old = new_token()
    body = {"rules": "base", "seats": [ME, BOT]}
    answer = server.client.post("/api/tables", json=body, headers={"cookie": f"{COOKIE}={old}"})
    assert answer.status_code == 201
    given = new_cookie(answer)
    assert given not in ("", old)
    listed = {}
    for token in (old, given):
        told = server.client.get("/api/tables", headers={"cookie": f"{COOKIE}={token}"}).json()
        listed[token] = [one["table"] for one in told["tables"]]
    assert listed == {old: [], given: [answer.json()["table"]]}


@pytest.mark.parametrize("path", ["/ws/{table}", "/ws/meet"])
def test_a_line_replaces_a_token_that_is_refused(server: AppServer, path: str) -> None:
    server.client.cookies.clear()
    table, old = server.open(server.person(), ME, OPEN), new_token()
    server.client.cookies.clear()
    headers = {"cookie": f"{COOKIE}={old}"}
    with server.client.websocket_connect(f"ws://localhost{path.format(table=table)}", headers=headers) as socket:
        given = line_cookie(socket)
    assert is_signed(server.client.app.app.state.token_key, given)  # type: ignore[attr-defined]


def test_nobody_sits_by_a_token_that_is_refused(server: AppServer) -> None:
    table, old = server.open(server.person(), ME, OPEN), new_token()
    with server.sit_at(table, {"cookie": f"{COOKIE}={old}"}) as line:
        line.ask("sit", seat=1, name="Eve")
    assert not server.client.portal.call(  # type: ignore[union-attr]
        hub_of(server).tables.store.do, lambda db: PERSONAL_DATA.is_stored(db, device_from_token(old))
    )


def test_every_column_with_a_device_of_a_guest_is_known(tmp_path: Path) -> None:
    """A new table that names devices belongs into one of the two lists."""
    db = connect_sqlite(tmp_path)
    tables = [str(name) for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    columns = {(name, str(row[1])) for name in tables for row in db.execute(f"PRAGMA table_info({name})")}
    named = {one for one in columns if one[1] in DEVICE_COLUMNS}
    db.close()
    of_guests = {(column.table, column.name) for column in PERSONAL_DATA.columns if column.of_guests}
    assert named == {*of_guests, *OF_ACCOUNTS, *OF_TABLES}
