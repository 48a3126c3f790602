"""What a server counts about itself. One process is one server, so these are the process's own.

Law: see metrics.py: no label tells who played or where.
"""

from bastide.server.common.metrics import Counter, Gauge, Histogram, Metric

commands = Counter("bastide_commands_total", "Commands of pages by kind and outcome.", "kind", "outcome")
command_seconds = Histogram("bastide_command_seconds", "From reading a command to its answer, the commit included.")
refusals = Counter("bastide_rejections_total", "What was refused, by code.", "code", former="bastide_refusals_total")
limited = Counter("bastide_limits_hit_total", "How often a limit held something up, by its name.", "limit")
errors = Counter("bastide_errors_total", "Errors that were logged under a reference, by code.", "code")
commit_seconds = Histogram("bastide_commit_seconds", "One transaction of the store, until it is durable.")
commit_jobs = Counter(
    "bastide_commit_jobs_total", "What was asked of the store; jobs that wait together share a commit."
)
bot_decisions = Counter(
    "bastide_bot_decisions_total", "Decisions of bots; `random` where none came in time.", "outcome"
)
bot_seconds = Histogram("bastide_bot_seconds", "How long a bot thought, waiting for its turn to think included.")
analyses = Counter("bastide_analyses_total", "Games that were judged; `failed` where that could not be.", "outcome")
analysis_seconds = Histogram("bastide_analysis_seconds", "How long it took to judge a game, without the waiting.")
jobs = Counter(
    "bastide_jobs_total", "Jobs of a cluster that this worker had, by kind and how they ended.", "kind", "outcome"
)
job_seconds = Histogram("bastide_job_seconds", "How long this worker was at a job.")
pushes = Counter("bastide_pushes_total", "Push notifications, by what came of them.", "outcome")
mails = Counter(
    "bastide_mails_total", "Mails that were handed over, by what they are and what came of it.", "kind", "outcome"
)
answers = Counter(
    "bastide_http_responses_total",
    "Responses over HTTP by their hundreds.",
    "status",
    former="bastide_http_answers_total",
)
disconnects = Counter("bastide_client_disconnects_total", "Requests whose client went away before the answer.")
bus_messages = Counter(
    "bastide_bus_messages_total",
    "Messages on the bus: received, failed in a handler, or refused (malformed, forged, expired, replayed).",
    "outcome",
)
bus_silent_seconds = Gauge("bastide_bus_silent_seconds", "Time since this process last received its own heartbeat.")
lag_seconds = Histogram("bastide_loop_lag_seconds", "How much later than asked for the loop came back.")

tables = Gauge("bastide_tables", "Tables in the store by phase.", "phase")
live_tables = Gauge("bastide_live_tables", "Tables in memory.", former="bastide_rooms")
sockets = Gauge("bastide_sockets", "Open WebSocket connections.")
queues = Gauge("bastide_queue_length", "What waits for its turn.", "queue")
jobs_shared = Gauge("bastide_jobs", "Jobs that were left to workers of the cluster.", "kind", "state")
jobs_oldest = Gauge("bastide_jobs_oldest_seconds", "How long ago the oldest of them was asked for.", "kind", "state")
workers = Gauge("bastide_workers", "Workers that take jobs of this process, by kind.", "kind")
bytes_stored = Gauge("bastide_database_bytes", "Size of the database's files.", "file", former="bastide_store_bytes")
free_bytes = Gauge("bastide_free_bytes", "Room left where the games are stored.")
ready = Gauge("bastide_ready", "1 while the server could take visitors, as /readyz says.")
maintenance = Gauge("bastide_maintenance", "1 while no new tables are opened.")
info = Gauge("bastide_info", "Always 1; what runs here.", "version", "core", "python", "schema")
began = Gauge("process_start_time_seconds", "When the process began, in seconds since 1970.")
cpu = Counter("process_cpu_seconds_total", "Seconds of processor time.")
resident = Gauge("process_resident_memory_bytes", "Memory in use.")
descriptors = Gauge("process_open_fds", "Open files and sockets.")
descriptors_most = Gauge("process_max_fds", "How many may be open.")

ALL: list[Metric] = [value for value in list(globals().values()) if isinstance(value, Metric)]
