"""Engine events as log entries: numbers and words for the client to put into a sentence."""

from collections.abc import Iterable
from typing import Any, Final

from bastide.core.events import Event
from bastide.server.protocol import LogEntry

DONE_TO: Final = frozenset({"buried", "hound", "mist-closed", "haunted", "scared", "fled"})
"""Events whose seat, if they have one, is whose figure it happened to: whoever acted did it."""


def entries_of(events: Iterable[Event], start: int, actor: int | None) -> list[LogEntry]:
    """One entry per event, numbered from `start`; `actor` is the seat that acted."""
    return [_entry(event, n, actor) for n, event in enumerate(events, start)]


def _entry(event: Event, n: int, actor: int | None) -> LogEntry:
    data: dict[str, Any] = dict(event.data)
    line: dict[str, Any] | None = data.pop("line", None)
    seat = data.pop("seat", None)
    if event.kind in DONE_TO:
        data, seat = data if seat is None else {**data, "owner": seat}, actor
    entry: LogEntry = {"n": n, "seat": seat, "kind": event.kind, "args": data}
    if line is not None:
        entry["line"] = line
        entry["points"] = line["points"]
        entry["args"] = {"feature": line["feature"], "count": line["count"]}
        if len(line["seats"]) == 1:
            entry["seat"] = line["seats"][0]
    return entry
