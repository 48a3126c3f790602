"""A command that is understood but not carried out."""

from typing import Any


class RequestError(Exception):
    """Nothing has changed. `code` is for programs, `rule` a rule id or "", `text` one sentence, `args` its parts. Over
    HTTP it has this `status`, and `seconds` are until it is worth asking again, if that is known."""

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
