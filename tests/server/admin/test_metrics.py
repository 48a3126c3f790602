"""What a server counts about itself, and who is told."""

import asyncio
import re
import socket
from pathlib import Path

import httpx
import pytest

from bastide.server.admin.metrics_exporter import MetricsExporter, serve_metrics
from bastide.server.common import server_metrics
from bastide.server.common.metrics import MOST_SERIES, Counter, Gauge, Histogram, render_metrics
from tests.server.conftest import BOT, ME, OPEN, PATIENCE, AppServer

LINE = re.compile(r'[a-z_]+(\{[a-z]+="[^"\n]*"(,[a-z]+="[^"\n]*")*\})? (-?[0-9.e+-]+|\+Inf)')


def exporter_of(server: AppServer) -> MetricsExporter:
    """Who tells the metrics there."""
    found: MetricsExporter = server.client.app.app.state.exporter  # type: ignore[attr-defined]
    return found


def sheet_of(server: AppServer) -> str:
    """What it tells."""
    assert server.client.portal is not None
    return server.client.portal.call(exporter_of(server).sheet).decode()


def test_the_text_form() -> None:
    doors, room, took = Counter("a_total", "Doors.", "kind"), Gauge("b", "Room."), Histogram("c", "Took.", (0.5, 1))
    doors.add('wide"\n')
    doors.add("low", by=2)
    room.set(1.5)
    for seconds in (0.5, 0.7, 3):
        took.note(seconds)
    assert render_metrics([doors, room, took]).decode().splitlines() == [
        "# HELP a_total Doors.",
        "# TYPE a_total counter",
        'a_total{kind="low"} 2',
        'a_total{kind="wide\\"\\n"} 1',
        "# HELP b Room.",
        "# TYPE b gauge",
        "b 1.5",
        "# HELP c Took.",
        "# TYPE c histogram",
        'c_bucket{le="0.5"} 1',
        'c_bucket{le="1"} 2',
        'c_bucket{le="+Inf"} 3',
        "c_sum 4.2",
        "c_count 3",
    ]


def test_labels_do_not_grow_for_ever() -> None:
    many = Counter("a_total", "Many.", "kind")
    for n in range(3 * MOST_SERIES):
        many.add(str(n))
    assert len(many.values) == MOST_SERIES + 1
    assert many.of("other") == 2 * MOST_SERIES


def test_no_name_of_a_metric_is_used_twice() -> None:
    names = [metric.name for metric in server_metrics.ALL]
    assert len(set(names)) == len(names)


def test_a_comment_names_the_old_name_of_a_metric() -> None:
    lines = (
        render_metrics([Gauge("bastide_live_tables", "Tables in memory.", former="bastide_rooms")])
        .decode()
        .splitlines()
    )
    assert lines[:2] == [
        "# bastide_rooms is called bastide_live_tables now",
        "# HELP bastide_live_tables Tables in memory.",
    ]
    former = {metric.former for metric in server_metrics.ALL if metric.former}
    assert len(former) == 4
    assert not former & {metric.name for metric in server_metrics.ALL}


@pytest.mark.sqlite
def test_a_game_is_counted_and_nobody_in_it_named(server: AppServer) -> None:
    before = (
        server_metrics.commands.of("act", "ack"),
        server_metrics.commands.of("act", "stale"),
        server_metrics.commit_seconds.count,
    )
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
    after = (
        server_metrics.commands.of("act", "ack"),
        server_metrics.commands.of("act", "stale"),
        server_metrics.commit_seconds.count,
    )
    assert [now - then for now, then in zip(after[:2], before[:2], strict=True)] == [1, 1]
    assert after[2] > before[2]
    values = dict(line.rsplit(" ", 1) for line in told.splitlines() if not line.startswith("#"))
    assert all(LINE.fullmatch(line) for line in told.splitlines() if not line.startswith("#"))
    assert float(values['bastide_tables{phase="playing"}']) >= 1
    assert values["bastide_sockets"] == "1"
    assert int(values['bastide_database_bytes{file="database"}']) > 0
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
        async with serve_metrics(exporter.sheet, taken), httpx.AsyncClient(timeout=PATIENCE) as client:
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
    before = server_metrics.refusals.of("bad-message")
    with server.sit_at(table, anna) as line:
        line.socket.send_text("nonsense")
        assert line.until("error")["code"] == "bad-message"
    assert server_metrics.refusals.of("bad-message") == before + 1


@pytest.mark.sqlite
def test_the_folder_is_the_one_that_is_measured(server: AppServer, tmp_path: Path) -> None:
    assert (exporter_of(server).folder / "bastide.sqlite3").exists()
