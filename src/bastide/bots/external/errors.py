"""Failures of external bots."""

from typing import Final

CODES: Final = {
    "not-started": "it could not be started, or did not send hello",
    "other-version": "it speaks another version of the protocol",
    "unable": "it reports that it cannot play this game",
    "crashed": "it ended, or raised an error, while an answer was due",
    "too-late": "its answer did not come in time",
    "garbage": "it sent a line that is not in the protocol, or was not due",
    "long-line": "it sent a line that is too long",
    "many-lines": "it sent more lines for one question than allowed",
    "illegal": "its answer is not legal",
}
"""Every kind of failure. A bot that fails has lost the game."""

SHOWN: Final = 120
"""How many characters of its output an error message quotes."""


class BotFailed(RuntimeError):
    """An external bot gave no usable answer.

    `code` is one of CODES, `text` a sentence about the failure, `rule` the rule that an action breaks. `stderr` is
    the end of its stderr.
    """

    def __init__(self, code: str, text: str, rule: str = "", stderr: str = "") -> None:
        super().__init__(text)
        assert code in CODES
        self.code = code
        self.text = text
        self.rule = rule
        self.stderr = stderr

    @property
    def message(self) -> str:
        """The sentence, with the last line of its stderr."""
        last = self.stderr.strip().splitlines()[-1:]
        return self.text + (f" Its last words: {last[0][-SHOWN:]}" if last else "")

    def __str__(self) -> str:
        return self.message + (f" ({self.rule})" if self.rule else "")


def quote_line(line: bytes) -> str:
    """The beginning of a line for an error message."""
    text = line.decode("utf-8", "replace").strip()
    cut = text[:SHOWN] + ("…" if len(text) > SHOWN else "")
    return "".join(sign if sign.isprintable() else "\ufffd" for sign in cut)
