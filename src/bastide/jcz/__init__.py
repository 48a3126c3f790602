"""Games of JCloisterZone and FanCloisterZone as files (.jcz): reading, replay, checks, export."""

from bastide.jcz.checks import Failed, list_failed_assertions
from bastide.jcz.errors import JczError, Unsupported
from bastide.jcz.export import export, file_of
from bastide.jcz.model import Saved
from bastide.jcz.reader import read, read_file
from bastide.jcz.record import record_of, replay
from bastide.jcz.replay import Replay

__all__ = [
    "Failed",
    "JczError",
    "Replay",
    "Saved",
    "Unsupported",
    "export",
    "file_of",
    "list_failed_assertions",
    "read",
    "read_file",
    "record_of",
    "replay",
]
