"""The turn of the base family: draw > place > symbol > figure > score > extra > next."""

from __future__ import annotations

from .abbot import abbot_offers, recall, recall_offers
from .arrows import points_into_the_open, portal_offers, reinforce_offers, symbol_offers, symbols
from .features import AROUND, Feature, Spot, completed, feature_at, kind_of, part_of, spot_at, text_of
from .placing import Placing, read
from .play import Play
from .river import river_placings
from .scoring import Line, score, voices
from .tiles import is_river, parts

SURROUNDED = ("monastery", "garden", "castle", "cemetery")
"""What is completed by the tiles around it."""


class BasePosition(Play):
    """A game of the base family as it stands."""

    def carry_out(self, text: str) -> None:
        verb, _, rest = text.partition(" ")
        if verb == "draw":
            self._draw(rest)
        elif verb == "play":
            self._choose(rest)
        elif verb == "place":
            self._place(read(text))
        elif verb == "activate":
            self._activate(rest.replace("-", "_"))
        elif self.step == "extra":
            self._next_turn(again=verb == "again")
        else:
            self._act(verb, rest.split())
            self._acted()

    # What is legal

    def offers(self) -> set[str]:
        if self.step == "draw":
            return self.draws()
        if self.step == "hand":
            return {f"play {tile}" for tile in (self.hand, self.kept[self.seat])}
        if self.step == "place":
            return self.placements(self.hand)
        if self.step == "symbol":
            return symbol_offers(self)
        if self.step == "figure":
            return self.spots() | {"pass"}
        if self.step == "extra":
            return {"again", "pass"}
        return set()

    def placements(self, tile: str) -> set[str]:
        if not is_river(tile):
            return super().placements(tile)
        return {placing.text for placing in river_placings(self.board, tile, self.setup)}

    def spots(self) -> set[str]:
        """What the player may do with a figure: one thing only (BASE-20, ABB-06, ANN-35)."""
        free = [spot for spot in self._new_spots() if not self.occupants(feature_at(self.board, spot))]
        on = [spot for spot in free if part_of(self.board, spot).kind != "garden"]  # ABB-03
        offers = abbot_offers(self, free) | recall_offers(self)
        for kind in ("meeple", "guard", "large"):  # GHO-19, COM-11, INN-20: they do whatever a meeple does
            if self.has(kind):
                offers |= {f"{kind} {text_of(self.board, spot)}" for spot in on}
                if self.symbol == "reinforce":
                    offers |= reinforce_offers(self, kind)
                if self.symbol == "portal":
                    offers |= portal_offers(self, kind)
        return offers

    def _new_spots(self) -> list[Spot]:
        """The segments of the tile just placed on which figures can stand."""
        here = [(cell, part) for cell in self.here for part in parts(*self.board[cell])]
        return [Spot(*cell, part.index) for cell, part in here if part.kind in self.setup.features]

    # A turn, from its draw

    def _can_draw(self) -> bool:
        """Something is left, and a short game has not come to its end (HOUSE-6)."""
        return bool(self.bag) and (not self.setup.draws or self.drawn < self.setup.draws)

    def _draw_or_choose(self) -> None:
        """BASE-10; HOUSE-2: who keeps a tile draws another one and plays one of the two. River tiles are played as
        they come."""
        if not self.hand and self._can_draw():
            self.step = "draw"
        elif self._can_draw() and self.setup.hand == 2 and not self.kept[self.seat] and not is_river(self.hand):
            self.kept[self.seat], self.hand, self.step = self.hand, "", "draw"
        else:
            self._choose_or_end()

    def _choose_or_end(self) -> None:
        kept = self.kept[self.seat]
        playable = {tile for tile in (self.hand, kept) if tile and self.placements(tile)}
        if len(playable) == 2:
            self.step = "hand"
        elif playable:
            self._choose(*playable)
        else:  # BASE-40: the player to move can place no tile
            self.discarded += [kept] if kept else []
            self.kept[self.seat] = ""
            self._end_game()

    def _draw(self, tile: str) -> None:
        self.stage()[tile] -= 1
        self.drawn += 1
        if self.placements(tile):
            self.hand = tile
        else:
            self.discarded.append(tile)  # BASE-14, RIV-09, ANN-16
        self._drawn(tile)

    def _drawn(self, tile: str) -> None:
        """What a tile does before anybody places it."""
        self._draw_or_choose()

    def _choose(self, tile: str) -> None:
        if tile != self.hand:
            self.hand, self.kept[self.seat] = tile, self.hand
        self.step = "place"

    def _place(self, placing: Placing) -> None:
        self.board |= self.laid(placing)
        self.hand, self.here = "", tuple(placing.cells())
        self._placed()

    def _placed(self) -> None:
        points_into_the_open(self)
        found = symbols(self)
        if len(found) > 1:
            self.step = "symbol"
        else:
            self._activate(found.pop() if found else "")

    def _activate(self, symbol: str) -> None:
        self.symbol, self.step = symbol, "figure"
        if not self.spots():
            self._end_turn()

    def _act(self, verb: str, words: list[str]) -> None:
        """What is done with a figure, or `pass`."""
        if verb == "pass":
            return
        if verb not in ("recall", "reinforce", "portal"):
            words = [verb, *words]
        kind, feature, cell, at = words
        spot = spot_at(self.board, feature, cell, at)
        if verb == "recall":
            recall(self, spot)
        else:
            self.put(kind, spot)

    def _acted(self) -> None:
        """What a figure just put down allows besides."""
        self._figure_done()

    def _figure_done(self) -> None:
        """Everything that belongs to the figure is done."""
        self._end_turn()

    def _end_turn(self) -> None:
        for feature in self.finished():
            self._pay(feature, final=False)
        self._after_scoring()

    def _after_scoring(self) -> None:
        """What is handed out for completed features besides points, before the next question."""
        self._go_on()

    def _go_on(self) -> None:
        if self._extra_turn_earned() and self._goes_on():
            self.step = "extra"  # ANN-29, ANN-37
        else:
            self._next_turn(again=False)

    def _extra_turn_earned(self) -> bool:
        """ANN-33, ANN-34."""
        return self.symbol == "extra_turn" and not self.extra

    def _goes_on(self) -> bool:
        """The same player has a tile to go on with."""
        return self._can_draw() or bool(self.kept[self.seat])

    def _next_turn(self, again: bool) -> None:
        self.extra = again
        if not again:
            self.seat = (self.seat + 1) % self.setup.players
        self.here, self.symbol = (), ""
        self._draw_or_choose()

    def finished(self) -> list[Feature]:
        """What the tile just placed has completed and somebody stands on: its own features in the order of their
        segments, then the monasteries and their like around in the order they were laid."""
        around = {(x + dx, y + dy) for x, y in self.here for dx, dy in AROUND}
        inside = [
            Spot(*cell, part.index)
            for cell, laid in self.board.items()
            for part in parts(*laid)
            if part.kind in SURROUNDED and cell in around
        ]
        found = [feature_at(self.board, spot) for spot in self._new_spots() + inside]
        return [one for one in dict.fromkeys(found) if self.occupants(one) and completed(self.board, one)]

    def _pay(self, feature: Feature, final: bool) -> None:
        there = self.occupants(feature)
        owners = voices((figure.seat, figure.kind) for figure in there)
        self._credit(feature, score(self.board, owners, feature, final, self.setup))
        for figure in there if not final else ():
            self.take_home(figure)

    def _credit(self, feature: Feature, line: Line) -> None:
        """What a feature pays."""
        self.gain(line)

    def _more_for(self, feature: Feature, line: Line) -> int:
        """Points that a feature brings to each paid seat besides this line."""
        return 0

    def _end_game(self) -> None:
        self.step = "over"
        held = {feature_at(self.board, figure.spot) for figure in self.figures}
        for feature in sorted(held, key=lambda found: kind_of(self.board, found) == "field"):  # BASE-42
            self._pay(feature, final=True)
        self._count_off_map()

    def _count_off_map(self) -> None:
        """Points at the end for what players hold (COM-ORD-09)."""
