"""Actions as fixed integers. They stay the same as long as a ruleset has the same modules and options.

A number describes an action from the view of the seat that decides: the cell of the window and the rotation, the kind
of figure and its place on the tile just laid, or a figure on the map. Seats are counted from the one that decides. The
tile in hand is not part of it. An action that these do not identify gets one of the numbers of `others`. An action
beyond the window has no number (-1).
"""

from typing import Final

from mypy_extensions import i64

from bastide.core.actions import (
    CELL_SHIFT,
    DRAW,
    FIGURE,
    FIRST_OF_MODULES,
    KIND_MASK,
    PASS,
    PLACE,
    SEGMENT_SHIFT,
    TILE_SHIFT,
    TURNS_SHIFT,
    pack_draw,
    pack_figure,
    pack_place,
    pack_score,
    pack_spot,
)
from bastide.core.board import Board, PlacedCell
from bastide.core.engine import Engine
from bastide.core.figures import Figure
from bastide.core.ruleset import Ruleset
from bastide.core.spot_actions import SPOT_MASK, figure_at, figure_spot
from bastide.core.state import State
from bastide.core.step import CELL, NUMBER, SPOT, STANDING
from bastide.core.vectors import append, vec
from bastide.encoding.layout import OTHERS, Layout
from bastide.encoding.window import Window, size_for

BEYOND: Final = -1
NAMELESS: Final = -2
BY_NUMBER: Final = 0
BY_SPOT: Final = 1
BY_FIGURE: Final = 2
BY_CELL: Final = 3


class Numbers:
    """The numbers of the legal actions of one decision.

    `of[i]` is the number of `engine.acts[i]`. `beyond` counts the actions without a number.
    """

    def __init__(self) -> None:
        self.of: vec[i64] = vec[i64]([0] * 64)
        self.n: i64 = 0
        self.beyond: i64 = 0

    def find(self, number: i64) -> i64:
        """The index of the legal action with a number, -1 for none."""
        i: i64 = 0
        for i in range(self.n):
            if self.of[i] == number:
                return i
        return -1


class Codec:
    """The numbers of a ruleset's actions, in a window of `size` x `size` cells (0: what games of the ruleset need).

    One codec serves any number of games, one call at a time.
    """

    def __init__(self, rules: Ruleset, size: int = 0) -> None:
        self.rules = rules
        size = size or size_for(int(rules.n_cells))
        self.window = Window(size, Board(rules.n_cells, rules.tiles[0], rules.side_bits))
        self.layout = Layout(rules, size * size)
        self.places = self.layout.places
        self.n_actions: i64 = self.layout.n_actions
        self.n: i64 = self.layout.n
        forms = {"": BY_NUMBER, NUMBER: BY_NUMBER, SPOT: BY_SPOT, STANDING: BY_FIGURE, CELL: BY_CELL}
        self.forms: vec[i64] = vec[i64]([forms[form] for form in self.layout.form_of])
        self.all_fits: bool = True  # the last result of `measure`
        self.seen: vec[i64] = vec[i64]([0] * int(self.n))  # by number: the last decision with this legal action
        self.decisions: i64 = 0
        self.scratch = Numbers()

    def number(self, engine: Engine, numbers: Numbers) -> None:
        """Number the legal actions of the present decision. Compiled it costs about 10 ns per action."""
        n: i64 = engine.legal()
        acts = engine.acts
        while len(numbers.of) < n:
            numbers.of = append(numbers.of, 0)
        of = numbers.of
        numbers.n = n
        numbers.beyond = 0
        self.decisions += 1
        now: i64 = self.decisions
        seen = self.seen
        others: i64 = 0
        self.all_fits = self.window.measure(engine.state.board)
        i: i64 = 0
        for i in range(n):
            number = self.encode(engine, acts[i])
            if number >= 0 and seen[number] == now:
                number = NAMELESS
            if number == NAMELESS:
                number = self.layout.others + others if others < OTHERS else i64(BEYOND)
                others += 1
            if number < 0:
                numbers.beyond += 1
            else:
                seen[number] = now
            of[i] = number

    def encode(self, engine: Engine, action: i64) -> i64:
        """The number of an action by its meaning, independent of the other legal actions.

        Returns BEYOND outside the window, NAMELESS if nothing identifies it. If the map may have changed, call
        `window.measure` first, as `number` does.
        """
        kind: i64 = action & KIND_MASK
        cell: i64 = action >> CELL_SHIFT
        if kind == PLACE:
            if not (self.all_fits or self.window.fits(cell)):
                return BEYOND
            return self.layout.place + (self.window.at(cell) << 2) + ((action >> TURNS_SHIFT) & 3)
        if kind == FIGURE:
            return self._figure_number(engine.state, action)
        if kind == PASS:
            return self.layout.passing
        if kind == DRAW:
            return self.layout.draw + (action >> TURNS_SHIFT)
        if kind < FIRST_OF_MODULES:
            return self._feature_number(engine.state, action)
        return self._module_number(engine.state, action, kind)

    def _figure_number(self, state: State, action: i64) -> i64:
        """A figure on the piece laid last in this turn."""
        placed = state.board.placed_at(action >> CELL_SHIFT)
        if placed is None or self._fresh(state, placed.part) is not placed:
            return NAMELESS
        answer = self._answer(placed, action)
        number: i64 = self.layout.figure + placed.part * self.layout.n_answers + answer
        return number if answer >= 0 and number < self.layout.passing else i64(NAMELESS)

    def _fresh(self, state: State, part: i64) -> PlacedCell | None:
        """The cell with this number of the piece laid last in this turn."""
        k: i64 = state.board.n_laid
        while k > state.turn_laid:
            k -= 1
            if state.board.laid[k].part == part:
                return state.board.laid[k]
        return None

    def _answer(self, placed: PlacedCell, action: i64) -> i64:
        """The number of the pair (kind of figure, place). -1 if no such figure can stand on such a segment."""
        segment: i64 = (action >> SEGMENT_SHIFT) & 255
        place: i64 = i64(self.places.of[self.places.begin(placed) + segment])
        return self.layout.answers[((action >> TURNS_SHIFT) & 15) * self.places.n + place]

    def _feature_number(self, state: State, action: i64) -> i64:
        """By the first figure that stands in the feature."""
        placed = state.board.placed_at(action >> CELL_SHIFT)
        assert placed is not None, "it was offered"
        root = state.node_at(placed, (action >> SEGMENT_SHIFT) & 255).root()
        k: i64 = 0
        for k in range(self.layout.n_figures):
            node = state.figures[self._turned(state, k)].node
            if node is not None and node.root() is root:
                return self.layout.score + k
        return NAMELESS

    def _turned(self, state: State, k: i64) -> i64:
        """The index in State.figures of the k-th figure, seats counted from the one that decides."""
        at: i64 = k + state.decider * self.rules.figures_each
        return at - self.layout.n_figures if at >= self.layout.n_figures else at

    def _module_number(self, state: State, action: i64, kind: i64) -> i64:
        first: i64 = self.layout.of_kind[kind]
        width: i64 = self.layout.width_of[kind]
        form: i64 = self.forms[kind]
        number: i64 = action >> TURNS_SHIFT
        if form == BY_NUMBER:
            return first + number if number < width else i64(NAMELESS)
        placed = state.board.placed_at((action & SPOT_MASK) >> CELL_SHIFT)
        if placed is None:
            return NAMELESS
        if form == BY_FIGURE:
            figure = figure_at(state, action)
            if figure is None or state.decider < 0:
                return NAMELESS
            return first + self.figure_number(state, figure)
        if not (self.all_fits or self.window.fits(placed.cell)):
            return BEYOND
        where: i64 = self.window.at(placed.cell)
        if form == BY_SPOT:
            answer = self._answer(placed, action)
            return first + where * self.layout.n_answers + answer if answer >= 0 else i64(NAMELESS)
        number &= 15
        return first + where * width + number if number < width else i64(NAMELESS)

    def figure_number(self, state: State, figure: Figure) -> i64:
        """The number of a figure, seats counted from the one that decides."""
        seat: i64 = figure.seat - state.decider
        if seat < 0:
            seat += state.n_seats
        return seat * self.rules.figures_each + self.rules.figures_before[figure.kind] + figure.number - 1

    def decode(self, engine: Engine, number: i64) -> i64:
        """The packed action of a number in this decision, legal or not. -1 if it has no meaning now."""
        self.number(engine, self.scratch)
        at: i64 = self.scratch.find(number)
        if at >= 0:
            return engine.acts[at]
        return self._meant(engine, number)

    def _meant(self, engine: Engine, number: i64) -> i64:
        """The packed action of a number that is not legal."""
        layout, state = self.layout, engine.state
        if number < 0 or number >= self.n or state.over:
            return -1
        if number >= layout.draw:
            return pack_draw(number - layout.draw)
        if number < layout.figure:
            tile: i64 = state.hand
            if engine.n_acts > 0 and engine.acts[0] & KIND_MASK == PLACE:
                tile = (engine.acts[0] >> TILE_SHIFT) & 1023
            return pack_place(tile, self.window.cell(number >> 2), number & 3) if tile >= 0 else -1
        if number < layout.passing:
            number -= layout.figure
            placed = self._fresh(state, number // layout.n_answers)
            return self._at_place(placed, FIGURE, number % layout.n_answers)
        if number == layout.passing:
            return PASS
        if number < layout.score + layout.n_figures:
            node = state.figures[self._turned(state, number - layout.score)].node
            return pack_score(node.index - node.base, node.cell) if node is not None else -1
        return self._meant_of_module(engine, number)

    def _meant_of_module(self, engine: Engine, number: i64) -> i64:
        layout, state = self.layout, engine.state
        kind: i64 = FIRST_OF_MODULES
        last: i64 = kind - 1
        for kind in range(FIRST_OF_MODULES, FIRST_OF_MODULES + len(self.rules.action_kinds)):
            if number >= layout.of_kind[kind] and number < layout.others:
                last = kind
        if last < FIRST_OF_MODULES:
            return -1
        number -= layout.of_kind[last]
        form: i64 = self.forms[last]
        if form == BY_NUMBER:
            return last | (number << TURNS_SHIFT)
        if form == BY_FIGURE:
            figure = state.figures[self._turned(state, number)]
            if figure.node is None:
                return -1
            spot: i64 = figure_spot(figure)
            return last | (spot if self.rules.action_kinds[last - FIRST_OF_MODULES].numbered else spot & SPOT_MASK)
        width: i64 = layout.n_answers if form == BY_SPOT else layout.width_of[last]
        placed = state.board.placed_at(self.window.cell(number // width))
        if form == BY_SPOT:
            return self._at_place(placed, last, number % width)
        return pack_spot(last, number % width, 0, placed.cell) if placed is not None else -1

    def _at_place(self, placed: PlacedCell | None, kind: i64, answer: i64) -> i64:
        """The action of a kind that an answer stands for on a tile."""
        if placed is None:
            return -1
        pair: i64 = 0
        while self.layout.answers[pair] != answer:
            pair += 1
        segment = self.places.segment_at(placed, pair % self.places.n)
        if segment < 0:
            return -1
        return pack_figure(pair // self.places.n, segment, placed.cell) - FIGURE + kind
