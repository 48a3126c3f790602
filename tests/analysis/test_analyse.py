"""The analysis of whole games: its sums, what it is certain of, and what it refuses."""

import json
from typing import Any

import pytest

from bastide import Record, RecordError
from bastide.analysis import DEEPEST, UnknownDepth, analyse
from bastide.records import Entry
from tests.analysis.games import SYSTEMS, played, said

SHORT: dict[str, object] = {"draws": 20}


def check_sums(told: dict[str, Any]) -> None:
    """Every sum can be made again from the decisions."""
    assert json.loads(json.dumps(told)) == told
    for one in told["decisions"]:
        assert one["loss"] == pytest.approx(one["best"]["value"] - one["played"]["value"], abs=1e-6)
        assert one["loss"] >= 0
        assert (one["class"] == "forced") == (one["clear"] is None)
        assert one["stake"] >= 0
        assert one["others"][0]["value"] <= one["best"]["value"]
        assert [line["value"] for line in one["others"]] == sorted((x["value"] for x in one["others"]), reverse=True)
        if one["luck"] is not None:
            assert one["luck"] == pytest.approx(one["one_turn"]["best"] - one["one_turn"]["expected"], abs=1e-6)
    for seat in told["seats"]:
        own = [one for one in told["decisions"] if one["seat"] == seat["seat"]]
        free = [one for one in own if one["class"] != "forced"]
        assert (seat["decisions"], seat["forced"]) == (len(free), len(own) - len(free))
        assert sum(seat["classes"].values()) == len(free)
        assert seat["loss"] == pytest.approx(sum(one["loss"] for one in free), abs=1e-6)
        assert seat["best"] == sum(one["loss"] == 0 for one in free)
        assert (seat["luck"] or 0) == pytest.approx(sum(one["luck"] or 0 for one in own), abs=1e-6)
        assert seat["accuracy"] is None or 0 <= seat["accuracy"] <= 100


def check_result(told: dict[str, Any]) -> None:
    """The difference is the sum of its parts, to the last digit."""
    result = told["result"]
    sign = [1, -1][: len(told["seats"])]
    luck = sum(s * points for s, points in zip(sign, result["luck"], strict=True))
    loss = sum(s * points for s, points in zip(sign, result["loss"], strict=True))
    assert round(result["start"] + luck - loss + result["residual"], 3) == result["difference"]
    assert round(result["difference"] - luck, 3) == result["adjusted"]
    assert result["loss"] == [seat["loss"] for seat in told["seats"]]
    assert result["luck"] == [seat["luck"] or 0 for seat in told["seats"]]


@pytest.mark.parametrize(("rules", "players", "options"), SYSTEMS)
def test_every_system(rules: str, players: int, options: dict[str, object]) -> None:
    record = played(rules, players, "random", 3, 16, options)
    told = analyse(record)
    check_sums(told)
    actions = [one.action for one in record.entries if one.seat is not None]
    assert [action for one in told["decisions"] for action in one["played"]["actions"]] == actions
    assert [record.entries[one["n"] - 1].action for one in told["decisions"]] == [
        one["played"]["actions"][0] for one in told["decisions"]
    ]
    together = rules == "mists"
    assert told["together"] == together
    assert (told["result"] is None) == (together or players > 2)
    if told["result"]:
        check_result(told)
    assert any("chance" in point for point in told["curve"]) == together


@pytest.mark.parametrize(("rules", "players"), [("base+fields", 2), ("base+fields", 3), ("base+abbot", 2)])
def test_the_bot_loses_nothing_by_its_own_measure(rules: str, players: int) -> None:
    told = analyse(played(rules, players, "greedy", 5, options=SHORT))
    assert told["over"]
    assert {one["loss"] for one in told["decisions"]} == {0.0}
    assert {seat["accuracy"] for seat in told["seats"]} == {100.0}
    assert told["worst"] == []


def test_the_mate_loses_nothing_by_its_own_measure() -> None:
    told = analyse(played("mists", 2, "mate:1", 5, 24, {"level": 2}))
    assert {one["loss"] for one in told["decisions"]} == {0.0}


def test_the_parts_of_the_difference() -> None:
    told = analyse(played("base+fields", 2, "random", 7, options=SHORT))
    check_result(told)
    assert told["result"]["difference"] == told["scores"][0] - told["scores"][1]
    assert told["curve"][-1]["expected"] == told["scores"]
    assert [point["turn"] for point in told["curve"]] == list(range(21))
    worst = [told["decisions"][place]["loss"] for place in told["worst"]]
    assert worst == sorted((one["loss"] for one in told["decisions"]), reverse=True)[:5]


def test_the_same_again() -> None:
    record = played("mists", 2, "random", 2, 8, {"level": 2})
    assert analyse(record, seed=4) == analyse(Record.loads(record.dumps()), seed=4)
    assert analyse(record, seed=4)["curve"] != analyse(record, seed=5)["curve"]


def test_where_a_game_stopped() -> None:
    """In the middle of a turn what is missing is played as well as can be; a drawn tile is no decision."""
    begun = ["draw D", "place D 0,1 180", "meeple road 0,1 EW", "draw V", "place V 1,0 0"]
    told = analyse(said("base+fields", begun))
    assert not told["over"]
    assert [one["played"]["actions"] for one in told["decisions"]] == [begun[1:3], begun[4:]]
    whole = [analyse(said("base+fields", [*begun, last])) for last in ("pass", "meeple road 1,0 SW")]
    assert told["decisions"][1]["played"]["value"] == max(one["decisions"][1]["played"]["value"] for one in whole)
    assert len(analyse(said("base+fields", begun[:4]))["decisions"]) == 1
    nothing = analyse(said("base", []))
    assert (nothing["result"], nothing["decisions"], nothing["seats"][0]["accuracy"]) == (None, [], None)


def test_a_turn_without_a_choice_does_not_count() -> None:
    """The river has one place, and there is nothing on it to stand on."""
    told = analyse(said("base+river", ["draw RV-straight", "place RV-straight 1,0 0"]))
    assert told["decisions"][0]["class"] == "forced"
    assert told["decisions"][0]["luck"] is not None
    assert (told["seats"][0]["decisions"], told["seats"][0]["forced"]) == (0, 1)
    assert told["seats"][0]["accuracy"] is None
    assert told["worst"] == []


def test_progress_is_told_and_may_end_the_work() -> None:
    record = played("base", 2, "random", 1, 12)
    seen: list[tuple[int, int]] = []
    analyse(record, progress=lambda done, of: seen.append((done, of)))
    assert seen[-1] == (len(record.entries), len(record.entries))
    assert [done for done, _ in seen] == sorted({done for done, _ in seen})

    class Cancelled(Exception):
        pass

    def enough(done: int, of: int) -> None:
        if done > 5:
            raise Cancelled

    with pytest.raises(Cancelled):
        analyse(record, progress=enough)


def test_what_is_refused() -> None:
    record = played("base", 2, "random", 1, 6)
    for depth in (-1, DEEPEST + 1):
        with pytest.raises(UnknownDepth, match=f"from 0 to {DEEPEST}, not {depth}"):
            analyse(record, depth)
    with pytest.raises(RecordError):
        analyse(Record(record.header, [Entry(n=1, action="draw nothing")]))
