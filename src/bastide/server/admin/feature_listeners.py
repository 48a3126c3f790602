"""The one place that connects features to live tables and to personal data."""

from typing import Final

from bastide.server.accounts import bans, restrictions, transfer_codes
from bastide.server.features.account import personal_data, profile
from bastide.server.features.games import store as game_store
from bastide.server.features.learning import lesson_store, own_puzzle_store, puzzle_attempts
from bastide.server.features.learning.table_extension import LessonExtension
from bastide.server.features.lobby import seek_store
from bastide.server.features.lobby.public_tables import write_public
from bastide.server.features.moderation import reports
from bastide.server.features.notifications import store as notification_store
from bastide.server.features.notifications.turn_alerts import TurnAlerts
from bastide.server.features.ratings import leaderboards, ledger
from bastide.server.features.social import blocks, friends
from bastide.server.features.social.blocks import write_blocks
from bastide.server.features.tilesets import store as tileset_store
from bastide.server.features.tournaments import entry_store
from bastide.server.features.tournaments import store as tournament_store
from bastide.server.live.hub import Hub
from bastide.server.live.listeners import Listeners
from bastide.server.storage import table_clocks, table_quota
from bastide.server.storage.personal_parts import PersonalDataRegistry

PERSONAL_DATA: Final = PersonalDataRegistry(
    parts=(
        lesson_store.PERSONAL_DATA,
        tileset_store.PERSONAL_DATA,
        puzzle_attempts.PERSONAL_DATA,
        profile.PERSONAL_DATA,
        leaderboards.PERSONAL_DATA,
        seek_store.PERSONAL_DATA,
        friends.PERSONAL_DATA,
        blocks.PERSONAL_DATA,
        table_clocks.PERSONAL_DATA,
        reports.PERSONAL_DATA,
        restrictions.PERSONAL_DATA,
        tournament_store.PERSONAL_DATA,
        entry_store.PERSONAL_DATA,
        notification_store.PERSONAL_DATA,
        bans.PERSONAL_DATA,
        transfer_codes.PERSONAL_DATA,
        table_quota.PERSONAL_DATA,
    ),
    table_parts=(personal_data.PERSONAL_DATA, own_puzzle_store.PERSONAL_DATA, game_store.PERSONAL_DATA),
)
"""The personal data of all features, in the order in which the export has them."""


def add_features(listeners: Listeners) -> Listeners:
    """Add the features that need no hub, and return the listeners."""
    listeners.extension = LessonExtension
    listeners.on_append += [ledger.write_rated_events, write_public, write_blocks]
    listeners.on_time += [
        ledger.is_rated_game_running,
        lambda db, table: tournament_store.tournament_of(db, table) != "",
    ]
    return listeners


def connect_features(hub: Hub) -> Hub:
    """Connect every feature to the tables of a hub, and return the hub.

    Call it before the first table is loaded.
    """
    add_features(hub.listeners)
    hub.personal_data = hub.sessions.personal_data = PERSONAL_DATA
    TurnAlerts(hub).connect()
    return hub
