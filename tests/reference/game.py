"""A position of the reference, rebuilt from action texts, whatever game it belongs to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache

from .base import BasePosition
from .conquest import GhostSiegePosition, SiegePosition
from .crops import CropPosition
from .flier import FlierPosition
from .ghosts import GhostPosition
from .goldmines import GoldPosition
from .levels import MistSetup
from .mage import MagePosition
from .mists import MistPosition
from .phantom import PhantomFlierPosition, PhantomPosition, PhantomSiegePosition
from .play import Play
from .setup import Setup
from .traders import TraderPosition

LAYERS: tuple[tuple[frozenset[str], type[BasePosition]], ...] = (
    (frozenset({"phantom", "flier"}), PhantomFlierPosition),
    (frozenset({"phantom", "fortress"}), PhantomSiegePosition),
    (frozenset({"phantom"}), PhantomPosition),
    (frozenset({"goldmines"}), GoldPosition),
    (frozenset({"flier"}), FlierPosition),
    (frozenset({"crops"}), CropPosition),
    (frozenset({"mage"}), MagePosition),
    (frozenset({"fortress", "guards"}), GhostSiegePosition),
    (frozenset({"fortress"}), SiegePosition),
    (frozenset({"guards"}), GhostPosition),
    (frozenset({"traders"}), TraderPosition),
    (frozenset(), BasePosition),
)
"""Modules, and what a turn has besides if all of them are played. Each layer calls the next one by `super()`."""


@cache
def position_class(modules: frozenset[str]) -> type[BasePosition]:
    """How a turn goes with these modules: the layers that are played."""
    layers = tuple(layer for needed, layer in LAYERS if needed <= modules)
    return dataclass(type("ComposedPosition", layers, {}))


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
        return position_class(setup.modules)(setup, starter)

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
