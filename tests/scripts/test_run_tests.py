"""`make test` runs every part, says what failed and what could not run, and never hides either."""

import pytest

from scripts import client, compiled, databases, failures, run_tests
from scripts.console import Failure


def passes() -> None:
    """A part that works."""


def fails() -> None:
    raise Failure("2 tests failed")


def lacks() -> None:
    raise run_tests.LeftOut("no Chromium")


def test_every_part_runs_whatever_the_others_do() -> None:
    seen: list[str] = []
    with failures.kept():  # those of the run that this test belongs to are not its own
        failed, left_out = run_tests.run([("a", fails), ("b", lacks), ("c", lambda: seen.append("c"))])
    assert (failed, left_out, seen) == (["a: 2 tests failed"], ["b: no Chromium"], ["c"])


@pytest.mark.parametrize(
    ("browser", "flags", "status", "said"),
    [
        (passes, [], 0, "Everything passed."),
        (lacks, [], 0, "NOT RUN  tests in the browser: no Chromium"),
        (lacks, ["--complete"], 1, "NOT RUN  tests in the browser: no Chromium"),
        (fails, [], 1, "FAILED   tests in the browser: 2 tests failed"),
        (fails, ["--full"], 1, "FAILED   tests in the browser: 2 tests failed"),
    ],
)
def test_the_end_says_what_happened(
    browser: object,
    flags: list[str],
    status: int,
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for part in ("begin", "checks", "interpreted", "engine", "cores", "units", "components", "postgres"):
        monkeypatch.setattr(run_tests.Tests, part, lambda self: None)
    monkeypatch.setattr(run_tests.Tests, "browser", lambda self: browser())  # type: ignore[operator]
    monkeypatch.setattr(client, "build", lambda: None)
    monkeypatch.setattr("sys.argv", ["make test", *flags])
    assert run_tests.main() == status
    assert said in capsys.readouterr().out


def test_a_machine_without_chromium_leaves_the_browser_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None)
    with pytest.raises(run_tests.LeftOut, match="no Chromium"):
        run_tests.Tests().browser()
    with pytest.raises(run_tests.LeftOut, match="no Chromium"):
        run_tests.Tests().components()


def test_a_machine_without_postgresql_leaves_postgresql_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(databases, "postgres_program", lambda: None)
    with pytest.raises(run_tests.LeftOut, match="no PostgreSQL"):
        run_tests.Tests().postgres()


def test_a_machine_without_compiler_leaves_the_compiled_engine_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "compiler_at_hand", lambda: False)
    with pytest.raises(run_tests.LeftOut, match="no C compiler"):
        run_tests.Tests().engine()
