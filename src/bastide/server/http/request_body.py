"""Reading what a request brings along: one place, so that every body has the same limits and the same refusals."""

from dataclasses import dataclass
from typing import Final, TypeVar

import msgspec
from starlette.requests import Request

from bastide.server.common.errors import RequestError

T = TypeVar("T")
MAX_BODY: Final = 128 * 1024
"""An own set of sixty tiles has about 24 KiB."""
LONGEST_SENTENCE: Final = 400


@dataclass(frozen=True)
class BodySpec:
    """What is sent: the code of the refusal of one that cannot be read, what it is called in sentences, the status of
    that refusal, and how many bytes it may have."""

    code: str
    name: str
    status: int
    most: int


TABLE: Final = BodySpec("bad-table", "table", 400, MAX_BODY)


async def read_body(request: Request, kind: type[T], sent: BodySpec = TABLE) -> T:
    """The body as JSON of this type. Raises RequestError."""
    body = await read_body_bytes(request, sent)
    try:
        return msgspec.json.decode(body, type=kind)
    except RecursionError:
        why = "it is nested too deeply"
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        why = truncate_sentence(str(error))
    raise RequestError(sent.code, f"The {sent.name} cannot be read: {why}.", status=sent.status)


async def read_body_bytes(request: Request, sent: BodySpec) -> bytearray:
    """The body as it is. Raises RequestError."""
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > sent.most:
            raise RequestError("too-big", f"The {sent.name} has more than {sent.most} bytes.")
    return body


def truncate_sentence(sentence: str) -> str:
    """A sentence that quotes what was sent, which may be long."""
    return sentence if len(sentence) <= LONGEST_SENTENCE else f"{sentence[:LONGEST_SENTENCE]}…"
