"""Reading what a request brings along: one place, so that every body has the same limits and the same refusals."""

from dataclasses import dataclass
from typing import Final, TypeVar

import msgspec
from starlette.requests import Request

from bastide.server.common.errors import Refused

T = TypeVar("T")
MAX_BODY: Final = 128 * 1024
"""An own set of sixty tiles has about 24 KiB."""
LONGEST_SENTENCE: Final = 400


@dataclass(frozen=True)
class Sent:
    """What is sent: the code of the refusal of one that cannot be read, what it is called in sentences, the status of
    that refusal, and how many bytes it may have."""

    code: str
    name: str
    status: int
    most: int


TABLE: Final = Sent("bad-table", "table", 400, MAX_BODY)


async def read(request: Request, kind: type[T], sent: Sent = TABLE) -> T:
    """The body as JSON of this type. Raises Refused."""
    body = await bytes_of(request, sent)
    try:
        return msgspec.json.decode(body, type=kind)
    except RecursionError:
        why = "it is nested too deeply"
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        why = cut(str(error))
    raise Refused(sent.code, f"The {sent.name} cannot be read: {why}.", status=sent.status)


async def bytes_of(request: Request, sent: Sent) -> bytearray:
    """The body as it is. Raises Refused."""
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > sent.most:
            raise Refused("too-big", f"The {sent.name} has more than {sent.most} bytes.")
    return body


def cut(sentence: str) -> str:
    """A sentence that quotes what was sent, which may be long."""
    return sentence if len(sentence) <= LONGEST_SENTENCE else f"{sentence[:LONGEST_SENTENCE]}…"
