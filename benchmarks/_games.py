"""Games of random moves as a server stores them.

Not a benchmark: it prints nothing.
"""

import random
import uuid
from collections.abc import Callable

from bastide import Game
from bastide.server.live.event_batch import make_batch
from bastide.server.live.registry import new_table
from bastide.server.protocol.client_messages import Act
from bastide.server.protocol.events import SeatPlan
from bastide.server.protocol.terms import Terms
from bastide.server.storage.append import EventBatch
from bastide.server.tables.table import Caller


def stored_game(terms: Terms, seats: int, seed: int, goes_on: Callable[[Game], bool]) -> list[EventBatch]:
    """The stored events of a game that is played while it `goes_on`. Each seat has a device of its own."""
    rng = random.Random(seed)
    plans = [SeatPlan("person", f"P{seat}", f"device {seed} {seat}") for seat in range(seats)]
    table = new_table(terms, "Table", plans[0].device, plans)
    parts = [make_batch(table, new=True)]
    table.start("", "")
    parts.append(make_batch(table))
    while table.match is not None and not table.match.game.over and goes_on(table.match.game):
        seat = table.deciding
        assert seat is not None, "a player is to decide"
        action = rng.choice(table.match.game.legal_actions()).text
        cid = str(uuid.UUID(int=rng.getrandbits(128)))
        table.handle(Act(cid, table.head, action), Caller(seat.device))
        parts.append(make_batch(table, (cid, seat.device)))
    return [part for part in parts if part is not None]
