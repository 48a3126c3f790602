"""Pointing: everybody at a team's table may show the others what he means, on an offer or a cell.

Law: nothing of it is stored or changes the table; it is gone with the decision. What is not in order is passed over,
because nothing hangs on it.
"""

from bastide.core.actions import Action
from bastide.server.protocol.client_messages import Point
from bastide.server.protocol.server_messages import Mark
from bastide.server.tables.table import Table


class PointerMarks:
    """One mark per seat, for one position."""

    def __init__(self) -> None:
        self.moment = -1
        self._marks: dict[int, Mark] = {}

    @property
    def marks(self) -> list[Mark]:
        """All marks, by seat."""
        return [self._marks[seat] for seat in sorted(self._marks)]

    def fade(self, moment: int) -> bool:
        """Forget what belongs to another position; True if something was forgotten."""
        gone = self.moment != moment and bool(self._marks)
        if self.moment != moment:
            self._marks = {}
        self.moment = moment
        return gone

    def point(self, room: Table, device: str, message: Point) -> bool:
        """Take a mark in; True if there is something new to show."""
        match = room.match
        if match is None or room.phase != "playing" or not room.terms.team or message.seq != room.head:
            return False
        self.fade(match.moment)
        seat = pointing_seat(room, device, message.seat)
        if seat is None:
            return False
        before = self._marks.pop(seat, None)
        mark = make_mark(room, seat, message)
        if mark is not None:
            self._marks[seat] = mark
        return mark != before


def pointing_seat(room: Table, device: str, wished: int | None) -> int | None:
    """The seat for which a device points: the wished one, else the deciding one, else the first of its own."""
    own = [seat.number for seat in room.seats if seat.device == device]
    if wished is not None:
        return wished if wished in own else None
    deciding = room.deciding
    if deciding is not None and deciding.number in own:
        return deciding.number
    return own[0] if own else None


def make_mark(room: Table, seat: int, message: Point) -> Mark | None:
    """What is pointed at; None for nothing."""
    match = room.match
    assert match is not None, "the game is on"
    if message.offer:
        if match.game.why(message.offer) is not None:
            return None
        action = Action.parse(message.offer)
        place = action.kind == "place" or bool(action.feature)
        mark: Mark = {"seat": seat, "offer": message.offer}
        return {**mark, "x": action.x, "y": action.y} if place else mark
    if message.x is None or message.y is None:
        return None
    return {"seat": seat, "x": message.x, "y": message.y}
