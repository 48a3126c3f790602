"""Wrong passwords of a stranger close no account to its owner, and from unknown networks they still count by name."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from bastide.server.accounts import networks
from bastide.server.app.main import make_app
from bastide.server.app.settings import Settings
from bastide.server.http.client_address import parse_network
from bastide.server.http.limits import Limits
from bastide.server.storage.databases.sqlite_file import Sqlite
from tests.server.conftest import AppServer
from tests.server.features.account.test_device import stored
from tests.server.fixtures.authenticator import Authenticator
from tests.server.fixtures.cookie_browser import OTHER, PASSWORD, CookieBrowser, code_of

HOME, ELSEWHERE = "192.0.2.7", "198.51.100.1"
MOST = 4


@contextmanager
def proxied(folder: Path) -> Iterator[AppServer]:
    """A server that gets the addresses of visitors from a proxy."""
    limits = Limits(sign_ins_per_quarter=MOST)
    options = Settings(folder, bot_delay=0.0, limits=limits, trust_proxy=(parse_network("127.0.0.1"),))
    with TestClient(make_app(options), base_url="http://localhost", client=("127.0.0.1", 5)) as client:
        yield AppServer(client)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[AppServer]:
    """Such a server."""
    with proxied(tmp_path) as server:
        yield server


def stranger(server: AppServer) -> list[Any]:
    """Wrong passwords for the account from many networks, until its name is at its limit; the refusals."""
    guesses = [CookieBrowser(server, address=f"203.0.113.{n}").sign_in(password=OTHER) for n in range(MOST)]
    return [code_of(guess) for guess in guesses]


def passkey_of(browser: CookieBrowser) -> Authenticator:
    """The account gets a passkey as well."""
    key = Authenticator()
    made = key.make(browser.post("/passkey", to="add").json()["create"])
    assert browser.post("/passkeys", credential=made).status_code == 200
    return key


def signed(browser: CookieBrowser, key: Authenticator, to: str) -> dict[str, Any]:
    """What the passkey answers."""
    return key.sign(browser.post("/passkey", to=to).json()["get"])


def test_a_stranger_closes_no_door(server: AppServer) -> None:
    anna = CookieBrowser(server, address=HOME)
    codes = anna.sign_up()["new_codes"]
    key = passkey_of(anna)
    assert stranger(server) == [(403, "wrong-password")] * MOST
    away = CookieBrowser(server, address=ELSEWHERE)
    assert code_of(away.sign_in()) == (429, "too-often"), "the name counts for unknown networks"
    assert CookieBrowser(server, address=HOME).sign_in().status_code == 200
    assert anna.post("/confirm", password=PASSWORD).status_code == 200
    assert anna.post("/confirm", credential=signed(anna, key, "confirm")).status_code == 200
    assert anna.post("/password", password=OTHER, old=PASSWORD).status_code == 200
    assert away.post("/sign-in", credential=signed(away, key, "sign-in")).status_code == 200
    lost = CookieBrowser(server, address="198.51.100.2")
    answer = lost.post("/recover", name="Anna Nováková", code=codes[0], password="five sheep on the moor")
    assert answer.status_code == 200, answer.text


def test_many_networks_guess_no_more_than_one(server: AppServer) -> None:
    CookieBrowser(server, address=HOME).sign_up()
    stranger(server)
    for n in range(20):
        guess = CookieBrowser(server, address=f"2001:db8:0:{n}::1").sign_in("anna NOVÁKOVÁ", OTHER)
        assert code_of(guess) == (429, "too-often")


def test_a_known_network_guesses_so_often_as_well(server: AppServer) -> None:
    CookieBrowser(server, address=HOME).sign_up()
    for _ in range(MOST):
        assert code_of(CookieBrowser(server, address=HOME).sign_in(password=OTHER)) == (403, "wrong-password")
    assert code_of(CookieBrowser(server, address=HOME).sign_in()) == (429, "too-often")


def test_wrong_passwords_of_a_session_count_for_it_alone(server: AppServer) -> None:
    anna, thief = CookieBrowser(server, address=HOME), CookieBrowser(server, address=HOME)
    anna.sign_up()
    assert thief.sign_in().status_code == 200
    for _ in range(MOST):
        assert code_of(thief.post("/confirm", password=OTHER)) == (403, "wrong-password")
    assert code_of(thief.post("/password", password=OTHER, old=OTHER)) == (429, "too-often")
    thief.take(server.client.post("/api/me/token", headers=thief.headers))
    assert code_of(thief.post("/confirm", password=PASSWORD)) == (429, "too-often"), "another token helps nothing"
    assert anna.post("/confirm", password=PASSWORD).status_code == 200


def test_a_passkey_is_taken_after_wrong_passwords_of_its_own_network(server: AppServer) -> None:
    anna = CookieBrowser(server, address=HOME)
    anna.sign_up()
    key, phone = passkey_of(anna), CookieBrowser(server, address=HOME)
    for _ in range(MOST + 1):
        phone.sign_in(password=OTHER)
    assert phone.post("/sign-in", credential=signed(phone, key, "sign-in")).status_code == 200


def test_networks_are_hashes_that_are_told_and_erased(tmp_path: Path) -> None:
    with proxied(tmp_path) as house:
        anna = CookieBrowser(house, address=HOME)
        anna.sign_up()
        anna.address = ELSEWHERE
        assert len(anna.account()["networks"]) == 2, "where a page of hers was open"
        told = house.client.get("/api/me", headers=anna.headers).json()["account"]["networks"]
        assert house.client.delete("/api/me", headers=anna.headers).status_code == 200
    assert stored(tmp_path, HOME, ELSEWHERE, *(one["id"] for one in told)) == []


@pytest.mark.sqlite
def test_an_account_keeps_few_networks_for_a_year(tmp_path: Path) -> None:
    with proxied(tmp_path) as house:
        CookieBrowser(house, address=HOME).sign_up()
    db, day = Sqlite(str(tmp_path / "bastide.sqlite3")), 24 * 3600 * 1000
    [(device, begun)] = list(db.execute("SELECT device, used_ms FROM account_networks"))
    for n in range(networks.MOST):
        networks.note_network(db, device, f"198.51.100.{n}", begun + (n + 1) * day)
    assert len(networks.export_networks(db, device)) == networks.MOST
    assert not networks.is_known_network(db, device, HOME, begun + day)
    assert networks.is_known_network(db, device, "198.51.100.0", begun + 300 * day)
    assert not networks.is_known_network(db, device, "198.51.100.0", begun + 370 * day)
    db.close()
