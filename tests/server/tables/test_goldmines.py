"""A choice of ingots at a table, which hardly any random game asks for: what else is sent is refused."""

from bastide.server.protocol import client_messages
from bastide.server.protocol.events import SeatPlan
from bastide.server.protocol.server_messages import Ack, Reject, Stale
from bastide.server.tables.table import Caller, Table
from tests.rules.rule import rule
from tests.server.fixtures.tables import ANNA, BEN, EVE, cid, offers, start_table

GAME = """
    draw N | place N 0,-1 180 | meeple city 0,-1 ES
    draw A | place A -1,0 270 | meeple road -1,0 E
    draw V | place V 1,0 90 | pass
    draw GM-monastery-bend | place GM-monastery-bend 0,1 0 | gold 0,0 | pass
    draw GM-monastery-corner | place GM-monastery-corner -1,-1 0 | gold 0,-1 | pass
    draw B | place B -1,1 0 | pass
    draw L | place L 1,-1 270 | pass
"""
"""The last tile completes Ben's road and Anna's city. The start tile belongs to both."""


def choice() -> Table:
    """Anna chooses the tile of an ingot. People name the tiles that they draw. Who has no place for a meeple does not
    pass."""
    people = [SeatPlan("person", "Anna", ANNA), SeatPlan("person", "Ben", BEN)]
    room = start_table(*people, rules="base+goldmines", chance="manual")
    for text in [part.strip() for part in GAME.replace("\n", "|").split("|")]:
        assert room.match is not None
        decision = room.match.game.decision
        if text and decision is not None and (text != "pass" or decision.step == "figure"):
            device = (ANNA, BEN)[int(room.match.game.engine.state.seat)]
            assert isinstance(send(room, text, device), Ack), text
    return room


def send(room: Table, text: str, device: str = ANNA, name: str = "", seq: int | None = None) -> Ack | Reject | Stale:
    command = client_messages.Act(name or cid(), room.head if seq is None else seq, text)
    return room.handle(command, Caller(device))


def refused(room: Table, text: str, device: str = ANNA) -> tuple[str, str]:
    """The code and the rule of a refusal that changes nothing."""
    before = room.head
    answer = send(room, text, device)
    assert isinstance(answer, Reject)
    assert room.head == before
    return answer.code, answer.rule


@rule("GOL-22", "GOL-23")
def test_what_is_no_choice_of_an_ingot_is_refused() -> None:
    room = choice()
    assert {offer["id"] for offer in offers(room, ANNA)} == {"take-ingot 0,0", "take-ingot 0,-1"}
    assert refused(room, "take-ingot -1,-1") == ("no-ingot-there", "GOL-23")
    for text in ("take-ingot", "take-ingot x", "take-ingot 0,0 0,0", "take-ingot  0,0"):
        assert refused(room, text) == ("bad-action", "GOL-22")
    assert refused(room, "pass")[1]
    for device in (BEN, EVE):
        assert refused(room, "take-ingot 0,0", device)[0] == "not-your-turn"


@rule("GOL-22")
def test_a_choice_that_is_stale_or_sent_twice_takes_one_ingot() -> None:
    room = choice()
    assert isinstance(send(room, "take-ingot 0,0", seq=room.head - 1), Stale)
    name = cid()
    assert isinstance(send(room, "take-ingot 0,0", name=name), Ack)
    head = room.head
    assert isinstance(send(room, "take-ingot 0,0", name=name), Ack)
    assert room.head == head
    assert room.match is not None
    assert sum(room.match.view(None)["gold"]["seats"]) >= 1
