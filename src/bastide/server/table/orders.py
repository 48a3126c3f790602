"""Commands about who sits where, and what people at the table agree on: which events each of them brings about."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from bastide.server.common.refused import Refused
from bastide.server.messages import commands
from bastide.server.messages.events import AnyEvent
from bastide.server.table import consent, doors, fairness, lobby

if TYPE_CHECKING:
    from bastide.server.table.room import Room, Who

OF_SEATS: Final = (commands.Sit, commands.Stand, commands.PutBot, commands.Kick, commands.Away)
"""What nobody does at a table of a tournament, where whoever was paired plays himself."""


def events_of(room: "Room", command: commands.Seating, who: "Who") -> Sequence[AnyEvent]:
    """What a command does. Raises Refused."""
    if room.terms.rated:
        fairness.check(room, command, who)
    if room.made.tournament and isinstance(command, OF_SEATS):
        raise Refused("tournament-seat", "In a tournament seats are kept: give up if you cannot play on.")
    match command:
        case commands.Sit():
            name = who.account or ("" if room.terms.rated else command.name)
            return [lobby.sit(room, command.seat, name, command.nonce, who)]
        case commands.Stand():
            if command.seat < len(room.seats) and room.seats[command.seat].resigned:
                raise Refused("resigned", "This seat has been given up.")
            return [lobby.stand(room, command.seat, who)]
        case commands.PutBot():
            return [lobby.put_bot(room, command.seat, command.bot, who)]
        case commands.Kick():
            if command.bot:
                lobby.check_bot(room.made.rules, command.bot, room.made.position)
            return doors.kick(room, command.seat, command.bot, command.block, who)
        case commands.Unblock():
            return [doors.unblock(room, command.number, who)]
        case commands.Lock():
            return [doors.lock(room, command.seats, command.watchers, who)]
        case commands.Publish():
            return [doors.publish(room, command.on, who)]
        case commands.Rename():
            return [doors.rename(room, command.name, who)]
        case commands.Paint():
            return [doors.paint(room, command.seat, command.colour, who)]
        case _:
            return _agreed(room, command, who)


def _agreed(
    room: "Room",
    command: commands.Away | commands.Back | commands.Resign | commands.Propose | commands.Answer,
    who: "Who",
) -> list[AnyEvent]:
    match command:
        case commands.Away():
            return lobby.step_away(room, who)
        case commands.Back():
            return lobby.come_back(room, who)
        case commands.Resign():
            return lobby.resign(room, command.seat, who)
        case commands.Propose():
            return consent.propose(room, command.what, who)
        case commands.Answer():
            return consent.answer(room, command.yes, who)
