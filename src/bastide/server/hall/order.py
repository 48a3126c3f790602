"""Order at tables: reporting somebody, and what those may not do whom a moderator has restrained, or who are new.

Law: what a report is about is taken from the table, not from who reports. Nobody at the table hears of it.
"""

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from bastide.server.common.refused import Refused
from bastide.server.hall import named
from bastide.server.messages.commands import Command, Rematch, Sit
from bastide.server.messages.events import SeatPlan
from bastide.server.messages.protocol import Reject
from bastide.server.order import reports, restraints
from bastide.server.order.reports import DAY_MS, SET, Attached, Reason, Report
from bastide.server.people.names import clean_text
from bastide.server.storage import tilesets
from bastide.server.storage.db import Db
from bastide.server.table.doors import seat_at
from bastide.server.telling.notices import no_new_tables

if TYPE_CHECKING:
    from bastide.server.hall.hub import Hub
    from bastide.server.hall.tables import Live
    from bastide.server.table.room import Room

REMARKS: Final = 30
"""So many of the last ones go along with a report."""


async def load(hub: "Hub") -> None:
    """Take over what is stored. Raises StoreError."""
    hub.restraints.take(await hub.tables.store.do(restraints.stored))


async def keep_order(hub: "Hub") -> None:
    """What is stored holds from now on, and changes that another part of the house made. Raises StoreError."""

    def heard(_: bytes) -> None:
        if not hub.draining:
            hub.spawn(load(hub))

    hub.bus.listen(restraints.TOPIC, heard)
    await load(hub)


async def report(hub: "Hub", live: "Live", device: str, seat: int, reason: Reason, words: str) -> None:
    """Somebody who is at a table, or was, reports who sits there. Raises Refused, StoreError."""
    words, now = clean_text(words), int(time.time() * 1000)
    if reason == "other" and not words:
        raise Refused("no-words", "Say in a sentence what is wrong.")
    async with live.lock:
        made = _report(live, device, seat, reason, words, now)
    await hub.tables.store.do(lambda db: _file(hub, db, made, now))


async def report_set(hub: "Hub", name: str, device: str, reason: Reason, words: str) -> None:
    """Somebody reports a set of tiles that others share. Raises Refused, StoreError."""
    words, now = clean_text(words), int(time.time() * 1000)
    if reason == "other" and not words:
        raise Refused("no-words", "Say in a sentence what is wrong.")

    def work(db: Db) -> None:
        found, sharers = tilesets.load(db, name, device, None), tilesets.sharers(db, name)
        if found is None or not sharers:
            raise Refused("no-such-set", "There is no set of that name.", status=404)
        if found.mine:
            raise Refused("nobody-to-report", "That is yourself.")
        title, where = str(found.file["name"]), f"{SET}{found.file['catalogue']}?shared={name}"
        _file(hub, db, Report(device, sharers[0], where, reason, words, Attached(title, [title], 0), now), now)

    await hub.tables.store.do(work)


def _file(hub: "Hub", db: Db, made: Report, now: int) -> None:
    """Keep it, unless somebody has reported a lot today. Raises Refused."""
    if reports.count_of(db, made.reporter, now - DAY_MS) >= hub.limits.reports_per_day:
        text = "You have reported a lot today; a moderator will look at it. Write to the operator if it cannot wait."
        raise Refused("many-reports", text, status=429)
    reports.file(db, made)


def _report(live: "Live", device: str, number: int, reason: Reason, words: str, now: int) -> Report:
    room = live.room
    seat = seat_at(room, number)
    if not seat.device:
        raise Refused("nobody-to-report", "Nobody sits here whom one could report.")
    if seat.device == device:
        raise Refused("nobody-to-report", "That is yourself.")
    names = [one.name for one in room.seats]
    said = [dict(remark) for remark in list(live.circle.said)[-REMARKS:]]
    return Report(device, seat.device, room.table, reason, words, Attached(room.name, names, number, said), now)


def check_opens(hub: "Hub", seats: Sequence[SeatPlan], public: bool) -> None:
    """Whether those who sit there may be at a new table among strangers. Raises Refused."""
    for seat in seats:
        if public and seat.device:
            hub.restraints.check(seat.device, "bar")


def check_sits(hub: "Hub", room: "Room", device: str) -> None:
    """Whether somebody may sit down among strangers. Raises Refused."""
    if room.terms.rated or room.doors.public:
        hub.restraints.check(device, "bar")


async def not_now(hub: "Hub", live: "Live", command: Command, device: str) -> Reject | None:
    """In maintenance nobody opens another table, and not everybody may sit among strangers or under any name; a command
    that was carried out before is acknowledged again. Raises StoreError."""
    room = live.room
    if command.cid in room.cids:
        return None
    try:
        if isinstance(command, Rematch) and hub.notices.maintenance:
            raise no_new_tables()
        if isinstance(command, Sit):
            check_sits(hub, room, device)
            await named.check_sits(hub, live, device, command)
    except Refused as no:
        return Reject(command.cid, no.code, no.rule, no.text, no.args_by_name)
    return None
