"""Answers of the HTTP side: JSON, and refusals with a code for programs and a sentence for people."""

from typing import Any

import msgspec
from starlette.responses import Response

_encode = msgspec.json.Encoder().encode


def answer(data: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """JSON that no cache keeps."""
    told = {"Cache-Control": "no-store", **(headers or {})}
    return Response(_encode(data), status, media_type="application/json", headers=told)


def problem(
    status: int,
    code: str,
    text: str,
    ref: str = "",
    headers: dict[str, str] | None = None,
    args: dict[str, Any] | None = None,
) -> Response:
    """A refusal with a code for programs and a sentence for people; `args` are its variable parts."""
    told = {"code": code, "text": text, "ref": ref}
    return answer({**told, "args": args} if args else told, status, headers)
