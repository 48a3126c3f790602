"""What a table works out for its people: open cells, owners, points. No rule is here: bastide.aids asks the engine.

Law: everybody who looks at a table gets the same, and only what its terms give. It is worked out once per position.
"""

from typing import TYPE_CHECKING

import msgspec

from bastide.aids import cells, features
from bastide.core.engine import Engine
from bastide.core.scoring import ScoreLine
from bastide.server.protocol import AidsAnswer, CellAid, FeatureAid, LineAid, Reject
from bastide.server.terms import Terms

if TYPE_CHECKING:
    from bastide.server.room import Room
    from bastide.server.tables import Live

PLACES = 4
"""Digits of a chance behind the point."""


class Worked:
    """What a table was told last, and about which moment."""

    def __init__(self) -> None:
        self.moment = -1
        self.answer: AidsAnswer | None = None


def answer(live: "Live", cid: str) -> AidsAnswer | Reject:
    """The aids of the newest position, or the reason why there are none."""
    room = live.room
    refusal = why_not(room, cid)
    if refusal is not None:
        return refusal
    assert room.match is not None
    worked = live.aids
    if worked.answer is None or worked.moment != room.match.moment:
        worked.moment, worked.answer = room.match.moment, aids_of(room.match.game.engine, room.terms)
    return msgspec.structs.replace(worked.answer, cid=cid, seq=room.head)


def why_not(room: "Room", cid: str) -> Reject | None:
    """The reason why a table has no aids now."""
    if room.match is None:
        return Reject(cid, "not-started", "", "The game has not begun.", {})
    if not any(room.terms.gives(aid) for aid in ("cells", "owners", "points")):
        return Reject(cid, "aids-off", "", "This table gives no help.", {})
    return None


def aids_of(engine: Engine, terms: Terms) -> AidsAnswer:
    """What the terms give of it."""
    told = AidsAnswer(cid="", seq=0)
    if terms.gives("cells"):
        told.cells = [] if engine.over else _cells(engine, terms)
    if not terms.gives("owners") and not terms.gives("points"):
        return told
    ending = features(engine)
    told.features = []
    for one in ending.features:
        feature: FeatureAid = {
            "kind": one.kind,
            "cells": [list(cell) for cell in one.cells],
            "figures": one.figures,
            "owners": one.owners,
        }
        if terms.gives("owners"):
            feature["segments"] = [list(segment) for segment in one.segments]
        if terms.gives("points"):
            feature["now"] = [_line(line) for line in one.now]
            feature["points"] = one.points
            feature["expected"] = [round(points, 1) for points in one.expected]
            feature["closes"] = round(one.closes, PLACES)
        told.features.append(feature)
    if terms.gives("points"):
        told.beside = [{**_line(line), "seats": line.seats} for line in ending.beside]
        told.result = ending.result
        told.expected = [round(points, 1) for points in ending.expected]
    return told


def _cells(engine: Engine, terms: Terms) -> list[CellAid]:
    """Which types fit is told where the types that are left are."""
    told: list[CellAid] = []
    for one in cells(engine):
        cell: CellAid = {
            "x": one.x,
            "y": one.y,
            "fits": one.fits,
            "held": one.held,
            "filled": round(one.filled, PLACES),
            "comes": [round(chance, PLACES) for chance in one.comes],
        }
        if terms.gives("left"):
            cell["tiles"] = one.kinds
        told.append(cell)
    return told


def _line(line: ScoreLine) -> LineAid:
    return {"reason": line.reason, "points": line.points, "rule": line.rule}
