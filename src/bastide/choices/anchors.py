"""Segments and figures of actions and events, and their points within a cell, in hundredths of a cell. Landmarks too.

The points come from the art. The client only places things there.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import Any, Final

from bastide import art
from bastide.art import LANDED, MARK, Crossings, Part, landmark, of_the_box, shift, spot, variant_of
from bastide.core.actions import Action
from bastide.core.board import PlacedCell
from bastide.core.features import Node
from bastide.core.figures import Figure
from bastide.core.notation import find_segment
from bastide.core.rule_module import RuleModule
from bastide.game import Game
from bastide.game.views import tiles_view

Point = list[float]
CENTRE = (50.0, 50.0)
CORNERS: Final = {
    "corner NW": (0.0, 0.0),
    "corner NE": (100.0, 0.0),
    "corner SE": (100.0, 100.0),
    "corner SW": (0.0, 100.0),
}
"""Places that every cell has, as seen on the map."""


def action_node(game: Game, action: Action) -> Node:
    """The segment that a feature action names."""
    engine, placed = game.engine, tile_at(game, action.x, action.y)
    return engine.state.node_at(placed, find_segment(engine, placed.rot, action.feature, action.at))


def figures_like(game: Game, action: Action, node: Node) -> list[Figure]:
    """The figures on a segment that have the kind named by an action."""
    specs = game.engine.rules.figure_specs
    standing = [figure for figure in game.engine.state.figures if figure.node is node]
    return [figure for figure in standing if specs[int(figure.kind)].name == action.figure]


def figure_number(action: Action) -> int:
    """Which of several figures of a kind an action means, from 1."""
    return int(action.args[0]) if action.args else 1


def action_figure(game: Game, action: Action, node: Node) -> Figure:
    """The figure on a segment that an action names."""
    return figures_like(game, action, node)[figure_number(action) - 1]


def figure_by_id(game: Game, name: str) -> Figure:
    """The figure with an id. Raises StopIteration if there is none."""
    return next(figure for figure in game.engine.state.figures if figure.id == name)


def cell_picture(tile: str, cell: int) -> str:
    """The picture name of one cell of a piece."""
    return f"{tile}~{cell}" if cell else tile


def segment_point(picture: str, rotation: int, variant: int, segment: int) -> Point:
    """The point of a segment on a tile. The centre if the tile has no drawing. `rotation` is in degrees."""
    try:
        x, y = spot(of_the_box(picture) if MARK in picture else picture, rotation, variant, segment)
    except ValueError:
        return list(CENTRE)
    return [x, y]


def map_point(game: Game, x: int, y: int, segment: int, pictures: str = "", guess: bool = False) -> Point:
    """The point of a segment, by its index in the tile's list, on the tile at a cell.

    `guess` rotates the point of the unrotated tile instead of drawing the rotated one. The result may be slightly off,
    but one drawing serves all points of a decision."""
    placed = tile_at(game, x, y)
    if not guess:
        return point_on_tile(placed, x, y, segment, pictures)
    name, turns = pictures + cell_picture(placed.tile.id, int(placed.part)), int(placed.rot.turns)
    point = segment_point(name, 0, 0, segment)
    for _ in range(turns):
        point = [round(100 - point[1], 1), point[0]]
    return point


def point_on_tile(placed: PlacedCell, x: int, y: int, segment: int, pictures: str) -> Point:
    """The same for a tile that was looked up already."""
    name = pictures + cell_picture(placed.tile.id, int(placed.part))
    return segment_point(name, int(placed.rot.turns) * 90, variant_of(x, y), segment)


def figure_point(game: Game, figure: Figure, pictures: str = "") -> Point:
    """The point of a figure on the map. Several figures on a segment stand side by side."""
    node = figure.node
    assert node is not None, "it stands on the map"
    figures = [other for other in game.engine.state.figures if other.node is node]
    return offset_point(spot_point(game, node, pictures), figures.index(figure), figure_kinds(game, figures))


def offset_point(point: Point, turn: int, kinds: list[str]) -> Point:
    """The point of figure number `turn` (from 0) of several figures of these kinds on one segment."""
    return [round(point[0] + shift(turn, len(kinds), kinds), 1), point[1]]


def figure_kinds(game: Game, figures: Iterable[Figure]) -> list[str]:
    """The kind names of figures."""
    specs = game.engine.rules.figure_specs
    return [specs[int(figure.kind)].name for figure in figures]


def spot_point(game: Game, node: Node, pictures: str = "", own: str = "") -> Point:
    """The point of a segment in its cell, a corner of the cell, or the point that its picture calls `own`."""
    if own in CORNERS:
        return list(CORNERS[own])
    board = game.engine.state.board
    x, y = board.x(int(node.cell)), board.y(int(node.cell))
    if not own:
        return map_point(game, x, y, int(node.seg.source), pictures)
    placed = tile_at(game, x, y)
    picture = of_the_box(pictures + cell_picture(placed.tile.id, int(placed.part)))
    return [round(coordinate, 1) for coordinate in art.place_called(picture, int(placed.rot.turns) * 90, own)]


def point_by_name(game: Game, name: str, node: Node, pictures: str = "") -> Point:
    """The point of a place named by a module or of a corner, or of the segment if no module knows the name."""
    places = (place for module in game.engine.rules.view_modules for place in module.shown_at(game.engine))
    own = name if name in CORNERS else ""
    node, own = next(((node, own) for known, node, own in places if known == name), (node, own))
    return spot_point(game, node, pictures, own)


def tile_at(game: Game, x: int, y: int) -> PlacedCell:
    """The tile at a cell, which must be occupied."""
    board = game.engine.state.board
    placed = board.placed_at(board.cell(x, y))
    assert placed is not None, "a tile lies there"
    return placed


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
                parts = sorted(_ring(node), key=lambda part: int(part.index))
                key = tuple((int(part.index), part.figure is not None) for part in parts)
                known[key] = named = self._known[key] if key in self._known else self._of(parts)
                if named:
                    found[named[0]] = named[1]
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
        x, y = board.x(int(node.cell)), board.y(int(node.cell))
        placed = tile_at(self._game, x, y)
        picture = of_the_box(self._pictures + cell_picture(placed.tile.id, int(placed.part)))
        return Part(x, y, picture, int(placed.rot.turns) * 90, int(node.seg.source), node.figure is not None)


def _ring(root: Node) -> list[Node]:
    out, node = [root], root.next
    while node is not root:
        out.append(node)
        node = node.next
    return out


class MapPoints:
    """The points of figures and landmarks of a running game. Caches what has not changed."""

    def __init__(self, game: Game, pictures: str = "") -> None:
        self._game, self._pictures = game, pictures
        self._nodes: list[Node | None] = []  # of all figures, at the last update
        self._stood: list[tuple[Figure, Point]] = []
        self._points: dict[tuple[Node, str], Point] = {}
        self._landmarks = Landmarks(game, pictures)
        # modules of the base class show nothing there
        self._showers = [m for m in game.engine.rules.view_modules if type(m).shown_at is not RuleModule.shown_at]
        self._forget_tiles()

    def taken_back(self) -> None:
        """Clear the caches after a takeback, because other tiles may take the place of removed ones."""
        self._nodes, self._stood, self._points = [], [], {}
        self._landmarks.taken_back()
        self._forget_tiles()

    def _forget_tiles(self) -> None:
        self._laid, self._across, self._grown = 0, Crossings(), dict[str, Point]()

    def places(self, view: dict[str, Any]) -> dict[str, Point]:
        """All points by name: figures by id, and places that modules show by the modules' names.

        Also landmarks of large cities ("townhall x,y") and growth across tile edges ("wood-1 x,y E")."""
        seen = {figure["id"] for figure in view["figures"]}
        places = {figure.id: at for figure, at in self._stand() if figure.id in seen} | self._landmarks.places()
        places |= self._crossings()
        for module in self._showers:
            places |= {name: self._point(node, own) for name, node, own in module.shown_at(self._game.engine)}
        return places

    def _crossings(self) -> dict[str, Point]:
        """Growth across tile edges. Custom pictures have none."""
        laid = int(self._game.engine.state.board.n_laid)
        if laid != self._laid and not self._pictures:
            self._across.add(tiles_view(self._game.engine, self._laid))
            self._laid, self._grown = laid, self._across.places()
        return self._grown

    def _stand(self) -> list[tuple[Figure, Point]]:
        """All figures on the map with their points. Several figures on a segment stand side by side."""
        figures = self._game.engine.state.figures
        nodes = [figure.node for figure in figures]
        if nodes != self._nodes:
            kinds: defaultdict[Node, list[str]] = defaultdict(list)
            for node, kind in zip(nodes, figure_kinds(self._game, figures), strict=True):
                if node is not None:
                    kinds[node].append(kind)
            turns: Counter[Node] = Counter()
            self._nodes, self._stood = nodes, []
            for figure, node in zip(figures, nodes, strict=True):
                if node is None:
                    continue
                point = self._point(node)
                if len(kinds[node]) > 1:
                    point = offset_point(point, turns[node], kinds[node])
                    turns[node] += 1
                self._stood.append((figure, point))
        return self._stood

    def _point(self, node: Node, own: str = "") -> Point:
        point = self._points.get((node, own))
        if point is None:
            point = self._points[node, own] = spot_point(self._game, node, self._pictures, own)
        return point
