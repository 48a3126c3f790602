"""What a rated game allows of what other tables do: nobody plays for anybody, and who leaves has resigned; and what its
result is.

Law: functions that look at the room. A game has a result once its places can change no more: at its end, where all
others have resigned, or where it ended because somebody stayed away.
"""

from typing import TYPE_CHECKING, Final

from bastide.server.protocol import client_messages, rated_terms
from bastide.server.protocol.events import Abandoned, AnyEvent, Over, Resigned
from bastide.server.tables.results.tallies import final_places

if TYPE_CHECKING:
    from bastide.server.tables.table import Caller, Table

TURNS_EACH: Final = 2
"""With fewer turns of each seat nobody has lost by leaving: the game is not rated."""
LEFT: Final = ("time", "absent", "clock")
"""Ends of a game that are the doing of whoever was to decide."""


def check_rated_command(room: "Table", command: client_messages.Seating, who: "Caller") -> None:
    """Whether a command about seats is one of a rated game. Raises RequestError."""
    match command:
        case client_messages.Sit():
            if not who.account:
                raise rated_terms.not_rated_error("account")
            if any(seat.device == who.device for seat in room.seats):
                raise rated_terms.not_rated_error("twice")
        case client_messages.PutBot() | client_messages.Away():
            raise rated_terms.not_rated_error("bots")
        case client_messages.Kick() if command.bot:
            raise rated_terms.not_rated_error("bots")
        case client_messages.Kick() | client_messages.Stand() if room.phase == "playing":
            raise rated_terms.not_rated_error("leaving")


def result_of_event(room: "Table", event: AnyEvent) -> list[int] | None:
    """The places of all seats if a rated game has its result by this event; [] where it ends without one, None where it
    goes on."""
    match event:
        case Over():
            return room.match.ranks if room.match else []
        case Resigned():
            gone = room.match.resigned if room.match else set()
            return _places_without(room, gone) if len(gone) >= len(room.seats) - 1 else None
        case Abandoned():
            seat = room.match.seat if room.match else None
            if event.by not in LEFT or seat is None:
                return []
            return _places_without(room, {*(room.match.resigned if room.match else ()), seat})
    return None


def early_leavers(room: "Table", event: AnyEvent) -> list[int]:
    """The seats that ended a rated game by giving up before half of its tiles were drawn; [] where it ended later or
    by time."""
    match = room.match
    if match is None or not isinstance(event, Resigned):
        return []
    left = int(match.game.view_for(None)["left"]["total"])
    whole = int(room.terms.game(len(room.seats)).view_for(None)["left"]["total"])
    return sorted(match.resigned) if 2 * left > whole else []


def _places_without(room: "Table", gone: set[int]) -> list[int]:
    """The places where those who are gone have lost; [] where it was too early for that."""
    match = room.match
    if match is None or int(match.game.engine.state.turn) < TURNS_EACH * len(room.seats):
        return []
    scores = match.game.scores
    best = max((points for seat, points in enumerate(scores) if seat not in gone), default=None)
    return final_places(
        [seat for seat, points in enumerate(scores) if seat not in gone and points == best], scores, gone
    )
