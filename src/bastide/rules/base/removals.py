"""A figure that leaves the map without points: a step for each seat that loses one."""

from typing import ClassVar

from mypy_extensions import i64

from bastide.core.engine import Engine
from bastide.core.figures import Figure
from bastide.core.notation import segment_place
from bastide.core.spot_actions import figure_spot, require_figure
from bastide.core.step import Step


class RemoveFigure(Step):
    """Pushed for a seat. It asks the seat if there is a choice. Its actions are of a NumberedSpot with its name."""

    pushed = True
    has_effects = True
    foretold = True
    event: ClassVar[str] = ""

    def exposed(self, engine: Engine) -> list[Figure]:
        """The figures of the seat that may be removed."""
        return []

    def enter(self, engine: Engine) -> bool:
        """Do nothing without such a figure. Remove a single one, else ask its owner."""
        found = self.exposed(engine)
        if len(found) > 1:
            engine.state.decider = found[0].seat
            return True
        for figure in found:
            self.remove(engine, figure)
        return False

    def offer(self, engine: Engine) -> None:
        """Each of them."""
        code: i64 = engine.rules.kind_code[self.name]
        for figure in self.exposed(engine):
            engine.add_offer(code | figure_spot(figure))

    def apply(self, engine: Engine, action: i64) -> bool:
        """Remove the chosen one."""
        self.remove(engine, require_figure(engine.state, action))
        return True

    def remove(self, engine: Engine, figure: Figure) -> None:
        """Return a figure to its owner, with what is on it to the bank (COM-14)."""
        node = figure.node
        if engine.state.listening and node is not None:
            place = segment_place(engine, node)
            engine.state.emit(self.event, {"seat": int(figure.seat), "figure": figure.id, **place})
        engine.state.remove_figure(figure)
