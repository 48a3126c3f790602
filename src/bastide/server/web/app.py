"""The web application: routes, and what lives as long as the server."""

import asyncio
import contextlib
import gc
import logging
import random
from collections.abc import AsyncIterator
from socket import socket as Socket

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import BaseRoute, Route, WebSocketRoute

from bastide.rules import LEFT_OUT
from bastide.server.alerts.caller import Caller
from bastide.server.alerts.postman import Postman
from bastide.server.alerts.reach import Reach
from bastide.server.bots.desk import BotDesk
from bastide.server.bots.guests import GuestDesk
from bastide.server.common.guests import welcome
from bastide.server.common.workers import BoundedWorker, ResultCache
from bastide.server.gate.limits import PerHour
from bastide.server.gate.security import Security
from bastide.server.gate.turnstile import Allowances, Turnstile
from bastide.server.hall import clocks, devices, thinking
from bastide.server.hall.guards import follow_restrictions
from bastide.server.hall.hub import Hub
from bastide.server.hall.site import Site
from bastide.server.hall.tournaments import Steward
from bastide.server.house import attending
from bastide.server.house.passing import Passing
from bastide.server.jobs.hands import Hands
from bastide.server.jobs.shared import Shared
from bastide.server.judging.bench import Bench
from bastide.server.meeting.meeting import Meeting
from bastide.server.operation import banning, contact, following, health
from bastide.server.operation.control import open_door
from bastide.server.operation.exporter import Exporter, listening, watch_lag
from bastide.server.operation.feature_listeners import connect_features
from bastide.server.operation.options import Options
from bastide.server.operation.retention import Keeper
from bastide.server.people.bans import Gate
from bastide.server.people.sessions import SignedIn
from bastide.server.press.queue import Press
from bastide.server.storage.openings import salt
from bastide.server.storage.store import Store
from bastide.server.storage.writer import Writer
from bastide.server.telling.notices import Notices
from bastide.server.web import (
    alerts,
    api,
    exports,
    friends,
    games,
    mail,
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
from bastide.server.web.warm_up import import_libraries
from bastide.server.workshop.trials import Trials

log = logging.getLogger("bastide.app")
TIDY_SECONDS = 3600.0
PORTION, NEVER = 5_000, 1_000_000
"""So many new objects are looked through together; those that stay are looked through again by the clock alone."""
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
        *alerts.ROUTES,
        *mail.ROUTES,
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
        await asyncio.gather(hub.bans.load(store), clocks.load_rests(hub), follow_restrictions(hub))
        for wrong in LEFT_OUT:
            log.warning(wrong)
        app.state.lan_url, app.state.pages, app.state.token_key = lan_url, pages, await store.do(salt)
        hands = _hands(options, hub)
        _furnish(app, options, hub, hands)
        for follow in (banning.follow, devices.follow):
            follow(hub)
        kept = (clocks.keep(hub), app.state.meeting.keep(), app.state.steward.keep(), app.state.caller.keep())
        writes = () if app.state.mailing is None else (Postman(hub, app.state.mailing).keep(),)
        for work in (watch_lag(), Keeper(hub).keep(), *kept, *writes, _tidy_memory(), import_libraries()):
            hub.spawn(work)
        try:
            async with (
                open_door(Site(options.data, hub)),
                listening(app.state.exporter.sheet, metrics),
                _housed(app, options, hub),
            ):
                yield
        finally:
            for one in (app.state.press, app.state.bench, app.state.trials, hands):
                await one.close()
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
        hub.spawn(attending.keep(hub))
        yield


def _furnish(app: Starlette, options: Options, hub: Hub, hands: Hands) -> None:
    """What answers find, for as long as the server lives."""
    hub.bots.hands = hands
    app.state.hub, app.state.patience, app.state.signing = hub, me.Patience(hub), Signing(hub)
    app.state.options, app.state.streams = options, {}
    app.state.press = Press(options.data / PICTURES, options.limits, hands, bus=hub.bus)
    app.state.positions, app.state.replaying = hub.positions, BoundedWorker()
    app.state.replays = exports.Replays(ResultCache(app.state.replaying, exports.KEPT_REPLAYS))
    app.state.files = ResultCache(app.state.replaying, exports.KEPT_FILES)
    app.state.meeting = Meeting(hub)
    app.state.bench = Bench(hub.tables.store, options.limits, hands, bus=hub.bus)
    app.state.trials = Trials(options.limits, hands, bus=hub.bus)
    app.state.sharing = PerHour(options.limits.sets_per_hour, hub.clock).over(hub.bus, "limit sets")
    app.state.allowances = Allowances(options.limits, hub.clock)
    app.state.health = health.Health(hub, options.data)
    app.state.exporter = Exporter(hub, app.state.press, app.state.bench, hands, app.state.health, options.data)
    app.state.steward = Steward(hub)
    app.state.mailing, app.state.asking = options.mailing(), mail.Asking(hub)
    writes = app.state.mailing is not None
    app.state.caller = Caller(hub, contact.answers_for(options), Reach.usual(), writes)
    app.state.often = alerts.Often(hub)


def _hands(options: Options, hub: Hub) -> Hands:
    """What does the work that takes processes of its own."""
    if not options.store:
        return Hands()
    from bastide.server.storage import forms  # of the extra `house`

    return Shared(Writer(forms.connect(options.store)), hub.bus)


def _hub(options: Options, store: Store) -> Hub:
    """All tables, and whoever plays at them by program."""
    notices, memory = Notices(options.data), options.bot_memory << 20
    bus = None
    if options.store and options.bus:
        from bastide.server.house.bus import RedisBus  # of the extra `house`

        bus = RedisBus(options.bus)
    hub = Hub(store, BotDesk(), options.limits, options.bot_delay, notices=notices, periods=options.periods, bus=bus)
    connect_features(hub)
    hub.guests = {guest.name: GuestDesk(guest, options.bot_time, memory) for guest in options.bots}
    return hub


async def _tidy_memory() -> None:
    """Games are many small objects that point at each other; looking through all of them takes tenths of a second for a
    few hundred games. Python would do that in the middle of moves, so it is done seldom and by the clock, by each
    process of a house at another time. What is new is looked through in portions of a few milliseconds."""
    before = gc.get_threshold()
    gc.set_threshold(PORTION, NEVER, NEVER)
    try:
        while True:
            await asyncio.sleep(TIDY_SECONDS * random.uniform(0.75, 1.25))
            gc.collect()
    finally:
        gc.set_threshold(*before)
