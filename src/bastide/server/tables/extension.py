"""What a feature adds to one table, such as a lesson. This base class adds nothing.

Invariant: a room calls its extension and knows nothing else of it. The code that makes the room passes the extension.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from bastide.server.common.errors import RequestError
from bastide.server.protocol import client_messages
from bastide.server.protocol.events import AnyEvent, CampaignPlan, Created
from bastide.server.storage.append import CampaignStage, Write

if TYPE_CHECKING:
    from bastide.server.tables.table import Caller, Table


class TableExtension:
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

    def apply(self, room: "Table", event: AnyEvent) -> None:
        """An event that is none of the room's."""

    def handle(self, room: "Table", command: client_messages.Next | client_messages.Free, who: "Caller") -> None:
        """Carry out a command that is none of the room's. Raises RequestError."""
        raise RequestError("no-lesson", "This table is no lesson.")

    def judge(self, room: "Table", action: str) -> None:
        """Whether this action is wanted, if the rules allow it. Raises RequestError."""

    def go_on(self, room: "Table") -> None:
        """Something was done; what follows from that before chance takes its turns."""

    def asks(self, room: "Table") -> bool:
        """Whether the person whose turn it is may act now. Before that there may be something to read."""
        return True

    def next_level(self, room: "Table", wish: client_messages.Rematch) -> int:
        """The level of the next table of these people; 0 without levels. Raises RequestError."""
        return 0

    def continued(self, room: "Table", stages: Sequence[CampaignStage]) -> tuple[int, CampaignPlan] | None:
        """The level and the campaign of the next table of these people, None without a campaign. `stages` are the
        tables of the campaign so far."""
        return None

    def describe(self, room: "Table", offers: Callable[[], list[str]]) -> dict[str, Any]:
        """What it adds to the table's description. `offers` gives the ids of what may be done."""
        return {}

    def stored_phase(self, room: "Table") -> str:
        """The phase as the store lists it."""
        return room.phase

    def stage(self, room: "Table") -> CampaignStage | None:
        """The table as its campaign counts it, None without a campaign."""
        return None

    def writes(self, room: "Table") -> Sequence[Write]:
        """What the store does in the transaction of the table's new events."""
        return ()
