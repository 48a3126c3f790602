"""Errors about .jcz files: damaged files, and content that Bastide does not play."""


def shorten_value(value: object) -> str:
    """A value from a file for an error message, cut if it is long."""
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:60]}..."


class JczError(ValueError):
    """A problem in a file. `reason` is one sentence on one line.

    Unprintable characters from the file are replaced. `code` is for programs. `message` is the number of the replayed
    message from 1 (0 = none), `rule` the id of the rule that refuses it.
    """

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

    def at(self, message: int) -> "JczError":
        """The same error with the number of the message."""
        return type(self)(self.reason, message=message, rule=self.rule)


class Unsupported(JczError):
    """The file is valid, but uses an expansion or a version that is not supported. It has its own `code`."""

    code = "jcz-unsupported"
