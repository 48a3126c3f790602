"""When a question to the others ends by itself: as late as a turn would, vacations included.

Invariant: absence on vacation is no answer. Vacations are counted when the question would end; the wall says since when
it waits, so a server that was down in between may count a moment of vacation more, never less.
"""

from typing import TYPE_CHECKING, Final

from bastide.server.live.timers import clocks
from bastide.server.protocol.events import AnyEvent, Asked, Lapsed
from bastide.server.tables import votes

if TYPE_CHECKING:
    from bastide.server.live.hub import Hub
    from bastide.server.tables.table import Table

SLACK_MS: Final = 60_000
"""A question is not made longer by less: two clocks never agree to the millisecond."""


def question_end_ms(hub: "Hub", room: "Table", asked: votes.Vote) -> int:
    """When a question ends, in milliseconds since 1970, as far as vacations are known now."""
    if not asked.since or not votes.waits_on_vacation(room):
        return asked.until
    opened = hub.tables.store.service.open()
    begun = opened - (hub.now_ms() - asked.since)
    devices = [room.seats[seat].device for seat in asked.of]
    taken = max(hub.vacations.within(one, begun, opened) + hub.vacations.ahead(one, opened) for one in devices)
    return max(asked.until, asked.since + votes.vote_wait_ms(room) + taken)


def events_at_end(hub: "Hub", room: "Table", asked: votes.Vote) -> list[AnyEvent]:
    """What happens when the time of a question is over: it lapses, or waits for a person on vacation. Nothing where it
    is asked no more."""
    now = room.asked
    if now is None or (now.seat, now.until) != (asked.seat, asked.until):
        return []
    end = question_end_ms(hub, room, now)
    if end - hub.now_ms() >= SLACK_MS:
        return [Asked(now.seat, now.what, list(now.of), end, now.since)]
    return [Lapsed()]


async def end_question(hub: "Hub", table: str, asked: votes.Vote) -> None:
    """No one has answered in time, wherever the table is now. Raises StoreError, LogError."""
    live = await hub.tables.get(table) if await hub.tables.ours(table) else None
    if live is None:
        return
    if votes.waits_on_vacation(live.room):
        await clocks.load_vacations(hub)  # the word of a vacation may have been lost
    await hub.leave_seats(live, lambda room: events_at_end(hub, room, asked))
