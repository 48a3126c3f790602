"""The Flying Machines at a table."""

from bastide.server.protocol.client_messages import Act
from bastide.server.protocol.events import SeatPlan
from bastide.server.protocol.server_messages import Ack
from bastide.server.tables.table import Caller
from tests.server.fixtures.tables import ANNA, cid, table


def test_a_throw_of_the_die_belongs_to_the_part_of_its_figure() -> None:
    """Beside a box, a player enters what the die shows."""
    people = [SeatPlan("person", name, ANNA) for name in ("Anna", "Ben")]
    room = table(*people, rules="base+fields+flier", chance="manual")
    room.start("", ANNA)
    assert room.match is not None
    for begins in ("draw FL-field", "place", "fly meeple"):
        action = next(one.text for one in room.match.game.legal_actions() if one.text.startswith(begins))
        assert isinstance(room.handle(Act(cid(), room.head, action), Caller(ANNA)), Ack)
    assert room.match.chance
    assert room.match.view(0)["decision"]["part"] == 2
