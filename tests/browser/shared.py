"""Data folders that are the same for all workers of a run: the first that needs one makes it, the others copy it."""

import fcntl
import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest


def data_for(factory: pytest.TempPathFactory, name: str, fill: Callable[[Path], None]) -> Path:
    """A folder of the worker's own with what `fill` has put into one. Who comes while another fills it waits."""
    own = factory.getbasetemp()
    common = own.parent if "PYTEST_XDIST_WORKER" in os.environ else own
    made = common / f"made-{name}"
    with (common / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not made.exists():
            begun = common / f"begun-{name}"
            begun.mkdir()
            fill(begun)
            begun.rename(made)
    return Path(shutil.copytree(made, factory.mktemp(name) / "data"))
