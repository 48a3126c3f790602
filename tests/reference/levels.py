"""What a level of the co-operative game sets, and what lies ready for it (MIST-01 to 08)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from .setup import Setup
from .tiles import entries, learn, start_of


@dataclass(frozen=True)
class Level:
    """One column of the level board."""

    level: int  # 0: a level of the table's own
    target: int
    ghosts: int = 15
    hounds: Sequence[int] = ()  # points due before pile 1, pile 2 ... is used up
    without: Sequence[str] = ()
    piles: int = 1
    haunted: bool = False
    per_colour: bool = False


LEVELS = {
    1: Level(1, target=50, without=("castle", "cemetery")),
    2: Level(2, target=75),
    3: Level(3, target=100, hounds=(15, 50), piles=3),
    4: Level(4, target=120, ghosts=13, hounds=(20, 60), piles=3),
    5: Level(5, target=100, ghosts=13, hounds=(15, 50), piles=3, haunted=True),
    6: Level(6, target=50, ghosts=12, hounds=(10, 25), piles=3, haunted=True, per_colour=True),
}

TAMED = replace(LEVELS[6], target=16, hounds=(2, 6))


@dataclass(frozen=True)
class MistSetup(Setup):
    """The agreements before a co-operative game."""

    level: int = 1
    own_level: Mapping[str, Any] | None = None
    tamed: bool = False

    @classmethod
    def of(cls, rules: str, players: int = 2, options: Mapping[str, object] | None = None) -> MistSetup:
        assert rules == "mists", f"{rules}: mists stand alone (COM-02)"
        setup = cls(frozenset({"mists"}), players, **(options or {}))  # type: ignore[arg-type]
        assert 1 <= players <= 5, "six colours less one for the marker (MIST-02)"
        learn(setup.tileset or ())
        return setup

    @property
    def row(self) -> Level:
        if self.own_level is not None:
            return Level(**{**self.own_level, "level": 0})
        return TAMED if self.tamed and self.level == TAMED.level else LEVELS[self.level]

    @property
    def start(self) -> str:
        """MIST-04: one piece of four cells."""
        return start_of("mists")

    @property
    def colours(self) -> int:
        """MIST-02: how many colours each player has."""
        return {1: 4, 2: 2}.get(self.players, 1)

    @property
    def figures(self) -> dict[str, int]:
        """MIST-02, MIST-08: what each player has in supply, by colour."""
        if self.colours == 1:
            return {"guard": 4 if self.row.per_colour else 5}
        return {f"guard-{number}" if number > 1 else "guard": 3 for number in range(1, self.colours + 1)}

    @property
    def features(self) -> tuple[str, ...]:
        """MIST-09, MIST-60: what a figure may stand on."""
        return ("road", "city", "castle")

    def stages(self) -> list[dict[str, int]]:
        """MIST-05: all tiles but those that the level leaves in the box. The piles are numbers only: which of the tiles
        lie in which pile nobody knows."""
        land = self.tileset if self.tileset is not None else [one for one in entries("mists") if not one.get("start")]
        return [{str(one["id"]): one["count"] for one in land if not self._boxed(one)}]

    def _boxed(self, entry: Mapping[str, Any]) -> bool:
        return any(segment["kind"] in self.row.without for segment in entry["segments"])

    def piles(self) -> list[int]:
        """MIST-06: piles of equal size."""
        (land,) = self.stages()
        total, number = sum(land.values()), self.row.piles
        return [total // number + (1 if pile < total % number else 0) for pile in range(number)]
