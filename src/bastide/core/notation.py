"""Packed actions to structs and back. What a text means on this board, and the sentence if it means nothing."""

from mypy_extensions import i64

from bastide.core.actions import (
    CELL_SHIFT,
    DRAW,
    FIGURE,
    FIRST_OF_MODULES,
    KIND_MASK,
    PASS,
    PLACE,
    SEGMENT_SHIFT,
    TILE_SHIFT,
    TURNS_SHIFT,
    Action,
    pack_draw,
    pack_figure,
    pack_place,
)
from bastide.core.engine import Engine
from bastide.core.refusal import IllegalAction, Refusal
from bastide.core.tables import TileRot


def to_action(engine: Engine, packed: i64) -> Action:
    """The struct of a packed action, in the words of the present board (a figure needs its tile laid)."""
    kind = int(packed & KIND_MASK)
    rules, board = engine.rules, engine.state.board
    if kind == DRAW:
        return Action("draw", tile=rules.tiles[int(packed >> TURNS_SHIFT)].id)
    if kind == PASS:
        return Action("pass")
    cell = int(packed >> CELL_SHIFT)
    if kind == PLACE:
        tile = rules.tiles[int((packed >> TILE_SHIFT) & 1023)]
        turns = int((packed >> TURNS_SHIFT) & 3)
        return Action("place", tile=tile.id, x=board.x(cell), y=board.y(cell), rotation=90 * turns)
    if kind == FIGURE:
        placed = board.cells[cell]
        assert placed is not None
        segment = int((packed >> SEGMENT_SHIFT) & 255)
        return Action(
            "figure",
            figure=rules.figure_specs[int((packed >> TURNS_SHIFT) & 15)].name,
            feature=rules.kind_names[int(placed.rot.segments[segment].kind)],
            x=board.x(cell),
            y=board.y(cell),
            at=placed.rot.at[segment],
        )
    module_kind = rules.action_kind(kind)
    assert module_kind is not None
    return module_kind.to_action(engine, packed)


def to_packed(engine: Engine, action: Action) -> int:
    """The packed form of an action. Raises IllegalAction where its words mean nothing on this board."""
    rules = engine.rules
    if action.kind == "pass" and not action.args:
        return PASS
    if action.kind == "draw":
        return int(pack_draw(_tile(engine, action.tile)))
    if action.kind == "place":
        cell = engine.state.board.cell(action.x, action.y)
        if cell < 0 or action.rotation not in (0, 90, 180, 270):
            raise _refuse(
                "no-neighbour", "BASE-11", f"The cell {action.x},{action.y} touches no tile.", x=action.x, y=action.y
            )
        return int(pack_place(_tile(engine, action.tile), cell, action.rotation // 90))
    if action.kind == "figure":
        return _figure(engine, action)
    for index, module_kind in enumerate(rules.action_kinds):
        if module_kind.word == action.kind:
            packed = int(module_kind.to_packed(engine, action, FIRST_OF_MODULES + index))
            if packed >= 0:
                return packed
    raise _refuse("bad-action", "", f"{action.text!r} is no action of this game.", action=action.text)


def _tile(engine: Engine, name: str) -> int:
    index = engine.rules.tile_index.get(name)
    if index is None:
        raise _refuse("wrong-tile", "BASE-01", f"There is no tile {name!r} in this game.", tile=name)
    return index


def _figure(engine: Engine, action: Action) -> int:
    rules, board = engine.rules, engine.state.board
    names = [spec.name for spec in rules.figure_specs]
    if action.figure not in names:
        raise _refuse(
            "wrong-figure", "BASE-21", f"There is no figure {action.figure!r} in this game.", figure=action.figure
        )
    cell = board.cell(action.x, action.y)
    placed = board.cells[cell] if cell >= 0 else None
    if placed is None:
        raise _refuse(
            "not-just-placed", "BASE-20", f"There is no tile at {action.x},{action.y}.", x=action.x, y=action.y
        )
    segment = find_segment(engine, placed.rot, action.feature, action.at)
    if segment < 0:
        text = f"Tile {placed.tile.id} has no {action.feature} at {action.at} that takes a figure in this game."
        raise _refuse("no-such-segment", "BASE-21", text, tile=placed.tile.id, feature=action.feature, at=action.at)
    return int(pack_figure(names.index(action.figure), segment, cell))


def find_segment(engine: Engine, rot: TileRot, feature: str, at: str) -> int:
    """The segment of a kind at a place of the tile as it lies, -1 if there is none."""
    for i in range(int(rot.n_segments)):
        if rot.at[i] == at and engine.rules.kind_names[int(rot.segments[i].kind)] == feature:
            return i
    return -1


def _refuse(code: str, rule: str, text: str, **args: object) -> IllegalAction:
    return IllegalAction(Refusal(code, rule, text, {key: str(value) for key, value in args.items()}))


def refusal_of(engine: Engine, action: Action) -> Refusal | None:
    """Why an action is not legal now; None if it is (offered is enforced)."""
    state = engine.state
    if state.over:
        return Refusal("game-over", "BASE-40", "The game is over.")
    try:
        packed = to_packed(engine, action)
    except IllegalAction as error:
        return _step_refusal(engine, action) or error.refusal
    if engine.is_legal(packed):
        return None
    return (
        _step_refusal(engine, action)
        or engine.current().why(engine, packed)
        or Refusal("bad-action", "BASE-10", f"'{action.text}' is not offered now.", {"action": action.text})
    )


def _step_refusal(engine: Engine, action: Action) -> Refusal | None:
    """A decision of another step than the one that asks now."""
    question = engine.current().question
    asked = "figure" if action.kind == "pass" else action.kind
    if asked in ("draw", "place", "figure") and asked != question:
        text = f"Now is the time to {_VERBS.get(question, question)}, not to {_VERBS[asked]}."
        return Refusal("wrong-step", "BASE-10", text, {"now": question, "asked": asked})
    return None


_VERBS = {"draw": "draw a tile", "place": "place the tile", "figure": "place a figure or none"}
