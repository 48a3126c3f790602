"""What is said on the line about who waits, where one can sit down, and what one can look at: both directions.

Law: as protocol/client_messages.py and protocol/server_messages.py. A message from a page is at most MAX_BYTES of UTF-8
JSON, tagged by `t`; messages that are not listed here are refused.
"""

from typing import Annotated, Any, Literal, NotRequired, TypedDict

import msgspec

from bastide.server.common.bounded_types import Id, RulesText, Word
from bastide.server.protocol.client_messages import MAX_BYTES, BadMessage, Ping
from bastide.server.protocol.server_messages import Error, Notice, Pong
from bastide.server.protocol.table_shapes import Args, TableOptions
from bastide.server.protocol.terms import Wish

LEAST_SEATS, MOST_SEATS = 2, 6
Language = Annotated[str, msgspec.Meta(pattern="^[a-z]{2}$|^$", max_length=2)]


class _LobbyRequest(msgspec.Struct, tag_field="t", forbid_unknown_fields=True, frozen=True):
    pass


class Seek(_LobbyRequest, tag="seek", frozen=True):
    """Wait to be paired with those who want the same: rules, options, and so many players. What is left out of the
    options is as usual, but that a bot stands in for whoever stays away. A second seek of a device takes the place of
    the first."""

    rules: RulesText
    name: Word
    seats: Annotated[int, msgspec.Meta(ge=LEAST_SEATS, le=MOST_SEATS)] = 2
    options: Wish = msgspec.field(default_factory=Wish)
    language: Language = ""


class Join(_LobbyRequest, tag="join", frozen=True):
    """Wait for what somebody wants who waits already; `seek` is the id of his line."""

    seek: Id
    name: Word
    language: Language = ""


class Stop(_LobbyRequest, tag="stop", frozen=True):
    """Wait no longer."""


MeetingCommand = Seek | Join | Stop | Ping


class _LobbyMessage(msgspec.Struct, tag_field="t", omit_defaults=True, kw_only=True):
    pass


class Known(TypedDict):
    """Somebody plays with an account: a person or a `bot`, and the number that is about such games, if enough is known
    of it."""

    bot: NotRequired[bool]
    rating: NotRequired[int]
    provisional: NotRequired[bool]


class SeekLine(TypedDict):
    """Somebody waits. `id` names the seek, and nobody; guests are not `known`."""

    id: str
    name: str
    rules: str
    modules: list[str]
    options: TableOptions
    seats: int
    language: str
    since: int
    known: NotRequired[Known]


class ListedSeat(TypedDict):
    name: str
    colour: str
    kind: str
    known: NotRequired[Known]


class ListedTable(TypedDict):
    """A public table: free seats to sit down on, or (`watchers`, `scores`, `left`) a game to look at. `here`: somebody
    is there now."""

    id: str
    name: str
    rules: str
    modules: list[str]
    house: dict[str, Any]
    seats: list[ListedSeat]
    rated: NotRequired[bool]
    here: NotRequired[bool]
    scores: NotRequired[list[int]]
    left: NotRequired[int | None]
    watchers: NotRequired[int]


class Lists(_LobbyMessage, tag="lists"):
    """Everything there is: who waits, the longest first; tables with free seats; games to look at, the best first."""

    seeks: list[SeekLine]
    tables: list[ListedTable]
    games: list[ListedTable]


class Changes(_LobbyMessage, tag="changes"):
    """What has changed since: lines that are new or different, by list, and the order of each list whose lines are
    others than before. Lines that are in no order any more are gone."""

    seeks: list[SeekLine] = []
    tables: list[ListedTable] = []
    games: list[ListedTable] = []
    order: dict[str, list[str]] = {}


class Seeking(_LobbyMessage, tag="seeking"):
    """How this device's own seek stands. While it waits: for so many milliseconds already, and so many until it is time
    to offer a bot. `table`, once one is found; its game begins when all have come."""

    state: Literal["idle", "waiting", "matched"]
    id: str = ""
    waited: int = 0
    offer: int = 0
    table: str = ""
    alone: bool = False
    """Somebody who was found did not come: the search goes on."""


class Refusal(_LobbyMessage, tag="refusal"):
    """A seek was refused, or had to end."""

    code: str
    text: str
    rule: str = ""
    args: Args = {}


MeetingMessage = Lists | Changes | Seeking | Refusal | Error | Notice | Pong

_decoder: msgspec.json.Decoder[MeetingCommand] = msgspec.json.Decoder(MeetingCommand)


def decode_lobby_command(raw: str) -> MeetingCommand:
    """One message, or BadMessage saying what is wrong with it."""
    if len(raw) > MAX_BYTES:
        raise BadMessage(f"The message is too long; at most {MAX_BYTES} bytes are read.")
    try:
        return _decoder.decode(raw)
    except RecursionError:
        raise BadMessage("The message is nested too deeply.") from None
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadMessage(f"The message cannot be read: {error}.") from None
