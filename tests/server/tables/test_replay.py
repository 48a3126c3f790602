"""A game told turn by turn is the game that was played, and no more than a spectator sees."""

import random
from typing import Any

import pytest

from bastide.game.turns import iterate_positions, record_turn_ends
from bastide.server.tables.history import records
from bastide.server.tables.history.replay import GameHistory, replay_frames
from bastide.server.tables.table import Caller, Table
from bastide.server.tables.views import views
from tests.server.fixtures.tables import ANNA, EVE, misty, rush, seed_table

SYSTEMS: dict[str, dict[str, Any]] = {
    "base+fields+river+abbot": {},
    "base+fields+abbot+anniversary": {},
    "base+fields": {"house": {"hand": 2}},
    "base+fields+ghosts": {},
    "base+fields+conquest": {},
}


def merged(base: Any, change: dict[str, Any]) -> dict[str, Any]:
    """What a page does with a change."""
    out = {key: value for key, value in base.items() if key not in change.get("-", [])}
    for key, value in change.items():
        if key != "-":
            both = isinstance(out.get(key), dict) and isinstance(value, dict)
            out[key] = merged(out[key], value) if both else value
    return out


def told(room: Table) -> list[dict[str, Any]]:
    """The positions that a page makes of the frames, with the log so far."""
    out: list[dict[str, Any]] = []
    now: dict[str, Any] = {"view": {}, "at": {}}
    tiles: list[Any] = []
    lines: list[Any] = []
    log: list[Any] = []
    for frame in replay_frames(GameHistory.of(room, None)):
        now = merged(now, {key: frame[key] for key in ("view", "at", "-") if key in frame})
        tiles, lines, log = tiles + frame["tiles+"], lines + frame["explain+"], log + frame["log+"]
        figures = list(now["view"]["figures"].values())
        view = {**now["view"], "figures": figures, "tiles": tiles, "explain": lines}
        out.append({"view": view, "at": now["at"], "log": log})
    return out


def finished(rules: str, **more: Any) -> Table:
    room = seed_table(rules, 5, **more)
    rush(room, random.Random(5))
    return room


def by_name(view: dict[str, Any]) -> dict[str, Any]:
    """Figures in the order of their names: which one is told first means nothing."""
    return {**view, "figures": sorted(view["figures"], key=lambda one: str(one["id"])), "decision": None}


def check(room: Table) -> None:
    """Each moment is the position that the engine has after that turn."""
    record, moments = records.make_record(room), told(room)
    assert room.match is not None
    assert len(moments) == len(record_turn_ends(record))
    for moment, game in zip(moments, iterate_positions(record), strict=True):
        assert by_name(moment["view"]) == by_name(game.shown_to(None))
        assert {one["id"] for one in moment["view"]["figures"]} <= set(moment["at"])
    assert moments[-1]["log"] == room.match.log
    assert moments[-1]["at"] == views.make_snapshot(room, Caller(EVE)).figureAt


@pytest.mark.parametrize("rules", SYSTEMS)
def test_every_turn_is_the_position_of_the_engine(rules: str) -> None:
    check(finished(rules, **SYSTEMS[rules]))


@pytest.mark.parametrize("level", [1, 6])
def test_turns_of_a_team(level: int) -> None:
    room = misty(level, seed=3)
    rush(room, random.Random(3))
    check(room)


def test_a_game_that_goes_on_is_told_up_to_the_present() -> None:
    room = seed_table("base+fields", 2)
    rush(room, random.Random(2), most=21)
    moments = told(room)
    assert room.phase == "playing"
    assert by_name(moments[-1]["view"]) == by_name(views.make_snapshot(room, Caller(EVE)).view)  # type: ignore[arg-type]
    assert [moment["view"]["turn"] for moment in moments] == sorted(moment["view"]["turn"] for moment in moments)


def test_what_a_table_keeps_from_its_players_is_not_told_afterwards() -> None:
    room = seed_table("base+fields", 4, without=["left"])
    rush(room, random.Random(4), most=30)
    assert all(moment["view"]["left"]["tiles"] == {} for moment in told(room))
    assert told(room)[-1]["view"]["left"]["total"] > 0
    free = seed_table("base+fields", 4)
    rush(free, random.Random(4), most=30)
    assert all(moment["view"]["left"]["tiles"] for moment in told(free))


def test_the_placer_of_each_turn_is_named() -> None:
    room = finished("base+fields")
    frames = replay_frames(GameHistory.of(room, None))
    placed = [seat for seat, action in room.match.done if action.startswith("place ")]  # type: ignore[union-attr]
    assert [frame["seat"] for frame in frames] == [None, *placed]


def test_a_seat_looks_back_as_well() -> None:
    room = seed_table("base+fields", 1)
    rush(room, random.Random(1), most=9)
    assert views.list_device_seats(room, ANNA) == [0]
    assert replay_frames(GameHistory.of(room, 0)) == replay_frames(GameHistory.of(room, None))
