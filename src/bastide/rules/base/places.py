"""Where a tile may be placed: sides agree, no module forbids it, and preferred placements come first."""

from mypy_extensions import i64

from bastide.core.rule_module import RuleModule
from bastide.core.state import State
from bastide.core.tiles.tables import TileType
from bastide.core.vectors import append


def is_placeable(state: State, tile: TileType) -> bool:
    """True if some open cell takes the tile in some rotation (BASE-15)."""
    if not tile.single or state.rules.may_place_modules[tile.index]:
        return list_places(state, tile) > 0
    board = state.board
    codes = board.open_codes
    fit = tile.fit
    i: i64 = 0
    for i in range(board.n_open):  # noqa: SIM110 - a loop is three times as fast compiled
        if fit[codes[i]] != 0:
            return True
    return False


def list_places(state: State, tile: TileType) -> i64:
    """Write every placement into `state.places` as first cell << 2 | quarter turns, and return their number. The list
    made when the tile was drawn is reused when it is placed."""
    if state.places_of != tile.index + 1:
        state.n_places = _find_places(state, tile)
        state.places_of = tile.index + 1
    return state.n_places


def _find_places(state: State, tile: TileType) -> i64:
    n = _that_fit(state, tile)
    modules = state.rules.may_place_modules[tile.index]
    if not modules:
        return n
    n = _filter_allowed(state, tile, modules, n)
    if n == 0:
        for module in modules:
            place: i64 = module.last_resort(state, tile)
            if place >= 0:
                _note(state, n, place)
                n += 1
    return n


def _note(state: State, n: i64, place: i64) -> None:
    if n == len(state.places):
        state.places = append(state.places, 0)
    state.places[n] = place


def _that_fit(state: State, tile: TileType) -> i64:
    """Open cells in order, distinct rotations that agree with all touching sides (BASE-12)."""
    board = state.board
    n: i64 = 0
    i: i64 = 0
    if not tile.single:
        found = board.piece_places(tile)
        for i in range(len(found)):
            _note(state, n, found[i])
            n += 1
        return n
    for i in range(board.n_open):
        cell: i64 = board.open[i]
        mask: i64 = i64(tile.fit[board.open_codes[i]])
        turns: i64 = 0
        while mask != 0:
            if mask & 1:
                _note(state, n, (cell << 2) | turns)
                n += 1
            mask >>= 1
            turns += 1
    return n


def _filter_allowed(state: State, tile: TileType, modules: list[RuleModule], n: i64) -> i64:
    """Keep placements that no module forbids. If some of them are preferred by all modules, keep only those."""
    first = modules[0]  # usually the only one
    others = modules[1:]
    places = state.places
    allowed: i64 = 0
    liked: i64 = 0
    i: i64 = 0
    for i in range(n):
        place: i64 = places[i]
        if not first.may_place(state, tile, place & 3, place >> 2) or not _all_allow(others, state, tile, place):
            continue
        if first.prefers(state, tile, place & 3, place >> 2) and _all_prefer(others, state, tile, place):
            places[allowed] = place
            liked += 1
        else:
            places[allowed] = ~place
        allowed += 1
    kept: i64 = 0
    for i in range(allowed):
        if places[i] >= 0:
            places[kept] = places[i]
            kept += 1
        elif liked == 0:
            places[kept] = ~places[i]
            kept += 1
    return kept


def _all_allow(modules: list[RuleModule], state: State, tile: TileType, place: i64) -> bool:
    for module in modules:  # noqa: SIM110 - a loop is three times as fast compiled
        if not module.may_place(state, tile, place & 3, place >> 2):
            return False
    return True


def _all_prefer(modules: list[RuleModule], state: State, tile: TileType, place: i64) -> bool:
    for module in modules:  # noqa: SIM110 - a loop is three times as fast compiled
        if not module.prefers(state, tile, place & 3, place >> 2):
            return False
    return True
