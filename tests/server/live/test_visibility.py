"""A board of a shared deal stays closed to all others until its round is over, and a closed view to strangers."""

import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest

from bastide.server.storage import deals
from bastide.server.tables.table import Table
from tests.server.conftest import BOT, ME, AppServer, run_app_server
from tests.server.features.account.test_bot_accounts import bearer, bot_of
from tests.server.features.tournaments.test_tournaments import (
    Person,
    called,
    do,
    games_shown,
    hub_of,
    play,
    running,
    tell,
)
from tests.server.fixtures.cookie_browser import CookieBrowser
from tests.server.fixtures.table_addresses import ASKS, TableRequest, routes
from tests.server.fixtures.tables import rush

RATED = {"options": {"rated": True, "takeback": False, "aids": False}}
ALL = [ask for asks in ASKS.values() for ask in asks]


def token(server: AppServer) -> Person:
    """The headers of a program whose owner sits nowhere."""
    browser = CookieBrowser(server)
    browser.sign_up("Greta")
    return bearer(bot_of(browser))


def half_way(room: Table) -> None:
    """The first moves of a board."""
    rush(room, random.Random(1), 12)


def deal_of(server: AppServer, rated: bool = False, **more: object) -> tuple[str, list[Person], list[str]]:
    """A round of a shared deal: its first board has ended while the second one is under way."""
    one, everybody = running(server, 4, deal=True, **(RATED if rated else {}), **more)
    tables = sorted({games_shown(tell(server, one, person))[0] for person in everybody})
    play(server, tables[0])
    play(server, tables[1], half_way)
    return one, everybody, tables


def sits(server: AppServer, table: str, person: Person) -> bool:
    """Whether a person may look at a table."""
    return bool(server.client.get(f"/api/tables/{table}/people", headers=person).status_code == 200)


def others(server: AppServer, people: list[Person], table: str) -> list[Person]:
    """Those of them who do not sit at a table."""
    return [person for person in people if not sits(server, table, person)]


def tags(server: AppServer, table: str) -> bool:
    """Whether previews of a link show a table."""
    return "og:title" in server.client.get(f"/t/{table}").text


@contextmanager
def first_message(server: AppServer, table: str, who: Person) -> Iterator[dict[str, object]]:
    """The first message of a connection."""
    with server.client.websocket_connect(f"ws://localhost/ws/{table}", headers=who) as socket:
        yield socket.receive_json()


def refused(server: AppServer, table: str, who: Person, robot: Person, code: str) -> None:
    """Every address refuses with this code."""
    for ask in ALL:
        headers = robot if ask.program else who
        assert ask.status(server, table, headers, "Person 0") == (403, code), ask
    for method in ("POST", "DELETE"):
        assert TableRequest(method, "/api/tables/{table}/film").status(server, table, who) == (403, code)
    assert TableRequest("POST", "/api/tables/{table}/analysis").status(server, table, who) == (403, code)
    with first_message(server, table, who) as told:
        assert (told["t"], told["code"]) == ("error", code)
    streamed = server.client.get(f"/api/tables/{table}/stream", headers=robot).text
    assert [json.loads(line)["code"] for line in streamed.splitlines() if line] == [code]
    assert not tags(server, table)
    name = {"name": "Mine"}
    assert server.client.post(f"/api/games/{table}", json=name, headers=who).json()["code"] == "no-such-table"
    assert server.client.delete(f"/api/games/{table}", headers=who).json()["code"] == "no-such-table"
    assert table not in server.client.delete(f"/api/invitations/{table}", headers=who).text


def open_to(server: AppServer, table: str, who: Person, robot: Person) -> None:
    """Everything answers."""
    for ask in ALL:
        status, code = ask.status(server, table, robot if ask.program else who, "Person 0")
        assert status in ask.opens, (ask, status, code)
        assert code not in ("round-running", "no-watchers"), ask
    with first_message(server, table, who) as told:
        assert told["t"] == "snapshot"


def test_every_route_that_takes_a_table_is_in_the_matrix(server: AppServer) -> None:
    assert routes(server.client.app.app) == set(ASKS)  # type: ignore[attr-defined]


def test_a_board_of_a_deal_is_closed_to_all_others_until_its_round_is_over(server: AppServer) -> None:
    one, people, tables = deal_of(server)
    robot, stranger = token(server), server.person()
    away = others(server, people, tables[0])
    assert len(away) == 2
    for who in (stranger, away[0]):
        refused(server, tables[0], who, robot, "round-running")
    for who in (stranger, away[0], *people):
        assert tables[0] not in json.dumps(tell(server, one, who)) or sits(server, tables[0], who)
    play(server, tables[1])
    for who in (stranger, away[0]):
        open_to(server, tables[0], who, robot)
    assert tags(server, tables[0])


def test_who_played_a_board_sees_it_and_copies_it_nowhere(server: AppServer) -> None:
    _, people, tables = deal_of(server)
    mine = next(person for person in people if sits(server, tables[0], person))
    for kind in ("record", "log", "replay", "position"):
        answer = server.client.get(f"/api/tables/{tables[0]}/{kind}", headers=mine)
        assert answer.status_code == 200
    with server.sit_at(tables[0], mine) as line:
        assert line.table["unwatched"]
        assert "secret" not in line.table
    [ask] = ASKS["/api/tables/{table}/play-on"]
    assert ask.status(server, tables[0], mine) == (403, "round-running")
    card = server.client.get(f"/api/tables/{tables[0]}/card.png", headers=mine)
    assert card.headers["cache-control"] == "private, max-age=60"
    play(server, tables[1])
    assert ask.status(server, tables[0], mine) == (201, "")
    with server.sit_at(tables[0], mine) as line:
        assert "unwatched" not in line.table
    card = server.client.get(f"/api/tables/{tables[0]}/card.png")
    assert card.headers["cache-control"] == "public, max-age=60"


def shown(server: AppServer) -> set[str]:
    """The games of all profiles."""
    found = [server.client.get(f"/api/people/Person {n}").json()["games"] for n in range(4)]
    return {game["table"] for games in found for game in games}


def test_profiles_name_a_board_once_its_round_is_over(server: AppServer) -> None:
    _, _, tables = deal_of(server, rated=True)
    assert shown(server) == set()
    play(server, tables[1])
    assert shown(server) == set(tables)


def test_a_rated_board_that_runs_on_keeps_its_round_closed(server: AppServer) -> None:
    one, people, tables = deal_of(server, rated=True)
    told = tell(server, one)["played"][0]
    board = next(n for n, duel in enumerate(told) if not duel["result"])
    do(server, people[0], one, "award", board=board, result="one", reason="no show")
    told = tell(server, one)
    assert (len(told["played"]), told["secrets"]) == (2, [])
    assert TableRequest("GET", "/api/tables/{table}/record").status(server, tables[0], server.person())[0] == 403
    assert shown(server) == set()
    play(server, tables[1])
    assert len(tell(server, one)["secrets"]) == 1
    assert TableRequest("GET", "/api/tables/{table}/record").status(server, tables[0], server.person())[0] == 200


def test_the_rule_is_stored_and_holds_after_a_restart(tmp_path: Path) -> None:
    """Another process of a cluster knows as much as one that begins again."""
    with run_app_server(tmp_path) as server:
        _, people, tables = deal_of(server)
    with run_app_server(tmp_path) as server:
        asked = TableRequest("GET", "/api/tables/{table}/record")
        assert asked.status(server, tables[0], server.person()) == (403, "round-running")
        assert asked.status(server, tables[0], others(server, people, tables[0])[0]) == (403, "round-running")
        assert not tags(server, tables[0])
        play(server, tables[1])
        assert asked.status(server, tables[0], server.person()) == (200, "")


def test_a_table_without_a_shared_deal_has_no_secret_draws(server: AppServer) -> None:
    one, _ = running(server, 2)
    [table] = games_shown(tell(server, one))
    public = partial(deals.are_draws_public, table=table)
    assert called(server, hub_of(server).tables.store.do, public)
    assert called(server, hub_of(server).tables.store.do, partial(deals.are_draws_public, table="none"))


def test_teams_and_leagues_keep_their_boards_closed_as_well(server: AppServer) -> None:
    one, _, tables = deal_of(server, kind="league", division=4)
    assert TableRequest("GET", "/api/tables/{table}/record").status(server, tables[0], server.person()) == (
        403,
        "round-running",
    )
    play(server, tables[1])
    assert TableRequest("GET", "/api/tables/{table}/record").status(server, tables[0], server.person()) == (200, "")
    assert len(tell(server, one)["secrets"]) == 1


@pytest.mark.parametrize("ended", [False, True])
def test_a_closed_view_is_closed_at_every_address(server: AppServer, ended: bool) -> None:
    host, robot, stranger = server.person(), token(server), server.person()
    table = server.open(host, ME, BOT)
    with server.sit_at(table, host) as line:
        if not line.offers:
            line.until("update")
        assert line.ask("lock", seats=True, watchers=True)["t"] == "ack"
    if ended:
        called(server, hub_of(server).abandon, hub_of(server).tables.peek(table), "agreed")
    refused(server, table, stranger, robot, "no-watchers")
    assert shown_cache(server, table, host) == "private, max-age=60"
    with server.sit_at(table, host) as line:
        assert line.ask("lock", seats=False, watchers=False)["t"] == "ack"
    assert shown_cache(server, table, stranger) == "public, max-age=60"


def shown_cache(server: AppServer, table: str, who: Person) -> str:
    """The cache headers of a table's card."""
    answer = server.client.get(f"/api/tables/{table}/card.png", headers=who)
    assert answer.status_code == 200
    return str(answer.headers["cache-control"])
