"""What a team has in common that wins or loses together against ghosts, as players that look ahead ask about it. Its
module's adviser gives it."""

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from bastide.core.features import Node

if TYPE_CHECKING:
    from bastide.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class TeamPlay:
    """Numbers of a ruleset, and questions about any of its states. Colours are numbered seat by seat, `each` to a
    seat."""

    def __init__(self, n_seats: int, each: int) -> None:
        self.each: i64 = each
        self.n_colours: i64 = n_seats * each
        self.target: i64 = 0  # points to win
        self.per_colour: bool = False  # whether each colour has points of its own
        self.haunted: bool = False  # whether cemeteries haunt those around
        self.cemetery: i64 = 0  # kinds of segment
        self.mist: i64 = 0

    def bank(self, state: "State") -> i64:
        """Ghosts in the bank."""
        return 0

    def on_map(self, state: "State") -> i64:
        """Ghosts on the map."""
        return 0

    def left(self, state: "State") -> i64:
        """Tiles before the next goal is due."""
        return 0

    def next_goal(self, state: "State") -> i64:
        """The points that are due then."""
        return 0

    def hounds_out(self, state: "State") -> i64:
        """Hounds that are with a figure."""
        return 0

    def colours_on(self, root: Node) -> i64:
        """Bit mask of the colours present on a feature."""
        return 0

    def score_of(self, state: "State", colour: i64) -> i64:
        """Points of a colour, or the common ones."""
        return 0

    def points(self, state: "State") -> list[int]:
        """The common score, or one of each colour."""
        return []

    def result(self, state: "State") -> str:
        """How the game ended, "" while it goes on."""
        return ""

    def is_closed(self, state: "State", node: Node) -> bool:
        """Whether nothing more comes of a cemetery."""
        return False

    def is_lost(self, state: "State", root: Node) -> bool:
        """Whether a bank of mist can never be closed."""
        return False

    def ghosts_in(self, root: Node) -> i64:
        """How many ghosts stand on a bank."""
        return 0
