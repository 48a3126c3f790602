"""Processes of our own beside the loop."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path
from typing import Final

import bastide

LINE: Final = 1 << 20
"""Bytes of the longest line that a process may tell."""


async def started(module: str, *words: str, limit: int = LINE) -> Process:
    """`python -m module words` with lines in and out, which finds this very Bastide. Raises OSError."""
    package = str(Path(bastide.__file__).parent.parent)
    path = os.pathsep.join(filter(None, [package, os.environ.get("PYTHONPATH")]))
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", module, *words),
        stdin=PIPE,
        stdout=PIPE,
        env={**os.environ, "PYTHONPATH": path},
        limit=limit,
        start_new_session=True,
    )
