"""What a server counts about itself, and who is told."""

import asyncio
import re
import socket
from pathlib import Path

import httpx
import pytest
from prometheus_client import generate_latest

from bastide.server.admin.metrics_exporter import MetricsExporter, serve_metrics
from bastide.server.common import server_metrics
from tests.server.conftest import BOT, ME, OPEN, PATIENCE, AppServer

LINE = re.compile(r'[a-z_]+(\{[a-z]+="[^"\n]*"(,[a-z]+="[^"\n]*")*\})? (-?[0-9.e+-]+|\+Inf)')


def exporter_of(server: AppServer) -> MetricsExporter:
    """Who tells the metrics there."""
    found: MetricsExporter = server.client.app.app.state.exporter  # type: ignore[attr-defined]
    return found


def sheet_of(server: AppServer) -> str:
    """What it tells."""
    assert server.client.portal is not None
    return server.client.portal.call(exporter_of(server).collect).decode()


def count(name: str, **labels: str) -> float:
    """The value of a sample, 0 if there is none yet."""
    return server_metrics.registry.get_sample_value(name, labels) or 0


def names_in(text: str) -> list[str]:
    """The names of the metrics there, of those without a value too."""
    return re.findall(r"^# TYPE (\S+)", text, re.M)


def test_names_texts_and_bounds_of_metrics_are_as_before() -> None:
    """Those who watch a server have them in their rules."""
    lines = generate_latest(server_metrics.registry).decode().splitlines()
    for line in (
        "# HELP bastide_commands_total Commands of players.",
        "# TYPE bastide_commands_total counter",
        "# HELP bastide_live_tables Tables in memory.",
        "# TYPE bastide_live_tables gauge",
        "# TYPE bastide_command_seconds histogram",
    ):
        assert line in lines
    bounds = re.findall(r'bastide_command_seconds_bucket\{le="(\S+)"\}', "\n".join(lines))
    assert [float(bound) for bound in bounds] == [*server_metrics.SECONDS, float("inf")]
    assert not [line for line in lines if "_created" in line]


def test_no_name_of_a_metric_is_used_twice() -> None:
    for registry in (server_metrics.registry, server_metrics.worker_registry):
        names = names_in(generate_latest(registry).decode())
        assert len(set(names)) == len(names)


def test_the_worker_exposes_its_jobs_and_the_bus() -> None:
    names = names_in(generate_latest(server_metrics.worker_registry).decode())
    assert names == ["bastide_jobs_total", "bastide_job_seconds", "bastide_bus_messages_total"]


def test_a_comment_names_the_old_name_of_a_metric(server: AppServer) -> None:
    text = sheet_of(server)
    renamed = dict(re.findall(r"^# (\S+) is called (\S+) now$", text, re.M))
    assert renamed["bastide_rooms"] == "bastide_live_tables"
    assert len(renamed) == 4
    assert set(renamed.values()) <= set(names_in(text))
    assert not set(renamed) & set(names_in(text))


@pytest.mark.sqlite
def test_a_game_is_counted_and_nobody_in_it_named(server: AppServer) -> None:
    counted: list[tuple[str, dict[str, str]]] = [
        ("bastide_commands_total", {"kind": "act", "outcome": "ack"}),
        ("bastide_commands_total", {"kind": "act", "outcome": "stale"}),
        ("bastide_commit_seconds_count", {}),
    ]
    before = [count(name, **labels) for name, labels in counted]
    anna = server.person()
    table = server.open(anna, ME, BOT)
    with server.sit_at(table, anna) as line:
        while not line.offers:
            line.hear()
        assert line.ask("act", offer=line.offers[0]["id"])["t"] == "ack"
        line.seq = 1
        assert line.ask("act", offer="pass")["t"] == "stale"
        assert server.client.post("/api/tables", json={"rules": "base", "seats": [ME]}).status_code == 400
        told = sheet_of(server)
    after = [count(name, **labels) for name, labels in counted]
    assert [now - then for now, then in zip(after[:2], before[:2], strict=True)] == [1, 1]
    assert after[2] > before[2]
    values = dict(line.rsplit(" ", 1) for line in told.splitlines() if not line.startswith("#"))
    assert all(LINE.fullmatch(line) for line in told.splitlines() if not line.startswith("#"))
    assert float(values['bastide_tables{phase="playing"}']) >= 1
    assert float(values["bastide_sockets"]) == 1
    assert float(values['bastide_database_bytes{file="database"}']) > 0
    assert 'bastide_rejections_total{code="bad-seats"}' in values
    device = anna["cookie"].split("=")[1]
    assert not [word for word in (table, device, "127.0.0.1", "Anna") if word in told]


def test_visitors_find_no_metrics(server: AppServer) -> None:
    assert server.client.get("/metrics").status_code == 404


def test_an_address_of_their_own(server: AppServer) -> None:
    """Only the sheet lies there; whoever says nothing, or too much, is not waited for."""

    async def ask(exporter: MetricsExporter) -> None:
        taken = socket.create_server(("127.0.0.1", 0))
        url = f"http://127.0.0.1:{taken.getsockname()[1]}"
        async with serve_metrics(exporter.collect, taken), httpx.AsyncClient(timeout=PATIENCE) as client:
            answer = await client.get(f"{url}/metrics")
            assert (answer.status_code, "version=0.0.4" in answer.headers["content-type"]) == (200, True)
            assert "bastide_info{" in answer.text
            assert (await client.get(f"{url}/")).status_code == 404
            reader, writer = await asyncio.open_connection(*taken.getsockname())
            writer.write(b"GET /metrics HTTP/1.1\r\nX: " + b"y" * 100_000)
            assert b"200" not in await reader.read()

    assert server.client.portal is not None
    server.client.portal.call(ask, exporter_of(server))


def test_opening_by_many_pages_is_counted_as_it_is_refused(server: AppServer) -> None:
    anna = server.person()
    table = server.open(anna, ME, OPEN)
    before = count("bastide_rejections_total", code="bad-message")
    with server.sit_at(table, anna) as line:
        line.socket.send_text("nonsense")
        assert line.until("error")["code"] == "bad-message"
    assert count("bastide_rejections_total", code="bad-message") == before + 1


@pytest.mark.sqlite
def test_the_folder_is_the_one_that_is_measured(server: AppServer, tmp_path: Path) -> None:
    assert (exporter_of(server).folder / "bastide.sqlite3").exists()
