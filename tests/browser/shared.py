"""Folders that are the same for all workers of a run: the first that needs one makes it."""

import fcntl
import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest


def shared_folder(factory: pytest.TempPathFactory, name: str, fill: Callable[[Path], None]) -> Path:
    """The folder into which `fill` has put something, to be read. Who comes while another fills it waits."""
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
    return made


def data_for(factory: pytest.TempPathFactory, name: str, fill: Callable[[Path], None]) -> Path:
    """A folder of the worker's own with a copy of the shared one."""
    return Path(shutil.copytree(shared_folder(factory, name, fill), factory.mktemp(name) / "data"))
