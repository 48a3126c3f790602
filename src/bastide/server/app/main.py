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
from bastide.server.accounts.bans import Gate
from bastide.server.accounts.sessions import SignedIn
from bastide.server.admin import health
from bastide.server.admin.control_socket import open_door
from bastide.server.admin.feature_listeners import connect_features
from bastide.server.admin.metrics_exporter import Exporter, listening, watch_lag
from bastide.server.admin.retention import Keeper
from bastide.server.app import create_table_api, meta_api, security_txt
from bastide.server.app.error_handlers import HANDLERS
from bastide.server.app.page import Pages
from bastide.server.app.settings import Options
from bastide.server.app.warm_up import import_libraries
from bastide.server.bots.external import GuestDesk
from bastide.server.bots.pool import BotDesk
from bastide.server.cluster import moderation_sync, online_sync
from bastide.server.cluster.forwarding import Passing
from bastide.server.common.external_bots import welcome
from bastide.server.common.workers import BoundedWorker, ResultCache
from bastide.server.features.account import privacy
from bastide.server.features.account.api import ROUTES as ACCOUNTS
from bastide.server.features.account.api import device
from bastide.server.features.account.api.auth import Signing
from bastide.server.features.games import api as game_api
from bastide.server.features.games import export_api
from bastide.server.features.games.analysis_api import analysis
from bastide.server.features.games.analysis_queue import Bench
from bastide.server.features.games.picture_api import Pictures
from bastide.server.features.games.play_on_api import play_on
from bastide.server.features.games.render_queue import Press
from bastide.server.features.games.what_if_api import instead
from bastide.server.features.learning import lesson_api, own_puzzle_api, puzzle_api
from bastide.server.features.lobby import api as lobby_api
from bastide.server.features.lobby.lobby import Meeting
from bastide.server.features.moderation import api as moderation_api
from bastide.server.features.moderation import ban_commands
from bastide.server.features.notifications import mail_api, push_api
from bastide.server.features.notifications.dispatcher import Caller
from bastide.server.features.notifications.mailer import Postman
from bastide.server.features.notifications.outbound import Reach
from bastide.server.features.ratings import api as rating_api
from bastide.server.features.social import api as social_api
from bastide.server.features.tilesets import api as tileset_api
from bastide.server.features.tilesets import position_api
from bastide.server.features.tilesets.trials import Trials
from bastide.server.features.tournaments import api as tournament_api
from bastide.server.features.tournaments.director import Steward
from bastide.server.http.limits import PerHour
from bastide.server.http.protocol_version import Versions
from bastide.server.http.rate_limit import Allowances, Turnstile
from bastide.server.http.security import Security
from bastide.server.jobs.distributed import Shared
from bastide.server.jobs.local import Hands
from bastide.server.live.assistance import bot_turns
from bastide.server.live.clients import socket_api, stream_api
from bastide.server.live.clients.announcements import Notices
from bastide.server.live.hub import Hub
from bastide.server.live.preconditions import follow_restrictions
from bastide.server.live.site import Site
from bastide.server.live.timers import clocks, vacation_api
from bastide.server.storage.store import Store
from bastide.server.storage.table_quota import salt
from bastide.server.storage.writer import Writer

log = logging.getLogger("bastide.app")
TIDY_SECONDS = 3600.0
PORTION, NEVER = 5_000, 1_000_000
"""So many new objects are looked through together; those that stay are looked through again by the clock alone."""
GATES = [Middleware(gate) for gate in (Passing, Versions, SignedIn, Turnstile, Gate)]
"""What every request and every line passes, in order."""
LINES = [WebSocketRoute("/ws/meet", lobby_api.serve), WebSocketRoute("/ws/{table}", socket_api.serve)]
PICTURES = "pictures"
"""Folder of the pictures that were made of games; it may be deleted at any time."""


def _routes(pages: Pages) -> list[BaseRoute]:
    """Every address, the more special ones first."""
    return [
        *position_api.ROUTES,
        *ACCOUNTS,
        *stream_api.ROUTES,
        *device.ROUTES,
        *social_api.ROUTES,
        *rating_api.ROUTES,
        *moderation_api.ROUTES,
        *tileset_api.ROUTES,
        *tournament_api.ROUTES,
        *vacation_api.ROUTES,
        *push_api.ROUTES,
        *mail_api.ROUTES,
        Route("/healthz", health.healthz),
        Route("/readyz", health.readyz),
        Route("/.well-known/security.txt", security_txt.security_txt),
        Route("/api/meta", meta_api.meta),
        Route("/api/check", create_table_api.check_table, methods=["POST"]),
        Route("/api/tables", meta_api.my_tables, methods=["GET"]),
        Route("/api/tables", create_table_api.make_table, methods=["POST"]),
        Route("/api/tables/{table}/play-on", play_on, methods=["POST"]),
        Route("/api/tables/{table}/analysis", analysis, methods=["GET", "POST"]),
        Route("/api/tables/{table}/instead", instead, methods=["GET"]),
        Route("/api/tables/{table}/{kind:str}", export_api.table_file, methods=["GET", "POST", "DELETE"]),
        Route("/api/games", game_api.my_games, methods=["GET"]),
        Route("/api/games/{table}", game_api.change, methods=["POST"]),
        Route("/api/games/{table}", game_api.delete, methods=["DELETE"]),
        Route("/api/campaigns", meta_api.my_campaigns),
        Route("/api/lessons", lesson_api.my_lessons),
        Route("/api/lessons/{lesson}", lesson_api.open_lesson, methods=["POST"]),
        Route("/api/puzzles", puzzle_api.puzzles),
        Route("/api/puzzles/own", own_puzzle_api.puzzles),
        Route("/api/puzzles/{puzzle}", puzzle_api.puzzle, methods=["GET"]),
        Route("/api/puzzles/{puzzle}", puzzle_api.open_puzzle, methods=["POST"]),
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
        for follow in (ban_commands.follow, privacy.follow):
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
        hub.spawn(bot_turns.resume(hub))
        yield
        return
    from bastide.server.cluster.internal_port import one_of_several  # of the extra `house`

    async with one_of_several(app, hub, options.store, options.house_address) as house:
        app.state.house = house
        hub.spawn(moderation_sync.keep(hub))
        hub.spawn(online_sync.keep(hub))
        yield


def _furnish(app: Starlette, options: Options, hub: Hub, hands: Hands) -> None:
    """What answers find, for as long as the server lives."""
    hub.bots.hands = hands
    app.state.hub, app.state.patience, app.state.signing = hub, device.Patience(hub), Signing(hub)
    app.state.options, app.state.streams = options, {}
    app.state.press = Press(options.data / PICTURES, options.limits, hands, bus=hub.bus)
    app.state.positions, app.state.replaying = hub.positions, BoundedWorker()
    app.state.replays = export_api.Replays(ResultCache(app.state.replaying, export_api.KEPT_REPLAYS))
    app.state.files = ResultCache(app.state.replaying, export_api.KEPT_FILES)
    app.state.meeting = Meeting(hub)
    app.state.bench = Bench(hub.tables.store, options.limits, hands, bus=hub.bus)
    app.state.trials = Trials(options.limits, hands, bus=hub.bus)
    app.state.sharing = PerHour(options.limits.sets_per_hour, hub.clock).over(hub.bus, "limit sets")
    app.state.allowances = Allowances(options.limits, hub.clock)
    app.state.health = health.Health(hub, options.data)
    app.state.exporter = Exporter(hub, app.state.press, app.state.bench, hands, app.state.health, options.data)
    app.state.steward = Steward(hub)
    app.state.mailing, app.state.asking = options.mailing(), mail_api.Asking(hub)
    writes = app.state.mailing is not None
    app.state.caller = Caller(hub, security_txt.answers_for(options), Reach.usual(), writes)
    app.state.often = push_api.Often(hub)


def _hands(options: Options, hub: Hub) -> Hands:
    """What does the work that takes processes of its own."""
    if not options.store:
        return Hands()
    from bastide.server.storage.databases import postgres_schema  # of the extra `house`

    return Shared(Writer(postgres_schema.connect(options.store)), hub.bus)


def _hub(options: Options, store: Store) -> Hub:
    """All tables, and whoever plays at them by program."""
    notices, memory = Notices(options.data), options.bot_memory << 20
    bus = None
    if options.store and options.bus:
        from bastide.server.cluster.redis_bus import RedisBus  # of the extra `house`

        bus = RedisBus(options.bus)
    hub = Hub(
        store,
        BotDesk(options.limits.bot_seconds),
        options.limits,
        options.bot_delay,
        notices=notices,
        periods=options.periods,
        bus=bus,
    )
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
