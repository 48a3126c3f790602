"""Who may ask what, how often, and at which cost."""

from pathlib import Path
from typing import Any

import pytest

from bastide.server.accounts import sessions
from bastide.server.http.limits import Limits
from tests.server.conftest import AppServer, run_app_server
from tests.server.fixtures.cookie_browser import OTHER, PASSWORD, CookieBrowser, code_of

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


def hashes(server: AppServer) -> int:
    """How many passwords were hashed."""
    return int(server.client.app.app.state.sign_in_limits.passwords.made)  # type: ignore[attr-defined]


def age(server: AppServer, anna: CookieBrowser, ms: int) -> None:
    """Her session was last proved so long ago."""
    key, store = sessions.hash_token(anna.token), server.client.app.app.state.hub.tables.store  # type: ignore[attr-defined]
    sql = "UPDATE sessions SET proved_ms = proved_ms - ? WHERE hash = ?"
    assert server.client.portal is not None
    server.client.portal.call(store.do, lambda db: db.execute(sql, (ms, key)))


@pytest.mark.parametrize(("method", "path", "body"), OWN)
def test_guests_have_nothing_to_change(server: AppServer, method: str, path: str, body: Any) -> None:
    assert code_of(CookieBrowser(server).ask(method, path, body)) == (401, "not-signed-in")


@pytest.mark.parametrize(("method", "path", "body"), DOORS)
def test_who_is_in_comes_in_no_second_time(server: AppServer, method: str, path: str, body: Any) -> None:
    anna = CookieBrowser(server)
    anna.sign_up()
    assert code_of(anna.ask(method, path, body)) == (409, "signed-in")


@pytest.mark.parametrize(("method", "path", "body"), SENSITIVE)
def test_what_matters_is_changed_soon_after_showing_whose_it_is(
    server: AppServer, method: str, path: str, body: Any
) -> None:
    anna = CookieBrowser(server)
    anna.sign_up()
    age(server, anna, sessions.FRESH_MS + 1000)
    assert anna.account()["fresh"] is False
    assert code_of(anna.ask(method, path, body)) == (403, "confirm-first")
    assert code_of(anna.post("/confirm", password=OTHER)) == (403, "wrong-password")
    assert anna.post("/confirm", password=PASSWORD).json()["account"]["fresh"] is True
    answer = anna.ask(method, path, body)
    assert answer.status_code == 200 or answer.json()["code"] != "confirm-first", answer.text


def test_erasing_an_account_matters(server: AppServer) -> None:
    anna = CookieBrowser(server)
    anna.sign_up()
    age(server, anna, sessions.FRESH_MS + 1000)
    assert code_of(server.client.delete("/api/me", headers=anna.headers)) == (403, "confirm-first")
    assert anna.post("/confirm", password=PASSWORD).status_code == 200
    assert server.client.delete("/api/me", headers=anna.headers).status_code == 200
    assert CookieBrowser(server).sign_in().status_code == 403


def test_the_answer_and_its_cost_are_the_same_whether_there_is_such_a_name_or_not(server: AppServer) -> None:
    CookieBrowser(server).sign_up()
    answers = []
    for name in ("Anna Nováková", "Nobody Else"):
        before, eve = hashes(server), CookieBrowser(server)
        answers.append((eve.sign_in(name, OTHER).json(), hashes(server) - before))
        before = hashes(server)
        body = {"name": name, "code": "0000-0000-0000-0000", "password": OTHER}
        answers.append((eve.post("/recover", **body).json(), hashes(server) - before))
    assert answers[:2] == answers[2:]
    assert [cost for _, cost in answers] == [1, 1, 1, 1]


def test_an_address_tries_so_often_under_any_name(tmp_path: Path) -> None:
    with run_app_server(tmp_path, Limits(sign_ins_per_quarter=3)) as server:
        CookieBrowser(server).sign_up()
        app = server.client.app.app  # type: ignore[attr-defined]
        for _ in range(3):
            assert code_of(CookieBrowser(server).sign_in(password=OTHER)) == (403, "wrong-password")
        before = hashes(server)
        answer = CookieBrowser(server).sign_in()
        assert code_of(answer) == (429, "too-often"), "not even the right one"
        assert int(answer.headers["retry-after"]) > 800
        assert hashes(server) == before, "and nothing is computed"
        app.state.sign_in_limits._sign_ins._times.clear()
        for name in ("One Two", "Two Three", "Three Four"):
            CookieBrowser(server).sign_in(name, OTHER)
        assert code_of(CookieBrowser(server).sign_in()) == (429, "too-often"), "by its address alone"


def test_an_address_makes_so_many_accounts(tmp_path: Path) -> None:
    with run_app_server(tmp_path, Limits(sign_ups_per_hour=1)) as server:
        CookieBrowser(server).sign_up()
        assert code_of(CookieBrowser(server).post("", name="Eve", password=OTHER)) == (429, "too-often")


def test_only_so_many_wait_for_a_hash(tmp_path: Path) -> None:
    with run_app_server(tmp_path, Limits(hashes_waiting=0)) as server:
        assert code_of(CookieBrowser(server).post("", name="Eve", password=OTHER)) == (503, "busy")


def test_other_sites_cannot_sign_anybody_in_or_out(server: AppServer) -> None:
    anna = CookieBrowser(server)
    anna.sign_up()
    for method, path, body in (*DOORS, *OWN):
        headers = {**anna.headers, "origin": "https://evil.example"}
        answer = server.client.request(method, f"/api/account{path}", json=body, headers=headers)
        assert code_of(answer) == (403, "foreign-page")
    assert anna.account() is not None


def test_whoever_is_kept_away_makes_no_account(server: AppServer) -> None:
    anna = CookieBrowser(server)
    server.client.app.app.state.hub.bans._devices[anna.device] = 0  # type: ignore[attr-defined]
    assert code_of(anna.post("", name="Anna", password=OTHER)) == (403, "banned")


@pytest.mark.parametrize("body", [b"", b"[]", b'{"name":1}', b'{"name":"A","x":1}', b'{"name":"%s"}' % (b"A" * 200)])
@pytest.mark.parametrize(
    "path", ["", "/sign-in", "/recover", "/name", "/password", "/passkey", "/passkeys", "/confirm"]
)
def test_malformed(server: AppServer, path: str, body: bytes) -> None:
    answer = server.client.post(f"/api/account{path}", content=body, headers=CookieBrowser(server).headers)
    assert answer.status_code in (400, 401), answer.text
    assert answer.json()["text"]


def test_a_body_has_its_limit(server: AppServer) -> None:
    body = b'{"credential":{"id":"%s"}}' % (b"A" * 40_000)
    answer = server.client.post("/api/account/sign-in", content=body, headers=CookieBrowser(server).headers)
    assert code_of(answer) == (400, "too-big")
