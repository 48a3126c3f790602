"""Tokens of guests are signed; those that the server did not give count by address alone."""

import re
from typing import Any

from bastide.server.gate.visitor import COOKIE, device_of, is_signed, new_token, signed_token
from tests.server.conftest import BOT, ME, House

KEY = bytes(range(32))


def counted(house: House) -> Any:
    """The devices whose requests are counted."""
    return house.client.app.app.state.allowances._devices._known  # type: ignore[attr-defined]


def ask(house: House, token: str) -> None:
    """A request with a token."""
    house.client.cookies.clear()
    assert house.client.get("/api/tables", headers={"cookie": f"{COOKIE}={token}"}).status_code == 200


def test_a_token_is_signed_by_one_server() -> None:
    token = signed_token(KEY)
    assert re.fullmatch(r"[A-Za-z0-9_-]{43}", token)
    assert is_signed(KEY, token)
    assert not is_signed(KEY[::-1], token)
    assert not is_signed(KEY, new_token())
    assert not is_signed(KEY, token[:5] + ("A" if token[5] != "A" else "B") + token[6:])
    assert not is_signed(KEY, "")


def test_made_up_tokens_fill_no_table_of_limits(house: House) -> None:
    for _ in range(30):
        ask(house, new_token())
    assert len(counted(house)) == 0


def test_a_token_that_was_given_counts_by_its_device(house: House) -> None:
    house.client.cookies.clear()
    given = house.client.get("/").headers["set-cookie"]
    found = re.match(rf"{COOKIE}=([\w-]{{43}});", given)
    assert found is not None
    ask(house, found[1])
    assert list(counted(house)) == [device_of(found[1])]


def test_a_token_from_before_keeps_its_seat_and_is_counted(house: House) -> None:
    token = new_token()
    who = {"cookie": f"{COOKIE}={token}"}
    table = house.open(who, ME, BOT)
    house.client.app.app.state.hub.sessions.forget()  # type: ignore[attr-defined]
    ask(house, token)
    assert device_of(token) in counted(house)
    assert [one["table"] for one in house.client.get("/api/tables", headers=who).json()["tables"]] == [table]
