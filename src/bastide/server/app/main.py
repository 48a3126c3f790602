"""The ASGI application: routes, middleware, and services that live as long as the server."""

import asyncio
import contextlib
import gc
import importlib
import logging
import random
import time
from collections.abc import AsyncIterator, Coroutine
from socket import socket as Socket
from typing import Any

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import BaseRoute, Route, WebSocketRoute

from bastide.rules import LEFT_OUT
from bastide.server.accounts.bans import BanMiddleware
from bastide.server.accounts.sessions import SessionMiddleware
from bastide.server.admin import health
from bastide.server.admin.control_socket import serve_control_socket
from bastide.server.admin.feature_listeners import connect_features
from bastide.server.admin.metrics_exporter import MetricsExporter, monitor_loop_lag, serve_metrics
from bastide.server.admin.retention import RetentionSweeper
from bastide.server.app import meta_api
from bastide.server.app.error_handlers import HANDLERS
from bastide.server.app.page import PageFiles
from bastide.server.app.routes import API_ROUTES
from bastide.server.app.settings import Settings
from bastide.server.bots.external import ExternalBotPool
from bastide.server.bots.pool import BotPool
from bastide.server.cluster import store_sync
from bastide.server.cluster.forwarding import ForwardingMiddleware
from bastide.server.common.bus import Bus
from bastide.server.common.external_bots import register_external_bots
from bastide.server.common.workers import BoundedWorker, ResultCache
from bastide.server.features.account import privacy
from bastide.server.features.account.api import device
from bastide.server.features.account.api.auth import SignInLimits
from bastide.server.features.games import export_api, import_api
from bastide.server.features.games.analysis_queue import AnalysisQueue
from bastide.server.features.games.picture_api import PictureCache
from bastide.server.features.games.render_queue import RenderQueue
from bastide.server.features.learning.puzzle_picture import puzzle_painter
from bastide.server.features.lobby import api as lobby_api
from bastide.server.features.lobby.lobby import Lobby
from bastide.server.features.moderation import ban_commands
from bastide.server.features.notifications import api as notification_api
from bastide.server.features.notifications.dispatcher import NotificationDispatcher
from bastide.server.features.notifications.mailer import Mailer
from bastide.server.features.notifications.outbound import OutboundPolicy
from bastide.server.features.tilesets.trials import TrialGames
from bastide.server.features.tournaments.director import TournamentDirector
from bastide.server.http.limits import SlidingWindow
from bastide.server.http.protocol_version import ProtocolVersionMiddleware
from bastide.server.http.rate_limit import RateLimiter, RateLimitMiddleware
from bastide.server.http.security import SecurityMiddleware
from bastide.server.jobs.distributed import DistributedRunner
from bastide.server.jobs.local import LocalRunner
from bastide.server.live.assistance import bot_turns
from bastide.server.live.clients import socket_api, stream_api
from bastide.server.live.clients.announcements import Announcements
from bastide.server.live.hub import Hub
from bastide.server.live.preconditions import follow_restrictions
from bastide.server.live.site import AdminContext
from bastide.server.live.timers import clocks
from bastide.server.storage.store import Store
from bastide.server.storage.table_quota import address_salt
from bastide.server.storage.writer import DatabaseWriter

log = logging.getLogger("bastide.app")
TIDY_SECONDS = 3600.0
PORTION, NEVER = 5_000, 1_000_000
"""Thresholds of the garbage collector: young objects in portions, older generations only from `_tidy_memory`."""
GATES = [
    Middleware(gate)
    for gate in (ForwardingMiddleware, ProtocolVersionMiddleware, SessionMiddleware, RateLimitMiddleware, BanMiddleware)
]
"""The middleware for all requests and WebSocket connections, outermost first."""
LINES = [
    WebSocketRoute("/ws/meet", lobby_api.serve_lobby),
    WebSocketRoute("/ws/{table}", socket_api.serve_table_socket),
]
LIBRARIES = ("argon2", "argon2.exceptions", "brotli")
"""Libraries that functions import lazily. The threads that need `zxcvbn`, `webauthn` or `networkx` import these large
ones."""
START_SECONDS = 3.0
"""The page is served within this time after the start."""
PICTURES = "pictures"
"""Folder of rendered pictures of games. It is a cache and may be deleted at any time."""


def _routes(pages: PageFiles) -> list[BaseRoute]:
    """All routes, more specific paths first."""
    return [
        *API_ROUTES,
        *stream_api.STREAMS,
        Route("/healthz", health.healthz),
        Route("/readyz", health.readyz),
        Route("/.well-known/security.txt", meta_api.security_txt),
        Route("/api/tables/{table}/{kind:str}", export_api.get_table_file, methods=["GET", "POST", "DELETE"]),
        Route("/art/{version}/{path:path}", PictureCache(puzzle_painter).answer),
        *LINES,
        Route("/{path:path}", pages.answer, methods=["GET", "HEAD"]),
    ]


def _background_work(app: Starlette, hub: Hub) -> list[Coroutine[Any, Any, None]]:
    """The coroutines that run as long as the server."""
    kept = (clocks.run_clocks(hub), app.state.lobby.run(), app.state.director.run(), app.state.dispatcher.run())
    writes = () if app.state.mailing is None else (Mailer(hub, app.state.mailing).run(),)
    return [monitor_loop_lag(), RetentionSweeper(hub).run(), *kept, *writes, _tidy_memory(), import_libraries()]


def make_app(options: Settings, lan_url: str = "", metrics: Socket | None = None) -> SecurityMiddleware:
    """Create the application inside its SecurityMiddleware (`.app` is the Starlette app). Raises StoreError.

    Shutdown closes the store that it opens. Metrics are served on the socket `metrics`."""
    root = options.public_url.root if options.public_url else ""
    pages, store = PageFiles(root=root), Store(options.data, address=options.store)
    register_external_bots(options.bots)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        hub = _hub(options, store)
        await asyncio.gather(hub.bans.load(store), clocks.load_vacations(hub), follow_restrictions(hub))
        for wrong in LEFT_OUT:
            log.warning(wrong)
        if pages.built:
            pages.keep_former(options.data, time.time())
        app.state.lan_url, app.state.pages, app.state.token_key = lan_url, pages, await store.do(address_salt)
        hands = _make_runner(options, hub)
        _init_state(app, options, hub, hands)
        for follow in (ban_commands.follow_bans, privacy.follow_device_changes):
            follow(hub)
        for work in _background_work(app, hub):
            hub.spawn(work)
        try:
            async with (
                serve_control_socket(AdminContext(options.data, hub)),
                serve_metrics(app.state.exporter.collect, metrics),
                _run_as_node(app, options, hub),
            ):
                yield
        finally:
            for one in (app.state.render_queue, app.state.analysis_queue, app.state.trials, hands):
                await one.close()
            await hub.drain()
            await store.finish()
            store.close()

    app = Starlette(routes=_routes(pages), exception_handlers=HANDLERS, middleware=GATES, lifespan=lifespan)
    return SecurityMiddleware(app, options.allow_host, options.public_url, options.trust_proxy)


@contextlib.asynccontextmanager
async def _run_as_node(app: Starlette, options: Settings, hub: Hub) -> AsyncIterator[None]:
    """Join the cluster if the store is a shared database, and resume bot turns if it is not."""
    app.state.cluster_node = None
    if not options.store:
        hub.spawn(bot_turns.resume_bots(hub))
        yield
        return
    from bastide.server.cluster.internal_port import join_cluster  # needs the extra `cluster`

    async with join_cluster(app, hub, options.store, options.internal_address) as node:
        app.state.cluster_node = node
        store_sync.start_sync(hub)
        yield


def _init_state(app: Starlette, options: Settings, hub: Hub, hands: LocalRunner) -> None:
    """Create the services in `app.state` that endpoints use."""
    hub.bots.hands = hands
    app.state.hub, app.state.device_limits, app.state.sign_in_limits = hub, device.DeviceLimits(hub), SignInLimits(hub)
    app.state.options, app.state.streams = options, {}
    app.state.render_queue = RenderQueue(options.data / PICTURES, options.limits, hands, bus=hub.bus)
    app.state.positions, app.state.replaying = hub.positions, BoundedWorker()
    app.state.replays = ResultCache(app.state.replaying, export_api.KEPT_REPLAYS)
    app.state.files = ResultCache(app.state.replaying, export_api.KEPT_FILES)
    app.state.lobby = Lobby(hub)
    app.state.analysis_queue = AnalysisQueue(hub.tables.store, options.limits, hands, bus=hub.bus)
    app.state.trials = TrialGames(options.limits, hands, bus=hub.bus)
    app.state.tileset_limit = SlidingWindow(options.limits.sets_per_hour, hub.clock).over(hub.bus, "limit sets")
    app.state.importing = BoundedWorker(import_api.QUEUE)
    app.state.import_window = SlidingWindow(options.limits.imports_per_hour, hub.clock).over(hub.bus, "limit imports")
    app.state.client_error_window = SlidingWindow(options.limits.client_errors_per_hour, hub.clock)
    app.state.allowances = RateLimiter(options.limits, hub.clock)
    app.state.health = health.HealthCheck(hub, options.data)
    queues = app.state.render_queue, app.state.analysis_queue
    app.state.exporter = MetricsExporter(hub, *queues, hands, app.state.health, options.data)
    app.state.director = TournamentDirector(hub)
    app.state.mailing, app.state.mail_limits = options.mailing(), notification_api.MailQuestionLimits(hub)
    contact, policy = meta_api.contact_uri(options), OutboundPolicy.from_environment()
    app.state.dispatcher = NotificationDispatcher(hub, contact, policy, mail=app.state.mailing is not None)
    app.state.push_limits = notification_api.PushLimits(hub)


def _make_runner(options: Settings, hub: Hub) -> LocalRunner:
    """The runner of jobs that need their own processes: local, or distributed in a cluster."""
    if not options.store:
        return LocalRunner()
    from bastide.server.storage.databases import postgres_schema  # needs the extra `cluster`

    return DistributedRunner(DatabaseWriter(postgres_schema.connect_postgres(options.store)), hub.bus)


def make_bus(address: str) -> Bus:
    """The bus of a cluster, or without an address that of a single process."""
    if not address:
        return Bus()
    from bastide.server.cluster.redis_bus import RedisBus  # needs the extra `cluster`

    return RedisBus(address)


def _hub(options: Settings, store: Store) -> Hub:
    """Create the hub with its bot pools and announcements."""
    notices, memory = Announcements(options.data), options.bot_memory << 20
    limits, bus = options.limits, make_bus(options.bus if options.store else "")
    bots = BotPool(limits.bot_seconds)
    hub = Hub(store, bots, limits, options.bot_delay, notices=notices, periods=options.periods, bus=bus)
    connect_features(hub)
    hub.guests = {guest.name: ExternalBotPool(guest, options.bot_time, memory) for guest in options.bots}
    return hub


async def import_libraries() -> None:
    """Import LIBRARIES in a thread after the start, which the first request would otherwise do on the event loop.

    Nothing waits for it, and a missing optional package is no error."""
    await asyncio.sleep(START_SECONDS)
    for module in LIBRARIES:
        with contextlib.suppress(ImportError):
            await asyncio.to_thread(importlib.import_module, module)


async def _tidy_memory() -> None:
    """Run full garbage collections about once an hour instead of whenever Python would.

    A game is many small objects, and a full collection of a few hundred games takes tenths of a second. Python might
    run it in the middle of a move. Young objects are still collected in portions of a few milliseconds."""
    before = gc.get_threshold()
    gc.set_threshold(PORTION, NEVER, NEVER)
    try:
        while True:
            # The random factor keeps the processes of a cluster from collecting at the same time.
            await asyncio.sleep(TIDY_SECONDS * random.uniform(0.75, 1.25))
            gc.collect()
    finally:
        gc.set_threshold(*before)
