"""Deadlines of votes. A vote waits as long as a turn would, vacations included.

Invariant: a player on vacation has not answered. Vacations are counted when the vote would end. Its start is wall clock
time, so after a downtime slightly more vacation may be counted, never less.
"""

from typing import TYPE_CHECKING, Final

from bastide.server.live.timers import clocks
from bastide.server.protocol.events import AnyEvent, Asked, Lapsed
from bastide.server.tables import votes

if TYPE_CHECKING:
    from bastide.server.live.hub import Hub
    from bastide.server.tables.table import Table

SLACK_MS: Final = 60_000
"""Shorter extensions are ignored, because the wall clock and the service clock differ by milliseconds."""


def question_end_ms(hub: "Hub", room: "Table", asked: votes.Vote) -> int:
    """When a vote ends, in milliseconds since 1970, given the vacations known now."""
    if not asked.since or not votes.waits_on_vacation(room):
        return asked.until
    opened = hub.tables.store.service.open()
    begun = opened - (hub.now_ms() - asked.since)
    devices = [room.seats[seat].device for seat in asked.of]
    taken = max(hub.vacations.within(one, begun, opened) + hub.vacations.ahead(one, opened) for one in devices)
    return max(asked.until, asked.since + votes.vote_wait_ms(room) + taken)


def events_at_end(hub: "Hub", room: "Table", asked: votes.Vote) -> list[AnyEvent]:
    """The events when a vote's time is over: it lapses, or is extended for a player on vacation.

    Returns no events if another vote is open by now, or none."""
    now = room.asked
    if now is None or (now.seat, now.until) != (asked.seat, asked.until):
        return []
    end = question_end_ms(hub, room, now)
    if end - hub.now_ms() >= SLACK_MS:
        return [Asked(now.seat, now.what, list(now.of), end, now.since)]
    return [Lapsed()]


async def end_question(hub: "Hub", table: str, asked: votes.Vote) -> None:
    """End a vote whose time is over, if this process owns the table. Raises StoreError, LogError."""
    live = await hub.tables.get(table) if await hub.tables.ours(table) else None
    if live is None:
        return
    if votes.waits_on_vacation(live.room):
        await clocks.load_vacations(hub)  # a notification of a vacation may have been lost
    await hub.leave_seats(live, lambda room: events_at_end(hub, room, asked))
