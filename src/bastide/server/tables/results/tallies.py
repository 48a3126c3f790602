"""Points by kind of feature, for a game and for each of its turns, and places once seats have resigned. A seat that
resigned keeps its points and cannot win.

Invariant: the points of a row always add up to its total.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Final

from bastide.server.protocol.table_shapes import Earned, Tally

REST: Final = "rest"
KINDS: Final = ("city", "road", "monastery", "field", REST)
"""Columns in display order."""
ALSO: Final = {"garden": "monastery"}
"""Features that count as another kind because they score alike."""

ViewLine = Mapping[str, Any]


def score_column(line: ViewLine) -> str:
    """The column of a score line for its seats."""
    # A loss belongs to no feature: it counts with the rest.
    feature = ALSO.get(line["feature"], str(line["feature"]))
    return feature if line["points"] >= 0 and feature in KINDS else REST


def points_of(line: ViewLine, seat: int) -> int:
    """What a score line changes for a seat: each of its payers loses what each of its seats gets."""
    return int(line["points"]) * ((seat in line["seats"]) - (seat in line.get("payers", ())))


def earners(line: ViewLine) -> list[int]:
    """The seats whose points a score line changes."""
    return [*line["seats"], *line.get("payers", ())]


def tally_rows(view: Mapping[str, Any]) -> list[list[int]]:
    """The seats of each row: one seat each, or all seats of a team with one score."""
    team, seats = view.get("team"), list(range(view["players"]))
    return [seats] if team is not None and not team["perColour"] else [[seat] for seat in seats]


def sum_by_column(rows: list[list[int]], lines: Iterable[ViewLine]) -> list[dict[str, int]]:
    """The points of each row by kind."""
    sums: list[dict[str, int]] = [{} for _ in rows]
    for line in lines:
        for row, by_kind in zip(rows, sums, strict=True):
            if row[0] in earners(line):
                kind = score_column(line) if row[0] in line["seats"] else REST
                by_kind[kind] = by_kind.get(kind, 0) + points_of(line, row[0])
    return sums


def tally_points(view: Mapping[str, Any], gone: Collection[int] = ()) -> tuple[list[str], list[Tally]]:
    """The columns that are not empty and the rows by place. Winners come first, seats that resigned (`gone`) last."""
    rows = tally_rows(view)
    sums = sum_by_column(rows, view["explain"])
    shown = [kind for kind in KINDS if any(by_kind.get(kind) for by_kind in sums)]
    most = {kind: max(by_kind.get(kind, 0) for by_kind in sums) for kind in shown}
    places = final_places(view.get("winners", ()), view["scores"], gone)
    tallies = [
        Tally(
            seats=row,
            points=[by_kind.get(kind, 0) for kind in shown],
            best=[len(rows) > 1 and 0 < by_kind.get(kind, 0) == most[kind] for kind in shown],
            total=int(view["scores"][row[0]]),
            place=0 if view.get("team") else places[row[0]],
        )
        for row, by_kind in zip(rows, sums, strict=True)
    ]
    return shown, sorted(tallies, key=lambda row: (row["place"], -row["total"]))


def points_of_turn(view: Mapping[str, Any], lines: Sequence[ViewLine]) -> list[Earned]:
    """The points of a turn that ended in this view with these score lines. Those of final scoring are separate rows."""
    rows = tally_rows(view)
    totals = [int(view["scores"][row[0]]) for row in rows]
    counted = sum_by_column(rows, [line for line in lines if line["final"]])
    played = sum_by_column(rows, [line for line in lines if not line["final"]])
    before = [total - sum(sums.values()) for total, sums in zip(totals, counted, strict=True)]
    turn = [Earned(seats=row, points=sums, total=n) for row, sums, n in zip(rows, played, before, strict=True) if sums]
    last = zip(rows, counted, totals, strict=True)
    return turn + [Earned(seats=row, points=sums, total=n, final=True) for row, sums, n in last if sums]


def list_columns(earned: Iterable[list[Earned]]) -> list[str]:
    """The kinds of feature that any turn scored."""
    seen = {kind for turn in earned for row in turn for kind in row["points"]}
    return [kind for kind in KINDS if kind in seen]


def effective_winners(winners: Sequence[int], scores: Sequence[int], gone: Collection[int]) -> list[int]:
    """The `winners` who did not resign; if all of them did, the best of the others. `winners` is empty before the end,
    and when a team has lost."""
    stayed = [seat for seat in winners if seat not in gone]
    if stayed or not winners:
        return stayed
    left = {seat: points for seat, points in enumerate(scores) if seat not in gone}
    return [seat for seat, points in left.items() if points == max(left.values())]


def final_places(winners: Sequence[int], scores: Sequence[int], gone: Collection[int]) -> list[int]:
    """The place of each seat. Winners are first regardless of points; seats that resigned are last."""
    worth = [(seat in winners, seat not in gone, points) for seat, points in enumerate(scores)]
    return [1 + sum(other > own for other in worth) for own in worth]
