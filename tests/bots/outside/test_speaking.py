"""Bots of ours as programs: what `bastide bots serve` says (docs/bot-protocol.md)."""

import json
import shlex
import sys
from io import BytesIO
from typing import Any

import pytest

from bastide.bots import make_bot
from bastide.bots.outside import Roster
from bastide.bots.outside.messages import Info
from bastide.bots.outside.player import ProgramBot
from bastide.bots.outside.speaking import Speaker
from bastide.bots.playout import Rng, draw

from .conftest import begun

HELLO = {"t": "hello", "protocol": 1, "host": "a test"}
GAME = {"t": "game", "game": 1, "rules": "base+fields", "seats": 2, "seat": 0, "starter": 0, "seed": 5}
GO = {"t": "go", "id": 1, "step": "place", "from": 0, "actions": ["draw U"]}


def said(bot: str, *lines: dict[str, Any]) -> list[dict[str, Any]]:
    """What the bot says to these lines."""
    out = BytesIO()
    heard = iter([json.dumps(line).encode() + b"\n" for line in lines])
    Speaker(bot, lambda seed, seat: make_bot(bot, seed, 0, seat), heard, out).run()
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


def test_a_served_bot_plays_a_game(roster: Roster) -> None:
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
    assert heard[1].nodes >= heard[0].nodes > 0
