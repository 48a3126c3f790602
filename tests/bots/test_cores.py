"""The compiled and the interpreted core play the same games, and so does another process with other hash seeds."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import bastide
from bastide.bots.simulate import simulate

TIMES = ("cpu_seconds", "games_per_second", "compiled")

PROGRAM = """
import json, sys
import bastide
from bastide.bots.simulate import simulate
rules, bots, games = sys.argv[1], sys.argv[2].split(","), int(sys.argv[3])
print(json.dumps(simulate(rules, bots, games, 5).as_dict(bastide.compiled)))
"""


@pytest.fixture(scope="module")
def interpreted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package without its extension files."""
    folder = tmp_path_factory.mktemp("interpreted")
    package = Path(bastide.__file__).resolve().parent
    shutil.copytree(
        package, folder / "bastide", ignore=shutil.ignore_patterns("*.so", "*.pyd", "client", "__pycache__")
    )
    return folder


@pytest.mark.parametrize(
    ("rules", "bots", "games"),
    [
        ("base+fields", "random,random", 20),
        ("base", "random,random,random,random,random", 5),
        ("base+fields", "greedy,greedy", 2),
        ("base+fields", "greedy,random,greedy", 1),
        ("base+fields+abbot+anniversary", "random,random", 20),
        pytest.param("base+fields+river+abbot", "greedy,plain", 2, marks=pytest.mark.long),
        ("base+fields+abbot+anniversary", "greedy,plain", 2),
        ("base+river20+arrows", "greedy,greedy,greedy", 1),
    ],
)
def test_statistics_are_the_same_on_both_cores(interpreted: Path, rules: str, bots: str, games: int) -> None:
    environment = {**os.environ, "PYTHONPATH": str(interpreted), "PYTHONHASHSEED": "7"}
    command = [sys.executable, "-c", PROGRAM, rules, bots, str(games)]
    told = subprocess.run(command, env=environment, check=True, capture_output=True, text=True, cwd=interpreted).stdout
    theirs = json.loads(told)
    assert theirs["compiled"] is False
    mine = simulate(rules, bots.split(","), games, 5).as_dict(bastide.compiled)
    for name in TIMES:
        del mine[name], theirs[name]
    assert mine == theirs
