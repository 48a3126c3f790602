"""Checks the files of deploy/ as far as this machine can: `python -m scripts.deploy_check [--complete]`.

nginx and Caddy run in front of a server, on loopback with a temporary certificate. systemd verifies its unit. A missing
program is reported, and with --complete it is a failure. Containers are not built here.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from scripts.console import ROOT, Failure, captured, options, say
from scripts.databases import free_port, reachable
from scripts.deploy_visit import SITE, visit

DEPLOY = ROOT / "deploy"
LOOPBACK = "127.0.0.1"
PATIENCE = 60.0


def wait_for(port: int, process: subprocess.Popen[str], log: Path) -> None:
    """Wait until the port is open. Raises Failure."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and process.poll() is None:
        if reachable(port):
            return
        time.sleep(0.05)
    raise Failure(f"{process.args!r} does not listen:\n{log.read_text()}")


def program_named(name: str) -> str:
    """The path of a program, also in folders of root, or ""."""
    return shutil.which(name, path=os.pathsep.join((os.environ.get("PATH", ""), "/usr/sbin", "/sbin"))) or ""


@contextmanager
def running(command: list[str], port: int, folder: Path, env: dict[str, str] | None = None) -> Iterator[None]:
    """Run a program that listens on a port, until the block ends."""
    log = folder / f"{Path(command[0]).name}-{port}.log"
    with log.open("w") as out:
        process = subprocess.Popen(
            command, stdout=out, stderr=out, text=True, env={**os.environ, **(env or {})}, cwd=folder
        )
    try:
        wait_for(port, process, log)
        yield
    except Exception:
        process.send_signal(signal.SIGABRT)  # Python prints the stacks of its threads
        process.wait(PATIENCE)
        print(f"--- {log.name}\n{log.read_text()}", file=sys.stderr)
        raise
    finally:
        process.terminate()
        process.wait(PATIENCE)


@contextmanager
def served(folder: Path, port: int, public: str) -> Iterator[None]:
    """A server as the configurations expect it, with a limit of one new table an hour for each address."""
    command = [sys.executable, "-X", "faulthandler", "-m", "bastide.server", "--data", str(folder / "data")]
    command += ["--port", str(port)]
    more = ["--public-url", public, "--trust-proxy", LOOPBACK, "--limit", "tables_per_hour_address=1"]
    with running([*command, *more, "--bot-delay", "0"], port, folder, {"PYTHONPATH": str(ROOT / "src")}):
        yield


def certificate(folder: Path) -> tuple[Path, Path]:
    """A self-signed certificate and its key."""
    cert, key = folder / "cert.pem", folder / "key.pem"
    command = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    status, text = captured([*command, "-days", "2", "-subj", f"/CN={SITE}", "-out", cert, "-keyout", key])
    if status != 0:
        raise Failure(f"openssl made no certificate:\n{text}")
    return cert, key


def replaced(text: str, *pairs: tuple[str, str]) -> str:
    """The text with these parts replaced. Raises Failure where a part is missing."""
    for old, new in pairs:
        if old not in text:
            raise Failure(f"{old!r} is no longer in the file; the check has to learn what stands there now.")
        text = text.replace(old, new)
    return text


def nginx(folder: Path) -> None:
    """nginx accepts the file, and a server works behind it."""
    inner, plain, tls = free_port(), free_port(), free_port()
    cert, key = certificate(folder)
    site = replaced(
        (DEPLOY / "nginx.conf").read_text(encoding="utf-8"),
        ("server 127.0.0.1:8000;", f"server {LOOPBACK}:{inner};"),
        ("listen 80;", f"listen {LOOPBACK}:{plain};"),
        ("listen 443 ssl http2;", f"listen {LOOPBACK}:{tls} ssl http2;"),
        ("    listen [::]:80;\n", ""),
        ("    listen [::]:443 ssl http2;\n", ""),
        ("/etc/letsencrypt/live/play.example/fullchain.pem", str(cert)),
        ("/etc/letsencrypt/live/play.example/privkey.pem", str(key)),
    )
    temp = "".join(
        f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    head = f"daemon off; pid {folder}/nginx.pid; error_log stderr; events {{}}\nhttp {{ access_log off;\n{temp}"
    file = folder / "whole.conf"
    command = [program_named("nginx"), "-p", str(folder), "-e", "stderr", "-c", str(file)]
    several = (DEPLOY / "nginx-cluster.conf").read_text(encoding="utf-8")
    house = re.sub(r"upstream bastide \{[^}]*\}\n", lambda match: several, site, count=1)
    for name, whole in (("nginx-cluster.conf", house), ("nginx.conf", site)):
        file.write_text(f"{'' if os.geteuid() else 'user root; '}{head}\n{whole}\n}}\n", encoding="utf-8")
        status, text = captured([*command, "-t"])
        if status != 0:
            raise Failure(f"nginx does not understand deploy/{name}:\n{text}")
    with served(folder, inner, f"https://{SITE}:{tls}"), running(command, tls, folder):
        visit(tls, plain)


def caddy(folder: Path) -> None:
    """The same for Caddy, with our certificate instead of one that it fetches."""
    inner, tls = free_port(), free_port()
    cert, key = certificate(folder)
    text = replaced(
        (DEPLOY / "Caddyfile").read_text(encoding="utf-8"),
        ("\n{\n\tservers {", "\n{\n\tadmin off\n\tauto_https off\n\tservers {"),
        ("{$BASTIDE_SITE:play.example} {\n", f"https://{SITE}:{tls} {{\n\tbind {LOOPBACK}\n\ttls {cert} {key}\n"),
    )
    file = folder / "Caddyfile"
    file.write_text(text, encoding="utf-8")
    env = {"HOME": str(folder), "BASTIDE_UPSTREAM": f"{LOOPBACK}:{inner}"}
    program = program_named("caddy")
    for which in (file, DEPLOY / "Caddyfile"):
        done = subprocess.run(
            [program, "validate", "--adapter", "caddyfile", "--config", str(which)],
            capture_output=True, text=True, env={**os.environ, **env}, check=False,
        )  # fmt: skip
        if done.returncode != 0:
            raise Failure(f"Caddy does not understand {which.name}:\n{done.stderr}")
    command = [program, "run", "--adapter", "caddyfile", "--config", str(file)]
    with served(folder, inner, f"https://{SITE}:{tls}"), running(command, tls, folder, env):
        visit(tls)


def unit(folder: Path) -> None:
    """systemd accepts its unit. The program that it names exists on no machine but the operator's."""
    units = {name: name for name in ("bastide.service", "bastide-work.service")} | {
        "bastide@.service": "bastide@2.service"
    }
    for name, instance in units.items():
        command = "work" if "work" in name else "serve"
        file = folder / instance
        text = (DEPLOY / name).read_text(encoding="utf-8")
        file.write_text(replaced(text, (f"/opt/bastide/bin/bastide {command}", "/bin/true")), encoding="utf-8")
        status, told = captured(["systemd-analyze", "verify", "--man=no", file])
        wrong = [line for line in told.splitlines() if instance in line]
        if wrong or status not in (0, 1):
            raise Failure(f"systemd does not understand deploy/{name}:\n" + "\n".join(wrong or [told]))


CHECKS = {"nginx": nginx, "caddy": caddy, "systemd-analyze": unit}


def main() -> int:
    """Entry point: 0 where every file that could be checked is accepted."""
    complete, failed = options(__doc__, complete=False).complete, False
    for program, check in CHECKS.items():
        if not program_named(program):
            say(f"{program} is not on this machine: not tried")
            failed |= complete and program != "systemd-analyze"
            continue
        with tempfile.TemporaryDirectory(prefix="bastide-deploy-") as folder:
            try:
                check(Path(folder))
                say(f"{program}: as it should be")
            except Failure as problem:
                print(problem, file=sys.stderr)
                failed = True
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
