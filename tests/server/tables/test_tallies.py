"""Points by kind add up to the score, whatever is played."""

import random
from typing import Any

import pytest

from bastide.server.tables.history.replay import GameHistory, replay_frames
from bastide.server.tables.results.highlights import decisive_turn, lines_by_turn
from bastide.server.tables.results.tallies import KINDS, effective_winners, score_column, tally_points
from bastide.server.tables.table import Caller, Table
from bastide.server.tables.views import views
from tests.server.fixtures.tables import EVE, misty, rush, seed_table

SYSTEMS: dict[str, dict[str, Any]] = {
    "base": {},
    "base+fields+river+abbot": {},
    "base+fields+abbot+anniversary": {},
    "base+fields+ghosts": {},
    "base+fields+conquest": {},
    "base+fortress": {},
}


def finished(rules: str, seed: int) -> Table:
    room = misty(int(rules.removeprefix("mists")), seed) if rules.startswith("mists") else seed_table(rules, seed)
    rush(room, random.Random(seed))
    return room


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("rules", [*SYSTEMS, "mists1", "mists4", "mists6"])
def test_the_kinds_of_a_row_add_up_to_its_points(rules: str, seed: int) -> None:
    room = finished(rules, seed)
    info = views.make_snapshot(room, Caller(EVE)).table
    assert room.match is not None
    ending, scores = info["ending"], room.match.game.scores
    assert [kind for kind in KINDS if kind in ending["kinds"]] == ending["kinds"]
    assert sorted(seat for row in ending["rows"] for seat in row["seats"]) == list(range(len(scores)))
    for row in ending["rows"]:
        assert sum(row["points"]) == row["total"] == scores[row["seats"][0]]
    for n in range(len(ending["kinds"])):
        assert any(row["points"][n] for row in ending["rows"]), "no column is empty"
    assert [row["total"] for row in ending["rows"]] == sorted((row["total"] for row in ending["rows"]), reverse=True)
    frames = replay_frames(GameHistory.of(room, None))
    assert ending["turns"] == len(frames) - 1
    assert ending["winners"] == room.match.game.winners
    earned: dict[int, int] = {}
    for frame in frames:
        for one in frame["earned"]:
            earned[one["seats"][0]] = earned.get(one["seats"][0], 0) + sum(one["points"].values())
            assert one["total"] == earned[one["seats"][0]]
    assert earned == {
        row["seats"][0]: row["total"] for row in ending["rows"] if row["total"] or row["seats"][0] in earned
    }


def test_nothing_of_it_is_told_before_the_end() -> None:
    room = seed_table("base+fields", 1)
    rush(room, random.Random(1), most=20)
    assert "ending" not in views.make_snapshot(room, Caller(EVE)).table


def line(seats: list[int], points: int, feature: str = "road", **more: Any) -> dict[str, Any]:
    return {"seats": seats, "points": points, "feature": feature, "final": False, "count": 1, "cells": [], **more}


def test_a_loss_stands_with_the_rest_and_a_garden_with_the_monasteries() -> None:
    assert score_column(line([0], -2, "road")) == "rest"
    assert score_column(line([0], 9, "garden")) == "monastery"
    assert score_column(line([0], 4, "castle")) == "rest"
    assert score_column(line([0], 0, "city")) == "city"


def test_the_turn_from_which_the_winner_led() -> None:
    turns: list[list[Any]] = [[], [line([1], 5)], [line([0], 3)], [line([0], 4)], [line([1], 1)]]
    view = {"winners": [0], "players": 2, "scores": [7, 6]}
    assert decisive_turn(view, turns) == {"kind": "lead", "seats": [0], "points": 0, "turn": 3}
    assert decisive_turn({**view, "winners": [1], "scores": [7, 9]}, turns) == {
        "kind": "counting",
        "seats": [1],
        "points": 3,
    }
    assert decisive_turn({**view, "winners": [0, 1]}, turns) is None


def test_a_lead_from_the_beginning_is_no_turning_point() -> None:
    turns: list[list[Any]] = [[], [line([1], 1)], [line([0], 9)], *[[] for _ in range(20)]]
    view = {"winners": [0], "players": 2, "scores": [9, 1]}
    assert decisive_turn(view, turns) is None
    assert decisive_turn(view, turns[:4]) == {"kind": "lead", "seats": [0], "points": 0, "turn": 2}


def test_who_gave_up_comes_last_whatever_the_points() -> None:
    lines = [line([1], 30), line([2], 12), line([0], 9)]
    view = {"winners": [2], "players": 3, "scores": [9, 30, 12], "explain": lines}
    for gone, places in (({1}, [(2, 1), (0, 2), (1, 3)]), ({1, 0}, [(2, 1), (1, 2), (0, 3)])):
        _, rows = tally_points(view, gone)
        assert [(row["seats"][0], row["place"]) for row in rows] == places


def test_who_gave_up_does_not_win() -> None:
    assert effective_winners([1], [9, 30, 12], ()) == [1]
    assert effective_winners([1], [9, 30, 12], {1}) == [2]
    assert effective_winners([0, 1], [30, 30, 12], {1}) == [0]
    assert effective_winners([1], [12, 30, 12], {1}) == [0, 2]
    assert effective_winners([], [9, 30], {1}) == [], "the game goes on, or a team has lost"


def test_who_gave_up_was_ahead_of_nobody() -> None:
    turns: list[list[Any]] = [[], [line([1], 90), line([2], 5)], [line([0], 3)], [line([0], 4)]]
    view = {"winners": [0], "players": 3, "scores": [7, 90, 5]}
    assert decisive_turn(view, turns, {1}) == {"kind": "lead", "seats": [0], "points": 0, "turn": 3}
    assert decisive_turn(view, turns, {1, 2}) is None, "nobody else was left"


def test_the_final_counting_belongs_to_no_turn() -> None:
    scored, counted = {"line": line([0], 2)}, {"line": line([0], 9, final=True)}
    assert lines_by_turn([[{"kind": "drew"}], [scored], [counted]]) == [[], [scored["line"]], []]
