"""Records as data frames."""

from pathlib import Path

import pytest

from bastide.bots import make_bot
from bastide.game import Game
from bastide.records import RecordError, actions_frame, frame


def played() -> Game:
    """A short game of chance."""
    game, bot = Game("base", players=2, seed=3, options={"draws": 4}), make_bot("random", 1)
    while not game.over:
        game.push(bot.choose(game))
    return game


def test_games_and_their_actions_are_rows(tmp_path: Path) -> None:
    whole = played()
    started = Game("base+fields", players=3, seed=1)
    path = tmp_path / "whole.bastide.jsonl"
    whole.record(["Anna", "Ben"], [None, "random"]).write(path)
    games = frame([path, started.record()]).to_pylist()
    assert games[0]["file"] == str(path)
    assert (games[0]["players"], games[0]["bots"]) == (["Anna", "Ben"], [None, "random"])
    assert (games[0]["over"], games[0]["scores"]) == (True, whole.scores)
    assert games[0]["hash"] == f"{whole.hash():016x}"
    assert games[0]["options"] == '{"draws": 4}'
    assert games[1]["file"] is games[1]["scores"] is games[1]["hash"] is None
    assert (games[1]["over"], games[1]["rules"]) == (False, "base+fields")
    rows = actions_frame([path, started.record()]).to_pylist()
    assert [one["action"] for one in rows if one["game"] == 0] == [action.text for action in whole.actions]
    assert [one["seat"] for one in rows if one["word"] == "draw"] == [None] * 5
    assert len(rows) == games[0]["actions"] + games[1]["actions"]


def test_no_games_are_an_empty_table_with_the_same_columns() -> None:
    assert frame([]).schema == frame([played().record()]).schema
    assert actions_frame([]).num_rows == 0


def test_a_damaged_record_is_told(tmp_path: Path) -> None:
    (tmp_path / "x").write_text("{}")
    with pytest.raises(RecordError):
        frame([tmp_path / "x"])
