"""Messages of the lobby's WebSocket, in both directions.

Invariant: the rules of protocol/client_messages.py and protocol/server_messages.py apply. A client message is at most
MAX_BYTES of UTF-8 JSON, tagged by `t`. Unlisted messages are refused.
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
    """Seek players with the same rules, options and number of seats.

    Omitted options have their defaults, except that a bot replaces an absent player. A second seek of a device replaces
    the first. An empty name is none.
    """

    rules: RulesText
    name: Word
    seats: Annotated[int, msgspec.Meta(ge=LEAST_SEATS, le=MOST_SEATS)] = 2
    options: Wish = msgspec.field(default_factory=Wish)
    language: Language = ""


class Join(_LobbyRequest, tag="join", frozen=True):
    """Seek with the terms of a listed seek. `seek` is its id."""

    seek: Id
    name: Word
    language: Language = ""


class Stop(_LobbyRequest, tag="stop", frozen=True):
    """Cancel the seek."""


MeetingCommand = Seek | Join | Stop | Ping


class _LobbyMessage(msgspec.Struct, tag_field="t", omit_defaults=True, kw_only=True):
    pass


class Known(TypedDict):
    """A player with an account, a person or a `bot`. `rating` is their rating for such games, if it is established
    enough to be shown."""

    bot: NotRequired[bool]
    rating: NotRequired[int]
    provisional: NotRequired[bool]


class SeekLine(TypedDict):
    """A listed seek. `id` identifies the seek, not the player. Guests have no `known`, and may have no `name`."""

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
    """A public table: one with free seats, or a running game (`watchers`, `scores`, `left`). `here` means that a player
    is present."""

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
    """All lists: seeks (the longest waiting first), tables with free seats, and games to watch (the best first)."""

    seeks: list[SeekLine]
    tables: list[ListedTable]
    games: list[ListedTable]


class Changes(_LobbyMessage, tag="changes"):
    """Changes of the lists: new and changed rows by list, and the new `order` of each list whose order has changed.

    Rows missing from the order are gone.
    """

    seeks: list[SeekLine] = []
    tables: list[ListedTable] = []
    games: list[ListedTable] = []
    order: dict[str, list[str]] = {}


class Seeking(_LobbyMessage, tag="seeking"):
    """The state of the device's own seek.

    A waiting seek has waited for `waited` ms, and the page offers a bot in `offer` ms. A matched one has a `table`,
    whose game begins when all players have come.
    """

    state: Literal["idle", "waiting", "matched"]
    id: str = ""
    waited: int = 0
    offer: int = 0
    table: str = ""
    alone: bool = False
    """An opponent did not come, so the search goes on."""


class Refusal(_LobbyMessage, tag="refusal"):
    """A seek was refused or has ended."""

    code: str
    text: str
    rule: str = ""
    args: Args = {}


MeetingMessage = Lists | Changes | Seeking | Refusal | Error | Notice | Pong

_decoder: msgspec.json.Decoder[MeetingCommand] = msgspec.json.Decoder(MeetingCommand)


def decode_lobby_command(raw: str) -> MeetingCommand:
    """Decode one message. Raises BadMessage, which describes the error."""
    if len(raw) > MAX_BYTES:
        raise BadMessage(f"The message is too long; at most {MAX_BYTES} bytes are read.")
    try:
        return _decoder.decode(raw)
    except RecursionError:
        raise BadMessage("The message is nested too deeply.") from None
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadMessage(f"The message cannot be read: {error}.") from None
