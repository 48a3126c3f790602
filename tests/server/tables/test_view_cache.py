"""What is shown of a game costs what has changed, and is what a fresh look shows."""

import json
import random
from typing import Any

import pytest

from bastide.choices.anchors import MapPoints
from bastide.game import Game
from bastide.rules import SETUPS
from bastide.server.protocol.client_messages import Undo
from bastide.server.protocol.server_messages import Update, encode_message
from bastide.server.tables.game_session import part_of_turn
from bastide.server.tables.table import Caller, Table
from bastide.server.tables.views import views
from bastide.server.tables.views.thumbnail import Thumbnail
from tests.server.fixtures.tables import ANNA, BEN, EVE, act, careful, cid, decider, offers, seed_table

LARGEST = "base+fields+abbot+anniversary+ghosts+conquest"
EVERY = [*(rules for rules, _ in SETUPS.values()), LARGEST]


def whole(game: Game) -> dict[str, Any]:
    """The view of the game, made anew."""
    view: dict[str, Any] = {**game.view_for(None)}
    if view["decision"] is not None:
        view["decision"]["part"] = part_of_turn(game)
    return view


def plain(room: Table, device: str, since: int) -> dict[str, Any]:
    """The sides of an update about the game, by the plainest way: everything made anew, and then cut."""
    assert room.match is not None
    tiles, lines, entries = room.marks[3 * since : 3 * since + 3]
    view = whole(room.match.game)
    view["tiles+"], view["explain+"] = view.pop("tiles")[tiles:], view.pop("explain")[lines:]
    places = MapPoints(room.match.game, room.pictures).places(view)
    return {"view": view, "figureAt": places, "log+": room.match.log[entries:]}


def same(message: Any, by_hand: dict[str, Any]) -> None:
    """What goes over the wire is what was made by hand."""
    told = json.loads(encode_message(message))
    assert {key: told[key] for key in by_hand} == json.loads(encode_message(by_hand))


@pytest.mark.parametrize("rules", EVERY)
def test_after_every_event_the_view_is_the_one_made_anew(rules: str) -> None:
    room, rng = seed_table(rules), random.Random(rules)
    seen, steps = dict.fromkeys((ANNA, BEN, EVE), room.head), 0
    while room.phase == "playing" and steps < 70:
        steps += 1
        undo = room.made.takeback and rng.random() < 0.2 and room.may_undo(decider(room))
        if undo:
            room.handle(Undo(cid(), room.head), Caller(decider(room)))
        else:
            told = offers(room)
            act(room, careful(rng, told) if rules == "mists" else rng.choice(told)["id"])
        assert room.match is not None
        for seat in (None, 0, 1):
            assert room.match.view(seat) == whole(room.match.game)
        assert room.match.sketch.text == Thumbnail(room.match.game.engine.state.board).text
        for device, since in seen.items():
            if rng.random() < 0.3:
                continue  # this page hears of several events at once
            message = views.make_update(room, Caller(device), since)
            if isinstance(message, Update) and since < room.head:
                same(message, plain(room, device, since))
            seen[device] = room.head
    assert steps == 70 or room.phase == "over"
