"""How likely a team's ghosts run out soon, computed beside the table.

Law: the loop never waits for it. Each table has at most one forecast under way and only its newest position counts:
whoever asked about an older one is told about that. The process that computes knows the actions so far, no draws.
"""

import math
from typing import TYPE_CHECKING, Final

import msgspec

from bastide.server.bot_worker import Choice
from bastide.server.protocol import Reject, RiskAnswer
from bastide.server.thinking import position_of

if TYPE_CHECKING:
    from bastide.server.client import Client
    from bastide.server.hub import Hub
    from bastide.server.room import Room
    from bastide.server.tables import Live

SECONDS: Final = 0.8
"""How long to look: with the way there and back the answer comes within about a second."""
Z: Final = 1.96
"""Standard deviations on each side of the middle that hold 19 cases of 20."""


class Forecast:
    """What one table has been told, and who waits for more."""

    def __init__(self) -> None:
        self.moment = -1  # of the position that `known` is about
        self.known: RiskAnswer | None = None
        self.waiting: list[tuple[Client, str]] = []
        self.under_way = False


def error_of(chance: float, games: int) -> float:
    """Half the width of the Wilson interval: honest also where nothing, or everything, was lost."""
    spread = chance * (1 - chance) / games + Z * Z / (4 * games * games)
    return Z * math.sqrt(spread) / (1 + Z * Z / games)


def why_not(room: "Room", cid: str) -> Reject | None:
    """The reason why this table has no forecast."""
    match = room.match
    if match is None or not room.terms.team:
        return Reject(cid, "no-forecast", "", "Nothing is foretold at this table.", {})
    if match.game.over:
        return Reject(cid, "game-over", "BASE-40", "The game is over.", {})
    if not room.made.aids:
        return Reject(cid, "aids-off", "", "This table gives no help.", {})
    return None


async def ask(hub: "Hub", live: "Live", client: "Client", cid: str) -> None:
    """A page wants to know: what is known is told at once, else when it is found out."""
    async with live.lock:
        forecast, refusal = live.forecast, why_not(live.room, cid)
        if refusal is not None:
            client.send(refusal)
            return
        assert live.room.match is not None
        if forecast.known is not None and forecast.moment == live.room.match.moment:
            client.send(msgspec.structs.replace(forecast.known, cid=cid))
            return
        waiting = [one for one in forecast.waiting if one[0] is not client]
        forecast.waiting = [*waiting, (client, cid)]
        if not forecast.under_way:
            forecast.under_way = True
            hub.spawn(_work(hub, live))


async def _work(hub: "Hub", live: "Live") -> None:
    forecast = live.forecast
    try:
        while forecast.waiting and not live.broken:
            async with live.lock:
                if why_not(live.room, "") is not None:
                    _tell(live, None)
                    return
                assert live.room.match is not None
                moment, head = live.room.match.moment, live.room.head
                task = position_of(live.room)
            task.seconds = SECONDS
            found = await hub.oracle.ask(task)
            async with live.lock:
                if live.room.match.moment == moment:
                    forecast.moment, forecast.known = moment, None if found is None else answer_of(found, head)
                    _tell(live, forecast.known)
    finally:
        forecast.under_way = False


def answer_of(found: Choice, head: int) -> RiskAnswer:
    """The chances with their errors."""
    error = {tiles: round(error_of(chance, found.games), 4) for tiles, chance in found.within.items()}
    within = {tiles: round(chance, 4) for tiles, chance in found.within.items()}
    return RiskAnswer(cid="", seq=head, within=within, error=error, games=found.games)


def _tell(live: "Live", answer: RiskAnswer | None) -> None:
    """Everybody who waits gets the answer, or the reason why there is none."""
    waiting, live.forecast.waiting = live.forecast.waiting, []
    for client, cid in waiting:
        if answer is not None:
            client.send(msgspec.structs.replace(answer, cid=cid))
        else:
            failed = Reject(cid, "no-forecast", "", "The forecast could not be made.", {})
            client.send(why_not(live.room, cid) or failed)
