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

commands = _counter("bastide_commands_total", "Commands of players.", ("kind", "outcome"))
command_seconds = _histogram("bastide_command_seconds", "Time until a command is stored and acknowledged.")
refusals = _counter("bastide_rejections_total", "Refused requests and commands.", ("code",))
limited = _counter("bastide_limits_hit_total", "How often a limit was hit.", ("limit",))
errors = _counter("bastide_errors_total", "Errors with a reference in the log.", ("code",))
client_errors = _counter(
    "bastide_client_errors_total",
    "Errors that pages reported. The log has the places, at most a line a minute of each kind.",
    ("kind",),
)
commit_seconds = _histogram("bastide_commit_seconds", "Time of a transaction of the database.")
commit_jobs = _counter(
    "bastide_commit_jobs_total", "Jobs of the database. Jobs that wait together share one transaction."
)
bot_decisions = _counter(
    "bastide_bot_decisions_total",
    "Decisions of bots: `random` if no move came in time, `failed` for an external program.",
    ("outcome",),
)
bot_seconds = _histogram("bastide_bot_seconds", "Time of a bot for a move, with waiting.")
analyses = _counter("bastide_analyses_total", "Game analyses: `made` or `failed`.", ("outcome",))
analysis_seconds = _histogram("bastide_analysis_seconds", "Time of a game analysis, without waiting.")
job_seconds = _histogram("bastide_job_seconds", "Time of a job.")
pushes = _counter("bastide_pushes_total", "Web Push messages.", ("outcome",))
mails = _counter(
    "bastide_mails_total",
    "`question` and `turn` mails: `done`, `gone` (refused for good), `later`, `refused`, `away`.",
    ("kind", "outcome"),
)
answers = _counter("bastide_http_responses_total", "HTTP responses by class of status.", ("status",))
disconnects = _counter("bastide_client_disconnects_total", "Requests whose client went away. They are no errors.")
bus_messages = _counter(
    "bastide_bus_messages_total",
    "Messages over Redis. `forged` or `replayed`: another program writes to Redis.",
    ("outcome",),
)
bus_silent_seconds = _gauge("bastide_bus_silent_seconds", "Time since the last own heartbeat over Redis.")
lag_seconds = _histogram("bastide_loop_lag_seconds", "Delay of the event loop: the first sign of overload.")

tables = _gauge("bastide_tables", "Tables in the database by phase.", ("phase",))
live_tables = _gauge("bastide_live_tables", "Tables in memory.")
sockets = _gauge("bastide_sockets", "Open WebSockets.")
queues = _gauge(
    "bastide_queue_length",
    "Jobs that wait: `bots`, `forecasts`, `insights`, `boards`, `films`, `analyses`, `bot NAME`.",
    ("queue",),
)
jobs_shared = _gauge("bastide_jobs", "Jobs for workers: `waiting`, `taken`, `done`, `failed`.", ("kind", "state"))
jobs_oldest = _gauge("bastide_jobs_oldest_seconds", "Age of the oldest such job.", ("kind", "state"))
workers = _gauge("bastide_workers", "Workers that take jobs of a kind.", ("kind",))
bytes_stored = _gauge("bastide_database_bytes", "Size of the database and its write-ahead log.", ("file",))
free_bytes = _gauge("bastide_free_bytes", "Free space where the games are stored.")
ready = _gauge("bastide_ready", "1 while the server is ready (/readyz).")
maintenance = _gauge("bastide_maintenance", "1 in maintenance: no new tables.")
info = _gauge(
    "bastide_info",
    "Always 1. The labels are the version, the core, Python and the schema.",
    ("version", "core", "python", "schema"),
)
prometheus.ProcessCollector(registry=registry)

worker_registry = prometheus.CollectorRegistry()
"""What a worker exposes. One registry cannot hold both `bastide_jobs_total` and the gauge `bastide_jobs`."""
jobs = prometheus.Counter(
    "bastide_jobs_total",
    "Jobs of a worker: `done`, `failed`, or `dropped` if unwanted.",
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
