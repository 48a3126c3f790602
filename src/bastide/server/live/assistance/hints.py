"""Hints and notes: what a good player would play now, and whether a finished turn had a better alternative.

Invariant: advice goes only to the device whose turn it is or was, and only as far as the table's terms allow. It is
computed outside the event loop, one question per table at a time. The table's log records each hint.
"""

from typing import TYPE_CHECKING, Final

import msgspec

from bastide.bots.registry import bots_for
from bastide.server.bots.worker import BotTask
from bastide.server.common import server_metrics
from bastide.server.common.errors import RequestError
from bastide.server.live.assistance import fair_play
from bastide.server.live.assistance.bot_turns import make_position_task
from bastide.server.protocol import client_messages, events
from bastide.server.protocol.server_messages import HintAnswer, NoteAnswer, Reject
from bastide.server.storage.data_folder import StoreError

if TYPE_CHECKING:
    from bastide.server.live.clients.client import Client
    from bastide.server.live.hub import Hub
    from bastide.server.live.registry import LiveTable
    from bastide.server.tables.table import Table

QUEUE: Final = 20
"""The most tables that may wait for advice. With more, the last would wait very long."""
KEPT: Final = 8
SECONDS: Final = {"master": "master:1s"}
"""Bots that get more time for a hint than for their own turns."""


class HintCache:
    """The last answers for one table, keyed by a hash of the actions that they are about."""

    def __init__(self) -> None:
        self.known: dict[int, HintAnswer | NoteAnswer] = {}
        self.under_way = False

    def keep(self, about: int, answer: HintAnswer | NoteAnswer) -> None:
        """Add an answer and drop the oldest beyond KEPT."""
        self.known[about] = answer
        while len(self.known) > KEPT:
            del self.known[next(iter(self.known))]


async def request_hint(hub: "Hub", live: "LiveTable", client: "Client", message: client_messages.AdviceQuery) -> None:
    """Answer a client's question from the cache, or compute the answer in the background."""
    async with live.lock:
        task = _task_of(live.room, client.device, message)
        if isinstance(task, Reject):
            client.send(task)
            return
        about = hash((task.advice, *task.actions))
        if (known := live.advice.known.get(about)) is not None:
            client.send(msgspec.structs.replace(known, cid=message.cid, seq=live.room.head))
            return
        if live.advice.under_way or hub.hint_pool.waiting >= QUEUE:
            client.send(Reject(message.cid, "advice-busy", "", "Others are being advised; try again in a moment.", {}))
            return
        if not hub.advices.may(client.device):
            server_metrics.limited.labels("hints_per_hour").inc()
            client.send(Reject(message.cid, "too-often", "", "Too many tries. Please wait an hour.", {}))
            return
        live.advice.under_way = True
    hub.spawn(_work(hub, live, client, message.cid, task, about))


async def _work(hub: "Hub", live: "LiveTable", client: "Client", cid: str, task: BotTask, about: int) -> None:
    try:
        await fair_play.check_companion(hub, live, task)
        found = await hub.hint_pool.ask(task, lambda: client in live.clients and not live.broken)
        answer = found.advice if found is not None else None
        if answer is None:
            client.send(Reject(cid, "no-advice", "", "There is no advice now.", {}))
            return
        if isinstance(answer, HintAnswer) and not await _record_hint(hub, live, task, answer.bot):
            client.send(Reject(cid, "no-advice", "", "The table has moved on.", {}))
            return
        live.advice.keep(about, answer)
        client.send(msgspec.structs.replace(answer, cid=cid, seq=live.room.head))
    except RequestError as no:
        client.send(Reject(cid, no.code, "", no.text, {}))
    except StoreError as error:
        client.send(hub.report_error(error))
    finally:
        live.advice.under_way = False


async def _record_hint(hub: "Hub", live: "LiveTable", task: BotTask, bot: str) -> bool:
    """Record a hint in the log before it is sent. Returns False if the table has moved on."""
    noted = list[events.AnyEvent]()

    def note(table: "Table") -> list[events.AnyEvent]:
        if table.phase == "playing" and make_position_task(table).actions == task.actions:
            noted.append(events.Advised(task.seat, bot))
        return noted

    await hub.leave_seats(live, note)
    return bool(noted)


def _task_of(table: "Table", device: str, message: client_messages.AdviceQuery) -> BotTask | Reject:
    """The task that computes the advice, or the reason why there is none."""
    match, cid = table.match, message.cid
    if match is None or table.extension.leads:
        return Reject(cid, "no-advice", "", "There is nothing to advise.", {})
    if not table.terms.advises("hint" if isinstance(message, client_messages.Hint) else "notes"):
        return Reject(cid, "aids-off", "", "This table gives no help.", {})
    task = make_position_task(table)
    if isinstance(message, client_messages.Hint):
        seat = table.deciding
        if seat is None or seat.kind != "person" or seat.device != device:
            return Reject(cid, "not-your-turn", "BASE-10", "It is not your turn.", {})
        best = bots_for(table.made.rules)[0]
        task.advice, task.bot, task.seat = "hint", SECONDS.get(best, best), seat.number
        return task
    turn = last_turn(table, device)
    if turn is None:
        return Reject(cid, "no-advice", "", "There is no turn to speak of.", {})
    task.advice, task.first = "note", turn.start
    task.actions = task.actions[: turn.stop]
    return task


def last_turn(table: "Table", device: str) -> range | None:
    """The action indices of the last turn that this device has finished, or None. Draws begin and end turns."""
    match = table.match
    assert match is not None
    done, mine = match.done, {seat.number for seat in table.seats if seat.device == device and seat.kind == "person"}
    stop = len(done)
    while stop and match.seat is not None and done[stop - 1][0] == match.seat:
        stop -= 1  # this turn goes on
    while stop and done[stop - 1][0] not in mine:
        stop -= 1
    start = stop
    while start and done[start - 1][0] == done[stop - 1][0]:
        start -= 1
    return range(start, stop) if start < stop and start >= match.given else None
