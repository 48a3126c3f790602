"""Games of tournaments: each is stored together with its table, once."""

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bastide.server.features.tournaments import store
from bastide.server.features.tournaments.plan import parse_plan
from bastide.server.storage import event_log, table_expiry
from bastide.server.storage.databases.sqlite_file import StoreError, list_migrations
from tests.server.conftest import AppServer, run_app_server
from tests.server.features.tournaments.test_tournaments import (
    called,
    do,
    games,
    hub_of,
    made,
    play,
    running,
    somebody,
    tell,
)


def test_two_processes_name_one_table_for_a_game(server: AppServer) -> None:
    one, _ = running(server, 2)
    (table,) = games(tell(server, one))
    again = partial(store.add_tournament_game, id=one, number=0, board=0, n=0, table="another")
    assert called(server, hub_of(server).tables.store.do, again) == table


def test_two_processes_that_open_one_game_at_once_open_one_table(server: AppServer) -> None:
    one, _ = running(server, 2, games=2)
    (table,) = games(tell(server, one))
    director, db = server.client.app.app.state.director, hub_of(server).tables.store  # type: ignore[attr-defined]
    kept = called(server, db.do, partial(store.load_tournament, id=one))
    duel, plan = kept.rounds[0][0], parse_plan(kept)
    duel.games.clear()  # what a process that is slower has read
    assert called(server, director._open_game, kept, plan, 0, 0, duel) == table
    assert called(server, db.do, lambda db: db.execute("SELECT count(*) FROM tables").get) == 1


def test_a_game_is_listed_only_with_its_table(server: AppServer, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: Any) -> None:
        raise StoreError("The disk is full.")

    with monkeypatch.context() as broken:
        broken.setattr(event_log, "write_events", fails)
        host, guest = somebody(server, "Anna"), somebody(server, "Bert")
        one = made(server, host)
        for person in (host, guest):
            do(server, person, one, "join")
        assert do(server, host, one, "start")["code"] == "store"
        assert [duel["games"] for duel in tell(server, one)["played"][0]] == [[]]
    called(server, server.client.app.app.state.director.advance, one)  # type: ignore[attr-defined]
    (table,) = games(tell(server, one))
    assert called(server, hub_of(server).tables.get, table).room.phase == "playing"


def test_a_game_that_an_older_version_stored_without_a_table_is_opened_again(server: AppServer) -> None:
    one, _ = running(server, 2)
    (table,) = games(tell(server, one))
    (step,) = [step for step in list_migrations() if step.name == "0039_games_with_tables.sql"]
    db = hub_of(server).tables.store
    called(server, db.do, lambda db: db.execute(step.sql))
    assert games(tell(server, one)) == [table], "a game with a table stays"
    called(server, db.do, partial(table_expiry.delete_stored_table, table=table))
    called(server, db.do, lambda db: db.execute(step.sql))
    called(server, server.client.app.app.state.director.advance, one)  # type: ignore[attr-defined]
    (again,) = games(tell(server, one))
    assert called(server, hub_of(server).tables.get, again).room.phase == "playing"


def test_after_a_stop_it_goes_on_where_it_was(tmp_path: Path) -> None:
    with run_app_server(tmp_path) as server:
        one, everybody = running(server, 2, games=2)
        (table,) = games(tell(server, one))

        # a stop between storing the round and opening its first game
        called(server, hub_of(server).tables.store.do, partial(table_expiry.delete_stored_table, table=table))
        called(server, hub_of(server).tables.store.do, lambda db: db.execute("DELETE FROM duel_games"))
    with run_app_server(tmp_path) as server:
        called(server, server.client.app.app.state.director.advance, one)  # type: ignore[attr-defined]
        (table,) = games(tell(server, one))
        play(server, table)
        assert len(tell(server, one)["played"][0][0]["games"]) == 2
        assert tell(server, one, everybody[0])["mine"]
