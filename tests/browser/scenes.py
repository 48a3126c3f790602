"""Tables in the middle of a game, at a decision that is wanted: played through the server's own code with a fixed
secret, and stored before the server starts.

A file of tests that wants some has a function `scenes()`, which gives them back; the fixture `house` has those of all
files of the run, each under a name of its own."""

import asyncio
import hashlib
import random
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from bastide.core.actions import Action
from bastide.game import Game
from bastide.server.http.identity import COOKIE, device_from_token
from bastide.server.protocol.events import SeatPlan
from bastide.server.protocol.terms import Terms
from bastide.server.storage.append import EventBatch
from bastide.server.storage.store import Store
from bastide.server.tables.table import Table
from tests.browser.house import House
from tests.browser.player import Player
from tests.browser.visitor import DESKTOP, WANTED, Theme, Visit, Visitor
from tests.server.tools import append_of, new_room

TOKEN = "a-device-that-sits-at-every-table-of-scenes"
"""43 signs, as every token."""
GAMES = 60
Wanted = Callable[[list[str]], bool]
Taste = Callable[[Game, list[str]], list[str]]


def offered(*beginnings: str) -> Wanted:
    """True where actions that begin so are all there to choose from."""
    return lambda texts: all(any(text.startswith(word) for text in texts) for word in beginnings)


def many(beginning: str, least: int) -> Wanted:
    """True where at least so many actions begin so."""
    return lambda texts: sum(text.startswith(beginning) for text in texts) >= least


def leading(*beginnings: str) -> Callable[[Game], bool]:
    """True where actions that begin so can follow one upon the other, each to be chosen among several."""

    def leads(game: Game) -> bool:
        before = len(game.actions)
        try:
            for word in beginnings:
                texts = [action.text for action in game.legal_actions()]
                found = [text for text in texts if text.startswith(word)]
                if not found or len(texts) < 2:
                    return False
                game.push(found[0])
            return True
        finally:
            while len(game.actions) > before:
                game.pop()

    return leads


def scene(
    table: str,
    rules: str,
    wanted: Wanted,
    names: tuple[str, ...] = ("Anna", "Ben"),
    leads: Callable[[Game], bool] | None = None,
    taste: Taste | None = None,
    **more: Any,
) -> Table:
    """A table whose people all sit at one device, played until such a decision comes, with such a way on from there.
    Always the same game. Of what is to their `taste` they choose first."""
    plans = [SeatPlan("person", name, device_from_token(TOKEN)) for name in names]
    for seed in range(GAMES):
        secret = hashlib.sha256(b"scene %d" % seed).digest()
        room = new_room(Terms(rules, starter=0, **more), "A scene", device_from_token(TOKEN), plans, table, secret)
        room.start("scene", device_from_token(TOKEN))
        if _play_to(room, wanted, leads, taste, random.Random(seed)):
            return room
    raise AssertionError(f"{table}: no such decision in {GAMES} games")


def _play_to(
    room: Table, wanted: Wanted, leads: Callable[[Game], bool] | None, taste: Taste | None, rng: random.Random
) -> bool:
    """Random turns, every second one without a figure so that supplies last."""
    assert room.match is not None
    while room.phase == "playing":
        actions: list[Action] = room.match.game.legal_actions()
        texts = [action.text for action in actions]
        if wanted(texts) and (leads is None or leads(room.match.game)):
            return True
        liked = taste(room.match.game, texts) if taste else []
        spare = not liked and "pass" in texts and rng.random() < 0.5
        assert room.match.seat is not None
        room._play("pass" if spare else rng.choice(liked or texts), room.match.seat, 0)
    return False


def store(folder: Path, *rooms: Table) -> None:
    """Put tables into a data folder that no server has open."""
    parts = [append_of(room, new=True) for room in rooms]
    keep(folder, *[part for part in parts if part is not None])


def keep(folder: Path, *parts: EventBatch) -> None:
    """The same with what is to be stored of them."""
    cabinet = Store(folder)
    try:
        with ThreadPoolExecutor(1) as thread:  # this one has the browser's loop
            thread.submit(asyncio.run, cabinet.append(*parts)).result()
    finally:
        cabinet.close()


def take_seat(visitor: Visitor) -> None:
    """Let a visitor be the device that sits at the scenes."""
    visitor.context.add_cookies([{"name": COOKIE, "value": TOKEN, "url": visitor.url}])


def sit(
    stage: House,
    visit: Visit,
    name: str,
    size: tuple[int, int] = DESKTOP,
    theme: Theme = "light",
    still: bool = False,
    pictures: bool = WANTED,
    touch: bool | None = None,
) -> Visitor:
    """A visitor at one of the scenes."""
    visitor = visit(stage, size, theme, still, pictures=pictures, touch=touch)
    take_seat(visitor)
    visitor.go(f"/t/scene-{name}")
    visitor.page.locator('[data-ask="place"], [data-ask="pick"]').first.wait_for()
    return visitor


def last_action(player: Player) -> str:
    """What somebody at the table did last; draws are nobody's."""
    done = re.findall(r'"action":"([^"]+)","seat"', "\n".join(player.record()))
    return str(done[-1])
