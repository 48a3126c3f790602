"""The keeper's words: times as people write them, and what is told."""

from datetime import datetime, timedelta, timezone
from pathlib import Path

import pytest

from bastide.cli.announce import parse_moment
from bastide.cli.output import CliError
from tests.server.conftest import run_app_server

from .helpers import called, called_json

NOW = datetime(2030, 1, 31, 21, 30, tzinfo=timezone(timedelta(hours=1)))


@pytest.mark.parametrize(
    ("said", "then"),
    [
        ("", ""),
        ("22:00", "2030-01-31T22:00+01:00"),
        ("9:05", "2030-02-01T09:05+01:00"),
        ("+15m", "2030-01-31T21:45+01:00"),
        ("+3h", "2030-02-01T00:30+01:00"),
        ("2030-03-01T08:00+02:00", "2030-03-01T08:00+02:00"),
    ],
)
def test_times(said: str, then: str) -> None:
    assert parse_moment(said, NOW) == then


def test_a_time_without_a_zone_is_this_machines() -> None:
    assert datetime.fromisoformat(parse_moment("2030-03-01T08:00", NOW)).tzinfo is not None


@pytest.mark.parametrize("said", ["25:00", "soon", "+1d", "31.1.2030"])
def test_what_is_no_time(said: str) -> None:
    with pytest.raises(CliError, match="is no time"):
        parse_moment(said, NOW)


def test_it_is_told_to_a_server_that_runs(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with run_app_server(tmp_path) as server:
        status, out, _ = called(capsys, "announce", "Back soon", "--at", "+15m", "--data", tmp_path)
        assert (status, out.splitlines()[0]) == (0, "Announced: Back soon")
        assert called_json(capsys, "maintenance", "on", "--data", tmp_path)["maintenance"] is True
        told = server.client.get("/api/tables").json()["notice"]
        assert (told["text"], told["maintenance"]) == ("Back soon", True)
        assert called(capsys, "maintenance", "--data", tmp_path)[1].endswith("Maintenance: no new tables.\n")
        assert called_json(capsys, "announce", "--data", tmp_path) == {"text": "", "at": "", "maintenance": True}
