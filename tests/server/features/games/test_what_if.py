"""A turn as it would have been with other actions: the position of the engine, told as a frame of the replay."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bastide.game import Game
from bastide.game.turns import record_turn_ends
from bastide.records.record import Record
from bastide.records.turns import turn_ends
from bastide.server.tables.history.records import make_record
from bastide.server.tables.history.replay import GameHistory, replay_frames, what_if_frame
from bastide.server.tables.table import Table
from tests.browser.fixtures.scenes import store
from tests.server.conftest import AppServer, run_app_server
from tests.server.fixtures.tables import misty, rush, seed_table

ADDRESS = "/api/tables/instead-{}/instead"


def finished(room: Table) -> Table:
    rush(room, random.Random(4))
    return room


@pytest.mark.parametrize("rules", ["base+fields+abbot", "base+fields+conquest", "mists"])
def test_what_was_played_gives_what_was_told(rules: str) -> None:
    told = GameHistory.of(finished(misty(1, seed=3) if rules == "mists" else seed_table(rules, 4)), None)
    frames, done = replay_frames(told), 0
    for turn, end in enumerate(turn_ends(told.actions, told.over)):
        own = [place for place in range(done, end) if told.actions[place][0] is not None]
        if own and turn % 7 == 1 and turn < len(frames) - 1:
            actions = [action for _, action in told.actions[own[0] : end]]
            assert what_if_frame(told, own[0] + 1, actions) == frames[turn]
        done = end


@pytest.fixture(scope="module")
def rooms() -> dict[str, Table]:
    """One game that is over, and one that goes on."""
    live = seed_table("base+fields", 2)
    rush(live, random.Random(3), most=20)
    made = {"over": finished(seed_table("base+fields", 4)), "live": live}
    for name, room in made.items():
        room.table = f"instead-{name}"
    return made


@pytest.fixture(scope="module")
def served(rooms: dict[str, Table], tmp_path_factory: pytest.TempPathFactory) -> Iterator[AppServer]:
    data: Path = tmp_path_factory.mktemp("instead")
    store(data, *rooms.values())
    with run_app_server(data) as server:
        yield server


def ask(server: AppServer, name: str, n: object, *actions: str) -> Any:
    return server.client.get(ADDRESS.format(name), params={"n": n, "do": list(actions)})


def another(room: Table, least: int) -> tuple[int, str]:
    """A placement that was not played, with the number of the action whose place it takes."""
    record = make_record(room)
    game = Game.replay(Record(record.header))
    for entry in record.entries:
        texts = [action.text for action in game.legal_actions()]
        if entry.n >= least and entry.action.startswith("place ") and len(texts) > 1:
            return entry.n, next(text for text in texts if text != entry.action)
        game.push(entry.action)
    raise AssertionError("there was a choice")


def test_another_place_is_told(served: AppServer, rooms: dict[str, Table]) -> None:
    room = rooms["over"]
    n, action = another(room, 60)
    answer = ask(served, "over", n, action)
    assert answer.status_code == 200, answer.text
    [tile] = answer.json()["tiles+"]
    word, kind, at, rotation = action.split()
    assert (word, tile["tile"], f"{tile['x']},{tile['y']}", str(tile["rotation"])) == ("place", kind, at, rotation)
    turn = next(turn for turn, end in enumerate(record_turn_ends(make_record(room))) if end >= n)
    assert answer.json() == what_if_frame(GameHistory.of(room, None), n, [action])
    assert replay_frames(GameHistory.of(room, None))[turn]["tiles+"] != [tile]


@pytest.mark.parametrize(
    ("name", "n", "actions", "status", "code"),
    [
        ("live", 2, ["pass"], 409, "not-over"),
        ("none", 2, ["pass"], 404, "no-such-table"),
        ("over", 0, ["pass"], 400, "bad-action"),
        ("over", 1, ["draw U"], 400, "bad-action"),
        ("over", 99999, ["pass"], 400, "bad-action"),
        ("over", "x" * 90, ["pass"], 400, "bad-action"),
        ("over", 2, [], 400, "bad-action"),
        ("over", 2, ["pass"] * 17, 400, "bad-action"),
        ("over", 2, ["place " + "1" * 90], 400, "bad-action"),
        ("over", 2, ["dance"], 400, "bad-action"),
    ],
)
def test_refusals(served: AppServer, name: str, n: object, actions: list[str], status: int, code: str) -> None:
    answer = ask(served, name, n, *actions)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.json()["text"].endswith(".")
