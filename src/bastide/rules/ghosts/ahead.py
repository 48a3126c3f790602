"""What each placement on offer leads to: a choice of figures, or the figure question as if there were no mist. Nothing
is placed but where a lone figure would be scared off (RuleModule.forecast)."""

from typing import Final

from mypy_extensions import i64

from bastide.core.actions import CELL_SHIFT, TURNS_SHIFT
from bastide.core.engine import Engine
from bastide.core.state import State
from bastide.core.vectors import append, vec
from bastide.rules.ghosts.haunting import MIST_SIDES, TOO_MANY, Haunting, bank, disperses, thickens

SAME: Final = 0  # the figure question follows, and nothing has left the map
TRY: Final = -1  # only placing can tell


class Ahead:
    """The count for one ruleset: how many answers follow a placement that thickens, disperses, or does both."""

    def __init__(self, haunting: Haunting) -> None:
        self.haunting = haunting
        self.thick: i64 = 0
        self.clear: i64 = 0
        self.both: i64 = 0
        self.tried: vec[i64] = vec[i64]([0] * 64)
        self.n_tried: i64 = 0

    def count(self, engine: Engine) -> i64:
        """Over all placements. Those after which somebody is asked whose figure gets a ghost are dropped."""
        state = engine.state
        if not self._look(state):
            return 0
        tile = engine.rules.tiles[state.hand]
        mine = tile.veils
        veiled: bool = tile.rots[0].veiled
        if self.clear == SAME and (not veiled or (self.thick == SAME and self.both == SAME)):
            return 0
        board = state.board
        acts = engine.acts
        spare = engine.spare_room()
        self.n_tried = 0
        total: i64 = 0
        kept: i64 = 0
        i: i64 = 0
        for i in range(engine.n_acts):
            action: i64 = acts[i]
            around: i64 = board.veil_at(action >> CELL_SHIFT)
            answers: i64 = SAME
            if veiled or around & MIST_SIDES:
                answers = self._after(mine[(action >> TURNS_SHIFT) & 3], around)
            if answers == SAME:
                spare[kept] = action
                kept += 1
            elif answers == TRY:
                self._note(action)
            else:
                total += answers
        if kept == engine.n_acts:
            return 0
        i = 0
        for i in range(self.n_tried):
            total += engine.count_answers(self.tried[i])
        engine.keep_offers(kept)
        return total

    def _after(self, mine: i64, around: i64) -> i64:
        grows: bool = thickens(mine, around)
        if disperses(mine, around):
            if grows:
                return self.both
            return self.clear
        if grows:
            return self.thick
        return SAME

    def _look(self, state: State) -> bool:
        """What the three cases lead to now; False if all to the same."""
        left: i64 = bank(state)
        own: i64 = self.haunting.standing(state, state.seat)
        others: i64 = 0
        seat: i64 = 0
        for seat in range(state.n_seats):
            if seat != state.seat:
                others += self.haunting.standing(state, seat)
        if left == 0 or (own == 0 and others == 0):
            return False
        self.thick = self._answers(state, others, False)
        self.clear = self._answers(state, own, True)
        self.both = self.thick
        if self.thick == SAME and (others == 0 or left > 1):
            self.both = self.clear
        return True

    def _answers(self, state: State, standing: i64, own: bool) -> i64:
        """One figure alone gets the ghost unasked; if it is scared off, its feature may be free for others."""
        if standing != 1:
            return standing
        if self.haunting.targets(state, own)[0].ghosts == TOO_MANY - 1:
            return TRY
        return SAME

    def _note(self, action: i64) -> None:
        if self.n_tried == len(self.tried):
            self.tried = append(self.tried, 0)
        self.tried[self.n_tried] = action
        self.n_tried += 1
