"""`bastide puzzle` and `bastide analyse --position`."""

import io
import sys
from datetime import UTC, datetime

import pytest

from bastide import Game
from bastide.analysis import analyse_position
from bastide.puzzles import PUZZLES, of_day

from .helpers import called, called_json

Capture = pytest.CaptureFixture[str]
NAME, PUZZLE = next((name, puzzle) for name, puzzle in PUZZLES.items() if puzzle.rules == "base+fields")
WRONG = next(way for way in PUZZLE.ways if PUZZLE.ways[0].value - way.value > 1)


def test_the_puzzle_of_the_day(capsys: Capture) -> None:
    before = datetime.now(UTC).date()
    told = called_json(capsys, "puzzle")
    assert told["id"] in {of_day(day) for day in (before, datetime.now(UTC).date())}
    assert Game.from_position(told["position"], chance="manual").scores == told["scores"]


def test_a_puzzle_is_shown_without_its_solution(capsys: Capture) -> None:
    status, out, _ = called(capsys, "puzzle", NAME)
    assert status == 0
    assert NAME in out
    assert f'--turn "place {called_json(capsys, "puzzle", NAME)["tile"]}' in out
    assert PUZZLE.best[0] not in out


def test_a_turn_is_judged(capsys: Capture) -> None:
    best = called_json(capsys, "puzzle", NAME, "--turn", "; ".join(PUZZLE.best))["turn"]
    assert best == {"actions": PUZZLE.best, "solves": True, "loss": 0.0, "judged": True}
    wrong = called_json(capsys, "puzzle", NAME, "--turn", "; ".join(WRONG.turns[0]))["turn"]
    assert (wrong["solves"], wrong["loss"]) == (False, PUZZLE.loss(WRONG.turns[0]))
    assert "Solved" in called(capsys, "puzzle", NAME, "--turn", "; ".join(PUZZLE.best))[1]
    assert "loses" in called(capsys, "puzzle", NAME, "--turn", "; ".join(WRONG.turns[0]))[1]
    error = called_json(capsys, "puzzle", NAME, "--turn", PUZZLE.best[0], status=2)["error"]
    assert error["code"] == "turn-goes-on"


def test_the_solution_has_its_reasons(capsys: Capture) -> None:
    out = called(capsys, "puzzle", NAME, "--solution")[1].splitlines()
    assert out[0].startswith(f"Best: {'; '.join(PUZZLE.best)}")
    assert len(out) == 1 + len(PUZZLE.reasons)


def test_all_puzzles_are_listed(capsys: Capture) -> None:
    assert [row["id"] for row in called_json(capsys, "puzzle", "--list")["puzzles"]] == list(PUZZLES)


def test_the_best_turns_at_a_position(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game("base+fields", seed=15)
    told = called_json(capsys, "analyse", "--position", game.position(), "--best", "2")
    assert (told["seat"], told["step"], told["tile"], len(told["turns"])) == (0, "place", "B", 2)
    first, second = told["turns"]
    assert first["value"] == told["value"] >= second["value"]
    for action in first["actions"]:
        game.push(action)
    status, out, _ = called(capsys, "analyse", "--position", Game("base+fields", seed=15).position())
    assert status == 0
    assert ", ".join(first["actions"]) in out
    monkeypatch.setattr(sys, "stdin", io.StringIO(Game("base+fields", seed=15).position() + "\n"))
    assert called_json(capsys, "analyse", "--position", "-", "--best", "2") == told


def test_a_position_before_a_draw_and_after_the_end() -> None:
    before = Game("base", chance="manual")
    told = analyse_position(before)
    assert (told["seat"], told["step"], told["turns"], told["value"] is None) == (None, "draw", [], False)
    assert before == Game("base", chance="manual"), "it is left as it was"
    over = Game("base", seed=1, draws=2)
    while not over.over:
        over.push(over.legal_actions()[0])
    told = analyse_position(over)
    assert (told["over"], told["turns"], told["value"]) == (True, [], None)


def test_a_team_is_judged_in_percent() -> None:
    told = analyse_position(Game("mists", players=2, seed=1))
    assert told["together"]
    assert all(0 <= turn["value"] <= 100 for turn in told["turns"])
