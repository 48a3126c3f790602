"""What a team has in common that wins or loses together against ghosts, as players that look ahead ask about it. Its
module's heuristics give it."""

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from bastide.core.features import Node

if TYPE_CHECKING:
    from bastide.core.state import State

# Which of the answers to a question are worth trying (TeamPlay.tries): all, those about the figures that are missed
# least, those at cells around which most tokens stand, or of those that send tokens off the ones that send most.
EVERY: Final = 0
LEAST_MISSED: Final = 1
CROWDED: Final = 2
MOST_TOKENS: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class TeamPlay:
    """Numbers of a ruleset, and questions about any of its states. Colours are numbered seat by seat, `each` to a
    seat."""

    sends_off: ClassVar[str] = ""  # the action by which tokens leave a tile: so many, from a segment of it
    ran_out: ClassVar[str] = ""  # how a game ends (`result`) in which a token is missing
    ends_before: ClassVar[str] = ""  # the step that belongs to no turn: what happens there is judged when it is asked

    def __init__(self, n_seats: int, each: int) -> None:
        self.each: i64 = each
        self.n_colours: i64 = n_seats * each
        self.target: i64 = 0  # points to win
        self.per_colour: bool = False  # whether each colour has points of its own
        self.haunted: bool = False  # whether graves haunt those around
        self.grave: i64 = 0  # kinds of segment
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

    def left_in_all(self, state: "State") -> i64:
        """Tiles before the last one is due."""
        return 0

    def next_goal(self, state: "State") -> i64:
        """The points that are due then."""
        return 0

    def tries(self, step: str) -> int:
        """Which answers to one of its own questions are worth trying."""
        return EVERY

    def helpers_out(self, state: "State") -> i64:
        """Helpers on the map, each of whom may bring a point for every token there."""
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
        """Whether nothing more comes of a grave."""
        return False

    def is_lost(self, state: "State", root: Node) -> bool:
        """Whether a bank of mist can never be closed."""
        return False

    def tokens_in(self, root: Node) -> i64:
        """How many tokens stand on a bank."""
        return 0
