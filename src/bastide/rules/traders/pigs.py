"""The points of a pig: in its field at the end (TRA-63) or, with the option shield_pig, whenever a city with a shield
is completed (TRA-70 to TRA-73)."""

from typing import Final

from mypy_extensions import i64

from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.core.figures import Figure
from bastide.core.scoring import Points, ScoreLine, record_line
from bastide.core.state import State
from bastide.rules.base.points import count_completed_cities
from bastide.rules.traders.builder_and_pig import Followers

MORE: Final = 1
PER_CITY: Final = 3


class PigPoints(Points):
    """1 more point for each completed city, to a paid seat whose pig is in the field."""

    reason = "pig"
    feature = "field"
    rule = "TRA-63"
    final_rule = "TRA-63"
    counted_last = True
    by_seat = True

    def __init__(self, followers: Followers) -> None:
        self.followers = followers

    def points_to(self, state: State, root: Node, seat: i64, final: bool) -> i64:
        """Pigs of other seats do not count (TRA-64)."""
        pig = state.figures[state.first_figure(seat, self.followers.pig)].node
        if pig is None or pig.root() is not root:
            return 0
        return MORE * count_completed_cities(state, root)

    def count(self, state: State, root: Node) -> i64:
        """The completed cities."""
        return count_completed_cities(state, root)


class ShieldPigs:
    """All pigs score together, and go home (TRA-70, TRA-72)."""

    def __init__(self, followers: Followers) -> None:
        self.followers = followers

    def completed(self, engine: Engine, root: Node) -> None:
        """Only the first completed city with a shield in a part counts, because the pigs are home afterwards."""
        state = engine.state
        if root.shields == 0 or engine.rules.kind_names[root.kind] != "city":
            return
        for seat in range(int(state.n_seats)):
            figure = state.figures[state.first_figure(seat, self.followers.pig)]
            if figure.node is not None:
                _pay(engine, figure, figure.node.root())
                state.remove_figure(figure)


def _pay(engine: Engine, figure: Figure, root: Node) -> None:
    """3 points for each completed city that its field touches, with or without a majority, even if there is none
    (TRA-73)."""
    state = engine.state
    cities: i64 = count_completed_cities(state, root)
    if cities == 0:
        return
    state.add_points(i64(1) << figure.seat, PER_CITY * cities)
    if state.listening:
        seats, points, cells = [int(figure.seat)], int(PER_CITY * cities), state.cells_of(root)
        record_line(state, ScoreLine("shield-pig", "field", seats, points, int(cities), 0, cells, "TRA-70", False))
