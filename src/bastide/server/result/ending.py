"""The end of a game as everybody is told it."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from bastide.server.messages.results import Ending
from bastide.server.result.kinds import tallied
from bastide.server.result.moments import moments_of, played


def ending_of(
    view: Mapping[str, Any], log: Sequence[Sequence[Mapping[str, Any]]], at: str, gone: Collection[int] = ()
) -> Ending:
    """Made of what a spectator sees, once the game is over, and of the log by turn; `at` is when its table was made,
    `gone` who has given up."""
    turns = played(log)
    kinds, rows = tallied(view, gone)
    winners, moments = list(view["winners"]), moments_of(view, turns, gone)
    return Ending(kinds=kinds, rows=rows, winners=winners, moments=moments, turns=len(turns) - 1, at=at)
