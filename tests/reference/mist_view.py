"""What everybody may see of a co-operative game beside tiles, figures and points: the slice "mists" of the view.

Figures have no numbers here: "1.guard-2" is one of the second colour of seat 1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .banks import banks, state_of
from .cemeteries import cemeteries, missing
from .features import Spot, cells_of, part_of
from .state import Figure

if TYPE_CHECKING:
    from .mist_state import Hound, MistState

View = dict[str, Any]


def view(position: MistState) -> View:
    row = position.setup.row
    return {
        "level": row.level,
        "target": row.target,
        "perColour": row.per_colour,
        "points": list(position.points),
        "colours": position.setup.colours,
        "bank": position.bank,
        "inGame": row.ghosts,
        "ghosts": _ghosts(position),
        "banks": _banks(position),
        "cemeteries": _cemeteries(position),
        "piles": list(position.piles),
        "pile": position.pile + 1,
        "hidden": position.hidden,
        "hounds": [_hound(position, hound) for hound in position.hounds],
        "result": position.result or None,
    }


def _hound(position: MistState, hound: Hound) -> View:
    if hound.state == "on" and hound.figure not in position.figures:  # the winning points took both home
        return {"points": hound.points, "state": "gone", "figure": None}
    return {"points": hound.points, "state": hound.state, "figure": _name(hound.figure)}


def _ghosts(position: MistState) -> list[View]:
    return [{**_where(position, spot), "n": number} for spot, number in sorted(position.ghosts.items())]


def _where(position: MistState, spot: Spot) -> View:
    part = part_of(position.board, spot)
    return {"x": spot.x, "y": spot.y, "feature": part.kind, "at": part.at, "segment": spot.part}


def _banks(position: MistState) -> list[View]:
    return [
        {
            "cells": [list(cell) for cell in sorted(cells_of(bank))],
            "state": state_of(position.board, bank),
            "ghosts": sum(position.ghosts.get(spot, 0) for spot in bank),
        }
        for bank in sorted(banks(position.board), key=min)
    ]


def _cemeteries(position: MistState) -> list[View]:
    found = []
    for spot in cemeteries(position.board):
        free = sorted(missing(position.board, spot, position.setup.row.haunted))
        buried = _name(position.buried.get((spot.x, spot.y)))
        around = [list(cell) for cell in free]
        found.append({**_where(position, spot), "open": bool(free), "around": around, "buried": buried})
    return found


def _name(figure: Figure | None) -> str | None:
    return f"{figure.seat}.{figure.kind}" if figure else None
