"""The arena and `bastide sim` between programs: who fails has lost, games are kept, and nothing stays behind."""

import json
import shlex
import sys
from pathlib import Path

import pytest

from bastide.bots.arena import ArenaSettings, play_tournament
from bastide.bots.matches import MatchResult
from bastide.bots.simulate import simulate
from bastide.game import Game
from bastide.records import Record

from .conftest import strange

pytestmark = pytest.mark.usefixtures("soon_ended")
SHORT = (("draws", 6),)
EXAMPLES = Path(__file__).parents[3] / "examples"


def played(a: str, b: str, games: int = 2, **more: object) -> MatchResult:
    """The whole match."""
    setting = ArenaSettings("base", options=SHORT, **{k: v for k, v in more.items() if k != "jobs"})  # type: ignore[arg-type]
    *_, (result,) = play_tournament([a, b], games, setting, int(str(more.get("jobs", 1))))
    return result


def test_who_fails_has_lost_and_points_count_for_nobody() -> None:
    result = played(strange("crash"), "random", 4)
    assert (result.wins_a, result.wins_b, [one.scores for one in result.sets if one.scores], result.side_a.seats) == (
        0,
        4,
        [],
        0,
    )
    assert [(one.seat, one.code) for one in result.failures] == [(0, "crashed"), (1, "crashed")] * 2
    told = result.as_dict()
    assert told["failures_a"] == {"crashed": 4}
    assert "failures_b" not in told
    other = played("random", strange("illegal"), 2)
    assert (other.wins_a, other.as_dict()["failures_b"]) == (2, {"illegal": 2})


def test_with_more_seats_who_fails_loses_to_the_other_bot() -> None:
    result = played(strange("illegal"), "random", 3, players=3)
    assert result.shares == [0.0] * 3
    assert played("random", strange("illegal"), 3, players=3).shares == [1.0] * 3


def test_programs_play_in_several_processes_as_in_one() -> None:
    alone, shared = (played(strange(), "plain", 6, jobs=jobs) for jobs in (1, 2))
    assert [one.scores for one in alone.sets] == [one.scores for one in shared.sets]
    assert not alone.failures


def test_a_team_whose_bot_fails_has_lost() -> None:
    setting = ArenaSettings("mists", 2, (("level", 1),))
    *_, (result,) = play_tournament([strange("crash"), "random"], 1, setting)
    assert dict(result.side_a.endings) == {"failed": 1}


def test_records_of_all_games_are_kept(tmp_path: Path) -> None:
    played(strange(), "random", 4, records=str(tmp_path))
    index = [json.loads(line) for line in (tmp_path / "games.jsonl").read_text().splitlines()]
    assert len(index) == len(list(tmp_path.glob("*.bastide.jsonl"))) == 4
    for one in index:
        record = Record.read(tmp_path / one["file"])
        assert Game.replay(record).scores == one["scores"]
        assert len(record.header.players) == len(one["bots"]) == 2
    played(strange("crash"), "random", 2, records=str(tmp_path))
    index = [json.loads(line) for line in (tmp_path / "games.jsonl").read_text().splitlines()]
    assert [one["failure"]["code"] for one in index] == ["crashed"] * 2, "it tells of this match alone"
    assert Record.read(tmp_path / index[0]["file"]).end is None


def test_sim_goes_on_after_a_failure() -> None:
    result = simulate("base", [strange("crash"), "random"], 3, options=dict(SHORT))
    assert (result.games, [one.code for one in result.failures]) == (0, ["crashed"] * 3)
    assert result.as_dict(True)["failures"]
    assert simulate("base", [strange(), "random"], 3, options=dict(SHORT)).games == 3


def test_the_example_in_python_beats_chance() -> None:
    result = played(f"{shlex.quote(sys.executable)} {EXAMPLES / 'bot.py'}", "random", 6)
    assert not result.failures
    assert result.wins_a >= 5


def test_a_seed_that_nobody_guesses_suits_bots_that_search() -> None:
    assert played("sidonie:2", "random", 2, seed=2**64 - 3).games == 2
