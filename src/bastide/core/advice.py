"""The hooks of a rule module that advise players that look ahead: nothing here changes a game."""

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from bastide.core.features import Node
from bastide.core.posts import Post, Raid
from bastide.core.teams import TeamPlay

if TYPE_CHECKING:
    from bastide.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice:
    """What a module can tell beforehand. It answers from a state and leaves it as it is."""

    def owed(self, state: "State", root: Node, seat: i64, final: bool) -> i64:
        """What `scored`, or (final) `counted`, would take from a seat for its figures on a feature."""
        return 0

    def spares(self, kind: i64) -> bool:
        """Whether nothing is ever taken for a kind of figure."""
        return True

    def team_play(self) -> TeamPlay | None:
        """The team that wins or loses together, None where everybody plays for himself."""
        return None

    def waits(self, state: "State") -> list[tuple[int, str]]:
        """(empty cell, word): what a tile placed there brings besides its own print."""
        return []

    def posts(self) -> list[Post]:
        """Places where figures stand to be paid together. Asked once, after `ready`."""
        return []

    def raids(self) -> list[Raid]:
        """What befalls whoever has nobody at one of them."""
        return []
