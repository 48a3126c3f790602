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
from tests.server.conftest import BOT, ME, House, house_of
from tests.server.signing.browser import Browser
from tests.server.signing.test_bots import bearer, bot_of
from tests.server.test_tournaments import Person, called, do, games_shown, hub_of, play, running, tell
from tests.server.tools import rush
from tests.server.visibility import ASKS, Ask, routes

RATED = {"options": {"rated": True, "takeback": False, "aids": False}}
ALL = [ask for asks in ASKS.values() for ask in asks]


def token(house: House) -> Person:
    """The headers of a program whose owner sits nowhere."""
    browser = Browser(house)
    browser.sign_up("Greta")
    return bearer(bot_of(browser))


def half_way(room: Table) -> None:
    """The first moves of a board."""
    rush(room, random.Random(1), 12)


def deal_of(house: House, rated: bool = False, **more: object) -> tuple[str, list[Person], list[str]]:
    """A round of a shared deal: its first board has ended while the second one is under way."""
    one, everybody = running(house, 4, deal=True, **(RATED if rated else {}), **more)
    tables = sorted({games_shown(tell(house, one, person))[0] for person in everybody})
    play(house, tables[0])
    play(house, tables[1], half_way)
    return one, everybody, tables


def sits(house: House, table: str, person: Person) -> bool:
    """Whether a person may look at a table."""
    return bool(house.client.get(f"/api/tables/{table}/people", headers=person).status_code == 200)


def others(house: House, people: list[Person], table: str) -> list[Person]:
    """Those of them who do not sit at a table."""
    return [person for person in people if not sits(house, table, person)]


def tags(house: House, table: str) -> bool:
    """Whether previews of a link show a table."""
    return "og:title" in house.client.get(f"/t/{table}").text


@contextmanager
def first_message(house: House, table: str, who: Person) -> Iterator[dict[str, object]]:
    """The first message of a connection."""
    with house.client.websocket_connect(f"ws://localhost/ws/{table}", headers=who) as socket:
        yield socket.receive_json()


def refused(house: House, table: str, who: Person, robot: Person, code: str) -> None:
    """Every address refuses with this code."""
    for ask in ALL:
        headers = robot if ask.program else who
        assert ask.status(house, table, headers, "Person 0") == (403, code), ask
    for method in ("POST", "DELETE"):
        assert Ask(method, "/api/tables/{table}/film").status(house, table, who) == (403, code)
    assert Ask("POST", "/api/tables/{table}/analysis").status(house, table, who) == (403, code)
    with first_message(house, table, who) as told:
        assert (told["t"], told["code"]) == ("error", code)
    streamed = house.client.get(f"/api/tables/{table}/stream", headers=robot).text
    assert [json.loads(line)["code"] for line in streamed.splitlines() if line] == [code]
    assert not tags(house, table)
    name = {"name": "Mine"}
    assert house.client.post(f"/api/games/{table}", json=name, headers=who).json()["code"] == "no-such-table"
    assert house.client.delete(f"/api/games/{table}", headers=who).json()["code"] == "no-such-table"
    assert table not in house.client.delete(f"/api/invitations/{table}", headers=who).text


def open_to(house: House, table: str, who: Person, robot: Person) -> None:
    """Everything answers."""
    for ask in ALL:
        status, code = ask.status(house, table, robot if ask.program else who, "Person 0")
        assert status in ask.opens, (ask, status, code)
        assert code not in ("round-running", "no-watchers"), ask
    with first_message(house, table, who) as told:
        assert told["t"] == "snapshot"


def test_every_route_that_takes_a_table_is_in_the_matrix(house: House) -> None:
    assert routes(house.client.app.app) == set(ASKS)  # type: ignore[attr-defined]


def test_a_board_of_a_deal_is_closed_to_all_others_until_its_round_is_over(house: House) -> None:
    one, people, tables = deal_of(house)
    robot, stranger = token(house), house.person()
    away = others(house, people, tables[0])
    assert len(away) == 2
    for who in (stranger, away[0]):
        refused(house, tables[0], who, robot, "round-running")
    for who in (stranger, away[0], *people):
        assert tables[0] not in json.dumps(tell(house, one, who)) or sits(house, tables[0], who)
    play(house, tables[1])
    for who in (stranger, away[0]):
        open_to(house, tables[0], who, robot)
    assert tags(house, tables[0])


def test_who_played_a_board_sees_it_and_copies_it_nowhere(house: House) -> None:
    _, people, tables = deal_of(house)
    mine = next(person for person in people if sits(house, tables[0], person))
    for kind in ("record", "log", "replay", "position"):
        answer = house.client.get(f"/api/tables/{tables[0]}/{kind}", headers=mine)
        assert answer.status_code == 200
    with house.sit_at(tables[0], mine) as line:
        assert line.table["unwatched"]
        assert "secret" not in line.table
    [ask] = ASKS["/api/tables/{table}/play-on"]
    assert ask.status(house, tables[0], mine) == (403, "round-running")
    card = house.client.get(f"/api/tables/{tables[0]}/card.png", headers=mine)
    assert card.headers["cache-control"] == "private, max-age=60"
    play(house, tables[1])
    assert ask.status(house, tables[0], mine) == (201, "")
    with house.sit_at(tables[0], mine) as line:
        assert "unwatched" not in line.table
    card = house.client.get(f"/api/tables/{tables[0]}/card.png")
    assert card.headers["cache-control"] == "public, max-age=60"


def shown(house: House) -> set[str]:
    """The games of all profiles."""
    found = [house.client.get(f"/api/people/Person {n}").json()["games"] for n in range(4)]
    return {game["table"] for games in found for game in games}


def test_profiles_name_a_board_once_its_round_is_over(house: House) -> None:
    _, _, tables = deal_of(house, rated=True)
    assert shown(house) == set()
    play(house, tables[1])
    assert shown(house) == set(tables)


def test_a_rated_board_that_runs_on_keeps_its_round_closed(house: House) -> None:
    one, people, tables = deal_of(house, rated=True)
    told = tell(house, one)["played"][0]
    board = next(n for n, duel in enumerate(told) if not duel["result"])
    do(house, people[0], one, "award", board=board, result="one", reason="no show")
    told = tell(house, one)
    assert (len(told["played"]), told["secrets"]) == (2, [])
    assert Ask("GET", "/api/tables/{table}/record").status(house, tables[0], house.person())[0] == 403
    assert shown(house) == set()
    play(house, tables[1])
    assert len(tell(house, one)["secrets"]) == 1
    assert Ask("GET", "/api/tables/{table}/record").status(house, tables[0], house.person())[0] == 200


def test_the_rule_is_stored_and_holds_after_a_restart(tmp_path: Path) -> None:
    """Another process of a cluster knows as much as one that begins again."""
    with house_of(tmp_path) as house:
        _, people, tables = deal_of(house)
    with house_of(tmp_path) as house:
        asked = Ask("GET", "/api/tables/{table}/record")
        assert asked.status(house, tables[0], house.person()) == (403, "round-running")
        assert asked.status(house, tables[0], others(house, people, tables[0])[0]) == (403, "round-running")
        assert not tags(house, tables[0])
        play(house, tables[1])
        assert asked.status(house, tables[0], house.person()) == (200, "")


def test_a_table_without_a_shared_deal_has_no_secret_draws(house: House) -> None:
    one, _ = running(house, 2)
    [table] = games_shown(tell(house, one))
    public = partial(deals.are_draws_public, table=table)
    assert called(house, hub_of(house).tables.store.do, public)
    assert called(house, hub_of(house).tables.store.do, partial(deals.are_draws_public, table="none"))


def test_teams_and_leagues_keep_their_boards_closed_as_well(house: House) -> None:
    one, _, tables = deal_of(house, kind="league", division=4)
    assert Ask("GET", "/api/tables/{table}/record").status(house, tables[0], house.person()) == (403, "round-running")
    play(house, tables[1])
    assert Ask("GET", "/api/tables/{table}/record").status(house, tables[0], house.person()) == (200, "")
    assert len(tell(house, one)["secrets"]) == 1


@pytest.mark.parametrize("ended", [False, True])
def test_a_closed_view_is_closed_at_every_address(house: House, ended: bool) -> None:
    host, robot, stranger = house.person(), token(house), house.person()
    table = house.open(host, ME, BOT)
    with house.sit_at(table, host) as line:
        if not line.offers:
            line.until("update")
        assert line.ask("lock", seats=True, watchers=True)["t"] == "ack"
    if ended:
        called(house, hub_of(house).abandon, hub_of(house).tables.peek(table), "agreed")
    refused(house, table, stranger, robot, "no-watchers")
    assert shown_cache(house, table, host) == "private, max-age=60"
    with house.sit_at(table, host) as line:
        assert line.ask("lock", seats=False, watchers=False)["t"] == "ack"
    assert shown_cache(house, table, stranger) == "public, max-age=60"


def shown_cache(house: House, table: str, who: Person) -> str:
    """The cache headers of a table's card."""
    answer = house.client.get(f"/api/tables/{table}/card.png", headers=who)
    assert answer.status_code == 200
    return str(answer.headers["cache-control"])
