"""Pointers: players of a cooperative game may point at an offer or a cell to show it to the others.

Invariant: pointers are not stored and do not change the table. They vanish with the decision. Invalid ones are ignored,
because nothing depends on them.
"""

from bastide.core.actions import Action
from bastide.server.protocol.client_messages import Point
from bastide.server.protocol.server_messages import Mark
from bastide.server.tables.table import Table


class PointerMarks:
    """The pointer marks of one position, at most one per seat."""

    def __init__(self) -> None:
        self.moment = -1
        self.by_seat: dict[int, Mark] = {}

    @property
    def marks(self) -> list[Mark]:
        """All marks, by seat."""
        return [self.by_seat[seat] for seat in sorted(self.by_seat)]

    def fade(self, moment: int) -> bool:
        """Remove the marks of another position. Returns True if there were any."""
        gone = self.moment != moment and bool(self.by_seat)
        if self.moment != moment:
            self.by_seat = {}
        self.moment = moment
        return gone

    def point(self, table: Table, device: str, message: Point) -> bool:
        """Set, move or clear a mark. Returns True if the marks have changed."""
        match = table.match
        if match is None or table.phase != "playing" or not table.terms.team or message.seq != table.head:
            return False
        self.fade(match.moment)
        seat = pointing_seat(table, device, message.seat)
        if seat is None:
            return False
        before = self.by_seat.pop(seat, None)
        mark = make_mark(table, seat, message)
        if mark is not None:
            self.by_seat[seat] = mark
        return mark != before


def pointing_seat(table: Table, device: str, wished: int | None) -> int | None:
    """The seat for which a device points: the wished one, else the deciding one, else the first of its own."""
    own = [seat.number for seat in table.seats if seat.device == device]
    if wished is not None:
        return wished if wished in own else None
    deciding = table.deciding
    if deciding is not None and deciding.number in own:
        return deciding.number
    return own[0] if own else None


def make_mark(table: Table, seat: int, message: Point) -> Mark | None:
    """The mark for an offer or a cell, or None if the message names neither or an illegal offer."""
    match = table.match
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
