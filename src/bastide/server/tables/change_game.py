"""The host changes the game of a table that waits for players. Its link and its people stay.

Invariant: functions read the table and return events, or raise RequestError. The draws keep their
secret, and each change promises it again for the new terms. The game starts once every player has seen the change.
"""

from typing import TYPE_CHECKING, Any, Final

import msgspec

from bastide.bots.registry import default_bot
from bastide.core.refusal import RulesetError
from bastide.server.common.errors import RequestError
from bastide.server.common.external_bots import list_playable_bots
from bastide.server.common.names import TakenNames
from bastide.server.protocol import client_messages, events
from bastide.server.protocol.terms import Terms, commitment_setup, make_terms
from bastide.server.tables import fair_draws, seating
from bastide.server.tables.access import check_is_maker
from bastide.server.tables.seats import colours_by_seat, keep_seats

if TYPE_CHECKING:
    from bastide.server.tables.table import Caller, Table

MOST_CHANGES: Final = 50


def apply_to_created(made: events.Created, change: events.Changed) -> events.Created:
    """The first event as if the table had been made with the changed game."""
    seats = [events.SeatPlan("open")] * len(change.kept)  # the seats of the table itself say who sits there
    people: dict[str, Any] = {name: getattr(made, name) for name in ("name", "host", "at", "blocked", "public")}
    return msgspec.structs.replace(change.made, seats=seats, **people)


def apply_change(table: "Table", change: events.Changed) -> None:
    """Change a table after the event. Where seats play several colours, colours that were chosen are lost."""
    several, count = any(len(colours) > 1 for colours in table.colours), len(change.kept)
    before = table.terms
    table.set_game(apply_to_created(table.made, change))
    table.seats, table.colours = keep_seats(table.seats, table.colours, change.kept)
    for seat in table.seats:
        seat.unseen = seat.unseen or (table.terms != before and seat.device not in ("", table.host))
    if several or table.team:
        table.colours = colours_by_seat(count, table.terms.colours_each(count))
    table.whole_from = table.head + 1  # its seats may have other numbers


def apply_seen(table: "Table", event: events.ChangeSeen) -> None:
    """Note who has seen the change."""
    for number in event.of:
        table.seats[number].unseen = False


def may_change(table: "Table") -> bool:
    """Whether the host may change the game: before the start, if no one chose it elsewhere and it has no own data."""
    made = table.made
    chosen = made.lesson or made.tournament or made.imported or made.position or made.origin or made.posed or made.deal
    if table.phase != "lobby" or chosen or made.rated or table.hand is not None or seating.waits_for_players(table):
        return False
    return not _has_data(table.terms)


def change_events(table: "Table", command: client_messages.Change, caller: "Caller") -> list[events.AnyEvent]:
    """The change, and bots that play the new game in place of those that cannot. Raises RequestError."""
    check_is_maker(table, caller)
    if table.phase != "lobby":
        raise RequestError("already-started", "The game has begun already.")
    try:
        return _change_events(table, command)
    except RulesetError as no:
        raise RequestError(no.code or "bad-rules", f"{no}.", no.rule, dict(no.args_by_name)) from None


def _change_events(table: "Table", command: client_messages.Change) -> list[events.AnyEvent]:
    terms = make_terms(command.rules, command.options)
    if not may_change(table) or terms.rated or terms.by_hand or _has_data(terms):
        raise RequestError("fixed-game", "The game of this table cannot be changed: open a new table.")
    if sum(isinstance(event, events.Changed) for event in table.log) >= MOST_CHANGES:
        raise RequestError("too-much-happened", "The game of this table was changed too often.")
    terms.check_seat_count(command.seats)
    if terms.substitute:
        seating.check_bot(terms.rules, terms.substitute)
    kept = choose_kept_seats(table, command.seats)
    change = _make_change(table, terms, kept)
    return [change, *_fitting_bots(table, terms.rules, kept)]


def choose_kept_seats(table: "Table", count: int) -> list[int]:
    """The old numbers of the seats that stay, -1 for new ones. Free seats go first. Raises RequestError."""
    kept = [seat.number for seat in table.seats]
    for seat in reversed(table.seats):
        if len(kept) > count and seat.kind == "open":
            kept.remove(seat.number)
    if len(kept) > count:
        text = f"{len(kept)} seats are taken, and this game has {count}."
        raise RequestError("seats-needed", text, args={"taken": len(kept), "seats": count})
    return kept + [-1] * (count - len(kept))


def _make_change(table: "Table", terms: Terms, kept: list[int]) -> events.Changed:
    """Raises RulesetError."""
    terms.game(len(kept))
    seats = [events.SeatPlan("open")] * len(kept)
    made = events.Created(name="", seats=seats, commitment="", at="", **msgspec.structs.asdict(terms))
    made = table.extension.prepare(made)
    commitment = fair_draws.make_commitment(table.secret, commitment_setup(table.table, made))
    return events.Changed(msgspec.structs.replace(made, seats=[], commitment=commitment), kept)


def _fitting_bots(table: "Table", rules: str, kept: list[int]) -> list[events.AnyEvent]:
    """Bots that know these rules, for the seats of those that do not."""
    able = list_playable_bots(rules)
    names = TakenNames(table.seats[old].name for old in kept if old >= 0)
    bots = [(n, table.seats[old]) for n, old in enumerate(kept) if old >= 0 and table.seats[old].kind == "bot"]
    fresh = default_bot(rules)
    return [events.BotSat(n, fresh, names.bot(fresh)) for n, seat in bots if seat.bot not in able]


def see_change(table: "Table", caller: "Caller") -> list[events.AnyEvent]:
    """The players at this device have seen the changed game. Nothing if there is nothing new."""
    mine = [seat.number for seat in table.seats if seat.unseen and seat.device == caller.device]
    return [events.ChangeSeen(mine)] if mine else []


def _has_data(terms: Terms) -> bool:
    """Whether an option holds a tile set or a level of the players' own."""
    return any(isinstance(value, dict | list) for value in terms.house.values())
