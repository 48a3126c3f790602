"""`bastide run_worker` says in one sentence why it cannot be, and reads its settings as a server does."""

import pytest

from bastide.cli.serve import read_settings
from bastide.server.app.serve import ServerError
from bastide.server.app.settings import WorkerSettings
from bastide.server.app.work import run_worker
from bastide.server.jobs.kinds import KINDS


def test_it_needs_a_house() -> None:
    with pytest.raises(ServerError, match="the cluster's database"):
        run_worker(WorkerSettings())


def test_its_settings_come_by_flags_or_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    assert read_settings(WorkerSettings).kinds == tuple(KINDS)
    monkeypatch.setenv("BASTIDE_STORE", "postgresql://b@127.0.0.1/b")
    monkeypatch.setenv("BASTIDE_KINDS", "film board")
    monkeypatch.setenv("BASTIDE_PROCESSES", "3")
    options = read_settings(WorkerSettings, ["--kind", "bot"])
    assert (options.kinds, options.processes) == (("bot",), 3)
    assert read_settings(WorkerSettings).kinds == ("film", "board")


@pytest.mark.postgres
def test_a_database_that_is_not_there_is_told_in_a_sentence() -> None:
    with pytest.raises(ServerError, match="cannot be reached"):
        run_worker(WorkerSettings(store="postgresql://b@127.0.0.1:1/b"))
