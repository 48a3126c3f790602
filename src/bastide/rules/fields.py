"""Fields and farmers (FLD-01 to FLD-10), a module that can be switched off (BASE-05)."""

from typing import ClassVar

from mypy_extensions import i64

from bastide.core.features import Node
from bastide.core.rule_module import RuleModule
from bastide.core.scoring import Points
from bastide.core.state import State
from bastide.rules.base.points import count_completed_cities

PER_CITY = 3


class FieldPoints(Points):
    """3 points at the end for each completed city in or next to the field (FLD-04)."""

    reason = "field"
    feature = "field"
    rule = "FLD-04"
    final_rule = "FLD-04"
    counted_last = True

    def points(self, state: State, root: Node, final: bool) -> i64:
        """3 per city. A field is never completed (FLD-03)."""
        return PER_CITY * count_completed_cities(state, root)

    def count(self, state: State, root: Node) -> i64:
        """The completed cities."""
        return count_completed_cities(state, root)


class Fields(RuleModule):
    """Meeples may be put on fields as farmers, and stay until the end of the game."""

    id = "fields"
    picture = ("E", 180)
    hooks = ("kinds", "points")
    requires = ("base-rules",)
    tells: ClassVar[dict[str, str]] = {"for field": "{feature:a}, {count:completed city}"}

    def kinds(self) -> list[str]:
        """Fields become features."""
        return ["field"]

    def points(self) -> list[Points]:
        """Counted last."""
        return [FieldPoints()]
