"""Engine events as log entries: a kind and arguments that the client turns into a sentence."""

import re
from collections.abc import Iterable
from typing import Any, Final

from bastide.core.events import Event
from bastide.core.ruleset import Ruleset
from bastide.server.protocol.server_messages import LogEntry

CITED: Final = re.compile(r"\(([A-Z]+-\d+)\)")
"""The rule id at the end of a module's sentence about an event."""

BEFALLS: Final = ("captured", "released")
"""Events of the core whose seat is the owner of the figure, as in RuleModule.befalls."""


class LogEntryWriter:
    """Makes log entries for games of one ruleset, from the event descriptions of its modules."""

    def __init__(self, rules: Ruleset) -> None:
        self._befalls = frozenset([*BEFALLS, *(kind for module in rules.modules for kind in module.befalls)])
        texts = {kind: text for module in rules.modules for kind, text in module.tells.items()}
        self._rules = {kind: found[-1] for kind, text in texts.items() if (found := CITED.findall(text))}

    def entries(self, events: Iterable[Event], start: int, actor: int | None) -> list[LogEntry]:
        """One entry per event, numbered from `start`. `actor` is the seat that acted."""
        return [self._entry(event, n, actor) for n, event in enumerate(events, start)]

    def _entry(self, event: Event, n: int, actor: int | None) -> LogEntry:
        data: dict[str, Any] = dict(event.data)
        line: dict[str, Any] | None = data.pop("line", None)
        seat = data.pop("seat", None)
        if event.kind in self._befalls:
            data, seat = data if seat is None else {**data, "owner": seat}, actor
        entry: LogEntry = {"n": n, "seat": seat, "kind": event.kind, "args": data}
        rule = self._rules.get(event.kind) or self._rules.get(f"{event.kind} {data.get('by', '')}")
        if line is not None:
            entry["line"] = line
            entry["points"] = line["points"]
            entry["args"] = {"feature": line["feature"], "count": line["count"]}
            if len(line["seats"]) == 1:
                entry["seat"] = line["seats"][0]
            rule = line["rule"]
        if rule:
            entry["rule"] = rule
        return entry
