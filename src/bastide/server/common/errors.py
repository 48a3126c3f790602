"""The error for a request that was understood but refused."""

from typing import Any


class RequestError(Exception):
    """A refused request; nothing has changed. `code` is for programs, `rule` a rule id or "", `text` one sentence,
    `args` its parts. Over HTTP the response has this `status`. `seconds` is when to try again, 0 if unknown."""

    def __init__(
        self,
        code: str,
        text: str,
        rule: str = "",
        args: dict[str, Any] | None = None,
        status: int = 400,
        seconds: int = 0,
    ) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.rule = rule
        self.args_by_name = args or {}
        self.status = status
        self.seconds = seconds
