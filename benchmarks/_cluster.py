"""A cluster as its guide builds it, for benchmarks: PostgreSQL, Redis, several processes and nginx in front of them.

Not a benchmark: it prints nothing.
"""

import os
import re
import resource
import shutil
import subprocess
import time
from pathlib import Path

import psycopg

from benchmarks._program import cpu_seconds
from benchmarks._wire import UNBOUNDED
from scripts.console import ROOT
from scripts.databases import Postgres, Redis, free_port, reachable
from tests.server.fixtures.cluster import Cluster

LIMITS = {**UNBOUNDED, "watchers": 10_000, "live_tables": 100_000, "live_bytes": 8_000_000_000, "open_tables": 100_000}
FILES = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
SITE = """
daemon off; pid nginx.pid; error_log stderr; worker_processes 1; worker_rlimit_nofile FILES;
events { worker_connections 16000; }
http {
    access_log off;
    TEMPORARY
    UPSTREAM
    server {
        listen 127.0.0.1:PORT backlog=4096;
        location / {
            proxy_pass http://bastide;
            proxy_http_version 1.1;
            proxy_set_header Host $http_host;
            proxy_set_header Upgrade $http_upgrade;
            proxy_set_header Connection "upgrade";
            proxy_read_timeout 1h;
        }
        location /api/ {
            proxy_pass http://bastide;
            proxy_http_version 1.1;
            proxy_set_header Host $http_host;
            proxy_set_header Connection "";
        }
    }
}
"""


class MeasuredCluster(Cluster):
    """A cluster with its databases and nginx, until the block ends."""

    def __init__(self, folder: Path, processes: int) -> None:
        self.postgres, self.redis, self._folder = Postgres("autovacuum=on"), Redis(), folder
        limits = [word for name, value in LIMITS.items() for word in ("--limit", f"{name}={value}")]
        super().__init__(folder, [self.postgres.address] * processes, "--bus", self.redis.address, *limits)
        for process in self.processes:
            process.files = FILES
        self.port = free_port()
        self._nginx: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> "MeasuredCluster":
        self.start()
        file = self._folder / "nginx.conf"
        file.write_text(self._site())
        command = [shutil.which("nginx") or "/usr/sbin/nginx", "-p", str(self._folder), "-e", "stderr", "-c", str(file)]
        self._nginx = subprocess.Popen(command, stderr=subprocess.DEVNULL)
        while not reachable(self.port):
            time.sleep(0.05)
        return self

    def _site(self) -> str:
        """nginx's configuration. Each table belongs to one process, as in deploy/nginx-cluster.conf."""
        kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        several = (ROOT / "deploy" / "nginx-cluster.conf").read_text(encoding="utf-8")
        servers = "".join(f"    server 127.0.0.1:{process.port} max_fails=1;\n" for process in self.processes)
        several = re.sub(r"(?:    server [^;]*;\n)+", lambda match: servers, several, count=1)
        user = "" if os.geteuid() else "user root;"
        site = SITE.replace("TEMPORARY", " ".join(f"{kind}_temp_path {self._folder}/{kind};" for kind in kinds))
        return user + site.replace("UPSTREAM", several).replace("PORT", str(self.port)).replace("FILES", str(FILES))

    def __exit__(self, *error: object) -> None:
        if self._nginx is not None:
            self._nginx.terminate()
            self._nginx.wait(20)
        self.end()
        self.postgres.close()
        self.redis.end()

    def cpu(self) -> dict[str, float]:
        """CPU seconds of each kind of program."""
        assert self._nginx is not None
        return {
            "processes": sum(cpu_seconds(process.number) for process in self.processes),
            "PostgreSQL": cpu_seconds(self.postgres.number, children=True),
            "nginx": cpu_seconds(self._nginx.pid, children=True),
            "Redis": cpu_seconds(self.redis.number),
        }

    def journal(self) -> int:
        """Bytes of PostgreSQL's write-ahead log since the database was created."""
        with psycopg.connect(self.postgres.address) as db:
            row = db.execute("SELECT pg_current_wal_insert_lsn() - '0/0'::pg_lsn").fetchone()
        assert row is not None
        return int(row[0])

    def memory(self) -> int:
        """Bytes that the processes hold."""
        return sum(process.memory() for process in self.processes)
