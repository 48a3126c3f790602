"""Drawing a tile: an action of chance (BASE-03, BASE-14, BASE-15, BASE-40)."""

from mypy_extensions import i64

from bastide.core.actions import KIND_MASK, TURNS_SHIFT, pack_draw
from bastide.core.engine import Engine
from bastide.core.hooks import Step
from bastide.core.refusal import Refusal
from bastide.core.state import CHANCE, State
from bastide.core.tables import TileType


class Draw(Step):
    """Chance is asked for a tile until one can be placed; with an empty bag the game ends."""

    name = "draw"
    question = "draw"

    def enter(self, engine: Engine) -> bool:
        """Ask chance, or end the game."""
        state = engine.state
        if state.bag == 0:
            engine.finish()
            return False
        state.decider = CHANCE
        return True

    def offer(self, engine: Engine) -> None:
        """Every tile type that is still in the bag."""
        rules = engine.rules
        types: i64 = len(rules.tiles)
        engine.room_for(types)
        acts = engine.acts
        values = engine.state.values
        slot: i64 = rules.bag_slot
        n: i64 = engine.n_acts
        i: i64 = 0
        for i in range(types):
            if values[slot + i] > 0:
                acts[n] = pack_draw(i)
                n += 1
        engine.n_acts = n

    def outcomes(self, engine: Engine) -> i64:
        """Each tile in the bag is as likely as any other."""
        return engine.state.bag

    def outcome(self, engine: Engine, number: i64) -> i64:
        """Tiles are numbered in the order of their types."""
        values = engine.state.values
        slot: i64 = engine.rules.bag_slot
        i: i64 = slot
        while number >= values[i]:
            number -= values[i]
            i += 1
        return pack_draw(i - slot)

    def apply(self, engine: Engine, action: i64) -> bool:
        """Take the tile in hand, or put it back in the box if it fits nowhere (BASE-14)."""
        state = engine.state
        index: i64 = action >> TURNS_SHIFT
        state.add(engine.rules.bag_slot + index, -1)
        state.bag -= 1
        tile = engine.rules.tiles[index]
        if state.listening:
            state.emit("drew", {"seat": int(state.seat), "tile": tile.id})
        if is_placeable(state, tile):
            state.hand = index
            return True
        state.discarded.append(int(index))
        if state.listening:
            state.emit("discarded", {"tile": tile.id})
        return False

    def why(self, engine: Engine, action: i64) -> Refusal | None:
        """A tile that is not in the bag any more."""
        if action & KIND_MASK == pack_draw(0) & KIND_MASK:
            name = engine.rules.tiles[int(action >> TURNS_SHIFT)].id
            return Refusal("not-in-bag", "BASE-03", f"No tile {name} is left in the bag.", {"tile": name})
        return None


def is_placeable(state: State, tile: TileType) -> bool:
    """True if some open cell takes the tile in some rotation (BASE-15)."""
    if not tile.single or state.rules.vetoes:
        return len(allowed_places(state, tile)) > 0
    board = state.board
    cells = board.open
    code = board.code
    fit = tile.fit
    i: i64 = 0
    for i in range(board.n_open):  # noqa: SIM110 - a loop is three times as fast compiled
        if fit[code[cells[i]]] != 0:
            return True
    return False


def allowed_places(state: State, tile: TileType) -> list[tuple[int, int]]:
    """Every (first cell, quarter turns) where the tile fits and no module forbids it (hook may_place: all must
    agree)."""
    places: list[tuple[int, int]] = []
    if tile.single:
        for i in range(int(state.board.n_open)):
            cell = int(state.board.open[i])
            mask = int(tile.fit[state.board.code[cell]])
            places += [(cell, turns) for turns in range(4) if (mask >> turns) & 1]
    else:
        places = state.board.piece_places(tile)
    for module in state.rules.vetoes:
        places = [place for place in places if module.may_place(state, tile, place[1], place[0])]
    return places
