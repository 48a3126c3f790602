"""The analysis of a game in English: its measures, its classes, and why a turn is good (docs/analysis.md). The words
are those of locale/analysis."""

from __future__ import annotations

import re
from typing import Any, Final

from bastide.locale import bundle_of, said

NEEDED: Final = re.compile("analysis-|table-feature")
NAMED: Final = 3
"""Of more types of tile the number is told, not the names."""


class Reasoner:
    """Tells reasons with the names of the players."""

    def __init__(self, names: list[str]) -> None:
        self._names, self._bundle = names, bundle_of("en", NEEDED)

    def word(self, key: str) -> str:
        """A measure or a class."""
        return said(self._bundle, key)

    def sentence(self, reason: dict[str, Any]) -> str:
        """One reason, with what is known of its feature's completion."""
        key = f"analysis-reason-{reason['kind']}"
        key += "-alone" if reason["kind"] == "scores" and not reason["feature"] else ""
        told: dict[str, str | int] = {
            "feature": self._feature(reason["feature"]),
            "names": " and ".join(self._names[seat] for seat in reason.get("seats", [])),
            "points": _number(reason.get("points", 0)),
            "count": reason.get("figures", 0),
            "left": reason.get("left", 0),
        }
        parts = [said(self._bundle, key, **told), self._closes(reason.get("closes")), self._waits(reason.get("waits"))]
        return "; ".join(part for part in parts if part)

    def _feature(self, kind: str) -> str:
        own = said(self._bundle, f"table-feature-{kind}") if kind else ""
        return own or said(self._bundle, "table-feature", feature=kind)

    def _closes(self, closes: float | list[float] | None) -> str:
        """How likely the feature is completed, and was before; "" where it never is."""
        before, after = closes if isinstance(closes, list) else (closes, closes)
        if not before and not after:
            return ""
        if before == after:
            return said(self._bundle, "analysis-closes", chance=_percent(after))
        return said(self._bundle, "analysis-closes-now", before=_percent(before), chance=_percent(after))

    def _waits(self, waits: dict[str, Any] | None) -> str:
        if waits is None:
            return ""
        tiles, cell = waits["tiles"], "{},{}".format(*waits["at"])
        if not tiles:
            return said(self._bundle, "analysis-waits-none", cell=cell)
        left = sum(tiles.values())
        if len(tiles) > NAMED:
            return said(self._bundle, "analysis-waits-many", cell=cell, left=left)
        return said(self._bundle, "analysis-waits", cell=cell, tiles=" or ".join(tiles), left=left)


def _number(points: float) -> str | int:
    return int(points) if points == int(points) else str(points)


def _percent(share: float | None) -> str:
    return f"{100 * (share or 0.0):.0f} %"
