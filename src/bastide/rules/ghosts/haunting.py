"""How figures get ghosts: thickening, dispersal, the third ghost (GHO-12 to GHO-18)."""

from typing import Final

from mypy_extensions import i64

from bastide.core.engine import Engine
from bastide.core.figures import Figure
from bastide.core.notation import segment_place
from bastide.core.refusal import Refusal
from bastide.core.ruleset import Ruleset
from bastide.core.spot_actions import NumberedSpot, figure_at, figure_spot, require_figure
from bastide.core.state import State
from bastide.core.step import Step
from bastide.core.tiles.attributes import LAYER
from bastide.rules.ghosts.guards import GUARD

GHOSTS: Final = 15
TOO_MANY: Final = 3

MIST_SIDES: Final = 0xAA  # in codes of two bits a side (TileRot.veil_code): the bits of sides with mist,
CLEAR_SIDES: Final = 0x55  # and those of sides without


class Haunting:
    """The kinds of figure that can get ghosts (GHO-19, GHO-70), and how many of them each player has."""

    def __init__(self) -> None:
        self.kinds: list[int] = []
        self.haunted: i64 = 0  # the same as a bit mask
        self.each: i64 = 0
        self.spook: i64 = 0  # the code of the action
        self.layers: bool = False  # figures may also stand off the map, such as on walls (COM-13)

    def ready(self, rules: Ruleset) -> None:
        """Every kind except guards, and those that do not count for the majority (GHO-71, COM-80)."""
        self.kinds = [kind for kind, spec in enumerate(rules.figure_specs) if spec.name != GUARD and spec.strength]
        self.haunted = sum([1 << kind for kind in self.kinds])
        self.spook = rules.kind_code[SpookKind.word]
        self.each = sum([rules.figure_specs[kind].count for kind in self.kinds])
        self.layers = any(name in rules.kinds and form.shape == LAYER for name, form in rules.forms.items())

    def standing(self, state: State, seat: i64) -> i64:
        """How many figures of a seat on the map can get a ghost."""
        n: i64 = self.each
        supply: i64 = state.rules.supply_slot + seat * state.rules.n_kinds
        kind: i64 = 0
        for kind in range(state.rules.n_kinds):
            if (self.haunted >> kind) & 1:
                n -= state.values[supply + kind]
        if self.layers:
            n -= self._apart(state, seat)
        return n

    def _apart(self, state: State, seat: i64) -> i64:
        """How many figures of a seat are neither in supply nor on the map."""
        first: i64 = seat * state.rules.figures_each
        n: i64 = 0
        i: i64 = 0
        for i in range(first, first + state.rules.figures_each):
            figure = state.figures[i]
            if figure.node is not None and (self.haunted >> figure.kind) & 1 and not on_map(state, figure):
                n += 1
        return n

    def count(self, state: State, own: bool) -> i64:
        """How many figures on the map can get one: of the player to move, or of all other seats."""
        if own:
            return self.standing(state, state.seat)
        n: i64 = 0
        seat: i64 = 0
        for seat in range(state.n_seats):
            if seat != state.seat:
                n += self.standing(state, seat)
        return n

    def targets(self, state: State, own: bool) -> list[Figure]:
        """These figures, in the order of seats."""
        found: list[Figure] = []
        for figure in state.figures:
            if (figure.seat == state.seat) == own and (self.haunted >> figure.kind) & 1 and on_map(state, figure):
                found.append(figure)
        return found


def on_map(state: State, figure: Figure) -> bool:
    """Whether it stands on a segment that its kind can stand on: not in supply, not on a wall."""
    node = figure.node
    return node is not None and (state.rules.stands[figure.kind] >> node.kind) & 1 != 0


def bank(state: State) -> i64:
    """Ghosts in the bank: all that are with no figure (GHO-05, GHO-32)."""
    return GHOSTS - state.tokens


def thickens(mine: i64, around: i64) -> bool:
    """Whether a tile extends mist on the map: a misty side meets a misty side (GHO-12)."""
    return mine & around & MIST_SIDES != 0


def disperses(mine: i64, around: i64) -> bool:
    """Whether a misty side, of the tile or of one on the map, meets a side without mist (GHO-13)."""
    return ((mine & (around >> 1)) | ((mine >> 1) & around)) & CLEAR_SIDES != 0


class Spook(Step):
    """One ghost from the bank must go to a figure. Nothing happens with an empty bank or without such a figure
    (GHO-16). If there is only one such figure, no question is asked."""

    has_effects = True
    foretold = True

    def __init__(self, haunting: Haunting, own: bool) -> None:
        self.haunting = haunting
        self.own = own

    def is_due(self, state: State) -> bool:
        """Whether the tile just placed causes it: once, for any number of sides (GHO-14)."""
        board = state.board
        k: i64 = 0
        for k in range(state.turn_laid, board.n_laid):
            placed = board.laid[k]
            around: i64 = board.veil_at(placed.cell)
            mine: i64 = placed.rot.veil_code
            if disperses(mine, around) if self.own else thickens(mine, around):
                return True
        return False

    def enter(self, engine: Engine) -> bool:
        """Ask the player to move if there is a choice."""
        state = engine.state
        if not self.is_due(state) or bank(state) == 0:
            return False
        n: i64 = self.haunting.count(state, self.own)
        if n == 1:
            spook(engine, self.haunting.targets(state, self.own)[0], self.name)
        if n <= 1:
            return False
        state.decider = state.seat
        return True

    def offer(self, engine: Engine) -> None:
        """Each figure that can get the ghost (GHO-12, GHO-70)."""
        code: i64 = self.haunting.spook
        for figure in self.haunting.targets(engine.state, self.own):
            engine.add_offer(code | figure_spot(figure))

    def apply(self, engine: Engine, action: i64) -> bool:
        """Give the ghost to the chosen figure."""
        spook(engine, require_figure(engine.state, action), self.name)
        return True


class Thicken(Spook):
    """Mist grows: a ghost for an opponent (GHO-12)."""

    name = "thicken"
    question = "thicken"
    verb = "choose an opponent's figure that gets a ghost"
    cites = ("GHO-12", "GHO-17")


class Disperse(Spook):
    """Mist is broken: a ghost for a figure of the player, after Thicken (GHO-13, GHO-14)."""

    name = "disperse"
    question = "disperse"
    verb = "choose an own figure that gets a ghost"
    cites = ("GHO-13", "GHO-17")
    answers = "thicken"


def spook(engine: Engine, figure: Figure, by: str) -> None:
    """Give a figure one more ghost. With the third one it goes home, and its ghosts to the bank (GHO-17)."""
    state = engine.state
    state.add_tokens(figure, 1)
    if state.listening:
        node = figure.node
        assert node is not None, "it stands on the map"
        owner = {"seat": int(figure.seat), "figure": figure.id, "ghosts": int(figure.tokens)}
        data = {**segment_place(engine, node), **owner}
        state.emit("haunted", {**data, "by": by, "mover": int(state.seat)})
        if figure.tokens == TOO_MANY:
            state.emit("scared", data)
    if figure.tokens == TOO_MANY:
        state.remove_figure(figure)


class SpookKind(NumberedSpot):
    """ "spook meeple city 1,0 NE": the figure that gets the ghost. "... NE 2" is the second meeple there (COM-11)."""

    word = "spook"
    costs = True
    question = "thicken"

    def __init__(self, haunting: Haunting) -> None:
        self.haunting = haunting

    def why(self, engine: Engine, action: i64) -> Refusal | None:
        """No figure there, a guard, or a figure of the wrong side."""
        figure = figure_at(engine.state, action)
        if figure is None:
            return Refusal("no-figure-to-spook", "GHO-12", "No such figure stands there.")
        if not (self.haunting.haunted >> figure.kind) & 1:
            if engine.rules.figure_specs[figure.kind].name == GUARD:
                return Refusal("guard-immune", "GHO-19", "No ghost comes to a guard.")
            return Refusal("special-immune", "COM-80", "No ghost comes to a figure that counts for no majority.")
        if figure.seat == engine.state.seat:
            return Refusal("spook-opponent", "GHO-12", "Now an opponent's figure gets the ghost.")
        return Refusal("spook-own", "GHO-13", "Now one of your own figures gets the ghost.")
