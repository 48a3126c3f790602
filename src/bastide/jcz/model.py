"""What a .jcz file holds, as types. Their law: what is played is typed and checked; what is only shown is ignored."""

from __future__ import annotations

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
"""As last item of the list of forced draws: the game ends there."""
VERSION = re.compile(r"(\d{1,4})\.(\d{1,4})")


def parse_version(text: str) -> tuple[int, int]:
    """Major and minor number of a version, (0, 0) where the text is none."""
    found = VERSION.match(text)
    return (int(found.group(1)), int(found.group(2))) if found else (0, 0)


class StartTile(msgspec.Struct, frozen=True):
    """A tile that lies there before the game."""

    tile: Text
    x: int
    y: int
    rotation: Degrees


class Setup(msgspec.Struct, frozen=True):
    """Sets of tiles, elements of play and rules that differ from the usual ones."""

    sets: dict[Text, Any]
    elements: dict[Text, Any] = {}
    rules: dict[Text, Any] = {}
    start: list[StartTile] = []


class Player(msgspec.Struct, frozen=True):
    """One player; their order is the order of play."""

    name: Annotated[str, Meta(max_length=1000)]


class Message(msgspec.Struct, frozen=True):
    """One thing a player did."""

    type: Text
    payload: dict[str, Any] | None = None
    player: int | None = None


class Annotations(msgspec.Struct, frozen=True, rename="camel"):
    """Which tiles are drawn before random numbers decide, and after how many draws the game ends."""

    draw_order: list[Text] | None = None
    end_turn: Annotated[int, Meta(ge=1, le=999)] | None = None


class Test(msgspec.Struct, frozen=True):
    """What the file says about its last position."""

    __test__ = False  # no class of tests for pytest

    assertions: list[Annotated[str, Meta(max_length=10_000)]] | None = None


class Saved(msgspec.Struct, frozen=True, rename="camel"):
    """A saved game: its `setup`, `players` and the messages of its `replay`; without these two it would be a set-up
    only. `app_version`, `created`, the `initial_random` number, `game_annotations` and the assertions of a `test` are
    kept as the file has them."""

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
        """The forced draws, without the sign that ends the game."""
        order = self.game_annotations.draw_order if self.game_annotations else None
        return [name for name in order or [] if name != END]

    @property
    def limit(self) -> int | None:
        """After how many draws the game ends, None where only the tiles end it."""
        annotations = self.game_annotations
        if annotations is None:
            return None
        ends = (annotations.draw_order or [])[-1:] == [END]
        return len(self.draws) if ends and annotations.end_turn is None else annotations.end_turn

    @property
    def assertions(self) -> list[str]:
        """What the file says about its last position."""
        return list(self.test.assertions or []) if self.test else []

    @property
    def names(self) -> list[str]:
        """The players' names in the order of play."""
        return [player.name for player in self.players or []]

    @property
    def version(self) -> tuple[int, int]:
        """Major and minor version of the program that wrote the file, (0, 0) where it does not tell."""
        return parse_version(self.app_version or "")


class PlaceTile(msgspec.Struct, frozen=True, rename="camel"):
    """PLACE_TILE."""

    tile_id: Text
    rotation: Literal["R0", "R90", "R180", "R270"]
    position: Position


class Pointer(msgspec.Struct, frozen=True):
    """A segment of a tile on the board, named by its place after rotation. Version 5.7.0 left the `feature` out."""

    position: Position
    location: Text
    feature: Text | None = None


class Deploy(msgspec.Struct, frozen=True, rename="camel"):
    """DEPLOY_MEEPLE."""

    pointer: Pointer
    meeple_id: Text


class MeeplePointer(msgspec.Struct, frozen=True, rename="camel"):
    """A meeple on the board."""

    feature_pointer: Pointer
    meeple_id: Text


class ReturnMeeple(msgspec.Struct, frozen=True):
    """RETURN_MEEPLE."""

    source: Text
    pointer: MeeplePointer


class Chance(msgspec.Struct, frozen=True):
    """What COMMIT, and any message, may bring: the next random number."""

    random: Unit | None = field(default=None)
