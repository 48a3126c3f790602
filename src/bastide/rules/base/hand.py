"""House rule HOUSE-2: a hand of two tiles. Draw to two, choose one to play, keep the other.

River tiles are played immediately. The hand grows with the first land tile.
"""

from mypy_extensions import i64

from bastide.core.actions import KIND_MASK, TURNS_SHIFT, Action
from bastide.core.board import PlacedCell
from bastide.core.engine import Engine
from bastide.core.refusal import Refusal
from bastide.core.ruleset import Ruleset
from bastide.core.state import State
from bastide.core.step import ActionKind, Step
from bastide.rules.base.draw import Draw, draw_step
from bastide.rules.base.places import is_placeable


class DrawToTwo(Draw):
    """A player who keeps a tile continues to play when the bag is empty."""

    def __init__(self, limit: int, slice_name: str) -> None:
        super().__init__(limit)
        self.slice_name = slice_name

    def has_tile(self, state: State) -> bool:
        """A tile is in the bag or kept."""
        return self.may_draw(state) or state.values[state.rules.slices[self.slice_name] + state.seat] > 0

    def enter(self, engine: Engine) -> bool:
        """Nothing is drawn from an empty bag."""
        if not self.may_draw(engine.state) and self.has_tile(engine.state):
            return False
        return super().enter(engine)


class Hand(Step):
    """Choose which of two tiles is played. It asks only if both can be placed and they differ."""

    name = "hand"
    question = "hand"
    verb = "choose a tile of your hand"
    cites = ("HOUSE-2",)

    def __init__(self, slice_name: str) -> None:
        self.slice_name = slice_name

    def kept(self, engine: Engine) -> i64:
        """The tile that the player to move keeps, -1 for none."""
        return engine.state.values[engine.rules.slices[self.slice_name] + engine.state.seat] - 1

    def keep(self, engine: Engine, tile: i64) -> None:
        """Keep this tile, -1 for none."""
        state = engine.state
        state.set(engine.rules.slices[self.slice_name] + state.seat, tile + 1)
        if state.listening and tile >= 0:
            state.emit("kept", {"seat": int(state.seat), "tile": engine.rules.tiles[tile].id})

    def held(self, state: State) -> list[int]:
        """The tile that each seat keeps."""
        at: i64 = state.rules.slices[self.slice_name]
        return [int(state.values[at + seat]) - 1 for seat in range(int(state.n_seats)) if state.values[at + seat] > 0]

    def enter(self, engine: Engine) -> bool:
        """Fill the hand, then let the player choose, or play the only tile that can be placed."""
        state, tiles = engine.state, engine.rules.tiles
        kept = self.kept(engine)
        if kept < 0:
            if state.hand >= 0 and draw_step(engine.rules).may_draw(state) and _is_land(engine, state.hand):
                self.keep(engine, state.hand)
                state.hand = -1
                engine.push_step("hand")
                engine.push_step("draw")
            return False
        if state.hand < 0:
            self._play_kept(engine, kept)
            return False
        if kept == state.hand or not is_placeable(state, tiles[kept]):
            return False
        state.decider = state.seat
        return True

    def _play_kept(self, engine: Engine, kept: i64) -> None:
        """The bag is empty: the kept tile is played, or discarded (BASE-14, BASE-40)."""
        state = engine.state
        self.keep(engine, -1)
        if is_placeable(state, engine.rules.tiles[kept]):
            state.hand = kept
            return
        state.discarded.append(int(kept))
        if state.listening:
            state.emit("discarded", {"tile": engine.rules.tiles[kept].id})
        engine.finish()

    def offer(self, engine: Engine) -> None:
        """The tile just drawn and the kept one."""
        code: i64 = engine.rules.kind_code["play"]
        engine.add_offer(code | (engine.state.hand << TURNS_SHIFT))
        engine.add_offer(code | (self.kept(engine) << TURNS_SHIFT))

    def apply(self, engine: Engine, action: i64) -> bool:
        """Play the chosen tile, keep the other."""
        state = engine.state
        chosen: i64 = action >> TURNS_SHIFT
        if chosen != state.hand:
            self.keep(engine, state.hand)
            state.hand = chosen
        if state.listening:
            state.emit("played", {"seat": int(state.seat), "tile": engine.rules.tiles[chosen].id})
        return True

    def why(self, engine: Engine, action: i64) -> Refusal | None:
        """A tile that is not in the hand."""
        if action & KIND_MASK != engine.rules.kind_code["play"]:
            return None
        name = engine.rules.tiles[action >> TURNS_SHIFT].id
        return Refusal("not-in-hand", "HOUSE-2", f"No tile {name} is in your hand.", {"tile": name})


def _is_land(engine: Engine, tile: i64) -> bool:
    """Whether it is a tile of the last stage of the supply."""
    ends = engine.rules.stage_end
    return len(ends) == 1 or tile >= ends[len(ends) - 2]


class PlayKind(ActionKind):
    """ "play E": place this tile of the hand. Packed: kind | tile << 6."""

    word = "play"
    names = "tile"
    question = "hand"

    def numbers(self, rules: Ruleset) -> int:
        """The number of tile types."""
        return len(rules.tiles)

    def to_action(self, engine: Engine, packed: i64) -> Action:
        """Its word is the tile."""
        return Action("play", args=(engine.rules.tiles[packed >> TURNS_SHIFT].id,))

    def to_packed(self, engine: Engine, action: Action, kind: i64) -> i64:
        """-1 for a tile that is not in this game."""
        if len(action.args) != 1 or action.args[0] not in engine.rules.tile_index:
            return -1
        return kind | (i64(engine.rules.tile_index[action.args[0]]) << TURNS_SHIFT)

    def sayable(self, engine: Engine, placed: PlacedCell | None) -> list[Action]:
        """Nothing: it concerns no tile on the board."""
        return []
