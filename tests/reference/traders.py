"""Traders & Builders: goods, the second part of a turn, and pigs.

draw > place > ... > figure > ... > score > part > extra > next
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from .base import BasePosition
from .features import Feature, Spot, all_features, cells_of, completed, feature_at, part_of, text_of
from .placing import Placing
from .scoring import Line, completed_cities
from .setup import SPECIAL
from .state import Figure
from .tiles import parts

GOODS = ("wine", "grain", "cloth")
MOST = 10
EACH = 3
"""Points that a pig brings for each city where a shield sells it (TRA-70)."""
GOES_TO = {"builder": ("road", "city"), "pig": ("field",)}


@dataclass
class TraderPosition(BasePosition):
    """`goods` is what each seat has taken; `part` the part of the turn under way; `earned` whether a second one is due;
    `again` whether an extra turn was earned in the first one."""

    goods: list[Counter[str]] = field(default_factory=list)
    part: int = 1
    earned: bool = False
    again: bool = False

    def __post_init__(self) -> None:
        super().__post_init__()
        self.goods = self.goods or [Counter() for _ in range(self.setup.players)]

    def offers(self) -> set[str]:
        return {"second-tile", "pass"} if self.step == "double-turn" else super().offers()  # TRA-47

    def carry_out(self, text: str) -> None:
        if self.step != "double-turn":
            super().carry_out(text)
            return
        self.earned = False
        if text == "second-tile":
            self.again = self._extra_turn_earned()
            self.part, self.here, self.symbol = 2, (), ""
            self._draw_or_choose()
        else:
            super()._go_on()

    # Builder and pig

    def spots(self) -> set[str]:
        return super().spots() | {
            f"{kind} {text_of(self.board, spot)}"
            for kind in SPECIAL
            for spot in self._new_spots()
            if self.has(kind) and part_of(self.board, spot).kind in GOES_TO[kind] and self._may_join(spot)
        }

    def _may_join(self, spot: Spot) -> bool:
        """TRA-30, TRA-33, TRA-60."""
        feature = feature_at(self.board, spot)
        return self._has_meeple(self.seat, feature) and not completed(self.board, feature)

    def _has_meeple(self, seat: int, feature: Feature) -> bool:
        return any(one.seat == seat and one.kind not in SPECIAL for one in self.occupants(feature))

    def take_home(self, figure: Figure) -> None:
        """TRA-37, TRA-64: with the last own meeple of a feature builder and pig go as well."""
        if figure not in self.figures:
            return
        super().take_home(figure)
        feature = feature_at(self.board, figure.spot)
        for one in self.occupants(feature):
            if one.kind in SPECIAL and not self._has_meeple(one.seat, feature):
                super().take_home(one)

    # The second part

    def _place(self, placing: Placing) -> None:
        """TRA-40, TRA-43: as soon as the tile lies."""
        table, new = self.board | self.laid(placing), set(placing.cells())
        own = [one.spot for one in self.figures if (one.seat, one.kind) == (self.seat, "builder")]
        self.earned = self.part == 1 and any(cells_of(feature_at(table, spot)) & new for spot in own)
        super()._place(placing)

    def _after_scoring(self) -> None:
        """COM-ORD-06: goods, then pigs."""
        done = self._cities_completed()
        self._hand_out(done)
        if self.setup.shield_pig and any(part_of(self.board, spot).shields for city in done for spot in city):
            self._sell_pigs()
        super()._after_scoring()

    def _go_on(self) -> None:
        """TRA-47, TRA-48: asked after the scoring, while there is a tile to draw."""
        if self.earned and self._goes_on():
            self.step = "double-turn"
        else:
            self.part, self.earned = 1, False
            super()._go_on()

    def _extra_turn_earned(self) -> bool:
        """COM-90: in either part."""
        return self.again or super()._extra_turn_earned()

    def _next_turn(self, again: bool) -> None:
        self.part, self.earned, self.again = 1, False, False
        super()._next_turn(again)

    # Goods

    def _cities_completed(self) -> set[Feature]:
        """Those of the tile just placed, whoever is there."""
        spots = [Spot(*cell, part.index) for cell in self.here for part in parts(*self.board[cell])]
        cities = {feature_at(self.board, spot) for spot in spots if part_of(self.board, spot).kind == "city"}
        return {city for city in cities if completed(self.board, city)}

    def _hand_out(self, cities: Iterable[Feature]) -> None:
        """TRA-20 to TRA-22."""
        if self.setup.trades("goods"):
            taken = sum((self._goods_of(city) for city in cities), Counter())
            self.goods[self.seat] = self.goods[self.seat] + taken

    def _goods_of(self, city: Feature) -> Counter[str]:
        return Counter(part_of(self.board, spot).goods for spot in city if part_of(self.board, spot).goods)

    def shown_goods(self) -> dict[str, Any]:
        """What everybody sees: what each has, and what is still to come."""
        left = [self._goods_of(city) for city in all_features(self.board, ["city"]) if not completed(self.board, city)]
        for tile, number in self.bag.items():
            left += [Counter(part.goods for part in parts(tile, 0) if part.goods)] * number
        leaders = {
            kind: [
                seat
                for seat, own in enumerate(self.goods)
                if own[kind] and own[kind] == max(o[kind] for o in self.goods)
            ]
            for kind in GOODS
        }
        seats = [listed(own) for own in self.goods]
        return {"seats": seats, "leaders": leaders, "left": listed(sum(left, Counter()))}

    def shown_part(self) -> dict[str, Any]:
        """Which part is under way, and whether a second one is due."""
        return {"now": self.part, "earned": self.earned}

    # Pigs

    def _sell_pigs(self) -> None:
        """TRA-70 to TRA-73."""
        for pig in [one for one in self.figures if one.kind == "pig"]:
            land = feature_at(self.board, pig.spot)
            count = len(completed_cities(self.board, land))
            cells = frozenset(cells_of(land))
            self.gain(Line((pig.seat,), "shield-pig", "field", EACH * count, count, 0, cells, False, "TRA-70"))
            self.take_home(pig)

    def _credit(self, feature: Feature, line: Line) -> None:
        """TRA-63: who has a part in a field and his pig there gets one more for each city."""
        super()._credit(feature, line)
        if line.feature == "field" and not self.setup.shield_pig:
            pigs = {one.seat for one in self.occupants(feature) if one.kind == "pig"}
            seats = tuple(seat for seat in line.seats if seat in pigs)
            if seats:
                super()._credit(feature, replace(line, seats=seats, reason="pig", points=line.count, rule="TRA-63"))

    def _count_off_map(self) -> None:
        """TRA-24, TRA-25, COM-96: goods after the fields."""
        super()._count_off_map()
        for kind in GOODS:
            most = max(own[kind] for own in self.goods)
            seats = tuple(seat for seat, own in enumerate(self.goods) if own[kind] == most)
            if most:
                self.gain(Line(seats, kind, "", MOST, most, 0, frozenset(), True, "TRA-24"))


def listed(goods: Counter[str]) -> dict[str, int]:
    return {kind: goods[kind] for kind in GOODS}
