"""Reasons why an action is not possible now: the tile in hand at a cell, other choices for a tile, other choices of the
decision.

Invariant: the reasons are the engine's; nothing is decided here. A question changes nothing, and everyone at the table
may ask.
"""

from bastide.choices.anchors import action_node, map_point
from bastide.choices.choice_types import Line
from bastide.choices.choices import describe_action
from bastide.core.actions import FIRST_OF_MODULES, KIND_MASK, PLACE, Action
from bastide.core.notation import to_action, to_packed
from bastide.core.refusal import Refusal
from bastide.game import Game
from bastide.server.protocol.client_messages import Why
from bastide.server.protocol.server_messages import Miss, WhyAnswer
from bastide.server.tables.table import Table
from bastide.server.tables.views.views import list_device_seats

OVER = Refusal("game-over", "BASE-40", "The game is over.")
NOT_STARTED = Refusal("not-started", "", "The game has not begun.")
NOT_YOURS = Refusal("not-your-turn", "BASE-10", "It is not your turn.")
NO_HELP = Refusal("aids-off", "", "This table gives no help.")
NO_TILE = Refusal("wrong-step", "BASE-10", "There is no tile in hand.", {"now": "", "asked": "place"})


def answer_why(table: Table, device: str, question: Why) -> WhyAnswer:
    """The reason, or the choices not offered with their reasons."""
    match = table.match
    if match is None:
        return _why_answer(question, NOT_STARTED)
    game = match.game
    if game.over:
        return _why_answer(question, OVER)
    if not table.made.aids:
        return _why_answer(question, NO_HELP)
    x, y, rotation = question.x, question.y, question.rotation
    if x is not None and y is not None and rotation is not None:
        tile = tile_to_place(game)
        refusal = game.why(Action("place", tile=tile, x=x, y=y, rotation=rotation)) if tile else NO_TILE
        return _why_answer(question, refusal)
    if match.seat not in list_device_seats(table, device):
        return _why_answer(question, NOT_YOURS)
    found = game.misses((x, y) if x is not None and y is not None else None)
    misses = [_miss(game, action, refusal, table.pictures) for action, refusal in found]
    return _why_answer(question, found[0][1] if found else None, misses)


def tile_to_place(game: Game) -> str:
    """The tile that the current decision places, "" if it places none."""
    engine = game.engine
    if engine.legal() > 0 and engine.acts[0] & KIND_MASK == PLACE:
        return to_action(engine, engine.acts[0]).tile
    return ""


def _why_answer(question: Why, refusal: Refusal | None, misses: list[Miss] | None = None) -> WhyAnswer:
    if refusal is None:
        return WhyAnswer(question.cid, True, "", "", "", {}, [], misses or [])
    sides = list(refusal.args.get("sides", refusal.args.get("side", "")))
    args = dict(refusal.args)
    return WhyAnswer(question.cid, False, refusal.code, refusal.rule, refusal.text, args, sides, misses or [])


def _miss(game: Game, action: Action, refusal: Refusal, pictures: str) -> Miss:
    code, rule, text, args = refusal.code, refusal.rule, refusal.text, dict(refusal.args)
    miss: Miss = {"label": _label(game, action), "code": code, "rule": rule, "text": text, "args": args}
    if action.feature:
        node = action_node(game, action)
        miss["x"], miss["y"] = action.x, action.y
        miss["at"] = map_point(game, action.x, action.y, int(node.seg.source), pictures)
    return miss


def _label(game: Game, action: Action) -> Line:
    """A description of the choice, as an offer would have it if possible."""
    engine = game.engine
    if action.feature:
        return {"key": "table-miss", "args": {"word": action.kind, "kind": action.figure, "feature": action.feature}}
    kind = engine.rules.action_kinds[engine.rules.kind_code[action.kind] - FIRST_OF_MODULES]
    return {"key": f"offer-{action.kind}", "args": describe_action(game, kind, action, to_packed(engine, action))}
