"""Friends, following, invitations and blocks, over HTTP."""

import time
from typing import Any

import pytest

from bastide.server.accounts import accounts, sessions
from bastide.server.accounts.accounts import Account
from bastide.server.http.identity import device_from_token
from bastide.server.storage.db import Db
from tests.server.conftest import ME, OPEN, AppServer

Headers = dict[str, str]


def person(server: AppServer, name: str = "") -> Headers:
    """Somebody, with an account where a name is given."""
    who = server.person()
    if name:
        token, now = who["cookie"].partition("=")[2], int(time.time() * 1000)
        store = server.client.app.app.state.hub.tables.store  # type: ignore[attr-defined]

        def sign_up(db: Db) -> None:
            account = Account(device_from_token(name), name, made_ms=now)
            accounts.create_account(db, account, name)
            sessions.begin_session(db, token, account.device, "", now)

        assert server.client.portal is not None
        server.client.portal.call(store.do, sign_up)
    return who


def friends(server: AppServer, who: Headers) -> dict[str, Any]:
    told: dict[str, Any] = server.client.get("/api/friends", headers=who).json()
    return told


def do(server: AppServer, who: Headers, name: str, what: str) -> Any:
    return server.client.post(f"/api/friends/{name}", json={"what": what}, headers=who)


def test_two_who_ask_each_other_are_friends_until_one_parts(server: AppServer) -> None:
    anna, ben = person(server, "Anna"), person(server, "Ben")
    assert do(server, anna, "ben", "ask").json()["asks"] == ["Ben"]
    assert friends(server, ben)["asked"] == ["Anna"]
    assert friends(server, ben)["friends"] == []
    assert do(server, ben, "Anna", "ask").json()["friends"] == [{"name": "Anna", "here": False}]
    assert friends(server, anna)["friends"] == [{"name": "Ben", "here": False}]
    table = server.open(anna, ME, OPEN)
    with server.sit_at(table, anna):
        assert friends(server, ben)["friends"] == [{"name": "Anna", "here": True}], "a private table is private"
    public = server.open(anna, ME, OPEN, public=True)
    assert friends(server, ben)["friends"][0] | {"here": True} == {
        "name": "Anna",
        "here": True,
        "table": public,
        "plays": False,
    }
    do(server, anna, "Ben", "part")
    assert friends(server, ben)["friends"] == friends(server, anna)["friends"] == []


def test_a_friend_is_invited_to_a_private_table(server: AppServer) -> None:
    anna, ben, eve = person(server, "Anna"), person(server, "Ben"), person(server, "Eve")
    do(server, anna, "Ben", "ask")
    do(server, ben, "Anna", "ask")
    table = server.open(anna, ME, OPEN)
    path = f"/api/tables/{table}/invite"
    assert server.client.post(f"{path}/Eve", headers=anna).json()["code"] == "no-friend"
    assert server.client.post(f"{path}/Ben", headers=anna).status_code == 201
    assert friends(server, ben)["invitations"] == [{"name": "Anna", "table": table, "title": "Anna"}]
    assert friends(server, eve)["invitations"] == []
    server.client.delete(f"/api/invitations/{table}", headers=ben)
    assert friends(server, ben)["invitations"] == []


def test_following_needs_nobodys_consent(server: AppServer) -> None:
    anna, ben = person(server, "Anna"), person(server, "Ben")
    assert do(server, anna, "Ben", "follow").json()["follows"] == [{"name": "Ben", "here": False}]
    assert friends(server, ben)["follows"] == []
    assert do(server, anna, "Ben", "unfollow").json()["follows"] == []


def test_who_is_blocked_hears_nothing_of_it(server: AppServer) -> None:
    anna, ben = person(server, "Anna"), person(server, "Ben")
    do(server, anna, "Ben", "ask")
    do(server, ben, "Anna", "ask")
    assert do(server, anna, "Ben", "block").json()["blocked"] == ["Ben"]
    assert friends(server, ben)["friends"] == []
    assert do(server, ben, "Anna", "ask").status_code == 200
    assert friends(server, anna)["asked"] == []
    assert server.client.delete("/api/blocks/0", headers=anna).json()["blocked"] == []
    assert server.client.delete("/api/blocks/0", headers=anna).status_code == 404


def test_guests_block_who_sits_with_them_and_nobody_else(server: AppServer) -> None:
    anna, ben = person(server), person(server)
    table = server.open(anna, ME, OPEN)
    with server.sit_at(table, ben) as line:
        assert line.ask("sit", seat=1, name="Ben")["t"] == "ack"
    told = server.client.post("/api/blocks", json={"table": table, "seat": 1}, headers=anna)
    assert (told.status_code, told.json()) == (201, {"blocked": "Ben"})
    assert friends(server, anna) == {"account": None, "blocked": ["Ben"]}
    for seat, who, code in (
        (0, anna, "no-player-to-block"),
        (0, person(server), "not-your-table"),
        (7, anna, "not-your-table"),
    ):
        body = {"table": table, "seat": seat}
        assert server.client.post("/api/blocks", json=body, headers=who).json()["code"] == code


@pytest.mark.parametrize(("name", "code"), [("Nobody", "no-such-person"), ("x" * 500, "no-such-person")])
def test_what_cannot_be_is_refused(server: AppServer, name: str, code: str) -> None:
    assert do(server, person(server, "Anna"), name, "ask").json()["code"] == code
    assert do(server, person(server), "Anna", "ask").json()["code"] == "no-account"


def test_friends_go_with_the_account(server: AppServer) -> None:
    anna, ben = person(server, "Anna"), person(server, "Ben")
    do(server, anna, "Ben", "ask")
    do(server, ben, "Anna", "ask")
    do(server, ben, "Anna", "follow")
    assert server.client.get("/api/me", headers=ben).json()["friends"]["friends"] == 1
    assert server.client.delete("/api/me", headers=anna).status_code == 200
    told = friends(server, ben)
    assert (told["friends"], told["follows"]) == ([], [])


def waiting(server: AppServer, who: Headers) -> dict[str, Any]:
    told: dict[str, Any] = server.client.get("/api/waiting", headers=who).json()
    return told


def test_what_waits_is_told_until_it_is_answered(server: AppServer) -> None:
    anna, ben, guest = person(server, "Anna"), person(server, "Ben"), person(server)
    nothing: dict[str, Any] = {"asked": [], "invitations": [], "turns": []}
    assert waiting(server, ben) == waiting(server, guest) == server.client.get("/api/waiting").json() == nothing
    do(server, anna, "Ben", "ask")
    assert waiting(server, ben) == {**nothing, "asked": ["Anna"]}
    do(server, ben, "Anna", "ask")
    assert waiting(server, ben) == nothing
    table = server.open(anna, ME, OPEN, name="Friday")
    assert server.client.post(f"/api/tables/{table}/invite/Ben", json={}, headers=anna).status_code == 201
    assert waiting(server, ben)["invitations"] == [{"name": "Anna", "table": table, "title": "Friday"}]
    with server.sit_at(table, ben) as line:
        assert line.ask("sit", seat=1, name="Ben")["t"] == "ack"
    assert waiting(server, ben) == nothing, "who sits there has come"
    with server.sit_at(table, anna) as line:
        assert line.ask("start", nonce="")["t"] == "ack"
    assert waiting(server, anna)["turns"] == [{"table": table, "title": "Friday"}]
    assert waiting(server, ben) == nothing
    alone = server.open(guest, {"kind": "me", "name": "Eve"}, {"kind": "bot", "bot": "random"})
    with server.sit_at(alone, guest):
        pass
    assert waiting(server, guest) == nothing, "where only bots wait nobody does"
