"""Names that belong to accounts: nobody else is called so where strangers meet, and who is who is told."""

from typing import Any

import pytest

from bastide.server.common.public_names import is_bot_name, is_builtin_name
from tests.server.conftest import BOT, ME, OPEN, AppServer
from tests.server.fixtures.accounts import make_member

LIKE = ("Anna", "ANNA", "\u0410nna", "\uff21nna")
"""Anna in other letters, the third with a Cyrillic one."""


def opened(server: AppServer, who: dict[str, str], *seats: dict[str, str], **more: Any) -> Any:
    """The answer to somebody who wants a table."""
    body = {"rules": "base", "seats": list(seats), **more}
    return server.client.post("/api/tables", json=body, headers=who)


def people(server: AppServer, table: str) -> list[dict[str, Any]]:
    """Who sits there, as everybody is told."""
    answer = server.client.get(f"/api/tables/{table}/people")
    assert answer.status_code == 200, answer.text
    return list(answer.json()["seats"])


def named(name: str) -> dict[str, str]:
    return {"kind": "me", "name": name}


def test_a_guest_sits_nowhere_under_the_name_of_an_account(server: AppServer) -> None:
    make_member(server, "Anna")
    guest = server.person()
    for like in LIKE:
        told = opened(server, guest, named(like), OPEN)
        assert (told.status_code, told.json()["code"]) == (409, "name-of-account"), like
        assert opened(server, guest, named("Ben"), {**BOT, "name": like}).status_code == 409, "nor does a bot of his"
    table = server.open(server.person(), named("Ben"), OPEN)
    with server.sit_at(table, guest) as line:
        for like in LIKE:
            answer = line.ask("sit", seat=1, name=like)
            assert (answer["t"], answer["code"]) == ("reject", "name-of-account"), like
            line.socket.send_json({"t": "call", "cid": "01890a5d-ac96-774b-bcce-b302099a8057", "name": like})
            assert line.until("reject", "ack")["code"] == "name-of-account", "nor does he look on as Anna"
        assert line.ask("sit", seat=1, name="Anna Maria")["t"] == "ack"


def test_an_account_is_shown_to_be_one_and_a_guest_is_not(server: AppServer) -> None:
    anna, device = make_member(server, "Anna")
    other, _ = make_member(server, "Eve")
    assert opened(server, other, ME, OPEN).json()["code"] == "name-of-account"
    table = server.open(anna, ME, ME, OPEN, OPEN)
    with server.sit_at(table, other) as line:
        assert line.ask("sit", seat=2, name="Queen")["t"] == "ack"
    assert people(server, table) == [{"account": "Anna"}, {}, {}, {}], "Anna 2 and Queen are whoever sits there"
    assert device not in server.client.get(f"/api/tables/{table}/people").text


def test_among_strangers_an_account_sits_under_its_own_name(server: AppServer) -> None:
    anna, _ = make_member(server, "Anna")
    eve, _ = make_member(server, "Eve")
    table = server.open(anna, named("Queen"), named("Anna"), OPEN, OPEN, public=True)
    with server.sit_at(table, eve) as line:
        assert [seat["name"] for seat in line.table["seats"]][:2] == ["Anna", "Anna 2"]
        assert line.ask("sit", seat=2, name="King")["t"] == "ack"
        line.until("update")
        assert line.table["seats"][2]["name"] == "Eve"
        assert line.ask("sit", seat=3, name="King")["t"] == "ack", "and whoever plays beside her as he likes"
    assert people(server, table) == [{"account": "Anna"}, {}, {"account": "Eve"}, {}]


def test_who_sits_there_already_stays_and_plays_on(server: AppServer) -> None:
    guest = server.person()
    table = server.open(guest, ME, BOT)
    make_member(server, "Anna")
    assert people(server, table) == [{}, {}]
    with server.sit_at(table, guest) as line:
        assert line.table["seats"][0]["name"] == "Anna"
        if line.table["phase"] == "lobby":
            assert line.ask("start", nonce="")["t"] == "ack"


def test_what_somebody_is_called_who_says_no_name_is_nobodys(server: AppServer) -> None:
    """Else an account of that name would keep everybody away."""
    for name in ("Player 1", "Hr\u00e1\u010d 2", "spieler 3", "Guest", "Gast 12", "Miller 2"):
        assert is_builtin_name(name), name
        told = server.client.post("/api/account", json={"name": name, "password": "three hounds on a bridge"})
        assert told.json()["code"] in ("reserved-name", "bad-account-name"), name
    assert opened(server, server.person(), named("Player 1"), OPEN).status_code == 201


@pytest.mark.parametrize(
    ("name", "so"), [("Tiler (bot)", True), ("Tiler [BOT]", True), ("my bot", True), ("Robot", False), ("Bot", False)]
)
def test_a_name_that_says_bot_is_for_bots(server: AppServer, name: str, so: bool) -> None:
    assert is_bot_name(name) is so
    assert (opened(server, server.person(), named(name), OPEN).status_code == 409) is so
