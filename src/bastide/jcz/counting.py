"""Points as JCloisterZone counts them: at the end of a turn, a returned abbot at once, an empty field as 0."""

from bastide.core.actions import Action
from bastide.core.scoring import ScoreLine
from bastide.game import Game
from bastide.jcz.boxes import BACK


def list_counted_lines(game: Game, committed: int, figure: Action | None) -> list[ScoreLine]:
    """The lines of committed turns, and that of an abbot whose return waits for its COMMIT."""
    told = game.explain()
    lines = told[:committed]
    if figure is not None and figure.kind == BACK.action:
        game.push(figure)
        lines += [line for line in game.explain()[len(told) :] if line.reason == BACK.action]
        game.pop()
    return lines


def empty_fields(game: Game) -> list[list[int]]:
    """The seats with most farmers on each worthless field of a finished game.

    JCloisterZone lists their 0 points, and our score has no line for them.
    """
    state, rules = game.engine.state, game.engine.rules
    roots = {}
    for figure in state.figures:
        node = figure.node
        if node is not None and rules.kind_names[int(node.kind)] == "field":
            roots[int(node.root().index)] = node.root()
    empty = [root for root in roots.values() if not rules.scoring.worth(state, root, True)]
    seats = range(int(rules.n_seats))
    return [[seat for seat in seats if int(rules.scoring.paid(state, root)) >> seat & 1] for root in empty]
