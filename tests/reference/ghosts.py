"""Ghosts, castles and cemeteries: the turn of the base family with two questions more, and what ghosts cost.

draw > place > thicken > disperse > symbol > figure > score > extra > next
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from .base import BasePosition
from .features import Cell, Feature, Spot, cells_of, feature_at, kind_of, spot_at, text_of
from .scoring import Line, score, voices
from .setup import SPECIAL
from .state import Figure
from .veil import disperses, thickens

GHOSTS = 15
GUARDS_IN_STOCK = 3
FRIGHT = 3
"""So many ghosts drive a figure away (GHO-17)."""
DEDUCTION = 2
SPARED = ("guard", *SPECIAL)


@dataclass
class GhostPosition(BasePosition):
    """`stock` holds the guards of each seat that are still to be gained (GHO-04)."""

    stock: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__post_init__()
        self.stock = self.stock or [GUARDS_IN_STOCK] * self.setup.players

    @property
    def bank(self) -> int:
        """GHO-05: fifteen less those that stand with figures."""
        return GHOSTS - sum(figure.ghosts for figure in self.figures)

    def put(self, kind: str, spot: Spot) -> None:
        """The piece with the lowest number goes first."""
        super().put(kind, spot)
        self.figures[-1] = self.figures[-1]._replace(number=min(self.in_supply(self.seat, kind)))

    def in_supply(self, seat: int, kind: str) -> set[int]:
        """The numbers of the seat's pieces that are not in use; that of the figure just put down still is not."""
        taken = {figure.number for figure in self.figures if (figure.seat, figure.kind) == (seat, kind)}
        return set(range(1, 100)) - taken

    def carry_out(self, text: str) -> None:
        if text.startswith("spook "):
            self._spook(self._victims()[text])
        elif self.step == "order":
            self._pay(feature_at(self.board, spot_at(self.board, *text.split()[1:])), final=False)
            self._end_turn()
        else:
            super().carry_out(text)

    def offers(self) -> set[str]:
        if self.step in ("thicken", "disperse"):
            return set(self._victims())
        if self.step == "order":
            return {f"score {text_of(self.board, self._first_spot(one))}" for one in self.finished()}
        return super().offers()

    # Ghosts, before the figure (GHO-18)

    def _placed(self) -> None:
        """GHO-14: an opponent's figure first, then an own one. With the mist part off nobody is haunted (COM-10)."""
        if "mist" in self.setup.modules and thickens(self.board, self.here):
            self._haunt("thicken")
        else:
            self._dispersal()

    def _dispersal(self) -> None:
        if "mist" in self.setup.modules and disperses(self.board, self.here):
            self._haunt("disperse")
        else:
            super()._placed()

    def _haunt(self, step: str) -> None:
        """GHO-16: nobody there or no ghost left, and nothing happens. A question with one answer is none."""
        self.step = step
        victims = self._victims()
        if len(victims) > 1:
            return
        if victims:
            self._spook(*victims.values())
        else:
            self._haunted()

    def _victims(self) -> dict[str, Figure]:
        """GHO-12, GHO-13, GHO-19, COM-80: whom the next ghost may join."""

        def may_be_joined(figure: Figure) -> bool:
            return figure.kind not in SPARED and (figure.seat == self.seat) == (self.step == "disperse")

        return self.figures_by_name("spook", may_be_joined) if self.bank else {}

    def _spook(self, figure: Figure) -> None:
        self.figures.remove(figure)
        self.figures.append(figure._replace(ghosts=figure.ghosts + 1))
        if figure.ghosts + 1 == FRIGHT:
            self.take_home(self.figures[-1])
        self._haunted()

    def _haunted(self) -> None:
        """One ghost of each kind for a tile (GHO-14)."""
        if self.step == "thicken":
            self._dispersal()
        else:
            super()._placed()

    # Scoring

    def _act(self, verb: str, words: list[str]) -> None:
        """GHO-33: an abbot called back is scored as well."""
        abbot = [figure for figure in self.figures if (figure.seat, figure.kind) == (self.seat, "abbot")]
        super()._act(verb, words)
        if verb == "recall":
            self._charge(abbot, kind_of(self.board, frozenset({abbot[0].spot})), {abbot[0].spot[:2]})

    def _end_turn(self) -> None:
        """COM-17: the order is asked for where the floor lets it matter."""
        if self._order_matters():
            self.step = "order"
        else:
            super()._end_turn()

    def _order_matters(self) -> bool:
        """Somebody would fall below 0 with the losses first, and gains something as well."""
        results = [result for feature in self.finished() for result in self._results(feature).items()]
        for seat, total in enumerate(self.scores):
            own = [points for who, points in results if who == seat]
            if total + sum(points for points in own if points < 0) < 0 and any(points > 0 for points in own):
                return True
        return False

    def _results(self, feature: Feature) -> dict[int, int]:
        """What a completed feature brings to whom, ghosts deducted."""
        worth = self._worth(feature)
        points = worth.points + self._more_for(feature, worth)
        return {seat: points - DEDUCTION * self._ghosts(feature, seat) for seat in worth.seats}

    def _worth(self, feature: Feature, final: bool = False) -> Line:
        """GHO-31: as if there were no ghosts. GHO-42: a cemetery is worth nothing to its gravedigger."""
        owners = [figure.seat for figure in self.occupants(feature)]
        if kind_of(self.board, feature) == "cemetery":
            return Line(tuple(owners), "", "cemetery", 0, 0, 0, frozenset(cells_of(feature)), final, "")
        there = voices((figure.seat, figure.kind) for figure in self.occupants(feature))
        return score(self.board, there, feature, final, self.setup)

    def _ghosts(self, feature: Feature, seat: int) -> int:
        return sum(figure.ghosts for figure in self.occupants(feature) if figure.seat == seat)

    def _pay(self, feature: Feature, final: bool) -> None:
        worth = self._worth(feature, final)
        self._credit(feature, worth)
        for seat in worth.seats if not final else ():
            there = [figure for figure in self.occupants(feature) if figure.seat == seat]
            self._charge(there, worth.feature, cells_of(feature))
            if worth.feature == "cemetery" and self.stock[seat]:  # GHO-42, GHO-43
                self.stock[seat] -= 1
                self.supply["guard"][seat] += 1
        for figure in self.occupants(feature) if not final else ():
            self.take_home(figure)

    def _charge(self, figures: list[Figure], feature: str, cells: set[Cell]) -> None:
        """GHO-30: 2 points for each ghost of these figures of one seat, but nobody falls below 0."""
        self._deduct(Line((figures[0].seat,), "ghosts", feature, 0, 0, 0, frozenset(cells), False, "GHO-30"), figures)

    def _deduct(self, line: Line, figures: list[Figure]) -> None:
        count = sum(figure.ghosts for figure in figures)
        due = count * (1 if line.final else DEDUCTION)
        (seat,) = line.seats
        taken = min(due, self.scores[seat])
        reason = "ghosts" if taken == due else "ghosts-floor"
        if count:
            self.gain(replace(line, reason=reason, points=-taken, count=count))

    def _end_game(self) -> None:
        """GHO-34, GHO-45: after all points, 1 for each ghost, gravediggers left out."""
        super()._end_game()
        for seat in range(self.setup.players):
            own = [one for one in self.figures if one.seat == seat and self._charged_at_the_end(one)]
            cells = frozenset((one.spot.x, one.spot.y) for one in own if one.ghosts)
            self._deduct(Line((seat,), "ghosts", "", 0, 0, 0, cells, True, "GHO-34"), own)

    def _charged_at_the_end(self, figure: Figure) -> bool:
        return kind_of(self.board, frozenset({figure.spot})) != "cemetery"

    def _first_spot(self, feature: Feature) -> Spot:
        """By which spot a feature to be scored is named: the first one of the tile just placed."""
        new = [spot for spot in self._new_spots() if spot in feature]
        return new[0] if new else min(feature)
