"""Friends, following, invitations and blocks, over HTTP."""

import time
from typing import Any

import pytest

from bastide.server.accounts import accounts, sessions
from bastide.server.accounts.accounts import Account
from bastide.server.http.identity import device_from_token
from bastide.server.storage.db import Db
from tests.server.conftest import ME, OPEN, House

Headers = dict[str, str]


def person(house: House, name: str = "") -> Headers:
    """Somebody, with an account where a name is given."""
    who = house.person()
    if name:
        token, now = who["cookie"].partition("=")[2], int(time.time() * 1000)
        store = house.client.app.app.state.hub.tables.store  # type: ignore[attr-defined]

        def sign_up(db: Db) -> None:
            account = Account(device_from_token(name), name, made_ms=now)
            accounts.create_account(db, account, name)
            sessions.begin_session(db, token, account.device, "", now)

        assert house.client.portal is not None
        house.client.portal.call(store.do, sign_up)
    return who


def friends(house: House, who: Headers) -> dict[str, Any]:
    told: dict[str, Any] = house.client.get("/api/friends", headers=who).json()
    return told


def do(house: House, who: Headers, name: str, what: str) -> Any:
    return house.client.post(f"/api/friends/{name}", json={"what": what}, headers=who)


def test_two_who_ask_each_other_are_friends_until_one_parts(house: House) -> None:
    anna, ben = person(house, "Anna"), person(house, "Ben")
    assert do(house, anna, "ben", "ask").json()["asks"] == ["Ben"]
    assert friends(house, ben)["asked"] == ["Anna"]
    assert friends(house, ben)["friends"] == []
    assert do(house, ben, "Anna", "ask").json()["friends"] == [{"name": "Anna", "here": False}]
    assert friends(house, anna)["friends"] == [{"name": "Ben", "here": False}]
    table = house.open(anna, ME, OPEN)
    with house.sit_at(table, anna):
        assert friends(house, ben)["friends"] == [{"name": "Anna", "here": True}], "a private table is private"
    public = house.open(anna, ME, OPEN, public=True)
    assert friends(house, ben)["friends"][0] | {"here": True} == {
        "name": "Anna",
        "here": True,
        "table": public,
        "plays": False,
    }
    do(house, anna, "Ben", "part")
    assert friends(house, ben)["friends"] == friends(house, anna)["friends"] == []


def test_a_friend_is_invited_to_a_private_table(house: House) -> None:
    anna, ben, eve = person(house, "Anna"), person(house, "Ben"), person(house, "Eve")
    do(house, anna, "Ben", "ask")
    do(house, ben, "Anna", "ask")
    table = house.open(anna, ME, OPEN)
    path = f"/api/tables/{table}/invite"
    assert house.client.post(f"{path}/Eve", headers=anna).json()["code"] == "no-friend"
    assert house.client.post(f"{path}/Ben", headers=anna).status_code == 201
    assert friends(house, ben)["invitations"] == [{"name": "Anna", "table": table, "title": "Anna"}]
    assert friends(house, eve)["invitations"] == []
    house.client.delete(f"/api/invitations/{table}", headers=ben)
    assert friends(house, ben)["invitations"] == []


def test_following_needs_nobodys_consent(house: House) -> None:
    anna, ben = person(house, "Anna"), person(house, "Ben")
    assert do(house, anna, "Ben", "follow").json()["follows"] == [{"name": "Ben", "here": False}]
    assert friends(house, ben)["follows"] == []
    assert do(house, anna, "Ben", "unfollow").json()["follows"] == []


def test_who_is_blocked_hears_nothing_of_it(house: House) -> None:
    anna, ben = person(house, "Anna"), person(house, "Ben")
    do(house, anna, "Ben", "ask")
    do(house, ben, "Anna", "ask")
    assert do(house, anna, "Ben", "block").json()["blocked"] == ["Ben"]
    assert friends(house, ben)["friends"] == []
    assert do(house, ben, "Anna", "ask").status_code == 200
    assert friends(house, anna)["asked"] == []
    assert house.client.delete("/api/blocks/0", headers=anna).json()["blocked"] == []
    assert house.client.delete("/api/blocks/0", headers=anna).status_code == 404


def test_guests_block_who_sits_with_them_and_nobody_else(house: House) -> None:
    anna, ben = person(house), person(house)
    table = house.open(anna, ME, OPEN)
    with house.sit_at(table, ben) as line:
        assert line.ask("sit", seat=1, name="Ben")["t"] == "ack"
    told = house.client.post("/api/blocks", json={"table": table, "seat": 1}, headers=anna)
    assert (told.status_code, told.json()) == (201, {"blocked": "Ben"})
    assert friends(house, anna) == {"account": None, "blocked": ["Ben"]}
    for seat, who, code in (
        (0, anna, "nobody-there"),
        (0, person(house), "not-your-table"),
        (7, anna, "not-your-table"),
    ):
        body = {"table": table, "seat": seat}
        assert house.client.post("/api/blocks", json=body, headers=who).json()["code"] == code


@pytest.mark.parametrize(("name", "code"), [("Nobody", "no-such-person"), ("x" * 500, "no-such-person")])
def test_what_cannot_be_is_refused(house: House, name: str, code: str) -> None:
    assert do(house, person(house, "Anna"), name, "ask").json()["code"] == code
    assert do(house, person(house), "Anna", "ask").json()["code"] == "no-account"


def test_friends_go_with_the_account(house: House) -> None:
    anna, ben = person(house, "Anna"), person(house, "Ben")
    do(house, anna, "Ben", "ask")
    do(house, ben, "Anna", "ask")
    do(house, ben, "Anna", "follow")
    assert house.client.get("/api/me", headers=ben).json()["friends"]["friends"] == 1
    assert house.client.delete("/api/me", headers=anna).status_code == 200
    told = friends(house, ben)
    assert (told["friends"], told["follows"]) == ([], [])


def waiting(house: House, who: Headers) -> dict[str, Any]:
    told: dict[str, Any] = house.client.get("/api/waiting", headers=who).json()
    return told


def test_what_waits_is_told_until_it_is_answered(house: House) -> None:
    anna, ben, guest = person(house, "Anna"), person(house, "Ben"), person(house)
    nothing: dict[str, Any] = {"asked": [], "invitations": [], "turns": []}
    assert waiting(house, ben) == waiting(house, guest) == house.client.get("/api/waiting").json() == nothing
    do(house, anna, "Ben", "ask")
    assert waiting(house, ben) == {**nothing, "asked": ["Anna"]}
    do(house, ben, "Anna", "ask")
    assert waiting(house, ben) == nothing
    table = house.open(anna, ME, OPEN, name="Friday")
    assert house.client.post(f"/api/tables/{table}/invite/Ben", json={}, headers=anna).status_code == 201
    assert waiting(house, ben)["invitations"] == [{"name": "Anna", "table": table, "title": "Friday"}]
    with house.sit_at(table, ben) as line:
        assert line.ask("sit", seat=1, name="Ben")["t"] == "ack"
    assert waiting(house, ben) == nothing, "who sits there has come"
    with house.sit_at(table, anna) as line:
        assert line.ask("start", nonce="")["t"] == "ack"
    assert waiting(house, anna)["turns"] == [{"table": table, "title": "Friday"}]
    assert waiting(house, ben) == nothing
    alone = house.open(guest, {"kind": "me", "name": "Eve"}, {"kind": "bot", "bot": "random"})
    with house.sit_at(alone, guest):
        pass
    assert waiting(house, guest) == nothing, "where only bots wait nobody does"
