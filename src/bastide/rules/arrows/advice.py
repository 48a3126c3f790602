"""What arrows promise whoever looks ahead."""

from bastide.advice.adviser import Adviser
from bastide.core.state import State
from bastide.rules.arrows.symbols import Arrows


class ArrowAdviser(Adviser):
    """Symbols can be had by placing."""

    def __init__(self, arrows: Arrows) -> None:
        self.arrows = arrows

    def waits(self, state: State) -> list[tuple[int, str]]:
        """Lying arrows that point at empty cells (ANN-24)."""
        return self.arrows.lying(state)
