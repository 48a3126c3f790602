"""The heuristics that a module offers to bots that look ahead (RuleModule.heuristics)."""

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from bastide.core.features import Node
from bastide.core.ruleset import Ruleset
from bastide.heuristics.outposts import Outpost, Raid
from bastide.heuristics.teams import TeamPlay

if TYPE_CHECKING:
    from bastide.core.engine import Engine
    from bastide.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class ModuleHeuristics:
    """Estimates of a module. No method changes the state."""

    has_pieces: ClassVar[bool] = False  # `pieces` and `promising` are called

    def owed(self, state: "State", root: Node, seat: i64, final: bool) -> i64:
        """The points that `scored`, or (final) `counted`, would take from a seat for its figures on a feature."""
        return 0

    def spares(self, kind: i64) -> bool:
        """Whether nothing is ever taken for a kind of figure."""
        return True

    def team_play(self) -> TeamPlay | None:
        """The team that wins or loses together, None if each seat plays for itself."""
        return None

    def waits(self, state: "State") -> list[tuple[int, float]]:
        """(empty cell, points): what a tile placed there is likely to give the next player, besides what is printed on
        it."""
        return []

    def promise(self, state: "State", seat: i64) -> float:
        """The points that a seat can expect from what it has off the map, and from its figures that do not count for a
        majority. Those in supply and on the map are included.

        Called for every seat in every position that is evaluated, but not after the end of the game."""
        return self.holdings(state, seat)

    def holdings(self, state: "State", seat: i64) -> float:
        """The part of `promise` that belongs to no figure: goods, ingots and the like."""
        return 0.0

    def around(self, kind: str) -> tuple[float, float] | None:
        """The expected points of one more tile around a kind of feature: if it will be completed, and if not.

        None for kinds that this module does not know. The default is a point each."""
        return None

    def pieces(self, state: "State") -> list[int]:
        """The indices of the nodes where pieces change the points of a feature, -1 for a piece that is off the map.

        The same pieces come in the same order."""
        return []

    def promising(self, engine: "Engine", seat: i64, acts: list[int]) -> list[int]:
        """Those of `acts`, the answers of a seat to the present question, that are tried in look-ahead."""
        return acts

    def posts(self) -> list[Outpost]:
        """Places where figures stand to be paid together."""
        return []

    def raids(self) -> list[Raid]:
        """The attacks on these places."""
        return []


def list_heuristics(rules: Ruleset) -> list[ModuleHeuristics]:
    """The heuristics of all modules of a ruleset, in order. Call it once: it makes new objects."""
    return [heuristics for module in rules.modules if isinstance(heuristics := module.heuristics(), ModuleHeuristics)]


def list_outposts(rules: Ruleset) -> list[Outpost]:
    """The outposts of all modules of a ruleset."""
    return [post for heuristics in list_heuristics(rules) for post in heuristics.posts()]


def list_raids(rules: Ruleset) -> list[Raid]:
    """The raids of all modules of a ruleset."""
    return [raid for heuristics in list_heuristics(rules) for raid in heuristics.raids()]


def get_team(rules: Ruleset) -> TeamPlay | None:
    """The team of a co-operative game, None if each seat plays for itself."""
    return next((team for heuristics in list_heuristics(rules) if (team := heuristics.team_play()) is not None), None)
