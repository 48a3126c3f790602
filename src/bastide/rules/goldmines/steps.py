"""Laying the second ingot (GOL-10), and taking ingots after the scoring (GOL-22)."""

from typing import Final

from mypy_extensions import i64

from bastide.core.actions import CELL_SHIFT
from bastide.core.choice_actions import CellKind
from bastide.core.engine import Engine
from bastide.core.refusal import Refusal
from bastide.core.state import State
from bastide.core.step import Step
from bastide.rules.goldmines.ingots import TAKER, Ingots

LAY: Final = "gold"
SHARE: Final = "ingots"
TAKE: Final = "take-ingot"


def emit_ingots(state: State, kind: str, seat: i64, cells: list[int]) -> None:
    """Emit an event about ingots of these cells, if there are any."""
    if state.listening and cells:
        board = state.board
        at = [[board.x(cell), board.y(cell)] for cell in cells]
        state.emit(kind, {"seat": int(seat), "ingots": len(cells), "cells": at})


class LayIngots(Step):
    """An ingot on a gold tile just placed, and one on a tile around it."""

    name = LAY
    question = LAY
    verb = "choose the tile for the second ingot"
    cites = ("GOL-10",)
    has_effects = True

    def __init__(self, ingots: Ingots) -> None:
        self.ingots = ingots

    def enter(self, engine: Engine) -> bool:
        """Ask the player to move if there are several tiles (GOL-12, GOL-13)."""
        state = engine.state
        placed = state.board.laid[state.turn_laid]
        if not self.ingots.gold[placed.tile.index] or self.ingots.left(state) == 0:
            return False
        self.ingots.add(state, placed.cell, 1)
        around = self._around(state)
        if len(around) == 1:
            self.ingots.add(state, around[0], 1)
        emit_ingots(state, "ingots-laid", state.seat, [int(placed.cell), *(around if len(around) == 1 else [])])
        state.decider = state.seat
        return len(around) > 1

    def _around(self, state: State) -> list[int]:
        """The tiles for the second ingot, none of them a board."""
        if self.ingots.left(state) == 0:
            return []
        board = state.board
        found = [board.placed_at(cell) for cell in board.around(board.laid[state.turn_laid].cell)]
        return [int(placed.cell) for placed in found if placed is not None and not placed.tile.unmanned]

    def offer(self, engine: Engine) -> None:
        """Each tile around."""
        code: i64 = engine.rules.kind_code[LAY]
        for cell in self._around(engine.state):
            engine.add_offer(code | (i64(cell) << CELL_SHIFT))

    def apply(self, engine: Engine, action: i64) -> bool:
        """Lay it there."""
        state = engine.state
        self.ingots.add(state, action >> CELL_SHIFT, 1)
        emit_ingots(state, "ingots-laid", state.seat, [int(action >> CELL_SHIFT)])
        return True

    def why(self, engine: Engine, action: i64) -> Refusal | None:
        """The cell is not beside the gold tile, or belongs to a board."""
        return Refusal("gold-not-there", "GOL-10", "The second ingot goes on a tile around the gold tile.")


class ShareIngots(Step):
    """One after the other, beginning with the player to move, the seats that may take ingots take one."""

    name = SHARE
    question = SHARE
    verb = "choose the tile to take an ingot from"
    cites = ("GOL-22",)
    has_effects = True

    def __init__(self, ingots: Ingots) -> None:
        self.ingots = ingots

    def enter(self, engine: Engine) -> bool:
        """Ask a seat where it matters which ingot it takes (GOL-23)."""
        state, ingots = engine.state, self.ingots
        if state.values[ingots.slot + TAKER] == 0:
            return False
        taken: list[list[int]] = [[] for _ in range(int(state.n_seats))]
        asked = False
        while not asked and ingots.allowed(state):
            seat = ingots.taker(state)
            choices = ingots.choices(state, seat)
            asked = len(choices) > 1
            if asked:
                state.decider = seat
            else:
                ingots.take(state, seat, choices)
                taken[seat] += choices
        for seat, cells in enumerate(taken):
            emit_ingots(state, "ingots-taken", seat, cells)
        if not asked:
            ingots.end(state)
        return asked

    def offer(self, engine: Engine) -> None:
        """A tile for each group of seats that may take from it."""
        code: i64 = engine.rules.kind_code[TAKE]
        for cell in self.ingots.choices(engine.state, int(engine.state.decider)):
            engine.add_offer(code | (i64(cell) << CELL_SHIFT))

    def apply(self, engine: Engine, action: i64) -> bool:
        """Take it. Others may follow."""
        state, cells = engine.state, [int(action >> CELL_SHIFT)]
        emit_ingots(state, "ingots-taken", state.decider, cells)
        self.ingots.take(state, int(state.decider), cells)
        return False

    def why(self, engine: Engine, action: i64) -> Refusal | None:
        """There is no ingot for this seat, or another tile stands for it."""
        return Refusal("no-ingot-there", "GOL-23", "Take an ingot from one of the tiles offered.")


class LayKind(CellKind):
    """ "gold 2,1": the tile for the second ingot."""

    word = LAY
    question = LAY


class TakeKind(CellKind):
    """ "take-ingot 2,1": the tile to take an ingot from."""

    word = TAKE
    question = SHARE
