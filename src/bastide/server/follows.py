"""What an offer would bring about before anybody is asked again.

Law: nothing is computed here. The engine carries the action out, its events are read, and it takes the action back.
Chance is never asked, so nothing hidden can come to light.
"""

from typing import Any, Final, NamedTuple

from bastide.core.events import Event
from bastide.core.notation import find_segment
from bastide.game import Game
from bastide.server.places import place_on, tile_at
from bastide.server.protocol import Follow

TOLD: Final = frozenset(
    {"ghosts", "mist-closed", "banished", "buried", "scored", "hound", "hound-lost", "hound-gone", "pile", "victory",
     "defeat"}
)  # fmt: skip
"""Events that somebody wants to know of before choosing."""
PLAIN: Final = ("x", "y", "cells", "n", "by", "seat", "figure", "number", "left", "reason")
"""What is told of an event as the engine has it."""


class Outcome(NamedTuple):
    """What follows, the points that it brings, what is asked then ("draw": the turn is over, "": the game), and some
    numbers of the position."""

    follows: list[Follow]
    lines: list[dict[str, Any]]
    scores: list[int]
    bank: int
    asks: str


def looks_ahead(game: Game) -> bool:
    """Whether something happens between a placement and the next question: then it pays to look."""
    return "mist" in game.engine.rules.step_index


def try_out(game: Game, packed: int, pictures: str = "") -> Outcome:
    """Carry an action out, look, and take it back."""
    engine = game.engine
    state = engine.state
    before = list(state.events)
    state.events.clear()
    engine.push(packed)
    events = list(state.events)
    follows = [follow_of(game, event, pictures) for event in events if event.kind in TOLD]
    lines = [line for event in events if isinstance(line := event.data.get("line"), dict)]
    asks = "" if engine.over else engine.current().question
    outcome = Outcome(follows, lines, engine.scores(), bank_of(game), asks)
    engine.pop()
    state.events[:] = before
    return outcome


def bank_of(game: Game) -> int:
    """Ghosts in the bank: what the rules themselves show."""
    for module in game.engine.rules.showers:
        shown = module.show(game.engine).get("mist")
        if isinstance(shown, dict):
            return int(shown["bank"])
    return 0


def follow_of(game: Game, event: Event, pictures: str) -> Follow:
    """An event in the words of the protocol."""
    data: dict[str, Any] = dict(event.data)
    follow: Follow = {"kind": event.kind}
    line = data.get("line")
    if line is not None:
        follow.update({"points": line["points"], "reason": line["reason"], "seats": line["seats"]})
        follow["cells"] = line["cells"]
        return follow
    for name in PLAIN:
        if name in data:
            follow[name] = data[name]
    if "ghosts" in data:
        follow["n"] = data["ghosts"]
    if "feature" in data and "at" in data:
        follow["at"] = point_at(game, data, pictures)
    return follow


def point_at(game: Game, data: dict[str, Any], pictures: str) -> list[float]:
    """The place of the segment that an event names, on a tile that lies there now."""
    x, y = int(data["x"]), int(data["y"])
    rot = tile_at(game, x, y).rot
    segment = find_segment(game.engine, rot, data["feature"], data["at"])
    return place_on(game, x, y, int(rot.segments[segment].source), pictures, guess=True)
