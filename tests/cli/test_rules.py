"""`bastide rules`: what can be played, what a combination consists of, the words of a rule."""

from typing import Any

import pytest

from bastide.cli.rules import rule_families, rule_texts
from bastide.rules import MODULES, PRESETS, VERSIONS, describe_choices

from .helpers import called, called_json

Capture = pytest.CaptureFixture[str]


def test_everything_that_can_be_chosen_is_named(capsys: Capture) -> None:
    status, out, _ = called(capsys, "rules")
    assert status == 0
    options = [option["name"] for module in describe_choices()["modules"] for option in module["options"]]
    for word in [*MODULES, *PRESETS, *options, *rule_families()]:
        assert word in out.split() or f"{word}," in out.split()
    assert "Not with river20." in out
    assert "2 players, no taking back, no aids" in out
    told = called_json(capsys, "rules")
    assert [module["id"] for module in told["modules"]] == list(MODULES)
    assert told["ids"]["RIV"] == 11


@pytest.mark.parametrize(
    ("text", "options", "tiles", "figures"),
    [
        ("base", [], 72, {"meeple": 7}),
        ("base+river", [], 83, {"meeple": 7}),
        ("base+river", ["spare_start=true"], 84, {"meeple": 7}),
        ("base+fields+abbot+anniversary", [], 103, {"meeple": 7, "abbot": 1}),
        ("base+arrows", ["portal=false"], 82, {"meeple": 7}),
    ],
)
def test_what_is_in_play(capsys: Capture, text: str, options: list[str], tiles: int, figures: dict[str, int]) -> None:
    said = [word for option in options for word in ("--option", option)]
    told = called_json(capsys, "rules", text, *said)
    assert sum(told["tiles"].values()) == tiles
    assert told["figures"] == figures
    chosen = {name: value for name, value in told["options"].items() if name not in VERSIONS.names}
    assert [f"{name}={str(value).lower()}" for name, value in chosen.items()] == options
    assert f"tiles          {tiles}:" in called(capsys, "rules", text, *said)[1]


def test_the_turn_comes_from_the_compiled_steps(capsys: Capture) -> None:
    told = called_json(capsys, "rules", "base+arrows", "--option", "hand=2")
    assert told["turn"] == ["draw", "hand", "place", "symbol", "figure", "score", "extra", "next"]
    assert " > ".join(told["turn"]) in called(capsys, "rules", "base+arrows", "--option", "hand=2")[1]


@pytest.mark.parametrize("word", ["RIV-04", "riv-04", "riv-4", "Riv-004"])
def test_a_rule_by_its_id(capsys: Capture, word: str) -> None:
    told = called_json(capsys, "rules", word)
    assert told == {"id": "RIV-04", **rule_texts()["RIV-04"]}
    assert told["page"] == "docs/rules/river.md"
    out = " ".join(called(capsys, "rules", word)[1].split())
    assert out == f"RIV-04 {told['title']} {told['text']} ({told['source']}; docs/rules/river.md)"


def test_several_rules_come_as_a_list_each_once(capsys: Capture) -> None:
    told = called_json(capsys, "rules", "HOUSE-1", "ann-33", "house-01")
    assert [rule["id"] for rule in told["rules"]] == ["HOUSE-1", "ANN-33"]


@pytest.mark.parametrize("word", ["RIV", "riv", "riv-"])
def test_a_beginning_lists_its_rules_by_number(capsys: Capture, word: str) -> None:
    ids = [rule["id"] for rule in called_json(capsys, "rules", word)["rules"]]
    assert ids == [f"RIV-{n:02}" for n in range(1, 12)]


def test_base_in_small_letters_is_the_game(capsys: Capture) -> None:
    assert called_json(capsys, "rules", "base")["rules"] == "base"
    assert len(called_json(capsys, "rules", "BASE")["rules"]) == rule_families()["BASE"]


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (["RIV-99"], "no-such-rule", "RIV-09"),
        (["RVI-04"], "no-such-rule", "RIV-04"),
        (["XYZ-7"], "no-such-rule", "ids begin with BASE, FLD"),
        (["RIV-04", "RIV-77"], "no-such-rule", "there is no rule RIV-77"),
        (["rivr"], "bad-rules", "no module 'rivr'"),
        (["rivr"], "bad-rules", "did you mean river?"),
        (["base", "fields"], "bad-rules", "joined by +"),
        (["base", "RIV-04"], "bad-rules", "ids of rules, or one ruleset"),
        (["river+river20+base"], "bad-rules", "river20"),
    ],
)
def test_what_is_not_there_is_one_sentence(capsys: Capture, words: list[str], code: str, said: str) -> None:
    error: dict[str, Any] = called_json(capsys, "rules", *words, status=2)["error"]
    assert error["code"] == code
    assert said in error["text"]
    status, out, err = called(capsys, "rules", *words)
    assert (status, out, err.count("\n")) == (2, "", 1)


def test_a_general_stock_is_told_apart_from_what_each_player_has(capsys: Capture) -> None:
    _, out, _ = called(capsys, "rules", "base+ghosts")
    assert "figures each   5 meeple, 2 guard; in the stock for each 3 guard" in out
    _, out, _ = called(capsys, "rules", "base")
    assert out.endswith("figures each   7 meeple\n")
