"""Responses of the account API. Times are milliseconds since 1970."""

from typing import Any, NotRequired, TypedDict

from bastide.server.accounts.accounts import Role
from bastide.server.accounts.former_names import FormerNameInfo
from bastide.server.accounts.networks import NetworkInfo
from bastide.server.features.notifications.messages import MailAddressInfo


class PasskeyInfo(TypedDict):
    """A passkey of an account."""

    id: str
    name: str
    made_ms: int
    used_ms: int


class SessionInfo(TypedDict):
    """A signed-in browser, such as "Firefox, Android" ("" if unknown). `here`: the calling one."""

    id: str
    browser: str
    made_ms: int
    used_ms: int
    here: bool


class ApiTokenInfo(TypedDict):
    """A token of a bot, without its secret."""

    id: str
    name: str
    made_ms: int
    used_ms: int


class BotAccountInfo(TypedDict):
    """A bot account and its tokens."""

    name: str
    tokens: list[ApiTokenInfo]


class AccountInfo(TypedDict):
    """An account as its owner sees it. `codes` is the number of unused recovery codes. `fresh`: the identity was
    confirmed recently."""

    name: str
    role: Role
    made_ms: int
    password: bool
    passkeys: list[PasskeyInfo]
    sessions: list[SessionInfo]
    bots: list[BotAccountInfo]
    codes: int
    mail: MailAddressInfo | None
    networks: list[NetworkInfo]
    former_names: list[FormerNameInfo]
    fresh: bool


class AccountLimits(TypedDict):
    """The most bots of an account, and the most tokens of a bot."""

    bots: int
    tokens: int


class AccountResponse(TypedDict):
    """The account of the caller, null for a guest. `games` is the number of games of the calling device, `tables` the
    number of games that were moved. `new_codes` and `new_token` are shown only once."""

    account: AccountInfo | None
    most: NotRequired[AccountLimits]
    games: NotRequired[int]
    tables: NotRequired[int]
    new_codes: NotRequired[list[str]]
    new_token: NotRequired[str]


class PasskeyOptions(TypedDict, total=False):
    """Options for `navigator.credentials`, in WebAuthn's JSON form: either to create a passkey or to get one."""

    create: dict[str, Any]
    get: dict[str, Any]


class DeviceTables(TypedDict):
    """The number of tables that were moved or erased."""

    tables: int


class TransferCode(TypedDict):
    """A one-time code that moves a guest's games to another browser."""

    code: str
    until_ms: int
