"""Bot turns: choose an action, pause as a person would, and play it.

Invariant: a bot process gets only the `BotTask` of `make_bot_task`, which holds no secret and is made under the table's
lock.
"""

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from bastide.server.bots.worker import BotTask
from bastide.server.common.cancellation import wait_event
from bastide.server.common.errors import RequestError
from bastide.server.common.external_bots import is_available_bot
from bastide.server.tables.table import Table

if TYPE_CHECKING:
    from bastide.server.live.clients.client import Client
    from bastide.server.live.hub import Hub
    from bastide.server.live.registry import LiveTable

log = logging.getLogger("bastide.bot_turns")
RESUME_PAUSE = 0.02
RESUME_SHARE = 3.0
"""The pause after each load, as a multiple of its duration, so that loading takes at most a quarter of the time."""


async def resume_bots(hub: "Hub") -> None:
    """Resume the games in which a bot is to move after a server start.

    Tables are loaded one by one with pauses, so that moves at other tables do not wait. Tables that wait for a person
    stay in the store until a client comes."""
    for table in await hub.tables.store.waiting_for_bots():
        began = time.perf_counter()
        try:
            live = await hub.tables.get(table)
        except Exception as error:
            log.error("table %s cannot be loaded: %s", table, error)
            continue
        if live is not None and live.room.bot_due is None:
            await hub.tables.store.note_waiting(table)
        elif live is not None:
            hub.schedule_bot(live)
        await asyncio.sleep(max(RESUME_PAUSE, RESUME_SHARE * (time.perf_counter() - began)))


def make_bot_task(table: Table) -> BotTask:
    """The task for the bot whose turn it is: only the public actions so far."""
    seat, task = table.deciding, make_position_task(table)
    assert seat is not None, "somebody decides"
    task.bot, task.seat = seat.bot, seat.number
    return task


def make_position_task(table: Table) -> BotTask:
    """A task with the current position and no bot, for hints and forecasts."""
    assert table.match is not None, "the game is on"
    actions = [action for _, action in table.match.done]
    made = table.made
    task = BotTask(0, table.table, made.rules, len(table.seats), table.starter, actions, "", 0, made.house)
    task.pictures, task.position = table.pictures, made.position
    return task


async def run_bots(hub: "Hub", live: "LiveTable") -> None:
    """Play bot turns until a person is to decide or the game is over."""
    try:
        while await _one_move(hub, live):
            pass
    finally:
        live.bot_task = None
        live.hurry.clear()
    hub.schedule_bot(live)  # a player may have added a bot during this time


async def _one_move(hub: "Hub", live: "LiveTable") -> bool:
    async with live.lock:
        if live.broken or live.room.bot_due is None:
            return False
        task, head = make_bot_task(live.room), live.room.head
    began = hub.clock()
    action, failure = await _choose_action(hub, task)
    ms = int((hub.clock() - began) * 1000)
    await wait_event(live.hurry, max(0.0, hub.bot_delay - (hub.clock() - began)))
    if action:
        await apply_bot_action(hub, live, head, action, ms)
    else:
        await _fail(hub, live, head, failure)
    return True


async def _choose_action(hub: "Hub", task: BotTask) -> tuple[str, str]:
    """The bot's action, or "" and the reason of failure. Built-in bots never fail, external bots may."""
    guest = hub.guests.get(task.bot)
    if guest is not None:
        return await guest.move(task)
    return (await hub.bots.choose(task), "") if is_available_bot(task.bot) else ("", "not-started")


async def apply_bot_action(hub: "Hub", live: "LiveTable", head: int, action: str, ms: int) -> bool:
    """Apply the action that a bot chose at event number `head`. Returns False if the table has changed since.

    Raises StoreError."""
    async with live.lock:
        if live.broken or live.room.head != head:
            return False
        try:
            live.room.bot_act(action, ms)
        except RequestError as no:
            log.error("the bot of table %s chose an illegal action: %s", live.room.table, no.text)
            return False
        await hub.commit(live)
        hub.publish(live)
        return True


async def _fail(hub: "Hub", live: "LiveTable", head: int, code: str) -> None:
    """Replace an external bot that gave no usable answer at event number `head`."""
    async with live.lock:
        if not live.broken and live.room.head == head:
            live.room.bot_fails(code)
            await hub.commit(live)
            hub.publish(live)


def hurry_bots(live: "LiveTable", client: "Client") -> None:
    """Skip the pause before the current bot move if the client's device holds a seat."""
    if live.bot_task is not None and any(seat.device == client.device for seat in live.room.seats):
        live.hurry.set()
