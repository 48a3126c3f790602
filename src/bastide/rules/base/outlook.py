"""How many figure spots each placement would open, without placing it."""

from mypy_extensions import i64

from bastide.core.actions import CELL_SHIFT, TURNS_SHIFT
from bastide.core.engine import Engine


def count_figure_spots(engine: Engine) -> i64:
    """The sum over all offered placements of 1 + the figure spots that would follow (BASE-20 to BASE-22), or -1
    where only placing can tell: pieces of several cells, or modules that have a say."""
    rules, state = engine.rules, engine.state
    tile = rules.tiles[state.hand]
    if rules.offerers or rules.reactors or not tile.single or not tile.rots[0].plain:
        return -1
    n: i64 = engine.legal()
    total: i64 = n
    around = state.around
    last: i64 = -1
    i: i64 = 0
    kind: i64 = 0
    s: i64 = 0
    for kind in range(rules.n_kinds):
        if state.supply(state.seat, kind) == 0:
            continue
        stands: i64 = rules.stands[kind]
        for i in range(n):
            action: i64 = engine.acts[i]
            cell: i64 = action >> CELL_SHIFT
            if cell != last:
                around.look(state.board, state.features, cell)
                last = cell
            rot = tile.rots[(action >> TURNS_SHIFT) & 3]
            occupied: i64 = around.occupied
            if around.n_links:
                occupied = around.spread(rot)
            for s in range(rot.n_segments):
                if rot.positions[s] & occupied == 0 and (stands >> rot.segments[s].kind) & 1:
                    total += 1
    return total
