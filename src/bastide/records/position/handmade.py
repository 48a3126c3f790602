"""A position set up by hand: a text without a check.

It gives the tiles, the figures and the seat to move. The other numbers of modules are set by the modules (hook
`setup`), and the turn starts again.

Invariant: tiles lie as the rules would allow them to be placed one by one, and figures stand where they may. So
such a position can be played on like any other, even if no game leads to it.
"""

from collections.abc import Callable

from bastide.core.engine import Engine
from bastide.core.features import PAID, Node
from bastide.core.figures import Figure
from bastide.core.state import CHANCE
from bastide.core.tiles.tables import TileType
from bastide.records.position.reading import PositionReader, new_position_engine, read_whole
from bastide.records.position.tokens import WHOLE, PositionError, split_text
from bastide.records.position.writing import module_slices

MOST_POINTS = 100_000
NO_PLACE = "it does not fit there: the cell is taken, nothing lies beside it or a side differs"


def read_position(text: str) -> Engine:
    """An engine in that position, without history. Raises PositionError with the fault and the place.

    >>> read_position("position/1 base players=2").seat
    -1
    >>> read_position("position/1 base players=7")
    Traceback (most recent call last):
    bastide.records.position.tokens.PositionError: players: 7 is not between 1 and 6"""
    rules, fields = split_text(text)
    if "check" in fields:
        return read_whole(text, rules, fields)
    engine = new_position_engine(rules, fields)
    check_by_hand(engine, fields)
    HandmadeReader(engine, fields).read()
    return engine


def list_unsettled_modules(engine: Engine) -> list[str]:
    """The modules with numbers that do not follow from a position between two turns. With them no position can be set
    up by hand."""
    keeping = {name for name, first, last in module_slices(engine) if last > first}
    return sorted(keeping - {module.id for module in engine.rules.setup_modules})


def check_by_hand(engine: Engine, fields: dict[str, str]) -> None:
    """Refuse what a text without a check cannot hold. Raises PositionError."""
    for field in WHOLE:
        if field in fields:
            raise PositionError("only a text with its check has this field", field)
    if keeping := list_unsettled_modules(engine):
        text = f"numbers of {', '.join(keeping)} are not seen on the map: such a position is made by playing to it, "
        raise PositionError(f"{text}and its text has a check", code="not-by-hand")


class HandmadeReader(PositionReader):
    """Sets up a new engine from a text without a check."""

    def read(self) -> None:
        """Read all fields. Raises PositionError."""
        super().read()
        for module in self.rules.setup_modules:
            module.setup_state_slots(self.engine)
        self._check_tokens()
        self.clear_journals()
        self._ask()

    def tiles(self) -> None:
        """Lay the tiles in their order, and take over what modules have counted."""
        super().tiles()
        self.copy_module_values()

    def copy_module_values(self) -> None:
        """Take over the numbers that modules have counted."""
        for _, first, last in module_slices(self.engine):
            self.values[first:last] = [int(value) for value in self.state.values[first:last]]

    def clear_start_tokens(self) -> None:
        """Keep the tokens of the opening, unless the text has others."""

    def check_place(self, tile: TileType, cell: int, turns: int, field: str) -> None:
        """Check that the rules would allow the tile to be placed there. Raises PositionError."""
        state = self.state
        if not state.board.fits(tile, cell, turns):
            raise PositionError(NO_PLACE, field, "no-place", "BASE-12")
        for module in self.rules.may_place_modules[tile.index]:
            if not module.may_place(state, tile, turns, cell):
                refusal = module.why_not_place(state, tile, turns, cell)
                if refusal is None:
                    raise PositionError(NO_PLACE, field, "no-place", "BASE-12")
                raise PositionError(refusal.text, field, refusal.code, refusal.rule)

    def lay(self, tile: TileType, cell: int, turns: int, seat: int) -> None:
        """Lay a tile, and call `setup_tile_placed` of the modules."""
        state = self.state
        state.turn_laid = state.board.n_laid
        super().lay(tile, cell, turns, seat)
        for module in self.rules.setup_modules:
            module.setup_tile_placed(self.engine)

    def figures(self) -> None:
        """Put the figures. Some must follow others, so they may be listed in any order."""
        self.in_any_order("figures", self._figure)

    def in_any_order(self, field: str, read: Callable[[list[str], str], None]) -> None:
        """Try entries that are not valid yet again after others. Report those that are never valid."""
        most = int(self.rules.n_cells) if field == "tiles" else len(self.state.figures)
        if len(self._entries(field)) > most:
            raise PositionError(f"there are more than the {most} that the game has", field)
        tried, moved = [(number, entry) for number, entry in enumerate(self._entries(field), 1)], True
        wrong: list[PositionError] = []
        while moved and tried:
            waiting, moved = tried, False
            tried, wrong = [], []
            for number, entry in waiting:
                try:
                    read(entry.split(":"), field)
                    moved = True
                except PositionError as error:
                    tried.append((number, entry))
                    wrong.append(self.named(error, field, entry, number))
        for fault in wrong:
            self.handle_error(fault)

    def check_stand(self, figure: Figure, node: Node, field: str) -> None:
        """Check that such a figure may be put there, or can be there between two turns. Raises PositionError."""
        state, kind = self.state, figure.kind
        state.seat = figure.seat  # the seat that puts it there
        may_rest = any(module.setup_may_stand(state, kind, node) for module in self.rules.setup_modules)
        if not may_rest and not self.rules.may_stand(state, kind, node):
            raise PositionError("such a figure does not stand there", field, "no-stand", "BASE-21")

    def _counts(self) -> None:
        """Check that nothing exceeds the contents of the box. If tiles of a later stage have been drawn, the tiles left
        of earlier stages stay in the box (COM-03)."""
        for field in ("stock", "supply", "bag"):
            for name, n in self._changes(field):
                if n > 0:
                    raise PositionError(f"there are not so many {name[:40]} in the box", field)
        super()._counts()
        first, begins, later = int(self.rules.bag_slot), 0, False
        for end in reversed([int(end) for end in self.rules.stage_end]):
            begins = max((int(first) for first in self.rules.stage_end if first < end), default=0)
            left, all_of = sum(self.values[first + begins : first + end]), sum(self.rules.copies[begins:end])
            if later:
                self.values[first + begins : first + end] = [0] * (end - begins)
                self.state.bag -= left
            later = later or left < all_of

    def _scores(self) -> None:
        """Check that the points are in a sensible range."""
        super()._scores()
        if any(abs(points) > MOST_POINTS for points in self.values[: int(self.rules.n_seats)]):
            raise PositionError(f"a player has at most {MOST_POINTS} points", "scores")

    def check_number(self, module: str, place: int, value: int, field: str) -> None:
        """Check that a person may set this number. Raises PositionError."""
        keeper = next((owner for owner in self.rules.setup_modules if owner.id == module), None)
        if keeper is None or not keeper.setup_may_set(self.state, place, value):
            raise PositionError(f"{module} does not allow a change of its number {place}", field)

    def decides(self) -> None:
        """The turn starts, so the field is not read."""

    def numbers(self) -> None:
        """Report figures in a completed feature that was not paid: they would have gone home."""
        for number, entry in enumerate(self._entries("figures"), 1):
            figure = next((figure for figure in self.state.figures if figure.id == entry.partition(":")[0]), None)
            root = None if figure is None or figure.node is None else figure.node.root()
            if root is None or root.marks & PAID or root.open or not (int(self.rules.completes) >> int(root.kind)) & 1:
                continue
            text = f"entry {number}, {entry[:60]!r}: this is completed, and the figures there have gone home"
            self.handle_error(PositionError(text, "figures", "gone-home", "BASE-34", number))
        super().numbers()

    def _check_tokens(self) -> None:
        if any(module.tokens_left(self.engine) < 0 for module in self.rules.modules):
            text = f"there are more {self.rules.tokens} than the game has"
            self.handle_error(PositionError(text, "tokens", "too-many-tokens"))

    def _ask(self) -> None:
        """Ask for the placement of the tile in hand, or draw one. Raises PositionError if neither is possible."""
        engine, state = self.engine, self.state
        question = "place" if state.hand >= 0 else "draw"
        state.step = next(i for i, step in enumerate(self.rules.steps) if step.question == question and not step.pushed)
        step = self.rules.steps[state.step]
        if question == "draw" and step.draws_left(state) <= 0:
            state.decider = CHANCE
            return self.handle_error(PositionError("no tile is left to be drawn", "", "no-tile-left", "BASE-40"))
        step.enter(engine)
        if engine.legal() == 0:
            self.handle_error(PositionError("the tile fits nowhere", "hand", "fits-nowhere", "BASE-14"))


class DraftReader(HandmadeReader):
    """The same for a position that is being edited: errors are recorded and the faulty parts left out."""

    def __init__(self, engine: Engine, fields: dict[str, str]) -> None:
        super().__init__(engine, fields)
        self.wrong: list[PositionError] = []

    def handle_error(self, error: PositionError) -> None:
        """Record the error and continue."""
        self.wrong.append(error)

    def tiles(self) -> None:
        """Lay the tiles. Those that do not fit yet are tried again after others."""
        self.in_any_order("tiles", self._tile)
        self.copy_module_values()

    def in_hand(self) -> None:
        """Read the tile in hand. A tile that this game does not have is left out."""
        try:
            super().in_hand()
        except PositionError as error:
            self.state.hand = -1
            self.handle_error(error)
