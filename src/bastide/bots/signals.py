"""Ctrl-C and what must not be left half done."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def defer_interrupt() -> Iterator[None]:
    """Ctrl-C waits for the end of this, as KeyboardInterrupt. Only the main thread is ever interrupted, and not where
    the signal is ignored, as in the background of a script."""
    if threading.current_thread() is not threading.main_thread() or not callable(signal.getsignal(signal.SIGINT)):
        yield
        return
    pressed: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: pressed.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if pressed:
        raise KeyboardInterrupt
