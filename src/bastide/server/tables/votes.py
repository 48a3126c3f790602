"""Votes of the other players: to end the game for all, or to take back actions that a draw or a move followed.

The functions read the table and return events, or raise RequestError. `counts_absent` is the only rule about absent
people. In a rated game, a tournament or a game with a clock, absence is no consent. Elsewhere only those present are
asked, and if there are none it happens at once.
"""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from bastide.server.common.errors import RequestError
from bastide.server.protocol.events import (
    Abandoned,
    Answered,
    AnyEvent,
    Asked,
    BotSat,
    Flagged,
    HandedBack,
    Lapsed,
    TakenBack,
    Wanted,
)
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
    what: Wanted
    of: tuple[int, ...]
    until: int = 0
    since: int = 0


def vote_after(asked: Vote | None, event: AnyEvent) -> Vote | None:
    """The pending question after an event. It ends when a seat gets another holder."""
    match event:
        case Asked():
            return Vote(event.seat, event.what, tuple(event.of), event.until, event.since)
        case Answered() if asked is not None and event.yes:
            left = tuple(seat for seat in asked.of if seat != event.seat)
            return replace(asked, of=left) if left else None
        case HandedBack() | Flagged():
            return asked
        case BotSat() if event.away:
            return asked
        case _:
            return None


def is_vote_expired(asked: Vote, now: int) -> bool:
    """Whether a question has expired by `now`, even if the table has not stored that yet. False if either time is
    unknown."""
    return bool(now and asked.until) and now >= asked.until


def propose_vote(room: "Table", what: Wanted, who: "Caller") -> list[AnyEvent]:
    """Ask the other players, or do it at once if there is no one to ask."""
    mine = _playing(room, who.device)
    if room.asked is not None and not is_vote_expired(room.asked, who.now):
        raise RequestError("asked-already", "Something is being asked at this table already.")
    if what == "takeback" and not count_takeback_actions(room, who.device):
        raise RequestError("no-undo", "This can no longer be taken back.")
    of = list_required_seats(room, what, who)
    if not of and is_binding(room):
        raise RequestError("resign-instead", "No one is left who could agree. Resign instead.")
    if not of:
        return vote_effect(room, what, mine)
    if not who.asks():
        raise RequestError("too-often", "That was often enough for a while; wait a little.")
    if not who.now:
        return [Asked(mine.number, what, of)]
    vacation = max(who.vacation(room.seats[seat].device) for seat in of) if waits_on_vacation(room) else 0
    return [Asked(mine.number, what, of, who.now + vote_wait_ms(room) + vacation, who.now)]


def answer_vote(room: "Table", yes: bool, who: "Caller") -> list[AnyEvent]:
    """Agree or refuse. The player who asked can only withdraw the question."""
    asked = room.asked
    if asked is None:
        raise RequestError("nothing-asked", "Nothing is being asked any more.")
    if room.seats[asked.seat].device == who.device and not yes:
        return [Lapsed()]
    if is_vote_expired(asked, who.now):
        raise RequestError("nothing-asked", "Nothing is being asked any more.")
    mine = next((seat for seat in asked.of if room.seats[seat].device == who.device), None)
    if mine is None:
        raise RequestError("not-asked", "This is for others to say.")
    told = Answered(mine, yes)
    if not yes or len(asked.of) > 1:
        return [told]
    return [told, *vote_effect(room, asked.what, room.seats[asked.seat])]


def vote_effect(room: "Table", what: Wanted, seat: Seat) -> list[AnyEvent]:
    """The events of what all have agreed on."""
    if what == "end":
        return [Abandoned(room.last_secret, "agreed")]
    count = count_takeback_actions(room, seat.device)
    if not count:
        raise RequestError("no-undo", "This can no longer be taken back.")
    return [TakenBack(seat.number, count)]


def count_takeback_actions(room: "Table", device: str) -> int:
    """The number of actions to undo until this device decides its last one again, 0 if that is impossible."""
    match = room.match
    if match is None or room.phase != "playing" or room.extension.leads or not room.made.takeback or not device:
        return 0
    if room.head >= room.limits.events_per_table:
        return 0
    own = {seat.number for seat in room.seats if seat.kind == "person" and seat.device == device}
    if not own:
        return 0
    mine = (back for back in range(1, len(match.done) - match.given + 1) if match.done[-back][0] in own)
    return next(mine, 0)


def may_ask_back(room: "Table", device: str) -> bool:
    """Whether a device that may not simply undo can ask the others for consent."""
    return room.asked is None and count_takeback_actions(room, device) > 0


def may_propose(room: "Table", device: str) -> bool:
    """Whether a device plays in a running game, and so may ask the others."""
    going = room.phase == "playing" and not room.extension.leads
    return going and any(seat.device == device and not seat.resigned for seat in room.seats)


def is_binding(room: "Table") -> bool:
    """Whether the result counts beyond the table. Such a game never ends without an opponent's consent."""
    return room.terms.rated or bool(room.made.tournament)


def counts_absent(room: "Table", what: Wanted, people: int) -> bool:
    """Whether absent people must agree as well; `people` is the number of other people who still play."""
    if is_binding(room) or room.terms.clock is not None:
        return True
    return what == "takeback" and people > 1


def list_required_seats(room: "Table", what: Wanted, who: "Caller") -> list[int]:
    """The seats that must agree: one for each other person, [] if there is no one to ask."""
    people = opponents(room.seats, who.device)
    if counts_absent(room, what, len(people)):
        return [seats[0].number for seats in people.values()]
    there = [
        [seat.number for seat in seats if seat.kind == "person"]
        for device, seats in people.items()
        if who.away(device) < seating.ABSENT_SECONDS
    ]
    return [numbers[0] for numbers in there if numbers]


def vote_wait_ms(room: "Table") -> int:
    """Milliseconds that a question stays open: as long as a turn may take, and long enough to read it."""
    clock = room.terms.clock
    turn = clock.turn_ms if clock else DAY_MS if is_binding(room) else 0
    return max(turn, int(room.limits.vote_seconds * 1000))


def waits_on_vacation(room: "Table") -> bool:
    """Whether a question waits for people on vacation, as a turn does with a clock in days."""
    return room.terms.clock is not None and room.terms.clock.days > 0


def _playing(room: "Table", device: str) -> Seat:
    if room.phase != "playing" or room.extension.leads:
        raise RequestError("not-started" if room.phase == "lobby" else "table-over", "No game is under way here.")
    mine = next((seat for seat in room.seats if seat.device == device and not seat.resigned), None)
    if mine is None:
        raise RequestError("not-your-seat", "You do not sit here.")
    return mine
