"""Responses of the notification API. Times are milliseconds since 1970."""

from typing import Literal, TypedDict

MailState = Literal["asked", "lapsed", "confirmed", "refused"]


class MailAddressInfo(TypedDict):
    """The mail address for turn notifications. `asked`: its confirmation is pending. `lapsed`: the link was not opened
    in time. `refused`: the address takes no mail."""

    state: MailState
    address: str
    language: str
    made_ms: int
    confirmed_ms: int
    refused_ms: int


class PushSubscriptionInfo(TypedDict):
    """A browser of the caller, without its address."""

    id: str
    made_ms: int
    language: str


class PushResponse(TypedDict):
    """The key to subscribe with, in base64url, and the caller's subscriptions."""

    key: str
    subscriptions: list[PushSubscriptionInfo]


class MailConfirmed(TypedDict):
    """The address is confirmed."""

    confirmed: bool


class MailStopped(TypedDict):
    """No mail goes to this address any more."""

    stopped: bool
