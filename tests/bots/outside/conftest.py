"""A game and programs that play it."""

import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bastide.bots.external import BotResolver
from bastide.bots.external import process as running
from bastide.bots.external.bot import ProgramBot
from bastide.bots.playout import Rng, draw
from bastide.core.engine import Engine
from bastide.rules import new_engine


def strange(way: str = "well", more: str = "") -> str:
    """The command of a program that behaves in that way."""
    return f"{shlex.quote(sys.executable)} -S -E {Path(__file__).parent / 'strange.py'} {way}{more}"


@pytest.fixture
def soon_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """Programs have little time to end by themselves."""
    monkeypatch.setattr(running, "END", 0.2)


@pytest.fixture
def roster() -> Iterator[BotResolver]:
    with BotResolver() as one:
        yield one


def begun(rules: str = "base+fields", seats: int = 2) -> Engine:
    """A game whose first tile is drawn."""
    engine = new_engine(rules, seats)
    engine.push(draw(engine, Rng(1)))
    return engine


def program(roster: BotResolver, way: str = "well", more: str = "") -> ProgramBot:
    """The bot of such a program."""
    bot = roster.bot(strange(way, more))
    assert isinstance(bot, ProgramBot)
    return bot
