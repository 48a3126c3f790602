"""Imports of libraries in a thread, which the first request would otherwise do on the event loop.

Invariant: the page is served first. Nothing waits for these imports, and a missing optional package is no error.
"""

import asyncio
import contextlib
import importlib
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

MODULES: Final = ("argon2", "argon2.exceptions", "brotli")
"""Libraries that server functions import lazily. `zxcvbn`, `webauthn` and `networkx` are left out: they are large, and
the thread that needs them imports them."""

START_SECONDS: Final = 3.0
"""The delay of the imports. The page is served within this time after the start."""


async def import_libraries(
    modules: Sequence[str] = MODULES,
    load: Callable[[str], Any] = importlib.import_module,
    pause: Callable[[float], Awaitable[None]] = asyncio.sleep,
) -> None:
    """Import each module in a thread, START_SECONDS after the start, with the event loop free in between."""
    await pause(START_SECONDS)
    for module in modules:
        with contextlib.suppress(ImportError):
            await asyncio.to_thread(load, module)
