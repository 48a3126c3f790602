"""Conversion between packed actions and Action structs, and the reasons why an action is refused on this board."""

from mypy_extensions import i64

from bastide.core import actions
from bastide.core.actions import FIRST_OF_MODULES, KIND_MASK, Action
from bastide.core.board import PlacedCell
from bastide.core.engine import Engine
from bastide.core.features import Node
from bastide.core.refusal import IllegalAction, Refusal
from bastide.core.ruleset import Ruleset
from bastide.core.step import ActionKind
from bastide.core.tiles.tables import TileRot


def to_action(engine: Engine, packed: i64) -> Action:
    """The Action of a packed action on the current board. For a figure, its tile must be laid.

    Raises ValueError for a number that is no action here."""
    try:
        return _decode(engine, packed)
    except (AssertionError, LookupError):
        raise ValueError(f"{packed} is no action of {engine.rules.name} in this position") from None


def _decode(engine: Engine, packed: i64) -> Action:
    kind = int(packed & KIND_MASK)
    rules, board = engine.rules, engine.state.board
    if kind == actions.DRAW:
        return Action("draw", tile=rules.tiles[int(packed >> actions.TURNS_SHIFT)].id)
    if kind == actions.PASS:
        return Action("pass")
    cell = int(packed >> actions.CELL_SHIFT)
    if kind == actions.PLACE:
        tile = rules.tiles[int((packed >> actions.TILE_SHIFT) & 1023)]
        turns = int((packed >> actions.TURNS_SHIFT) & 3)
        return Action("place", tile=tile.id, x=board.x(cell), y=board.y(cell), rotation=90 * turns)
    if kind == actions.FIGURE:
        return spot_action(engine, packed, "figure", rules.figure_specs[int((packed >> actions.TURNS_SHIFT) & 15)].name)
    if kind == actions.SCORE:
        return spot_action(engine, packed, "score", "")
    module_kind = rules.action_kind(kind)
    assert module_kind is not None, "a module brings this kind of action"
    return module_kind.to_action(engine, packed)


def spot_action(engine: Engine, packed: i64, word: str, figure: str) -> Action:
    """The Action of a packed action about a segment on the board."""
    board = engine.state.board
    cell = int(packed >> actions.CELL_SHIFT)
    placed = board.require_tile(cell)
    segment = int((packed >> actions.SEGMENT_SHIFT) & 255)
    feature, at = engine.rules.kind_names[int(placed.rot.segments[segment].kind)], placed.rot.at[segment]
    return Action(word, figure=figure, feature=feature, x=board.x(cell), y=board.y(cell), at=at)


def segment_place(engine: Engine, node: Node) -> dict[str, object]:
    """x, y, feature and place of a segment, for events and views."""
    state = engine.state
    placed = state.board.require_tile(node.cell)
    return {
        "x": state.board.x(int(node.cell)),
        "y": state.board.y(int(node.cell)),
        "feature": engine.rules.kind_names[int(node.kind)],
        "at": placed.rot.at[int(node.index - node.base)],
    }


def list_spot_actions(engine: Engine, placed: PlacedCell, word: str, names: list[str]) -> list[Action]:
    """Every action with this first word about a segment of a tile, combined with each of these figure names."""
    board = engine.state.board
    x, y = board.x(int(placed.cell)), board.y(int(placed.cell))
    return [
        Action(word, figure=name, feature=engine.rules.kind_names[int(segment.kind)], x=x, y=y, at=at)
        for segment, at in zip(placed.rot.segments, placed.rot.at, strict=True)
        for name in names
    ]


def to_packed(engine: Engine, action: Action) -> int:
    """The packed form of an action. Raises IllegalAction if its words mean nothing on this board."""
    rules = engine.rules
    if action.kind == "pass" and action.text == "pass":
        return actions.PASS
    if action.kind == "draw":
        return int(actions.pack_draw(_tile(engine, action.tile)))
    if action.kind == "place":
        cell = engine.state.board.cell(action.x, action.y)
        if cell < 0 or action.rotation not in (0, 90, 180, 270):
            text = f"The cell {action.x},{action.y} touches no tile."
            raise _refuse("no-neighbour", "BASE-11", text, x=action.x, y=action.y)
        tile = rules.tile_index.get(action.tile, -1)
        return int(actions.pack_place(tile if tile >= 0 else _tile(engine, action.tile), cell, action.rotation // 90))
    word = word_of(engine, action)
    if word == "figure":
        figure, segment, cell = find_spot(engine, action)
        return int(actions.pack_figure(figure, segment, cell))
    if action.kind == "score":
        cell, segment = find_cell(engine, action)
        return int(actions.pack_score(segment, cell))
    code = rules.kind_code.get(word, -1)
    which = bool(action.figure and action.args)
    if code >= 0 and (not which or rules.action_kinds[code - FIRST_OF_MODULES].numbered):
        packed = int(rules.action_kinds[code - FIRST_OF_MODULES].to_packed(engine, action, code))
        if packed >= 0:
            return packed
    text = f"{action.text!r} is no action of this game."
    raise _refuse("bad-action", rule_of_word(rules, word), text, action=action.text)


def rule_of_word(rules: Ruleset, word: str) -> str:
    """The rule about an action of a module, or about the question that it answers. For a figure it is BASE-21. "" for a
    word that means nothing."""
    code = rules.kind_code.get(word, -1)
    if code < 0:
        return "BASE-21" if any(spec.name == word for spec in rules.figure_specs) else ""
    kind = rules.action_kinds[code - FIRST_OF_MODULES]
    cited = [*kind.cites, *(rule for step in rules.steps if step.question == kind.question for rule in step.cites)]
    return cited[0] if cited else ""


def word_of(engine: Engine, action: Action) -> str:
    """The word of an action's kind. A module's action may have the form of a figure's: "mage road 0,0 EW"."""
    return action.figure if action.kind == "figure" and action.figure in engine.rules.kind_code else action.kind


def text_of(engine: Engine, packed: i64) -> str:
    """A packed action as text, such as "place E 0,-1 180". Raises ValueError for a number that is no action here.

    >>> from bastide.engine import Rng, draw, new_engine
    >>> engine = new_engine("base")
    >>> text_of(engine, draw(engine, Rng(7)))
    'draw U'"""
    return to_action(engine, packed).text


def parse_packed(engine: Engine, text: str) -> int:
    """The packed form of an action that is legal now. Raises ActionError for a text that is no action, and
    IllegalAction with the reason if it is not legal.

    >>> from bastide.engine import new_engine
    >>> engine = new_engine("base")
    >>> engine.push(parse_packed(engine, "draw U"))
    >>> parse_packed(engine, "place B 0,1 0")
    Traceback (most recent call last):
    bastide.core.refusal.IllegalAction: The tile in hand is U, not B. (BASE-10)"""
    action = Action.parse(text)
    refusal = find_refusal(engine, action)
    if refusal is not None:
        raise IllegalAction(refusal)
    return to_packed(engine, action)


def _tile(engine: Engine, name: str) -> int:
    index = engine.rules.tile_index.get(name)
    if index is None:
        raise _refuse("wrong-tile", "BASE-01", f"There is no tile {name!r} in this game.", tile=name)
    return index


def find_spot(engine: Engine, action: Action) -> tuple[int, int, int]:
    """(kind of figure, segment, cell) of an action about a figure on the board. Raises IllegalAction."""
    names = [spec.name for spec in engine.rules.figure_specs]
    if action.figure not in names:
        text = f"There is no figure {action.figure!r} in this game."
        raise _refuse("wrong-figure", "BASE-21", text, figure=action.figure)
    cell, segment = find_cell(engine, action)
    return names.index(action.figure), segment, cell


def find_cell(engine: Engine, action: Action) -> tuple[int, int]:
    board = engine.state.board
    cell = board.cell(action.x, action.y)
    placed = board.placed_at(cell) if cell >= 0 else None
    if placed is None:
        text = f"There is no tile at {action.x},{action.y}."
        raise _refuse("not-just-placed", "BASE-20", text, x=action.x, y=action.y)
    segment = find_segment(engine, placed.rot, action.feature, action.at)
    if segment < 0:
        text = f"Tile {placed.tile.id} has no {action.feature} at {action.at} that takes a figure in this game."
        raise _refuse("no-such-segment", "BASE-21", text, tile=placed.tile.id, feature=action.feature, at=action.at)
    return cell, segment


def find_segment(engine: Engine, rot: TileRot, feature: str, at: str) -> int:
    """The number of the segment of a kind at a place of a rotated tile, -1 if there is none."""
    for i in range(int(rot.n_segments)):
        if rot.at[i] == at and engine.rules.kind_names[int(rot.segments[i].kind)] == feature:
            return i
    return -1


def _refuse(code: str, rule: str, text: str, **args: object) -> IllegalAction:
    return IllegalAction(Refusal(code, rule, text, {key: str(value) for key, value in args.items()}))


def find_refusal(engine: Engine, action: Action) -> Refusal | None:
    """Why an action is not legal now, None if it is legal."""
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
        or _module_refusal(engine, packed)
        or engine.current().why(engine, packed)
        or Refusal("bad-action", "BASE-10", f"'{action.text}' is not offered now.", {"action": action.text})
    )


def _module_refusal(engine: Engine, packed: int) -> Refusal | None:
    """The reason given by the module that owns the action, or by a module with the hook `why`."""
    index = (packed & KIND_MASK) - FIRST_OF_MODULES
    if index >= 0:
        kinds = engine.rules.action_sources[index]
        kind = kinds[0] if len(kinds) == 1 else _responsible_kind(engine, kinds, packed)
        return kind.why(engine, packed)
    for module in engine.rules.why_modules:
        refusal = module.why(engine, packed)
        if refusal is not None:
            return refusal
    return None


def _responsible_kind(engine: Engine, kinds: list[ActionKind], packed: int) -> ActionKind:
    """Of the kinds of several modules the first that can be said now, so that its module may offer it."""
    action = kinds[0].to_action(engine, packed)
    board = engine.state.board
    placed = board.placed_at(board.cell(action.x, action.y)) if action.at else None
    return next((kind for kind in kinds if action in kind.sayable(engine, placed)), kinds[0])


def _step_refusal(engine: Engine, action: Action) -> Refusal | None:
    """The refusal of an action that answers another question than the current one."""
    question = engine.current().question
    word = word_of(engine, action)
    asked = _QUESTIONS.get(word, word)
    code = engine.rules.kind_code.get(word, -1)
    if code >= 0:
        asked = engine.rules.action_kinds[code - FIRST_OF_MODULES].question
    verbs = engine.rules.questions
    if asked in verbs and asked not in (question, engine.current().answers):
        text = f"Now is the time to {verbs[question]}, not to {verbs[asked]}."
        return Refusal("wrong-step", "BASE-10", text, {"now": question, "asked": asked})
    return None


_QUESTIONS = {"pass": "figure", "score": "order"}
