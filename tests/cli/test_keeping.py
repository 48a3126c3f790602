"""Backup, restore and check from the command line."""

from pathlib import Path

import pytest

from bastide.server.storage.databases.sqlite_file import FILE, Sqlite
from tests.server.conftest import ME, OPEN, run_app_server
from tests.server.storage.test_hash_chain import altered

from .helpers import called, called_json

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The folder of a stopped server with one table."""
    with run_app_server(tmp_path / "data") as server:
        server.open(server.person(), ME, OPEN)
    return tmp_path / "data"


def test_there_and_back(capsys: Capture, data: Path, tmp_path: Path) -> None:
    file = tmp_path / "backup"
    status, out, _ = called(capsys, "backup", file, "--data", data)
    assert (status, out[:18]) == (0, "Stored 1 event in ")
    again = called_json(capsys, "backup", file, "--data", data, status=2)["error"]
    assert again["code"] == "exists"
    assert "overwrite it with --force" in again["text"]
    with run_app_server(data) as server:
        server.open(server.person(), ME, OPEN)
        assert called_json(capsys, "backup", file, "--force", "--data", data)["events"] == 2
        server.open(server.person(), ME, OPEN)
    told = called_json(capsys, "restore", file, "--data", data)
    assert (told["tables"], told["events"]) == (2, 2)
    assert Path(told["replaced"]).exists()
    assert "All is well: 2 tables with 2 events" in called(capsys, "check", "--data", data)[1]
    assert "All is well: 3 tables with 3 events" in called(capsys, "check", told["replaced"])[1]
    assert "Restored 2 tables with 2 events to" in called(capsys, "restore", file, "--data", data)[1]


def test_a_relative_name_is_one_of_this_folder(
    capsys: Capture, data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with run_app_server(data):
        assert called(capsys, "backup", "here", "--data", "data")[0] == 0
    assert (tmp_path / "here").is_file()


def test_what_is_wrong_is_told_and_is_the_status(capsys: Capture, data: Path) -> None:
    db = Sqlite(str(data / FILE))
    db.execute(altered("Anna", "Hanna", "n = 1"))
    db.close()
    status, out, err = called(capsys, "check", "--data", data)
    assert (status, err) == (1, "")
    assert "Event 1 of table" in out.splitlines()[0]
    assert out.splitlines()[1].startswith("1 fault: 1 table with 1 event in ")
    told = called_json(capsys, "check", "--data", data, status=1)
    assert not told["ok"]
    assert "damaged or altered" in told["tables"][0]["problem"]
    error = called_json(capsys, "restore", data / FILE, "--data", data / "new", status=2)["error"]
    assert error["code"] == "store"
    assert "restore it as it is with --force" in error["text"]
    assert not (data / "new").exists()
    assert called(capsys, "restore", data / FILE, "--force", "--data", data / "new")[0] == 0


def test_a_running_server_is_not_looked_into_nor_replaced(capsys: Capture, data: Path, tmp_path: Path) -> None:
    with run_app_server(data):
        for argv in (["check"], ["restore", tmp_path / "backup"]):
            error = called_json(capsys, *argv, "--data", data, status=2)["error"]
            assert error["code"] == "running"
            assert "stop it first" in error["text"]
        assert "A server is using" in called(capsys, "check", data / FILE)[2]


@pytest.mark.parametrize("argv", [["check"], ["check", "nowhere"], ["restore", "nowhere"]])
def test_a_file_that_is_not_there(capsys: Capture, tmp_path: Path, argv: list[str]) -> None:
    status, out, err = called(capsys, *argv, "--data", tmp_path / "data")
    assert (status, out) == (2, "")
    assert err.startswith("bastide: There is no database ")
    assert err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []
