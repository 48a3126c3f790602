"""The keeper's commands: lists, sentences, JSON."""

from pathlib import Path

import pytest
from starlette.websockets import WebSocketDisconnect

from tests.server.conftest import ME, OPEN, run_app_server
from tests.server.fixtures.cookie_browser import CookieBrowser

from .helpers import called, called_json

Capture = pytest.CaptureFixture[str]


def test_tables_of_a_stopped_server(capsys: Capture, tmp_path: Path) -> None:
    data = tmp_path / "data"
    with run_app_server(data) as server:
        table = server.open(server.person(), ME, OPEN)
        running = called_json(capsys, "tables", "--data", data)
    assert called_json(capsys, "tables", "--data", data) == running
    assert running["tables"][0]["table"] == table
    status, out, _ = called(capsys, "tables", "--data", data)
    assert status == 0
    assert out.splitlines()[0].startswith(table)
    assert out.endswith("1 listed, 1 open.\n")


def test_tables_are_closed_deleted_and_swept(capsys: Capture, tmp_path: Path) -> None:
    data = tmp_path / "data"
    with run_app_server(data) as server:
        anna = server.person()
        table, other = server.open(anna, ME, OPEN), server.open(anna, ME, OPEN)
        with server.sit_at(table, anna) as line:
            assert called_json(capsys, "close", table, "--data", data) == {"table": table, "phase": "abandoned"}
            while "abandoned" not in (told := line.until("update")["table"]):
                pass  # that somebody is there
            assert told["abandoned"] == "operator"
            _, _, err = called(capsys, "close", table, "--data", data)
            assert err == f"bastide: The table {table} is not open: it has ended, or is a lesson.\n"
            called(capsys, "delete", table, "--data", data)
            with pytest.raises(WebSocketDisconnect) as gone:
                line.until("goodbye")  # whatever comes before, of those who look on
            assert gone.value.code == 4404
        assert server.client.get(f"/api/tables/{table}/log").status_code == 404
        assert called(capsys, "close", table, "--data", data)[2] == f"bastide: There is no table {table}.\n"
        swept = called(capsys, "prune", "--dry-run", "--data", data)
        assert swept[1] == "0 tables would be abandoned, 0 packed, 0 deleted.\n"
    assert called(capsys, "prune", "--data", data)[1] == "0 tables are abandoned, 0 packed, 0 deleted.\n"
    [line] = called_json(capsys, "tables", "--data", data, "--from", "testclient")["tables"]
    assert (line["table"], line["packed"]) == (other, False)
    assert line["bytes"] > 100
    assert called_json(capsys, "tables", "--data", data, "--from", "203.0.113.9")["tables"] == []


def test_a_sweep_of_a_stopped_server_reads_the_periods_of_the_environment(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = tmp_path / "data"
    with run_app_server(data) as server:
        server.open(server.person(), ME, OPEN)
        monkeypatch.setenv("BASTIDE_PERIODS", "nonsense")
        assert called(capsys, "prune", "--data", data)[0] == 0, "a running server has its own"
    assert called(capsys, "tables", "--data", data)[0] == 0, "other commands need none"
    status, out, err = called(capsys, "prune", "--data", data)
    assert (status, out) == (2, ""), "a stopped server reads them here"
    assert "(env var: 'BASTIDE_PERIODS'): write NAME=DAYS" in err
    monkeypatch.setenv("BASTIDE_PERIODS", "lobby=0.00000001")
    assert called(capsys, "prune", "--data", data)[1] == "1 tables are abandoned, 0 packed, 0 deleted.\n"


def test_a_wrong_folder_is_told(capsys: Capture, tmp_path: Path) -> None:
    status, out, err = called(capsys, "tables", "--data", tmp_path)
    assert (status, out) == (2, "")
    assert err == f"bastide: There is no database in {tmp_path}; name the server's folder with --data.\n"
    assert called_json(capsys, "tables", "--data", tmp_path, status=2)["error"]["code"] == "no-database"


def test_somebody_is_kept_away_and_let_in_again(capsys: Capture, tmp_path: Path) -> None:
    data = tmp_path / "data"
    with run_app_server(data) as server:
        anna = server.person()
        table = server.open(anna, ME, OPEN)
        seats = called_json(capsys, "tables", table, "--data", data)["seats"]
        device = seats[0]["device"]
        _, out, _ = called(capsys, "tables", table, "--data", data)
        assert out.splitlines()[1] == f"seat 0  person  {device}  Anna"
        _, out, _ = called(capsys, "ban", device, "--until", "2999-01-31", "--note", "rude", "--data", data)
        assert out.endswith("is kept away until 2999-01-31 00:00:00; 0 lines closed.\n")
        assert server.client.get("/api/tables", headers=anna).json()["code"] == "banned"
        assert "rude" in called(capsys, "bans", "--data", data)[1]
        called(capsys, "unban", device, "--data", data)
        assert server.client.get("/api/tables", headers=anna).status_code == 200
        assert server.client.delete("/api/me", headers=anna).json() == {"tables": 1}
    assert called(capsys, "bans", "--data", data)[1] == "0 banned.\n"
    assert called(capsys, "check", "--data", data)[0] == 0, "a log from which somebody was taken out is whole"
    status, _, err = called(capsys, "ban", "--data", data)
    assert (status, err) == (2, "bastide: Name a device, or a network with --address.\n")


def test_accounts_are_listed_raised_and_erased(capsys: Capture, tmp_path: Path) -> None:
    data = tmp_path / "data"
    with run_app_server(data) as server:
        anna = CookieBrowser(server)
        anna.sign_up()
        _, out, _ = called(capsys, "accounts", "--data", data)
        assert out.startswith("Anna Nováková ")
        assert out.endswith("1 listed, 1 in all.\n")
        assert called(capsys, "role", "anna nováková", "moderator", "--data", data)[1] == (
            "Anna Nováková is a moderator now.\n"
        )
        assert anna.account()["role"] == "moderator"
        told = called_json(capsys, "accounts", "--role", "moderator", "--data", data)
        assert [one["name"] for one in told["accounts"]] == ["Anna Nováková"]
        for wrong in ("bot", "king"):
            assert called(capsys, "role", "Anna Nováková", wrong, "--data", data)[0] == 2
        assert "an ordinary user" in called(capsys, "role", "Anna Nováková", "none", "--data", data)[1]
        server.open(anna.headers, ME, OPEN)
        assert called(capsys, "erase", "Nobody", "--yes", "--data", data)[2] == (
            "bastide: No account is called Nobody here; `bastide accounts` lists them.\n"
        )
        assert called(capsys, "erase", "Anna Nováková", "--yes", "--data", data)[1] == (
            "Anna Nováková is erased; that were 1 tables.\n"
        )
        assert anna.account() is None
    assert called_json(capsys, "accounts", "--data", data) == {"accounts": [], "all": 0}


def test_ratings_are_made_again_from_their_log(capsys: Capture, tmp_path: Path) -> None:
    data = tmp_path / "data"
    with run_app_server(data) as server:
        server.open(server.person(), ME, OPEN)
    said = called(capsys, "ratings", "replay", "--data", data)
    assert said[:2] == (0, "0 rated games; 0 numbers differ.\n")
    out = called(capsys, "ratings", "first-seat", "--data", data)[1]
    assert "0 games: too few to tell" in out
