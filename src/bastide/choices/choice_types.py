"""Types of choices. The server encodes them directly, so no choice is copied on the path of a move."""

from typing import Any, Final, Literal, NotRequired, Protocol, TypedDict

import msgspec

encode: Final = msgspec.json.Encoder().encode


class ChoiceTerms(Protocol):
    """The settings of a table on which choices depend besides the game."""

    @property
    def aids(self) -> bool:
        """Whether choices show their consequences and worth."""

    @property
    def takeback(self) -> bool:
        """Whether a placed tile may be taken back."""

    @property
    def by_hand(self) -> bool:
        """Whether people draw from a physical box and enter the tile."""


class Line(TypedDict):
    """A text key of the Fluent catalogue with its arguments."""

    key: str
    args: dict[str, Any]


class Follow(TypedDict):
    """A consequence of an offer, named by the engine's event `kind`. `at` is its point within the cell."""

    kind: str
    x: NotRequired[int]
    y: NotRequired[int]
    at: NotRequired[list[float]]
    cells: NotRequired[list[list[int]]]
    n: NotRequired[int]
    by: NotRequired[str]
    seat: NotRequired[int]
    figure: NotRequired[str]
    seats: NotRequired[list[int]]
    payers: NotRequired[list[int]]
    points: NotRequired[int]
    reason: NotRequired[str]
    number: NotRequired[int]
    left: NotRequired[int]
    wall: NotRequired[str]
    place: NotRequired[str]
    items: NotRequired[dict[str, int]]


class Offer(TypedDict):
    """A legal action in one of the four shapes. The client sends `id` back in `act`.

    - `group`: slots in one feature share it, and the first of them has the feature's `cells`.
    - `segment`: the index of the segment in the tile's list.
    - `alike`: the rotations in degrees with which the tile looks the same.
    - `follows`: the consequences before the next decision.
    - `bank`: the ghosts left in the bank after them.
    - `asks`: the step of the next decision. "draw" if the turn is over, "" if the game is over.
    """

    id: str
    shape: Literal["place", "slot", "choice", "confirm"]
    seat: int
    x: NotRequired[int]
    y: NotRequired[int]
    rotation: NotRequired[int]
    alike: NotRequired[list[int]]
    tile: NotRequired[str]
    at: NotRequired[list[float]]
    segment: NotRequired[int]
    label: Line
    preview: list[Line]
    rules: list[str]
    cells: NotRequired[list[list[int]]]
    group: NotRequired[str]
    follows: NotRequired[list[Follow]]
    bank: NotRequired[int]
    asks: NotRequired[str]
    final: bool
