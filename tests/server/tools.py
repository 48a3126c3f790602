"""Tables without a server, for tests that need no socket."""

import hashlib
import random
import uuid
from collections.abc import Callable
from functools import partial
from typing import Any

from bastide.choices.choice_types import Offer
from bastide.server.admin.feature_listeners import add_features
from bastide.server.live import registry as live_tables
from bastide.server.live.listeners import Listeners
from bastide.server.live.rebuild import replay_steps
from bastide.server.protocol import client_messages
from bastide.server.protocol.events import SeatPlan
from bastide.server.protocol.server_messages import Ack, Reject, Stale
from bastide.server.protocol.terms import Terms
from bastide.server.storage.store import StoredTable
from bastide.server.tables.table import Caller, Table
from bastide.server.tables.views import views

ANNA, BEN, EVE = "a" * 32, "b" * 32, "e" * 32
Seen = Callable[[Table], None]
FEATURES = add_features(Listeners())
"""What features add to the tables of a server."""


new_room = partial(live_tables.new_table, extension=FEATURES.extension)
append_of = partial(live_tables.make_batch, listeners=FEATURES)
rematch_of = partial(live_tables.make_rematch, extension=FEATURES.extension)


def cid() -> str:
    """A fresh command id."""
    return str(uuid.uuid4())


def table(*plans: SeatPlan, starter: int | None = 0, **more: Any) -> Table:
    """A table made by Anna, `more` being its terms; by default she and Ben sit there."""
    seats = plans or (SeatPlan("person", "Anna", ANNA), SeatPlan("person", "Ben", BEN))
    return new_room(Terms(starter=starter, **more), "Test", ANNA, list(seats))


def started(*plans: SeatPlan, starter: int | None = 0, **more: Any) -> Table:
    """A table whose game has begun."""
    room = table(*plans, starter=starter, **more)
    room.start("nonce", ANNA)
    return room


def seeded(rules: str, seed: int = 0, **more: Any) -> Table:
    """A started table of Anna and Ben whose draws are always the same."""
    seats = [SeatPlan("person", "Anna", ANNA), SeatPlan("person", "Ben", BEN)]
    secret = hashlib.sha256(b"%d" % seed).digest()
    room = new_room(Terms(rules, starter=0, **more), "Test", ANNA, seats, "test-table", secret)
    room.start("nonce", ANNA)
    return room


def thrifty(rng: random.Random, told: list[Offer]) -> str:
    """One of the offers, but no figure half of the time: so that supplies last."""
    declines = [offer["id"] for offer in told if offer["id"] == "pass"]
    return declines[0] if declines and rng.random() < 0.5 else rng.choice(told)["id"]


def decider(room: Table) -> str:
    """The device that decides now."""
    seat = room.deciding
    assert seat is not None, "somebody decides"
    return seat.device


def offers(room: Table, device: str | None = None) -> list[Offer]:
    """What a device (by default the one that decides) is offered."""
    return views.make_snapshot(room, Caller(decider(room) if device is None else device)).offers


def act(room: Table, offer: str, device: str | None = None, seq: int | None = None) -> Ack | Reject | Stale:
    """Send one action."""
    command = client_messages.Act(cid(), room.head if seq is None else seq, offer)
    return room.handle(command, Caller(decider(room) if device is None else device))


def play_on(room: Table, rng: random.Random, after: Seen = lambda room: None, most: int = 1000) -> None:
    """Random legal actions until the end, or so many of them."""
    while room.phase == "playing" and most:
        most -= 1
        answer = act(room, rng.choice(offers(room))["id"])
        assert isinstance(answer, Ack), answer
        after(room)


def rush(room: Table, rng: random.Random, most: int = 1000) -> None:
    """The same without asking what is offered: quick."""
    while room.phase == "playing" and most:
        most -= 1
        assert room.match is not None
        assert room.match.seat is not None
        room._play(rng.choice(room.match.game.legal_actions()).text, room.match.seat, 0)


def careful(rng: random.Random, told: list[Offer]) -> str:
    """The offer of a team after which most ghosts are in the bank; a game lives longer so."""
    alive = [one for one in told if all(event["kind"] != "defeat" for event in one.get("follows", []))]
    return max(alive or told, key=lambda one: (one.get("bank", 0), rng.random()))["id"]


def misty(level: int, seed: int = 0, seats: int = 2, house: dict[str, Any] | None = None, aids: bool = True) -> Table:
    """A started table of a team; Anna has the first seat, Ben all others. Its draws are always the same."""
    plans = [SeatPlan("person", f"P{n}", BEN if n else ANNA) for n in range(seats)]
    if house is None:
        house = {"level": level} if level > 1 else {}
    terms = Terms("mists", starter=0, house=house, aids=aids)
    room = new_room(terms, "Test", ANNA, plans, "test-table", bytes([seed] * 32))
    room.start("nonce", ANNA)
    return room


def fog(room: Table) -> dict[str, Any]:
    """What everybody sees of ghosts, banks and hounds."""
    assert room.match is not None
    view = room.match.view(None)
    return {**view["mist"], **view["team"]}


def own_tiles() -> list[dict[str, Any]]:
    """A set of sixty tiles that stands in no box."""
    road = [{"kind": "road", "sides": "NS"}, {"kind": "field", "halves": [0, 7, 5, 6]}]
    plain = {
        "segments": [*road[:1], {"kind": "field", "halves": [1, 2, 3, 4]}, {"kind": "field", "halves": [0, 5, 6, 7]}]
    }
    field = {"kind": "field", "halves": [0, 1, 2, 3, 4, 5, 6, 7]}
    return [
        {"id": "own-road", "count": 50, **plain},
        {"id": "own-castle", "count": 5, "segments": [{"kind": "castle"}, field]},
        {"id": "own-grave", "count": 5, "segments": [{"kind": "cemetery"}, field]},
    ]


def position(kept: StoredTable) -> tuple[int, str]:
    """Of a table as it is stored: its events, and where its game stands."""
    room = Table(kept.table, kept.secret)
    for _ in replay_steps(room, kept.events):
        pass
    return room.head, f"{room.match.game.hash():016x}" if room.match else ""
