"""Signing up, in and out with a password; games come along both ways; tokens rotate; sessions end."""

from pathlib import Path

import pytest
from starlette.websockets import WebSocketDisconnect

from bastide.server.accounts import sessions
from bastide.server.http.limits import Limits
from tests.server.conftest import BOT, ME, OPEN, AppServer, run_app_server
from tests.server.features.account.test_device import stored
from tests.server.fixtures.cookie_browser import FIREFOX, OTHER, PASSWORD, CookieBrowser, code_of

CHROME = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36"


def test_a_guest_becomes_an_account_and_keeps_his_games(server: AppServer) -> None:
    anna = CookieBrowser(server)
    assert anna.ask("GET").json() == {"account": None, "games": 0}
    table, guest = server.open(anna.headers, ME, BOT), anna.token
    told = anna.sign_up()
    assert told["account"]["name"] == "Anna Nováková"
    assert (told["account"]["role"], told["account"]["password"], told["account"]["codes"]) == ("", True, 8)
    [session] = told["account"]["sessions"]
    assert (session["browser"], session["here"]) == ("Firefox, Android", True)
    assert anna.games() == {table}
    with server.sit_at(table, anna.headers) as line:
        assert line.table["seats"][0]["kind"] == "me"
    assert anna.token != guest, "the token is another one"
    anna.token = guest
    assert (anna.account(), anna.games()) == (None, set()), "the old one is worth nothing"


def test_games_of_another_browser_move_to_the_account(server: AppServer) -> None:
    anna, phone = CookieBrowser(server), CookieBrowser(server, CHROME)
    anna.sign_up()
    mine, guests = server.open(anna.headers, ME, BOT), server.open(phone.headers, ME, BOT)
    answer = phone.sign_in("anna NOVÁKOVÁ")
    assert answer.status_code == 200, answer.text
    assert answer.json()["tables"] == 1
    assert [one["browser"] for one in phone.account()["sessions"]] == ["Chrome, Windows", "Firefox, Android"]
    assert anna.games() == phone.games() == {mine, guests}
    with server.sit_at(guests, anna.headers) as line:
        assert line.table["seats"][0]["kind"] == "me"


def test_they_stay_behind_where_that_is_wished(server: AppServer) -> None:
    anna, shared = CookieBrowser(server), CookieBrowser(server)
    anna.sign_up()
    server.open(shared.headers, ME, BOT)
    assert shared.sign_in(bring=False).json()["tables"] == 0
    assert anna.games() == set()


def test_whoever_signs_out_is_a_new_guest(server: AppServer) -> None:
    anna = CookieBrowser(server)
    anna.sign_up()
    table, session = server.open(anna.headers, ME, OPEN), anna.token
    with server.sit_at(table, anna.headers) as line:
        assert anna.post("/sign-out").json() == {"account": None}
        with pytest.raises(WebSocketDisconnect):
            line.until("nothing else comes")
    assert (anna.account(), anna.games()) == (None, set())
    anna.token = session
    assert anna.account() is None, "the token of a session that has ended is a guest's"
    assert anna.sign_in().status_code == 200
    assert anna.games() == {table}


def test_a_line_from_before_the_account_comes_back_signed_in(server: AppServer) -> None:
    anna = CookieBrowser(server)
    table = server.open(anna.headers, ME, OPEN)
    with server.sit_at(table, anna.headers) as line:
        anna.sign_up()
        with pytest.raises(WebSocketDisconnect) as closed:
            line.until("nothing else comes")
    assert closed.value.code == 1012
    with server.sit_at(table, anna.headers) as line:
        assert line.table["seats"][0]["kind"] == "me"


def test_sessions_are_seen_and_ended_one_by_one_or_all(server: AppServer) -> None:
    anna, phone, tablet = (CookieBrowser(server) for _ in range(3))
    anna.sign_up()
    table = server.open(anna.headers, ME, OPEN)
    for other in (phone, tablet):
        assert other.sign_in().status_code == 200
    [of_phone] = [one["id"] for one in phone.account()["sessions"] if one["here"]]
    with server.sit_at(table, phone.headers) as line, server.sit_at(table, tablet.headers) as stays:
        assert len(anna.ask("DELETE", f"/sessions/{of_phone}").json()["account"]["sessions"]) == 2
        with pytest.raises(WebSocketDisconnect):
            line.until("nothing else comes")
        stays.socket.send_json({"t": "ping"})
        assert stays.until("pong")
    assert phone.account() is None
    assert tablet.account() is not None
    assert code_of(anna.ask("DELETE", f"/sessions/{of_phone}")) == (404, "no-such-session")
    [own] = [one["id"] for one in anna.account()["sessions"] if one["here"]]
    assert code_of(anna.ask("DELETE", f"/sessions/{own}")) == (400, "own-session")
    assert len(anna.ask("DELETE", "/sessions").json()["account"]["sessions"]) == 1
    assert tablet.account() is None
    assert anna.account() is not None


def test_nobody_ends_sessions_of_others(server: AppServer) -> None:
    anna, eve = CookieBrowser(server), CookieBrowser(server)
    anna.sign_up()
    eve.sign_up("Eve", OTHER)
    [own] = [one["id"] for one in anna.account()["sessions"]]
    assert code_of(eve.ask("DELETE", f"/sessions/{own}")) == (404, "no-such-session")
    assert anna.account() is not None


def test_a_new_password_signs_all_others_out_and_rotates_the_token(server: AppServer) -> None:
    anna, phone = CookieBrowser(server), CookieBrowser(server)
    anna.sign_up()
    phone.sign_in()
    before = anna.token
    assert code_of(anna.post("/password", password=OTHER)) == (403, "wrong-password")
    assert code_of(anna.post("/password", password=OTHER, old=OTHER)) == (403, "wrong-password")
    assert phone.account() is not None
    assert anna.post("/password", password=OTHER, old=PASSWORD).status_code == 200
    assert anna.token != before
    assert phone.account() is None
    assert code_of(phone.sign_in()) == (403, "wrong-password")
    assert phone.sign_in(password=OTHER).status_code == 200


def test_a_fresh_token_for_the_browser_keeps_it_signed_in(server: AppServer) -> None:
    anna = CookieBrowser(server)
    anna.sign_up()
    before = anna.token
    anna.take(server.client.post("/api/me/token", headers=anna.headers))
    assert anna.token != before
    assert anna.account()["name"] == "Anna Nováková"
    anna.token = before
    assert anna.account() is None


def test_a_code_lets_its_owner_in_once(server: AppServer) -> None:
    anna, phone = CookieBrowser(server), CookieBrowser(server)
    codes = anna.sign_up()["new_codes"]
    assert len(set(codes)) == 8
    wish = {"name": "Anna Nováková", "password": OTHER}
    assert code_of(phone.post("/recover", code="0000-0000-0000-0000", **wish)) == (403, "wrong-code")
    assert code_of(phone.post("/recover", code=codes[0], **{**wish, "name": "Nobody Else"})) == (403, "wrong-code")
    assert phone.post("/recover", code=codes[0].lower().replace("-", " "), **wish).status_code == 200
    assert phone.account()["codes"] == 7
    assert anna.account() is None, "everybody else is signed out"
    again = CookieBrowser(server)
    assert code_of(again.post("/recover", code=codes[0], **wish)) == (403, "wrong-code")
    fresh = phone.post("/codes").json()["new_codes"]
    assert phone.account()["codes"] == 8
    assert code_of(again.post("/recover", code=codes[1], **wish)) == (403, "wrong-code")
    assert again.post("/recover", code=fresh[1], **wish).status_code == 200


def test_an_account_is_told_and_erased_whole(tmp_path: Path) -> None:
    with run_app_server(tmp_path) as server:
        anna, phone = CookieBrowser(server), CookieBrowser(server)
        guest = anna.device
        codes = anna.sign_up()["new_codes"]
        phone.sign_in()
        server.open(anna.headers, {"kind": "me", "name": "Anna Nováková"}, OPEN)
        told = server.client.get("/api/me", headers=anna.headers).json()
        assert told["account"]["name"] == "Anna Nováková"
        assert len(told["account"]["sessions"]) == 2
        answer = server.client.delete("/api/me", headers=anna.headers)
        assert answer.json() == {"tables": 1}
        assert phone.account() is None
        assert code_of(phone.sign_in()) == (403, "wrong-password")
        words = (guest, "Nováková", anna.token, phone.token, codes[0], sessions.hash_token(anna.token), "argon2id")
    assert stored(tmp_path, *words) == []


def test_nothing_secret_is_stored_as_it_is(tmp_path: Path) -> None:
    with run_app_server(tmp_path) as server:
        anna = CookieBrowser(server)
        codes = anna.sign_up()["new_codes"]
    plain = (PASSWORD, anna.token, codes[0], codes[0].replace("-", ""))
    assert stored(tmp_path, "$argon2id$v=19$m=19456,t=2,p=1$", *plain) == ["$argon2id$v=19$m=19456,t=2,p=1$"]


def test_accounts_outlive_a_restart(tmp_path: Path) -> None:
    with run_app_server(tmp_path) as server:
        anna = CookieBrowser(server)
        anna.sign_up()
    with run_app_server(tmp_path) as server:
        anna.house = server
        assert anna.account()["name"] == "Anna Nováková"


def test_another_browser_comes_by_signing_in_and_not_by_a_code_of_guests(server: AppServer) -> None:
    anna, phone = CookieBrowser(server), CookieBrowser(server)
    table = server.open(anna.headers, ME, OPEN)
    code = server.client.post("/api/me/code", headers=anna.headers).json()["code"]
    anna.sign_up()
    answer = server.client.post("/api/me/recover", json={"code": code}, headers=phone.headers)
    assert code_of(answer) == (400, "wrong-code"), "a code from before leads past no password"
    assert code_of(server.client.post("/api/me/code", headers=anna.headers)) == (400, "signed-in")
    other = server.open(phone.headers, ME, OPEN)
    code = server.client.post("/api/me/code", headers=phone.headers).json()["code"]
    answer = server.client.post("/api/me/recover", json={"code": code}, headers=anna.headers)
    anna.take(answer)
    assert anna.games() == {table, other}, "an account takes over what a guest has"
    assert anna.account() is not None


@pytest.mark.parametrize("name", ["Anna Nováková", "anna nováková", "Аnnа Nоvаkоvа́"])
def test_a_name_is_given_once(server: AppServer, name: str) -> None:
    CookieBrowser(server).sign_up()
    answer = CookieBrowser(server).post("", name=name, password=OTHER)
    assert answer.status_code in (400, 409)
    assert answer.json()["code"] in ("name-taken", "bad-account-name")


def test_another_name(server: AppServer) -> None:
    anna, eve = CookieBrowser(server), CookieBrowser(server)
    anna.sign_up()
    eve.sign_up("Eve", OTHER)
    assert code_of(anna.post("/name", name="EVE")) == (409, "name-taken")
    assert anna.post("/name", name="Anna Malá").json()["account"]["name"] == "Anna Malá"
    assert CookieBrowser(server).sign_in("Anna Malá").status_code == 200
    assert code_of(CookieBrowser(server).post("", name="Anna Nováková", password=OTHER)) == (409, "name-taken"), (
        "kept for Anna"
    )


def test_names_are_not_changed_all_the_time(tmp_path: Path) -> None:
    with run_app_server(tmp_path, Limits(renames_per_day=1)) as server:
        anna = CookieBrowser(server)
        anna.sign_up()
        assert anna.post("/name", name="Anna Malá").status_code == 200
        assert code_of(anna.post("/name", name="Anna Velká")) == (429, "too-often")


def test_a_browser_word_is_short_and_never_what_was_sent(server: AppServer) -> None:
    anna = CookieBrowser(server, "<script>alert(1)</script>")
    assert anna.sign_up()["account"]["sessions"][0]["browser"] == ""
    assert "Firefox" in FIREFOX
