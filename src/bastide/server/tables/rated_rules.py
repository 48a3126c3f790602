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


def check_rated_command(table: "Table", command: client_messages.Seating, caller: "Caller") -> None:
    """Raises RequestError for a command about seats that a rated game does not allow."""
    match command:
        case client_messages.Sit():
            if not caller.account:
                raise rated_terms.not_rated_error("account")
            if any(seat.device == caller.device for seat in table.seats):
                raise rated_terms.not_rated_error("twice")
        case client_messages.PutBot() | client_messages.Away():
            raise rated_terms.not_rated_error("bots")
        case client_messages.Kick() if command.bot:
            raise rated_terms.not_rated_error("bots")
        case client_messages.Kick() | client_messages.Stand() if table.phase == "playing":
            raise rated_terms.not_rated_error("leaving")


def result_of_event(table: "Table", event: AnyEvent) -> list[int] | None:
    """The places of all seats if this event gives a rated game its result. [] if it ends without one, None if it goes
    on."""
    match event:
        case Over():
            return table.match.ranks if table.match else []
        case Resigned():
            gone = table.match.resigned if table.match else set()
            return _places_without(table, gone) if len(gone) >= len(table.seats) - 1 else None
        case Abandoned():
            seat = table.match.seat if table.match else None
            if event.by not in LEFT or seat is None:
                return []
            return _places_without(table, {*(table.match.resigned if table.match else ()), seat})
    return None


def early_leavers(table: "Table", event: AnyEvent) -> list[int]:
    """The seats that ended a rated game by resigning before half of its tiles were drawn, else []."""
    match = table.match
    if match is None or not isinstance(event, Resigned):
        return []
    left = int(match.game.view_for(None)["left"]["total"])
    whole = int(table.terms.game(len(table.seats)).view_for(None)["left"]["total"])
    return sorted(match.resigned) if 2 * left > whole else []


def _places_without(table: "Table", gone: set[int]) -> list[int]:
    """The places if the seats in `gone` lose; [] if the game is too short for that."""
    match = table.match
    if match is None or int(match.game.engine.state.turn) < TURNS_EACH * len(table.seats):
        return []
    scores = match.game.scores
    stayed = {seat: points for seat, points in enumerate(scores) if seat not in gone}
    best = max(stayed.values(), default=None)
    return final_places([seat for seat, points in stayed.items() if points == best], scores, gone)
