"""What is wrong with a record, and where."""

from __future__ import annotations


class RecordError(ValueError):
    """A damaged record, or one the rules refuse.

    `line` counts from 1 (0 = the file as a whole), `field` is the JSON path inside that line ("" = all of it),
    `reason` says what is wrong, `rule` is the id of the broken rule when the engine refused an action.
    """

    code = "bad-record"

    def __init__(self, reason: str, *, line: int = 0, field: str = "", rule: str = "") -> None:
        self.reason = reason
        self.line = line
        self.field = field
        self.rule = rule
        super().__init__(str(self))

    def __str__(self) -> str:
        where = [f"line {self.line}"] if self.line else []
        if self.field:
            where.append(f"field '{self.field}'")
        rule = f" ({self.rule})" if self.rule else ""
        return f"{', '.join(where) or 'record'}: {self.reason}{rule}"
