"""Which segment and which figure an action or an event is about."""

from bastide.core.actions import Action
from bastide.core.features import Node
from bastide.core.figures import Figure
from bastide.core.notation import find_segment
from bastide.game import Game
from bastide.server.offering.places import tile_at


def spot_of(game: Game, action: Action) -> Node:
    """The segment that an action about a feature names."""
    engine, placed = game.engine, tile_at(game, action.x, action.y)
    return engine.state.node_at(placed, find_segment(engine, placed.rot, action.feature, action.at))


def role_of(game: Game, figure: str, node: Node) -> str:
    """What a figure is called there."""
    rules = game.engine.rules
    kind = next(i for i, spec in enumerate(rules.figure_specs) if spec.name == figure)
    return rules.role(kind, int(node.kind))


def alike(game: Game, action: Action, node: Node) -> list[Figure]:
    """The figures of the kind that an action names on a segment."""
    specs = game.engine.rules.figure_specs
    standing = [figure for figure in game.engine.state.figures if figure.node is node]
    return [figure for figure in standing if specs[int(figure.kind)].name == action.figure]


def number_of(action: Action) -> int:
    """Which of several it means, from 1."""
    return int(action.args[0]) if action.args else 1


def meant(game: Game, action: Action, node: Node) -> Figure:
    """The figure that an action is about."""
    return alike(game, action, node)[number_of(action) - 1]


def called(game: Game, name: str) -> Figure:
    """The figure of that id."""
    return next(figure for figure in game.engine.state.figures if figure.id == name)
