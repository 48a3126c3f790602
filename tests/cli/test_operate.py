"""The keeper's commands: lists, sentences, JSON."""

from pathlib import Path

import pytest

from tests.server.conftest import ME, OPEN, house_of

from .helpers import called, called_json

Capture = pytest.CaptureFixture[str]


def test_tables_of_a_stopped_server(capsys: Capture, tmp_path: Path) -> None:
    data = tmp_path / "data"
    with house_of(data) as house:
        table = house.open(house.person(), ME, OPEN)
        running = called_json(capsys, "tables", "--data", data)
    assert called_json(capsys, "tables", "--data", data) == running
    assert running["tables"][0]["table"] == table
    status, out, _ = called(capsys, "tables", "--data", data)
    assert status == 0
    assert out.splitlines()[0].startswith(table)
    assert out.endswith("1 listed, 1 open.\n")


def test_a_wrong_folder_is_told(capsys: Capture, tmp_path: Path) -> None:
    status, out, err = called(capsys, "tables", "--data", tmp_path)
    assert (status, out) == (2, "")
    assert err == f"bastide: There is no database in {tmp_path}; name the server's folder with --data.\n"
    assert called_json(capsys, "tables", "--data", tmp_path, status=2)["error"]["code"] == "no-database"
