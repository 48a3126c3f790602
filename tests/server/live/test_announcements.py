"""What the operator lets everybody know, and a time without new tables."""

from datetime import UTC, datetime, timedelta
from pathlib import Path
from stat import S_IMODE

import pytest

from bastide.server.admin.control_client import run_command
from bastide.server.common.errors import RequestError
from bastide.server.live.clients.announcements import FILE, MOST_SIGNS, Announcements
from tests.server.conftest import ME, OPEN, AppServer, run_app_server
from tests.server.fixtures.server_process import Message

TABLE = {"rules": "base", "seats": [ME, OPEN]}
WORDS = "A new version comes tonight."


def in_hours(hours: float) -> str:
    return (datetime.now(UTC) + timedelta(hours=hours)).isoformat(timespec="seconds")


def test_everybody_hears_it_and_who_comes_later_too(server: AppServer, tmp_path: Path) -> None:
    anna = server.person()
    table = server.open(anna, ME, OPEN)
    at = in_hours(2)
    with server.sit_at(table, anna) as line:
        assert run_command(tmp_path / "data", "announce", text=WORDS, at=at) == {
            "text": WORDS,
            "at": at,
            "maintenance": False,
        }
        assert line.until("notice") == {"t": "notice", "text": WORDS, "at": at}
        with server.sit_at(table, server.person()) as late:
            assert late.until("notice")["text"] == WORDS
        run_command(tmp_path / "data", "announce")
        assert line.until("notice") == {"t": "notice"}


def test_the_front_page_hears_it(server: AppServer, tmp_path: Path) -> None:
    assert "notice" not in server.client.get("/api/tables").json()
    run_command(tmp_path / "data", "announce", text=WORDS)
    for who in ({}, server.person()):
        assert server.client.get("/api/tables", headers=who).json()["notice"]["text"] == WORDS


def test_in_maintenance_no_table_is_opened_and_running_games_go_on(server: AppServer, tmp_path: Path) -> None:
    anna = server.person()
    table = server.open(anna, ME, ME)
    run_command(tmp_path / "data", "maintenance", on=True)
    answer = server.client.post("/api/tables", json=TABLE, headers=anna)
    assert (answer.status_code, answer.json()["code"]) == (503, "maintenance")
    assert int(answer.headers["retry-after"]) > 0
    lesson = {"name": "A", "me": "B", "others": [], "again": False}
    assert server.client.post("/api/lessons/base", json=lesson, headers=anna).json()["code"] == "maintenance"
    with server.sit_at(table, anna, "?nonce=abc") as line:
        while not line.offers:
            line.hear()
        assert line.ask("act", offer=line.offers[0]["id"])["t"] == "ack"
        assert server.client.get("/readyz").status_code == 200
    run_command(tmp_path / "data", "maintenance", on=False)
    assert server.client.post("/api/tables", json=TABLE, headers=anna).status_code == 201


def test_in_maintenance_there_is_no_rematch_but_one_that_was_made_is_acknowledged_again(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with run_app_server(data) as server:
        anna = server.person()
        table = server.open(anna, ME, ME)
        with server.sit_at(table, anna, "?nonce=abc") as line:
            while line.table["phase"] != "over":
                if line.offers:
                    line.ask("act", offer=line.offers[0]["id"])
                else:
                    line.hear()
            run_command(data, "maintenance", on=True)
            no = line.ask("rematch")
            assert (no["t"], no["code"]) == ("reject", "maintenance")
            run_command(data, "maintenance", on=False)
            made = line.send("rematch")
            seq = line.seq
            first = line.until("ack")
            run_command(data, "maintenance", on=True)
            line.socket.send_json({"t": "rematch", "cid": made, "seq": seq})
            again: Message = line.until("ack")
            assert (again["cid"], again["seq"]) == (made, first["seq"])


@pytest.mark.sqlite
def test_it_outlives_the_server_and_is_the_operators_alone(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with run_app_server(data):
        run_command(data, "announce", text=WORDS)
        run_command(data, "maintenance", on=True)
    assert S_IMODE((data / FILE).stat().st_mode) == 0o600
    assert run_command(data, "maintenance") == {"text": WORDS, "at": "", "maintenance": True}
    assert run_command(data, "maintenance", on=False)["maintenance"] is False
    with run_app_server(data) as server:
        assert server.client.get("/api/tables").json()["notice"] == {"t": "notice", "text": WORDS}


def test_what_was_about_a_moment_goes_away_after_it(tmp_path: Path) -> None:
    notices = Announcements(tmp_path)
    said: list[str | None] = []
    for hours, on in ((-0.9, False), (-1.1, False), (-1.1, True)):
        notices.say(WORDS, in_hours(hours))
        notices.maintain(on)
        said.append(notices.now.text if notices.now else None)
    assert said == [WORDS, None, ""]


@pytest.mark.parametrize(
    ("text", "at", "code"),
    [
        ("x" * (MOST_SIGNS + 1), "", "bad-notice"),
        ("two\nlines", "", "bad-notice"),
        ("\u202ebackwards", "", "bad-notice"),
        (WORDS, "tomorrow", "bad-moment"),
        (WORDS, "2030-01-31T22:00", "bad-moment"),
    ],
)
def test_what_cannot_be_said(tmp_path: Path, text: str, at: str, code: str) -> None:
    with pytest.raises(RequestError) as no:
        Announcements(tmp_path).say(text, at)
    assert no.value.code == code


def test_a_broken_file_is_no_notice(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("{")
    assert Announcements(tmp_path).now is None
