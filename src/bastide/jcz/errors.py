"""What is wrong with a .jcz file, or what in it cannot be played here."""

from __future__ import annotations


def shorten_value(value: object) -> str:
    """A foreign value for a sentence, cut where it is long."""
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:60]}..."


class JczError(ValueError):
    """One sentence about a file, on one line whatever the file holds: its `reason`, and a `code` for programs.
    `message` is the number of the replayed message from 1 (0 = none), `rule` the id of the rule that refuses it."""

    code = "bad-jcz"

    def __init__(self, reason: str, *, message: int = 0, rule: str = "") -> None:
        self.reason = "".join(sign if sign.isprintable() else "\ufffd" for sign in reason)
        self.message = message
        self.rule = rule
        super().__init__(str(self))

    def __str__(self) -> str:
        where = f"message {self.message}: " if self.message else ""
        rule = f" ({self.rule})" if self.rule else ""
        return f"{where}{self.reason}{rule}"

    def at(self, message: int) -> JczError:
        """The same, with the number of the message."""
        return type(self)(self.reason, message=message, rule=self.rule)


class Unsupported(JczError):
    """The file is sound, but belongs to an expansion or a version that is not played here; its `code` says so too."""

    code = "jcz-unsupported"
