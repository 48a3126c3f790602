"""Campaigns: levels that open, and tables that follow each other."""

import random
from pathlib import Path

import msgspec
import pytest

from bastide.server.common.errors import RequestError
from bastide.server.features.learning import campaign
from bastide.server.protocol import client_messages, events
from bastide.server.protocol.events import CampaignPlan
from bastide.server.protocol.server_messages import Ack, Reject
from bastide.server.storage.append import CampaignStage
from bastide.server.tables.table import Caller, Table
from tests.server.conftest import ME, TableSocket, run_app_server
from tests.server.fixtures.tables import ANNA, EVE, act, cid, misty, offers, rematch_of, start_table, table


def stages(*played: tuple[int, str]) -> list[CampaignStage]:
    """A campaign of these levels and results."""
    return [CampaignStage("c", f"t{n}", level, result) for n, (level, result) in enumerate(played)]


@pytest.mark.parametrize(
    ("played", "opened", "won"),
    [
        ([(1, "")], 1, []),
        ([(1, "lost")], 1, []),
        ([(1, "won")], 2, [1]),
        ([(1, "lost"), (1, "won"), (2, "lost")], 2, [1]),
        ([(4, "lost")], 4, []),
        ([(1, "won"), (5, "lost")], 2, [1]),
        ([(1, "won"), (5, "won")], 6, [1, 5]),
        ([(6, "won")], 6, [6]),
        ([(2, "won"), (1, "won")], 3, [1, 2]),
    ],
)
def test_a_win_opens_the_next_level_and_nothing_closes(
    played: list[tuple[int, str]], opened: int, won: list[int]
) -> None:
    assert campaign.make_campaign_plan(stages(*played)) == CampaignPlan("c", opened, won)


def test_a_level_that_is_not_open_is_refused_unless_people_start_anywhere() -> None:
    plan = CampaignPlan("c", 2, [1])
    for level in (1, 2):
        campaign.check_campaign_level(plan, level, anywhere=False)
    with pytest.raises(RequestError) as no:
        campaign.check_campaign_level(plan, 3, anywhere=False)
    assert (no.value.code, no.value.rule) == ("level-locked", "MIST-105")
    campaign.check_campaign_level(plan, 6, anywhere=True)
    for level, code, known in ((7, "no-such-level", plan), (0, "no-such-level", plan), (1, "no-levels", None)):
        with pytest.raises(RequestError) as no:
            campaign.check_campaign_level(known, level, anywhere=True)
        assert no.value.code == code


def finished() -> Table:
    """A lost game at level 1."""
    room, rng = misty(1), random.Random(1)
    while room.phase == "playing":
        act(room, rng.choice(offers(room))["id"])
    assert room.result == "lost"
    return room


def again(room: Table, level: int = 0, anywhere: bool = False) -> str:
    """Ask for the next table; the reason of a refusal."""
    answer = room.handle(
        client_messages.Rematch(cid(), room.head, level, anywhere), Caller(ANNA, fresh_table=lambda: "next")
    )
    return answer.code if isinstance(answer, Reject) else ""


def test_after_a_defeat_the_same_level_comes_again() -> None:
    room = finished()
    told = campaign.campaign_info(room)
    assert told is not None
    assert (told["level"], told["open"], told["won"], told["next"]) == (1, 1, [], 1)
    assert again(room, 2) == "level-locked"
    assert again(room, 9) == "no-such-level"
    assert again(room) == ""
    fresh = rematch_of(room, "next", ANNA)
    assert fresh.terms.level == 1
    assert fresh.made.campaign == room.made.campaign


def test_after_a_win_the_next_level_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    room = finished()
    monkeypatch.setattr(Table, "result", "won")
    assert again(room) == ""
    fresh = rematch_of(room, "next", ANNA)
    assert fresh.terms.level == 2
    assert room.made.campaign is not None
    assert fresh.made.campaign == CampaignPlan(room.made.campaign.id, 2, [1])
    wiser = rematch_of(room, "next", ANNA, [CampaignStage(room.made.campaign.id, "other", 4, "won")])
    assert wiser.made.campaign == CampaignPlan(room.made.campaign.id, 5, [1, 4]), "what other tables have won counts"


def test_people_may_go_on_anywhere() -> None:
    room = finished()
    assert again(room, 4, anywhere=True) == ""
    fresh = rematch_of(room, "next", ANNA)
    assert fresh.terms.level == 4
    assert fresh.made.campaign is not None
    assert fresh.made.campaign.open == 1, "to play a level does not open it"


def test_the_tamed_level_is_level_6_of_the_campaign_and_is_left_behind_on_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    room = misty(6, house={"level": 6, "tamed": True})
    while room.phase == "playing":
        act(room, offers(room)[0]["id"])
    monkeypatch.setattr(Table, "result", "won")
    told = campaign.campaign_info(room)
    assert told is not None
    assert (told["level"], told["open"], told["won"], told["next"]) == (6, 6, [6], 6)
    assert room.terms.at_level(6).house == {"level": 6, "tamed": True}
    assert room.terms.at_level(5).house == {"level": 5}
    assert room.terms.at_level(1).house == {}


def test_a_table_without_levels_has_no_campaign() -> None:
    assert table().made.campaign is None
    assert campaign.campaign_info(start_table()) is None
    own = misty(1, house={"own_level": {"target": 9}})
    assert own.made.campaign is None
    assert campaign.next_campaign_level(own) == 0


def test_what_a_table_knows_is_stored_with_it() -> None:
    room = misty(3)
    made = events.decode_event(events.SCHEMA, events.encode_event(room.made), "Event 1")
    assert made == room.made
    assert room.made.campaign is not None
    assert (room.made.campaign.open, room.made.campaign.won) == (3, [])
    rematched = events.Rematched("t", 4)
    assert events.decode_event(1, events.encode_event(rematched), "") == rematched
    assert events.decode_event(1, b'{"e":"rematched","table":"t"}', "") == events.Rematched("t")
    assert msgspec.to_builtins(events.Rematched("t")) == {"e": "rematched", "table": "t"}


def lose(line: TableSocket) -> None:
    """Play the game of one person to its end."""
    rng = random.Random(1)
    while line.table["phase"] == "playing":
        offer = rng.choice(line.offers)["id"]
        line.offers = []
        assert line.ask("act", offer=offer)["t"] == "ack"
        while not line.offers and line.table["phase"] == "playing":
            line.hear()


def test_a_campaign_is_listed_with_its_people_and_goes_on_after_a_restart(tmp_path: Path) -> None:
    options = {"starter": 0, "house": {"level": 2}}
    with run_app_server(tmp_path) as server:
        anna = server.person()
        first = server.open(anna, ME, rules="mists", options=options, name="Tuesday")
        with server.sit_at(first, anna) as line:
            lose(line)
            told = line.table["campaign"]
            assert (told["next"], told["open"], told["levels"]) == (2, 2, 6)
            assert line.ask("rematch")["t"] == "ack"
            line.until("update")
            second = line.table["rematch"][3:]
        listed = server.client.get("/api/campaigns", headers=anna).json()["campaigns"]
        assert server.client.get("/api/campaigns", headers=server.person()).json() == {"campaigns": []}
        assert server.client.get("/api/campaigns").json() == {"campaigns": []}
    with run_app_server(tmp_path) as server:
        (again,) = server.client.get("/api/campaigns", headers=anna).json()["campaigns"]
        assert [again] == listed
        assert (again["table"], again["url"], again["games"]) == (second, f"/t/{second}", 2)
        assert (again["level"], again["open"], again["won"], again["levels"]) == (2, 2, [], 6)
        assert [seat["name"] for seat in again["seats"]] == ["Anna"]
        assert again["id"] == told["id"]
        body = {"rules": "mists", "seats": [ME], "options": {"house": {"level": 4}}, "campaign": {"id": told["id"]}}
        answer = server.client.post("/api/tables", json=body, headers=anna)
        assert answer.json()["code"] == "level-locked"
        assert server.client.post("/api/tables", json=body).json()["code"] == "no-such-campaign"
        body["campaign"] = {"id": told["id"], "anywhere": True}
        third = server.client.post("/api/tables", json=body, headers=anna).json()["table"]
        with server.sit_at(third, anna) as line:
            assert line.table["campaign"] | {"id": ""} == {"id": "", "level": 4, "open": 2, "won": [], "levels": 6,
                "next": None}  # fmt: skip
            assert line.table["campaign"]["id"] == told["id"]


def test_a_stranger_cannot_ask_for_the_next_level() -> None:
    room = finished()
    answer = room.handle(client_messages.Rematch(cid(), room.head), Caller(EVE))
    assert not isinstance(answer, Ack)
