"""Bots of ours as programs: what `bastide bots serve` says (docs/bots/bot-protocol.md)."""

import json
import shlex
import sys
import threading
from collections.abc import Iterator
from io import BytesIO
from typing import Any

import pytest

from bastide.bots import make_bot
from bastide.bots.api import Bot
from bastide.bots.external import BotResolver
from bastide.bots.external.bot import ProgramBot
from bastide.bots.external.messages import Info
from bastide.bots.external.serve import BotServer
from bastide.bots.playout import Rng, draw
from bastide.core.engine import Engine

from .conftest import begun

HELLO = {"t": "hello", "protocol": 1, "host": "a test"}
GAME = {"t": "game", "game": 1, "rules": "base+fields", "seats": 2, "seat": 0, "starter": 0, "seed": 5}
GO = {"t": "go", "id": 1, "step": "place", "from": 0, "actions": ["draw U"]}


def said(bot: str, *lines: dict[str, Any]) -> list[dict[str, Any]]:
    """What the bot says to these lines."""
    out = BytesIO()
    heard = iter([json.dumps(line).encode() + b"\n" for line in lines])
    BotServer(bot, lambda seed, seat: make_bot(bot, seed, 0, seat), heard, out).run()
    return [json.loads(line) for line in out.getvalue().splitlines()]


def test_a_bot_says_who_it_is_and_plays() -> None:
    hello, ready, play = said("greedy", HELLO, GAME, GO)
    assert (hello["name"], hello["protocol"], hello["wants"]) == ("Bastide greedy", 1, [])
    assert ready == {"t": "ready"}
    assert (play["t"], play["id"], play["actions"][0][:7]) == ("play", 1, "place U")


def test_a_bot_that_searches_tells_what_it_found_and_keeps_to_its_limits() -> None:
    *_, info, play = said("sidonie", HELLO, GAME, {**GO, "limits": {"nodes": 40}})
    assert info["t"] == "info"
    assert 0 < info["nodes"] <= 60
    assert info["best"][0] == play["actions"][0]
    assert isinstance(info["value"], float)


def test_rules_that_it_does_not_know() -> None:
    assert said("greedy", HELLO, {**GAME, "rules": "rails"})[1]["t"] == "unable"


def test_a_position_is_taken_back_and_told_anew() -> None:
    more = {**GO, "id": 2, "from": 0, "actions": ["draw V"]}
    first, second = said("greedy", HELLO, GAME, GO, more)[2:]
    assert (first["actions"][0][:7], second["actions"][0][:7]) == ("place U", "place V")


@pytest.mark.parametrize("line", [{"t": "go"}, {"t": "chat"}, {**GO, "actions": ["draw nothing"]}])
def test_a_line_of_no_host_is_an_error(line: dict[str, Any]) -> None:
    with pytest.raises(ValueError):
        said("greedy", HELLO, GAME, line)


def test_analysis_goes_on_until_it_is_stopped() -> None:
    lines = said("sidonie", HELLO, GAME, {**GO, "analyse": True}, {"t": "stop", "id": 1}, {"t": "quit"})
    assert [line["t"] for line in lines] == ["hello", "ready", "info", "play"]


def test_each_look_of_an_analysis_may_take_twice_as_long() -> None:
    """How much is found in it is the bot's: a search ends when the choice is clear."""
    looks, enough = list[float](), threading.Event()

    class Patient(Bot):
        name, searches = "patient", True

        def choose_packed(self, engine: Engine) -> int:
            assert self.budget is not None
            looks.append(self.budget.seconds or 0.0)
            if len(looks) == 8:
                enough.set()
            return int(engine.acts[0]) if engine.legal() else 0

    def lines() -> Iterator[bytes]:
        for line in (HELLO, GAME, {**GO, "analyse": True}):
            yield json.dumps(line).encode() + b"\n"
        assert enough.wait(60)
        yield json.dumps({"t": "stop", "id": 1}).encode() + b"\n"

    out = BytesIO()
    BotServer("patient", lambda seed, seat: Patient(seed, 0, seat), lines(), out).run()
    assert looks[:8] == [0.05, 0.1, 0.2, 0.4, 0.8, 1.6, 3.2, 3.2]
    assert json.loads(out.getvalue().splitlines()[-1])["t"] == "play"


def test_a_served_bot_plays_a_game(roster: BotResolver) -> None:
    """It is handed both seats in turn, as a table may do, and is asked to analyse at last."""
    served = roster.bot(f"{shlex.quote(sys.executable)} -m bastide.cli bots serve sidonie:20")
    assert isinstance(served, ProgramBot)
    engine, chance = begun("base"), Rng(3)
    for _ in range(8):
        if engine.seat < 0:
            engine.push(draw(engine, chance))
        else:
            served.seat = int(engine.seat)
            engine.push(served.choose_packed(engine))
    while engine.seat < 0:
        engine.push(draw(engine, chance))
    heard: list[Info] = []

    def content(info: Info) -> bool:
        heard.append(info)
        return len(heard) > 1

    served.seat = int(engine.seat)
    assert engine.is_legal(served.ask(engine, content))
    assert min(info.nodes for info in heard) > 0
