"""The state of a team that wins or loses together against ghosts, as bots that look ahead need it. It comes from the
heuristics of its module."""

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from bastide.core.features import Node

if TYPE_CHECKING:
    from bastide.core.state import State

# Which answers to a question to try (TeamPlay.tries): all, those about the least missed figures, those at cells with
# most tokens around, or those that remove most tokens.
EVERY: Final = 0
LEAST_MISSED: Final = 1
CROWDED: Final = 2
MOST_TOKENS: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class TeamPlay:
    """Numbers of a ruleset, and queries about any of its states. Colours are numbered seat by seat, `each` per seat."""

    sends_off: ClassVar[str] = ""  # the word of the action by which tokens leave a tile
    ran_out: ClassVar[str] = ""  # the `result` of a game that ended because a token was missing
    ends_before: ClassVar[str] = ""  # the step outside of turns, where the position is evaluated when it asks

    def __init__(self, n_seats: int, each: int) -> None:
        self.each: i64 = each
        self.n_colours: i64 = n_seats * each
        self.target: i64 = 0  # points to win
        self.per_colour: bool = False  # whether each colour has its own points
        self.haunted: bool = False  # whether graves haunt the tiles around
        self.grave: i64 = 0  # kinds of segment
        self.mist: i64 = 0

    def bank(self, state: "State") -> i64:
        """Ghosts in the bank."""
        return 0

    def on_map(self, state: "State") -> i64:
        """Ghosts on the map."""
        return 0

    def left(self, state: "State") -> i64:
        """Tiles left before the next goal must be reached."""
        return 0

    def left_in_all(self, state: "State") -> i64:
        """Tiles left before the last goal must be reached."""
        return 0

    def next_goal(self, state: "State") -> i64:
        """The points that must be reached next."""
        return 0

    def tries(self, step: str) -> int:
        """Which answers to a question of the module to try."""
        return EVERY

    def helpers_out(self, state: "State") -> i64:
        """Helpers on the map. Each of them may give a point for every token on the map."""
        return 0

    def colours_on(self, root: Node) -> i64:
        """Bit mask of the colours present on a feature."""
        return 0

    def score_of(self, state: "State", colour: i64) -> i64:
        """Points of a colour, or the common score."""
        return 0

    def points(self, state: "State") -> list[int]:
        """The common score, or one of each colour."""
        return []

    def result(self, state: "State") -> str:
        """How the game ended, "" while it is in progress."""
        return ""

    def is_closed(self, state: "State", node: Node) -> bool:
        """Whether a grave is closed and has no further effect."""
        return False

    def is_lost(self, state: "State", root: Node) -> bool:
        """Whether a bank of mist can never be closed."""
        return False

    def tokens_in(self, root: Node) -> i64:
        """How many tokens are on a bank of mist."""
        return 0
