"""3a: roads, cities and castles that the turn finished are scored (MIST-70 to MIST-78)."""

from mypy_extensions import i64

from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.core.refusal import Refusal
from bastide.core.scoring import Points, ScoreLine
from bastide.core.spot_actions import spot_node
from bastide.core.state import State
from bastide.rules.base.completion import Score, list_completed
from bastide.rules.base.points import CityPoints, RoadPoints
from bastide.rules.mists.hounds import reward_hounds
from bastide.rules.mists.team import MistsTeam
from bastide.rules.shared_mist.banks import misty_around


class MistRoad(RoadPoints):
    """1 point per tile."""

    rule = "MIST-71"


class MistCity(CityPoints):
    """2 points per tile and per shield, also for a city of two tiles."""

    rule = "MIST-72"


class MistCastle(Points):
    """2 points for each of the 9 tiles with mist."""

    reason = "castle"
    feature = "castle"
    rule = "MIST-73"

    def points(self, state: State, root: Node, final: bool) -> i64:
        """The castle's own tile counts only if it has mist."""
        return 2 * misty_around(state, root.cell)

    def count(self, state: State, root: Node) -> i64:
        """Tiles with mist."""
        return misty_around(state, root.cell)


class TeamScore(Score):
    """Scores what is finished and occupied. If several features are, and ghosts could be chosen instead of points, the
    player to move chooses the next one (MIST-77)."""

    cites = ("MIST-77",)

    def __init__(self, team: MistsTeam) -> None:
        self.team = team

    def enter(self, engine: Engine) -> bool:
        """Without a ghost on the map there is no choice."""
        state = engine.state
        while not state.over:
            found = list_completed(engine)
            if not found:
                return False
            if self.team.on_map(state) == 0:
                settle_mist_feature(self.team, engine, found[0].root(), True)
                continue
            if len(found) > 1:
                state.decider = state.seat
                return True
            ask_reward(engine, found[0])
            return False
        return False

    def apply(self, engine: Engine, action: i64) -> bool:
        """Ask for the reward of the chosen feature."""
        ask_reward(engine, spot_node(engine.state, action))
        return True

    def why(self, engine: Engine, action: i64) -> Refusal | None:
        """Not finished by this tile, or unoccupied."""
        return Refusal("nothing-to-score", "MIST-70", "This tile completed no such feature with figures in it.")


def ask_reward(engine: Engine, node: Node) -> None:
    """Push the choice between points and ghosts for this feature, and then the step for the others."""
    engine.push_step("score")
    engine.push_step("reward", int(node.index))


def settle_mist_feature(team: MistsTeam, engine: Engine, root: Node, points: bool) -> None:
    """Give the points, or none if ghosts were chosen. Return the figures in both cases (MIST-76), then pay their hounds
    (MIST-93)."""
    state = engine.state
    colours: i64 = team.colours_on(root)
    if points:
        for item in engine.rules.scoring.items[root.kind]:
            _score_line(team, engine, root, item.now(state, root, False).line, colours)
    figures = [figure for figure in team.standing(state) if figure.node is not None and figure.node.root() is root]
    state.return_figures(root)
    team.check(engine)
    reward_hounds(team, engine, figures)


def _score_line(team: MistsTeam, engine: Engine, root: Node, line: Points, colours: i64) -> None:
    state = engine.state
    points: i64 = line.points(state, root, False)
    if points == 0:
        return
    count = int(line.count(state, root)) if state.listening else 0
    cells = state.cells_of(root) if state.listening else []
    scored = ScoreLine(line.reason, line.feature, [], int(points), count, int(root.shields), cells, line.rule, False)
    team.award(engine, colours, scored)
