"""The numbers of a ruleset's actions: consecutive blocks with their contents.

This module knows no rules module. A block follows from what the core and the modules' action kinds declare.
"""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from bastide.core.ruleset import Ruleset
from bastide.core.step import CELL, NUMBER, SPOT, STANDING
from bastide.core.vectors import vec
from bastide.encoding.segment_index import SegmentIndex, piece_rotations

OTHERS: Final = 32
"""How many legal actions of one decision without their own number are numbered in list order."""

QUARTERS: Final = 4
KINDS: Final = 64


@dataclass(frozen=True)
class Block:
    """`size` numbers from `first` for the actions that begin with `word`. `form` describes what is counted."""

    word: str
    form: str
    first: int
    size: int


class Layout:
    """The blocks in order, and for fast code the first number of each.

    `n_actions` is the count of numbers that players need. `n` includes the draws, which stand at the end.
    """

    def __init__(self, rules: Ruleset, n_window: int) -> None:
        self.places = SegmentIndex(rules)
        self.n_window: i64 = n_window
        self.blocks: list[Block] = []
        self.n_answers: i64 = 0
        # by kind of figure and place: the number of this pair, -1 if no tile allows it
        self.answers: vec[i64] = vec[i64](self._answers(rules))
        self.n_figures: i64 = rules.figures_each * rules.n_seats
        self.place: i64 = self._add("place", "cell of the window * 4 + quarter turns", n_window * QUARTERS)
        drawn = [tile for tile, copies in zip(rules.tiles, rules.copies) if copies]
        size = max(len(tile.spec.cells) for tile in drawn) * int(self.n_answers)
        self.figure: i64 = self._add("figure", "cell of the piece just laid * answers + answer", size)
        self.passing: i64 = self._add("pass", "", 1)
        self.score: i64 = self._add("score", "the first figure in the feature", int(self.n_figures))
        # by kind of a module's action: the first number of its block, and how many numbers it has per cell
        self.of_kind: vec[i64] = vec[i64]([0] * KINDS)
        self.width_of: vec[i64] = vec[i64]([0] * KINDS)
        self.form_of: list[str] = [""] * KINDS
        for code, kind in zip(rules.kind_code.values(), rules.action_kinds):
            form, width = kind.packing, kind.numbers(rules)
            size, meaning = {
                NUMBER: (width, "its number"),
                SPOT: (int(self.n_answers) * n_window, "cell of the window * answers + answer"),
                STANDING: (int(self.n_figures), "the figure"),
                CELL: (width * n_window, f"cell of the window * {width} + its number"),
            }[form]
            self.of_kind[code] = self._add(kind.word, meaning, size)
            self.width_of[code] = width
            self.form_of[code] = form
        self.others: i64 = self._add("others", "in the order in which they are offered", OTHERS)
        self.n_actions: i64 = self.others + OTHERS
        self.draw: i64 = self._add("draw", "type of tile", len(rules.tiles))
        self.n: i64 = self.draw + len(rules.tiles)

    def _add(self, word: str, form: str, size: int) -> int:
        first = self.blocks[-1].first + self.blocks[-1].size if self.blocks else 0
        self.blocks.append(Block(word, form, first, size))
        return first

    def _answers(self, rules: Ruleset) -> list[int]:
        """A number for each pair of a figure kind and a place where some tile has a segment for it."""
        n = int(self.places.n)
        possible = [False] * (len(rules.figure_specs) * n)
        for tile in rules.tiles:
            for turns, turn in enumerate(piece_rotations(tile)):
                for part, rot in enumerate(turn):
                    begin = self.places.first[(int(tile.index) * QUARTERS + turns) * self.places.parts + part]
                    for i, segment in enumerate(rot.segments):
                        for kind in range(len(rules.figure_specs)):
                            if (int(rules.stands[kind]) >> int(segment.kind)) & 1:
                                possible[kind * n + int(self.places.of[int(begin) + i])] = True
        self.n_answers = sum(possible)
        return [sum(possible[:k]) if allowed else -1 for k, allowed in enumerate(possible)]

    def block_of(self, number: int) -> Block:
        """The block of a number. Raises IndexError for a number out of range."""
        for block in self.blocks:
            if block.first <= number < block.first + block.size:
                return block
        raise IndexError(f"actions have numbers from 0 to {int(self.n) - 1}, not {number}")
