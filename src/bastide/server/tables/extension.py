"""What a feature adds to one table, such as a lesson. This base class adds nothing.

Invariant: a room calls its extension and knows nothing else of it. The code that makes the room passes the extension.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from bastide.server.common.errors import Refused
from bastide.server.protocol import client_messages
from bastide.server.protocol.events import AnyEvent, CampaignPlan, Created
from bastide.server.storage.append import Stage, Write

if TYPE_CHECKING:
    from bastide.server.tables.table import Room, Who


class Beside:
    """Nothing: the game goes as its players and chance would have it."""

    @property
    def leads(self) -> bool:
        """Whether it leads the game: chance and bots wait for it, and nothing is agreed on or taken back."""
        return False

    def prepare(self, made: Created) -> Created:
        """The first event of a new table, with what the extension adds."""
        return made

    def open(self, made: Created) -> None:
        """The table has been made."""

    def apply(self, room: "Room", event: AnyEvent) -> None:
        """An event that is none of the room's."""

    def handle(self, room: "Room", command: client_messages.Next | client_messages.Free, who: "Who") -> None:
        """Carry out a command that is none of the room's. Raises Refused."""
        raise Refused("no-lesson", "This table is no lesson.")

    def judge(self, room: "Room", action: str) -> None:
        """Whether this action is wanted, if the rules allow it. Raises Refused."""

    def go_on(self, room: "Room") -> None:
        """Something was done; what follows from that before chance takes its turns."""

    def asks(self, room: "Room") -> bool:
        """Whether the person whose turn it is may act now. Before that there may be something to read."""
        return True

    def next_level(self, room: "Room", wish: client_messages.Rematch) -> int:
        """The level of the next table of these people; 0 without levels. Raises Refused."""
        return 0

    def continued(self, room: "Room", stages: Sequence[Stage]) -> tuple[int, CampaignPlan] | None:
        """The level and the campaign of the next table of these people, None without a campaign. `stages` are the
        tables of the campaign so far."""
        return None

    def describe(self, room: "Room", offers: Callable[[], list[str]]) -> dict[str, Any]:
        """What it adds to the table's description. `offers` gives the ids of what may be done."""
        return {}

    def stored_phase(self, room: "Room") -> str:
        """The phase as the store lists it."""
        return room.phase

    def stage(self, room: "Room") -> Stage | None:
        """The table as its campaign counts it, None without a campaign."""
        return None

    def writes(self, room: "Room") -> Sequence[Write]:
        """What the store does in the transaction of the table's new events."""
        return ()
