"""The turn of the co-operative game: draw > place > mist > bury > haunt > figure > score > hound > cover > next."""

from __future__ import annotations

from .banks import appearing, closed_by, haunted_by
from .features import Cell, Feature, Laid, Spot, feature_at, spot_at
from .mist_offers import MistOffers
from .mist_state import Hound
from .placing import Placing, read
from .state import Figure
from .tiles import FACE_DOWN


class MistPosition(MistOffers):
    """A co-operative game as it stands."""

    def carry_out(self, text: str) -> None:
        words = text.split()
        if self.step == "draw":
            self._draw(words[1])
        elif self.step == "place":
            self._place(read(text))
        elif self.step == "bury":
            self._bury(words)
        elif self.step == "haunt":
            self.appear(spot_at(self.board, *words[2:]), 1)
            self._figure()
        elif self.step == "figure":
            if text != "pass":
                self.put(words[0], spot_at(self.board, *words[1:]))
            self._score()
        elif self.step == "order":
            self._reward(feature_at(self.board, spot_at(self.board, *words[1:])))
        elif self.step == "reward":
            self._settle(text)
        elif self.step == "hound":
            self._follow(spot_at(self.board, *words[2:]))
        elif self.step == "chase":
            self._chase(text)
        else:
            self._cover(read(text))

    def _ask(self, step: str, offers: set[str]) -> None:
        """A question with one answer is none."""
        self.step = step
        if len(offers) == 1:
            self.carry_out(offers.pop())

    def _draw_due(self) -> None:
        """MIST-81, MIST-97, COM-44: the current pile is empty."""
        if self.piles[self.pile]:
            self.step = "draw"
        else:
            waiting = any(hound.state == "waiting" for hound in self.hounds)
            self.lose("hound-late" if waiting else "no-tiles")

    def _draw(self, tile: str) -> None:
        self.stage()[tile] -= 1
        self.piles[self.pile] -= 1
        self.drawn += 1
        if self.placements(tile):
            self.hand, self.step = tile, "place"
        else:
            self.discarded.append(tile)  # MIST-12
            self._draw_due()

    def _place(self, placing: Placing) -> None:
        self.board |= placing.cells()
        self.hand, self.here = "", tuple(placing.cells())
        for bank in closed_by(self.board, self.here):  # MIST-23
            for spot in bank & self.ghosts.keys():
                self.vanish(spot, self.ghosts[spot])
        self._bury_next()

    def _bury_next(self) -> None:
        """One cemetery after the other (COM-42), after a tile placed and after one lying face down (MIST-103)."""
        if self.graves():
            whom = self.burial_offers()
            if whom:
                self._ask("bury", whom)
            else:
                self._lay_to_rest(None)
        elif self.here:
            self._haunt()
        else:
            self._next()

    def _bury(self, words: list[str]) -> None:
        if words[0] == "bury":
            spot = spot_at(self.board, *words[2:])
            (figure,) = (one for one in self.figures if one.spot == spot)
            self.figures.remove(figure)
            self.hounds = [self._gone(hound) if hound.figure == figure else hound for hound in self.hounds]  # MIST-95
        else:
            figure = Figure(int(words[1]), words[2], self.graves()[0])
            self.supply[figure.kind][figure.seat] -= 1
        self._lay_to_rest(figure)

    def _lay_to_rest(self, figure: Figure | None) -> None:
        grave = self.graves()[0]
        self.buried[grave.x, grave.y] = figure
        if grave in self.ghosts:
            self.vanish(grave, self.ghosts[grave])  # MIST-32
        self._bury_next()

    def _haunt(self) -> None:
        """MIST-40 to 53: first the mist, then the cemetery (COM-43)."""
        from_mist = appearing(self.board, self.here)
        for spot, number in from_mist.items():
            if not self.appear(spot, number):
                return
        if self.setup.row.haunted:
            for spot in haunted_by(self.board, self.here):
                if not self.appear(spot, 1):
                    return
            self._figure()
        elif from_mist and self.open_cemeteries():
            self._haunt_a_cemetery()
        else:
            self._figure()

    def _haunt_a_cemetery(self) -> None:
        """MIST-44."""
        if self.bank:
            self._ask("haunt", self.haunt_offers())
        else:
            self.lose("no-ghosts")

    def _figure(self) -> None:
        if self.figure_offers():
            self.step = "figure"
        else:
            self._score()

    def _score(self) -> None:
        """MIST-70 to 78, one feature after the other."""
        finished = self.finished()
        if not finished:
            self._hounds()
        elif len(finished) > 1 and self.ghosts:
            self.step = "order"
        else:
            self._reward(feature_at(self.board, finished[0]))

    def _reward(self, feature: Feature) -> None:
        """MIST-75, COM-41: points or ghosts, if there are any."""
        self.paying = feature
        if self.ghosts:
            self.step = "reward"
        else:
            self._settle("take points")

    def _settle(self, text: str) -> None:
        """MIST-76, MIST-93: afterwards everybody goes home, and hounds are paid."""
        feature, self.paying = self.paying, frozenset()
        if text == "take points":
            self.pay(feature)
        else:
            self._banish(text)
        gone = self.occupants(feature)
        for figure in gone:
            self.take_home(figure)
        for number, hound in enumerate(self.hounds):
            if hound.figure in gone and not self.result:
                self.pay_hound(hound.figure)
                self.hounds[number] = self._gone(hound)
        if not self.result:
            self._score()

    def _banish(self, text: str) -> Cell:
        words = text.split()
        spot = spot_at(self.board, *words[2:])
        self.banish((spot.x, spot.y), int(words[1]))
        return spot.x, spot.y

    def _gone(self, hound: Hound) -> Hound:
        return Hound(hound.points, "gone")

    def _hounds(self) -> None:
        """MIST-90 to 92: hound 1 before hound 2; the rest of the pile goes on top of the next one."""
        waiting = [number for number, hound in enumerate(self.hounds) if hound.state == "waiting"]
        if not waiting or not self.reached(self.hounds[waiting[0]].points):
            self._covers()
            return
        self.hunting, self.chased = waiting[0], ()
        if self.figures:
            self._ask("hound", self.hound_offers())
        else:
            self._set_out("gone", None)  # MIST-92
            self._hounds()

    def _follow(self, spot: Spot) -> None:
        (figure,) = (one for one in self.figures if one.spot == spot)
        self._set_out("on", figure)
        self._chase_on()

    def _set_out(self, state: str, figure: Figure | None) -> None:
        """The hound leaves the track, and the rest of its pile goes on top of the next one (MIST-91)."""
        rest, self.piles[self.pile] = self.piles[self.pile], 0
        self.hounds[self.hunting] = Hound(self.hounds[self.hunting].points, state, figure)
        self.piles[self.pile] += rest

    def _chase_on(self) -> None:
        if len(self.chased) < 2 and self.hunting_ground():
            self.step = "chase"
        else:
            self._hounds()

    def _chase(self, text: str) -> None:
        if text == "pass":
            self._hounds()
        else:
            self.chased += (self._banish(text),)
            self._chase_on()

    def _covers(self) -> None:
        """MIST-100, MIST-104."""
        if self.setup.row.haunted and self.open_cemeteries() and self.piles[self.pile]:
            self._ask("cover", self.cover_offers())
        else:
            self._next()

    def _cover(self, placing: Placing) -> None:
        self.board[placing.x, placing.y] = Laid(FACE_DOWN, 0)
        self.piles[self.pile] -= 1
        self.hidden += 1
        self.here = ()
        self._bury_next()

    def _next(self) -> None:
        self.seat = (self.seat + 1) % self.setup.players
        self.here = ()
        self._draw_due()
