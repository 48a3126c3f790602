"""Points by kind of feature: the lines of a score, added up once for everybody who shows them.

Law: the points of a row add up to its total, whatever is played.
"""

from collections.abc import Collection, Iterable, Mapping
from typing import Any, Final

from bastide.server.messages.results import Tally
from bastide.server.result.winners import places_of

REST: Final = "rest"
KINDS: Final = ("city", "road", "monastery", "field", REST)
"""Columns, in the order in which they are shown."""
ALSO: Final = {"garden": "monastery"}
"""Features that count as another kind: they are scored alike."""

Line = Mapping[str, Any]


def kind_of(line: Line) -> str:
    """The column of a line. What somebody loses is no feature's worth: it stands with the rest."""
    feature = ALSO.get(line["feature"], str(line["feature"]))
    return feature if line["points"] >= 0 and feature in KINDS else REST


def rows_of(view: Mapping[str, Any]) -> list[list[int]]:
    """The seats of each row of a table of points."""
    team, seats = view.get("team"), list(range(view["players"]))
    return [seats] if team is not None and not team["perColour"] else [[seat] for seat in seats]


def sums_of(rows: list[list[int]], lines: Iterable[Line]) -> list[dict[str, int]]:
    """The points of each row by kind."""
    sums: list[dict[str, int]] = [{} for _ in rows]
    for line in lines:
        kind, earners = kind_of(line), line["seats"]
        for row, by_kind in zip(rows, sums, strict=True):
            if row[0] in earners:
                by_kind[kind] = by_kind.get(kind, 0) + line["points"]
    return sums


def tallied(view: Mapping[str, Any], gone: Collection[int] = ()) -> tuple[list[str], list[Tally]]:
    """The columns that are not empty, and the rows: the best first, before them whoever has won all the same, and last
    those who gave up (`gone`)."""
    rows = rows_of(view)
    sums = sums_of(rows, view["explain"])
    shown = [kind for kind in KINDS if any(one.get(kind) for one in sums)]
    most = {kind: max(one.get(kind, 0) for one in sums) for kind in shown}
    totals = [int(view["scores"][row[0]]) for row in rows]
    places = places_of(view.get("winners", ()), view["scores"], gone)
    told = [
        Tally(
            seats=row,
            points=[one.get(kind, 0) for kind in shown],
            best=[len(rows) > 1 and 0 < one.get(kind, 0) == most[kind] for kind in shown],
            total=totals[n],
            place=0 if view.get("team") else places[row[0]],
        )
        for n, (row, one) in enumerate(zip(rows, sums, strict=True))
    ]
    return shown, sorted(told, key=lambda row: (row["place"], -row["total"]))
