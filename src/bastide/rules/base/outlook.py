"""How many figure spots each placement would open, without placing it."""

from mypy_extensions import i64

from bastide.core.actions import CELL_SHIFT, TURNS_SHIFT
from bastide.core.engine import Engine
from bastide.core.tables import TileType


def count_figure_spots(engine: Engine) -> i64:
    """The sum over all offered placements of 1 + the figure spots that would follow (BASE-20 to BASE-22) and what
    modules add to them, or -1 where only placing can tell: pieces of several cells, split sides."""
    rules, state = engine.rules, engine.state
    tile = rules.tiles[state.hand]
    if not tile.single or not tile.rots[0].plain:
        return -1
    engine.legal()
    total: i64 = 0
    for module in rules.forecasters:
        more: i64 = module.forecast(engine)
        if more < 0:
            return -1
        total += more
    total += engine.n_acts
    # kinds that stand at the same places are counted once: guards stand where meeples do
    first: i64 = 0
    spots: i64 = 0
    kind: i64 = 0
    for kind in range(rules.n_kinds):
        if state.supply(state.seat, kind) == 0:
            continue
        stands: i64 = rules.stands[kind]
        if stands == first:
            total += spots
            continue
        here = _spots(engine, tile, stands)
        total += here
        if first == 0:
            first = stands
            spots = here
    return total


def _spots(engine: Engine, tile: TileType, stands: i64) -> i64:
    """The free spots for one kind of figure, over all offered placements."""
    state = engine.state
    around = state.around
    bits = tile.rots[0].kind_bits
    unoccupied: i64 = 0
    inside: i64 = 0
    s: i64 = 0
    for s in range(len(bits)):
        if bits[s] & stands:
            unoccupied += 1
            if tile.rots[0].positions[s] == 0:
                inside += 1
    if unoccupied == inside:  # nothing that touches a side: always free, whatever lies around
        return inside * engine.n_acts
    acts = engine.acts
    rots = tile.rots
    last: i64 = -1
    total: i64 = 0
    i: i64 = 0
    for i in range(engine.n_acts):
        action: i64 = acts[i]
        cell: i64 = action >> CELL_SHIFT
        if cell != last:
            around.look(state.board, state.features, cell)
            last = cell
        occupied: i64 = around.occupied
        if occupied == 0:
            total += unoccupied
            continue
        rot = rots[(action >> TURNS_SHIFT) & 3]
        if around.n_links:
            occupied = around.spread(rot)
        positions = rot.positions
        for s in range(len(bits)):
            if positions[s] & occupied == 0 and bits[s] & stands:
                total += 1
    return total
