"""Questions of people at a prompt: the features of a game, its cells, expected points, its picture.

The answers come from packages above this one (aids, art). They are imported on demand, so that programs that only play
do not pay for them. Only this file may import upwards (the exceptions are listed in pyproject.toml).
"""

from __future__ import annotations

from abc import abstractmethod
from operator import index
from typing import TYPE_CHECKING, Any, cast

from bastide.game.outcome import NO_TILES, Outcome

if TYPE_CHECKING:
    from bastide.aids import CellAid, Feature
    from bastide.core.engine import Engine
    from bastide.game.view_types import GameView


class GameInspection:
    """Questions about a game with an engine."""

    engine: Engine

    @abstractmethod
    def view_for(self, seat: int | None) -> GameView:
        """What a seat may see."""

    @property
    def turn(self) -> int:
        """The number of the turn, from 0. After the end it is that of the last turn.

        >>> from bastide import Game
        >>> game = Game("base", seed=15)
        >>> game.push("place B 0,1 0")
        >>> game.push("pass")
        >>> game.turn
        1"""
        return int(self.engine.state.turn)

    def outcome(self) -> Outcome | None:
        """How the game ended: winners, points, margin, and why. None while it is in progress.

        >>> from bastide import Game
        >>> game = Game("base", seed=15, draws=1)
        >>> game.outcome()
        >>> while not game.over:
        ...     game.push(game.legal_actions()[-1])
        >>> game.outcome().ending
        'no-tiles'"""
        engine = self.engine
        if not engine.over:
            return None
        team = cast(dict[str, Any], self.view_for(None)).get("team") or {}
        winners = tuple(engine.rules.objective.winners(engine.state))
        return Outcome(winners, tuple(engine.scores()), team.get("result") or NO_TILES, bool(engine.rules.cooperative))

    def features(self) -> list[Feature]:
        """Every feature on the map, unoccupied ones too (bastide.aids.survey): kind, cells, open sides, shields,
        figures, owners, points now and expected points. Costs some milliseconds.

        >>> from bastide import Game
        >>> [feature.kind for feature in Game("base", seed=7).features()]
        ['city', 'road']"""
        from bastide.aids import survey

        return survey(self.engine)

    def feature_at(self, x: int, y: int, at: str) -> Feature:
        """The feature of one segment. Costs as much as `features`.

        `at` names the segment as actions do: sides in the order N, E, S, W ("NE"), "I" for the inside, "II" for a
        second segment of a kind there, and the halves of sides 0 to 7 clockwise from the north for fields ("0123").
        One of several sides or halves is enough. Raises KeyError if there is no such segment.

        >>> from bastide import Game
        >>> Game("base", seed=7).feature_at(0, 0, "EW").kind
        'road'"""
        from bastide.aids import survey

        number = self._number_at(x, y, at)
        return next(feature for feature in survey(self.engine) if (x, y, number) in feature.segments)

    def _number_at(self, x: int, y: int, at: str) -> int:
        board = self.engine.state.board
        x, y = index(x), index(y)
        cell = board.cell(x, y)
        placed = board.placed_at(cell) if cell >= 0 else None
        if placed is None:
            raise KeyError(f"there is no segment {at} at {x},{y}, because no tile lies there")
        names = list(placed.rot.at)
        found = [at] if at in names else [name for name in names if at and set(at) <= set(name)]
        if not found:
            raise KeyError(f"there is no segment {at} at {x},{y}; there are {', '.join(names)}")
        return int(placed.rot.segments[names.index(found[0])].source)

    def cells(self) -> list[CellAid]:
        """Every empty cell beside a tile (bastide.aids.cells): which tiles of the bag fit, and the probability that it
        is ever filled. Costs about a millisecond.

        >>> from bastide import Game
        >>> [(cell.x, cell.y) for cell in Game("base", seed=7).cells()]
        [(0, -1), (1, 0), (0, 1), (-1, 0)]"""
        from bastide.aids import cells

        return cells(self.engine)

    def expected(self) -> list[float]:
        """The expected final points of each seat, from the features on the map (bastide.aids.features). Costs less
        than a millisecond."""
        from bastide.aids import features

        return features(self.engine).expected

    def svg(self, **how: Any) -> str:
        """The board as an SVG picture. `how` are keywords of bastide.art.render_board, such as theme="dusk".

        Raises ValueError if there are no pictures of the tiles.

        >>> from bastide import Game
        >>> Game("base", seed=7).svg()[:4]
        '<svg'"""
        from bastide.art import render_board

        return render_board(self.view_for(None), **how)

    def _repr_svg_(self) -> str | None:
        """For notebooks. None if there are no pictures of the tiles."""
        try:
            return self.svg()
        except ValueError:
            return None
