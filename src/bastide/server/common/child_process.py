"""Child processes of the server."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path
from typing import Final

import bastide
from bastide.server.common import priority

LINE: Final = 1 << 20
"""Bytes of the longest line that a child process may write."""

PASSED_ON: Final = (
    *("PATH", "HOME", "LANG", "LANGUAGE", "LC_ALL", "LC_CTYPE", "TZ", "TMPDIR", "TEMP", "TMP", "SYSTEMROOT"),
    *("LD_LIBRARY_PATH", "VIRTUAL_ENV", "PYTHONPATH", "PYTHONHOME", priority.VARIABLE),
)
"""Environment variables that a child process needs. Others can hold secrets of the server, so none is passed on."""


def subprocess_environment() -> dict[str, str]:
    """The environment of a child process, which imports the same Bastide."""
    package = str(Path(bastide.__file__).parent.parent)
    path = os.pathsep.join(filter(None, [package, os.environ.get("PYTHONPATH")]))
    return {name: value for name, value in os.environ.items() if name in PASSED_ON} | {"PYTHONPATH": path}


async def start_subprocess(module: str, *words: str, limit: int = LINE) -> Process:
    """Start `python -m module words` with pipes for lines. It imports the same Bastide. Raises OSError."""
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", module, *words),
        stdin=PIPE,
        stdout=PIPE,
        env=subprocess_environment(),
        limit=limit,
        start_new_session=True,
    )
