"""What each turn earned, by kind: the rows of the points turn by turn."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bastide.server.messages.results import Earned
from bastide.server.result.kinds import KINDS, Line, rows_of, sums_of


def earned_of(view: Mapping[str, Any], lines: Sequence[Line]) -> list[Earned]:
    """Of a turn that ended in this view and brought these lines; what the final counting brought stands apart."""
    rows = rows_of(view)
    totals = [int(view["scores"][row[0]]) for row in rows]
    counted = sums_of(rows, [line for line in lines if line["final"]])
    played = sums_of(rows, [line for line in lines if not line["final"]])
    before = [total - sum(one.values()) for total, one in zip(totals, counted, strict=True)]
    told = [
        Earned(seats=row, points=one, total=total) for row, one, total in zip(rows, played, before, strict=True) if one
    ]
    last = [
        Earned(seats=row, points=one, total=total, final=True)
        for row, one, total in zip(rows, counted, totals, strict=True)
        if one
    ]
    return told + last


def columns(earned: Iterable[list[Earned]]) -> list[str]:
    """The kinds that any turn brought."""
    seen = {kind for turn in earned for one in turn for kind in one["points"]}
    return [kind for kind in KINDS if kind in seen]
