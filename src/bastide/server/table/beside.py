"""What stands beside a table's game, such as a lesson. Beside this one nothing does.

Law: a room asks what stands beside it and knows no more of it; whoever makes the room brings it.
"""

from typing import TYPE_CHECKING

from bastide.server.common.refused import Refused
from bastide.server.messages import commands
from bastide.server.messages.events import AnyEvent, Created

if TYPE_CHECKING:
    from bastide.server.table.room import Room, Who


class Beside:
    """Nothing: the game goes as its players and chance would have it."""

    @property
    def leads(self) -> bool:
        """Whether it leads the game: chance and bots wait for it, and nothing is agreed on or taken back."""
        return False

    def open(self, made: Created) -> None:
        """The table has been made."""

    def apply(self, room: "Room", event: AnyEvent) -> None:
        """An event that is none of the room's."""

    def handle(self, room: "Room", command: commands.Next | commands.Free, who: "Who") -> None:
        """Carry out a command that is none of the room's. Raises Refused."""
        raise Refused("no-lesson", "This table is no lesson.")

    def judge(self, room: "Room", action: str) -> None:
        """Whether this action is wanted, if the rules allow it. Raises Refused."""

    def go_on(self, room: "Room") -> None:
        """Something was done; what follows from that before chance takes its turns."""

    def next_level(self, room: "Room", wish: commands.Rematch) -> int:
        """The level of the next table of these people; 0 without levels. Raises Refused."""
        return 0
