"""Engine events as log entries: numbers and words for the client to put into a sentence."""

from collections.abc import Iterable
from typing import Any

from bastide.core.events import Event
from bastide.server.protocol import LogEntry


def entries_of(events: Iterable[Event], start: int) -> list[LogEntry]:
    """One entry per event, numbered from `start`."""
    return [_entry(event, n) for n, event in enumerate(events, start)]


def _entry(event: Event, n: int) -> LogEntry:
    data: dict[str, Any] = dict(event.data)
    line: dict[str, Any] | None = data.pop("line", None)
    seat = data.pop("seat", None)
    entry: LogEntry = {"n": n, "seat": seat, "kind": event.kind, "args": data}
    if line is not None:
        entry["line"] = line
        entry["points"] = line["points"]
        entry["args"] = {"feature": line["feature"], "count": line["count"]}
        if len(line["seats"]) == 1:
            entry["seat"] = line["seats"][0]
    return entry
