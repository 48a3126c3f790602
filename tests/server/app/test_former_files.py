"""Files of the page before an upgrade."""

import logging
from pathlib import Path

import pytest

from bastide.server.app.former_files import FOLDER, SECONDS, update_former_files

OLD, NEW = {"assets/a-1.js": b"1", "index.html": b""}, {"assets/a-2.js": b"2"}


def test_files_stay_for_a_week_after_they_were_replaced(tmp_path: Path) -> None:
    assert update_former_files(tmp_path, OLD, 1000.0) == {}
    later = 1000.0 + 10 * SECONDS  # the old version ran for long
    assert update_former_files(tmp_path, NEW, later) == {"assets/a-1.js": b"1"}
    assert update_former_files(tmp_path, NEW, later + SECONDS - 60) == {"assets/a-1.js": b"1"}
    assert update_former_files(tmp_path, NEW, later + SECONDS + 60) == {}
    assert len(list((tmp_path / FOLDER).iterdir())) == 1


def test_a_file_that_comes_back_is_current_again(tmp_path: Path) -> None:
    for files in (OLD, NEW, OLD):
        update_former_files(tmp_path, files, 1000.0)
    assert update_former_files(tmp_path, NEW, 1000.0 + 2 * SECONDS) == {"assets/a-1.js": b"1"}


def test_a_folder_that_cannot_be_written_is_no_reason_to_stop(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / FOLDER).write_text("")
    with caplog.at_level(logging.WARNING):
        assert update_former_files(tmp_path, NEW, 1000.0) == {}
    assert "not kept" in caplog.text
