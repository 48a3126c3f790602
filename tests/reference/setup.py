"""What is in play: the modules of a ruleset text, its options, the start tile, the stages of the supply."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from .tiles import catalogue, counts, role, start_of

MODULES = ("base-rules", "base-tiles", "fields", "river", "abbot", "river20", "arrows")
PRESETS = {
    "base": ("base-rules", "base-tiles"),
    "anniversary": ("river20", "arrows"),
    "tournament": ("base-rules", "base-tiles", "fields"),
}
FIGURES = {"meeple": 7, "abbot": 1}


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
    gardens: bool = True
    reinforce: bool = True
    portal: bool = True
    extra_turn: bool = True

    @classmethod
    def of(cls, rules: str, players: int = 2, options: Mapping[str, object] | None = None) -> Setup:
        named = [module for word in rules.split("+") for module in PRESETS.get(word, (word,))]
        assert set(named) <= set(MODULES), f"{rules}: what is that?"
        assert not {"river", "river20"} <= set(named), f"{rules}: two rivers (COM-02)"
        setup = cls(frozenset(named), players, **(options or {}))  # type: ignore[arg-type]
        assert setup.players > 1 or setup.solo, "one player alone only practises (HOUSE-7)"
        return setup

    @property
    def river(self) -> str:
        """The catalogue of the river in play, or nothing."""
        return next((name for name in ("river", "river20") if name in self.modules), "")

    @property
    def start(self) -> str:
        """COM-01: exactly one start is laid, the spring where there is a river."""
        return start_of(self.river or "base")

    @property
    def figures(self) -> dict[str, int]:
        """BASE-02 and ABB-01: what each player has in supply."""
        return {kind: number for kind, number in FIGURES.items() if kind == "meeple" or kind in self.modules}

    @property
    def features(self) -> tuple[str, ...]:
        """The kinds that a figure may stand on, each in the way of its own rules."""
        fields = ("field",) if "fields" in self.modules else ()
        gardens = ("garden",) if "abbot" in self.modules else ()  # without abbots they are decoration (ABB-10)
        return ("road", "city", "monastery", *fields, *gardens)

    def stages(self) -> list[dict[str, int]]:
        """COM-03: the tiles come in stages; a stage begins when the one before it has been drawn."""
        if self.river == "river":  # RIV-01
            return [_with_role("river", ""), _with_role("river", "lake"), self._land()]
        if self.river == "river20":  # ANN-12
            return [_with_role("river20", word) for word in ("fork", "", "lake")] + [self._land()]
        return [self._land()]

    def _land(self) -> dict[str, int]:
        tiles: dict[str, int] = {}
        for tile, number in counts("base").items() if "base-tiles" in self.modules else ():
            twin = tile if self.gardens else tile.removesuffix("-garden")  # HOUSE-4
            tiles[twin] = tiles.get(twin, 0) + number
        if self.river and self.spare_start:  # HOUSE-3
            tiles[start_of("base")] = 1
        if "arrows" in self.modules:  # ANN-07, ANN-20
            used = {"reinforce": self.reinforce, "portal": self.portal, "extra_turn": self.extra_turn}
            tiles |= {tile: n for tile, n in counts("arrows").items() if used[catalogue()[tile]["arrow"]["symbol"]]}
        return tiles


def _with_role(name: str, word: str) -> dict[str, int]:
    return {tile: number for tile, number in counts(name).items() if role(tile) == word}
