"""`import bastide` stays cheap: it takes no package or part of Python that only some calls need."""

import subprocess
import sys
from pathlib import Path

import bastide

SLOW = "asyncio concurrent fluent gymnasium http multiprocessing numpy PIL pyarrow rich ssl subprocess typer xml"


def test_the_import_takes_nothing_slow() -> None:
    program = (
        f"import sys, bastide; print(*sorted({{name.split('.')[0] for name in sys.modules}} & set({SLOW.split()})))"
    )
    environment = {"PYTHONPATH": str(Path(bastide.__file__).parents[1])}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.split() == []
