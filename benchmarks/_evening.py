"""A house as its guide builds it, for benchmarks: PostgreSQL, Redis, several processes and nginx before them.

Not a benchmark: it prints nothing.
"""

import os
import re
import resource
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

import psycopg  # noqa: E402

from benchmarks._wire import UNBOUNDED, worked  # noqa: E402
from scripts.databases import Postgres, Redis, free_port, reachable  # noqa: E402
from tests.server.fixtures.server_process import ServerProcess  # noqa: E402

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


class House:
    """All of it, until the block ends."""

    def __init__(self, folder: Path, processes: int) -> None:
        self.postgres, self.redis, self._folder = Postgres("autovacuum=on"), Redis(), folder
        limits = [word for name, value in LIMITS.items() for word in ("--limit", f"{name}={value}")]
        self.processes = []
        for number in range(processes):
            data = folder / f"p{number}"
            data.mkdir()
            options = ("--store", self.postgres.address, "--bus", self.redis.address, *limits)
            self.processes.append(ServerProcess(data, *options, files=FILES))
        self.port = free_port()
        self._nginx: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> "House":
        for process in self.processes:
            process.start()
        file = self._folder / "nginx.conf"
        file.write_text(self._site())
        command = [shutil.which("nginx") or "/usr/sbin/nginx", "-p", str(self._folder), "-e", "stderr", "-c", str(file)]
        self._nginx = subprocess.Popen(command, stderr=subprocess.DEVNULL)
        while not reachable(self.port):
            time.sleep(0.05)
        return self

    def _site(self) -> str:
        """The site before these processes, each table with one of them as in deploy/nginx-cluster.conf."""
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
        for process in self.processes:
            if process.running:
                process.end()
        self.postgres.close()
        self.redis.end()

    def cpu(self) -> dict[str, float]:
        """Seconds that each kind of program has worked."""
        assert self._nginx is not None
        return {
            "processes": sum(worked(process.number) for process in self.processes),
            "PostgreSQL": worked(self.postgres.number, below=True),
            "nginx": worked(self._nginx.pid, below=True),
            "Redis": worked(self.redis.number),
        }

    def journal(self) -> int:
        """Bytes that PostgreSQL has written to its journal, since it was made."""
        with psycopg.connect(self.postgres.address) as db:
            row = db.execute("SELECT pg_current_wal_insert_lsn() - '0/0'::pg_lsn").fetchone()
        assert row is not None
        return int(row[0])

    def memory(self) -> int:
        """Bytes that the processes hold."""
        return sum(process.memory() for process in self.processes)
