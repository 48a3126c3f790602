"""The context of admin commands and moderation."""

from dataclasses import dataclass
from pathlib import Path

from bastide.server.live.hub import Hub


@dataclass(frozen=True)
class AdminContext:
    """A data folder and its hub. `serving` is False if the command line opened the folder because no server runs."""

    data: Path
    hub: Hub
    serving: bool = True
