"""The browsers that show pages without a window. Chromium's headless shell comes first, because it needs much less CPU
time than the whole browser."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from scripts.console import Failure

if TYPE_CHECKING:
    from playwright.sync_api import Browser

PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


def program() -> str | None:
    """The path of the first of them that this machine has."""
    return next(filter(None, map(shutil.which, PROGRAMS)), None)


@contextmanager
def chromium() -> "Iterator[Browser]":
    """The machine's Chromium, without a window. Raises Failure without one."""
    from playwright.sync_api import sync_playwright  # this file is imported where playwright is not installed

    if (path := program()) is None:
        raise Failure(f"this needs a browser: none of {', '.join(PROGRAMS)} is on this machine")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        browser.close()
