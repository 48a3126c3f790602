"""Forecasts computed in another process: the risk that a team's ghosts run out, bands of final scores, and aids.

Invariant: the event loop never waits for a forecast. Each table has at most one pending question of a kind, and clients
that asked about an older position get the answer for the newest. Tables take turns, because each waits once in the
queue of a process. Questions without a waiting client are skipped. The computing process knows the actions so far but
no draws. A score band is computed in short slices, so that the next move can stop it.
"""

import math
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final

import msgspec

from bastide.aids import FEWEST, Band
from bastide.server.bots import insights
from bastide.server.bots.worker import BotTask
from bastide.server.common.errors import RequestError
from bastide.server.live.assistance import fair_play
from bastide.server.live.assistance.bot_turns import make_position_task
from bastide.server.protocol.server_messages import AidsAnswer, ForecastAnswer, ForecastReply, Reject, RiskAnswer
from bastide.server.protocol.terms import AIDS as AIDS_GIVEN
from bastide.server.storage.data_folder import StoreError

if TYPE_CHECKING:
    from bastide.server.live.clients.client import Client
    from bastide.server.live.hub import Hub
    from bastide.server.live.registry import LiveTable
    from bastide.server.tables.table import Table

SECONDS: Final = 0.8
"""Computing time of an answer. With the network the client gets it within about a second."""
LOOK: Final = 0.2
"""Computing time of one slice. A move during a slice takes effect after it."""
Z: Final = 1.96
"""Standard deviations of a two-sided 95 % interval."""

QUEUE: Final = 40
"""The most tables that may wait for a forecast. With more, the last would wait for minutes."""
ASKED: Final = 8
"""The most waiting questions of one client at a table. With more, the oldest is dropped."""


class ForecastState:
    """The last answer for one table, and the clients that wait for the next."""

    def __init__(self) -> None:
        self.moment = -1  # of the position of `known`
        self.known: ForecastReply | None = None
        self.waiting: list[tuple[Client, str]] = []
        self.under_way = False


class ForecastQuestion(ABC):
    """A kind of forecast. `team`: for cooperative games, or else for the others. `aid`: the aid in `terms.without`."""

    team = False
    aid = "forecast"

    def why_not(self, table: "Table", cid: str) -> Reject | None:
        """Why this table gives no such forecast, or None."""
        if table.match is None or table.terms.team != self.team:
            return Reject(cid, "no-forecast", "", "This table has no forecast.", {})
        if table.match.game.over:
            return Reject(cid, "game-over", "BASE-40", "The game is over.", {})
        given = table.terms.aids and self.aid not in table.terms.without
        return None if given else Reject(cid, "aids-off", "", "This table gives no help.", {})

    def busy(self, hub: "Hub") -> bool:
        """Whether the queue is full."""
        return hub.forecast_pool.waiting >= QUEUE

    @abstractmethod
    async def look(self, hub: "Hub", live: "LiveTable", task: BotTask, moment: int) -> ForecastReply | None:
        """The answer with an empty cid and seq 0. None if it could not be computed or the table has moved on."""


class RiskQuestion(ForecastQuestion):
    """The probability that a team's ghosts run out within a number of tiles. `terms.without` cannot exclude it."""

    team = True
    aid = ""

    async def look(self, hub: "Hub", live: "LiveTable", task: BotTask, moment: int) -> RiskAnswer | None:
        """Compute it in one slice of SECONDS."""
        task.seconds = SECONDS
        found = await hub.forecast_pool.ask(task, lambda: is_forecast_wanted(live, live.forecasts[self], moment))
        if found is None:
            return None
        error = {tiles: round(wilson_error(chance, found.games), 4) for tiles, chance in found.within.items()}
        within = {tiles: round(chance, 4) for tiles, chance in found.within.items()}
        return RiskAnswer(cid="", seq=0, within=within, error=error, games=found.games)


class ScoresQuestion(ForecastQuestion):
    """The bands in which the final scores will lie."""

    async def look(self, hub: "Hub", live: "LiveTable", task: BotTask, moment: int) -> ForecastAnswer | None:
        """Join the results of short slices until the time is over or the table has moved on."""
        band, until = Band([]), hub.clock() + SECONDS
        task.scores = True
        while band.games < FEWEST or hub.clock() + LOOK / 2 < until:
            task.seconds = LOOK
            found = await hub.forecast_pool.ask(task, lambda: is_forecast_wanted(live, live.forecasts[self], moment))
            if found is None or live.room.match is None or live.room.match.moment != moment:
                return None
            band = band.joined(Band(found.scores))
        means, wins = [round(mean) for mean in band.means()], [round(share, 4) for share in band.wins()]
        return ForecastAnswer("", 0, low=band.low(), mean=means, high=band.high(), wins=wins, games=band.games)


class AidsQuestion(ForecastQuestion):
    """The aids that the table's terms give: open cells, owners and points."""

    def why_not(self, table: "Table", cid: str) -> Reject | None:
        """Why this table gives no aids, or None."""
        return insights.why_no_aids(table, cid)

    def busy(self, hub: "Hub") -> bool:
        """Never: aids take only milliseconds."""
        return False

    async def look(self, hub: "Hub", live: "LiveTable", task: BotTask, moment: int) -> AidsAnswer | None:
        """Compute all given aids in one task."""
        task.gives = [aid for aid in AIDS_GIVEN if live.room.terms.gives(aid)]
        found = await hub.insight_pool.ask(task, lambda: is_forecast_wanted(live, live.forecasts[self], moment))
        return None if found is None else found.aids


def is_forecast_wanted(live: "LiveTable", forecast: ForecastState, moment: int) -> bool:
    """Whether the position is still current and a connected client waits for the forecast."""
    match = live.room.match
    waits = any(client in live.clients for client, _ in forecast.waiting)
    return waits and not live.broken and match is not None and match.moment == moment


RISK: Final = RiskQuestion()
BAND: Final = ScoresQuestion()
AIDS: Final = AidsQuestion()


def wilson_error(chance: float, games: int) -> float:
    """Half the width of the Wilson score interval, which stays valid for proportions of 0 and 1."""
    spread = chance * (1 - chance) / games + Z * Z / (4 * games * games)
    return Z * math.sqrt(spread) / (1 + Z * Z / games)


async def request_forecast(hub: "Hub", live: "LiveTable", client: "Client", cid: str, kind: ForecastQuestion) -> None:
    """Answer a client's question from the last forecast, or queue it and compute one. Refusals are sent at once."""
    async with live.lock:
        forecast, refusal = live.forecasts[kind], kind.why_not(live.room, cid)
        if refusal is not None:
            client.send(refusal)
            return
        assert live.room.match is not None
        if forecast.known is not None and forecast.moment == live.room.match.moment:
            client.send(msgspec.structs.replace(forecast.known, cid=cid, seq=live.room.head))
            return
        if not forecast.under_way and kind.busy(hub):
            client.send(Reject(cid, "no-forecast", "", "Too many tables want a forecast. Try again in a minute.", {}))
            return
        mine = [entry for entry in forecast.waiting if entry[0] is client]
        if len(mine) >= ASKED:
            forecast.waiting.remove(mine[0])
        forecast.waiting.append((client, cid))
        if not forecast.under_way:
            forecast.under_way = True
            hub.spawn(_work(hub, live, kind))


async def _work(hub: "Hub", live: "LiveTable", question: ForecastQuestion) -> None:
    forecast = live.forecasts[question]
    try:
        while forecast.waiting and not live.broken:
            async with live.lock:
                if question.why_not(live.room, "") is not None:
                    _send(live, None, question, None)
                    return
                assert live.room.match is not None
                moment = live.room.match.moment
                task = make_position_task(live.room)
            refusal = await _check_fair_play(hub, live, task)
            found = None if refusal else await question.look(hub, live, task, moment)
            async with live.lock:
                if live.room.match.moment == moment:
                    forecast.moment = moment
                    forecast.known = None if found is None else msgspec.structs.replace(found, seq=live.room.head)
                    _send(live, forecast.known, question, refusal)
    finally:
        forecast.under_way = False


async def _check_fair_play(hub: "Hub", live: "LiveTable", task: BotTask) -> Reject | None:
    """The fair-play refusal for this board, or None."""
    try:
        await fair_play.check_companion(hub, live, task)
    except (RequestError, StoreError) as error:
        no = error if isinstance(error, RequestError) else hub.report_error(error)
        return Reject("", no.code, "", no.text, {})
    return None


def _send(live: "LiveTable", answer: ForecastReply | None, question: ForecastQuestion, refusal: Reject | None) -> None:
    """Send the answer, or the reason for its absence, to all waiting clients."""
    forecast = live.forecasts[question]
    waiting, forecast.waiting = forecast.waiting, []
    for client, cid in waiting:
        if answer is not None:
            client.send(msgspec.structs.replace(answer, cid=cid))
        else:
            failed = Reject(cid, "no-forecast", "", "The forecast could not be made.", {})
            client.send(question.why_not(live.room, cid) or msgspec.structs.replace(refusal or failed, cid=cid))
