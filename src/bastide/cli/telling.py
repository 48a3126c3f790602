"""Events and score lines as sentences for the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from bastide.core.events import Event
from bastide.core.scoring import ScoreLine


def tell(event: Event, names: Sequence[str]) -> str | None:
    """One event as a sentence without the subject's seat number, or None where nothing needs to be said."""
    data = event.data
    seat = data.get("seat")
    who = names[seat] if isinstance(seat, int) else ""
    where = f"{data.get('x')},{data.get('y')}"
    if event.kind == "drew":
        return f"{who} draws {data['tile']}"
    if event.kind == "discarded":
        return f"{data['tile']} fits nowhere and goes back into the box (BASE-14)"
    if event.kind == "placed":
        turned = f", turned {data['rotation']} degrees" if data["rotation"] else ""
        return f"{who} places {data['tile']} at {where}{turned}"
    if event.kind == "figure":
        return f"{who} puts a {data['role']} on the {data['feature']} at {where} ({data['at']})"
    if event.kind == "returned":
        return f"{who} takes a figure back from {where}"
    return None


def tell_score(line: ScoreLine, names: Sequence[str]) -> str:
    """A line of points as a sentence: who, how many, for what, by which rule."""
    who = " and ".join(names[seat] for seat in line.seats)
    counted = _amount(line.count, "completed city" if line.reason == "field" else "tile")
    shields = f" and {_amount(line.shields, 'shield')}" if line.shields else ""
    when = " at the end" if line.final else ""
    return f"{who}: {_amount(line.points, 'point')}{when} for a {line.feature}, {counted}{shields} ({line.rule})"


def _amount(count: int, thing: str) -> str:
    if count == 1:
        return f"1 {thing}"
    return f"{count} {thing[:-1]}ies" if thing.endswith("y") else f"{count} {thing}s"
