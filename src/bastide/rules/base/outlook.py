"""How many figure spots each placement would open, without placing it."""

from typing import Final

from mypy_extensions import i64

from bastide.core.actions import CELL_SHIFT, TURNS_SHIFT
from bastide.core.engine import Engine
from bastide.core.hooks import RuleModule
from bastide.core.tables import TileType

STRUCK: Final = -1


def count_figure_spots(engine: Engine) -> i64:
    """The sum over all offered placements of 1 + the figure spots that would follow (BASE-20 to BASE-22) and what
    modules add to them, or -1 where only placing can tell: pieces of several cells, split sides."""
    rules, state = engine.rules, engine.state
    tile = rules.tiles[state.hand]
    if not tile.single or not tile.rots[0].plain:
        return -1
    total: i64 = engine.legal()
    unsure: list[int] = []
    if rules.forecasters:
        total += _added(engine, unsure)
    kind: i64 = 0
    for kind in range(rules.n_kinds):
        if state.supply(state.seat, kind) > 0:
            total += _spots(engine, tile, rules.stands[kind], len(unsure))
    for action in unsure:
        total += engine.count_answers(action) - 1
    return total


def _added(engine: Engine, unsure: list[int]) -> i64:
    """What modules add over all offered placements; those of which one cannot tell are listed as unsure and struck
    from the offers at hand."""
    n: i64 = engine.n_acts
    total: i64 = 0
    everywhere: i64 = 0
    asking: list[RuleModule] = []
    for module in engine.rules.forecasters:
        more: i64 = module.ahead(engine)
        if more < 0:
            asking.append(module)
        else:
            everywhere += more
    i: i64 = 0
    if asking:
        for i in range(n):
            more = _added_there(engine, asking, engine.acts[i])
            if more < 0:
                unsure.append(engine.acts[i])
                engine.acts[i] = STRUCK
            else:
                total += more
    engine.listed = not unsure
    return total + everywhere * (n - i64(len(unsure)))


def _added_there(engine: Engine, asking: list[RuleModule], action: i64) -> i64:
    """What modules add after one placement, -1 if one of them cannot tell."""
    total: i64 = 0
    for module in asking:
        more: i64 = module.spots_ahead(engine, action)
        if more < 0:
            return -1
        total += more
    return total


def _spots(engine: Engine, tile: TileType, stands: i64, n_struck: i64) -> i64:
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
        return inside * (engine.n_acts - n_struck)
    acts = engine.acts
    last: i64 = -1
    total: i64 = 0
    i: i64 = 0
    for i in range(engine.n_acts):
        action: i64 = acts[i]
        if action == STRUCK:
            continue
        cell: i64 = action >> CELL_SHIFT
        if cell != last:
            around.look(state.board, state.features, cell)
            last = cell
        occupied: i64 = around.occupied
        if occupied == 0:
            total += unoccupied
            continue
        rot = tile.rots[(action >> TURNS_SHIFT) & 3]
        if around.n_links:
            occupied = around.spread(rot)
        positions = rot.positions
        for s in range(len(bits)):
            if positions[s] & occupied == 0 and bits[s] & stands:
                total += 1
    return total
