"""Programs as bots (docs/bots/bot-protocol.md): what they are told, what they may answer, and how each failure ends."""

import json
import time
from pathlib import Path
from typing import Any

import pytest

from bastide.bots import BadBudget, UnknownBot
from bastide.bots.external import CODES, BadSetting, BotFailed, BotResolver, split_names
from bastide.bots.external import bot as playing
from bastide.bots.external import process as running
from bastide.bots.external.messages import Info
from bastide.bots.playout import Rng, draw
from bastide.core.notation import to_action
from bastide.records.position import read_position

from .conftest import begun, program, strange

pytestmark = pytest.mark.usefixtures("soon_ended")
DOC = Path(__file__).parents[3] / "docs" / "bots" / "bot-protocol.md"


def test_a_program_answers_for_a_whole_turn(roster: BotResolver) -> None:
    """The pass that it planned is taken without asking again, and does no harm where nobody is asked."""
    engine, bot = begun(), program(roster)
    before = engine.hash()
    first = bot.choose_packed(engine)
    assert engine.hash() == before
    assert to_action(engine, first).kind == "place"
    engine.push(first)
    asked = bot.runner.questions
    if engine.seat == 0:
        assert to_action(engine, bot.choose_packed(engine)).text == "pass"
    assert next(asked) == 2, "one question"


def test_a_program_may_begin_with_a_byte_order_mark(roster: BotResolver) -> None:
    engine, bot = begun(), program(roster, "marked")
    assert to_action(engine, bot.choose_packed(engine)).kind == "place"


def test_a_program_is_told_what_is_new(roster: BotResolver) -> None:
    engine, bot = begun(), program(roster, "tell")
    chance = Rng(2)
    for _ in range(2):
        seat = 0
        while engine.seat == seat:
            engine.push(bot.choose_packed(engine))
        while engine.seat != seat:
            engine.push(draw(engine, chance) if engine.seat < 0 else _first(engine))
    bot.choose_packed(engine)
    for _ in range(3):
        engine.pop()
    while engine.seat != 0:
        engine.pop()
    bot.choose_packed(engine)
    bot.over(engine)
    program_ = bot.runner.program
    assert program_ is not None
    bot.runner.close()
    told: list[dict[str, Any]] = [json.loads(line) for line in program_.words.splitlines() if line.startswith('{"t"')]
    asked = [one for one in told if one["t"] == "go"]
    known: list[str] = []
    for one in asked:
        known = known[: one.get("from", 0)] + one["actions"]
    assert known == [to_action(engine, frame.action).text for frame in engine.frames[: int(engine.plies)]]
    assert {"over"} <= {one["t"] for one in told}


def _first(engine: Any) -> int:
    engine.legal()
    return int(engine.acts[0])


WAYS = {
    "crash": ("crashed", "this is the end"),
    "close": ("crashed", "closed its output"),
    "silent": ("too-late", "in time"),
    "garbage": ("garbage", "thinking about it"),
    "no-kind": ("garbage", "resign"),
    "other": ("garbage", "question 2, but its answer to question 1 was due"),
    "long": ("long-line", "65536 bytes"),
    "flood": ("many-lines", "for one question"),
    "illegal": ("illegal", "BASE-11"),
    "words": ("illegal", "no action"),
    "beyond": ("illegal", ""),
}


@pytest.mark.parametrize("way", WAYS)
def test_every_failure_has_an_end(roster: BotResolver, way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is left as it was, the process is gone, and the next question begins with a new one."""
    monkeypatch.setattr(playing, "MOST_LINES", 1000)
    monkeypatch.setattr(playing, "MARGIN", 0.3)
    engine, bot = begun(), program(roster, way, ":200ms")
    before, plies = engine.hash(), engine.plies
    with pytest.raises(BotFailed) as failed:
        bot.choose_packed(engine)
    code, text = WAYS[way]
    assert failed.value.code == code
    assert text in str(failed.value)
    assert (engine.hash(), engine.plies) == (before, plies)
    assert bot.runner.program is None
    with pytest.raises(BotFailed):
        bot.choose_packed(engine)


def test_who_does_not_read_is_too_late(roster: BotResolver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "END", 0.2)
    bot = program(roster, "deaf", ":300ms")
    with pytest.raises(BotFailed) as failed:
        bot.choose_packed(begun())
    assert failed.value.code in ("too-late", "many-lines")


@pytest.mark.parametrize(("way", "code"), [("mute", "not-started"), ("version", "other-version"), ("well", "unable")])
def test_what_cannot_begin_is_told_before_the_first_game(
    roster: BotResolver, way: str, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        running.BotProcess.__init__, "__defaults__", (0, None, 0.3) if way == "mute" else (0, None, 30.0)
    )
    engine = begun("base+fields", 2 if way != "well" else 4)
    with pytest.raises(BotFailed) as failed:
        roster.check(engine, [strange(way)])
    assert failed.value.code == code
    assert strange(way) in str(failed.value)


def test_a_program_that_is_not_there(roster: BotResolver) -> None:
    with pytest.raises(BotFailed) as failed:
        roster.check(begun(), ["./no-such-bot --fast"])
    assert failed.value.code == "not-started"


def test_nothing_is_left_of_a_program_that_stays(roster: BotResolver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "END", 0.2)
    bot = program(roster, "stay")
    bot.choose_packed(begun())
    assert bot.runner.program is not None
    process = bot.runner.program._process
    roster.close()
    assert process.returncode is not None


def test_a_program_asks_what_would_be_so(roster: BotResolver) -> None:
    """Nothing, an action, one that breaks a rule, and one that is none; the position of the question as text."""
    engine, bot = begun(), program(roster, "try")
    action = bot.choose_packed(engine)
    running_ = bot.runner.program
    assert running_ is not None
    roster.close()
    here, after, wrong, none = [json.loads(line) for line in running_.stderr.decode().splitlines()]
    assert (here["n"], here["scores"], here["seat"], here["step"]) == (0, [0, 0], 0, "place")
    assert read_position(here["position"]).hash() == engine.hash()
    engine.push(action)
    assert (after["seat"], after["step"], after["view"]["decision"]["step"]) == (0, "figure", "figure")
    assert "pass" in after["legal"]
    assert (wrong["n"], wrong["rule"], none.get("rule", "")) == (2, "BASE-11", "")
    assert "scores" not in wrong
    assert "no action" in none["text"]


@pytest.mark.parametrize("memory", [0, 256 << 20])
def test_memory_may_be_bounded(memory: int) -> None:
    """On Linux, which the project's tests run on; nothing else is promised."""
    with BotResolver(memory) as roster:
        bot = program(roster, "hungry")
        if memory:
            with pytest.raises(BotFailed) as failed:
                bot.choose_packed(begun())
            assert failed.value.code == "crashed"
            assert "MemoryError" in str(failed.value)
        else:
            assert bot.choose_packed(begun()) > 0


def test_analysis_is_told_until_it_is_stopped(roster: BotResolver) -> None:
    engine, bot = begun(), program(roster, "analyse")
    heard: list[Info] = []

    def content(info: Info) -> bool:
        heard.append(info)
        return True

    action = bot.ask(engine, content)
    assert engine.is_legal(action)
    (info,) = heard
    assert (info.depth, info.nodes, info.value, info.text) == (2, 7, 1.5, "well")
    assert bot.ask(engine) == action, "without analysis nobody stops it"


def test_an_analysis_without_a_word_is_stopped_by_the_clock(roster: BotResolver) -> None:
    engine, bot = begun(), program(roster, "wait")
    assert engine.is_legal(bot.ask(engine, lambda info: True, 0.1))


def test_settings_reach_the_program_in_their_types(roster: BotResolver) -> None:
    bot = program(roster, "tell", " [depth=3,style=wild,book=false,net=a.b]")
    bot.choose_packed(begun())
    assert bot.runner.program is not None
    until = time.monotonic() + 60
    while '"go"' not in bot.runner.program.words and time.monotonic() < until:
        time.sleep(0.01)
    game = next(json.loads(line) for line in bot.runner.program.words.splitlines() if '"t":"game"' in line)
    assert game["settings"] == {"depth": 3, "style": "wild", "book": False, "net": "a.b"}


@pytest.mark.parametrize("said", ["depth=10", "depth=x", "style=hot", "book=maybe", "width=3", "depth", "net=a,net=b"])
def test_settings_that_a_program_does_not_have(roster: BotResolver, said: str) -> None:
    with pytest.raises(BadSetting):
        roster.check(begun(), [strange("well", f" [{said}]")])


def test_names_are_parted_by_commas_outside_of_quotes_and_brackets() -> None:
    assert split_names("greedy, ./bot [depth=3,book=true]:1s,'a b,c' \"d,e\",random") == [
        *("greedy", "./bot [depth=3,book=true]:1s", "'a b,c' \"d,e\"", "random")
    ]


def test_a_budget_stands_behind_a_command(roster: BotResolver) -> None:
    budgets = {text: roster.bot(text).budget for text in ("./bot", "./bot:2s", "./bot -x 'a:200'", "./bot:200")}
    assert [None if one is None else str(one) for one in budgets.values()] == [None, "2s", None, "200"]
    with pytest.raises(BadBudget):
        roster.bot("./bot:0")
    with pytest.raises(UnknownBot):
        roster.bot("./bot 'half")


def test_the_page_names_every_failure_and_limit() -> None:
    text = DOC.read_text("utf-8")
    for code in CODES:
        assert f"| `{code}` |" in text
    for number in ("64 KiB", "100,000 lines", "30 seconds", "within 60"):
        assert number in text
    assert (running.START, playing.PATIENCE, playing.MARGIN, playing.STOPPING) == (30, 60, 1, 5)
