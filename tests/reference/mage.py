"""Mage & Witch: two pieces that belong to nobody, and what they do to the worth of a road or city.

draw > place > ... > magic > figure > ... > score > next
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from .base import BasePosition
from .features import Feature, Spot, all_features, completed, feature_at, part_of, spot_at, text_of
from .scoring import Line
from .tiles import catalogue, unmanned

PIECES = ("mage", "witch")
ENCHANTED = ("road", "city")
"""What can be enchanted (MAG-10, MAG-25)."""


@dataclass
class MagePosition(BasePosition):
    """`pieces` is where the two are; one that is missing stands beside the board."""

    pieces: dict[str, Spot] = field(default_factory=dict)

    def offers(self) -> set[str]:
        if self.step != "magic":
            return super().offers()
        places = [text_of(self.board, min(feature)) for feature in self._places()] or ["off"]  # MAG-12, MAG-15
        return {f"{piece} {place}" for piece in PIECES for place in places}

    def carry_out(self, text: str) -> None:
        if self.step != "magic":
            super().carry_out(text)
            return
        piece, _, place = text.partition(" ")
        if place == "off":
            del self.pieces[piece]
        else:
            self.pieces[piece] = spot_at(self.board, *place.split())
        super()._activate(self.symbol)

    def _activate(self, symbol: str) -> None:
        """MAG-10, MAG-13, MAG-14: between all that the tile does and the figure (COM-ORD-03)."""
        self.symbol = symbol
        if self._sign_laid() or self._joined():
            if self._places() or len(self.pieces) == len(PIECES):
                self.step = "magic"
                return
            self.pieces = {}  # MAG-12: a single one goes unasked
        super()._activate(symbol)

    def _sign_laid(self) -> bool:
        return any(catalogue()[self.board[cell].tile.partition("~")[0]].get("mage") for cell in self.here)

    def _feature_of(self, piece: str) -> Feature:
        spot = self.pieces.get(piece)
        return feature_at(self.board, spot) if spot else frozenset()

    def _joined(self) -> bool:
        return len(self.pieces) == len(PIECES) and self._feature_of("mage") == self._feature_of("witch")

    def _places(self) -> list[Feature]:
        """MAG-11, MAG-15: unfinished ones where neither is; a gate without a tile is none."""
        taken = [self._feature_of(piece) for piece in PIECES]
        return [
            feature
            for feature in all_features(self.board, ENCHANTED)
            if not completed(self.board, feature)
            and feature not in taken
            and not all(unmanned(self.board[spot.x, spot.y].tile) for spot in feature)
        ]

    def _credit(self, feature: Feature, line: Line) -> None:
        """What a feature pays, and what the two change of it (MAG-22)."""
        super()._credit(feature, line)
        for reason, points in self._magic(feature, line).items():
            rule = "MAG-24" if line.final else "MAG-20" if reason.startswith("mage") else "MAG-21"
            super()._credit(feature, replace(line, reason=reason, points=points, rule=rule))

    def _magic(self, feature: Feature, line: Line) -> dict[str, int]:
        """MAG-20: 1 more for each tile. MAG-21: half, rounded up."""
        if line.feature not in ENCHANTED:
            return {}
        changes = {}
        if feature == self._feature_of("mage"):
            changes[f"mage-{line.feature}"] = len(line.cells)
        if feature == self._feature_of("witch"):
            changes[f"witch-{line.feature}"] = (line.points + 1) // 2 - line.points
        return changes

    def _more_for(self, feature: Feature, line: Line) -> int:
        return super()._more_for(feature, line) + sum(self._magic(feature, line).values())

    def _after_scoring(self) -> None:
        """MAG-23: off what is completed, whoever was paid, before goods (COM-ORD-06)."""
        done = [piece for piece in PIECES if piece in self.pieces and completed(self.board, self._feature_of(piece))]
        for piece in done:
            del self.pieces[piece]
        super()._after_scoring()

    def shown_magic(self) -> list[dict[str, Any]]:
        """What everybody sees."""
        shown = []
        for piece in PIECES:
            if piece in self.pieces:
                spot = self.pieces[piece]
                part = part_of(self.board, spot)
                cells = sorted({(one.y, one.x) for one in self._feature_of(piece)})
                place = {"piece": piece, "x": spot.x, "y": spot.y, "feature": part.kind, "at": part.at}
                shown.append({**place, "cells": [[x, y] for y, x in cells]})
        return shown
