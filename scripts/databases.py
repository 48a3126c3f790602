"""PostgreSQL and Redis in a temporary folder, for tests, benchmarks and checks of deploy/.

fsync is off: these tests kill processes, not machines.
"""

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Final

PATIENCE: Final = 60.0
NOBODY: Final = "nobody"
"""PostgreSQL refuses to run as root."""
SETTINGS: Final = (
    "fsync=off",
    "full_page_writes=off",
    "max_connections=64",
    "shared_buffers=32MB",
    "autovacuum=off",
    "unix_socket_directories=",
    "listen_addresses=127.0.0.1",
)


def postgres_program(name: str = "postgres") -> str | None:
    """The path of a program of PostgreSQL. Debian keeps them in folders by version, and few of them on the path."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: int(path.parent.parent.name))
    return str(found[-1]) if found else shutil.which(name)


def redis_program() -> str | None:
    """The path of the server of Redis or Valkey."""
    return shutil.which("redis-server") or shutil.which("valkey-server")


def free_port() -> int:
    """A port that no process listens on now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def reachable(port: int) -> bool:
    """Whether a process listens on the port."""
    try:
        socket.create_connection(("127.0.0.1", port), 1).close()
    except OSError:
        return False
    return True


class Guard:
    """Ends a program and removes its folder if this process dies first. It waits for the end of a pipe that this
    process holds."""

    _WAIT: Final = 'read -r _; kill -QUIT "$1"; sleep 1; kill -KILL "$1"; [ -z "$2" ] || rm -rf "$2"'

    def __init__(self, program: int, folder: Path | None = None) -> None:
        self._waiting = subprocess.Popen(
            ["/bin/sh", "-c", self._WAIT, "guard", str(program), str(folder or "")],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # Ctrl-C is meant for this process
            cwd="/",
        )

    def close(self) -> None:
        """End the guard, because its program has ended."""
        self._waiting.kill()
        self._waiting.wait(PATIENCE)
        assert self._waiting.stdin is not None
        self._waiting.stdin.close()


class Postgres:
    """A server with one empty database, `bastide`."""

    def __init__(self, *settings: str) -> None:
        """`settings` go after those of tests."""
        self._settings = (*SETTINGS, *settings)
        program, making = postgres_program(), postgres_program("initdb")
        if program is None or making is None:
            raise FileNotFoundError("no PostgreSQL (Debian: postgresql)")
        self._program, self.port = program, free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="bastide-postgres-"))
        self._as = NOBODY if os.geteuid() == 0 else None
        if self._as:
            shutil.chown(self.folder, self._as)
        command = [making, "-D", str(self.folder / "data"), "-U", "bastide", "-A", "trust", "--no-sync", "-E", "UTF8"]
        self._run([*command, "--locale=C"])
        self._server: subprocess.Popen[bytes] | None = None
        self._guard: Guard | None = None
        self.start()
        self._run(
            [str(postgres_program("createdb")), "-h", "127.0.0.1", "-p", str(self.port), "-U", "bastide", "bastide"]
        )

    @property
    def address(self) -> str:
        """The address, for `--store`."""
        return f"postgresql://bastide@127.0.0.1:{self.port}/bastide"

    @property
    def number(self) -> int:
        """The id of its first process."""
        assert self._server is not None
        return self._server.pid

    def _run(self, command: list[str]) -> None:
        done = subprocess.run(command, user=self._as, cwd=self.folder, capture_output=True, text=True, check=False)
        if done.returncode:
            raise RuntimeError(f"{command[0]}: {done.stderr}")

    def start(self) -> None:
        """Start, and wait until it answers."""
        settings = [word for one in (*self._settings, f"port={self.port}") for word in ("-c", one)]
        with (self.folder / "log").open("ab") as log:
            self._server = subprocess.Popen(
                [self._program, "-D", str(self.folder / "data"), *settings],
                user=self._as,
                cwd=self.folder,
                stdout=log,
                stderr=log,
                env={"LC_ALL": "C", "PATH": os.environ["PATH"]},
            )
        self._guard = Guard(self._server.pid, self.folder)
        asking = [str(postgres_program("pg_isready")), "-q", "-h", "127.0.0.1", "-p", str(self.port), "-d", "postgres"]
        deadline = time.monotonic() + PATIENCE
        while subprocess.run(asking, check=False).returncode:
            if time.monotonic() > deadline or self._server.poll() is not None:
                raise RuntimeError((self.folder / "log").read_text(errors="replace")[-2000:])
            time.sleep(0.05)

    def end(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """End it. SIGINT shuts it down, SIGQUIT ends it at once as in a crash: it recovers at the next start."""
        if self._guard is not None:
            self._guard.close()
            self._guard = None
        if self._server is not None:
            self._server.send_signal(how)
            self._server.wait(PATIENCE)
            self._server = None

    def close(self) -> None:
        """End it and remove its folder."""
        self.end()
        shutil.rmtree(self.folder, ignore_errors=True)


class Redis:
    """Redis, in memory only."""

    def __init__(self) -> None:
        program = redis_program()
        if program is None:
            raise FileNotFoundError("no Redis (Debian: redis-server)")
        self._program, self.port = program, free_port()
        self._server: subprocess.Popen[bytes] | None = None
        self._guard: Guard | None = None
        self.start()

    @property
    def number(self) -> int:
        """The process id."""
        assert self._server is not None
        return self._server.pid

    @property
    def address(self) -> str:
        """The address, for `--bus`."""
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        """Start, and wait until it answers."""
        command = [self._program, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self._server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/")
        self._guard = Guard(self._server.pid)
        deadline = time.monotonic() + PATIENCE
        while not reachable(self.port):
            if time.monotonic() > deadline or self._server.poll() is not None:
                raise RuntimeError("Redis does not start")
            time.sleep(0.02)

    def end(self) -> None:
        """End it at once. Its data is lost."""
        if self._guard is not None:
            self._guard.close()
            self._guard = None
        if self._server is not None:
            self._server.kill()
            self._server.wait(PATIENCE)
            self._server = None
