"""What a module tells players that look ahead (RuleModule.heuristics)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from bastide.core.features import Node
from bastide.core.ruleset import Ruleset
from bastide.heuristics.outposts import Outpost, Raid
from bastide.heuristics.teams import TeamPlay

if TYPE_CHECKING:
    from bastide.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class ModuleHeuristics:
    """What can be told beforehand. It answers from a state and leaves it as it is."""

    def owed(self, state: "State", root: Node, seat: i64, final: bool) -> i64:
        """What `scored`, or (final) `counted`, would take from a seat for its figures on a feature."""
        return 0

    def spares(self, kind: i64) -> bool:
        """Whether nothing is ever taken for a kind of figure."""
        return True

    def team_play(self) -> TeamPlay | None:
        """The team that wins or loses together, None where everybody plays for himself."""
        return None

    def waits(self, state: "State") -> list[tuple[int, float]]:
        """(empty cell, points): what a tile placed there is likely to bring whoever moves next, beside its print."""
        return []

    def promise(self, state: "State", seat: i64) -> float:
        """Points that a seat can expect from what it holds beside the map, and from its figures that count nothing in
        a majority, at hand and on the map. Asked at every position that is judged, for every seat; not once the game is
        over."""
        return 0.0

    def around(self, kind: str) -> tuple[float, float] | None:
        """What a further tile around a kind of feature is likely to bring: to one that is completed, and to one that is
        not. None for what this module does not know; a point each is usual."""
        return None

    def posts(self) -> list[Outpost]:
        """Places where figures stand to be paid together."""
        return []

    def raids(self) -> list[Raid]:
        """What befalls whoever has nobody at one of them."""
        return []


def list_heuristics(rules: Ruleset) -> list[ModuleHeuristics]:
    """All of a ruleset, in the order of its modules. Ask once: it makes them anew."""
    return [one for module in rules.modules if isinstance(one := module.heuristics(), ModuleHeuristics)]


def list_outposts(rules: Ruleset) -> list[Outpost]:
    """All places of a ruleset."""
    return [post for heuristics in list_heuristics(rules) for post in heuristics.posts()]


def list_raids(rules: Ruleset) -> list[Raid]:
    """All raids of a ruleset."""
    return [raid for heuristics in list_heuristics(rules) for raid in heuristics.raids()]


def get_team(rules: Ruleset) -> TeamPlay | None:
    """The team of a co-operative game, None where everybody plays for himself."""
    return next((team for heuristics in list_heuristics(rules) if (team := heuristics.team_play()) is not None), None)
