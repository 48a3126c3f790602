"""Ingots on drawn boards."""

from collections import Counter

from tests.reference.goldmines import GoldPosition
from tests.rules.boards import Board
from tests.rules.drawing import COLOURS, Cell
from tests.rules.tables import EngineTable, ReferenceTable, game_of


def lay(board: Board, gold: dict[Cell, int], **held: int) -> None:
    """Ingots on these cells and nowhere else, and those that colours have taken before."""
    table = board.table
    if isinstance(table, ReferenceTable):
        now = table.now
        assert isinstance(now, GoldPosition)
        now.gold, now.listed = Counter(gold), None
        now.ingots = [held.get(colour, 0) for colour in COLOURS[: len(now.scores)]]
        return
    engine = game_of(table).engine
    (module,) = (one for one in engine.rules.modules if one.id == "goldmines")
    ingots, state = getattr(module, "ingots"), engine.state  # noqa: B009 - only this module has them
    for x, y in gold_on(board):
        ingots.add(state, state.board.cell(x, y), -gold_on(board)[x, y])
    for (x, y), number in gold.items():
        ingots.add(state, state.board.cell(x, y), number)
    for colour, number in held.items():
        state.set(ingots.slot + 17 + COLOURS.index(colour), number)


def gold_on(board: Board) -> dict[Cell, int]:
    """The ingots on the map."""
    if isinstance(board.table, EngineTable):
        lying = board.table.game.shown_to(None)["gold"]["tiles"]
    else:
        assert isinstance(board.table, ReferenceTable)
        assert isinstance(board.table.now, GoldPosition)
        lying = board.table.now.shown_gold()["tiles"]
    return {(one["x"], one["y"]): one["ingots"] for one in lying}


def expect_ingots(board: Board, **held: int) -> None:
    """What the colours named have taken; all others have none."""
    if isinstance(board.table, EngineTable):
        seats = board.table.game.shown_to(None)["gold"]["seats"]
    else:
        assert isinstance(board.table, ReferenceTable)
        assert isinstance(board.table.now, GoldPosition)
        seats = board.table.now.ingots
    assert dict(zip(COLOURS, seats, strict=False)) == {one: held.get(one, 0) for one in COLOURS[: len(seats)]}


def expect_question(board: Board, step: str, colour: str, *cells: Cell) -> None:
    """`colour` chooses one of these cells."""
    assert (board.table.step, board.table.asked) == (step, COLOURS.index(colour))
    verb = {"gold": "gold", "ingots": "take-ingot"}[step]
    assert board.table.legal() == {f"{verb} {x},{y}" for x, y in cells}
