"""Reading what a request brings along: one place, so that every body has the same limits and the same refusals."""

from typing import Final, TypeVar

import msgspec
from starlette.requests import Request

from bastide.server.common.refused import Refused

T = TypeVar("T")
MAX_BODY: Final = 128 * 1024
"""An own set of sixty tiles has about 24 KiB."""
LONGEST_SENTENCE: Final = 400


async def read(request: Request, kind: type[T]) -> T:
    """The body as JSON of this type. Raises Refused."""
    try:
        return msgspec.json.decode(await _bytes_of(request), type=kind)
    except RecursionError:
        raise Refused("bad-table", "The table cannot be read: it is nested too deeply.") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refused("bad-table", f"The table cannot be read: {cut(str(error))}.") from None


async def _bytes_of(request: Request) -> bytearray:
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > MAX_BODY:
            raise Refused("too-big", f"The table has more than {MAX_BODY} bytes.")
    return body


def cut(sentence: str) -> str:
    """A sentence that quotes what was sent, which may be long."""
    return sentence if len(sentence) <= LONGEST_SENTENCE else f"{sentence[:LONGEST_SENTENCE]}…"
