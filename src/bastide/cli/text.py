"""Events and score lines as sentences for the terminal.

A module has its own sentences for what only it knows (RuleModule.tells). This file has those of the core, and fills in
numbers and names.
"""

from collections.abc import Sequence
from string import Formatter
from typing import Any, Final

from bastide.core.events import Event
from bastide.core.ruleset import Ruleset
from bastide.core.scoring import ScoreLine

CORE: Final = {
    "drew": "{who} draws {tile}",
    "discarded": "{tile} fits nowhere and goes back into the box (BASE-14)",
    "placed": "{who} places {tile} at {where}{turned}",
    "figure": "{who} puts {role:a} on the {feature} at {where} ({at}){how}",
    "returned": "{who} takes a figure back from {where}",
    "captured": "a figure of {who} at {where} is captured",
    "released": "{who} gets a captured figure back",
    "for": "{feature:a}, {count:tile}",
}
"""Sentences by kind of event, and the texts of what points are for."""


class MessageFormatter(Formatter):
    """Formats nouns: {role:a} has its article, {n:ghost} is a number of them, {symbol:words} has no hyphens."""

    def format_field(self, value: Any, format_spec: str) -> str:
        """Format a noun, with its number or article."""
        if format_spec == "a":
            return _a(str(value))
        if format_spec == "words":
            return str(value).replace("-", " ")
        return _amount(int(value), format_spec) if format_spec else str(value)


class GameText:
    """Renders events and scores under given rules, with the names of the players."""

    def __init__(self, rules: Ruleset, names: Sequence[str]) -> None:
        self._names, self._format = names, MessageFormatter().format
        self._texts = dict(CORE)
        for module in rules.modules:
            self._texts.update(module.tells)

    def event(self, event: Event) -> str | None:
        """Return one event as a sentence, or None if it has no text."""
        data = event.data
        how = str(data.get("by", data.get("reason", data.get("place", ""))))
        text = self._texts.get(f"{event.kind} {how}", self._texts.get(event.kind))
        if not text:
            return None
        seat = data.get("seat")
        who = self._names[seat] if isinstance(seat, int) else ""
        turned = f", turned {data['rotation']} degrees" if data.get("rotation") else ""
        more = {"who": who, "where": f"{data.get('x')},{data.get('y')}", "turned": turned}
        return self._format(text, **{**data, **more, "how": self._texts.get(f"by {how}", "")})

    def result(self, result: str) -> str:
        """Return the sentence for the end of a game that all players win or lose together."""
        return self._texts["victory" if result == "won" else f"defeat {result}"]

    def score(self, line: ScoreLine) -> str:
        """Return a score line as a sentence: who, how many points, for what, by which rule."""
        who, payers = (" and ".join(self._names[seat] for seat in seats) for seats in (line.seats, line.payers))
        thing = self._texts.get(f"for {line.reason}", self._texts["for"])
        reason = self._format(thing, feature=line.feature, count=line.count)
        shields = f" and {_amount(line.shields, 'shield')}" if line.shields else ""
        when = f" from {payers}" if payers else " at the end" if line.final else ""
        return f"{who}: {_amount(line.points, 'point')}{when} for {reason}{shields} ({line.rule})"


def _a(thing: str) -> str:
    return f"{'an' if thing[:1] in 'aeiou' else 'a'} {thing}"


def _amount(count: int, thing: str) -> str:
    if count == 1:
        return f"1 {thing}"
    return f"{count} {thing[:-1]}ies" if thing.endswith("y") else f"{count} {thing}s"
