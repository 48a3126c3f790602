"""Games of tournaments: each is stored together with its table, once."""

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bastide.server.features.tournaments import store
from bastide.server.features.tournaments.plan import parse_plan
from bastide.server.storage import event_log, table_expiry
from bastide.server.storage.databases.sqlite_file import StoreError, list_migrations
from tests.server.conftest import House, house_of
from tests.server.test_tournaments import called, do, games, hub_of, made, play, running, somebody, tell


def test_two_processes_name_one_table_for_a_game(house: House) -> None:
    one, _ = running(house, 2)
    (table,) = games(tell(house, one))
    again = partial(store.add_tournament_game, one=one, number=0, board=0, n=0, table="another")
    assert called(house, hub_of(house).tables.store.do, again) == table


def test_two_processes_that_open_one_game_at_once_open_one_table(house: House) -> None:
    one, _ = running(house, 2, games=2)
    (table,) = games(tell(house, one))
    steward, db = house.client.app.app.state.steward, hub_of(house).tables.store  # type: ignore[attr-defined]
    kept = called(house, db.do, partial(store.load_tournament, one=one))
    duel, plan = kept.rounds[0][0], parse_plan(kept)
    duel.games.clear()  # what a process that is slower has read
    assert called(house, steward._open_game, kept, plan, 0, 0, duel) == table
    assert called(house, db.do, lambda db: db.execute("SELECT count(*) FROM tables").get) == 1


def test_a_game_is_listed_only_with_its_table(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: Any) -> None:
        raise StoreError("The disk is full.")

    with monkeypatch.context() as broken:
        broken.setattr(event_log, "write_events", fails)
        host, guest = somebody(house, "Anna"), somebody(house, "Bert")
        one = made(house, host)
        for person in (host, guest):
            do(house, person, one, "join")
        assert do(house, host, one, "start")["code"] == "store"
        assert [duel["games"] for duel in tell(house, one)["played"][0]] == [[]]
    called(house, house.client.app.app.state.steward.carry_on, one)  # type: ignore[attr-defined]
    (table,) = games(tell(house, one))
    assert called(house, hub_of(house).tables.get, table).room.phase == "playing"


def test_a_game_that_an_older_version_named_without_a_table_is_opened_anew(house: House) -> None:
    one, _ = running(house, 2)
    (table,) = games(tell(house, one))
    (step,) = [step for step in list_migrations() if step.name == "0039_games_with_tables.sql"]
    db = hub_of(house).tables.store
    called(house, db.do, lambda db: db.execute(step.sql))
    assert games(tell(house, one)) == [table], "a game with a table stays"
    called(house, db.do, partial(table_expiry.delete_stored_table, table=table))
    called(house, db.do, lambda db: db.execute(step.sql))
    called(house, house.client.app.app.state.steward.carry_on, one)  # type: ignore[attr-defined]
    (anew,) = games(tell(house, one))
    assert called(house, hub_of(house).tables.get, anew).room.phase == "playing"


def test_after_a_stop_it_goes_on_where_it_was(tmp_path: Path) -> None:
    with house_of(tmp_path) as house:
        one, everybody = running(house, 2, games=2)
        (table,) = games(tell(house, one))

        # a stop between storing the round and opening its first game
        called(house, hub_of(house).tables.store.do, partial(table_expiry.delete_stored_table, table=table))
        called(house, hub_of(house).tables.store.do, lambda db: db.execute("DELETE FROM duel_games"))
    with house_of(tmp_path) as house:
        called(house, house.client.app.app.state.steward.carry_on, one)  # type: ignore[attr-defined]
        (table,) = games(tell(house, one))
        play(house, table)
        assert len(tell(house, one)["played"][0][0]["games"]) == 2
        assert tell(house, one, everybody[0])["mine"]
