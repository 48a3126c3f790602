"""What a game is asked by people at a prompt: its features, its cells, what is to be expected, its picture.

The rooms above answer (aids, art). They are imported when they are asked and never before: whoever only plays pays for
none of them. This file alone may look upward (the exceptions stand in pyproject.toml).
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bastide.aids import CellAid, Feature
    from bastide.core.engine import Engine


class GameInspection:
    """The questions, for a game with an engine."""

    engine: Engine

    @abstractmethod
    def view_for(self, seat: int | None) -> dict[str, Any]:
        """What a seat may see."""

    def features(self) -> list[Feature]:
        """Every feature on the map, free ones too (bastide.aids.survey): kind, cells, where it is open, shields,
        figures, owners, points now and expected ones. Costs some milliseconds."""
        from bastide.aids import survey

        return survey(self.engine)

    def feature_at(self, x: int, y: int, at: str) -> Feature:
        """The feature of one segment, named as actions name it: `feature_at(1, 0, "NE")`. Raises KeyError where there
        is no such segment."""
        from bastide.aids import survey

        number = self._number_at(x, y, at)
        return next(one for one in survey(self.engine) if (x, y, number) in one.segments)

    def _number_at(self, x: int, y: int, at: str) -> int:
        board = self.engine.state.board
        cell = board.cell(x, y)
        placed = board.placed_at(cell) if cell >= 0 else None
        if placed is None or at not in placed.rot.at:
            raise KeyError(f"there is no segment {at} at {x},{y}")
        return int(placed.rot.segments[placed.rot.at.index(at)].source)

    def cells(self) -> list[CellAid]:
        """Every empty cell beside a tile (bastide.aids.cells): which tiles of the bag fit, and how likely it is ever
        filled. Costs about a millisecond."""
        from bastide.aids import cells

        return cells(self.engine)

    def expected(self) -> list[float]:
        """For each seat the points that it may expect in the end, as the features lie (bastide.aids.features)."""
        from bastide.aids import features

        return features(self.engine).expected

    def svg(self, **how: Any) -> str:
        """The board as an SVG picture; `how` are keywords of bastide.art.render_board, such as theme="dusk"."""
        from bastide.art import render_board

        return render_board(self.view_for(None), **how)

    def _repr_svg_(self) -> str | None:
        """For notebooks; none where there are no pictures of the tiles, or the extra `art` is not installed."""
        try:
            return self.svg()
        except (ImportError, ValueError):
            return None
