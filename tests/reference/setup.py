"""What is in play: the modules of a ruleset text, its options, the start tile, the stages of the supply."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .tiles import catalogue, counts, entries, is_river, learn, role, start_of

MODULES = ("base-rules", "base-tiles", "fields", "river", "abbot", "river20", "arrows", "fortress", "catapult")
BOXES = ("inns", "traders", "goldmines", "flier", "mage")
"""Whose tiles are land; some in two printings, with gardens and without."""
MINIS = ("crops", "phantom")
BOX = ("mist-tiles", "guards")
PARTS = ("mist", "cemeteries", "castles")
"""Ghosts, castles and cemeteries: each part needs the box (GHO-08)."""
PRESETS = {
    "base": ("base-rules", "base-tiles"),
    "anniversary": ("river20", "arrows"),
    "tournament": ("base-rules", "base-tiles", "fields"),
    "ghosts": (*BOX, *PARTS),
    "conquest": ("fortress", "catapult"),
    **{part: (*BOX, part) for part in PARTS},
}
PART_OF = {"castle": "castles", "cemetery": "cemeteries"}
FIGURES = {"meeple": 7, "abbot": 1}
SPECIAL = ("builder", "pig")
"""Figures that are no meeples: they count nothing and occupy nothing (TRA-07)."""
MORE_MEEPLES = 2
"""In the box of the fortress, for each of six colours (CON-01, CON-02)."""


@dataclass(frozen=True)
class Setup:
    """The agreements before a game; what they mean stands beside the rules that ask for them."""

    modules: frozenset[str]
    players: int
    small_cities: int = 4
    hand: int = 1
    draws: int = 0
    solo: bool = False
    spare_start: bool = False
    strict_river: bool = False
    river_edition: int = 2
    gardens: bool = True
    gardens_version: int = 2
    river20_version: int = 2
    arrows_version: int = 2
    conquest_version: int = 2
    reinforce: bool = True
    portal: bool = True
    extra_turn: bool = True
    unfinished: int = 0
    inn: bool = True
    cathedral: bool = True
    large: bool = True
    goods: bool = True
    builder: bool = True
    pig: bool = True
    shield_pig: bool = False
    inns_land: bool = True
    traders_land: bool = True
    circles: int = 2
    phantom_after_meeple: bool = False
    phantoms: int = 1
    tileset: Sequence[Mapping[str, Any]] | None = None

    @classmethod
    def of(cls, rules: str, players: int = 2, options: Mapping[str, object] | None = None) -> Setup:
        named = [module for word in rules.split("+") for module in PRESETS.get(word, (word,))]
        assert set(named) <= {*MODULES, *BOXES, *MINIS, *BOX, *PARTS}, f"{rules}: what is that?"
        assert "mist" in named or "castles" not in named, "castles need mist (COM-10)"
        assert not {"river", "river20"} <= set(named), f"{rules}: two rivers (COM-02)"
        assert "fortress" in named or "catapult" not in named, "what would besiegers besiege? (CON-11)"
        assert players <= (6 if {"fortress", "inns"} & set(named) else 5), (
            f"{rules}: {players} players (CON-01, COM-34)"
        )
        setup = cls(frozenset(named), players, **(options or {}))  # type: ignore[arg-type]
        assert setup.players > 1 or setup.solo, "one player alone only practises (HOUSE-7)"
        learn(setup.tileset or ())
        return setup

    @property
    def box(self) -> bool:
        """Whether the box of the ghosts is in play."""
        return "guards" in self.modules

    @property
    def fortress(self) -> bool:
        return "fortress" in self.modules

    @property
    def clear(self) -> bool:
        """COM-10, COM-18: without its part the mist on the tiles is decoration."""
        return self.box and "mist" not in self.modules

    @property
    def river(self) -> str:
        """The catalogue of the river in play, or nothing."""
        return next((name for name in ("river", "river20") if name in self.modules), "")

    @property
    def start(self) -> str:
        """COM-01: exactly one start is laid: the fortress, else the spring where there is a river, else the largest
        (GHO-01)."""
        if self.river and not self.fortress:
            return self.spring
        return start_of("conquest" if self.fortress else "mists" if self.box else "base")

    @property
    def spring(self) -> str:
        """The piece with the spring, or springs, of the river in play, of the base game's river where there is none
        (CON-06)."""
        return self._of_edition(start_of(self.river or "river", self._version_of_river))

    def _of_edition(self, tile: str) -> str:
        """RIV-11: in the third edition spring and lake are others."""
        third = self.river == "river" and self.river_edition == 3
        return {"RV-spring": "RV3-spring", "RV-lake": "RV3-lake"}[tile] if third else tile

    @property
    def _version_of_river(self) -> int:
        return self.river20_version if self.river == "river20" else 0

    @property
    def figures(self) -> dict[str, int]:
        """BASE-02, ABB-01, GHO-03, CON-02, COM-19: what each player has in supply."""
        figures = {kind: number for kind, number in FIGURES.items() if kind == "meeple" or kind in self.modules}
        figures |= {"meeple": 5, "guard": 2} if self.box else {}
        figures |= {"large": 1} if "inns" in self.modules and self.large else {}  # INN-04, COM-55
        figures |= {kind: 1 for kind in SPECIAL if self.trades(kind)}  # TRA-03, COM-55
        figures |= {"phantom": self.phantoms} if "phantom" in self.modules else {}  # PHA-01
        return figures | {"meeple": figures["meeple"] + MORE_MEEPLES * self.fortress}

    @property
    def features(self) -> tuple[str, ...]:
        """The kinds that a figure may stand on, each in the way of its own rules."""
        fields = ("field",) if "fields" in self.modules else ()
        gardens = ("garden",) if "abbot" in self.modules else ()  # without abbots they are decoration (ABB-10)
        parts = [kind for kind, part in PART_OF.items() if part in self.modules]  # GHO-40, GHO-50
        return ("road", "city", "monastery", *fields, *gardens, *parts)

    def stages(self) -> list[dict[str, int]]:
        """COM-03: the tiles come in stages; a stage begins when the one before it has been drawn."""
        if self.river == "river":  # RIV-01
            rest = self._printed(_with_role("river", ""))
            lake = {self._of_edition(tile): number for tile, number in _with_role("river", "lake").items()}
            return [rest | self._of_the_siege(True), lake, self._land()]
        if self.river == "river20":  # ANN-12
            version = self._version_of_river
            fork, rest, lakes = (_with_role("river20", word, version) for word in ("fork", "", "lake"))  # COM-30
            return [fork, self._printed(rest) | self._of_the_siege(True), lakes, self._land()]
        return [self._land()]

    def _land(self) -> dict[str, int]:
        tiles: dict[str, int] = {}
        for tile, number in counts("base").items() if "base-tiles" in self.modules else ():
            twin = tile if self.gardens else tile.removesuffix("-garden")  # HOUSE-4
            tiles[twin] = tiles.get(twin, 0) + number
        if self.river and self.spare_start and not self.fortress:  # HOUSE-3, CON-09
            tiles[start_of("base")] = 1
        if "arrows" in self.modules:  # ANN-07, ANN-20
            used = {"reinforce": self.reinforce, "portal": self.portal, "extra_turn": self.extra_turn}
            arrows = self._printed(counts("arrows", self.arrows_version))
            tiles |= {tile: n for tile, n in arrows.items() if used[catalogue()[tile]["arrow"]["symbol"]]}
        return tiles | self._of_the_box() | self._of_the_siege(False) | self._with_twins() | self._of_the_minis()

    def _with_twins(self) -> dict[str, int]:
        """INN-01, TRA-01: without gardens two of each box are those of the first printing (INN-07, TRA-17)."""
        tiles = {tile: number for name in BOXES if self._draws(name) for tile, number in counts(name).items()}
        return {tile if self.gardens else catalogue()[tile].get("plain", tile): n for tile, n in tiles.items()}

    def _draws(self, box: str) -> bool:
        """HOUSE-8: whether the tiles of a box are drawn."""
        lands = {"inns": self.inns_land, "traders": self.traders_land}
        return box in self.modules and lands.get(box, True)

    def _of_the_minis(self) -> dict[str, int]:
        """CRO-01: set II, set I, or both."""
        found = counts("crops") if "crops" in self.modules else {}
        return {tile: n for tile, n in found.items() if self.circles in (3, catalogue()[tile]["set"])}

    def trades(self, what: str) -> bool:
        """Whether goods, builders, pigs are played (TRA-06)."""
        wanted = {"goods": self.goods, "builder": self.builder, "pig": self.pig and "fields" in self.modules}
        return "traders" in self.modules and wanted[what]

    def counts_for(self, sign: str) -> bool:
        """Whether inns, or cathedrals, are played (INN-06)."""
        return "inns" in self.modules and (self.inn if sign == "inn" else self.cathedral)

    def _of_the_siege(self, river: bool) -> dict[str, int]:
        """CON-05, 07, 08: the land tiles of the fortress, or those that belong to a river."""
        tiles = counts("conquest", self.conquest_version) if self.fortress else {}
        return self._printed({tile: number for tile, number in tiles.items() if is_river(tile) == river})

    def _printed(self, tiles: dict[str, int]) -> dict[str, int]:
        """HOUSE-4: without gardens each tile is the same without one; in version 1 river and siege kept theirs."""
        if self.gardens or self.gardens_version == 1:
            return tiles
        made: dict[str, int] = {}
        for tile, number in tiles.items():
            entry = catalogue()[tile]
            twin = entry.get("plain", tile.removesuffix("-garden")) if entry.get("garden") else tile
            made[twin] = made.get(twin, 0) + number
        return made

    def _of_the_box(self) -> dict[str, int]:
        """GHO-02, COM-10: the tiles of parts that are not played stay in the box."""
        if not self.box:
            return {}
        land = self.tileset if self.tileset is not None else [one for one in entries("mists") if not one.get("start")]
        absent = {kind for kind, part in PART_OF.items() if part not in self.modules}
        shown = {str(one["id"]): {segment["kind"] for segment in one["segments"]} for one in land}
        return {str(one["id"]): one["count"] for one in land if not absent & shown[str(one["id"])]}


def _with_role(name: str, word: str, version: int = 0) -> dict[str, int]:
    return {tile: number for tile, number in counts(name, version).items() if role(tile) == word}
