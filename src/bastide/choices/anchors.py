"""Which segment and which figure an action or an event is about, and where things stand in their cells, in hundredths
of a cell: the art knows, the client only puts them there."""

from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import Any

from bastide import art
from bastide.art import Crossings, of_the_box, shift, spot, variant_of
from bastide.choices.landmarks import Landmarks
from bastide.core.actions import Action
from bastide.core.board import PlacedCell
from bastide.core.features import Node
from bastide.core.figures import Figure
from bastide.core.notation import find_segment
from bastide.game import Game
from bastide.game.views import tiles_view

Point = list[float]
CENTRE = (50.0, 50.0)


def action_node(game: Game, action: Action) -> Node:
    """The segment that an action about a feature names."""
    engine, placed = game.engine, tile_at(game, action.x, action.y)
    return engine.state.node_at(placed, find_segment(engine, placed.rot, action.feature, action.at))


def figure_role(game: Game, figure: str, node: Node) -> str:
    """What a figure is called there."""
    rules = game.engine.rules
    kind = next(i for i, spec in enumerate(rules.figure_specs) if spec.name == figure)
    return rules.role(kind, int(node.kind))


def figures_like(game: Game, action: Action, node: Node) -> list[Figure]:
    """The figures of the kind that an action names on a segment."""
    specs = game.engine.rules.figure_specs
    standing = [figure for figure in game.engine.state.figures if figure.node is node]
    return [figure for figure in standing if specs[int(figure.kind)].name == action.figure]


def figure_number(action: Action) -> int:
    """Which of several it means, from 1."""
    return int(action.args[0]) if action.args else 1


def action_figure(game: Game, action: Action, node: Node) -> Figure:
    """The figure that an action is about."""
    return figures_like(game, action, node)[figure_number(action) - 1]


def figure_by_id(game: Game, name: str) -> Figure:
    """The figure of that id."""
    return next(figure for figure in game.engine.state.figures if figure.id == name)


def cell_picture(tile: str, cell: int) -> str:
    """The name of the picture of one cell of a piece."""
    return f"{tile}~{cell}" if cell else tile


def segment_point(picture: str, rotation: int, variant: int, segment: int) -> Point:
    """The place of a segment on a tile; the middle where nobody has drawn that tile."""
    try:
        x, y = spot(of_the_box(picture), rotation, variant, segment)
    except ValueError:
        return list(CENTRE)
    return [x, y]


def map_point(game: Game, x: int, y: int, segment: int, pictures: str = "", guess: bool = False) -> Point:
    """The place of a segment (its number as the tile lists it) on the tile at a cell. To `guess` turns the place on the
    unturned tile instead of the tile: it may be a little off, but one drawing serves all places of a decision."""
    placed = tile_at(game, x, y)
    name, turns = pictures + cell_picture(placed.tile.id, int(placed.part)), int(placed.rot.turns)
    if not guess:
        return segment_point(name, turns * 90, variant_of(x, y), segment)
    point = segment_point(name, 0, 0, segment)
    for _ in range(turns):
        point = [round(100 - point[1], 1), point[0]]
    return point


def figure_point(game: Game, figure: Figure, pictures: str = "") -> Point:
    """Where a figure stands: several on one spot stand beside each other."""
    node = figure.node
    assert node is not None, "it stands on the map"
    others = [one for one in game.engine.state.figures if one.node is node]
    return offset_point(spot_point(game, node, pictures), others.index(figure), figure_kinds(game, others))


def offset_point(point: Point, turn: int, kinds: list[str]) -> Point:
    """The place of one of several figures of these kinds on a spot."""
    return [round(point[0] + shift(turn, len(kinds), kinds), 1), point[1]]


def figure_kinds(game: Game, figures: Iterable[Figure]) -> list[str]:
    """The names of their kinds."""
    specs = game.engine.rules.figure_specs
    return [specs[int(figure.kind)].name for figure in figures]


def spot_point(game: Game, node: Node, pictures: str = "", own: str = "") -> Point:
    """The place of a segment on the map, or one that the pictures call their `own` in its cell."""
    board = game.engine.state.board
    x, y = board.x(int(node.cell)), board.y(int(node.cell))
    if not own:
        return map_point(game, x, y, int(node.seg.source), pictures)
    placed = tile_at(game, x, y)
    picture = of_the_box(pictures + cell_picture(placed.tile.id, int(placed.part)))
    return [round(one, 1) for one in art.place_called(picture, int(placed.rot.turns) * 90, own)]


def point_by_name(game: Game, name: str, node: Node, pictures: str = "") -> Point:
    """A place by the name that its module gives it; that of the segment where no module does."""
    called = (one for module in game.engine.rules.showers for one in module.shown_at(game.engine))
    node, own = next(((node, own) for known, node, own in called if known == name), (node, ""))
    return spot_point(game, node, pictures, own)


def tile_at(game: Game, x: int, y: int) -> PlacedCell:
    """What lies there."""
    board = game.engine.state.board
    placed = board.placed_at(board.cell(x, y))
    assert placed is not None, "a tile lies there"
    return placed


def figure_points(game: Game, view: dict[str, Any], pictures: str = "") -> dict[str, Point]:
    """Where each figure of a view stands, as `MapPoints` tells it."""
    return MapPoints(game, pictures).places(view)


class MapPoints:
    """Where everything stands in a game in play, looked up anew only where something has changed."""

    def __init__(self, game: Game, pictures: str = "") -> None:
        self._game, self._pictures = game, pictures
        self._nodes: list[Node | None] = []  # of all figures, when they were looked at last
        self._stood: list[tuple[Figure, Point]] = []
        self._points: dict[tuple[Node, str], Point] = {}
        self._landmarks = Landmarks(game, pictures)
        self._forget_tiles()

    def taken_back(self) -> None:
        """Tiles that were taken back come again as others."""
        self._nodes, self._stood, self._points = [], [], {}
        self._landmarks.taken_back()
        self._forget_tiles()

    def _forget_tiles(self) -> None:
        self._laid, self._across, self._grown = 0, Crossings(), dict[str, Point]()

    def places(self, view: dict[str, Any]) -> dict[str, Point]:
        """Where each figure stands, by figure id, and what else modules show, by the names that they give it. The
        landmarks of large cities: "townhall x,y" and so on, and what grows across sides: "wood-1 x,y E"."""
        seen = {one["id"] for one in view["figures"]}
        places = {figure.id: at for figure, at in self._stand() if figure.id in seen} | self._landmarks.places()
        places |= self._crossings()
        for module in self._game.engine.rules.showers:
            places |= {name: self._point(node, own) for name, node, own in module.shown_at(self._game.engine)}
        return places

    def _crossings(self) -> dict[str, Point]:
        """What grows across sides; nothing does on pictures that people brought."""
        laid = int(self._game.engine.state.board.n_laid)
        if laid != self._laid and not self._pictures:
            self._across.add(tiles_view(self._game.engine, self._laid))
            self._laid, self._grown = laid, self._across.places()
        return self._grown

    def _stand(self) -> list[tuple[Figure, Point]]:
        """Every figure on the map with its place: several on one spot stand beside each other."""
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
