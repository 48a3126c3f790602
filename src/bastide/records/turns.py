"""Where the turns of a recorded game end. A turn continues after its placement up to the next draw, even if more tiles
are laid in it or a die is thrown."""

from collections.abc import Iterable

DRAW = "draw "
PLACE = "place "


def turn_ends(actions: Iterable[tuple[int | None, str]], over: bool = False) -> list[int]:
    """How many actions have been made after each turn. Turn 0 is the start.

    `actions` are (seat, text), with None as the seat of chance. If the game is `over`, what chance draws after the last
    placement belongs to its last turn."""
    ends: list[int] = []
    placed, done = True, 0
    for seat, text in actions:
        draws = seat is None and text.startswith(DRAW)
        if placed and (draws or not done):
            ends.append(done)
            placed = not draws  # a position set up by hand may lie within a turn
        placed = placed or text.startswith(PLACE)
        done += 1
    if placed:
        ends.append(done)
    if over:
        ends[-1] = done
    return ends
