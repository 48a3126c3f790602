"""How a program can fail, and what is known of it then."""

from __future__ import annotations

from typing import Final

CODES: Final = {
    "not-started": "it could not be started, or has not said hello",
    "other-version": "it speaks another version of the protocol",
    "unable": "it says that it cannot play this game",
    "crashed": "it ended, or raised an error, while an answer was due",
    "too-late": "its answer did not come in time",
    "garbage": "it said what is no line of the protocol, or not what was due",
    "long-line": "it said a line that is too long",
    "many-lines": "it said more lines for one question than it may",
    "illegal": "its answer is not legal",
}
"""Every way to fail: whoever fails in a game has lost it."""

SHOWN: Final = 120
"""Signs that are shown of what it said."""


class BotFailed(RuntimeError):
    """A bot from outside gave no usable answer. `code` is one of CODES, `text` tells what happened in one sentence,
    `rule` is the rule that an action breaks; `heard` are its last words on stderr."""

    def __init__(self, code: str, text: str, rule: str = "", heard: str = "") -> None:
        super().__init__(text)
        assert code in CODES
        self.code = code
        self.text = text
        self.rule = rule
        self.heard = heard

    @property
    def told(self) -> str:
        """The sentence, and the last of its words."""
        last = self.heard.strip().splitlines()[-1:]
        return self.text + (f" Its last words: {last[0][-SHOWN:]}" if last else "")

    def __str__(self) -> str:
        return self.told + (f" ({self.rule})" if self.rule else "")


def quote_line(line: bytes) -> str:
    """The beginning of what was said, for a sentence."""
    text = line.decode("utf-8", "replace").strip()
    cut = text[:SHOWN] + ("…" if len(text) > SHOWN else "")
    return "".join(sign if sign.isprintable() else "\ufffd" for sign in cut)
