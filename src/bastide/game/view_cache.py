"""The view of a game in play, computed again only where something has changed.

Invariant: it equals the view computed from scratch. A test compares the two after every action of random games. Its
results are shared between calls and must not be changed.
"""

from typing import Any

from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.game.views import changing_view, figures_view, left_in_bag, score_lines_view, tiles_view


class ViewCache:
    """The cached view of one engine. The caller reports draws (`drawn`) and actions taken back (`taken_back`)."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._stood: list[tuple[Node | None, int]] = []  # the places of all figures, and the ghosts beside each
        self._figures: list[dict[str, Any]] = []
        self._left: dict[str, Any] = {}

    def drawn(self) -> None:
        """A tile was drawn, so the bag has changed."""
        self._left = {}

    def taken_back(self) -> None:
        """Actions were taken back. Pooled nodes may now be other segments, so nothing is reused."""
        self._left = {}
        self._stood = []

    def view(self, decision: dict[str, Any] | None, tiles: int = 0, lines: int = 0) -> dict[str, Any]:
        """The view of a game in which only the undrawn tiles are hidden. The first `tiles` tiles and `lines` lines of
        points are left out.

        Keys: rules, players, over, winners, decision, turn, scores, supply, tiles, figures, left, discarded, explain.
        `stock` has the figures of each seat in the general stock, if there is one. A figure has `ghosts` if there are
        any. `kept` (a tile or null per seat) is there with a hand of two tiles, `extra` (true) in an extra turn. Cells
        are x (east), y (south). Rotations are degrees clockwise."""
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
