"""Tournaments on a server: who may do what, and that they go on by themselves to the end."""

import random
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bastide.server.accounts import accounts, sessions
from bastide.server.accounts.accounts import Account
from bastide.server.features.tournaments import store
from bastide.server.http.identity import COOKIE, device_from_token
from bastide.server.live.closing import abandon_table
from bastide.server.live.hub import Hub
from bastide.server.live.timers.clocks import tick_clocks
from bastide.server.storage import table_clocks
from bastide.server.tables.history.verify import verify_log
from bastide.server.tables.table import Table
from tests.cli.helpers import called as said
from tests.server.conftest import AppServer
from tests.server.features.account.test_device import device
from tests.server.fixtures.tables import rush

Person = dict[str, str]


def hub_of(server: AppServer) -> Hub:
    """The hub of a running server."""
    hub: Hub = server.client.app.app.state.hub  # type: ignore[attr-defined]
    return hub


def called(server: AppServer, work: Callable[..., Any], *args: Any) -> Any:
    """Something done in the server's loop."""
    assert server.client.portal is not None
    return server.client.portal.call(work, *args)


def somebody(server: AppServer, name: str) -> Person:
    """A person with an account."""
    person = server.person()
    token = person["cookie"].removeprefix(f"{COOKIE}=")
    account = Account(device_from_token(token), name, made_ms=1)

    def work(db: Any) -> None:
        accounts.create_account(db, account, name)
        sessions.begin_session(db, token, account.device, "test", sessions.now_ms())

    called(server, hub_of(server).tables.store.do, work)
    return person


def made(server: AppServer, host: Person, **more: Any) -> str:
    """A new tournament."""
    body = {"name": "Cup", "kind": "robin", "rules": "base", **more}
    answer = server.client.post("/api/tournaments", json=body, headers=host)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["tournament"])


def do(server: AppServer, person: Person, one: str, deed: str, **body: Any) -> dict[str, Any]:
    """A deed; what the tournament is then, or the refusal."""
    answer = server.client.post(f"/api/tournaments/{one}/{deed}", json=body or None, headers=person)
    told: dict[str, Any] = answer.json()
    return told


def tell(server: AppServer, one: str, person: Person | None = None) -> dict[str, Any]:
    """The tournament as somebody sees it."""
    told: dict[str, Any] = server.client.get(f"/api/tournaments/{one}", headers=person or {}).json()
    return told


def running(server: AppServer, people: int, **more: Any) -> tuple[str, list[Person]]:
    """A tournament that has begun."""
    everybody = [somebody(server, f"Person {n}") for n in range(people)]
    one = made(server, everybody[0], **more)
    for person in everybody:
        do(server, person, one, "join")
    assert do(server, everybody[0], one, "start")["phase"] == "running"
    return one, everybody


def play(
    server: AppServer, table: str, how: Callable[[Table], None] = lambda room: rush(room, random.Random(1))
) -> None:
    """Play a table to its end."""

    async def work() -> None:
        hub = hub_of(server)
        live = await hub.tables.get(table)
        assert live is not None
        async with live.lock:
            how(live.room)
            await hub.commit(live)

    called(server, work)
    called(server, server.client.app.app.state.director.advance, tell_of(server, table))  # type: ignore[attr-defined]


def tell_of(server: AppServer, table: str) -> str:
    """The tournament of a table."""
    name: str = called(server, hub_of(server).tables.store.do, partial(store.tournament_of, table=table))
    return name


def games(told: dict[str, Any]) -> list[str]:
    """The tables at which games go on."""
    return [game["table"] for duels in told["played"] for duel in duels for game in duel["games"] if not game["result"]]


def test_a_round_robin_goes_on_by_itself_to_its_end(server: AppServer) -> None:
    one, everybody = running(server, 3)
    told = tell(server, one, everybody[1])
    assert (told["you"], told["rounds"], len(told["played"])) == (1, 3, 1)
    assert [duel["two"] is None for duel in told["played"][0]].count(True) == 1
    for number in range(3):
        (table,) = games(tell(server, one))
        play(server, table)
        assert len(tell(server, one)["played"]) == min(3, number + 2)
    told = tell(server, one)
    assert told["phase"] == "over"
    assert sorted(line["place"] for line in told["entrants"])[0] == 1
    assert sum(line["points"] for line in told["entrants"]) == 6, "three games, and three times nobody to play"
    assert server.client.get("/api/tournaments?show=over").json()["tournaments"][0]["id"] == one


def test_a_game_has_begun_when_its_table_is_there_and_both_find_it_among_theirs(server: AppServer) -> None:
    one, (anna, ben) = running(server, 2)
    (table,) = games(tell(server, one))
    for person in (anna, ben):
        lines = server.client.get("/api/games?show=open", headers=person).json()["games"]
        assert [line["table"] for line in lines] == [table]
    with server.sit_at(table, anna) as line:
        assert (line.table["phase"], line.table["tournament"], line.table["options"]["takeback"]) == (
            "playing",
            one,
            False,
        )
        for command in ({"kind": "stand", "seat": 0}, {"kind": "away"}):
            assert line.ask(**command)["code"] == "tournament-seat"
        assert not any(seat.get("mayBot") or seat.get("mayKick") for seat in line.table["seats"])


def test_a_duel_of_three_ends_when_it_is_decided_and_who_begins_changes(server: AppServer) -> None:
    one, _ = running(server, 2, games=3)
    began = []
    while found := games(tell(server, one)):
        live = called(server, hub_of(server).tables.get, found[0])
        began.append(live.room.seats[0].device)
        loser = (
            live.room.seats[0].number
            if len(began) == 1
            else next(s.number for s in live.room.seats if s.device == began[0])
        )
        play(server, found[0], lambda room, loser=loser: _lose(room, loser))  # type: ignore[misc]
    told = tell(server, one)
    assert told["phase"] == "over"
    assert len(told["played"][0][0]["games"]) == 2, "nobody can catch up after two"
    assert began[0] != began[1]
    assert (told["played"][0][0]["result"], told["played"][0][0]["tally"]) == ("two", [0, 2])


def _lose(room: Table, seat: int) -> None:
    room.seats[seat].resigned = True
    assert room.match is not None
    room.match.resign(seat)
    rush(room, random.Random(2))


def test_who_gives_a_game_up_has_lost_it_at_once(server: AppServer) -> None:
    one, everybody = running(server, 2, options={"rated": True})
    (table,) = games(tell(server, one))
    with server.sit_at(table, everybody[0]) as line:
        mine = next(seat["seat"] for seat in line.table["seats"] if seat["kind"] == "me")
        assert line.ask("resign", seat=mine)["t"] == "ack"
    called(server, server.client.app.app.state.director.advance, one)  # type: ignore[attr-defined]
    told = tell(server, one)
    assert told["phase"] == "over"
    assert [line["points"] for line in told["entrants"]] == [0, 1]


def test_who_gives_the_last_duel_of_a_round_up_does_not_go_on(server: AppServer) -> None:
    """The next round is drawn at once, from this result as well: the better seed has no points and is out."""
    one, everybody = running(server, 3, kind="knockout")
    (table,) = games(tell(server, one))
    with server.sit_at(table, everybody[1]) as line:
        mine = next(seat["seat"] for seat in line.table["seats"] if seat["kind"] == "me")
        assert line.ask("resign", seat=mine)["t"] == "ack"
    called(server, server.client.app.app.state.director.advance, one)  # type: ignore[attr-defined]
    told = tell(server, one)
    assert [(duel["one"], duel["two"]) for duel in told["played"][1]] == [(0, 2)]
    assert (told["bracket"][0][1]["on"], told["bracket"][1][0]["two"]) == (2, 2)


@pytest.mark.parametrize("out", ["resign", "bot", "end"])
def test_whose_time_is_over_has_lost_though_nobody_looked_at_the_table(server: AppServer, out: str) -> None:
    one, _ = running(server, 2, options={"clock": {"budget": 60, "out": out}})
    hub = hub_of(server)
    assert called(server, hub.tables.store.do, lambda db: table_clocks.list_due_clocks(db, 3_600_000)) == games(
        tell(server, one)
    )
    hub.tables.store.service._open += 3_600_000
    called(server, tick_clocks, hub)
    called(server, server.client.app.app.state.director.advance, one)  # type: ignore[attr-defined]
    told = tell(server, one)
    assert (told["phase"], told["played"][0][0]["result"]) == ("over", "two"), "the one had to begin"


@pytest.mark.parametrize("rated", [False, True])
def test_who_lets_a_game_lie_for_the_whole_period_has_lost_it(server: AppServer, rated: bool) -> None:
    one, _ = running(server, 2, options={"rated": rated})
    (table,) = games(tell(server, one))
    assert called(server, abandon_table, hub_of(server), table, "time")
    called(server, server.client.app.app.state.director.advance, one)  # type: ignore[attr-defined]
    told = tell(server, one)
    assert (told["phase"], told["played"][0][0]["result"]) == ("over", "two"), "the one had to begin"
    live = called(server, hub_of(server).tables.get, table)
    assert (live.room.phase, live.room.abandoned_by, live.room.match.winners) == ("abandoned", "time", [1])


def test_who_lets_a_game_of_three_lie_loses_and_the_others_play_on(server: AppServer) -> None:
    one, _ = running(server, 3, seats=3, rounds=1)
    (table,) = games(tell(server, one))
    assert called(server, abandon_table, hub_of(server), table, "time")
    live = called(server, hub_of(server).tables.get, table)
    assert (live.room.phase, [seat.resigned for seat in live.room.seats]) == ("playing", [True, False, False])
    play(server, table)
    called(server, server.client.app.app.state.director.advance, one)  # type: ignore[attr-defined]
    assert tell(server, one)["entrants"][0]["points"] == 0


@pytest.mark.parametrize("absent", ["bot", "end"])
def test_no_rule_about_absence_ends_a_game_or_plays_it(server: AppServer, absent: str) -> None:
    one, everybody = running(server, 2, options={"absent": absent, "patience": 2})
    (table,) = games(tell(server, one))
    with server.sit_at(table, everybody[0]) as line:
        assert "absent" not in line.table["options"]


def test_who_leaves_loses_what_is_not_finished_and_has_no_game_any_more(server: AppServer) -> None:
    one, everybody = running(server, 4)
    told = do(server, everybody[3], one, "leave")
    assert told["entrants"][3]["withdrawn"]
    duel = next(duel for duel in told["played"][0] if 3 in (duel["one"], duel["two"]))
    assert duel["result"] == ("two" if duel["one"] == 3 else "one")
    for table in games(told):
        play(server, table)
    lost = next(duel for duel in tell(server, one)["played"][1] if 3 in (duel["one"], duel["two"]))
    assert (lost["two"], lost["result"], lost["games"], lost["unplayed"]) == (3, "one", [], True)
    assert tell(server, one)["entrants"][3]["void"], "with fewer than half of his duels played none counts"
    assert sum(line["points"] for line in tell(server, one)["entrants"]) == 1


def test_when_the_time_of_a_round_is_over_what_was_played_counts(server: AppServer) -> None:
    one, _ = running(server, 2, hours=1)
    assert 0 < tell(server, one)["leftMs"] <= 3_600_000
    service = hub_of(server).tables.store.service
    service._start += 3_600_000
    called(server, server.client.app.app.state.director.advance, one)  # type: ignore[attr-defined]
    told = tell(server, one)
    assert (told["phase"], told["played"][0][0]["result"], told["played"][0][0]["unplayed"]) == ("over", "none", True)


def test_the_host_decides_a_duel(server: AppServer) -> None:
    one, everybody = running(server, 2)
    assert do(server, everybody[1], one, "award", board=0, result="two", reason="no show")["code"] == "not-host"
    assert do(server, everybody[0], one, "award", board=7, result="two", reason="no show")["code"] == "no-such-duel"
    told = do(server, everybody[0], one, "award", board=0, result="two", reason="no show")
    assert (told["phase"], told["played"][0][0]["result"]) == ("over", "two")
    assert do(server, everybody[1], one, "leave")["code"] == "tournament-closed"


def test_what_was_meant_for_one_round_decides_nothing_in_the_next(server: AppServer) -> None:
    one, everybody = running(server, 3)
    word = {"board": 0, "round": 1, "result": "two", "reason": "no show"}
    board = next(n for n, duel in enumerate(tell(server, one)["played"][0]) if not duel["result"])
    told = do(server, everybody[0], one, "award", **{**word, "board": board})
    assert [len(told["played"]), told["played"][0][board]["result"]] == [2, "two"], "the next round has begun"
    for board in range(2):
        assert do(server, everybody[0], one, "award", **{**word, "board": board})["code"] == "no-such-duel"
    assert tell(server, one)["played"][1] == told["played"][1]


def test_with_common_draws_all_boards_draw_the_same_and_nobody_hears_of_them_before_the_end(
    server: AppServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one, everybody = running(server, 4, deal=True)
    told = [tell(server, one, person) for person in everybody]
    assert [len(games_shown(one)) for one in told] == [1, 1, 1, 1]
    assert games_shown(tell(server, one)) == []
    tables = sorted({games_shown(one)[0] for one in told})
    assert len(tables) == 2
    rooms = [called(server, hub_of(server).tables.get, table).room for table in tables]
    assert rooms[0].match.done == rooms[1].match.done, "the first draw"
    stranger = server.client.websocket_connect(f"ws://localhost/ws/{tables[0]}", headers=server.person())
    with stranger as socket:
        assert socket.receive_json()["code"] == "round-running"
    play(server, tables[0])
    player = next(person for person, seen in zip(everybody, told, strict=True) if games_shown(seen) == tables[:1])
    log = server.client.get(f"/api/tables/{tables[0]}/log", headers=player).text
    assert rooms[0].secret.hex() not in log
    ended = called(server, hub_of(server).tables.get, tables[0]).room.log[-1]
    assert (type(ended).__name__, ended.secret) == ("Over", "")
    play(server, tables[1])
    secret = tell(server, one)["secrets"][0][0]
    assert bytes.fromhex(secret) == rooms[0].secret
    assert verify_log(log, secret).table == tables[0]
    file = tmp_path / "board.log"
    file.write_text(log)
    status, out, _ = said(capsys, "verify", str(file), "--secret", secret)
    assert (status, out.startswith("Proven")) == (0, True)
    status, _, error = said(capsys, "verify", str(file))
    assert (status, "publishes the secret" in error) == (2, True), error
    draws = [[action for seat, action in room.match.done if seat is None] for room in rooms]
    assert draws[0] == draws[1], "the same moves were played, so nothing was set aside on one board only"


def games_shown(told: dict[str, Any]) -> list[str]:
    """The addresses of tables that somebody is told."""
    return [game["table"] for duels in told["played"] for duel in duels for game in duel["games"] if "table" in game]


def test_it_takes_an_account_and_a_place(server: AppServer) -> None:
    host, guest = somebody(server, "Anna"), server.person()
    assert server.client.post("/api/tournaments", json={}, headers=guest).json()["code"] == "account-needed"
    one = made(server, host, most=2)
    assert do(server, guest, one, "join")["code"] == "account-needed"
    assert do(server, host, one, "start")["code"] == "too-few"
    for name in ("Ben", "Eve"):
        assert "entrants" in do(server, somebody(server, name), one, "join")
    assert do(server, host, one, "join")["code"] == "tournament-full"
    assert do(server, host, one, "start")["phase"] == "running"
    assert do(server, host, one, "join")["code"] == "tournament-closed"
    assert do(server, host, one, "start")["code"] == "tournament-closed"
    assert do(server, host, one, "cancel")["phase"] == "cancelled"
    assert server.client.get("/api/tournaments/nothing").json()["code"] == "no-such-tournament"


def test_what_cannot_be_played_is_refused(server: AppServer) -> None:
    host = somebody(server, "Anna")
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"rules": "mists"}, "team-tournament"),
        ({"rules": "nothing"}, "bad-rules"),
        ({"options": {"chance": "manual"}}, "no-box"),
        ({"kind": "league"}, "bad-form"),
        ({"kind": "ladder"}, "bad-tournament"),
        ({"seats": 3, "games": 3}, "bad-form"),
        ({"seats": 3, "through": 3}, "bad-form"),
        ({"seats": 7}, "bad-tournament"),
        ({"boards": 1}, "bad-form"),
        ({"boards": 2, "seats": 4}, "bad-form"),
        ({"swap": True}, "bad-form"),
        ({"games": 4}, "bad-tournament"),
        ({"name": " "}, "bad-name"),
    ]
    for body, code in wrong:
        sent = {"name": "Cup", "kind": "robin", "rules": "base", **body}
        answer = server.client.post("/api/tournaments", json=sent, headers=host)
        assert (answer.status_code, answer.json()["code"]) == (400, code), answer.text
    for _ in range(5):
        made(server, host)
    again = {"name": "Cup", "kind": "robin", "rules": "base"}
    assert server.client.post("/api/tournaments", json=again, headers=host).json()["code"] == "too-many"


def test_whoever_is_erased_is_nobody_and_results_stay(server: AppServer) -> None:
    one, everybody = running(server, 2)
    told = server.client.get("/api/me", headers=everybody[1]).json()["tournaments"]
    assert [(line["id"], line["as"], line["host"]) for line in told] == [(one, "Person 1", False)]
    assert server.client.delete("/api/me", headers=everybody[1]).status_code == 200
    told = tell(server, one)
    assert [line["name"] for line in told["entrants"]] == ["Person 0", "Player"]
    called(server, server.client.app.app.state.director.advance, one)  # type: ignore[attr-defined]
    assert tell(server, one)["played"][0][0]["result"] in ("one", "two")
    assert device(everybody[1]) not in str(told)
