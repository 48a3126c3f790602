"""Drawing a tile: an action of chance (BASE-03, BASE-14, BASE-15, BASE-40)."""

from mypy_extensions import i64

from bastide.core.actions import KIND_MASK, TURNS_SHIFT, pack_draw
from bastide.core.engine import Engine
from bastide.core.refusal import Refusal
from bastide.core.ruleset import Ruleset
from bastide.core.state import CHANCE, State
from bastide.core.step import Step
from bastide.rules.base.places import is_placeable


class Draw(Step):
    """Draw tiles until one can be placed. With an empty bag the game ends."""

    name = "draw"
    question = "draw"
    verb = "draw a tile"

    def __init__(self, limit: int = 0) -> None:
        self.limit: i64 = limit  # HOUSE-6: the number of tiles drawn in a game, 0 for all

    def may_draw(self, state: State) -> bool:
        """Whether a tile can be drawn and the limit of HOUSE-6 is not reached."""
        if state.rules.withholds:
            return self.draws_left(state) > 0
        return state.bag > 0 and (self.limit == 0 or state.rules.n_bag - state.bag < self.limit)

    def has_tile(self, state: State) -> bool:
        """Whether the player to move can get a tile at all (BASE-40)."""
        return self.may_draw(state)

    def enter(self, engine: Engine) -> bool:
        """Ask chance, or end the game."""
        state = engine.state
        if not self.has_tile(state):
            engine.finish()
            return False
        state.decider = CHANCE
        return True

    def draws_left(self, state: State) -> i64:
        """The tiles in the bag that may be drawn sometime, or what the limit leaves of them (HOUSE-6).

        0 if none of them can be drawn now, because then the game ends."""
        most = state.bag
        if state.rules.withholds:
            most = max(most - state.rules.never_drawn(state), i64(0)) if count_drawable(state) > 0 else i64(0)
        if self.limit == 0:
            return most
        return min(most, max(i64(0), self.limit - (state.rules.n_bag - state.bag)))

    def offer(self, engine: Engine) -> None:
        """Every tile type in the bag that belongs to the current stage of the supply (COM-03)."""
        rules, state = engine.rules, engine.state
        stage = stage_of(state)
        end: i64 = rules.stage_end[stage]
        i: i64 = 0
        if rules.withholds:
            for i in range(end):
                if rules.drawable(state, i) > 0:
                    engine.add_offer(pack_draw(i))
            return
        engine.room_for(end)
        acts = engine.acts
        values = state.values
        slot: i64 = rules.bag_slot
        n: i64 = engine.n_acts
        for i in range(end):
            if values[slot + i] > 0:
                acts[n] = pack_draw(i)
                n += 1
        engine.n_acts = n

    def outcomes(self, engine: Engine) -> i64:
        """Each tile of the stage is equally likely."""
        state = engine.state
        if engine.rules.withholds:
            return count_drawable(state)
        if engine.rules.stage_later[0] == 0:  # there is only one stage
            return state.bag
        return state.bag - engine.rules.stage_later[stage_of(state)]

    def outcome(self, engine: Engine, number: i64) -> i64:
        """Tiles are numbered in the order of their types."""
        rules, values = engine.rules, engine.state.values
        slot: i64 = rules.bag_slot
        i: i64 = slot
        if rules.withholds:
            return self._drawable(engine.state, number)
        if len(rules.stage_end) > 1:  # earlier stages are used up
            stage = stage_of(engine.state)
            if stage > 0:
                i += rules.stage_end[stage - 1]
        while number >= values[i]:
            number -= values[i]
            i += 1
        return pack_draw(i - slot)

    def _drawable(self, state: State, number: i64) -> i64:
        """The outcome where modules withhold tiles."""
        rules = state.rules
        tile: i64 = first_of_stage(state)
        copies: i64 = rules.drawable(state, tile)
        while number >= copies:
            number -= copies
            tile += 1
            copies = rules.drawable(state, tile)
        return pack_draw(tile)

    def apply(self, engine: Engine, action: i64) -> bool:
        """Take the tile in hand, or discard it if it fits nowhere (BASE-14)."""
        state = engine.state
        index: i64 = action >> TURNS_SHIFT
        state.add(engine.rules.bag_slot + index, -1)
        state.bag -= 1
        tile = engine.rules.tiles[index]
        if state.listening:
            state.emit("drew", {"seat": int(state.seat), "tile": tile.id})
        for module in engine.rules.tile_drawn_modules:
            module.tile_drawn(engine, tile)
        if is_placeable(state, tile):
            state.hand = index
            return True
        state.discarded.append(int(index))
        if state.listening:
            state.emit("discarded", {"tile": tile.id})
        return False

    def why(self, engine: Engine, action: i64) -> Refusal | None:
        """A tile type of which none is left in the bag."""
        if action & KIND_MASK == pack_draw(0) & KIND_MASK:
            name = engine.rules.tiles[int(action >> TURNS_SHIFT)].id
            if engine.rules.withholds and engine.state.left(action >> TURNS_SHIFT) > 0:
                return None
            return Refusal("not-in-bag", "BASE-03", f"No tile {name} is left in the bag.", {"tile": name})
        return None


def draw_step(rules: Ruleset) -> Draw:
    """Return the step of these rules in which tiles are drawn. Other steps may come before it."""
    draw = rules.steps[rules.step_index[Draw.name]]
    assert isinstance(draw, Draw)
    return draw


def stage_of(state: State) -> i64:
    """The current stage of the supply. No tile of a later stage has been drawn."""
    later = state.rules.stage_later
    stage: i64 = 0
    while later[stage] >= state.bag:
        stage += 1
    return stage


def first_of_stage(state: State) -> i64:
    """The first tile type of the current stage."""
    stage = stage_of(state)
    return state.rules.stage_end[stage - 1] if stage > 0 else i64(0)


def count_drawable(state: State) -> i64:
    """How many tiles can be drawn now, where modules withhold some."""
    if state.bag == 0:
        return 0
    rules = state.rules
    tiles: i64 = 0
    i: i64 = 0
    for i in range(first_of_stage(state), rules.stage_end[stage_of(state)]):
        tiles += rules.drawable(state, i)
    return tiles
