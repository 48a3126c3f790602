"""Inns & Cathedrals (INN-01 to INN-44): changes to roads and cities, and the large meeple."""

from typing import ClassVar, Final

from mypy_extensions import i64

from bastide.core.features import Node
from bastide.core.figures import FigureSpec
from bastide.core.options import Option, Value
from bastide.core.ruleset import Ruleset
from bastide.core.scoring import Points
from bastide.core.state import State
from bastide.core.tiles.attributes import Attribute
from bastide.core.tiles.custom_tilesets import RequiredCount, any_tile, has_mark
from bastide.rules.base.module import ROLES
from bastide.rules.base.tiles import LandBox

LARGE: Final = "large"
STRENGTH: Final = 2
INN: Final = "inn"
CATHEDRAL: Final = "cathedral"


class MarkedPoints(Points):
    """Replaces the line of a road or a city with an inn or a cathedral: more when completed, 0 at the end."""

    tells_zero = True
    mark: ClassVar[str] = ""

    def __init__(self, counts_unfinished: bool) -> None:
        self.bit: i64 = 0
        # True: unfinished ones get the points of the base game (INN-41)
        self.counts_unfinished: bool = counts_unfinished

    def holds(self, state: State, root: Node, final: bool) -> bool:
        """Whether any segment has the attribute (INN-36)."""
        return (root.marks & self.bit) != 0 and not (final and self.counts_unfinished)


class InnPoints(MarkedPoints):
    """2 points per tile of a completed road with an inn (INN-32), 0 for an unfinished one (INN-40)."""

    reason = "inn"
    feature = "road"
    rule = "INN-32"
    final_rule = "INN-40"
    instead = "road"
    mark = INN

    def points(self, state: State, root: Node, final: bool) -> i64:
        """Tiles, twice."""
        return 0 if final else 2 * root.tiles


class CathedralPoints(MarkedPoints):
    """3 points per tile and shield of a completed city with a cathedral (INN-33), 0 for an unfinished one (INN-40)."""

    reason = "cathedral"
    feature = "city"
    rule = "INN-33"
    final_rule = "INN-40"
    instead = "city"
    mark = CATHEDRAL

    def points(self, state: State, root: Node, final: bool) -> i64:
        """Tiles and shields, three times."""
        return 0 if final else 3 * (root.tiles + root.shields)


class Inns(LandBox):
    """18 land tiles, and a large meeple for each player. They stay, even if a part is switched off (INN-06). Without
    gardens two of them are replaced (INN-07)."""

    id = "inns"
    players = (2, 6)
    players_rule = "INN-03"
    picture = ("IN-cathedral", 0)
    catalogue = "tiles/inns.json"
    tiles_option = "inns_tiles"
    land_option = "inns_land"
    switches = (INN, CATHEDRAL, LARGE)
    fixed = (
        RequiredCount("land", 18, "INN-01", any_tile),
        RequiredCount(INN, 6, "INN-01", has_mark(INN), (("sign", INN),)),
        RequiredCount(CATHEDRAL, 2, "INN-01", has_mark(CATHEDRAL), (("sign", CATHEDRAL),)),
    )
    prints = (Attribute(INN, bool, ("road",)), Attribute(CATHEDRAL, bool, ("city",)))
    hooks = ("options", "tiles", "figures", "points")
    requires = ("base-rules",)
    tells: ClassVar[dict[str, str]] = {
        "for inn": "{feature:a} with an inn, {count:tile}",
        "for cathedral": "{feature:a} with a cathedral, {count:tile}",
    }

    def __init__(self) -> None:
        super().__init__()
        self.counts_unfinished = False
        self.lines: list[MarkedPoints] = []

    def options(self) -> list[Option]:
        """The points of unfinished ones, which differ between editions, and a switch for each of the three parts."""
        return [
            Option("unfinished", (0, 1), "INN-41"),
            *[Option(name, (True, False), "INN-06") for name in self.switches],
            Option(self.land_option, (True, False), "HOUSE-8", aside=True),
        ]

    def set_options(self, chosen: dict[str, Value]) -> None:
        """Note what is played."""
        super().set_options(chosen)
        self.counts_unfinished = chosen["unfinished"] == 1

    def ready(self, rules: Ruleset) -> None:
        """Note the bits of the attributes."""
        for line in self.lines:
            line.bit = rules.marks.get(line.mark, 0)

    def figures(self) -> list[FigureSpec]:
        """It is used like a meeple, and counts as two (INN-04, INN-20, INN-30)."""
        return [FigureSpec(LARGE, 1, ROLES, like="meeple", strength=STRENGTH)] if self.played[LARGE] else []

    def points(self) -> list[Points]:
        """The lines of the parts that are played."""
        made: list[MarkedPoints] = [InnPoints(self.counts_unfinished), CathedralPoints(self.counts_unfinished)]
        self.lines = [line for line in made if self.played[line.mark]]
        return list(self.lines)
