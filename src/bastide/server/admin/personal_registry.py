"""The personal data of all features, in the order in which the export has them."""

from typing import Final

from bastide.server.accounts import bans, restrictions, transfer_codes
from bastide.server.features.account import personal_data, profile
from bastide.server.features.games import store as game_store
from bastide.server.features.learning import lesson_store, own_puzzle_store, puzzle_attempts
from bastide.server.features.lobby import seek_store
from bastide.server.features.moderation import reports
from bastide.server.features.notifications import store as notification_store
from bastide.server.features.ratings import leaderboards
from bastide.server.features.social import blocks, friends
from bastide.server.features.tilesets import store as tileset_store
from bastide.server.features.tournaments import entry_store
from bastide.server.features.tournaments import store as tournament_store
from bastide.server.live.hub import Hub
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


def register_personal_data(hub: Hub) -> Hub:
    """Register the personal data of all features with a hub, and return the hub.

    It can then export, move and erase what is stored about a device, and recognise guests by it.
    """
    hub.personal_data = hub.sessions.personal_data = PERSONAL_DATA
    return hub
