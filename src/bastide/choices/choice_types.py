"""What a choice is made of. A server sends these as they are, so no choice is copied on the way of a move."""

from typing import Any, Final, Literal, NotRequired, Protocol, TypedDict

import msgspec

encode: Final = msgspec.json.Encoder().encode


class ChoiceTerms(Protocol):
    """What the choices depend on beside the game: whether aids are shown, a move may be taken back, and people draw."""

    @property
    def aids(self) -> bool:
        """Whether the choices tell what they bring about and what they are worth."""

    @property
    def takeback(self) -> bool:
        """Whether a placed tile may be taken back."""

    @property
    def by_hand(self) -> bool:
        """Whether people draw from a real box and enter the tile."""


class Line(TypedDict):
    """A text key of the Fluent catalogue with its arguments."""

    key: str
    args: dict[str, Any]


class Follow(TypedDict):
    """Something that an offer would bring about at once, in the words of the engine's event `kind`; `at` is the point
    in its cell where it happens."""

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
    points: NotRequired[int]
    reason: NotRequired[str]
    number: NotRequired[int]
    left: NotRequired[int]
    wall: NotRequired[str]
    place: NotRequired[str]
    items: NotRequired[dict[str, int]]


class Offer(TypedDict):
    """One legal thing to do, in one of the four shapes; `id` is what `act` sends back. Slots of one `group` stand in
    one feature, whose `cells` the first of them carries; `segment` is the number of its ground on the tile. `alike` are
    the directions in which a tile looks the same. `follows` is what it brings about before anybody is asked
    again, `bank` the ghosts then left in the bank, `asks` the step of the next decision: "draw" when the turn is over,
    "" when the game is."""

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
