"""Tiles that are undrawn or lie face down are named nowhere: every message of whole games is walked."""

import json
import random
import re
from typing import Any

import pytest

from bastide.server.bots.worker import BotTask
from bastide.server.live.assistance.bot_turns import make_position_task
from bastide.server.protocol.server_messages import encode_message
from bastide.server.tables.history.records import make_record, public_log
from bastide.server.tables.table import Caller
from bastide.server.tables.views import views
from tests.server.fixtures.tables import ANNA, BEN, EVE, act, careful, fog, misty, offers

TILE = re.compile(r"\bM[A-Z]\d\d\b")


def names_in(message: Any) -> set[str]:
    """Every tile that a message names anywhere, but for the public counts of what is left."""
    if isinstance(message, dict):
        counts = set(message) == {"total", "tiles"}
        return set() if counts else {name for pair in message.items() for part in pair for name in names_in(part)}
    if isinstance(message, list):
        return {name for part in message for name in names_in(part)}
    return set(TILE.findall(message)) if isinstance(message, str) else set()


@pytest.mark.parametrize("level", [5, 6])
def test_no_message_names_a_tile_that_is_undrawn_or_lies_face_down(level: int) -> None:
    hidden = 0
    for seed in range(4):
        room, rng = misty(level, seed), random.Random(seed)
        seen = dict.fromkeys((ANNA, BEN, EVE), 0)
        assert room.match is not None
        every = {name for name in room.match.game.engine.rules.tile_index if TILE.fullmatch(name)}
        assert len(every) == 60, "each tile comes once"
        while room.phase == "playing":
            drawn = {action.split()[1] for seat, action in room.match.done if seat is None}
            for device, since in seen.items():
                whole = views.make_snapshot(room, Caller(device))
                assert whole.view is not None
                assert set(whole.view["left"]["tiles"]) == every - drawn, "what lies face down is still one of the rest"
                for message in (whole, views.make_update(room, Caller(device), since)):
                    assert names_in(json.loads(encode_message(message))) <= drawn
                seen[device] = room.head
            assert set(TILE.findall(public_log(room) + make_record(room).dumps())) <= drawn
            task: BotTask = make_position_task(room)
            assert set(TILE.findall(" ".join(task.actions))) <= drawn
            assert room.secret.hex() not in " ".join(task.actions)
            told = offers(room)
            figure = [one["id"] for one in told if one["id"].startswith("guard")]
            act(room, figure[0] if figure and rng.random() < 0.5 else careful(rng, told))
        hidden += fog(room)["hidden"]
    assert hidden > 5, "tiles were laid face down"
