"""Child processes of the server."""

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path
from typing import Final

import bastide
from bastide.server.common import worker_process

LINE: Final = 1 << 20
"""Bytes of the longest line that a child process may write."""

PASSED_ON: Final = (
    *("PATH", "HOME", "LANG", "LANGUAGE", "LC_ALL", "LC_CTYPE", "TZ", "TMPDIR", "TEMP", "TMP", "SYSTEMROOT"),
    *("LD_LIBRARY_PATH", "VIRTUAL_ENV", "PYTHONPATH", "PYTHONHOME", worker_process.VARIABLE),
)
"""Environment variables that a child process needs. Others can hold secrets of the server, so none is passed on."""


def subprocess_environment() -> dict[str, str]:
    """The environment of a child process, which imports the same Bastide."""
    path = os.pathsep.join(filter(None, [str(Path(bastide.__file__).parent.parent), os.environ.get("PYTHONPATH")]))
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


async def exchange_lines(process: Process, line: bytes) -> bytes:
    """Write a line to a process and return the line of its answer, b"" if it has ended."""
    assert process.stdin is not None, "it was started with pipes"
    assert process.stdout is not None
    process.stdin.write(line + b"\n")
    await process.stdin.drain()
    return await process.stdout.readline()


async def kill_process(process: Process) -> None:
    """Kill a process, if it still runs, and wait for its end."""
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    await process.wait()
