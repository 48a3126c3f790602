"""What steps, actions and modules tell of themselves: words, rules, reasons. Nothing here changes a game."""

from typing import TYPE_CHECKING, Any, ClassVar

from mypy_extensions import i64, mypyc_attr

from bastide.core.actions import Action
from bastide.core.features import Node
from bastide.core.refusal import Refusal
from bastide.core.tables import TileType

if TYPE_CHECKING:
    from bastide.core.board import PlacedCell
    from bastide.core.engine import Engine
    from bastide.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class DescribedStep:
    """What a step tells."""

    verb: ClassVar[str] = ""  # what is asked, for sentences: "Now is the time to ..."
    cites: ClassVar[tuple[str, ...]] = ()  # the rules that describe its decision
    stirs: ClassVar[bool] = False  # what happens here unasked is worth knowing before choosing what leads to it,
    foretold: ClassVar[bool] = False  # and so is that it asks

    def why(self, engine: "Engine", action: i64) -> Refusal | None:
        """The reason why an action is not offered, None where this step has no better words than the engine."""
        return None

    def why_words(self, engine: "Engine", action: Action) -> Refusal | None:
        """The same for an action whose words mean nothing on this board."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class DescribedAction:
    """What a kind of action tells."""

    word: ClassVar[str] = ""  # its text begins with it
    brings_home: ClassVar[bool] = False  # a figure returns by it before its feature is completed
    brings_there: ClassVar[bool] = False  # a figure comes to a feature by it where nobody stood, and may get its points
    pays: ClassVar[bool] = False  # points are paid by it, and whoever chooses is told to whom
    beside_map: ClassVar[bool] = False  # what is answered to its question changes nothing on the map
    cites: ClassVar[tuple[str, ...]] = ()  # the rules that describe it, where those of its question do not
    names: ClassVar[str] = "words"  # what its words name, where it has some: a symbol, a tile; "": `details` tell all
    aimed: ClassVar[bool] = False  # it is about a figure that stands there, not about the feature
    costs: ClassVar[bool] = False  # that figure goes home by it, or may, without points
    apart: ClassVar[bool] = False  # it is about its place alone, not about the feature that the place is a part of

    def points_at(self, engine: "Engine", packed: i64) -> tuple[Node, str] | None:
        """Where on the board an action is to be seen whose words name no cell: a segment, and the name of the place by
        which the pictures know it."""
        return None

    def details(self, engine: "Engine", packed: i64) -> dict[str, object]:
        """What whoever chooses is told of it besides its words."""
        return {}

    def sayable(self, engine: "Engine", placed: "PlacedCell | None") -> list[Action]:
        """What its words can say of a tile, or (None) without naming one, offered or not: people ask why not."""
        return [] if placed is not None else [Action(self.word)]

    def why(self, engine: "Engine", action: i64) -> Refusal | None:
        """The reason why it is not offered, None where the step that asks knows better."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class DescribedModule:
    """What a module tells."""

    # its events as English sentences, by kind and, where that makes a difference, by what or why: "haunted thicken";
    # "for attack" is what points of that reason are for, "by portal" how a figure came. Filled in by cli/text.py
    tells: ClassVar[dict[str, str]] = {}
    counts: ClassVar[tuple[str, ...]] = ()  # numbers of its events by their names, for whoever looks ahead
    befalls: ClassVar[tuple[str, ...]] = ()  # its events whose seat is whose figure it happened to, not who did it
    carried: ClassVar[bool] = False  # it comes with the modules that require it, and is not chosen by itself
    shape: ClassVar[type | None] = None  # a TypedDict of the keys that `show` gives, any of which may be missing
    picture: ClassVar[tuple[str, int]] = ("", 0)  # what stands for it where games are set up: a tile and its rotation
    table: ClassVar[str] = ""  # rules with it that a table ready to play has, where a package from outside brings one

    def words(self, language: str) -> str:
        """Fluent messages of a module from outside the package, "" for a language in which it has none. Those of the
        project stand in bastide.locale."""
        return ""

    def why_not_place(self, state: "State", tile: TileType, turns: i64, cell: i64) -> Refusal | None:
        """The reason of a placement forbidden by may_place or not preferred."""
        return None

    def why_not_stand(self, state: "State", kind: i64, node: Node) -> Refusal | None:
        """The reason of what may_stand forbids."""
        return None

    def why(self, engine: "Engine", action: i64) -> Refusal | None:
        """The reason why an action of the core is not offered, None if other words are better."""
        return None

    def view(self, engine: "Engine") -> dict[str, object]:
        """Keys of the view that only this module has, JSON-ready and public."""
        return {}

    def says(self, view: dict[str, Any]) -> list[str]:
        """What it shows there as English sentences, for a board in words."""
        return []

    def tokens_left(self, engine: "Engine") -> int:
        """How many of its tokens may still come beside figures."""
        return 0

    def shown_at(self, engine: "Engine") -> list[tuple[str, Node, str]]:
        """Where that is to be seen, beside its figures: the name of each place, its segment, and what the pictures call
        a place of their own there ("" for the segment itself)."""
        return []
