"""Descriptions of steps, actions and modules: words, rules, reasons. Nothing here changes a game.

SetupHooks are for positions that are set up by hand. No game that begins at its start calls them.
"""

from typing import TYPE_CHECKING, Any, ClassVar

from mypy_extensions import i64, mypyc_attr

from bastide.core.actions import Action
from bastide.core.features import Node
from bastide.core.refusal import Refusal
from bastide.core.tiles.tables import TileType

if TYPE_CHECKING:
    from bastide.core.board import PlacedCell
    from bastide.core.engine import Engine
    from bastide.core.events import Event
    from bastide.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class DescribedStep:
    """The description of a step."""

    verb: ClassVar[str] = ""  # what is asked, to complete the sentence "Now is the time to ..."
    cites: ClassVar[tuple[str, ...]] = ()  # the rules that describe its decision
    has_effects: ClassVar[bool] = False  # previews of earlier choices show what it does without a question
    foretold: ClassVar[bool] = False  # these previews show what it asks

    def why(self, engine: "Engine", action: i64) -> Refusal | None:
        """Why an action is not offered, None for the general message of the engine."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class DescribedAction:
    """The description of a kind of action."""

    word: ClassVar[str] = ""  # the first word of its text
    brings_home: ClassVar[bool] = False  # a figure returns by it before its feature is completed
    brings_there: ClassVar[bool] = False  # it puts a figure in an unoccupied feature, which may score its points
    pays: ClassVar[bool] = False  # it pays points, and the choice shows to which seats
    beside_map: ClassVar[bool] = False  # the answer to its question changes nothing on the map
    cites: ClassVar[tuple[str, ...]] = ()  # the rules that describe it, if not those of its question
    names: ClassVar[str] = "words"  # what its words name: a symbol, a tile. "" if `details` hold everything
    aimed: ClassVar[bool] = False  # it is about a figure that stands there, not about the feature
    costs: ClassVar[bool] = False  # that figure goes home by it, or may do so, without points
    apart: ClassVar[bool] = False  # it is about its place only, not about the whole feature

    def points_at(self, engine: "Engine", packed: i64) -> tuple[Node, str] | None:
        """Where to show an action whose words name no cell: a segment, and the name of its place in pictures, or a
        corner of its cell as seen on the map ("corner NW"). None for others."""
        return None

    def details(self, engine: "Engine", packed: i64) -> dict[str, object]:
        """What is shown for the choice besides its words, JSON-ready. For a feature also `points` with the action and
        `instead` without it."""
        return {}

    def sayable(self, engine: "Engine", placed: "PlacedCell | None") -> list[Action]:
        """All actions of this kind about a tile, or (None) those that name no tile, legal or not. Used to explain
        refusals."""
        return [] if placed is not None else [Action(self.word)]

    def why(self, engine: "Engine", action: i64) -> Refusal | None:
        """Why it is not offered, None to ask the current step."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class DescribedModule:
    """The description of a module."""

    # Its events as English sentences, by kind. If it makes a difference, a second word follows: "haunted thicken", "for
    # attack" (the reason of points), "by portal" (how a figure was put). cli/text.py fills them in.
    tells: ClassVar[dict[str, str]] = {}
    counts: ClassVar[tuple[str, ...]] = ()  # the numbers in its events, by key, for previews
    # its events whose seat is the owner of the figure it happened to, not the player who acted
    befalls: ClassVar[tuple[str, ...]] = ()
    carried: ClassVar[bool] = False  # it comes with the modules that require it, and cannot be chosen by itself
    shape: ClassVar[type | None] = None  # a TypedDict of the keys that `view` returns, none of which is required
    # its picture where games are set up: a tile and its rotation in degrees
    picture: ClassVar[tuple[str, int]] = ("", 0)
    table: ClassVar[str] = ""  # the rules of a table preset that an external package brings
    has_warnings: ClassVar[bool] = False  # it has warnings about placements of the tiles that it cares about

    def words(self, language: str) -> str:
        """The Fluent messages of an external module in a language, "" if it has none. Those of the project are in
        bastide.locale."""
        return ""

    def why_not_place(self, state: "State", tile: TileType, turns: i64, cell: i64) -> Refusal | None:
        """Why `may_place` forbids a placement, or why it is not preferred. None if this module does not object. Hook
        `may_place`."""
        return None

    def placement_warnings(self, engine: "Engine", action: i64) -> "list[Event]":
        """What a placement will cause later, for its preview. Hook `may_place`, called only if `has_warnings` is set.

        It may push the action, and pops it again."""
        return []

    def why_not_stand(self, state: "State", kind: i64, node: Node) -> Refusal | None:
        """Why `may_stand` forbids a segment. Hook `may_stand`, called right after it returned False."""
        return None

    def why(self, engine: "Engine", action: i64) -> Refusal | None:
        """Why an action of the core is not offered, None to ask the next module and then the step. Hook `why`."""
        return None

    def is_shown(self) -> bool:
        """Whether it has a part in the view under the options in play. Asked once. Hook `view`."""
        return True

    def view(self, engine: "Engine") -> dict[str, object]:
        """The keys of the view that only this module has, JSON-ready and public. Hook `view`."""
        return {}

    def says(self, view: dict[str, Any]) -> list[str]:
        """The module's part of a view as English sentences, for a board as text. Needs no hook."""
        return []

    def tokens_left(self, engine: "Engine") -> int:
        """How many of its tokens may still come to figures. Hook `view`."""
        return 0

    def shown_at(self, engine: "Engine") -> list[tuple[str, Node, str]]:
        """Where its part of the view is shown on the board, besides its figures: the name of each place, its segment,
        and the name of a place of its own in pictures or a corner such as "corner NW" ("" for the segment itself). Hook
        `view`."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class SetupHooks(DescribedModule):
    """The hooks of a rule module for positions set up by hand."""

    def setup_tile_placed(self, engine: "Engine") -> None:
        """Called for each tile laid while a position is set up by hand.

        Its cells are laid from `state.turn_laid` on, and no turn is in progress."""

    def setup_state_slots(self, engine: "Engine") -> None:
        """Set the numbers of the module's slice that follow from a position set up by hand.

        Called once when tiles, figures, points and bag are known. The position lies between two turns."""

    def setup_may_stand(self, state: "State", kind: i64, node: Node) -> bool:
        """Whether a figure can be on a segment between two turns where `may_stand` forbids putting it.

        One module that returns True is enough."""
        return False

    def setup_may_set(self, state: "State", place: int, number: int) -> bool:
        """Whether a person who sets up a position may set `number` in the module's slice.

        `place` is the index in the slice. Return True only for numbers that the map does not determine."""
        return False
