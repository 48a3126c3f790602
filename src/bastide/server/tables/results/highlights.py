"""The end of a game as shown to all players, with its highlights: largest city, best turn, decisive turn."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Final

from bastide.server.protocol.table_shapes import Ending, Moment
from bastide.server.tables.results.tallies import ViewLine, earners, points_of, tally_points

CITY: Final = "city"
LEAST_CITY: Final = 3
"""Tiles from which a city counts as a highlight."""
EARLY: Final = 4
"""A lead from the first quarter of the turns on decides nothing."""

Turns = list[list[ViewLine]]


def make_ending(view: ViewLine, log: Sequence[Sequence[ViewLine]], at: str, gone: Collection[int] = ()) -> Ending:
    """The ending from a spectator's view of the finished game and the log by turn. `at` is when the table was made,
    `gone` the seats that resigned."""
    turns = lines_by_turn(log)
    kinds, rows = tally_points(view, gone)
    winners, moments = list(view["winners"]), find_highlights(view, turns, gone)
    return Ending(kinds=kinds, rows=rows, winners=winners, moments=moments, turns=len(turns) - 1, at=at)


def lines_by_turn(turns: Iterable[Iterable[Mapping[str, Any]]]) -> Turns:
    """The score lines of each turn of a log, without those of final scoring."""
    # Lines of final scoring belong to no turn.
    return [[entry["line"] for entry in turn if "line" in entry and not entry["line"]["final"]] for turn in turns]


def find_highlights(view: Mapping[str, Any], turns: Turns, gone: Collection[int] = ()) -> list[Moment]:
    """Up to three highlights."""
    found = [largest_city(view["explain"]), best_turn(turns)]
    if not view.get("team"):
        found.append(decisive_turn(view, turns, gone))
    return [moment for moment in found if moment is not None]


def largest_city(lines: Sequence[ViewLine]) -> Moment | None:
    """The first of the largest cities that scored, with all seats that shared it."""
    cities = [line for line in lines if line["feature"] == CITY and line["points"] > 0 and line["count"] >= LEAST_CITY]
    if not cities:
        return None
    best = max(cities, key=lambda line: (line["count"], line["points"]))
    seats = sorted({seat for line in cities if line["cells"] == best["cells"] for seat in line["seats"]})
    cells = [list(cell) for cell in best["cells"]]
    return Moment(kind="city", seats=seats, points=best["points"], count=best["count"], cells=cells)


def best_turn(turns: Turns) -> Moment | None:
    """The most points that a seat scored in one turn."""
    best: Moment | None = None
    for turn, lines in enumerate(turns):
        gains: dict[int, int] = {}
        for line in lines:
            for seat in earners(line):
                gains[seat] = gains.get(seat, 0) + points_of(line, seat)
        most = max(gains.values(), default=0)
        if most > (best["points"] if best else 0):
            seats = [seat for seat, points in gains.items() if points == most]
            best = Moment(kind="turn", seats=seats, points=most, turn=turn)
    return best


def decisive_turn(view: Mapping[str, Any], turns: Turns, gone: Collection[int] = ()) -> Moment | None:
    """The turn from which the winners were ahead of all others who played on. None if that was early in the game."""
    winners, scores = set(view["winners"]), [0] * view["players"]
    stayed = [seat for seat in range(len(scores)) if seat not in gone]
    if not winners or len(winners) == len(stayed):
        return None
    since: int | None = None
    for turn, lines in enumerate(turns):
        for line in lines:
            for seat in earners(line):
                scores[seat] += points_of(line, seat)
        best = max(scores[seat] for seat in stayed)
        ahead = {seat for seat in stayed if scores[seat] == best} == winners
        since = (turn if since is None else since) if ahead else None
    if since is None:
        gained = max(view["scores"][seat] - scores[seat] for seat in winners)
        return Moment(kind="counting", seats=sorted(winners), points=gained)
    return (
        Moment(kind="lead", seats=sorted(winners), points=0, turn=since)
        if since > max(1, len(turns) // EARLY)
        else None
    )
