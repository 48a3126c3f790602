"""The reasons of an analysis as sentences."""

import re
from typing import Any, Final

from bastide.locale import format_message, load_bundle

NEEDED: Final = re.compile("analysis-|table-feature|score-points")
OWN: Final = ("grows", "spoils")
"""Reasons that concern a feature of the player who decided."""
NAMED: Final = 3
"""With more types of tile than this, only their number is printed."""


class ReasonText:
    """Renders reasons with the names of the players."""

    def __init__(self, names: list[str]) -> None:
        self._names, self._bundle = names, load_bundle("en", NEEDED)

    def mark(self, name: str) -> str:
        """Return the name of a class of turns."""
        return format_message(self._bundle, f"analysis-class-{name}")

    def sentence(self, reason: dict[str, Any], seat: int) -> str:
        """Return one reason for a turn of that seat, with the chance that its feature is completed."""
        key = f"analysis-reason-{reason['kind']}"
        key += "-alone" if reason["kind"] == "scores" and not reason["feature"] else ""
        feature, seats = self._feature(reason["feature"]), reason.get("seats", [])
        owners = [seat] if reason["kind"] in OWN else seats
        args: dict[str, str | int] = {
            "feature": feature,
            "whose": format_message(self._bundle, "analysis-feature-of", feature=feature, names=self._called(owners)),
            "mine": self._names[seat],
            "names": self._called(seats),
            "points": _number(reason.get("points", 0)),
            "count": reason.get("figures", 0),
            "left": reason.get("left", 0),
        }
        text, closes = format_message(self._bundle, key, **args), self._closes(reason.get("closes"))
        return "; ".join(filter(None, (text, closes, self._waits(reason.get("waits")))))

    def _called(self, seats: list[int]) -> str:
        return " and ".join(self._names[seat] for seat in seats)

    def _feature(self, kind: str) -> str:
        own = format_message(self._bundle, f"table-feature-{kind}") if kind else ""
        return own or format_message(self._bundle, "table-feature", feature=kind)

    def _closes(self, closes: float | list[float] | None) -> str:
        """The chance that the feature is completed, and the chance before. "" if both are zero."""
        before, after = closes if isinstance(closes, list) else (closes, closes)
        if not before and not after:
            return ""
        if before == after:
            return format_message(self._bundle, "analysis-closes", chance=_percent(after))
        return format_message(self._bundle, "analysis-closes-now", before=_percent(before), chance=_percent(after))

    def _waits(self, waits: dict[str, Any] | None) -> str:
        if waits is None:
            return ""
        tiles, cell = waits["tiles"], "{},{}".format(*waits["at"])
        message = format_message(self._bundle, "analysis-waits", left=sum(tiles.values()))
        which = f"{' or '.join(tiles)} " if 0 < len(tiles) <= NAMED else ""
        return f"{message} ({which}at {cell})"


def _number(points: float) -> str | int:
    return int(points) if points == int(points) else str(points)


def _percent(share: float | None) -> str:
    return f"{100 * (share or 0.0):.0f} %"
