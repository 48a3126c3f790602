"""Votes of the other players: to end the game for all, or to take back actions that a draw or a move followed.

The functions read the table and return events, or raise RequestError. `counts_absent` is the only rule about absent
people. In a rated game, a tournament or a game with a clock, absence is no consent. Elsewhere only those present are
asked, and if there are none it happens at once.
"""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from bastide.server.common.errors import RequestError
from bastide.server.protocol import events
from bastide.server.tables import seating
from bastide.server.tables.seats import Seat, opponents

if TYPE_CHECKING:
    from bastide.server.tables.table import Caller, Table


DAY_MS: Final = 86_400_000


@dataclass(frozen=True)
class Vote:
    """A pending question: seat `seat` wants `what`, and the seats in `of` have not agreed yet. It runs from `since` to
    `until` (milliseconds since 1970; 0 if unknown)."""

    seat: int
    what: events.Wanted
    of: tuple[int, ...]
    until: int = 0
    since: int = 0


def vote_after(asked: Vote | None, event: events.AnyEvent) -> Vote | None:
    """The pending question after an event. It ends when a seat gets another holder."""
    match event:
        case events.Asked():
            return Vote(event.seat, event.what, tuple(event.of), event.until, event.since)
        case events.Answered() if asked is not None and event.yes:
            left = tuple(seat for seat in asked.of if seat != event.seat)
            return replace(asked, of=left) if left else None
        case events.HandedBack() | events.Flagged():
            return asked
        case events.BotSat() if event.away:
            return asked
        case _:
            return None


def is_vote_expired(asked: Vote, now: int) -> bool:
    """Whether a question has expired by `now`, even if the table has not stored that yet. False if either time is
    unknown."""
    return bool(now and asked.until) and now >= asked.until


def propose_vote(table: "Table", what: events.Wanted, caller: "Caller") -> list[events.AnyEvent]:
    """Ask the other players, or do it at once if there is no one to ask."""
    mine = _playing(table, caller.device)
    if table.asked is not None and not is_vote_expired(table.asked, caller.now):
        raise RequestError("asked-already", "Another request is still open.")
    if what == "takeback" and not count_takeback_actions(table, caller.device):
        raise RequestError("no-undo", "This can no longer be taken back.")
    of = list_required_seats(table, what, caller)
    if not of and is_binding(table):
        raise RequestError("resign-instead", "No one is left to agree. Resign instead.")
    if not of:
        return vote_effect(table, what, mine)
    if not caller.asks():
        raise RequestError("too-often", "Too many tries. Please wait a moment.")
    if not caller.now:
        return [events.Asked(mine.number, what, of)]
    vacation = max(caller.vacation(table.seats[seat].device) for seat in of) if waits_on_vacation(table) else 0
    return [events.Asked(mine.number, what, of, caller.now + vote_wait_ms(table) + vacation, caller.now)]


def answer_vote(table: "Table", yes: bool, caller: "Caller") -> list[events.AnyEvent]:
    """Agree or refuse. The player who asked can only withdraw the question."""
    asked = table.asked
    if asked is None:
        raise RequestError("nothing-asked", "There is no open request any more.")
    if table.seats[asked.seat].device == caller.device and not yes:
        return [events.Lapsed()]
    if is_vote_expired(asked, caller.now):
        raise RequestError("nothing-asked", "There is no open request any more.")
    mine = next((seat for seat in asked.of if table.seats[seat].device == caller.device), None)
    if mine is None:
        raise RequestError("not-asked", "The other players have to answer this.")
    agreed = yes and len(asked.of) == 1
    effect = vote_effect(table, asked.what, table.seats[asked.seat]) if agreed else []
    return [events.Answered(mine, yes), *effect]


def vote_effect(table: "Table", what: events.Wanted, seat: Seat) -> list[events.AnyEvent]:
    """The events of what all have agreed on."""
    if what == "end":
        return [events.Abandoned(table.last_secret, "agreed")]
    count = count_takeback_actions(table, seat.device)
    if not count:
        raise RequestError("no-undo", "This can no longer be taken back.")
    return [events.TakenBack(seat.number, count)]


def count_takeback_actions(table: "Table", device: str) -> int:
    """The number of actions to undo until this device decides its last one again, 0 if that is impossible."""
    match = table.match
    if match is None or table.phase != "playing" or table.extension.leads or not table.made.takeback or not device:
        return 0
    if table.head >= table.limits.events_per_table:
        return 0
    own = {seat.number for seat in table.seats if seat.kind == "person" and seat.device == device}
    if not own:
        return 0
    return next((back for back in range(1, len(match.done) - match.given + 1) if match.done[-back][0] in own), 0)


def may_ask_back(table: "Table", device: str) -> bool:
    """Whether a device that may not simply undo can ask the others for consent."""
    return table.asked is None and count_takeback_actions(table, device) > 0


def may_propose(table: "Table", device: str) -> bool:
    """Whether a device plays in a running game, and so may ask the others."""
    going = table.phase == "playing" and not table.extension.leads
    return going and any(seat.device == device and not seat.resigned for seat in table.seats)


def is_binding(table: "Table") -> bool:
    """Whether the result counts beyond the table. Such a game never ends without an opponent's consent."""
    return table.terms.rated or bool(table.made.tournament)


def counts_absent(table: "Table", what: events.Wanted, people: int) -> bool:
    """Whether absent people must agree as well; `people` is the number of other people who still play."""
    if is_binding(table) or table.terms.clock is not None:
        return True
    return what == "takeback" and people > 1


def list_required_seats(table: "Table", what: events.Wanted, caller: "Caller") -> list[int]:
    """The seats that must agree: one for each other person, [] if there is no one to ask."""
    people = opponents(table.seats, caller.device)
    if counts_absent(table, what, len(people)):
        return [seats[0].number for seats in people.values()]
    there = [
        [seat.number for seat in seats if seat.kind == "person"]
        for device, seats in people.items()
        if caller.away(device) < seating.ABSENT_SECONDS
    ]
    return [numbers[0] for numbers in there if numbers]


def vote_wait_ms(table: "Table") -> int:
    """Milliseconds that a question stays open: as long as a turn may take, and long enough to read it."""
    turn = table.terms.clock.turn_ms if table.terms.clock else DAY_MS if is_binding(table) else 0
    return max(turn, int(table.limits.vote_seconds * 1000))


def waits_on_vacation(table: "Table") -> bool:
    """Whether a question waits for people on vacation, as a turn does with a clock in days."""
    return table.terms.clock is not None and table.terms.clock.days > 0


def _playing(table: "Table", device: str) -> Seat:
    if table.phase != "playing" or table.extension.leads:
        raise RequestError("not-started" if table.phase == "lobby" else "table-over", "No game is under way here.")
    mine = next((seat for seat in table.seats if seat.device == device and not seat.resigned), None)
    if mine is None:
        raise RequestError("not-your-seat", "This is not your seat.")
    return mine
