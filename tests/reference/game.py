"""A position of the reference, rebuilt from action texts, whatever game it belongs to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from .base import BasePosition
from .conquest import GhostSiegePosition, SiegePosition
from .ghosts import GhostPosition
from .levels import MistSetup
from .mists import MistPosition
from .phantom import with_phantom
from .play import Play
from .setup import Setup
from .traders import TraderGhostPosition, TraderGhostSiegePosition, TraderPosition, TraderSiegePosition

TABLES: dict[tuple[bool, bool, bool], type[BasePosition]] = {
    (False, False, False): BasePosition,
    (False, True, False): GhostPosition,
    (True, False, False): SiegePosition,
    (True, True, False): GhostSiegePosition,
    (False, False, True): TraderPosition,
    (False, True, True): TraderGhostPosition,
    (True, False, True): TraderSiegePosition,
    (True, True, True): TraderGhostSiegePosition,
}
"""By fortress, ghosts and traders: how a turn goes."""


class Position:
    """Where games begin."""

    @classmethod
    def new(
        cls,
        rules: str = "base",
        players: int = 2,
        starter: int = 0,
        options: Mapping[str, object] | None = None,
    ) -> Play:
        """The beginning of a game under a ruleset such as base+fields+river, with options such as hand=2; mists are
        positions of their own."""
        if rules == "mists":
            return MistPosition(MistSetup.of(rules, players, options), starter)
        setup = Setup.of(rules, players, options)
        table = TABLES[setup.fortress, setup.box, "traders" in setup.modules]
        return (with_phantom(table) if "phantom" in setup.modules else table)(setup, starter)

    @classmethod
    def after(
        cls,
        texts: Iterable[str],
        players: int = 2,
        rules: str = "base",
        starter: int = 0,
        options: Mapping[str, object] | None = None,
    ) -> Play:
        """The position after these actions."""
        position = cls.new(rules, players, starter, options)
        for text in texts:
            position = position.play(text)
        return position
