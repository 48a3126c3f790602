"""The one place where features are connected to live tables."""

from bastide.server.hall.alerts import TurnAlerts
from bastide.server.hall.block_events import write_blocks
from bastide.server.hall.hub import Hub
from bastide.server.hall.listeners import Listeners
from bastide.server.hall.rated import counted
from bastide.server.learning.at_table import Learning
from bastide.server.meeting.public_events import write_public
from bastide.server.operation.personal_registry import register_personal_data
from bastide.server.rating import book
from bastide.server.storage import tournaments


def add_features(listeners: Listeners) -> Listeners:
    """What features add to tables that need no hub; the same listeners."""
    listeners.extension = Learning
    listeners.on_append += [counted, write_public, write_blocks]
    listeners.on_time += [book.under_way, lambda db, table: tournaments.of_table(db, table) != ""]
    return listeners


def connect_features(hub: Hub) -> Hub:
    """Let every feature hear of the tables of a hub; the same hub. Call it before the first table is loaded."""
    add_features(hub.listeners)
    register_personal_data(hub)
    TurnAlerts(hub).connect()
    return hub
