"""Reading of request bodies, with the same limits and refusals for all of them."""

from dataclasses import dataclass
from typing import Final, TypeVar

import msgspec
from starlette.requests import Request

from bastide._text import strip_bom
from bastide.server.common.errors import RequestError

T = TypeVar("T")
MAX_BODY: Final = 128 * 1024
"""A custom set of sixty tiles has about 24 KiB."""
LONGEST_SENTENCE: Final = 400


@dataclass(frozen=True)
class BodySpec:
    """What to expect: the code and status of the refusal of a body that cannot be read, its name in messages, and its
    limit in bytes."""

    code: str
    name: str
    status: int
    most: int


TABLE: Final = BodySpec("bad-table", "table", 400, MAX_BODY)


async def read_body(request: Request, decoder: msgspec.json.Decoder[T], sent: BodySpec = TABLE) -> T:
    """Decode the body as JSON. Raises RequestError."""
    body = await read_body_bytes(request, sent)
    try:
        return decoder.decode(strip_bom(body))
    except RecursionError:
        why = "it is nested too deeply"
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        why = truncate_sentence(str(error))
    raise RequestError(sent.code, f"The {sent.name} cannot be read: {why}.", status=sent.status)


async def read_body_bytes(request: Request, sent: BodySpec) -> bytearray:
    """The raw body. Raises RequestError."""
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > sent.most:
            raise RequestError("too-big", f"The {sent.name} has more than {sent.most} bytes.")
    return body


def truncate_sentence(sentence: str) -> str:
    """Shorten a message that quotes client input."""
    return sentence if len(sentence) <= LONGEST_SENTENCE else f"{sentence[:LONGEST_SENTENCE]}…"
