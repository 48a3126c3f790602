"""Who may ask what, how often, and at which cost."""

from pathlib import Path
from typing import Any

import pytest

from bastide.server.accounts import sessions
from bastide.server.http.limits import Limits
from tests.server.conftest import House, house_of
from tests.server.signing.browser import OTHER, PASSWORD, Browser, code_of

SENSITIVE = [
    ("POST", "/codes", None),
    ("POST", "/passkey", {"to": "add"}),
    ("POST", "/passkeys", {"credential": {"id": "x"}}),
    ("DELETE", "/passkeys/x", None),
]
"""What changes how an account is reached."""
OWN = [
    *SENSITIVE,
    ("POST", "/sign-out", None),
    ("POST", "/confirm", {"password": PASSWORD}),
    ("POST", "/passkey", {"to": "confirm"}),
    ("POST", "/name", {"name": "Anna Malá"}),
    ("POST", "/password", {"password": OTHER, "old": PASSWORD}),
    ("DELETE", "/sessions", None),
    ("DELETE", "/sessions/0123456789abcdef", None),
]
DOORS = [
    ("POST", "", {"name": "Anna Malá", "password": OTHER}),
    ("POST", "/sign-in", {"name": "Anna Nováková", "password": PASSWORD}),
    ("POST", "/recover", {"name": "Anna Nováková", "code": "x", "password": OTHER}),
]


def hashes(house: House) -> int:
    """How many passwords were hashed."""
    return int(house.client.app.app.state.signing.passwords.made)  # type: ignore[attr-defined]


def age(house: House, anna: Browser, ms: int) -> None:
    """Her session was last proved so long ago."""
    key, store = sessions.hash_token(anna.token), house.client.app.app.state.hub.tables.store  # type: ignore[attr-defined]
    sql = "UPDATE sessions SET proved_ms = proved_ms - ? WHERE hash = ?"
    assert house.client.portal is not None
    house.client.portal.call(store.do, lambda db: db.execute(sql, (ms, key)))


@pytest.mark.parametrize(("method", "path", "body"), OWN)
def test_guests_have_nothing_to_change(house: House, method: str, path: str, body: Any) -> None:
    assert code_of(Browser(house).ask(method, path, body)) == (401, "not-signed-in")


@pytest.mark.parametrize(("method", "path", "body"), DOORS)
def test_who_is_in_comes_in_no_second_time(house: House, method: str, path: str, body: Any) -> None:
    anna = Browser(house)
    anna.sign_up()
    assert code_of(anna.ask(method, path, body)) == (409, "signed-in")


@pytest.mark.parametrize(("method", "path", "body"), SENSITIVE)
def test_what_matters_is_changed_soon_after_showing_whose_it_is(
    house: House, method: str, path: str, body: Any
) -> None:
    anna = Browser(house)
    anna.sign_up()
    age(house, anna, sessions.FRESH_MS + 1000)
    assert anna.account()["fresh"] is False
    assert code_of(anna.ask(method, path, body)) == (403, "confirm-first")
    assert code_of(anna.post("/confirm", password=OTHER)) == (403, "wrong-password")
    assert anna.post("/confirm", password=PASSWORD).json()["account"]["fresh"] is True
    answer = anna.ask(method, path, body)
    assert answer.status_code == 200 or answer.json()["code"] != "confirm-first", answer.text


def test_erasing_an_account_matters(house: House) -> None:
    anna = Browser(house)
    anna.sign_up()
    age(house, anna, sessions.FRESH_MS + 1000)
    assert code_of(house.client.delete("/api/me", headers=anna.headers)) == (403, "confirm-first")
    assert anna.post("/confirm", password=PASSWORD).status_code == 200
    assert house.client.delete("/api/me", headers=anna.headers).status_code == 200
    assert Browser(house).sign_in().status_code == 403


def test_the_answer_and_its_cost_are_the_same_whether_there_is_such_a_name_or_not(house: House) -> None:
    Browser(house).sign_up()
    answers = []
    for name in ("Anna Nováková", "Nobody Else"):
        before, eve = hashes(house), Browser(house)
        answers.append((eve.sign_in(name, OTHER).json(), hashes(house) - before))
        before = hashes(house)
        body = {"name": name, "code": "0000-0000-0000-0000", "password": OTHER}
        answers.append((eve.post("/recover", **body).json(), hashes(house) - before))
    assert answers[:2] == answers[2:]
    assert [cost for _, cost in answers] == [1, 1, 1, 1]


def test_an_address_tries_so_often_under_any_name(tmp_path: Path) -> None:
    with house_of(tmp_path, Limits(sign_ins_per_quarter=3)) as house:
        Browser(house).sign_up()
        app = house.client.app.app  # type: ignore[attr-defined]
        for _ in range(3):
            assert code_of(Browser(house).sign_in(password=OTHER)) == (403, "wrong-password")
        before = hashes(house)
        answer = Browser(house).sign_in()
        assert code_of(answer) == (429, "too-often"), "not even the right one"
        assert int(answer.headers["retry-after"]) > 800
        assert hashes(house) == before, "and nothing is computed"
        app.state.signing._in._times.clear()
        for name in ("One Two", "Two Three", "Three Four"):
            Browser(house).sign_in(name, OTHER)
        assert code_of(Browser(house).sign_in()) == (429, "too-often"), "by its address alone"


def test_an_address_makes_so_many_accounts(tmp_path: Path) -> None:
    with house_of(tmp_path, Limits(sign_ups_per_hour=1)) as house:
        Browser(house).sign_up()
        assert code_of(Browser(house).post("", name="Eve", password=OTHER)) == (429, "too-often")


def test_only_so_many_wait_for_a_hash(tmp_path: Path) -> None:
    with house_of(tmp_path, Limits(hashes_waiting=0)) as house:
        assert code_of(Browser(house).post("", name="Eve", password=OTHER)) == (503, "busy")


def test_other_sites_cannot_sign_anybody_in_or_out(house: House) -> None:
    anna = Browser(house)
    anna.sign_up()
    for method, path, body in (*DOORS, *OWN):
        headers = {**anna.headers, "origin": "https://evil.example"}
        answer = house.client.request(method, f"/api/account{path}", json=body, headers=headers)
        assert code_of(answer) == (403, "foreign-page")
    assert anna.account() is not None


def test_whoever_is_kept_away_makes_no_account(house: House) -> None:
    anna = Browser(house)
    house.client.app.app.state.hub.bans._devices[anna.device] = 0  # type: ignore[attr-defined]
    assert code_of(anna.post("", name="Anna", password=OTHER)) == (403, "banned")


@pytest.mark.parametrize("body", [b"", b"[]", b'{"name":1}', b'{"name":"A","x":1}', b'{"name":"%s"}' % (b"A" * 200)])
@pytest.mark.parametrize(
    "path", ["", "/sign-in", "/recover", "/name", "/password", "/passkey", "/passkeys", "/confirm"]
)
def test_malformed(house: House, path: str, body: bytes) -> None:
    answer = house.client.post(f"/api/account{path}", content=body, headers=Browser(house).headers)
    assert answer.status_code in (400, 401), answer.text
    assert answer.json()["text"]


def test_a_body_has_its_limit(house: House) -> None:
    body = b'{"credential":{"id":"%s"}}' % (b"A" * 40_000)
    answer = house.client.post("/api/account/sign-in", content=body, headers=Browser(house).headers)
    assert code_of(answer) == (400, "too-big")
