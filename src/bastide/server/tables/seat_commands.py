"""Commands about seats and votes, and the events of each."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bastide.server.common.errors import RequestError
from bastide.server.protocol import client_messages
from bastide.server.protocol.events import AnyEvent
from bastide.server.tables import access, change_game, rated_rules, seating, votes

if TYPE_CHECKING:
    from bastide.server.tables.table import Caller, Table


def seat_command_events(table: "Table", command: client_messages.Seating, caller: "Caller") -> Sequence[AnyEvent]:
    """The events of a command. Raises RequestError."""
    if table.terms.rated:
        rated_rules.check_rated_command(table, command, caller)
    if table.made.tournament and isinstance(command, client_messages.Playing):
        raise RequestError("tournament-seat", "In a tournament you keep your seat: resign if you cannot play on.")
    match command:
        case client_messages.Sit():
            name = caller.account or ("" if table.terms.rated else command.name)
            return [seating.take_seat(table, command.seat, name, command.nonce, caller)]
        case client_messages.Stand():
            if command.seat < len(table.seats) and table.seats[command.seat].resigned:
                raise RequestError("resigned", "This seat has been given up.")
            return [seating.leave_seat(table, command.seat, caller)]
        case client_messages.PutBot():
            return [seating.put_bot(table, command.seat, command.bot, caller)]
        case client_messages.Away():
            return seating.step_away(table, caller)
        case client_messages.Kick():
            if command.bot:
                seating.check_bot(table.made.rules, command.bot, table.made.position)
            return access.kick_player(table, command.seat, command.bot, command.block, caller)
        case client_messages.Unblock():
            return [access.unblock_device(table, command.number, caller)]
        case client_messages.Lock():
            return [access.lock_table(table, command.seats, command.watchers, caller)]
        case client_messages.Publish():
            return [access.publish_table(table, command.on, caller)]
        case client_messages.Rename():
            return [access.rename_table(table, command.name, caller)]
        case client_messages.Change():
            return change_game.change_events(table, command, caller)
        case client_messages.See():
            return change_game.see_change(table, caller)
        case client_messages.Paint():
            return [access.paint_seat(table, command.seat, command.colour, caller)]
        case _:
            return _vote_command_events(table, command, caller)


def _vote_command_events(table: "Table", command: client_messages.Voting, caller: "Caller") -> list[AnyEvent]:
    match command:
        case client_messages.Back():
            return seating.come_back(table, caller)
        case client_messages.Resign():
            return seating.resign_seat(table, command.seat, caller)
        case client_messages.Propose():
            return votes.propose_vote(table, command.what, caller)
        case client_messages.Answer():
            return votes.answer_vote(table, command.yes, caller)
