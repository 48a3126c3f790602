"""Types of the contents of a .jcz file.

Invariant: everything that affects the game is typed and checked. What is only shown is ignored.
"""

import re
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, field

Position = tuple[int, int]
Degrees = Literal[0, 90, 180, 270]
Unit = Annotated[float, Meta(ge=0, lt=1)]
"""A random number, as JavaScript makes them."""
Text = Annotated[str, Meta(max_length=200)]
END = "#END"
"""Last item of the list of forced draws: the game ends there."""
VERSION = re.compile(r"(\d{1,4})\.(\d{1,4})")


def parse_version(text: str) -> tuple[int, int]:
    """Major and minor version number, (0, 0) if the text is not a version."""
    found = VERSION.match(text)
    return (int(found.group(1)), int(found.group(2))) if found else (0, 0)


class StartTile(msgspec.Struct, frozen=True):
    """A tile that is on the table before the game."""

    tile: Text
    x: int
    y: int
    rotation: Degrees


class Setup(msgspec.Struct, frozen=True):
    """Tile sets, elements, and rules that differ from the defaults."""

    sets: dict[Text, Any]
    elements: dict[Text, Any] = {}
    rules: dict[Text, Any] = {}
    start: list[StartTile] = []


class Player(msgspec.Struct, frozen=True):
    """One player. The list order is the order of play."""

    name: Annotated[str, Meta(max_length=1000)]


class Message(msgspec.Struct, frozen=True):
    """One action of a player."""

    type: Text
    payload: dict[str, Any] | None = None
    player: int | None = None


class Annotations(msgspec.Struct, frozen=True, rename="camel"):
    """The tiles that are drawn before random numbers decide, and the number of draws after which the game ends."""

    draw_order: list[Text] | None = None
    end_turn: Annotated[int, Meta(ge=1, le=999)] | None = None


class Test(msgspec.Struct, frozen=True):
    """Assertions about the last position of the file."""

    __test__ = False  # keep pytest from collecting it

    assertions: list[Annotated[str, Meta(max_length=10_000)]] | None = None


class Saved(msgspec.Struct, frozen=True, rename="camel"):
    """A saved game: its `setup`, `players` and the messages of its `replay`.

    Without players and replay it is a set-up only. `app_version`, `created`, `initial_random`, `game_annotations` and
    the assertions of `test` are kept as they are in the file.
    """

    setup: Setup
    players: list[Player] | None = None
    replay: list[Message] | None = None
    app_version: Text | None = None
    initial_random: Unit | None = None
    game_annotations: Annotations | None = None
    test: Test | None = None
    created: Text | None = None

    @property
    def draws(self) -> list[str]:
        """The forced draws, without the marker that ends the game."""
        order = self.game_annotations.draw_order if self.game_annotations else None
        return [name for name in order or [] if name != END]

    @property
    def limit(self) -> int | None:
        """The number of draws after which the game ends, None if only the tiles end it."""
        annotations = self.game_annotations
        if annotations is None:
            return None
        ends = (annotations.draw_order or [])[-1:] == [END]
        return len(self.draws) if ends and annotations.end_turn is None else annotations.end_turn

    @property
    def assertions(self) -> list[str]:
        """The assertions about the last position."""
        return list(self.test.assertions or []) if self.test else []

    @property
    def names(self) -> list[str]:
        """The players' names in the order of play."""
        return [player.name for player in self.players or []]

    @property
    def version(self) -> tuple[int, int]:
        """Major and minor version of the program that wrote the file, (0, 0) if it is missing."""
        return parse_version(self.app_version or "")


class PlaceTile(msgspec.Struct, frozen=True, rename="camel"):
    """Payload of a PLACE_TILE message."""

    tile_id: Text
    rotation: Literal["R0", "R90", "R180", "R270"]
    position: Position


class Pointer(msgspec.Struct, frozen=True):
    """A segment of a tile on the board, named by its place after rotation. Version 5.7.0 omits `feature`."""

    position: Position
    location: Text
    feature: Text | None = None


class Deploy(msgspec.Struct, frozen=True, rename="camel"):
    """Payload of a DEPLOY_MEEPLE message."""

    pointer: Pointer
    meeple_id: Text


class MeeplePointer(msgspec.Struct, frozen=True, rename="camel"):
    """A meeple on the board."""

    feature_pointer: Pointer
    meeple_id: Text


class ReturnMeeple(msgspec.Struct, frozen=True):
    """Payload of a RETURN_MEEPLE message."""

    source: Text
    pointer: MeeplePointer


class MoveNeutralFigure(msgspec.Struct, frozen=True, rename="camel"):
    """Payload of a MOVE_NEUTRAL_FIGURE message. Without `to` the figure leaves the board."""

    figure_id: Text
    to: Pointer | None = None


class PlaceToken(msgspec.Struct, frozen=True):
    """Payload of a PLACE_TOKEN message: a token for the tile of a cell."""

    token: Text
    pointer: tuple[int, int]


class ChooseForAll(msgspec.Struct, frozen=True):
    """Payload of a CIRCLE_REMOVE_OR_DEPLOY message."""

    value: Literal["DEPLOY", "REMOVE"]


class Chance(msgspec.Struct, frozen=True):
    """The next random number, which COMMIT and any other message may carry."""

    random: Unit | None = field(default=None)
