"""Responses of the API for friends, invitations and blocks."""

from typing import NotRequired, TypedDict


class Friend(TypedDict):
    """A friend or followed account. `here`: online. `table` is a public table of theirs, where the game runs if it
    `plays`."""

    name: str
    here: bool
    table: NotRequired[str]
    plays: NotRequired[bool]


class Invitation(TypedDict):
    """An invitation to a table by a friend."""

    name: str
    table: str
    title: str


class FriendsResponse(TypedDict):
    """The relations of the caller's `account`; a guest has only `blocked`. `asks` are people whom the caller asked,
    `asked` are people who asked the caller."""

    account: str | None
    blocked: list[str]
    friends: NotRequired[list[Friend]]
    follows: NotRequired[list[Friend]]
    asks: NotRequired[list[str]]
    asked: NotRequired[list[str]]
    invitations: NotRequired[list[Invitation]]


class WaitingTurn(TypedDict):
    """A game where others wait for the caller."""

    table: str
    title: str


class WaitingResponse(TypedDict):
    """What waits for an answer of the caller: friend requests, invitations and turns."""

    asked: list[str]
    invitations: list[Invitation]
    turns: list[WaitingTurn]


class InvitedPlayer(TypedDict):
    """The friend who was invited."""

    invited: str


class BlockedPlayer(TypedDict):
    """The player who was blocked."""

    blocked: str
