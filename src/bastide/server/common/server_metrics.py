"""The metrics of a server process, declared in one place. Each process exposes its own.

Invariant: the program itself chooses each label value (a kind, a code). It never names a table, a device or an address,
and is never text from a client: the library keeps every value until the process ends.
"""

from functools import partial

import prometheus_client as prometheus

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Upper bounds of what is measured in seconds."""

prometheus.disable_created_metrics()  # type: ignore[no-untyped-call]
registry = prometheus.CollectorRegistry()
_counter, _gauge = partial(prometheus.Counter, registry=registry), partial(prometheus.Gauge, registry=registry)
_histogram = partial(prometheus.Histogram, registry=registry, buckets=SECONDS)

commands = _counter("bastide_commands_total", "Commands of pages by kind and outcome.", ("kind", "outcome"))
command_seconds = _histogram("bastide_command_seconds", "From reading a command to its answer, the commit included.")
refusals = _counter("bastide_rejections_total", "What was refused, by code.", ("code",))
limited = _counter("bastide_limits_hit_total", "How often a limit held something up, by its name.", ("limit",))
errors = _counter("bastide_errors_total", "Errors that were logged under a reference, by code.", ("code",))
client_errors = _counter("bastide_client_errors_total", "Errors that pages reported, by kind.", ("kind",))
commit_seconds = _histogram("bastide_commit_seconds", "One transaction of the store, until it is durable.")
commit_jobs = _counter(
    "bastide_commit_jobs_total", "What was asked of the store; jobs that wait together share a commit."
)
bot_decisions = _counter(
    "bastide_bot_decisions_total", "Decisions of bots; `random` where none came in time.", ("outcome",)
)
bot_seconds = _histogram("bastide_bot_seconds", "How long a bot thought, waiting for its turn to think included.")
analyses = _counter("bastide_analyses_total", "Games that were judged; `failed` where that could not be.", ("outcome",))
analysis_seconds = _histogram("bastide_analysis_seconds", "How long it took to judge a game, without the waiting.")
job_seconds = _histogram("bastide_job_seconds", "How long this worker was at a job.")
pushes = _counter("bastide_pushes_total", "Push notifications, by what came of them.", ("outcome",))
mails = _counter(
    "bastide_mails_total", "Mails that were handed over, by what they are and what came of it.", ("kind", "outcome")
)
answers = _counter("bastide_http_responses_total", "Responses over HTTP by their hundreds.", ("status",))
disconnects = _counter("bastide_client_disconnects_total", "Requests whose client went away before the answer.")
bus_messages = _counter(
    "bastide_bus_messages_total",
    "Messages on the bus: received, failed in a handler, or refused (malformed, forged, expired, replayed).",
    ("outcome",),
)
bus_silent_seconds = _gauge("bastide_bus_silent_seconds", "Time since this process last received its own heartbeat.")
lag_seconds = _histogram("bastide_loop_lag_seconds", "How much later than asked for the loop came back.")

tables = _gauge("bastide_tables", "Tables in the store by phase.", ("phase",))
live_tables = _gauge("bastide_live_tables", "Tables in memory.")
sockets = _gauge("bastide_sockets", "Open WebSocket connections.")
queues = _gauge("bastide_queue_length", "What waits for its turn.", ("queue",))
jobs_shared = _gauge("bastide_jobs", "Jobs that were left to workers of the cluster.", ("kind", "state"))
jobs_oldest = _gauge("bastide_jobs_oldest_seconds", "How long ago the oldest of them was asked for.", ("kind", "state"))
workers = _gauge("bastide_workers", "Workers that take jobs of this process, by kind.", ("kind",))
bytes_stored = _gauge("bastide_database_bytes", "Size of the database's files.", ("file",))
free_bytes = _gauge("bastide_free_bytes", "Room left where the games are stored.")
ready = _gauge("bastide_ready", "1 while the server could take visitors, as /readyz says.")
maintenance = _gauge("bastide_maintenance", "1 while no new tables are opened.")
info = _gauge("bastide_info", "Always 1; what runs here.", ("version", "core", "python", "schema"))
prometheus.ProcessCollector(registry=registry)

worker_registry = prometheus.CollectorRegistry()
"""What a worker exposes. One registry cannot hold both `bastide_jobs_total` and the gauge `bastide_jobs`."""
jobs = prometheus.Counter(
    "bastide_jobs_total",
    "Jobs of a cluster that this worker had, by kind and how they ended.",
    ("kind", "outcome"),
    registry=worker_registry,
)
worker_registry.register(job_seconds)
worker_registry.register(bus_messages)

FORMER_NAMES = b"""\
# bastide_refusals_total is called bastide_rejections_total now
# bastide_http_answers_total is called bastide_http_responses_total now
# bastide_rooms is called bastide_live_tables now
# bastide_store_bytes is called bastide_database_bytes now
"""
"""Comments of the text format, which Prometheus skips."""
