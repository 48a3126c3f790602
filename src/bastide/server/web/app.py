"""The web application: routes, and what lives as long as the server."""

import asyncio
import contextlib
import gc
import logging
from collections.abc import AsyncIterator
from socket import socket as Socket

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import BaseRoute, Route, WebSocketRoute

from bastide.rules import LEFT_OUT
from bastide.server.bots.desk import BotDesk
from bastide.server.bots.guests import GuestDesk
from bastide.server.common.guests import welcome
from bastide.server.gate.limits import PerHour
from bastide.server.gate.security import Security
from bastide.server.gate.turnstile import Allowances, Turnstile
from bastide.server.hall import clocks, thinking
from bastide.server.hall.hub import Hub
from bastide.server.hall.order import keep_order
from bastide.server.hall.tournaments import Steward
from bastide.server.house.passing import Passing
from bastide.server.judging.bench import Bench
from bastide.server.meeting.meeting import Meeting
from bastide.server.operation import banning, contact, following, health
from bastide.server.operation.commands import Site
from bastide.server.operation.control import open_door
from bastide.server.operation.exporter import Exporter, listening, watch_lag
from bastide.server.operation.options import Options
from bastide.server.operation.retention import Keeper
from bastide.server.people.bans import Gate
from bastide.server.people.sessions import SignedIn
from bastide.server.press.queue import Press
from bastide.server.storage.store import Store
from bastide.server.telling.notices import Notices
from bastide.server.web import (
    api,
    exports,
    friends,
    games,
    me,
    meeting,
    opening,
    order,
    own_puzzles,
    position,
    puzzling,
    ratings,
    socket,
    streams,
    studying,
    tilesets,
    tournament,
    vacation,
)
from bastide.server.web.accounts import ROUTES as ACCOUNTS
from bastide.server.web.accounts.signing import Signing
from bastide.server.web.instead import instead
from bastide.server.web.judging import analysis
from bastide.server.web.pages import Pages
from bastide.server.web.pictures import Pictures
from bastide.server.web.play_on import play_on
from bastide.server.web.refusals import HANDLERS
from bastide.server.web.versions import Versions
from bastide.server.workshop.trials import Trials

log = logging.getLogger("bastide.app")
TIDY_SECONDS = 600.0
GATES = [Middleware(gate) for gate in (Passing, Versions, SignedIn, Turnstile, Gate)]
"""What every request and every line passes, in order."""
LINES = [WebSocketRoute("/ws/meet", meeting.serve), WebSocketRoute("/ws/{table}", socket.serve)]
PICTURES = "pictures"
"""Folder of the pictures that were made of games; it may be deleted at any time."""


def _routes(pages: Pages) -> list[BaseRoute]:
    """Every address, the more special ones first."""
    return [
        *position.ROUTES,
        *ACCOUNTS,
        *streams.ROUTES,
        *me.ROUTES,
        *friends.ROUTES,
        *ratings.ROUTES,
        *order.ROUTES,
        *tilesets.ROUTES,
        *tournament.ROUTES,
        *vacation.ROUTES,
        Route("/healthz", health.healthz),
        Route("/readyz", health.readyz),
        Route("/.well-known/security.txt", contact.security_txt),
        Route("/api/meta", api.meta),
        Route("/api/check", opening.check_table, methods=["POST"]),
        Route("/api/tables", api.my_tables, methods=["GET"]),
        Route("/api/tables", opening.make_table, methods=["POST"]),
        Route("/api/tables/{table}/play-on", play_on, methods=["POST"]),
        Route("/api/tables/{table}/analysis", analysis, methods=["GET", "POST"]),
        Route("/api/tables/{table}/instead", instead, methods=["GET"]),
        Route("/api/tables/{table}/{kind:str}", exports.table_file, methods=["GET", "POST", "DELETE"]),
        Route("/api/games", games.my_games, methods=["GET"]),
        Route("/api/games/{table}", games.change, methods=["POST"]),
        Route("/api/games/{table}", games.delete, methods=["DELETE"]),
        Route("/api/campaigns", api.my_campaigns),
        Route("/api/lessons", studying.my_lessons),
        Route("/api/lessons/{lesson}", studying.open_lesson, methods=["POST"]),
        Route("/api/puzzles", puzzling.puzzles),
        Route("/api/puzzles/own", own_puzzles.puzzles),
        Route("/api/puzzles/{puzzle}", puzzling.puzzle, methods=["GET"]),
        Route("/api/puzzles/{puzzle}", puzzling.open_puzzle, methods=["POST"]),
        Route("/art/{version}/{path:path}", Pictures().answer),
        *LINES,
        Route("/{path:path}", pages.answer, methods=["GET", "HEAD"]),
    ]


def make_app(options: Options, lan_url: str = "", metrics: Socket | None = None) -> Security:
    """The guarded application (`.app` inside) with its store, which it closes when it ends; its metrics are told on the
    socket `metrics`. Raises StoreError."""
    root = options.public_url.root if options.public_url else ""
    pages, store = Pages(root=root), Store(options.data, address=options.store)
    welcome(options.bots)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        hub = _hub(options, store)
        await asyncio.gather(hub.bans.load(store), clocks.load_rests(hub), keep_order(hub))
        for wrong in LEFT_OUT:
            log.warning(wrong)
        app.state.lan_url, app.state.pages = lan_url, pages
        _furnish(app, options, hub)
        banning.follow(hub)
        kept = (clocks.keep(hub), app.state.meeting.keep(), app.state.steward.keep())
        always = (watch_lag(), Keeper(hub).keep(), *kept, _tidy_memory())
        for work in always:
            hub.spawn(work)
        try:
            async with (
                open_door(Site(options.data, hub)),
                listening(app.state.exporter, metrics),
                _housed(app, options, hub),
            ):
                yield
        finally:
            await app.state.press.close()
            await app.state.bench.close()
            await app.state.trials.close()
            await hub.drain()
            store.close()

    app = Starlette(
        routes=_routes(pages),
        exception_handlers=HANDLERS,
        middleware=GATES,
        lifespan=lifespan,
    )
    return Security(app, options.allow_host, options.public_url, options.trust_proxy)


@contextlib.asynccontextmanager
async def _housed(app: Starlette, options: Options, hub: Hub) -> AsyncIterator[None]:
    """One of several processes, where the games lie in a database that they share; bots go on."""
    app.state.house = None
    if not options.store:
        hub.spawn(thinking.resume(hub))
        yield
        return
    from bastide.server.house.inner import one_of_several  # of the extra `house`

    async with one_of_several(app, hub, options.store, options.house_address) as house:
        app.state.house = house
        hub.spawn(following.keep(hub))
        yield


def _furnish(app: Starlette, options: Options, hub: Hub) -> None:
    """What answers find, for as long as the server lives."""
    app.state.hub, app.state.patience, app.state.signing = hub, me.Patience(hub), Signing(hub)
    app.state.options, app.state.streams = options, {}
    app.state.press, app.state.replays = Press(options.data / PICTURES, options.limits), exports.Replays()
    app.state.meeting = Meeting(hub)
    app.state.bench = Bench(hub.tables.store, options.limits)
    app.state.trials = Trials(options.limits)
    app.state.sharing = PerHour(options.limits.sets_per_hour, hub.clock).over(hub.bus, "limit sets")
    app.state.allowances = Allowances(options.limits, hub.clock)
    app.state.health = health.Health(hub, options.data)
    app.state.exporter = Exporter(hub, app.state.press, app.state.bench, app.state.health, options.data)
    app.state.steward = Steward(hub)


def _hub(options: Options, store: Store) -> Hub:
    """All tables, and whoever plays at them by program."""
    notices, memory = Notices(options.data), options.bot_memory << 20
    bus = None
    if options.store and options.bus:
        from bastide.server.house.bus import RedisBus  # of the extra `house`

        bus = RedisBus(options.bus)
    hub = Hub(store, BotDesk(), options.limits, options.bot_delay, notices=notices, periods=options.periods, bus=bus)
    hub.guests = {guest.name: GuestDesk(guest, options.bot_time, memory) for guest in options.bots}
    return hub


async def _tidy_memory() -> None:
    """Games are many small objects that point at each other; looking through all of them takes a tenth of a second for
    a few hundred games. Python would do that in the middle of moves, so it is done seldom and by the clock."""
    before = gc.get_threshold()
    gc.set_threshold(50_000, 50, 1_000_000)
    try:
        while True:
            await asyncio.sleep(TIDY_SECONDS)
            gc.collect()
    finally:
        gc.set_threshold(*before)
