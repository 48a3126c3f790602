"""Siege & Defense: the turn of the base family with besiegers before the tile and walls behind the figure.

draw > besiege > flee > place > symbol > figure > man > counterattack > score > extra > next
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from typing import Any, NamedTuple

from .base import BasePosition
from .features import Cell, Spot, part_of, text_of
from .ghosts import GhostPosition
from .placing import Placing
from .scoring import Line
from .setup import SPECIAL
from .state import Figure
from .tiles import catalogue, parts, start_of

WALLS = ("knights", "highwaymen", "monks")
WALL_OF = {"city": "knights", "road": "highwaymen", "monastery": "monks", "garden": "monks"}
"""Whose wall it is who stands there (CON-40); castles and cemeteries have none (COM-15)."""
SPACES = {2: 4, 3: 5, 4: 6, 5: 7, 6: 7}
"""Of a row, by the number of players (CON-49)."""
EACH = 3


@cache
def cell_of(wall: str) -> Cell:
    """Where on the board it is drawn."""
    cells = Placing(start_of("conquest"), 0, 0, 0).cells().items()
    (found,) = (cell for cell, laid in cells for part in parts(*laid) if (part.kind, part.of) == ("wall", wall))
    return found


class Post(NamedTuple):
    """A meeple at a wall: on its row, or on its farmer space (`camp`)."""

    seat: int
    wall: str
    place: str
    number: int = 0


@dataclass
class SiegePosition(BasePosition):
    """`signs` are those symbols of the tile just drawn that still have to act; `fleeing` the seats that still have to
    take a figure off; `matching` the kind of place where somebody was put down this turn, while it matters."""

    posts: list[Post] = field(default_factory=list)
    catapults: list[str] = field(default_factory=list)
    signs: tuple[str, ...] = ()
    attacked: str = ""
    fleeing: tuple[int, ...] = ()
    matching: str = ""

    @property
    def asked(self) -> int | None:
        return self.fleeing[0] if self.step == "flee" else super().asked

    def offers(self) -> set[str]:
        if self.step == "besiege":  # CON-22
            return {f"besiege {wall}" for wall in WALLS}
        if self.step == "flee":
            return set(self._matching_figures())
        if self.step == "man":
            return self._places_to_man() | {"pass"}
        return super().offers()

    def carry_out(self, text: str) -> None:
        verb, _, wall = text.partition(" ")
        if verb == "besiege":
            self.signs = self.signs[1:]
            self._advance(wall)
            self._resolve()
        elif verb == "flee":
            self._take_off(self._matching_figures()[text])
            self._resolve()
        elif self.step == "man":
            self._man(verb, wall)
        else:
            super().carry_out(text)

    # Besiegers, before the tile is placed

    def _drawn(self, tile: str) -> None:
        """CON-20, CON-29: also of a tile that fits nowhere. CON-11: without besiegers they mean nothing."""
        if "catapult" in self.setup.modules:
            self.signs = tuple(catalogue()[tile].get("conquest", ()))
        self._resolve()

    def _resolve(self) -> None:
        """The symbols from left to right, each completely, as far as nobody has to be asked."""
        while self.fleeing or self.signs:
            if self.fleeing:
                figures = list(self._matching_figures().values())
                if len(figures) > 1:
                    self.step = "flee"
                    return
                self._take_off(*figures)
            elif self.signs[0] == "?":
                self.step = "besiege"
                return
            else:
                sign, *rest = self.signs
                self.signs = tuple(rest)
                self._advance(sign)
        self._draw_or_choose()

    def _advance(self, wall: str) -> None:
        """CON-21, CON-23: a catapult, or where one stands an attack."""
        if wall not in self.catapults:
            self.catapults.append(wall)
            return
        spared = {post.seat for post in self.posts if post.wall == wall}  # CON-31: the farmer space counts
        self._pay_wall(wall, "attack", "CON-25")
        players = self.setup.players
        order = [(self.seat + turn) % players for turn in range(players)]
        self.attacked, self.fleeing = wall, tuple(seat for seat in order if seat not in spared)

    def _matching_figures(self) -> dict[str, Figure]:
        """CON-25, CON-26, COM-85: which figures the seat that is next may take off the map."""
        found: dict[str, Figure] = {}
        for figure in sorted(self.figures, key=lambda one: one.number):
            own = figure.seat == self.fleeing[0] and figure.kind not in SPECIAL
            if own and self._wall_of(figure.spot) == self.attacked:
                name = f"flee {figure.kind} {text_of(self.board, figure.spot)}"
                same = sum(text == name or text.startswith(name + " ") for text in found)
                found[f"{name} {same + 1}" if same else name] = figure
        return found

    def _take_off(self, *figures: Figure) -> None:
        """Without points; a figure's ghosts go to the bank (COM-14)."""
        for figure in figures:
            self.take_home(figure)
        self.fleeing = self.fleeing[1:]

    def _wall_of(self, spot: Spot) -> str:
        return WALL_OF.get(part_of(self.board, spot).kind, "")

    # Walls, after the figure

    def put(self, kind: str, spot: Spot) -> None:
        super().put(kind, spot)
        self.matching = "" if kind in SPECIAL else part_of(self.board, spot).kind  # COM-84

    def _acted(self) -> None:
        """CON-40 to 45; nobody is asked who has no meeple to send."""
        if self.has("meeple") and self._places_to_man():
            self.step = "man"
        else:
            self._end_turn()

    def _places_to_man(self) -> set[str]:
        """CON-44: beside a farmer any farmer space; else a free space of the one wall."""
        if self.matching == "field":
            return {f"farm {wall}" for wall in WALLS}
        wall = WALL_OF.get(self.matching, "")
        return {f"man {wall}"} if wall and self.free(wall) else set()

    def standing(self, wall: str, place: str) -> list[int]:
        """How many meeples each seat has there."""
        there = Counter(post.seat for post in self.posts if (post.wall, post.place) == (wall, place))
        return [there[seat] for seat in range(self.setup.players)]

    def free(self, wall: str) -> int:
        """CON-46, 49: the farmer space never counts."""
        return SPACES[self.setup.players] - sum(self.standing(wall, "row"))

    def _man(self, verb: str, wall: str) -> None:
        if verb != "pass":
            self.station(self.seat, wall, "row" if verb == "man" else "camp")
        for full in WALLS:  # CON-46: one at most (CON-47)
            if not self.free(full):
                self._pay_wall(full, "counterattack", "CON-50")
        self._end_turn()

    def station(self, seat: int, wall: str, place: str) -> None:
        """A meeple of the supply goes there."""
        self.posts.append(Post(seat, wall, place, self._number(seat)))
        self.supply["meeple"][seat] -= 1

    def _number(self, seat: int) -> int:
        """Which of the meeples it is matters with ghosts only."""
        return 0

    def shown(self) -> dict[str, Any]:
        """What everybody sees of the fortress."""
        return {"spaces": SPACES[self.setup.players], "walls": [self._wall(wall) for wall in WALLS]}

    def _wall(self, wall: str) -> dict[str, Any]:
        x, y = cell_of(wall)
        standing = {place: self.standing(wall, place) for place in ("row", "camp")}
        order = [post.seat for post in self.posts if (post.wall, post.place) == (wall, "row")]
        seen = {"wall": wall, "x": x, "y": y, "order": order, **standing}
        return {**seen, "free": self.free(wall), "catapult": wall in self.catapults}

    def _pay_wall(self, wall: str, reason: str, rule: str, final: bool = False) -> None:
        """CON-25, 32, 50: 3 points for each meeple at the wall; they all go home, and so does a catapult."""
        there = [post for post in self.posts if post.wall == wall]
        for seat, number in Counter(post.seat for post in there).items():
            cells = frozenset({cell_of(wall)})
            self.gain(Line((seat,), reason, "wall", EACH * number, number, 0, cells, final, rule))
        for post in there:
            self.posts.remove(post)
            self.supply["meeple"][post.seat] += 1
        self.catapults = [other for other in self.catapults if other != wall]

    def _go_on(self) -> None:
        """CRO-130: whoever is added at a crop circle brings nobody to a wall either."""
        self.matching = ""
        super()._go_on()

    def _end_game(self) -> None:
        """CON-51: before anything is counted, however full they are."""
        for wall in WALLS:
            self._pay_wall(wall, "counterattack", "CON-51", final=True)
        super()._end_game()


@dataclass
class GhostSiegePosition(SiegePosition, GhostPosition):
    """With ghosts, who come to nobody at a wall (COM-13)."""

    def in_supply(self, seat: int, kind: str) -> set[int]:
        manning = {post.number for post in self.posts if (post.seat, kind) == (seat, "meeple")}
        return super().in_supply(seat, kind) - manning

    def _number(self, seat: int) -> int:
        return min(self.in_supply(seat, "meeple"))
