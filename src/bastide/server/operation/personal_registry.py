"""The personal data of all features, in the order in which the export has them."""

from typing import TYPE_CHECKING, Final

from bastide.server.order import reports, restraints
from bastide.server.people import bans, codes, signed
from bastide.server.rating import boards
from bastide.server.storage import (
    alerts,
    blocks,
    clocks,
    friends,
    lessons,
    mine,
    openings,
    own_puzzles,
    people,
    seeks,
    standbys,
    tilesets,
    tournaments,
    tries,
)
from bastide.server.storage.personal_parts import PersonalDataRegistry

if TYPE_CHECKING:
    from bastide.server.hall.hub import Hub

PERSONAL_DATA: Final = PersonalDataRegistry(
    parts=(
        lessons.PERSONAL_DATA,
        tilesets.PERSONAL_DATA,
        tries.PERSONAL_DATA,
        signed.PERSONAL_DATA,
        boards.PERSONAL_DATA,
        seeks.PERSONAL_DATA,
        friends.PERSONAL_DATA,
        blocks.PERSONAL_DATA,
        clocks.PERSONAL_DATA,
        reports.PERSONAL_DATA,
        restraints.PERSONAL_DATA,
        tournaments.PERSONAL_DATA,
        standbys.PERSONAL_DATA,
        alerts.PERSONAL_DATA,
        bans.PERSONAL_DATA,
        codes.PERSONAL_DATA,
        openings.PERSONAL_DATA,
    ),
    table_parts=(people.PERSONAL_DATA, own_puzzles.PERSONAL_DATA, mine.PERSONAL_DATA),
)


def register_personal_data(hub: "Hub") -> "Hub":
    """The hub, which can now export, move and erase what is stored about a device, and recognises guests by it."""
    hub.personal_data = hub.sessions.personal_data = PERSONAL_DATA
    return hub
