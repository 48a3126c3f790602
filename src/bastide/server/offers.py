"""What the deciding seat may do, as offers in the four generic shapes, with words, places and worth.

Law: every offer is a legal action of the engine and every legal action is an offer; the id is the action's text. The
shape follows from what the action names, never from the module it comes from: a tile with a cell is a place, a feature
at a cell is a slot, words are a choice, nothing is a confirmation. Nothing is computed here but words and places: worth
and cells are asked of the engine.
"""

from typing import Any, Final, Literal

from bastide.art import anchor, variant_of
from bastide.core.actions import Action
from bastide.core.board import Placed
from bastide.core.features import Node
from bastide.core.notation import find_segment, to_action
from bastide.core.tables import TileType
from bastide.game import Decision, Game
from bastide.server.protocol import Line, Offer
from bastide.server.terms import Terms

Shape = Literal["place", "slot", "choice", "confirm"]
CENTRE: Final = [50.0, 50.0]
RULES: Final = {
    "place": ["BASE-11", "BASE-12"],
    "figure": ["BASE-20", "BASE-21", "BASE-22"],
    "pass": ["BASE-20"],
    "recall": ["ABB-05"],
    "reinforce": ["ANN-30"],
    "portal": ["ANN-32"],
    "activate": ["ANN-25", "ANN-26"],
    "play": ["HOUSE-2"],
    "score": ["BASE-35"],
    "again": ["ANN-33", "ANN-29"],
}
"""Where an action of a kind is described."""
NAMED: Final = {"activate": "symbol", "play": "tile"}
"""What the word of a choice names."""
WORTHLESS: Final = ("reinforce", "score")
"""One figure more changes nothing of what a feature is worth, and the order of scoring is about all of them."""


def offers_of(game: Game, terms: Terms) -> list[Offer]:
    """All offers of the present decision, in the engine's order."""
    decision = game.decision
    if decision is None or decision.seat is None:
        return []
    return Maker(game, terms, decision).all()


class Maker:
    """Makes the offers of one decision. Slots of one feature share what is told of it: only the first carries it."""

    def __init__(self, game: Game, terms: Terms, decision: Decision) -> None:
        assert decision.seat is not None, "chance needs no offers"
        self._game, self._terms, self._seat, self._step = game, terms, decision.seat, decision.step
        self._first: dict[tuple[str, int], str] = {}  # (kind, feature): id of its first offer
        self._cells: dict[int, list[list[int]]] = {}  # by feature

    def all(self) -> list[Offer]:
        """In the engine's order."""
        engine = self._game.engine
        return [self._offer(to_action(engine, engine.acts[i])) for i in range(int(engine.legal()))]

    def _offer(self, action: Action) -> Offer:
        if action.kind == "place":
            return self._place(action)
        if action.feature:
            return self._slot(action)
        if action.args:
            words = " ".join(action.args)
            offer = self._bare(action, "choice", {NAMED.get(action.kind, "words"): words})
            if action.kind == "play":
                offer["tile"] = words
            return offer
        return self._bare(action, "confirm", {})

    def _bare(self, action: Action, shape: Shape, args: dict[str, Any]) -> Offer:
        word = action.kind if action.kind != "pass" or self._step == "figure" else f"pass-{self._step}"
        again = shape in ("place", "choice") and self._terms.takeback  # nothing hidden comes to light by these
        return {
            "id": action.text,
            "shape": shape,
            "seat": self._seat,
            "label": {"key": f"offer-{word}", "args": args},
            "preview": [],
            "rules": RULES.get(action.kind, []),
            "final": not again,
        }

    def _place(self, action: Action) -> Offer:
        offer = self._bare(action, "place", {"x": action.x, "y": action.y, "rotation": action.rotation})
        offer["x"], offer["y"], offer["at"] = action.x, action.y, CENTRE
        offer["rotation"], offer["tile"] = action.rotation, action.tile
        rules = self._game.engine.rules
        tile = rules.tiles[rules.tile_index[action.tile]]
        if not tile.single:
            offer["cells"] = cells_of_piece(tile, action)
        if not self._terms.aids:
            offer["alike"] = [turns * 90 for turns in range(4) if tile.looks[turns] * 90 == action.rotation]
        return offer

    def _slot(self, action: Action) -> Offer:
        placed, node = spot_of(self._game, action)
        root = node.root()
        cells = self._cells_of(root)
        args: dict[str, Any] = {"feature": action.feature}
        args["tiles"] = int(root.tiles) if action.feature != "field" else len(cells)
        if action.figure:
            args["role"] = role_of(self._game, action.figure, node)
        offer = self._bare(action, "slot", args)
        offer["x"], offer["y"] = action.x, action.y
        offer["at"] = place_in_cell(placed, action, int(node.seg.source))
        if self._terms.aids and action.kind not in WORTHLESS:
            offer["preview"] = worth(self._game, root)
        offer["group"] = self._first.setdefault((action.kind + action.figure, int(root.index)), action.text)
        if offer["group"] == action.text:
            offer["cells"] = cells
        return offer

    def _cells_of(self, root: Node) -> list[list[int]]:
        """The cells of a feature, looked up once."""
        index = int(root.index)
        if index not in self._cells:
            self._cells[index] = [list(cell) for cell in self._game.engine.state.cells_of(root)]
        return self._cells[index]


def cells_of_piece(tile: TileType, action: Action) -> list[list[int]]:
    """Every cell that a piece covers, the first one first."""
    parts = tile.rest[action.rotation // 90]
    return [[action.x, action.y], *([action.x + int(part.dx), action.y + int(part.dy)] for part in parts)]


def spot_of(game: Game, action: Action) -> tuple[Placed, Node]:
    """The tile and the segment that an action about a feature names."""
    engine = game.engine
    placed = engine.state.board.cells[engine.state.board.cell(action.x, action.y)]
    assert placed is not None, "a spot is offered on a tile"
    return placed, engine.state.node_at(placed, find_segment(engine, placed.rot, action.feature, action.at))


def role_of(game: Game, figure: str, node: Node) -> str:
    """What a figure is called there."""
    rules = game.engine.rules
    kind = next(i for i, spec in enumerate(rules.figure_specs) if spec.name == figure)
    return rules.role(kind, int(node.kind))


def place_in_cell(placed: Placed, action: Action, segment: int) -> list[float]:
    """Where a figure on a segment stands in its cell."""
    picture = picture_of(placed.tile.id, int(placed.part))
    at = anchor(picture, int(placed.rot.turns) * 90, variant_of(action.x, action.y), segment)
    return [round(at[0], 1), round(at[1], 1)]


def picture_of(tile: str, cell: int) -> str:
    """The name of the picture of one cell of a piece."""
    return f"{tile}~{cell}" if cell else tile


def worth(game: Game, root: Node) -> list[Line]:
    """What a feature would pay as it stands: now, or for what is counted last, at the end."""
    engine = game.engine
    said: list[Line] = []
    for line in engine.rules.points[int(root.kind)]:
        points = int(line.points(engine.state, root, int(root.open) > 0))
        key = "offer-later" if line.counted_last else "offer-worth"
        said.append({"key": key, "args": {"points": points, "reason": line.reason}})
    return said


def figure_places(view: dict[str, Any]) -> dict[str, list[float]]:
    """Where each figure on the board stands in its cell, by figure id."""
    tiles = {(tile["x"], tile["y"]): tile for tile in view["tiles"]}
    places: dict[str, list[float]] = {}
    for figure in view["figures"]:
        tile = tiles[figure["x"], figure["y"]]
        picture = picture_of(tile["tile"], tile.get("cell", 0))
        x, y = anchor(picture, tile["rotation"], variant_of(tile["x"], tile["y"]), figure["segment"])
        places[figure["id"]] = [round(x, 1), round(y, 1)]
    return places
