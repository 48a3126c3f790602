"""Why a turn is good, in English: the reasons of an analysis (docs/analysis.md) as sentences."""

from __future__ import annotations

from typing import Any, Final

from bastide.cli.telling import Words

SAID: Final = {
    "scores": "{points:point} for {whom}{what}",
    "returns": "brings {figures:figure} home",
    "claims": "claims {feature:a}, likely to bring {points} points{done}{waits}; {left} such left at hand",
    "grows": "makes the own {feature} worth {points} points more{waits}",
    "shares": "gets a share of the {feature} of {whom}, worth {points} points{waits}",
    "takes": "takes over the {feature} of {whom}, worth {points} points{waits}",
    "robs": "deprives {whom} of the {feature}, worth {points} points",
    "blocks": "costs {whom} {points} points of the {feature}{done}",
    "helps": "helps {whom} with the {feature} by {points} points",
    "spoils": "costs {points} points of the own {feature}{done}",
}
"""By kind of reason."""
NAMED: Final = 4
"""Of more types of tile the number is told, not the names."""


class Reasoner:
    """Tells reasons with the names of the players."""

    def __init__(self, names: list[str]) -> None:
        self._names, self._format = names, Words().format

    def sentence(self, reason: dict[str, Any]) -> str:
        """One reason, what the turn does."""
        whom = " and ".join(self._names[seat] for seat in reason.get("seats", []))
        more = {"whom": whom, "done": _done(reason.get("closes")), "waits": _waits(reason.get("waits"))}
        more["what"] = self._format(" for {feature:a}", **reason) if reason["feature"] else ""
        return self._format(SAID[reason["kind"]], **{**reason, **more})


def _done(closes: float | list[float] | None) -> str:
    """How likely the feature is completed, and was before, where that is known to be other than never."""
    before, after = closes if isinstance(closes, list) else (closes, closes)
    if not before and not after:
        return ""
    return (
        f" (completed: {_percent(after)})"
        if before == after
        else f" (completed: {_percent(before)}, now {_percent(after)})"
    )


def _percent(share: float | None) -> str:
    return f"{100 * (share or 0.0):.0f} %"


def _waits(waits: dict[str, Any] | None) -> str:
    if waits is None:
        return ""
    x, y = waits["at"]
    tiles = waits["tiles"]
    if not tiles:
        return f"; no tile is left for {x},{y}"
    left = sum(tiles.values())
    if len(tiles) > NAMED:
        return f"; {left} tiles left complete it at {x},{y}"
    return f"; waits at {x},{y} for {' or '.join(tiles)}, {left} left"
