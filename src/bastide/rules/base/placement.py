"""Placing the tile in hand (BASE-10 to BASE-13), and why it does not fit."""

from typing import ClassVar, Final

from mypy_extensions import i64

from bastide._version import COMPILED
from bastide.core.actions import CELL_SHIFT, TILE_SHIFT, TURNS_SHIFT, pack_place
from bastide.core.engine import Engine
from bastide.core.geometry import SIDE_NAMES
from bastide.core.refusal import Refusal
from bastide.core.step import Step
from bastide.core.tiles.tables import TileRot, TileType
from bastide.rules.base.places import list_places

QUARTER: Final = 64  # turns << TURNS_SHIFT
HALF: Final = 128
THREE_QUARTERS: Final = 192

SKIPPED_MASK: Final[int] = -1 if COMPILED else 0
"""A cell with this mask is skipped. The compiled loop skips none: a branch on the mask cannot be predicted, and whole
games run 12 % faster without it. The interpreter runs 10 % faster with it."""

SIDE_WORDS = ("north", "east", "south", "west")


class Place(Step):
    """The player to move must place the tile (BASE-10)."""

    name = "place"
    question = "place"
    verb = "place the tile"
    cites: ClassVar[tuple[str, ...]] = ("BASE-11", "BASE-12")

    def enter(self, engine: Engine) -> bool:
        """Ask the player to move."""
        state = engine.state
        state.decider = state.seat
        state.turn_laid = state.board.n_laid
        return True

    def offer(self, engine: Engine) -> None:
        """Every open cell in every distinct rotation that agrees with all touching sides (BASE-12)."""
        state = engine.state
        tile = engine.rules.tiles[state.hand]
        if not tile.single or engine.rules.may_place_modules[tile.index]:
            n = list_places(state, tile)
            i: i64 = 0
            for i in range(n):
                engine.add_offer(pack_place(tile.index, state.places[i] >> 2, state.places[i] & 3))
        else:
            _offer_plain(engine, tile)

    def apply(self, engine: Engine, action: i64) -> bool:
        """Place the tile and join its segments to those around."""
        state = engine.state
        cell: i64 = action >> CELL_SHIFT
        turns: i64 = (action >> TURNS_SHIFT) & 3
        tile = engine.rules.tiles[state.hand]
        state.lay(tile, cell, turns, state.seat)
        state.hand = -1
        if state.listening:
            x, y = state.board.x(int(cell)), state.board.y(int(cell))
            data = {"seat": int(state.seat), "tile": tile.id, "x": x, "y": y, "rotation": int(turns) * 90}
            state.emit("placed", data)
        for module in engine.rules.tile_placed_modules:
            module.tile_placed(engine)
        return True

    def why(self, engine: Engine, action: i64) -> Refusal | None:
        """Why a placement is refused: the tile, the cell, a side, or a module that forbids it."""
        state = engine.state
        rules = engine.rules
        tile = rules.tiles[int(action >> TILE_SHIFT) & 1023]
        hand = rules.tiles[int(state.hand)]
        cell, turns = int(action >> CELL_SHIFT), int(action >> TURNS_SHIFT) & 3
        if tile is not hand:
            text = f"The tile in hand is {hand.id}, not {tile.id}."
            return Refusal("wrong-tile", "BASE-10", text, {"tile": tile.id, "hand": hand.id})
        wrong = _wrong_place(engine, tile, cell, turns)
        if wrong is not None:
            return wrong
        if tile.looks[turns] != turns:
            same = tile.looks[turns] * 90
            text = f"Turned {turns * 90} degrees it looks as at {same}: place it at {same}."
            return Refusal("same-looking-rotation", "BASE-11", text, {"rotation": str(same)})
        askers = rules.may_place_modules[tile.index]
        forbids = [module for module in askers if not module.may_place(state, tile, turns, cell)]
        for module in forbids or askers:
            refusal = module.why_not_place(state, tile, turns, cell)
            if refusal is not None:
                return refusal
        return None


def _offer_plain(engine: Engine, tile: TileType) -> None:
    """The fast path for a tile of one cell that no module restricts: one look-up per open cell."""
    board = engine.state.board
    engine.room_for(4 * board.n_open + 1)
    acts = engine.acts
    cells = board.open
    codes = board.open_codes
    fit = tile.fit
    head: i64 = pack_place(tile.index, 0, 0)
    skipped: i64 = SKIPPED_MASK
    n: i64 = engine.n_acts
    i: i64 = 0
    for i in range(board.n_open):
        mask: i64 = i64(fit[codes[i]])
        if mask == skipped:
            continue
        # Write all four and count those that fit. The next cell overwrites the rest.
        here: i64 = head | (cells[i] << CELL_SHIFT)
        acts[n] = here
        n += mask & 1
        acts[n] = here | QUARTER
        n += (mask >> 1) & 1
        acts[n] = here | HALF
        n += (mask >> 2) & 1
        acts[n] = here | THREE_QUARTERS
        n += mask >> 3
    engine.n_acts = n


def _wrong_place(engine: Engine, tile: TileType, first: int, turns: int) -> Refusal | None:
    """A taken cell, no adjacent tile, or the first side that does not agree (BASE-11, BASE-12)."""
    board = engine.state.board
    cells = [(first, tile.rots[turns])]
    cells += [(first + int(part.dy * board.width + part.dx), part.rot) for part in tile.rest[turns]]
    for cell, _ in cells:
        if board.placed_at(cell) is not None:
            where = {"x": str(board.x(cell)), "y": str(board.y(cell))}
            return Refusal("cell-taken", "BASE-11", f"A tile already lies at {where['x']},{where['y']}.", where)
    if not any(board.is_open(cell) for cell, _ in cells):
        text = "The tile must share a full side with a tile on the table; a corner is not enough."
        where = {"x": str(board.x(first)), "y": str(board.y(first))}
        return Refusal("no-neighbour", "BASE-11", text, where)
    for cell, rot in cells:
        mismatch = _mismatch(engine, cell, rot)
        if mismatch is not None:
            return mismatch
    return None


def _mismatch(engine: Engine, cell: int, rot: TileRot) -> Refusal | None:
    """The first side, clockwise from north, where the terrain differs, and the letters of all such sides (BASE-12)."""
    board, names = engine.state.board, engine.rules.codes.terrain_names
    code = int(board.code_at(cell))
    theirs = [int(board.terrain(code, side)) for side in range(4)]
    wrong = [side for side in range(4) if theirs[side] != 0 and theirs[side] != int(rot.edge[side])]
    if not wrong:
        return None
    side = wrong[0]
    a, b = names[int(rot.edge[side])], names[theirs[side]]
    text = f"On the {SIDE_WORDS[side]} side {a} would meet {b}."
    args = {"side": SIDE_NAMES[side], "mine": a, "theirs": b, "sides": "".join(SIDE_NAMES[side] for side in wrong)}
    return Refusal("side-mismatch", "BASE-12", text, args)
