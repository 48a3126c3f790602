"""Points of landmarks in large cities. The engine knows the segments of a city, the art knows where it has space."""

from bastide.art import LANDED, Part, landmark, of_the_box
from bastide.core.features import Node
from bastide.game import Game

Point = list[float]


class Landmarks:
    """The landmarks of a running game. A city is computed again when it grows, or when a figure comes or goes."""

    def __init__(self, game: Game, pictures: str = "") -> None:
        self._game, self._pictures = game, pictures
        self._known: dict[tuple[tuple[int, bool], ...], tuple[str, Point] | None] = {}

    def taken_back(self) -> None:
        """Clear the cache after a takeback, because other tiles may take the place of removed ones."""
        self._known = {}

    def places(self) -> dict[str, Point]:
        """The point of each landmark within its cell, by name and cell, e.g. "townhall x,y"."""
        features, names = self._game.engine.state.features, self._game.engine.rules.kind_names
        feature, least = LANDED
        found: dict[str, Point] = {}
        known = {}
        for index in range(int(features.n_nodes)):
            node = features.nodes[index]
            if node.parent is node and node.size >= least and names[int(node.kind)] == feature:
                parts = sorted(_ring(node), key=lambda one: int(one.index))
                key = tuple((int(one.index), one.figure is not None) for one in parts)
                known[key] = told = self._known[key] if key in self._known else self._of(parts)
                if told:
                    found[told[0]] = told[1]
        self._known = known
        return found

    def _of(self, nodes: list[Node]) -> tuple[str, Point] | None:
        """The landmark of a city as its name with the cell, and its point. None if the city has none."""
        found = landmark([self._part(node) for node in nodes])
        if found is None:
            return None
        part, name, (x, y) = found
        return f"{name} {part.x},{part.y}", [x, y]

    def _part(self, node: Node) -> Part:
        board = self._game.engine.state.board
        placed = board.placed_at(int(node.cell))
        assert placed is not None, "a tile lies there"
        name = placed.tile.id + (f"~{int(placed.part)}" if placed.part else "")
        picture = of_the_box(self._pictures + name)
        x, y = board.x(int(node.cell)), board.y(int(node.cell))
        return Part(x, y, picture, int(placed.rot.turns) * 90, int(node.seg.source), node.figure is not None)


def _ring(root: Node) -> list[Node]:
    out, node = [root], root.next
    while node is not root:
        out.append(node)
        node = node.next
    return out
