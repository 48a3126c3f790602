"""GET, POST and DELETE /api/push on a whole server."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from py_vapid.utils import b64urldecode

from bastide.server.features.notifications import store
from bastide.server.features.notifications.outbound import ANYWHERE
from bastide.server.http.limits import Limits
from tests.server.conftest import ME, OPEN, AppServer, run_app_server
from tests.server.features.account.test_device import cookie_of, device
from tests.server.fixtures.accounts import make_member, run_in_store
from tests.server.fixtures.push_service import PushService

CLOCK = {"days": 3}


@pytest.fixture
def receiver(monkeypatch: pytest.MonkeyPatch) -> Iterator[PushService]:
    """A push service that the server reaches although it is beside it."""
    monkeypatch.setenv(ANYWHERE, "1")
    with PushService() as made:
        yield made


def body(receiver: PushService, name: str = "one", **more: Any) -> dict[str, Any]:
    """A subscription as its browser writes it."""
    return {"endpoint": receiver.endpoint(name), "expirationTime": None, "keys": receiver.keys, **more}


def hear(server: AppServer, who: dict[str, str], receiver: PushService, name: str = "one") -> dict[str, Any]:
    """A browser hears from now on."""
    answer = server.client.post("/api/push", json=body(receiver, name, language="en"), headers=who)
    assert answer.status_code == 201, answer.text
    told: dict[str, Any] = answer.json()
    return told


def told(server: AppServer, who: dict[str, str]) -> list[str]:
    """The browsers of somebody."""
    return [one["id"] for one in server.client.get("/api/push", headers=who).json()["subscriptions"]]


def ids(receiver: PushService, *names: str) -> list[str]:
    """What browsers are called."""
    return [store.subscription_id(receiver.endpoint(name)) for name in names]


def test_the_key_of_the_house_is_made_once(tmp_path: Path) -> None:
    keys = []
    for _ in range(2):
        with run_app_server(tmp_path) as server:
            keys.append(server.client.get("/api/push").json()["key"])
    assert keys[0] == keys[1]
    assert len(b64urldecode(keys[0].encode())) == 65


def test_browsers_hear_and_hear_no_longer(receiver: PushService, server: AppServer) -> None:
    anna, eve = server.person(), server.person()
    assert told(server, anna) == []
    hear(server, anna, receiver, "one")
    hear(server, anna, receiver, "two")
    assert sorted(told(server, anna)) == sorted(ids(receiver, "one", "two"))
    assert told(server, eve) == []
    [one] = ids(receiver, "one")
    server.client.delete(f"/api/push/{one}", headers=eve)
    assert len(told(server, anna)) == 2, "it is not hers"
    answer = server.client.delete(f"/api/push/{one}", headers=anna)
    assert [sub["id"] for sub in answer.json()["subscriptions"]] == ids(receiver, "two")
    assert server.client.delete("/api/push", headers=anna).json()["subscriptions"] == []
    assert "endpoint" not in answer.text


def test_a_browser_belongs_to_one_person(receiver: PushService, server: AppServer) -> None:
    anna, eve = server.person(), server.person()
    hear(server, anna, receiver)
    hear(server, eve, receiver)
    assert (told(server, anna), told(server, eve)) == ([], ids(receiver, "one"))


def test_the_oldest_makes_room(tmp_path: Path, receiver: PushService) -> None:
    with run_app_server(tmp_path, Limits(pushes_each=2)) as server:
        anna = server.person()
        for name in ("one", "two", "three"):
            hear(server, anna, receiver, name)
        assert len(told(server, anna)) == 2
        assert ids(receiver, "three")[0] in told(server, anna)


def test_so_many_an_hour(tmp_path: Path, receiver: PushService) -> None:
    with run_app_server(tmp_path, Limits(pushes_per_hour=2)) as server:
        anna = server.person()
        hear(server, anna, receiver)
        hear(server, anna, receiver)
        answer = server.client.post("/api/push", json=body(receiver), headers=anna)
        assert (answer.status_code, answer.json()["code"]) == (429, "too-often")
        for person in (server.person(), server.person()):
            hear(server, person, receiver)
        answer = server.client.post("/api/push", json=body(receiver), headers=server.person())
        assert answer.status_code == 429, "the address has had its share as well"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"endpoint": "https://localhost/one"}, "bad-push-address"),
        ({"endpoint": "https://127.0.0.1/latest"}, "bad-push-address"),
        ({"endpoint": "http://push.example/one"}, "bad-push-address"),
        ({"endpoint": "https://push.example:22/one"}, "bad-push-address"),
        ({"endpoint": "https://nobody.invalid/one"}, "bad-push-address"),
        ({"endpoint": "https://push.example/" + "x" * 2000}, "bad-push"),
        ({"keys": {"p256dh": "AAAA", "auth": "AAAA"}}, "bad-push"),
        ({"keys": {}}, "bad-push"),
        ({"language": 7}, "bad-push"),
    ],
)
def test_what_cannot_be_sent_to_is_refused(server: AppServer, change: dict[str, Any], code: str) -> None:
    with PushService() as receiver:
        answer = server.client.post("/api/push", json=body(receiver) | change, headers=server.person())
    assert (answer.status_code, answer.json()["code"]) == (400, code), answer.text


def test_no_answer_tells_which_names_the_inner_network_has(server: AppServer) -> None:
    with PushService() as receiver:
        inner, nowhere = (
            server.client.post("/api/push", json=body(receiver) | {"endpoint": endpoint}, headers=server.person())
            for endpoint in ("https://localhost/one", "https://nobody.invalid/one")
        )
    assert inner.json() == nowhere.json()


def test_who_has_no_token_yet_has_nothing_to_hear(receiver: PushService, server: AppServer) -> None:
    answer = server.client.post("/api/push", json=body(receiver))
    assert (answer.status_code, answer.json()["code"]) == (400, "nothing-known")


def test_the_browser_goes_along_when_somebody_signs_up_and_ends_with_the_session(
    receiver: PushService, server: AppServer
) -> None:
    anna = server.person()
    hear(server, anna, receiver)
    made = server.client.post("/api/account", json={"name": "Anna", "password": "four quiet herons"}, headers=anna)
    assert made.status_code == 200, made.text
    signed = cookie_of(made)
    assert told(server, signed) == ids(receiver, "one")
    server.client.post("/api/account/sign-out", json={}, headers=signed)
    rows = run_in_store(server, lambda db: [str(row[0]) for row in db.execute("SELECT id FROM pushes")])
    assert rows == [], "on a browser that others use nobody hears of her games"


def test_the_browser_goes_along_when_somebody_signs_in(receiver: PushService, server: AppServer) -> None:
    first = server.person()
    made = server.client.post("/api/account", json={"name": "Anna", "password": "four quiet herons"}, headers=first)
    signed, elsewhere = cookie_of(made), server.person()
    hear(server, elsewhere, receiver)
    wish = {"name": "Anna", "password": "four quiet herons", "bring": True}
    there = cookie_of(server.client.post("/api/account/sign-in", json=wish, headers=elsewhere))
    assert told(server, there) == ids(receiver, "one")
    changed = {"password": "five quiet herons", "old": "four quiet herons"}
    there = cookie_of(server.client.post("/api/account/password", json=changed, headers=there))
    assert told(server, there) == ids(receiver, "one"), "this browser has another session, and hears on"
    assert server.client.get("/api/account", headers=signed).json()["account"] is None


def test_all_of_it_is_told_and_erased(receiver: PushService, server: AppServer) -> None:
    anna = server.person()
    hear(server, anna, receiver)
    [push] = server.client.get("/api/me", headers=anna).json()["alerts"]["pushes"]
    assert push["endpoint"] == receiver.endpoint()
    server.client.delete("/api/me", headers=anna)
    assert run_in_store(server, lambda db: int(db.execute("SELECT count(*) FROM pushes").get)) == 0


def test_a_friend_who_is_asked_to_a_table_hears_of_it(receiver: PushService, server: AppServer) -> None:
    (anna, _), (ben, _) = make_member(server, "Anna"), make_member(server, "Ben")
    for who, name in ((anna, "Ben"), (ben, "Anna")):
        server.client.post(f"/api/friends/{name}", json={"what": "ask"}, headers=who)
    hear(server, ben, receiver)
    table = server.open(anna, ME, OPEN, name="Friday")
    assert server.client.post(f"/api/tables/{table}/invite/Ben", headers=anna).status_code == 201
    caller = server.client.app.app.state.dispatcher  # type: ignore[attr-defined]
    _round(server, caller)
    assert receiver.said == [("invited", "Anna invites you to a game", "Friday")]
    server.client.post(f"/api/tables/{table}/invite/Ben", headers=anna)
    _round(server, caller)
    assert len(receiver.said) == 1, "asked again he hears it no more until he has come"
    with server.sit_at(table, ben):
        pass


def test_whose_round_begins_while_he_is_away_hears_of_it(tmp_path: Path, receiver: PushService) -> None:
    with run_app_server(tmp_path, Limits(alert_seconds=0)) as server:
        (anna, _), (ben, _) = make_member(server, "Anna"), make_member(server, "Ben")
        hear(server, ben, receiver)
        cup = server.client.post(
            "/api/tournaments", json={"name": "Cup", "kind": "robin", "rules": "base"}, headers=anna
        )
        one = cup.json()["tournament"]
        for who in (anna, ben):
            server.client.post(f"/api/tournaments/{one}/join", headers=who)
        assert server.client.post(f"/api/tournaments/{one}/start", headers=anna).json()["phase"] == "running"
        _round(server, server.client.app.app.state.dispatcher)  # type: ignore[attr-defined]
        assert receiver.said == [("round", "Your tournament game has started", "Cup")]
        [line] = server.client.get("/api/games?show=open", headers=ben).json()["games"]
        assert receiver.opened(receiver.heard[0])["table"] == line["table"]


def _round(server: AppServer, caller: Any) -> None:
    async def work() -> None:
        for task in await caller.round():
            await task

    server.client.portal.call(work)  # type: ignore[union-attr]


def test_nobody_is_told_whose_device_it_is(receiver: PushService, server: AppServer) -> None:
    anna = server.person()
    assert device(anna) not in str(hear(server, anna, receiver))
