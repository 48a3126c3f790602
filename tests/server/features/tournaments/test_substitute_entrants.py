"""People who step into a tournament that goes on, in the place of somebody or late."""

import pytest

from tests.server.conftest import AppServer
from tests.server.features.tournaments.test_tournaments import do, games, play, running, somebody, tell


def test_who_drops_out_between_rounds_is_replaced(server: AppServer) -> None:
    """In a round robin somebody who left before half of it counts for nobody, until another one has his place."""
    one, everybody = running(server, 4)
    eva, zoe = somebody(server, "Eva"), somebody(server, "Zoe")
    assert do(server, eva, one, "ready")["standbys"] == ["Eva"]
    assert do(server, zoe, one, "ready")["standbys"] == ["Eva", "Zoe"]
    assert do(server, everybody[1], one, "ready")["code"] == "there-already"
    assert do(server, zoe, one, "not-ready")["standbys"] == ["Eva"]
    assert do(server, zoe, one, "not-ready")["code"] == "not-there"
    left = do(server, everybody[3], one, "leave")
    gone = next(n for n, line in enumerate(left["entrants"]) if line["withdrawn"])
    assert left["entrants"][gone]["void"]
    body = {"whom": gone, "by": 0, "reason": "he is ill"}
    assert do(server, everybody[1], one, "replace", **body)["code"] == "not-host"
    assert do(server, everybody[0], one, "replace", **{**body, "reason": " "})["code"] == "reason-needed"
    assert do(server, everybody[0], one, "replace", **{**body, "by": 1})["code"] == "not-there"
    told = do(server, everybody[0], one, "replace", **body)
    line = told["entrants"][gone]
    assert (line["name"], line["withdrawn"], line.get("void")) == ("Eva", False, None)
    assert "standbys" not in told
    assert [(note["what"], note["whom"], note["reason"]) for note in told["notes"]] == [("instead", gone, "he is ill")]
    for table in games(tell(server, one, everybody[0])):
        play(server, table)
    told = tell(server, one, eva)
    assert (len(told["played"]), told["you"]) == (2, gone)
    assert any(gone in (duel["one"], duel["two"]) and duel["games"] for duel in told["played"][1]), "she plays"
    assert "you" not in tell(server, one, everybody[3])


def test_who_is_replaced_in_the_middle_of_a_round_has_lost_its_duel(server: AppServer) -> None:
    one, everybody = running(server, 4)
    assert do(server, somebody(server, "Eva"), one, "ready")["standbys"]
    [duel] = [duel for duel in tell(server, one)["played"][0] if 2 in (duel["one"], duel["two"])]
    told = do(server, everybody[0], one, "replace", whom=2, by=0, reason="a train")
    [after] = [each for each in told["played"][0] if 2 in (each["one"], each["two"])]
    assert (after["result"], after["unplayed"]) == ("two" if duel["one"] == 2 else "one", True)


def test_in_a_swiss_somebody_comes_late_and_has_no_points_for_what_he_missed(server: AppServer) -> None:
    one, everybody = running(server, 4, kind="swiss", rounds=3)
    eva = somebody(server, "Eva")
    do(server, eva, one, "ready")
    assert tell(server, one)["lateMay"]
    told = do(server, everybody[0], one, "late", by=0, reason="stuck in traffic")
    assert told["entrants"][4]["name"] == "Eva"
    for table in games(told):
        play(server, table)
    second = tell(server, one)["played"][1]
    assert any(4 in (duel["one"], duel["two"]) for duel in second)
    assert sum(duel["two"] is None for duel in second) == 1, "with five one has nobody to play"


@pytest.mark.parametrize("more", [{"kind": "robin"}, {"kind": "knockout"}])
def test_where_everybody_has_his_place_nobody_comes_late(server: AppServer, more: dict[str, str]) -> None:
    one, everybody = running(server, 4, **more)
    do(server, somebody(server, "Eva"), one, "ready")
    assert "lateMay" not in tell(server, one)
    assert do(server, everybody[0], one, "late", by=0, reason="please")["code"] == "not-late"


def test_at_a_table_of_three_somebody_is_out_before_he_is_replaced(server: AppServer) -> None:
    one, everybody = running(server, 3, seats=3, rounds=2)
    do(server, somebody(server, "Eva"), one, "ready")
    body = {"whom": 1, "by": 0, "reason": "gone"}
    assert do(server, everybody[0], one, "replace", **body)["code"] == "still-there"
    do(server, everybody[0], one, "out", whom=1, reason="gone")
    assert do(server, everybody[0], one, "replace", **body)["entrants"][1]["name"] == "Eva"


def test_who_is_ready_is_told_of_it_and_goes_with_his_account(server: AppServer) -> None:
    one, _ = running(server, 2)
    eva = somebody(server, "Eva")
    do(server, eva, one, "ready")
    [told] = server.client.get("/api/me", headers=eva).json()["standbys"]
    assert (told["id"], told["as"]) == (one, "Eva")
    assert server.client.delete("/api/me", headers=eva).status_code == 200
    assert "standbys" not in tell(server, one)
