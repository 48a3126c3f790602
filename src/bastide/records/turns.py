"""Where the turns of a recorded game end: after its placement a turn goes on up to the next draw,
whatever else is laid in it."""

from __future__ import annotations

from collections.abc import Iterable

PLACE = "place "


def turn_ends(actions: Iterable[tuple[int | None, str]], over: bool = False) -> list[int]:
    """How many actions are done after each turn, turn 0 being the start; `actions` are (seat, text), a draw's seat is
    None. What chance draws after the last placement of a game that is `over` belongs to its last turn."""
    ends: list[int] = []
    placed, done = True, 0
    for seat, text in actions:
        if placed and (seat is None or not done):
            ends.append(done)
            placed = seat is not None  # a position that somebody set up may lie within a turn
        placed = placed or text.startswith(PLACE)
        done += 1
    if placed:
        ends.append(done)
    if over:
        ends[-1] = done
    return ends
