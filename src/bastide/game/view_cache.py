"""The view of a game in play, made anew only where something has changed.

Law: it is the view as one would make it now, side by side; a test compares the two after every action of random games.
What it hands out is shared between calls and must not be changed.
"""

from typing import Any

from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.game.views import changing_view, figures_view, left_in_bag, score_lines_view, tiles_view


class ViewCache:
    """Shows one engine. Whoever pushes and pops says when a tile was drawn and when something was taken back."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._stood: list[tuple[Node | None, int]] = []  # where all figures stood, and the ghosts beside each
        self._figures: list[dict[str, Any]] = []
        self._left: dict[str, Any] = {}

    def drawn(self) -> None:
        """Chance has acted: the bag is another one."""
        self._left = {}

    def taken_back(self) -> None:
        """Segments that were taken back come again as others."""
        self._left = {}
        self._stood = []

    def view(self, decision: dict[str, Any] | None, tiles: int = 0, lines: int = 0) -> dict[str, Any]:
        """The view of a game in which nothing but the undrawn tiles is hidden; of what only grows, the first `tiles`
        tiles and `lines` lines of points are left out.

        Keys: rules, players, over, winners, decision, turn, scores, supply, tiles, figures, left, discarded,
        explain; `stock` (figures of each seat in the general stock), `ghosts` of a figure where it has
        any; `kept` (a tile or null per seat) with a hand of two tiles, `extra` (true) in an extra turn. Cells are
        x (east), y (south); rotations are degrees clockwise."""
        engine = self._engine
        return {
            **changing_view(engine, decision),
            "tiles": tiles_view(engine, tiles),
            "figures": self._standing(),
            "left": self._bag(),
            "explain": score_lines_view(engine, lines),
        }

    def _bag(self) -> dict[str, Any]:
        total = int(self._engine.state.bag)
        if self._left.get("total") != total:
            self._left = {"total": total, "tiles": left_in_bag(self._engine)}
        return self._left

    def _standing(self) -> list[dict[str, Any]]:
        stood = [(figure.node, int(figure.tokens)) for figure in self._engine.state.figures]
        if stood != self._stood:
            self._stood, self._figures = stood, figures_view(self._engine)
        return self._figures
