"""Advice: a hint is told to whoever decides and stands in the log, a note to whoever has played; both only where the
table gives them."""

import random
from typing import Any

import pytest

from bastide.bots.registry import make_bot
from bastide.game import Game
from bastide.server.bots.best_turn import find_hint, review_turn
from bastide.server.bots.worker import BotTask, _bot_of
from bastide.server.http.limits import Limits
from bastide.server.live.assistance.hints import last_turn
from bastide.server.protocol import events
from bastide.server.protocol.terms import Wish, make_terms
from tests.server.conftest import BOT, ME, AppServer, run_app_server
from tests.server.fixtures.tables import ANNA, act, misty, offers, rush, seed_table

BOTH = {"starter": 0, "advice": ["hint", "notes"]}


def test_a_hint_is_a_whole_turn_that_can_be_played_and_stands_in_the_log(server: AppServer) -> None:
    anna = server.person()
    table = server.open(anna, ME, ME, options=BOTH)
    with server.sit_at(table, anna) as line:
        assert line.table["options"]["advice"] == ["hint", "notes"]
        sent = line.send("hint")
        told = line.until("update")
        assert [entry["kind"] for entry in told["log+"]] == ["advised"]
        assert told["log+"][0]["args"] == {"bot": "master"}
        answer = line.until("hint")
        assert (answer["cid"], answer["bot"], answer["seq"]) == (sent, "master", line.seq)
        assert answer["steps"][0]["shape"] == "place"
        assert answer["turns"][0]["steps"] == answer["steps"]
        assert 1 <= len(answer["turns"]) <= 3
        again = line.ask("hint")
        assert again["steps"] == answer["steps"]
        assert again["seq"] == line.seq, "what is known is told again, and noted once"
        for step in answer["steps"]:
            assert step["id"] in [offer["id"] for offer in line.offers]
            line.ask("act", offer=step["id"])
            line.until("update")


def test_a_note_judges_the_turn_that_was_played(server: AppServer) -> None:
    anna = server.person()
    table = server.open(anna, ME, BOT, options=BOTH)
    with server.sit_at(table, anna) as line:
        assert line.ask("note")["code"] == "no-advice"
        before = line.seq
        line.ask("act", offer=line.offers[0]["id"])
        line.until("update")
        if line.offers and line.offers[0]["shape"] != "place":
            assert line.ask("note")["code"] == "no-advice", "the turn goes on"
            line.ask("act", offer=next(one["id"] for one in line.offers if one["id"] == "pass"))
        answer = line.ask("note")
        assert answer["t"] == "note"
        assert answer["seat"] == 0
        assert answer["n"] == 2, "the first action of the record is the draw"
        assert bool(answer["best"]) == (answer["mark"] not in ("excellent", "good"))
        assert line.seq > before
        assert "advised" not in str(server.client.get(f"/api/tables/{table}/log").text), "nobody else hears of it"


@pytest.mark.parametrize("options", [{}, {"aids": False, "advice": ["hint", "notes"]}, {"advice": []}])
def test_a_table_without_them_gives_none(server: AppServer, options: dict[str, Any]) -> None:
    anna = server.person()
    with server.sit_at(server.open(anna, ME, ME, options=options), anna) as line:
        assert {line.ask(kind)["code"] for kind in ("hint", "note")} == {"aids-off"}


def test_a_tournament_has_none() -> None:
    assert make_terms("tournament", Wish(advice=["hint", "notes"])).advice == []


def test_only_whoever_decides_is_told(server: AppServer) -> None:
    anna, ben = server.person(), server.person()
    table = server.open(anna, ME, ME, options=BOTH)
    with server.sit_at(table, anna), server.sit_at(table, ben) as line:
        assert line.ask("hint")["code"] == "not-your-turn"
        assert line.ask("note")["code"] == "no-advice"


def test_there_is_an_end_to_it(tmp_path: Any) -> None:
    with run_app_server(tmp_path / "data", Limits(hints_per_hour=1)) as server:
        anna = server.person()
        with server.sit_at(server.open(anna, ME, ME, options=BOTH), anna) as line:
            assert line.ask("hint")["t"] == "hint"
            line.ask("act", offer=line.offers[0]["id"])
            line.until("update")
            assert line.ask("hint")["code"] == "too-often"


def test_a_hint_that_was_taken_stays_in_the_log_when_the_move_is_taken_back() -> None:
    room = seed_table("base", 1)
    act(room, offers(room)[0]["id"])
    assert room.match is not None
    assert room.match.seat == 0, "a figure may be placed"
    room.emit(events.Advised(0, "master"))
    room.emit(events.Undone(0))
    assert [entry["kind"] for entry in room.match.log[-2:]] == ["advised", "undone"]
    assert [entry["n"] for entry in room.match.log] == list(range(len(room.match.log)))


def test_the_last_turn_is_the_one_that_is_over() -> None:
    room = seed_table("base", 1)
    assert room.match is not None
    assert last_turn(room, ANNA) is None
    act(room, offers(room)[0]["id"])
    assert last_turn(room, ANNA) is None
    act(room, "pass")
    assert last_turn(room, ANNA) == range(1, 3)
    assert [seat for seat, _ in room.match.done[1:3]] == [0, 0]


@pytest.mark.parametrize("rules", ["base+fields", "base+fields+traders", "base+fields+abbot+conquest", "mists"])
def test_advice_is_there_in_every_kind_of_game_and_changes_nothing(rules: str) -> None:
    room = misty(2) if rules == "mists" else seed_table(rules, 4)
    rush(room, random.Random(2), most=10 if rules == "mists" else 24)
    assert room.match is not None
    actions = [action for _, action in room.match.done]
    task = BotTask(0, "t", room.made.rules, len(room.seats), 0, actions, "mate" if rules == "mists" else "greedy", 0)
    task.house = room.made.house
    game = played(task)
    before = game.engine.hash()
    told = find_hint(task, game, _bot_of(task, 1))
    assert game.engine.hash() == before
    assert told.steps[0]["id"] in [action.text for action in game.legal_actions()]
    task.first = start_of_turn(room.match.done)
    judged = review_turn(task)
    assert judged.loss >= 0
    assert judged.mark in ("excellent", "inaccuracy", "mistake", "blunder", "disaster")
    assert bool(judged.best) == bool(judged.mark != "excellent")


@pytest.mark.parametrize(
    ("rules", "bot"), [("base+fields", "master:60"), ("base+fields", "greedy"), ("mists", "mate:60")]
)
def test_a_hint_ranks_up_to_three_distinct_turns_and_the_seed_decides(rules: str, bot: str) -> None:
    room = misty(2) if rules == "mists" else seed_table(rules, 2)
    rush(room, random.Random(2), most=10 if rules == "mists" else 24)
    assert room.match is not None
    actions = [action for _, action in room.match.done[: start_of_turn(room.match.done)]]
    task = BotTask(0, "t", room.made.rules, len(room.seats), 0, actions, bot, 0)
    task.house = room.made.house
    game = played(task)
    told = find_hint(task, game, make_bot(bot, 1))
    assert told.turns == find_hint(task, game, make_bot(bot, 1)).turns
    assert len({tuple(step["id"] for step in turn.steps) for turn in told.turns}) == len(told.turns) == 3
    assert (told.turns[0].steps, told.turns[0].loss, told.turns[0].error) == (told.steps, 0, 0)
    assert [turn.loss for turn in told.turns] == sorted(turn.loss for turn in told.turns)
    for turn in told.turns:
        assert turn.loss == pytest.approx(told.turns[0].value - turn.value, abs=0.02)
    assert (bot == "greedy") == all(turn.error == 0 for turn in told.turns)


def start_of_turn(done: list[tuple[int | None, str]]) -> int:
    """The number of the first action of the last turn."""
    first = max(n for n, (seat, _) in enumerate(done) if seat is not None)
    while done[first - 1][0] == done[first][0]:
        first -= 1
    return first


def played(task: BotTask) -> Game:
    """The position of a task."""
    game = task.game()
    for action in task.actions:
        game.push(action)
    return game
