"""Rules of rated games: no one plays for another player, leaving means resigning, and when a result stands.

Invariant: the functions only read the table. A game has a result once its places can no longer change. This is so at
its end, when all others have resigned, or when a player's absence ended it.
"""

from typing import TYPE_CHECKING, Final

from bastide.server.protocol import client_messages, rated_terms
from bastide.server.protocol.events import Abandoned, AnyEvent, Over, Resigned
from bastide.server.tables.results.tallies import final_places

if TYPE_CHECKING:
    from bastide.server.tables.table import Caller, Table

TURNS_EACH: Final = 2
"""With fewer turns per seat no one loses by leaving, and the game is not rated."""
LEFT: Final = ("time", "absent", "clock")
"""Ends of a game that are caused by the player who was to decide."""


def check_rated_command(room: "Table", command: client_messages.Seating, who: "Caller") -> None:
    """Raises RequestError for a command about seats that a rated game does not allow."""
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
    """The places of all seats if this event gives a rated game its result. [] if it ends without one, None if it goes
    on."""
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
    """The seats that ended a rated game by resigning before half of its tiles were drawn, else []."""
    match = room.match
    if match is None or not isinstance(event, Resigned):
        return []
    left = int(match.game.view_for(None)["left"]["total"])
    whole = int(room.terms.game(len(room.seats)).view_for(None)["left"]["total"])
    return sorted(match.resigned) if 2 * left > whole else []


def _places_without(room: "Table", gone: set[int]) -> list[int]:
    """The places if the seats in `gone` lose; [] if the game is too short for that."""
    match = room.match
    if match is None or int(match.game.engine.state.turn) < TURNS_EACH * len(room.seats):
        return []
    scores = match.game.scores
    best = max((points for seat, points in enumerate(scores) if seat not in gone), default=None)
    return final_places(
        [seat for seat, points in enumerate(scores) if seat not in gone and points == best], scores, gone
    )
