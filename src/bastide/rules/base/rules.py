"""The base rules as a module: the turn draw > place > figure > score > next, without any tile."""

from mypy_extensions import i64

from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.core.figures import FigureSpec
from bastide.core.hooks import Points, RuleModule, Step
from bastide.core.scoring import majority
from bastide.core.state import State
from bastide.rules.base.completion import Next, Score
from bastide.rules.base.draw import Draw
from bastide.rules.base.figures import PlaceFigure
from bastide.rules.base.final import count_everything, most_points
from bastide.rules.base.placement import Place
from bastide.rules.base.points import CityPoints, MonasteryPoints, RoadPoints

MEEPLES = 7
ROLES = {"road": "highwayman", "city": "knight", "monastery": "monk", "field": "farmer"}


class BaseRules(RuleModule):
    """Seven meeples each (BASE-02), majority is paid (BASE-33), most points win (BASE-43)."""

    id = "base-rules"
    hooks = ("kinds", "figures", "steps", "points", "paid", "objective")

    def kinds(self) -> list[str]:
        """Fields are a module of their own (BASE-05)."""
        return ["city", "road", "monastery"]

    def figures(self) -> list[FigureSpec]:
        """The eighth meeple is the score marker."""
        return [FigureSpec("meeple", MEEPLES, ROLES)]

    def steps(self) -> list[tuple[str, Step]]:
        """The fixed order of a turn (BASE-10)."""
        return [
            ("", Draw()),
            ("draw", Place()),
            ("place", PlaceFigure()),
            ("figure", Score()),
            ("score", Next()),
        ]

    def points(self) -> list[Points]:
        """Roads, cities, monasteries."""
        return [RoadPoints(), CityPoints(), MonasteryPoints()]

    def paid(self, state: State, root: Node) -> i64:
        """The majority; all who tie in full (BASE-33)."""
        return majority(root.figures, state.n_seats)

    def finish(self, engine: Engine) -> None:
        """Count what is left (BASE-41, BASE-42)."""
        count_everything(engine)

    def winners(self, state: State) -> list[int]:
        """Most points; ties are shared."""
        return most_points(state)
