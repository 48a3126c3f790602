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


def why_no_aids(table: "Table", cid: str) -> Reject | None:
    """The reason why a table has no aids now, None if it has."""
    if table.match is None:
        return Reject(cid, "not-started", "", "The game has not begun.", {})
    if not any(table.terms.gives(aid) for aid in ("cells", "owners", "points")):
        return Reject(cid, "aids-off", "", "This table gives no help.", {})
    return None


def compute_aids(engine: Engine, gives: Collection[str]) -> AidsAnswer:
    """The aids listed in `gives`, for a position."""
    answer = AidsAnswer(cid="", seq=0)
    if "cells" in gives:
        answer.cells = [] if engine.over else _cells(engine, gives)
    if "owners" not in gives and "points" not in gives:
        return answer
    ending = features(engine)
    answer.features = []
    for found in ending.features:
        tiles = [list(cell) for cell in found.cells]
        feature: FeatureAid = {"kind": found.kind, "cells": tiles, "figures": found.figures, "owners": found.owners}
        if "owners" in gives:
            feature["segments"] = [list(segment) for segment in found.segments]
        if "points" in gives:
            feature["now"] = [_line(line) for line in found.now]
            feature["points"] = found.points
            feature["expected"] = [round(points, 1) for points in found.expected]
            feature["closes"] = round(found.closes, PLACES)
        answer.features.append(feature)
    if "points" in gives:
        answer.beside = [{**_line(line), "seats": line.seats} for line in ending.beside]
        answer.result = ending.result
        answer.expected = [round(points, 1) for points in ending.expected]
    return answer


def _cells(engine: Engine, gives: Collection[str]) -> list[CellAid]:
    aids: list[CellAid] = []
    for cell in cells(engine):
        aid: CellAid = {
            "x": cell.x,
            "y": cell.y,
            "fits": cell.fits,
            "held": cell.held,
            "filled": round(cell.filled, PLACES),
            "comes": [round(chance, PLACES) for chance in cell.comes],
        }
        if "left" in gives:  # shown only where the remaining tiles are
            aid["tiles"] = cell.kinds
        aids.append(aid)
    return aids


def _line(line: ScoreLine) -> LineAid:
    return {"reason": line.reason, "points": line.points, "rule": line.rule}
