"""POST /api/client-error on a whole server."""

import logging
from pathlib import Path

import pytest

from bastide.server.app import client_error_api
from bastide.server.common.log_limit import LogThrottle
from bastide.server.http.limits import Limits
from tests.server.conftest import AppServer, run_app_server

REPORT = {"kind": "error", "name": "TypeError", "message": "x is undefined", "places": ["index-abc.js:1:20"]}


@pytest.fixture(autouse=True)
def throttle(monkeypatch: pytest.MonkeyPatch) -> None:
    """A log of the test's own, in which no line of another test counts."""
    monkeypatch.setattr(client_error_api, "log_throttle", LogThrottle(logging.getLogger("bastide.http")))


def test_an_error_of_the_page_is_logged(server: AppServer, caplog: pytest.LogCaptureFixture) -> None:
    for _ in range(3):
        assert server.client.post("/api/client-error", json=REPORT).status_code == 200
    assert [record.getMessage() for record in caplog.records if "page" in record.getMessage()] == [
        "the page reported an error (error): TypeError x is undefined index-abc.js:1:20"
    ]


@pytest.mark.parametrize(
    "change",
    [
        {"kind": "other"},
        {"name": "Type Error\n"},
        {"message": "x" * 201},
        {"places": ["https://bastide.example/t/secret"]},
        {"places": ["a.js:1:1"] * 9},
        {"more": 1},
    ],
)
def test_other_reports_are_refused(server: AppServer, change: dict[str, object]) -> None:
    assert server.client.post("/api/client-error", json=REPORT | change).status_code == 400


def test_an_address_may_report_so_many(tmp_path: Path) -> None:
    with run_app_server(tmp_path / "data", Limits(client_errors_per_hour=2)) as server:
        found = [server.client.post("/api/client-error", json=REPORT).status_code for _ in range(3)]
    assert found == [200, 200, 429]
