"""GET, POST and DELETE /api/push on a whole server."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from py_vapid.utils import b64urldecode

from bastide.server.features.notifications import store
from bastide.server.features.notifications.outbound import ANYWHERE
from bastide.server.http.limits import Limits
from tests.server.alerts.receiver import Receiver
from tests.server.conftest import ME, OPEN, House, house_of
from tests.server.members import do, member
from tests.server.test_me import cookie_of, device

CLOCK = {"days": 3}


@pytest.fixture
def receiver(monkeypatch: pytest.MonkeyPatch) -> Iterator[Receiver]:
    """A push service that the server reaches although it is beside it."""
    monkeypatch.setenv(ANYWHERE, "1")
    with Receiver() as made:
        yield made


def body(receiver: Receiver, name: str = "one", **more: Any) -> dict[str, Any]:
    """A subscription as its browser writes it."""
    return {"endpoint": receiver.endpoint(name), "expirationTime": None, "keys": receiver.keys, **more}


def hear(house: House, who: dict[str, str], receiver: Receiver, name: str = "one") -> dict[str, Any]:
    """A browser hears from now on."""
    answer = house.client.post("/api/push", json=body(receiver, name, language="en"), headers=who)
    assert answer.status_code == 201, answer.text
    told: dict[str, Any] = answer.json()
    return told


def told(house: House, who: dict[str, str]) -> list[str]:
    """The browsers of somebody."""
    return [one["id"] for one in house.client.get("/api/push", headers=who).json()["subscriptions"]]


def ids(receiver: Receiver, *names: str) -> list[str]:
    """What browsers are called."""
    return [store.subscription_id(receiver.endpoint(name)) for name in names]


def test_the_key_of_the_house_is_made_once(tmp_path: Path) -> None:
    keys = []
    for _ in range(2):
        with house_of(tmp_path) as house:
            keys.append(house.client.get("/api/push").json()["key"])
    assert keys[0] == keys[1]
    assert len(b64urldecode(keys[0].encode())) == 65


def test_browsers_hear_and_hear_no_longer(receiver: Receiver, house: House) -> None:
    anna, eve = house.person(), house.person()
    assert told(house, anna) == []
    hear(house, anna, receiver, "one")
    hear(house, anna, receiver, "two")
    assert sorted(told(house, anna)) == sorted(ids(receiver, "one", "two"))
    assert told(house, eve) == []
    [one] = ids(receiver, "one")
    house.client.delete(f"/api/push/{one}", headers=eve)
    assert len(told(house, anna)) == 2, "it is not hers"
    answer = house.client.delete(f"/api/push/{one}", headers=anna)
    assert [sub["id"] for sub in answer.json()["subscriptions"]] == ids(receiver, "two")
    assert house.client.delete("/api/push", headers=anna).json()["subscriptions"] == []
    assert "endpoint" not in answer.text


def test_a_browser_belongs_to_one_person(receiver: Receiver, house: House) -> None:
    anna, eve = house.person(), house.person()
    hear(house, anna, receiver)
    hear(house, eve, receiver)
    assert (told(house, anna), told(house, eve)) == ([], ids(receiver, "one"))


def test_the_oldest_makes_room(tmp_path: Path, receiver: Receiver) -> None:
    with house_of(tmp_path, Limits(pushes_each=2)) as house:
        anna = house.person()
        for name in ("one", "two", "three"):
            hear(house, anna, receiver, name)
        assert len(told(house, anna)) == 2
        assert ids(receiver, "three")[0] in told(house, anna)


def test_so_many_an_hour(tmp_path: Path, receiver: Receiver) -> None:
    with house_of(tmp_path, Limits(pushes_per_hour=2)) as house:
        anna = house.person()
        hear(house, anna, receiver)
        hear(house, anna, receiver)
        answer = house.client.post("/api/push", json=body(receiver), headers=anna)
        assert (answer.status_code, answer.json()["code"]) == (429, "too-often")
        for person in (house.person(), house.person()):
            hear(house, person, receiver)
        answer = house.client.post("/api/push", json=body(receiver), headers=house.person())
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
def test_what_cannot_be_sent_to_is_refused(house: House, change: dict[str, Any], code: str) -> None:
    with Receiver() as receiver:
        answer = house.client.post("/api/push", json=body(receiver) | change, headers=house.person())
    assert (answer.status_code, answer.json()["code"]) == (400, code), answer.text


def test_no_answer_tells_which_names_the_inner_network_has(house: House) -> None:
    with Receiver() as receiver:
        inner, nowhere = (
            house.client.post("/api/push", json=body(receiver) | {"endpoint": endpoint}, headers=house.person())
            for endpoint in ("https://localhost/one", "https://nobody.invalid/one")
        )
    assert inner.json() == nowhere.json()


def test_who_has_no_token_yet_has_nothing_to_hear(receiver: Receiver, house: House) -> None:
    answer = house.client.post("/api/push", json=body(receiver))
    assert (answer.status_code, answer.json()["code"]) == (400, "nothing-known")


def test_the_browser_goes_along_when_somebody_signs_up_and_ends_with_the_session(
    receiver: Receiver, house: House
) -> None:
    anna = house.person()
    hear(house, anna, receiver)
    made = house.client.post("/api/account", json={"name": "Anna", "password": "four quiet herons"}, headers=anna)
    assert made.status_code == 200, made.text
    signed = cookie_of(made)
    assert told(house, signed) == ids(receiver, "one")
    house.client.post("/api/account/sign-out", json={}, headers=signed)
    rows = do(house, lambda db: [str(row[0]) for row in db.execute("SELECT id FROM pushes")])
    assert rows == [], "on a browser that others use nobody hears of her games"


def test_the_browser_goes_along_when_somebody_signs_in(receiver: Receiver, house: House) -> None:
    first = house.person()
    made = house.client.post("/api/account", json={"name": "Anna", "password": "four quiet herons"}, headers=first)
    signed, elsewhere = cookie_of(made), house.person()
    hear(house, elsewhere, receiver)
    wish = {"name": "Anna", "password": "four quiet herons", "bring": True}
    there = cookie_of(house.client.post("/api/account/sign-in", json=wish, headers=elsewhere))
    assert told(house, there) == ids(receiver, "one")
    changed = {"password": "five quiet herons", "old": "four quiet herons"}
    there = cookie_of(house.client.post("/api/account/password", json=changed, headers=there))
    assert told(house, there) == ids(receiver, "one"), "this browser has another session, and hears on"
    assert house.client.get("/api/account", headers=signed).json()["account"] is None


def test_all_of_it_is_told_and_erased(receiver: Receiver, house: House) -> None:
    anna = house.person()
    hear(house, anna, receiver)
    [push] = house.client.get("/api/me", headers=anna).json()["alerts"]["pushes"]
    assert push["endpoint"] == receiver.endpoint()
    house.client.delete("/api/me", headers=anna)
    assert do(house, lambda db: int(db.execute("SELECT count(*) FROM pushes").get)) == 0


def test_a_friend_who_is_asked_to_a_table_hears_of_it(receiver: Receiver, house: House) -> None:
    (anna, _), (ben, _) = member(house, "Anna"), member(house, "Ben")
    for who, name in ((anna, "Ben"), (ben, "Anna")):
        house.client.post(f"/api/friends/{name}", json={"what": "ask"}, headers=who)
    hear(house, ben, receiver)
    table = house.open(anna, ME, OPEN, name="Friday")
    assert house.client.post(f"/api/tables/{table}/invite/Ben", headers=anna).status_code == 201
    caller = house.client.app.app.state.caller  # type: ignore[attr-defined]
    _round(house, caller)
    assert receiver.said == [("invited", "Anna invites you to a game", "Friday")]
    house.client.post(f"/api/tables/{table}/invite/Ben", headers=anna)
    _round(house, caller)
    assert len(receiver.said) == 1, "asked again he hears it no more until he has come"
    with house.sit_at(table, ben):
        pass


def test_whose_round_begins_while_he_is_away_hears_of_it(tmp_path: Path, receiver: Receiver) -> None:
    with house_of(tmp_path, Limits(alert_seconds=0)) as house:
        (anna, _), (ben, _) = member(house, "Anna"), member(house, "Ben")
        hear(house, ben, receiver)
        cup = house.client.post(
            "/api/tournaments", json={"name": "Cup", "kind": "robin", "rules": "base"}, headers=anna
        )
        one = cup.json()["tournament"]
        for who in (anna, ben):
            house.client.post(f"/api/tournaments/{one}/join", headers=who)
        assert house.client.post(f"/api/tournaments/{one}/start", headers=anna).json()["phase"] == "running"
        _round(house, house.client.app.app.state.caller)  # type: ignore[attr-defined]
        assert receiver.said == [("round", "Your game of the tournament has begun", "Cup")]
        [line] = house.client.get("/api/games?show=open", headers=ben).json()["games"]
        assert receiver.opened(receiver.heard[0])["table"] == line["table"]


def _round(house: House, caller: Any) -> None:
    async def work() -> None:
        for task in await caller.round():
            await task

    house.client.portal.call(work)  # type: ignore[union-attr]


def test_nobody_is_told_whose_device_it_is(receiver: Receiver, house: House) -> None:
    anna = house.person()
    assert device(anna) not in str(hear(house, anna, receiver))
