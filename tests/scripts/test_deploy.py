"""The files of deploy/ and the pages for hosts name settings, commands and metrics that exist."""

import dataclasses
import re
import tomllib
from pathlib import Path

import pytest
import typer
from prometheus_client import generate_latest

from bastide.cli.main import app
from bastide.server.app import setting_types
from bastide.server.common import server_metrics, worker_process
from bastide.server.http.limits import Limits
from scripts.console import ROOT
from tests.server.fixtures.options import list_options, settings_from

DEPLOY = ROOT / "deploy"
PAGES = [ROOT / "docs" / "host" / name for name in ("hosting.md", "cluster.md", "operations.md", "metrics.md")]
DEPLOYED = sorted(path for path in DEPLOY.iterdir() if path.is_file())
OURS = {"BASTIDE_SITE", "BASTIDE_UPSTREAM", worker_process.VARIABLE}
"""Variables of the Caddyfile itself, and of workers."""


def pages_for_hosts() -> str:
    """The text of all pages for hosts."""
    return "\n".join(path.read_text(encoding="utf-8") for path in PAGES)


def test_what_is_there() -> None:
    wanted = {"Caddyfile", "nginx.conf", "bastide.service", "bastide.env", "Dockerfile", "compose.yaml"}
    wanted |= {"nginx-cluster.conf", "bastide@.service", "cluster.env", "compose-cluster.yaml", "bastide-work.service"}
    assert wanted == {path.name for path in DEPLOYED}


@pytest.mark.parametrize("path", [*DEPLOYED, *PAGES], ids=lambda path: path.name)
def test_every_variable_and_flag_exists(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    variables = set(re.findall(r"\bBASTIDE_[A-Z_]+", text)) - OURS
    assert variables <= {one.envvar for one in list_options()} | {setting_types.PASSWORD}
    said = re.findall(r"bastide serve((?: --[a-z-]+(?: [^-\s`]\S*)?)+)", text)
    flags = {flag for line in said for flag in re.findall(r"--[a-z-]+", line)}
    flags |= set(re.findall(r"^\| `(--[a-z-]+)`", text, re.M))
    assert flags <= {flag for one in list_options() for flag in one.opts}


def test_the_settings_of_the_service_can_be_read() -> None:
    lines = (DEPLOY / "bastide.env").read_text(encoding="utf-8").splitlines()
    said = dict(line.lstrip("#").split("=", 1) for line in lines if "BASTIDE_" in line)
    options = settings_from(environment=said)
    assert str(options.public_url) == "https://play.example/"
    assert options.metrics_address == ("127.0.0.1", 9100)


def test_the_settings_of_a_house_can_be_read() -> None:
    lines = (DEPLOY / "cluster.env").read_text(encoding="utf-8").splitlines()
    own = re.findall(r"^Environment=(\S+)", (DEPLOY / "bastide@.service").read_text(encoding="utf-8"), re.M)
    said = dict(line.replace("%i", "2").split("=", 1) for line in [*lines, *own] if line.startswith("BASTIDE_"))
    options = settings_from(environment=said)
    assert options.store.startswith("postgresql://")
    assert options.bus == "redis://127.0.0.1/0"
    assert (options.port, options.internal_address) == (8002, ("127.0.0.1", 8102))


def test_every_limit_and_metric_that_is_told_exists() -> None:
    text = pages_for_hosts()
    known = {field.name for field in dataclasses.fields(Limits)}
    named = set(re.findall(r"--limit ([a-z_]+)=", text))
    assert named <= known
    metrics = set(re.findall(r"\bbastide_[a-z_]+", text))
    exposed = b"".join(map(generate_latest, (server_metrics.registry, server_metrics.worker_registry)))
    names = set(re.findall(r"^# TYPE (bastide_\S+)", exposed.decode(), re.M))
    assert metrics == names, "the pages for hosts list each"


def test_every_command_that_is_told_exists() -> None:
    group = typer.main.get_command(app)
    known = set(group.commands)  # type: ignore[attr-defined]
    text = pages_for_hosts()
    named = set(re.findall(r"`(?:[\w@/.-]+/)?bastide ([a-z]+)", text)) | set(re.findall(r"bin/bastide ([a-z]+)", text))
    assert named - known <= {"check"}


def test_every_file_that_is_told_exists() -> None:
    for target in re.findall(r"\]\(([^)#:]+)[)#]", pages_for_hosts()):
        assert (PAGES[0].parent / target).is_file(), target


def test_the_image_has_a_python_that_the_package_takes() -> None:
    python = re.search(r"^ARG PYTHON=(\S+)$", (DEPLOY / "Dockerfile").read_text(encoding="utf-8"), re.M)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert python
    assert f"Programming Language :: Python :: {python[1]}" in project["classifiers"]


def test_the_container_runs_without_rights() -> None:
    image, whole = ((DEPLOY / name).read_text(encoding="utf-8") for name in ("Dockerfile", "compose.yaml"))
    last = image.rsplit("\nFROM ", 1)[1]
    assert last.index("USER bastide") < last.index("ENTRYPOINT")
    assert "HEALTHCHECK" in last
    for word in ("read_only: true", "cap_drop: [ALL]", "no-new-privileges:true", "mem_limit"):
        assert word in whole
    ports = re.search(r"\n  bastide:\n(.*?)\n  caddy:", whole, re.S)
    assert ports
    assert "ports:" not in ports[1], "only the proxy is reached from outside"


def test_the_service_is_shut_in() -> None:
    text = (DEPLOY / "bastide.service").read_text(encoding="utf-8")
    for line in ("ProtectSystem=strict", "NoNewPrivileges=yes", "StateDirectoryMode=0700", "UMask=0077"):
        assert f"\n{line}\n" in text
    assert int(re.findall(r"LimitNOFILE=(\d+)", text)[0]) >= 2 * Limits().sockets
