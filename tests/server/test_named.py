"""Names that belong to accounts: nobody else is called so where strangers meet, and who is who is told."""

from typing import Any

import pytest

from bastide.server.common.public_names import is_bot_name, is_builtin_name
from tests.server.conftest import BOT, ME, OPEN, House
from tests.server.members import member

LIKE = ("Anna", "ANNA", "\u0410nna", "\uff21nna")
"""Anna in other letters, the third with a Cyrillic one."""


def opened(house: House, who: dict[str, str], *seats: dict[str, str], **more: Any) -> Any:
    """The answer to somebody who wants a table."""
    body = {"rules": "base", "seats": list(seats), **more}
    return house.client.post("/api/tables", json=body, headers=who)


def people(house: House, table: str) -> list[dict[str, Any]]:
    """Who sits there, as everybody is told."""
    answer = house.client.get(f"/api/tables/{table}/people")
    assert answer.status_code == 200, answer.text
    return list(answer.json()["seats"])


def named(name: str) -> dict[str, str]:
    return {"kind": "me", "name": name}


def test_a_guest_sits_nowhere_under_the_name_of_an_account(house: House) -> None:
    member(house, "Anna")
    guest = house.person()
    for like in LIKE:
        told = opened(house, guest, named(like), OPEN)
        assert (told.status_code, told.json()["code"]) == (409, "name-of-account"), like
        assert opened(house, guest, named("Ben"), {**BOT, "name": like}).status_code == 409, "nor does a bot of his"
    table = house.open(house.person(), named("Ben"), OPEN)
    with house.sit_at(table, guest) as line:
        for like in LIKE:
            answer = line.ask("sit", seat=1, name=like)
            assert (answer["t"], answer["code"]) == ("reject", "name-of-account"), like
            line.socket.send_json({"t": "call", "cid": "01890a5d-ac96-774b-bcce-b302099a8057", "name": like})
            assert line.until("reject", "ack")["code"] == "name-of-account", "nor does he look on as Anna"
        assert line.ask("sit", seat=1, name="Anna Maria")["t"] == "ack"


def test_an_account_is_shown_to_be_one_and_a_guest_is_not(house: House) -> None:
    anna, device = member(house, "Anna")
    other, _ = member(house, "Eve")
    assert opened(house, other, ME, OPEN).json()["code"] == "name-of-account"
    table = house.open(anna, ME, ME, OPEN, OPEN)
    with house.sit_at(table, other) as line:
        assert line.ask("sit", seat=2, name="Queen")["t"] == "ack"
    assert people(house, table) == [{"account": "Anna"}, {}, {}, {}], "Anna 2 and Queen are whoever sits there"
    assert device not in house.client.get(f"/api/tables/{table}/people").text


def test_among_strangers_an_account_sits_under_its_own_name(house: House) -> None:
    anna, _ = member(house, "Anna")
    eve, _ = member(house, "Eve")
    table = house.open(anna, named("Queen"), named("Anna"), OPEN, OPEN, public=True)
    with house.sit_at(table, eve) as line:
        assert [seat["name"] for seat in line.table["seats"]][:2] == ["Anna", "Anna 2"]
        assert line.ask("sit", seat=2, name="King")["t"] == "ack"
        line.until("update")
        assert line.table["seats"][2]["name"] == "Eve"
        assert line.ask("sit", seat=3, name="King")["t"] == "ack", "and whoever plays beside her as he likes"
    assert people(house, table) == [{"account": "Anna"}, {}, {"account": "Eve"}, {}]


def test_who_sits_there_already_stays_and_plays_on(house: House) -> None:
    guest = house.person()
    table = house.open(guest, ME, BOT)
    member(house, "Anna")
    assert people(house, table) == [{}, {}]
    with house.sit_at(table, guest) as line:
        assert line.table["seats"][0]["name"] == "Anna"
        if line.table["phase"] == "lobby":
            assert line.ask("start", nonce="")["t"] == "ack"


def test_what_somebody_is_called_who_says_no_name_is_nobodys(house: House) -> None:
    """Else an account of that name would keep everybody away."""
    for name in ("Player 1", "Hr\u00e1\u010d 2", "spieler 3", "Guest", "Gast 12", "Miller 2"):
        assert is_builtin_name(name), name
        told = house.client.post("/api/account", json={"name": name, "password": "three hounds on a bridge"})
        assert told.json()["code"] in ("reserved-name", "bad-account-name"), name
    assert opened(house, house.person(), named("Player 1"), OPEN).status_code == 201


@pytest.mark.parametrize(
    ("name", "so"), [("Tiler (bot)", True), ("Tiler [BOT]", True), ("my bot", True), ("Robot", False), ("Bot", False)]
)
def test_a_name_that_says_bot_is_for_bots(house: House, name: str, so: bool) -> None:
    assert is_bot_name(name) is so
    assert (opened(house, house.person(), named(name), OPEN).status_code == 409) is so
