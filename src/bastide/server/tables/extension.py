"""What a feature adds to one table, such as a lesson. This base class adds nothing.

Invariant: a table calls its extension and knows nothing else about it. The code that makes the table passes the
extension. What every move would ask is asked only of an extension that is `active`.
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
    """An extension that adds nothing. Players and chance decide the game."""

    leads = False
    """Whether the extension leads the game: chance and bots wait for it, and there are no votes or undos."""
    active = False
    """Whether the extension adds anything to this table, now or earlier. It is set when the table opens."""

    def prepare(self, made: Created) -> Created:
        """Return the first event of a new table with the extension's additions."""
        return made

    def open(self, made: Created) -> None:
        """Called when the table has been made."""

    def apply(self, table: "Table", event: AnyEvent) -> None:
        """Apply an event that the table does not handle."""

    def handle(self, table: "Table", command: client_messages.Next | client_messages.Free, caller: "Caller") -> None:
        """Carry out a command that the table does not handle. Raises RequestError."""
        raise RequestError("no-lesson", "This table is not a lesson.")

    def judge(self, table: "Table", action: str) -> None:
        """Raises RequestError for a legal action that the extension does not accept."""

    def go_on(self, table: "Table") -> None:
        """Called after every action, before chance takes its turns."""

    def asks(self, table: "Table") -> bool:
        """Whether the player whose turn it is may act now. A lesson may first show a text to read."""
        return True

    def next_level(self, table: "Table", wish: client_messages.Rematch) -> int:
        """The level of the rematch, 0 without levels. Raises RequestError."""
        return 0

    def continued(self, table: "Table", stages: Sequence[CampaignStage]) -> tuple[int, CampaignPlan] | None:
        """The level and the campaign of the rematch, None without a campaign. `stages` are the tables of the campaign
        so far."""
        return None

    def describe(self, table: "Table", offers: Callable[[], list[str]]) -> dict[str, Any]:
        """What the extension adds to the table's description. `offers` returns the ids of the current offers."""
        return {}

    def stored_phase(self, table: "Table") -> str:
        """The phase as the store lists it."""
        return table.phase

    def stage(self, table: "Table") -> CampaignStage | None:
        """The table as a stage of its campaign, None without a campaign."""
        return None

    def writes(self, table: "Table") -> Sequence[Write]:
        """The writes of the extension, for the transaction of the table's new events."""
        return ()
