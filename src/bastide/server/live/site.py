"""A data folder and its tables, as admin commands and moderators work on it."""

from dataclasses import dataclass
from pathlib import Path

from bastide.server.live.hub import Hub


@dataclass(frozen=True)
class AdminContext:
    """A data folder with its tables; `serving` is False where the command line has opened it because no server runs."""

    data: Path
    hub: Hub
    serving: bool = True
