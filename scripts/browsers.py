"""Which browser opens pages without a window. Chromium's headless shell comes first: it is the same engine without the
browser around it, which would cost as much work as many a test."""

import shutil

PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


def program() -> str | None:
    """The first of them that is on this machine."""
    return next(filter(None, map(shutil.which, PROGRAMS)), None)
