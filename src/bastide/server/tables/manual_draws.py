"""Companion mode: people draw from a real box and enter what they drew and where they placed it.

Invariant: functions read the table and return events, or raise RequestError. `ManualDraws` changes by events alone.
Every entry can be changed later. Undo the last one, turn the last piece, or go back to an earlier turn
(corrections.py).
"""

from typing import TYPE_CHECKING

from bastide.server.common.errors import RequestError
from bastide.server.protocol import client_messages
from bastide.server.protocol.events import Acted, AnyEvent, Reopened, Resumed, Settled, Undone
from bastide.server.tables import corrections
from bastide.server.tables.access import is_participant
from bastide.server.tables.corrections import Correction
from bastide.server.tables.game_session import GameSession

if TYPE_CHECKING:
    from bastide.server.tables.table import Table

PLACE = "place "


class ManualDraws:
    """The state of companion mode: the possible rotations of the last piece, and the correction in progress."""

    def __init__(self) -> None:
        self.mending: Correction | None = None
        self._placed: tuple[int, list[int]] = (0, [])  # (number of actions including it, its rotations)

    def note_action(self, match: GameSession, action: str) -> None:
        """Called before an action: note the rotations that fit the piece at its place, its own first."""
        if not action.startswith(PLACE):
            return
        spot, own = action.rsplit(" ", 1)
        same = [legal.text.rsplit(" ", 1) for legal in match.game.legal_actions() if legal.text.startswith(f"{spot} ")]
        self._placed = len(match.done) + 1, [int(own), *(int(turn) for at, turn in same if at == spot and turn != own)]

    def turns(self, match: GameSession) -> list[int]:
        """The rotations of the last piece, [] if another action followed or there is only one."""
        done, turns = self._placed
        return turns if done == len(match.done) and len(turns) > 1 else []

    def apply(self, table: "Table", event: AnyEvent) -> None:
        """Update the state after an undo or a step of a correction."""
        self._placed = (0, [])
        match event:
            case Reopened():
                self.mending = corrections.reopen_turn(table, event.at)
            case Resumed() | Settled():
                assert self.mending is not None
                self.mending = corrections.correction_after(table, self.mending, event)
            case _:
                pass


def may_enter_draw(table: "Table", device: str) -> bool:
    """Whether a device may enter the draw: it must hold the seat whose turn it is."""
    match = table.match
    if match is None or not table.terms.by_hand or not match.chance or table.phase != "playing":
        return False
    seat = table.seats[match.turn]
    return seat.kind == "person" and seat.device == device


def may_undo_entry(table: "Table", device: str) -> bool:
    """Whether a device may undo the last entry, also after the end. In a correction, only as far back as it reaches."""
    match, hand = table.match, table.hand
    if match is None or hand is None or table.phase not in ("playing", "over") or not match.undoable:
        return False
    if table.head >= table.limits.events_per_table or not is_participant(table, device):
        return False
    return hand.mending is None or len(match.done) > hand.mending.base


def undo_entry(table: "Table", device: str) -> Undone:
    """The event that undoes the last entry. Raises RequestError."""
    if not may_undo_entry(table, device):
        raise RequestError("no-undo", "This can no longer be taken back.")
    assert table.match is not None
    seat, _ = table.match.done[-1]
    return Undone(table.match.turn if seat is None else seat)


def apply_manual_command(table: "Table", command: client_messages.ByHand, device: str) -> None:
    """Carry out a command that only companion mode has. Raises RequestError."""
    if table.hand is None or table.match is None:
        raise RequestError("not-by-hand", "At this table the server draws the tiles.")
    if not is_participant(table, device):
        raise RequestError("not-your-seat", "This is not your seat.")
    if table.phase == "abandoned":
        raise RequestError("table-over", "The game is over; open a new table.")
    if table.head >= table.limits.events_per_table:
        raise RequestError("no-more-corrections", "Too much has happened at this table to correct a turn.")
    if isinstance(command, client_messages.Turn):
        _turn(table, table.hand, table.match, command.rotation)
    else:
        for event in corrections.correction_events(table, command):
            table.emit(event)
    table.go_on()


def _turn(table: "Table", hand: ManualDraws, match: GameSession, rotation: int) -> None:
    if rotation not in hand.turns(match):
        raise RequestError("not-turned", "The last tile cannot be turned that way.")
    seat, action = match.done[-1]
    assert seat is not None, "a player places a piece"
    table.emit(Undone(seat))
    table.emit(Acted(f"{action.rsplit(' ', 1)[0]} {rotation}", seat))


def check_manual_seating(table: "Table", command: client_messages.Seating) -> None:
    """Raises RequestError for a command that would let a bot play."""
    plays = isinstance(command, client_messages.PutBot | client_messages.Away | client_messages.Resign)
    if table.hand is not None and (plays or (isinstance(command, client_messages.Kick) and command.bot)):
        raise no_bots_error()


def no_bots_error() -> RequestError:
    """The refusal of bots in companion mode."""
    return RequestError("hand-bots", "No bot plays in companion mode: ask for advice instead.")
