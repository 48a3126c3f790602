"""What is worked out beside the table: how likely a team's ghosts run out, the band of final scores, the aids.

Law: the loop never waits for it. Each table has at most one question of a kind under way and only its newest position
counts: whoever asked about an older one is told about that. Tables take turns, since each waits once in the queue of a
process; what nobody waits for any more is passed over. The process that computes knows the actions so far, no draws. A
band is looked for in short looks, so that the next move ends it.
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
"""How long to look: with the way there and back the answer comes within about a second."""
LOOK: Final = 0.2
"""One look of several: a move made meanwhile is heeded after it."""
Z: Final = 1.96
"""Standard deviations on each side of the middle that hold 19 cases of 20."""

QUEUE: Final = 40
"""Tables that may wait for a forecast: with more the last would wait for minutes."""
ASKED: Final = 8
"""Questions of one page that may wait at a table; then the oldest is not answered."""


class ForecastState:
    """What one table has been told, and who waits for more."""

    def __init__(self) -> None:
        self.moment = -1  # of the position that `known` is about
        self.known: ForecastReply | None = None
        self.waiting: list[tuple[Client, str]] = []
        self.under_way = False


class ForecastQuestion(ABC):
    """A kind of forecast: what the oracle is asked about a `team`, or about people who play for themselves, unless the
    terms leave this `aid` out."""

    team = False
    aid = "forecast"

    def of(self, live: "LiveTable") -> ForecastState:
        """Where a table keeps it."""
        return live.foretold[self]

    def why_not(self, room: "Table", cid: str) -> Reject | None:
        """The reason why this table has none."""
        if room.match is None or room.terms.team != self.team:
            return Reject(cid, "no-forecast", "", "Nothing is foretold at this table.", {})
        if room.match.game.over:
            return Reject(cid, "game-over", "BASE-40", "The game is over.", {})
        given = room.terms.aids and self.aid not in room.terms.without
        return None if given else Reject(cid, "aids-off", "", "This table gives no help.", {})

    def busy(self, hub: "Hub") -> bool:
        """So many tables wait that the last would wait for minutes."""
        return hub.forecast_pool.waiting >= QUEUE

    @abstractmethod
    async def look(self, hub: "Hub", live: "LiveTable", task: BotTask, moment: int) -> ForecastReply | None:
        """The answer without its seq; None where it could not be found, or the table has moved on."""


class RiskQuestion(ForecastQuestion):
    """How likely a team's ghosts run out within so many tiles; it goes with the marks on the map."""

    team = True
    aid = ""

    async def look(self, hub: "Hub", live: "LiveTable", task: BotTask, moment: int) -> RiskAnswer | None:
        """One look."""
        task.seconds = SECONDS
        found = await hub.forecast_pool.ask(task, lambda: is_forecast_wanted(live, self.of(live), moment))
        if found is None:
            return None
        error = {tiles: round(wilson_error(chance, found.games), 4) for tiles, chance in found.within.items()}
        within = {tiles: round(chance, 4) for tiles, chance in found.within.items()}
        return RiskAnswer(cid="", seq=0, within=within, error=error, games=found.games)


class ScoresQuestion(ForecastQuestion):
    """In which band each final score will lie."""

    async def look(self, hub: "Hub", live: "LiveTable", task: BotTask, moment: int) -> ForecastAnswer | None:
        """Short looks until the time is over or the table has moved on."""
        band, until = Band([]), hub.clock() + SECONDS
        task.scores = True
        while band.games < FEWEST or hub.clock() + LOOK / 2 < until:
            task.seconds = LOOK
            found = await hub.forecast_pool.ask(task, lambda: is_forecast_wanted(live, self.of(live), moment))
            if found is None or live.room.match is None or live.room.match.moment != moment:
                return None
            band = band.joined(Band(found.scores))
        means, wins = [round(mean) for mean in band.means()], [round(share, 4) for share in band.wins()]
        return ForecastAnswer("", 0, low=band.low(), mean=means, high=band.high(), wins=wins, games=band.games)


class AidsQuestion(ForecastQuestion):
    """Open cells, owners, points: what the terms of the table give."""

    def why_not(self, room: "Table", cid: str) -> Reject | None:
        """Before the game, and where nothing is given."""
        return insights.why_no_aids(room, cid)

    def busy(self, hub: "Hub") -> bool:
        """They take milliseconds."""
        return False

    async def look(self, hub: "Hub", live: "LiveTable", task: BotTask, moment: int) -> AidsAnswer | None:
        """All at once."""
        task.gives = [aid for aid in AIDS_GIVEN if live.room.terms.gives(aid)]
        found = await hub.insight_pool.ask(task, lambda: is_forecast_wanted(live, self.of(live), moment))
        return None if found is None else found.told


def is_forecast_wanted(live: "LiveTable", forecast: ForecastState, moment: int) -> bool:
    """Whether the table is still there and somebody at it waits."""
    match = live.room.match
    waits = any(client in live.clients for client, _ in forecast.waiting)
    return waits and not live.broken and match is not None and match.moment == moment


RISK: Final = RiskQuestion()
BAND: Final = ScoresQuestion()
AIDS: Final = AidsQuestion()


def wilson_error(chance: float, games: int) -> float:
    """Half the width of the Wilson interval: honest also where nothing, or everything, was lost."""
    spread = chance * (1 - chance) / games + Z * Z / (4 * games * games)
    return Z * math.sqrt(spread) / (1 + Z * Z / games)


def why_no_forecast(room: "Table", cid: str, question: ForecastQuestion = RISK) -> Reject | None:
    """The reason why this table has no forecast."""
    return question.why_not(room, cid)


async def request_forecast(
    hub: "Hub", live: "LiveTable", client: "Client", cid: str, question: ForecastQuestion = RISK
) -> None:
    """A page wants to know: what is known is told at once, else when it is found out."""
    async with live.lock:
        forecast, refusal = question.of(live), question.why_not(live.room, cid)
        if refusal is not None:
            client.send(refusal)
            return
        assert live.room.match is not None
        if forecast.known is not None and forecast.moment == live.room.match.moment:
            client.send(msgspec.structs.replace(forecast.known, cid=cid, seq=live.room.head))
            return
        if not forecast.under_way and question.busy(hub):
            client.send(Reject(cid, "no-forecast", "", "Very many want to know what comes; try again in a minute.", {}))
            return
        mine = [one for one in forecast.waiting if one[0] is client]
        if len(mine) >= ASKED:
            forecast.waiting.remove(mine[0])
        forecast.waiting.append((client, cid))
        if not forecast.under_way:
            forecast.under_way = True
            hub.spawn(_work(hub, live, question))


async def _work(hub: "Hub", live: "LiveTable", question: ForecastQuestion) -> None:
    forecast = question.of(live)
    try:
        while forecast.waiting and not live.broken:
            async with live.lock:
                if question.why_not(live.room, "") is not None:
                    _tell(live, None, question)
                    return
                assert live.room.match is not None
                moment = live.room.match.moment
                task = make_position_task(live.room)
            refusal = await _not_fair(hub, live, task)
            found = None if refusal else await question.look(hub, live, task, moment)
            async with live.lock:
                if live.room.match.moment == moment:
                    forecast.moment = moment
                    forecast.known = None if found is None else msgspec.structs.replace(found, seq=live.room.head)
                    _tell(live, forecast.known, question, refusal)
    finally:
        forecast.under_way = False


async def _not_fair(hub: "Hub", live: "LiveTable", task: BotTask) -> Reject | None:
    """The reason why the server gives no help with this board, if there is one."""
    try:
        await fair_play.check_companion(hub, live, task)
    except (RequestError, StoreError) as error:
        no = error if isinstance(error, RequestError) else hub.report_error(error)
        return Reject("", no.code, "", no.text, {})
    return None


def _tell(
    live: "LiveTable", answer: ForecastReply | None, question: ForecastQuestion, refusal: Reject | None = None
) -> None:
    """Everybody who waits gets the answer, or the reason why there is none."""
    forecast = question.of(live)
    waiting, forecast.waiting = forecast.waiting, []
    for client, cid in waiting:
        if answer is not None:
            client.send(msgspec.structs.replace(answer, cid=cid))
        else:
            failed = Reject(cid, "no-forecast", "", "The forecast could not be made.", {})
            client.send(question.why_not(live.room, cid) or msgspec.structs.replace(refusal or failed, cid=cid))
