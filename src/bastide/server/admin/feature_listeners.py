"""The one place that connects features to live tables."""

from bastide.server.admin.personal_registry import register_personal_data
from bastide.server.features.learning.table_extension import LessonExtension
from bastide.server.features.lobby.public_events import write_public
from bastide.server.features.notifications.turn_alerts import TurnAlerts
from bastide.server.features.ratings import ledger
from bastide.server.features.social.blocks import write_blocks
from bastide.server.features.tournaments import store
from bastide.server.live.hub import Hub
from bastide.server.live.listeners import Listeners


def add_features(listeners: Listeners) -> Listeners:
    """Add the features that need no hub, and return the listeners."""
    listeners.extension = LessonExtension
    listeners.on_append += [ledger.write_rated_events, write_public, write_blocks]
    listeners.on_time += [ledger.is_rated_game_running, lambda db, table: store.tournament_of(db, table) != ""]
    return listeners


def connect_features(hub: Hub) -> Hub:
    """Connect every feature to the tables of a hub, and return the hub.

    Call it before the first table is loaded.
    """
    add_features(hub.listeners)
    register_personal_data(hub)
    TurnAlerts(hub).connect()
    return hub
