"""3b: the hounds (MIST-90 to MIST-96)."""

from mypy_extensions import i64

from bastide.core.engine import Engine
from bastide.core.figures import Figure
from bastide.core.refusal import Refusal
from bastide.core.scoring import ScoreLine
from bastide.core.spot_actions import SpotKind, figure_spot, require_figure
from bastide.core.state import State
from bastide.core.step import STANDING
from bastide.rules.mists.piles import change_pile
from bastide.rules.mists.team import GONE, HOUNDS, MistsTeam, TeamStep, emit_at


def index_of(state: State, figure: Figure) -> int:
    """The index of a figure in State.figures."""
    for i, other in enumerate(state.figures):
        if other is figure:
            return i
    raise AssertionError("every figure is one of the game's")


def due_hound(team: MistsTeam, state: State) -> int:
    """The first hound whose points are reached and that no figure has had, -1 for none."""
    for number, points in enumerate(team.hounds):
        if state.values[team.slot + HOUNDS + number] == 0 and team.reached(state, points):
            return number
    return -1


def remove_hounds(team: MistsTeam, engine: Engine, figure: Figure) -> list[int]:
    """Remove the hounds of a figure from the game, and return their numbers."""
    state = engine.state
    here = index_of(state, figure) + 1
    numbers = [n for n in range(len(team.hounds)) if state.values[team.slot + HOUNDS + n] == here]
    for number in numbers:
        state.set(team.slot + HOUNDS + number, GONE)
        if state.listening:
            state.emit("hound-gone", {"number": number + 1})
    return numbers


def reward_hounds(team: MistsTeam, engine: Engine, figures: list[Figure]) -> None:
    """Pay the hounds of figures whose feature was scored, for points or ghosts, then remove them.

    Each gives 1 point for each ghost on the map to the figure's colour (MIST-93, MIST-94)."""
    state = engine.state
    for figure in figures:
        for _ in [] if state.over else remove_hounds(team, engine, figure):
            ghosts = int(team.on_map(state))
            if ghosts > 0 and not state.over:
                line = ScoreLine("hound", "", [], ghosts, ghosts, 0, [], "MIST-93", False)
                team.award(engine, i64(1) << (figure.seat * team.each + figure.kind), line)
                team.check(engine)


class HoundStep(TeamStep):
    """The player who reaches a hound's points gives it to a standing figure. The rest of the pile goes onto the next
    one (MIST-90, MIST-91). Hound 1 comes before hound 2."""

    name = "hound"
    question = "hound"
    verb = "choose who gets the hound"
    cites = ("MIST-90",)

    def enter(self, engine: Engine) -> bool:
        """Ask if several figures stand. If none does, the hound is lost (MIST-92)."""
        state, team = engine.state, self.team
        number = due_hound(team, state)
        while number >= 0:
            standing = team.standing(state)
            if len(standing) > 1:
                state.decider = state.seat
                return True
            if len(standing) == 1:
                self._give(engine, standing[0])
                return False
            state.set(team.slot + HOUNDS + number, GONE)
            if state.listening:
                state.emit("hound-lost", {"number": number + 1})
            change_pile(team, engine)
            number = due_hound(team, state)
        return False

    def offer(self, engine: Engine) -> None:
        """Every standing figure of any player."""
        code: i64 = engine.rules.kind_code["hound"]
        for figure in self.team.standing(engine.state):
            engine.add_offer(code | figure_spot(figure))

    def apply(self, engine: Engine, action: i64) -> bool:
        """Give the hound to the chosen figure, then chase."""
        self._give(engine, require_figure(engine.state, action))
        return True

    def _give(self, engine: Engine, figure: Figure) -> None:
        state, team = engine.state, self.team
        number = due_hound(team, state)
        node = figure.node
        assert node is not None, "it stands on the map"
        state.set(team.slot + HOUNDS + number, index_of(state, figure) + 1)
        if state.listening:
            data = {"number": number + 1, "seat": int(figure.seat), "figure": figure.id}
            emit_at(engine, node, "hound", {**data})
        change_pile(team, engine)
        engine.push_step("hound")
        engine.push_step("chase", int(node.cell))

    def why(self, engine: Engine, action: i64) -> Refusal | None:
        """No figure stands there."""
        text = "The hound goes to a figure on the map, and there is none of that kind there."
        return Refusal("no-hound-there", "MIST-90", text)


class HoundKind(SpotKind):
    """ "hound guard city 0,0 N": the figure standing there."""

    word = "hound"
    aimed = True
    packing = STANDING
    question = "hound"

    def why(self, engine: Engine, action: i64) -> Refusal | None:
        """The reason of the step."""
        return engine.current().why(engine, action)
