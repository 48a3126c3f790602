"""`bastide bots`: the list, and a bot that is tried."""

import sys
from pathlib import Path

import pytest

from .helpers import called, called_json

STRANGE = f"{sys.executable} -S -E {Path(__file__).parents[1] / 'bots' / 'outside' / 'strange.py'}"


def test_the_list(capsys: pytest.CaptureFixture[str]) -> None:
    told = called_json(capsys, "bots", "list")["bots"]
    assert {
        "name": "random",
        "text": "Chooses uniformly among the legal actions: first the placement, then the figure or none.",
    } in told
    assert "greedy" in called(capsys, "bots", "list")[1]
    texts = {one["name"]: one["text"] for one in told}
    assert texts["mate"].startswith("Plays for the team: ")
    assert texts["mate"].endswith("takes the one most likely to win.")
    assert texts["beginner"].endswith("with the largest gain over its opponents.")
    assert all(text.endswith(".") and len(text) > 1 for text in texts.values())
    assert len(set(texts.values())) == len(texts), "each bot has a line of its own"


def test_a_program_is_checked(capsys: pytest.CaptureFixture[str]) -> None:
    told = called_json(capsys, "bots", "check", f"{STRANGE} analyse", "--rules", "base")
    assert told["told"][0] == "it sends hello: Strange by Nobody"
    assert told["told"][-1].endswith("has sent 1 lines of results")
    status, out, err = called(capsys, "bots", "check", STRANGE, "--talk")
    assert status == 0
    assert out.count("it plays a game in seat") == 2
    assert '> {"t":"hello","protocol":1' in err
    assert '< {"t": "ready"}' in err


def test_what_fails_is_told_with_its_rule(capsys: pytest.CaptureFixture[str]) -> None:
    error = called_json(capsys, "bots", "check", f"{STRANGE} illegal", status=2)["error"]
    assert error["code"] == "bot-illegal"
    assert "place U 99,0 0" in error["text"]
    assert error["rule"]
    assert called_json(capsys, "bots", "check", "nobody", status=2)["error"]["code"] == "unknown-bot"


def test_what_is_a_program_already_is_not_served(capsys: pytest.CaptureFixture[str]) -> None:
    assert called(capsys, "bots", "serve", STRANGE)[0] == 2
    assert called(capsys, "bots", "serve", "greedy:3")[0] == 2


@pytest.mark.parametrize("sprt", ["1", "a,b", "10,0", "0,5000", "0,10,1,1"])
def test_a_test_that_is_none(capsys: pytest.CaptureFixture[str], sprt: str) -> None:
    error = called_json(capsys, "arena", "--bots", "random,plain", "--sprt", sprt, status=2)["error"]
    assert error["code"] == "bad-sprt"


def test_failures_and_the_test_are_told_in_the_arena(capsys: pytest.CaptureFixture[str]) -> None:
    argv = ("arena", "--bots", f"{STRANGE} crash,random", "--games", "70", "--sprt", "0,400", "--option", "draws=2")
    told = called_json(capsys, *argv)
    assert told["sprt"]["decided"] == "not stronger"
    assert told["failures"][0]["text"].endswith("Its last words: this is the end")
    assert told["matches"][0]["games"] == 60
    out = called(capsys, "arena", "--bots", f"{STRANGE} crash,random", "--games", "8", "--sprt", "0,9", *argv[-2:])[1]
    assert "(crashed): It ended with status 3. Its last words: this is the end" in out
    assert "and 5 games more were lost by failing" in out
    assert "nothing is decided yet" in out
    out = called(capsys, "sim", "--bots", f"{STRANGE} crash,random", "--games", "4")[1]
    assert "and 1 games more were ended by failing" in out
