"""Sitting, standing, adding bots, starting, and leaving a running game. A bot plays for a player who left, until they
return or to the end.

Invariant: functions read the table and return events, or raise RequestError. They change nothing.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bastide.bots import registry
from bastide.server.common.errors import RequestError
from bastide.server.common.external_bots import GUESTS, list_playable_bots
from bastide.server.common.names import TakenNames, clean_name
from bastide.server.protocol import events
from bastide.server.tables import fair_draws
from bastide.server.tables.access import check_may_sit, get_seat, not_host_error
from bastide.server.tables.seats import Seat, opponents

if TYPE_CHECKING:
    from bastide.server.tables.table import Caller, Table

ABSENT_SECONDS = 60.0
"""A player without a connection for this long counts as absent."""


def acts_as_host(table: "Table", caller: "Caller") -> bool:
    """Whether the caller made the table or, while that device is absent, is seated there."""
    if caller.device == table.host:
        return True
    return caller.away(table.host) >= ABSENT_SECONDS and any(seat.device == caller.device for seat in table.seats)


def waits_for_players(table: "Table") -> bool:
    """Whether a full table waits for the people whose seats are reserved. All its seats were taken when it was made."""
    if table.phase != "lobby" or any(plan.kind == "open" for plan in table.made.seats):
        return False
    return all(seat.kind != "open" for seat in table.seats)


def may_put_bot(table: "Table", seat: Seat, caller: "Caller") -> bool:
    """Whether a bot may take a seat: an open one, or that of an absent player. The latter needs a running game, or a
    rematch without open seats."""
    if table.finished or table.made.tournament or not acts_as_host(table, caller):
        return False
    if seat.kind == "open":
        return True
    if table.phase == "playing" and table.timing is not None:
        return False  # the clock handles absence
    gone = seat.kind == "person" and caller.away(seat.device) >= ABSENT_SECONDS
    return gone and (table.phase == "playing" or all(other.kind != "open" for other in table.seats))


def take_seat(table: "Table", number: int, name: str, nonce: str, caller: "Caller") -> events.Sat:
    """Take an open seat, before the start or in a running game."""
    seat = get_seat(table, number)
    if table.finished:
        raise RequestError("table-over", "The game is over; open a new table.")
    if seat.kind != "open":
        raise RequestError("seat-taken", f"{seat.name} sits here already.", args={"name": seat.name})
    check_may_sit(table, caller.device)
    clean = clean_name(name)
    if clean in _names_at(table):
        raise RequestError("name-taken", f"A player at this table is called {clean} already.", args={"name": clean})
    return events.Sat(number, clean, caller.device, nonce)


def leave_seat(table: "Table", number: int, caller: "Caller") -> events.Stood:
    """Leave one's own seat. Before the start the host can also remove bots and people."""
    seat = get_seat(table, number)
    if table.finished:
        raise RequestError("table-over", "The game is over; there is no need to stand up.")
    if seat.kind == "open":
        raise RequestError("seat-open", "This seat is free.")
    if seat.device != caller.device and not (table.phase == "lobby" and acts_as_host(table, caller)):
        raise RequestError("not-your-seat", "This is not your seat.")
    if table.phase == "playing" and table.timing is not None and opponents(table.seats, caller.device):
        raise RequestError("clock-seat", "With a clock you keep your seat: resign, or let a bot play for you.")
    return events.Stood(number)


def put_bot(table: "Table", number: int, bot: str, caller: "Caller") -> events.BotSat:
    """The host puts a bot on a seat."""
    seat = get_seat(table, number)
    check_bot(table.made.rules, bot, table.made.position)
    if not acts_as_host(table, caller):
        raise not_host_error()
    if not may_put_bot(table, seat, caller):
        raise RequestError("seat-taken", f"{seat.name or 'Somebody'} sits here already.", args={"name": seat.name})
    away = seat.kind == "person"
    return events.BotSat(number, bot, seat.name if away else _names_at(table).bot(bot), away)


def check_bot(rules: str, bot: str, position: str = "") -> None:
    """Raises RequestError unless a bot knows these rules and can begin with this position."""
    able = list_playable_bots(rules, position)
    if bot not in able:
        raise RequestError("no-such-bot", f"No bot {bot} plays this; there are {', '.join(able)}.", args={"bot": bot})


def hand_back_seats(table: "Table", device: str) -> list[events.HandedBack]:
    """Events that return seats to a device that is back. Bots that the device itself asked for stay."""
    if table.finished:
        return []
    back = (seat for seat in table.seats if seat.stand_in and seat.device == device and not seat.wished)
    return [events.HandedBack(seat.number) for seat in back]


def start_game(table: "Table", nonce: str, device: str) -> events.Started:
    """Start the game once every seat is taken. The starting player and the order of the seats are fixed, or drawn like
    a tile (BASE-04)."""
    if table.finished:
        raise RequestError("table-over", "The game is over; open a new table.")
    if table.phase != "lobby":
        raise RequestError("already-started", "The game has already started.")
    if any(seat.kind == "open" for seat in table.seats):
        raise RequestError("seats-open", "There are free seats: wait, or add bots.")
    if unseen := [seat.name for seat in table.seats if seat.unseen]:
        text = f"The game was changed, and {', '.join(unseen)} has not seen it yet."
        raise RequestError("change-unseen", text, args={"names": ", ".join(unseen)})
    nonces = [seat.nonce or (nonce if seat.device == device else "") for seat in table.seats]
    order = fair_draws.draw_order(table.secret, nonces, len(table.seats)) if table.made.order == "lot" else []
    starter = table.made.starter
    if starter is None:
        starter = fair_draws.draw_number(table.secret, nonces, fair_draws.STARTER, len(table.seats))
    elif order:
        starter = order.index(starter)  # a fixed starter moves with its player
    return events.Started(starter, nonces, order)


def step_away(table: "Table", caller: "Caller") -> list[events.AnyEvent]:
    """A bot plays for this device until the device returns."""
    check_playing(table)
    mine = [seat for seat in table.seats if seat.kind == "person" and seat.device == caller.device]
    if not mine:
        raise RequestError("not-your-seat", "This is not your seat.")
    return [put_stand_in(table, seat, wished=True) for seat in mine]


def come_back(table: "Table", caller: "Caller") -> list[events.AnyEvent]:
    """The bots that play for this device leave."""
    check_playing(table)
    mine = [seat for seat in table.seats if seat.stand_in and seat.device == caller.device]
    if not mine:
        raise RequestError("not-your-seat", "No bot plays for you here.")
    turn = table.deciding
    if table.timing is not None and turn in mine and table.timing.late(turn.number):
        raise RequestError("clock-over", "Your time for this turn is over: a bot finishes it.")
    return [events.HandedBack(seat.number) for seat in mine]


def resign_seat(table: "Table", number: int, caller: "Caller") -> list[events.AnyEvent]:
    """Resign a seat. If only one person is left they win at once; if no one is left the game ends."""
    check_playing(table)
    if number >= len(table.seats) or table.seats[number].device != caller.device:
        raise RequestError("not-your-seat", "This is not your seat.")
    if table.terms.team:
        text = "A team wins or loses together: let a bot play for you, or end the game for all."
        raise RequestError("no-resigning", text)
    if table.seats[number].resigned:
        raise RequestError("resigned", "This seat has been given up.")
    return resignation_events(table, [number])


def resignation_events(table: "Table", gone: Sequence[int]) -> list[events.AnyEvent]:
    """The events when these seats resign."""
    left = [seat for seat in table.seats if not seat.resigned and seat.number not in gone]
    if not left:
        return [events.Abandoned(table.last_secret, "agreed")]
    made: list[events.AnyEvent] = [events.Resigned(number, choose_substitute(table)) for number in gone]
    if len(left) == 1 and left[0].device:
        made.append(events.Abandoned(table.last_secret, "resigned", [left[0].number]))
    return made


def abandonment_events(table: "Table", by: events.AbandonedBy) -> list[events.AnyEvent]:
    """The events when no one plays on: the table ends. In a tournament the seat that was to decide loses."""
    seat = table.deciding
    if by == "time" and table.made.tournament and seat is not None and not seat.resigned:
        return forfeit_seat(table, seat, by)
    return [events.Abandoned(table.last_secret, by)]


def forfeit_seat(table: "Table", seat: Seat, by: events.AbandonedBy) -> list[events.AnyEvent]:
    """The events when a seat loses on time. A single remaining seat wins, otherwise the game goes on."""
    left = [other.number for other in table.seats if not other.resigned and other is not seat]
    if len(left) <= 1:
        return [events.Abandoned(table.last_secret, by, left)]
    return [events.Resigned(seat.number, choose_substitute(table))]


def put_stand_in(table: "Table", seat: Seat, wished: bool = False) -> events.BotSat:
    """A bot keeps the seat for its player."""
    return events.BotSat(seat.number, choose_substitute(table), seat.name, away=True, wished=wished)


def choose_substitute(table: "Table") -> str:
    """The bot that plays for players who are absent or leave."""
    seated = [seat.bot for seat in table.seats if seat.kind == "bot" and not seat.stand_in and not seat.resigned]
    return registry.choose_substitute(table.made.rules, table.terms.substitute, seated)


def replace_bot(table: "Table", seat: Seat, code: str) -> events.BotSat:
    """A built-in bot takes over from an external bot that failed or is gone."""
    bot = choose_substitute(table)
    bot = registry.default_bot(table.made.rules) if bot in GUESTS else bot
    away = seat.device != "" or seat.resigned
    name = seat.name if away else TakenNames(other.name for other in table.seats if other is not seat).bot(bot)
    return events.BotSat(seat.number, bot, name, away=away, wished=seat.wished, failed=code, instead=seat.bot)


def check_playing(table: "Table") -> None:
    """Raises RequestError unless a game other than a lesson is in progress."""
    if table.extension.leads:
        raise RequestError("a-lesson", "This is a lesson: leave it first.")
    if table.finished:
        raise RequestError("table-over", "The game is over; open a new table.")
    if table.phase != "playing":
        raise RequestError("not-started", "The game has not begun.")


def _names_at(table: "Table") -> TakenNames:
    return TakenNames(seat.name for seat in table.seats if seat.kind != "open")
