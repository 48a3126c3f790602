"""The actions that JCloisterZone offers in a position of ours. They differ from the engine's legal actions:

- It names every rotation, even if some look the same.
- An abbot cannot return from a completed feature.
- A file may lack gardens that our tiles show.
- Version 6 keeps a strip of cells free before the river's end.
"""

from collections.abc import Collection

from bastide.core.actions import Action
from bastide.core.notation import find_segment, word_of
from bastide.game import Game
from bastide.jcz.boxes import BACK, FLIGHT, UNASKED

Cell = tuple[int, int]
Spot = tuple[str, str, int, int]
"""Kind of segment, its place, x, y."""

STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))


def action_spot(action: Action) -> Spot:
    """The spot of a figure action."""
    return action.feature, action.at, action.x, action.y


def meeple_spots(game: Game, without_garden: Collection[Cell]) -> dict[str, set[Spot]]:
    """By kind of figure, the segments where one can be placed now, and its machine if it can fly. Kinds without any are
    left out."""
    spots: dict[str, set[Spot]] = {}
    for action in _actions(game, "figure"):
        if action.feature != "garden" or (action.x, action.y) not in without_garden:
            spots.setdefault(action.figure, set()).add(action_spot(action))
    for action in _actions(game, FLIGHT.action):
        spots.setdefault(action.args[0], set()).add((FLIGHT.action, "I", *last_cell(game)))
    return spots


def last_cell(game: Game) -> Cell:
    """The cell of the tile placed last."""
    board = game.engine.state.board
    cell = int(board.laid[int(board.n_laid) - 1].cell)
    return int(board.x(cell)), int(board.y(cell))


def list_returns(game: Game) -> set[Spot]:
    """The abbots that can be returned now. An abbot on a feature that this turn's tile has completed cannot."""
    return {action_spot(action) for action in _actions(game, BACK.action) if not is_completed(game, action)}


def automatic_actions(game: Game) -> list[Action]:
    """The actions that JCloisterZone now takes automatically."""
    return [action for kind in UNASKED for action in _actions(game, kind)]


def move_piece(game: Game, word: str, spot: Spot | None) -> Action | None:
    """The move of a neutral figure to the feature with this segment, or (None) off the board. None if not legal."""
    for action in _actions(game, word):
        if (not action.feature) if spot is None else (action.feature and _is_same_feature(game, action, spot)):
            return action
    return None


def _is_same_feature(game: Game, action: Action, spot: Spot) -> bool:
    feature, at, x, y = spot
    other = Action("figure", feature=feature, x=x, y=y, at=at)
    state, roots = game.engine.state, []
    for one in (action, other):
        cell = state.board.cell(one.x, one.y)
        placed = state.board.placed_at(cell) if cell >= 0 else None
        segment = -1 if placed is None else find_segment(game.engine, placed.rot, one.feature, one.at)
        if placed is None or segment < 0:
            return False
        roots.append(state.node_at(placed, segment).root())
    return roots[0] is roots[1]


def is_completed(game: Game, action: Action) -> bool:
    """Whether the feature at the spot of a figure action is completed."""
    state = game.engine.state
    placed = state.board.require_tile(state.board.cell(action.x, action.y))
    segment = find_segment(game.engine, placed.rot, action.feature, action.at)
    return bool(state.node_at(placed, segment).root().open == 0)


def segments_at(game: Game, cell: Cell, places: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """Those of `places` (kind of segment, its place) that the tile in a cell has. Empty if no tile is there."""
    board = game.engine.state.board
    index = board.cell(*cell)
    placed = board.placed_at(index) if index >= 0 else None
    if placed is None:
        return []
    return [(kind, at) for kind, at in places if find_segment(game.engine, placed.rot, kind, at) >= 0]


def tile_places(game: Game, strip: bool) -> dict[Cell, set[int]]:
    """By cell, the rotations in degrees in which the tile in hand can be placed.

    `strip` applies the river rule of JCloisterZone 6.
    """
    places: dict[Cell, set[int]] = {}
    tile = game.engine.rules.tiles[int(game.engine.state.hand)]
    for action in _actions(game, "place"):
        if strip and not _is_strip_free(game, action):
            continue
        look = action.rotation // 90
        same = {90 * turns for turns in range(4) if tile.looks[turns] == look}
        places.setdefault((action.x, action.y), set()).update(same)
    return places


def _is_strip_free(game: Game, action: Action) -> bool:
    """Whether no tile lies in the strip of three rows ahead of the river's new end, at any distance."""
    engine = game.engine
    tile = engine.rules.tiles[int(engine.state.hand)]
    sides = [side for part in tile.spec.segments if part.kind == "river" for side in part.sides]
    taken = {(t["x"], t["y"]) for t in game.view_for(None)["tiles"]}
    for side in sides:
        dx, dy = STEPS[(side + action.rotation // 90) % 4]
        if (action.x + dx, action.y + dy) in taken:
            continue
        for x, y in taken:
            ahead = (x - action.x) * dx + (y - action.y) * dy
            aside = abs((x - action.x) * dy) + abs((y - action.y) * dx)
            if ahead >= 1 and aside <= 1:
                return False
    return True


def _actions(game: Game, kind: str) -> list[Action]:
    decision = game.decision
    if decision is None or decision.seat is None:
        return []
    return [action for action in game.legal_actions() if word_of(game.engine, action) == kind]
