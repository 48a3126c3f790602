"""The view of a co-operative game besides the board (keys "mist" and "team"). Nothing is hidden from any player: the
engine itself does not know which tiles lie face down."""

from typing import Any

from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.core.notation import segment_place
from bastide.rules.mists.bury import cemeteries
from bastide.rules.mists.team import GONE, HIDDEN, HOUNDS, PILES, MistsTeam
from bastide.rules.shared_mist.banks import banks_view, describe_mist


def mist_view(team: MistsTeam, engine: Engine) -> dict[str, object]:
    """The mist, its ghosts and the cemeteries, JSON-ready."""
    state = engine.state
    return {
        "bank": int(team.bank(state)),
        "inGame": int(team.ghosts),
        "ghosts": _ghosts(engine),
        "banks": banks_view(engine),
        "cemeteries": [_cemetery(team, engine, node) for node in cemeteries(team, state)],
    }


def mist_places(team: MistsTeam, engine: Engine) -> list[tuple[str, Node, str]]:
    """Where ghosts are or can come, and cemeteries with a buried figure."""
    places: list[tuple[str, Node, str]] = []
    board = engine.state.board
    for node in [*_ghost_nodes(engine), *cemeteries(team, engine.state)]:
        cell = int(node.cell)
        places.append((f"ghost {board.x(cell)},{board.y(cell)} {int(node.seg.source)}", node, ""))
    lie = [(node.figure, node) for node in cemeteries(team, engine.state)]
    return [*places, *((figure.id, node, "") for figure, node in lie if figure is not None)]


def team_view(team: MistsTeam, engine: Engine) -> dict[str, object]:
    """The state of the team, JSON-ready. `piles`: tiles left in each. `pile`: the number of the current one, from 1."""
    state = engine.state
    values, slot = state.values, int(team.slot)
    return {
        "level": team.level.number,
        "target": int(team.target),
        "perColour": team.per_colour,
        "points": team.points(state),
        "colours": int(team.each),
        "piles": [int(values[slot + PILES + i]) for i in range(team.level.piles)],
        "pile": int(team.pile(state)) + 1,
        "hidden": int(values[slot + HIDDEN]),
        "hounds": [
            _hound(engine, points, int(values[slot + HOUNDS + number])) for number, points in enumerate(team.hounds)
        ],
        "result": team.result(state) or None,
    }


def _ghost_nodes(engine: Engine) -> list[Node]:
    features = engine.state.features
    return [node for node in features.nodes[: int(features.n_nodes)] if node.tokens > 0]


def _ghosts(engine: Engine) -> list[dict[str, object]]:
    haunted = _ghost_nodes(engine)
    return [{**segment_place(engine, node), "segment": int(node.seg.source), "n": int(node.tokens)} for node in haunted]


def _cemetery(team: MistsTeam, engine: Engine, node: Node) -> dict[str, object]:
    """`around`: the empty cells that must still be filled."""
    state = engine.state
    board = state.board
    x, y = board.x(int(node.cell)), board.y(int(node.cell))
    reach = [(dx, dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if (dx, dy) != (0, 0)]
    if not team.haunted:
        reach = [(dx, dy) for dx, dy in reach if dx == 0 or dy == 0]
    free = [[x + dx, y + dy] for dx, dy in reach if board.placed_at(board.cell(x + dx, y + dy)) is None]
    buried = node.figure
    return {
        **segment_place(engine, node),
        "segment": int(node.seg.source),
        "open": not team.is_closed(state, node),
        "around": free,
        "buried": buried.id if buried is not None else None,
    }


def _hound(engine: Engine, points: int, value: int) -> dict[str, object]:
    if value == 0:
        return {"points": points, "state": "waiting", "figure": None}
    figure = None if value == GONE else engine.state.figures[value - 1]
    if figure is None or figure.node is None:  # the figure went home with the points that won the game
        return {"points": points, "state": "gone", "figure": None}
    return {"points": points, "state": "on", "figure": figure.id}


def describe_view(view: dict[str, Any]) -> list[str]:
    """Both keys as sentences."""
    team = view["team"]
    lines = [f"Tiles left in the piles: {', '.join(map(str, team['piles']))}."]
    lines += [f"Hound at {hound['points']} points: {hound['state']}." for hound in team["hounds"]]
    return lines + describe_mist(view["mist"])
