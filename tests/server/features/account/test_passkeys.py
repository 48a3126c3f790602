"""Passkeys: what is asked is answered once, for one purpose, by a key that knows its owner, on one page."""

import asyncio
from contextlib import suppress
from typing import Any

import pytest

from bastide.server.accounts import passkeys
from tests.server.conftest import AppServer
from tests.server.fixtures.authenticator import Authenticator
from tests.server.fixtures.cookie_browser import PASSWORD, CookieBrowser, code_of


@pytest.fixture
def on_the_loop(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The functions of passkeys that ask the library and were called in the event loop's thread."""
    found: set[str] = set()

    def watch(name: str) -> None:
        function = getattr(passkeys, name)

        def watched(*given: Any) -> Any:
            with suppress(RuntimeError):
                asyncio.get_running_loop()
                found.add(name)
            return function(*given)

        monkeypatch.setattr(passkeys, name, watched)

    for name in (
        "registration_options",
        "authentication_options",
        "read_challenge",
        "verify_registration",
        "verify_assertion",
    ):
        watch(name)
    return found


def ask(browser: CookieBrowser, to: str, **more: str) -> Any:
    """What the browser's authenticator is asked."""
    answer = browser.post("/passkey", to=to, **more)
    assert answer.status_code == 200, answer.text
    [options] = answer.json().values()
    return options


def joined(browser: CookieBrowser, key: Authenticator, name: str = "Anna") -> Any:
    """An account with a passkey alone."""
    return browser.post("", name=name, credential=key.make(ask(browser, "sign-up", name=name)))


def test_an_account_without_a_password(server: AppServer) -> None:
    anna, phone, key = CookieBrowser(server), CookieBrowser(server), Authenticator()
    told = joined(anna, key).json()["account"]
    assert (told["password"], len(told["passkeys"]), told["codes"]) == (False, 1, 8)
    assert told["passkeys"][0]["name"] == "Firefox, Android"
    answer = phone.post("/sign-in", credential=key.sign(ask(phone, "sign-in")))
    assert answer.status_code == 200, answer.text
    assert phone.account()["name"] == "Anna"
    assert code_of(CookieBrowser(server).sign_in("Anna", "")) == (403, "wrong-password")
    assert code_of(CookieBrowser(server).sign_in("Anna", PASSWORD)) == (403, "wrong-password")


def test_the_library_works_beside_the_event_loop(server: AppServer, on_the_loop: set[str]) -> None:
    anna, phone, key = CookieBrowser(server), CookieBrowser(server), Authenticator()
    assert joined(anna, key).status_code == 200
    another = Authenticator(id=b"another key of 1").make(ask(anna, "add"))
    assert anna.post("/passkeys", credential=another).status_code == 200
    assert phone.post("/sign-in", credential=key.sign(ask(phone, "sign-in"))).status_code == 200
    assert not on_the_loop


def test_the_browser_is_told_what_it_needs(server: AppServer) -> None:
    anna = CookieBrowser(server)
    made = ask(anna, "sign-up", name="Anna")
    assert made["rp"] == {"id": "localhost", "name": "Bastide"}
    assert made["user"]["name"] == "Anna"
    assert made["authenticatorSelection"]["userVerification"] == "required"
    assert made["authenticatorSelection"]["residentKey"] == "required"
    joined(anna, Authenticator())
    asked = ask(CookieBrowser(server), "sign-in")
    assert (asked["rpId"], asked["userVerification"]) == ("localhost", "required")
    assert asked.get("allowCredentials", []) == [], "nobody learns which keys there are"


def test_what_is_asked_is_answered_once(server: AppServer) -> None:
    anna, key = CookieBrowser(server), Authenticator()
    joined(anna, key)
    signed = key.sign(ask(CookieBrowser(server), "sign-in"))
    assert CookieBrowser(server).post("/sign-in", credential=signed).status_code == 200
    assert code_of(CookieBrowser(server).post("/sign-in", credential=signed)) == (400, "late-passkey")


def test_what_nobody_asked_is_not_answered(server: AppServer) -> None:
    key = Authenticator()
    joined(CookieBrowser(server), key)
    signed = key.sign({"challenge": "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"})
    assert code_of(CookieBrowser(server).post("/sign-in", credential=signed)) == (400, "late-passkey")


def test_an_answer_serves_no_other_purpose(server: AppServer) -> None:
    anna, key = CookieBrowser(server), Authenticator()
    joined(anna, key)
    made = ask(CookieBrowser(server), "sign-up", name="Eve")
    assert code_of(CookieBrowser(server).post("/sign-in", credential=key.sign(made))) == (403, "wrong-passkey")
    other = Authenticator(id=b"another key of 1")
    signed = other.make({**ask(anna, "sign-in"), "user": {"id": "x"}})
    assert code_of(CookieBrowser(server).post("", name="Eve", credential=signed)) == (403, "wrong-passkey")


@pytest.mark.parametrize(
    "wrong",
    [
        {"origin": "http://localhost:81"},
        {"origin": "https://evil.example"},
        {"site": "evil.example"},
        {"verifies": False},
        {"counter": -1},
    ],
)
def test_another_page_or_an_unknown_hand_is_refused(server: AppServer, wrong: dict[str, Any]) -> None:
    key = Authenticator(counter=5)
    joined(CookieBrowser(server), key)
    for name, value in wrong.items():
        setattr(key, name, value)
    answer = CookieBrowser(server).post("/sign-in", credential=key.sign(ask(CookieBrowser(server), "sign-in")))
    assert code_of(answer) == (403, "wrong-passkey")


def test_a_key_that_is_not_known_says_what_to_do(server: AppServer) -> None:
    stranger = Authenticator()
    answer = CookieBrowser(server).post("/sign-in", credential=stranger.sign(ask(CookieBrowser(server), "sign-in")))
    assert code_of(answer) == (403, "unknown-passkey")


def test_someone_elses_signature_is_refused(server: AppServer) -> None:
    joined(CookieBrowser(server), Authenticator())
    forged = Authenticator()  # the same id, another key
    answer = CookieBrowser(server).post("/sign-in", credential=forged.sign(ask(CookieBrowser(server), "sign-in")))
    assert code_of(answer) == (403, "wrong-passkey")


@pytest.mark.parametrize("credential", [{"id": 1}, {"response": []}, {"response": {"clientDataJSON": "e30"}}])
def test_nonsense(server: AppServer, credential: dict[str, Any]) -> None:
    assert code_of(CookieBrowser(server).post("/sign-in", credential=credential)) == (403, "wrong-passkey")


def test_more_passkeys_and_the_last_way_in(server: AppServer) -> None:
    anna, first, second = CookieBrowser(server), Authenticator(), Authenticator(id=b"another key of 1")
    joined(anna, first)
    [kept] = anna.account()["passkeys"]
    assert code_of(anna.ask("DELETE", f"/passkeys/{kept['id']}")) == (400, "last-way-in")
    options = ask(anna, "add")
    assert [one["id"] for one in options["excludeCredentials"]] == [kept["id"]]
    assert len(anna.post("/passkeys", credential=second.make(options)).json()["account"]["passkeys"]) == 2
    assert second.handle == first.handle, "it is the same account"
    assert len(anna.ask("DELETE", f"/passkeys/{kept['id']}").json()["account"]["passkeys"]) == 1
    answer = CookieBrowser(server).post("/sign-in", credential=first.sign(ask(CookieBrowser(server), "sign-in")))
    assert code_of(answer) == (403, "unknown-passkey")
    assert anna.post("/password", password=PASSWORD).status_code == 200, "the first one needs no old one"
    [left] = anna.account()["passkeys"]
    assert anna.ask("DELETE", f"/passkeys/{left['id']}").json()["account"]["passkeys"] == []


def test_nobody_removes_keys_of_others_or_takes_them_over(server: AppServer) -> None:
    anna, eve, key = CookieBrowser(server), CookieBrowser(server), Authenticator()
    joined(anna, key)
    eve.sign_up("Eve")
    [kept] = anna.account()["passkeys"]
    assert code_of(eve.ask("DELETE", f"/passkeys/{kept['id']}")) == (404, "no-such-passkey")
    assert code_of(eve.post("/passkeys", credential=key.make(ask(eve, "add")))) == (409, "known-passkey")
    made = Authenticator(id=b"another key of 1").make(ask(anna, "add"))
    assert code_of(eve.post("/passkeys", credential=made)) == (403, "wrong-passkey")


def test_a_passkey_shows_whose_the_account_is(server: AppServer) -> None:
    anna, eve, key = CookieBrowser(server), CookieBrowser(server), Authenticator()
    joined(anna, key)
    options = ask(anna, "confirm")
    assert [one["id"] for one in options["allowCredentials"]] == [anna.account()["passkeys"][0]["id"]]
    assert anna.post("/confirm", credential=key.sign(options)).status_code == 200
    eve.sign_up("Eve")
    assert code_of(eve.post("/confirm", credential=key.sign(ask(eve, "sign-in")))) == (403, "wrong-passkey")


@pytest.mark.parametrize("origin", ["http://127.0.0.1:8000", "http://[::1]"])
def test_an_address_in_digits_has_no_passkeys(server: AppServer, origin: str) -> None:
    headers = {**CookieBrowser(server).headers, "origin": origin, "host": origin.removeprefix("http://")}
    answer = server.client.post("/api/account/passkey", json={"to": "sign-in"}, headers=headers)
    assert code_of(answer) == (400, "no-passkeys")
