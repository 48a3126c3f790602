"""A position of the reference, rebuilt from action texts, and the texts that are legal in it."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from dataclasses import dataclass, field

from .features import AROUND, Board, Cell, Feature, Laid, Spot, beyond, completed, feature_at, fits, part_of
from .scoring import Line, score
from .tiles import SIDES, START, counts, distinct_rotations, parts

FIGURES_PER_SEAT = 7


@dataclass
class Position:
    """Everything on the table. `step` is draw, place, figure or over; `seat` is the player whose turn it is."""

    players: int
    fields: bool
    seat: int = 0
    step: str = "draw"
    hand: str = ""
    here: Cell = (0, 0)
    board: Board = field(default_factory=lambda: {(0, 0): Laid(START, 0)})
    figures: dict[Spot, int] = field(default_factory=dict)
    supply: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    bag: dict[str, int] = field(default_factory=lambda: dict(counts()))
    discarded: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.supply = self.supply or [FIGURES_PER_SEAT] * self.players
        self.scores = self.scores or [0] * self.players

    @classmethod
    def after(
        cls, texts: Iterable[str], players: int = 2, fields: bool = False, starter: int = 0, quarters: int = 0
    ) -> Position:
        """The position after these actions; `quarters` turns the start tile (for the turned-board test)."""
        position = cls(players, fields, seat=starter)
        position.board[0, 0] = Laid(START, 90 * quarters)
        for text in texts:
            position = position.play(text)
        return position

    def play(self, text: str) -> Position:
        """The position after one legal action; this one stays as it is."""
        assert text in self.legal(), f"{text!r} is not legal here: {sorted(self.legal())}"
        after = self._twin()
        words = text.split()
        if words[0] == "draw":
            after._draw(words[1])
        elif words[0] == "place":
            after._place(text)
        else:
            if words[0] == "meeple":
                after._put(text)
            after._end_turn()
        return after

    def _twin(self) -> Position:
        twin = copy(self)
        for name in ("board", "figures", "supply", "scores", "lines", "bag", "discarded"):
            setattr(twin, name, copy(getattr(self, name)))
        return twin

    # What is legal

    def legal(self) -> set[str]:
        """Every action text that the rules allow now."""
        if self.step == "draw":
            return {f"draw {tile}" for tile, number in self.bag.items() if number}
        if self.step == "place":
            return self.placements(self.hand)
        if self.step == "figure":
            return self.spots() | {"pass"}
        return set()

    def placements(self, tile: str) -> set[str]:
        free = {beyond(x, y, side) for x, y in self.board for side in SIDES}
        return {
            f"place {tile} {x},{y} {rotation}"
            for x, y in free
            for rotation in distinct_rotations(tile)
            if fits(self.board, tile, rotation, x, y)
        }

    def spots(self) -> set[str]:
        """Where the player may put a figure on the tile just placed."""
        if not self.supply[self.seat]:
            return set()
        x, y = self.here
        return {
            f"meeple {part.kind} {x},{y} {part.at}"
            for part in parts(*self.board[self.here])
            if part.kind != "garden"
            and (self.fields or part.kind != "field")
            and not self.occupants(feature_at(self.board, Spot(x, y, part.index)))
        }

    def occupants(self, feature: Feature) -> list[Spot]:
        return [spot for spot in self.figures if spot in feature]

    # What an action does

    def _draw(self, tile: str) -> None:
        self.bag[tile] -= 1
        if self.placements(tile):
            self.hand, self.step = tile, "place"
            return
        self.discarded.append(tile)
        self._draw_or_end()

    def _place(self, text: str) -> None:
        _, tile, cell, rotation = text.split()
        x, y = (int(number) for number in cell.split(","))
        self.board[x, y] = Laid(tile, int(rotation))
        self.hand, self.here, self.step = "", (x, y), "figure"
        if not self.spots():
            self._end_turn()

    def _put(self, text: str) -> None:
        _, kind, _, at = text.split()
        x, y = self.here
        (spot,) = (Spot(x, y, part.index) for part in parts(*self.board[x, y]) if (part.kind, part.at) == (kind, at))
        self.figures[spot] = self.seat
        self.supply[self.seat] -= 1

    def _end_turn(self) -> None:
        for feature in self._touched():
            if self.occupants(feature) and completed(self.board, feature):
                self._pay(feature, final=False)
        self.seat = (self.seat + 1) % self.players
        self._draw_or_end()

    def _touched(self) -> set[Feature]:
        """What the tile just placed can have completed: its own features and the monasteries around it."""
        x, y = self.here
        found = {feature_at(self.board, Spot(x, y, part.index)) for part in parts(*self.board[x, y])}
        for dx, dy in AROUND:
            cell = (x + dx, y + dy)
            for part in parts(*self.board[cell]) if cell in self.board else ():
                if part.kind == "monastery":
                    found.add(frozenset({Spot(*cell, part.index)}))
        return {feature for feature in found if part_of(self.board, next(iter(feature))).kind != "garden"}

    def _pay(self, feature: Feature, final: bool) -> None:
        line = score(self.board, self.figures, feature, final)
        self.lines.append(line)
        for seat in line.seats:
            self.scores[seat] += line.points
        for spot in self.occupants(feature):
            if not final:
                self.supply[self.figures.pop(spot)] += 1

    def _draw_or_end(self) -> None:
        self.step = "draw"
        if any(self.bag.values()):
            return
        self.step = "over"
        held = {feature_at(self.board, spot) for spot in self.figures}
        for feature in sorted(held, key=lambda found: part_of(self.board, min(found)).kind == "field"):
            self._pay(feature, final=True)
