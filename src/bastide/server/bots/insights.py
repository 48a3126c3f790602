"""Playing aids of a table: open cells, owners, points. The rules are in the engine, which bastide.aids queries.

Invariant: everyone who views a table gets the same aids, and only those that its terms allow. They are computed once
per position, off the event loop (live/assistance/forecasts.py asks, worker.py computes).
"""

from collections.abc import Collection
from typing import TYPE_CHECKING

from bastide.aids import cells, features
from bastide.core.engine import Engine
from bastide.core.scoring import ScoreLine
from bastide.server.protocol.server_messages import AidsAnswer, CellAid, FeatureAid, LineAid, Reject

if TYPE_CHECKING:
    from bastide.server.tables.table import Table

PLACES = 4
"""Decimal places of a probability."""


def why_no_aids(room: "Table", cid: str) -> Reject | None:
    """The reason why a table has no aids now, None if it has."""
    if room.match is None:
        return Reject(cid, "not-started", "", "The game has not begun.", {})
    if not any(room.terms.gives(aid) for aid in ("cells", "owners", "points")):
        return Reject(cid, "aids-off", "", "This table gives no help.", {})
    return None


def compute_aids(engine: Engine, gives: Collection[str]) -> AidsAnswer:
    """The aids listed in `gives`, for a position."""
    told = AidsAnswer(cid="", seq=0)
    if "cells" in gives:
        told.cells = [] if engine.over else _cells(engine, gives)
    if "owners" not in gives and "points" not in gives:
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
        if "owners" in gives:
            feature["segments"] = [list(segment) for segment in one.segments]
        if "points" in gives:
            feature["now"] = [_line(line) for line in one.now]
            feature["points"] = one.points
            feature["expected"] = [round(points, 1) for points in one.expected]
            feature["closes"] = round(one.closes, PLACES)
        told.features.append(feature)
    if "points" in gives:
        told.beside = [{**_line(line), "seats": line.seats} for line in ending.beside]
        told.result = ending.result
        told.expected = [round(points, 1) for points in ending.expected]
    return told


def _cells(engine: Engine, gives: Collection[str]) -> list[CellAid]:
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
        if "left" in gives:  # shown only where the remaining tiles are
            cell["tiles"] = one.kinds
        told.append(cell)
    return told


def _line(line: ScoreLine) -> LineAid:
    return {"reason": line.reason, "points": line.points, "rule": line.rule}
