"""The browsers that show pages without a window. Chromium's headless shell comes first, because it needs much less CPU
time than the whole browser."""

import shutil

PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


def program() -> str | None:
    """The path of the first of them that this machine has."""
    return next(filter(None, map(shutil.which, PROGRAMS)), None)
