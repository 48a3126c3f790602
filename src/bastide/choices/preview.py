"""Previews: the consequences of an action before the next decision.

Invariant: nothing is computed here. The engine pushes the action, its events are read, and the engine pops it. Chance
is never resolved, so nothing hidden can be revealed.
"""

from typing import Any, Final, NamedTuple

from bastide.choices.anchors import action_figure, action_node, figure_by_id, figure_point, map_point, tile_at
from bastide.choices.choice_types import Follow
from bastide.core.events import Event
from bastide.core.figures import Figure
from bastide.core.notation import find_segment, to_action
from bastide.core.ruleset import Ruleset
from bastide.game import Game

MOST_KEPT: Final = 256
PLAIN: Final = ("x", "y", "cells", "n", "by", "seat", "figure", "number", "left", "reason", "wall", "place")
"""The keys that are copied unchanged from an event."""


class ActionPreview(NamedTuple):
    """The consequences of an action, its lines of points, and the scores and the ghosts in the bank after it.

    `asks` is the step of the next decision: "draw" if the turn is over, "" if the game is over."""

    follows: list[Follow]
    lines: list[dict[str, Any]]
    scores: list[int]
    bank: int
    asks: str


def preview_action(game: Game, packed: int, pictures: str = "") -> ActionPreview:
    """Push an action, collect its consequences, and pop it."""
    engine = game.engine
    state = engine.state
    before = list(state.events)
    state.events.clear()
    engine.push(packed)
    events = list(state.events)
    follows = describe_events(game, events, pictures) + describe_choice(game, pictures)
    lines = [line for event in events if isinstance(line := event.data.get("line"), dict)]
    asks = "" if engine.over else engine.current().question
    bank = sum(module.tokens_left(engine) for module in engine.rules.view_modules)
    outcome = ActionPreview(follows, lines, engine.scores(), bank, asks)
    engine.pop()
    state.events[:] = before
    return outcome


def placement_warnings(game: Game, packed: int, pictures: str = "") -> list[Follow]:
    """The warnings of the modules about a placement."""
    engine = game.engine
    before = list(engine.state.events)
    modules = engine.rules.may_place_modules[int(engine.state.hand)]
    found = [event for module in modules if module.has_warnings for event in module.placement_warnings(engine, packed)]
    engine.state.events[:] = before
    return [make_follow(game, event, pictures) for event in found]


def describe_events(game: Game, events: list[Event], pictures: str) -> list[Follow]:
    """The consequences among these events: points, and events for which modules have a text."""
    known = _events_with_words(game.engine.rules)
    return [make_follow(game, event, pictures) for event in events if event.kind in known]


_WORDED: dict[str, frozenset[str]] = {}


def _events_with_words(rules: Ruleset) -> frozenset[str]:
    """The kinds of events for which the modules have a text, cached by the name of the rules."""
    known = _WORDED.get(rules.name)
    if known is None:
        if len(_WORDED) > MOST_KEPT:
            _WORDED.clear()
        known = frozenset({"scored"}.union(*[[key.split()[0] for key in module.tells] for module in rules.modules]))
        _WORDED[rules.name] = known
    return known


def describe_choice(game: Game, pictures: str) -> list[Follow]:
    """The question to which figure something happens, and the consequences that all answers have in common."""
    engine = game.engine
    if engine.over or not engine.current().foretold:
        return []
    asked, seat = engine.current().question, int(engine.state.decider)
    after = [_after(game, answer, pictures) for answer in _answers(game)]
    common = [follow for follow in after[0] if all(follow in follows for follows in after)]
    return [{"kind": "choose", "by": asked, "seat": seat}, *common]


def _answers(game: Game) -> list[int]:
    """Up to ENOUGH answers for each number of tokens that figures have.

    Two answers distinguish what happens to the chosen figure from what comes after. Figures with the same number of
    tokens have the same consequences."""
    engine = game.engine
    found: dict[int, list[int]] = {}
    for i in range(int(engine.legal())):
        packed = int(engine.acts[i])
        alike = found.setdefault(int(target_figure(game, packed).tokens), [])
        if len(alike) < ENOUGH:
            alike.append(packed)
    return [packed for alike in found.values() for packed in alike]


ENOUGH: Final = 2


def target_figure(game: Game, packed: int) -> Figure:
    """The figure that a packed action is about."""
    action = to_action(game.engine, packed)
    return action_figure(game, action, action_node(game, action))


def _after(game: Game, answer: int, pictures: str) -> list[Follow]:
    """The consequences of an answer."""
    engine = game.engine
    events = engine.state.events
    before = len(events)
    engine.push(answer)
    follows = describe_events(game, events[before:], pictures) + describe_choice(game, pictures)
    engine.pop()
    del events[before:]
    return follows


def make_follow(game: Game, event: Event, pictures: str) -> Follow:
    """An event in the form of the protocol."""
    data: dict[str, Any] = dict(event.data)
    follow: Follow = {"kind": event.kind}
    line = data.get("line")
    if line is not None:
        follow.update({"points": line["points"], "reason": line["reason"], "seats": line["seats"]})
        follow["cells"] = line["cells"]
        if "payers" in line:
            follow["payers"] = line["payers"]
        return follow
    for name in PLAIN:
        if name in data:
            follow[name] = data[name]
    if game.engine.rules.tokens in data:
        follow["n"] = data[game.engine.rules.tokens]
    items = {name: data[name] for module in game.engine.rules.modules for name in module.counts if name in data}
    if items:
        follow["items"] = items
    if "feature" in data and "at" in data:
        follow["at"] = event_point(game, data, pictures)
    return follow


def event_point(game: Game, data: dict[str, Any], pictures: str) -> list[float]:
    """The point of the figure that an event names, or of the segment if the figure is not on the map.

    The tile of the event must still lie there."""
    if "figure" in data:
        figure = figure_by_id(game, data["figure"])
        if figure.node is not None:
            return figure_point(game, figure, pictures)
    x, y = int(data["x"]), int(data["y"])
    rot = tile_at(game, x, y).rot
    segment = find_segment(game.engine, rot, data["feature"], data["at"])
    return map_point(game, x, y, int(rot.segments[segment].source), pictures, guess=True)
