"""Mage & Witch at a table."""

from typing import Any

import pytest

from bastide.server.protocol.client_messages import Act
from bastide.server.protocol.events import SeatPlan
from bastide.server.protocol.server_messages import Ack
from bastide.server.tables.table import Caller
from bastide.server.tables.views import views
from tests.server.fixtures.tables import ANNA, cid, table


def asked(aids: bool) -> list[Any]:
    """The offers after a tile with the sign. The start tile has a road and a city of one tile each."""
    people = [SeatPlan("person", name, ANNA) for name in ("Anna", "Ben")]
    room = table(*people, rules="base+mage", chance="manual", aids=aids)
    room.start("", ANNA)
    assert room.match is not None
    for begins in ("draw MW-two-caps", "place"):
        action = next(one.text for one in room.match.game.legal_actions() if one.text.startswith(begins))
        assert isinstance(room.handle(Act(cid(), room.head, action), Caller(ANNA)), Ack)
    return views.make_snapshot(room, Caller(ANNA)).offers


@pytest.mark.parametrize("aids", [True, False])
def test_a_choice_says_what_the_feature_would_be_worth(aids: bool) -> None:
    """MAG-20: 1 more per tile. MAG-21: half, rounded up. A table without aids says neither."""
    shown = {one["id"].split()[0]: one["preview"] for one in asked(aids) if "road 0,0" in one["id"]}
    worth = {"mage": {"instead": 1, "points": 2}, "witch": {"instead": 1, "points": 1}}
    assert shown == {word: [{"key": "offer-becomes", "args": args}] if aids else [] for word, args in worth.items()}
