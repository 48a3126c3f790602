"""Commands about seats and votes, and the events of each."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from bastide.server.common.errors import RequestError
from bastide.server.protocol import client_messages
from bastide.server.protocol.events import AnyEvent
from bastide.server.tables import access, rated_rules, seating, votes

if TYPE_CHECKING:
    from bastide.server.tables.table import Caller, Table

OF_SEATS: Final = (
    client_messages.Sit,
    client_messages.Stand,
    client_messages.PutBot,
    client_messages.Kick,
    client_messages.Away,
)
"""Commands that a tournament table refuses: the paired players must play themselves."""


def seat_command_events(room: "Table", command: client_messages.Seating, who: "Caller") -> Sequence[AnyEvent]:
    """The events of a command. Raises RequestError."""
    if room.terms.rated:
        rated_rules.check_rated_command(room, command, who)
    if room.made.tournament and isinstance(command, OF_SEATS):
        raise RequestError("tournament-seat", "In a tournament seats are kept: give up if you cannot play on.")
    match command:
        case client_messages.Sit():
            name = who.account or ("" if room.terms.rated else command.name)
            return [seating.take_seat(room, command.seat, name, command.nonce, who)]
        case client_messages.Stand():
            if command.seat < len(room.seats) and room.seats[command.seat].resigned:
                raise RequestError("resigned", "This seat has been given up.")
            return [seating.leave_seat(room, command.seat, who)]
        case client_messages.PutBot():
            return [seating.put_bot(room, command.seat, command.bot, who)]
        case client_messages.Kick():
            if command.bot:
                seating.check_bot(room.made.rules, command.bot, room.made.position)
            return access.kick_player(room, command.seat, command.bot, command.block, who)
        case client_messages.Unblock():
            return [access.unblock_device(room, command.number, who)]
        case client_messages.Lock():
            return [access.lock_table(room, command.seats, command.watchers, who)]
        case client_messages.Publish():
            return [access.publish_table(room, command.on, who)]
        case client_messages.Rename():
            return [access.rename_table(room, command.name, who)]
        case client_messages.Paint():
            return [access.paint_seat(room, command.seat, command.colour, who)]
        case _:
            return _vote_command_events(room, command, who)


def _vote_command_events(
    room: "Table",
    command: client_messages.Away
    | client_messages.Back
    | client_messages.Resign
    | client_messages.Propose
    | client_messages.Answer,
    who: "Caller",
) -> list[AnyEvent]:
    match command:
        case client_messages.Away():
            return seating.step_away(room, who)
        case client_messages.Back():
            return seating.come_back(room, who)
        case client_messages.Resign():
            return seating.resign_seat(room, command.seat, who)
        case client_messages.Propose():
            return votes.propose_vote(room, command.what, who)
        case client_messages.Answer():
            return votes.answer_vote(room, command.yes, who)
