"""Crop Circles: behind the scoring of a tile with a circle each player adds or removes one meeple.

draw > place > ... > score > circle > grow or withdraw > second part > extra > next
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .base import BasePosition
from .features import part_of, spot_at, text_of
from .setup import SPECIAL
from .state import Figure
from .tiles import catalogue

ADDED = ("meeple", "guard", "large")
"""What may be added (CRO-15)."""


@dataclass
class CropPosition(BasePosition):
    """`circle` is the kind of the circle under way; `going` the seats that have not decided yet, the next one first."""

    circle: str = ""
    going: tuple[int, ...] = ()

    @property
    def asked(self) -> int | None:
        return self.going[0] if self.step in ("grow", "withdraw") else super().asked

    def offers(self) -> set[str]:
        if self.step == "circle":  # CRO-10
            return {"circle add", "circle remove"}
        if self.step == "grow":  # CRO-12
            return self._additions(self.going[0]) | {"pass"}
        if self.step == "withdraw":  # CRO-13
            return set(self._removals())
        return super().offers()

    def carry_out(self, text: str) -> None:
        if self.step == "circle":
            players = self.setup.players
            self.going = tuple((self.seat + turn) % players for turn in range(1, players + 1))  # CRO-11
            self._ask("grow" if text == "circle add" else "withdraw")
        elif self.step == "grow":
            if text != "pass":
                self._add(text)
            self._ask("grow", self.going[1:])
        elif self.step == "withdraw":
            self.take_home(self._removals()[text])
            self._ask("withdraw", self.going[1:])
        else:
            super().carry_out(text)

    def shown_circle(self) -> dict[str, Any] | None:
        """What everybody sees of a circle under way: who has had a turn, and who will be asked or passed over."""
        if self.step not in ("circle", "grow", "withdraw"):
            return None
        players = self.setup.players
        order = [(self.seat + turn) % players for turn in range(1, players + 1)]
        going = order if self.step == "circle" else list(self.going)
        waiting = [seat for seat in going if (self._additions(seat) if self.step == "grow" else self._own(seat))]
        choice = {"circle": "", "grow": "add", "withdraw": "remove"}[self.step]
        done = [seat for seat in order if seat not in going]
        return {"feature": self.circle, "choice": choice, "done": done, "waiting": waiting}

    def _go_on(self) -> None:
        """CRO-10, CRO-17, CRO-19: behind the scoring, if anybody has a meeple of that kind."""
        tile = self.board[self.here[0]].tile
        self.circle = str(catalogue()[tile.partition("~")[0]].get("crop", ""))
        if any(self._concerns(figure) for figure in self.figures):
            self.step = "circle"
        else:
            super()._go_on()

    def _ask(self, step: str, going: tuple[int, ...] | None = None) -> None:
        """Who has no choice is not asked: passed over (CRO-14), or the only meeple goes (CRO-13)."""
        self.step, self.going = step, self.going if going is None else going
        while self.going:
            if step == "grow" and self._additions(self.going[0]):
                return
            removals = self._removals() if step == "withdraw" else {}
            if len(removals) > 1:
                return
            for figure in removals.values():
                self.take_home(figure)
            self.going = self.going[1:]
        super()._go_on()

    def _add(self, text: str) -> None:
        _, kind, feature, cell, at = text.split()
        mover, self.seat = self.seat, self.going[0]
        self.put(kind, spot_at(self.board, feature, cell, at))
        self.seat = mover

    def _concerns(self, figure: Figure) -> bool:
        """CRO-12, CRO-15: builder and pig are no meeples; who stands elsewhere is none of the circle's business."""
        return figure.kind not in SPECIAL and part_of(self.board, figure.spot).kind == self.circle

    def _own(self, seat: int) -> list[Figure]:
        own = [one for one in self.figures if one.seat == seat and self._concerns(one)]
        return sorted(own, key=lambda one: one.number)

    def _additions(self, seat: int) -> set[str]:
        """CRO-12, CRO-14: from supply, beside one of its own."""
        kinds = [kind for kind in ADDED if kind in self.supply and self.supply[kind][seat]]
        return {f"grow {kind} {text_of(self.board, one.spot)}" for kind in kinds for one in self._own(seat)}

    def _removals(self) -> dict[str, Figure]:
        """Of several of a kind on one spot the second and later ones have numbers (COM-11)."""
        found: dict[str, Figure] = {}
        for figure in self._own(self.going[0]):
            name = f"withdraw {figure.kind} {text_of(self.board, figure.spot)}"
            same = sum(text == name or text.startswith(name + " ") for text in found)
            found[f"{name} {same + 1}" if same else name] = figure
        return found
