"""`import bastide` stays cheap: it takes no package or part of Python that only some calls need."""

import subprocess
import sys
from pathlib import Path

import bastide

SLOW = (
    "asyncio concurrent email fluent gymnasium http importlib.metadata importlib.resources multiprocessing numpy PIL"
    " pyarrow rich socket ssl subprocess tempfile typer xml"
)


def test_the_import_takes_nothing_slow() -> None:
    program = f"import sys, bastide; print(*sorted(set(sys.modules) & set({SLOW.split()})))"
    environment = {"PYTHONPATH": str(Path(bastide.__file__).parents[1])}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.split() == []
