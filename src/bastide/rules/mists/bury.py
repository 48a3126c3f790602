"""1c: a cemetery closes and a figure is buried there (MIST-30 to MIST-35)."""

from mypy_extensions import i64

from bastide.core.actions import KIND_MASK, SEGMENT_SHIFT, TURNS_SHIFT, Action
from bastide.core.board import PlacedCell
from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.core.figures import Figure
from bastide.core.refusal import Refusal
from bastide.core.ruleset import Ruleset
from bastide.core.spot_actions import SpotKind, figure_at, figure_spot, require_figure
from bastide.core.state import State
from bastide.core.step import STANDING, ActionKind
from bastide.rules.mists.hounds import remove_hounds
from bastide.rules.mists.team import MistsTeam, TeamStep, emit_at


def cemeteries(team: MistsTeam, state: State) -> list[Node]:
    """All cemeteries, in the order laid."""
    return [node for node in state.features.inside if node.kind == team.grave]


def open_cemeteries(team: MistsTeam, state: State) -> list[Node]:
    """The cemeteries that are not closed."""
    return [node for node in cemeteries(team, state) if not team.is_closed(state, node)]


def just_closed(team: MistsTeam, state: State) -> list[Node]:
    """The cemeteries that the tile laid last has closed and that hold no buried figure: north to south (COM-42)."""
    last: i64 = state.board.laid[state.board.n_laid - 1].cell
    found: list[Node] = []
    for node in cemeteries(team, state):
        near = state.board.beside(node.cell, last) if team.haunted else _by_side(state, node.cell, last)
        if (near or node.cell == last) and node.figures == 0 and team.is_closed(state, node):
            found.append(node)
    found.sort(key=_cell_of)
    return found


def _cell_of(node: Node) -> int:
    return int(node.cell)


def _by_side(state: State, a: i64, b: i64) -> bool:
    return a - b in (1, -1, state.board.width, -state.board.width)


class Bury(TeamStep):
    """The team buries one figure of any player on the cemetery for the rest of the game (MIST-31)."""

    name = "bury"
    question = "bury"
    verb = "choose who is buried"
    cites = ("MIST-31",)

    def enter(self, engine: Engine) -> bool:
        """Ask the player to move if there is a choice. Without any figure nothing happens."""
        state = engine.state
        for node in just_closed(self.team, state):
            engine.n_acts = 0
            self.offer(engine)
            if engine.n_acts > 1:
                engine.listed = True
                state.decider = state.seat
                return True
            if engine.n_acts == 1:
                self._bury(engine, node, engine.acts[0])
            else:
                self._lift_ghosts(engine, node)
        return False

    def offer(self, engine: Engine) -> None:
        """Every standing figure of any player. If there is none, a figure from any supply."""
        rules, state = engine.rules, engine.state
        code: i64 = rules.kind_code["bury"]
        for figure in self.team.standing(state):
            engine.add_offer(code | figure_spot(figure))
        if engine.n_acts > 0:
            return
        code = rules.kind_code["bury-supply"]
        seat: i64 = 0
        kind: i64 = 0
        for seat in range(state.n_seats):
            for kind in range(rules.n_kinds):
                if state.supply(seat, kind) > 0:
                    engine.add_offer(code | (kind << TURNS_SHIFT) | (seat << SEGMENT_SHIFT))

    def apply(self, engine: Engine, action: i64) -> bool:
        """Bury the chosen figure. Another cemetery may have closed as well."""
        self._bury(engine, just_closed(self.team, engine.state)[0], action)
        return False

    def _bury(self, engine: Engine, grave: Node, action: i64) -> None:
        state = engine.state
        kind: i64 = (action >> TURNS_SHIFT) & 15
        if action & KIND_MASK == engine.rules.kind_code["bury"]:
            figure = require_figure(state, action)
            state.move_figure(figure, grave)
            remove_hounds(self.team, engine, figure)
        else:
            figure = state.free_figure((action >> SEGMENT_SHIFT) & 255, kind)
            state.put_figure(figure, grave)
        if state.listening:
            data = {"seat": int(figure.seat), "figure": figure.id, "ghosts": int(grave.tokens)}
            emit_at(engine, grave, "buried", {**data})
        self._lift_ghosts(engine, grave)

    def _lift_ghosts(self, engine: Engine, grave: Node) -> None:
        """The ghosts on the cemetery go to the bank. A haunted cemetery never holds any (MIST-32)."""
        if grave.tokens > 0:
            self.team.send_back(engine.state, grave.tokens)
            engine.state.put_tokens(grave, -grave.tokens)

    def why(self, engine: Engine, action: i64) -> Refusal | None:
        """No figure stands there, or no figure from a supply can be chosen."""
        return Refusal("not-buried-there", "MIST-31", "There is no figure of that kind there to bury.")


class BuryKind(SpotKind):
    """ "bury guard city 0,0 N": the figure standing there."""

    word = "bury"
    aimed = True
    packing = STANDING
    question = "bury"

    def aims_at(self, engine: Engine, packed: i64) -> Figure | None:
        """The figure to bury."""
        return figure_at(engine.state, packed)

    def why(self, engine: Engine, action: i64) -> Refusal | None:
        """The reason of the step."""
        return engine.current().why(engine, action)


class BurySupplyKind(ActionKind):
    """ "bury-supply 1 guard": a figure from the supply of a seat. Packed: kind | figure kind << 6 | seat << 10."""

    word = "bury-supply"
    question = "bury"
    names = ""

    def numbers(self, rules: Ruleset) -> int:
        """Four bits for the kind of figure, and the seat above them."""
        return int(rules.n_seats) << (SEGMENT_SHIFT - TURNS_SHIFT)

    def to_action(self, engine: Engine, packed: i64) -> Action:
        """The words are the seat and the kind of figure."""
        name = engine.rules.figure_specs[int((packed >> TURNS_SHIFT) & 15)].name
        return Action("bury-supply", args=(str(packed >> SEGMENT_SHIFT), name))

    def to_packed(self, engine: Engine, action: Action, kind: i64) -> i64:
        """-1 for words that are no seat or no figure."""
        rules = engine.rules
        seats = [str(seat) for seat in range(int(rules.n_seats))]
        if len(action.args) != 2 or action.args[0] not in seats or action.args[1] not in rules.figure_index:
            return -1
        seat = i64(int(action.args[0]))
        return kind | (i64(rules.figure_index[action.args[1]]) << TURNS_SHIFT) | (seat << SEGMENT_SHIFT)

    def details(self, engine: Engine, packed: i64) -> dict[str, object]:
        """The seat and the kind of figure."""
        name = engine.rules.figure_specs[int((packed >> TURNS_SHIFT) & 15)].name
        return {"seat": int(packed >> SEGMENT_SHIFT), "kind": name}

    def sayable(self, engine: Engine, placed: PlacedCell | None) -> list[Action]:
        """Any kind of figure of any seat."""
        if placed is not None:
            return []
        rules = engine.rules
        seats = range(int(rules.n_seats))
        return [Action(self.word, args=(str(seat), spec.name)) for seat in seats for spec in rules.figure_specs]
