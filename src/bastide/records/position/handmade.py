"""A position that somebody has made: a text without its check. It says what lies and stands and whose turn it is; what
modules count beside that they tell themselves (hook rest), and the turn begins anew.

Law: tiles lie as rules would let them be placed, one after the other, and figures stand where such figures may. So a
position made by hand can be played on from like any other, though no game may lead to it.
"""

from collections.abc import Callable

from bastide.core.engine import Engine
from bastide.core.features import PAID, Node
from bastide.core.figures import Figure
from bastide.core.state import CHANCE
from bastide.core.tables import TileType
from bastide.records.position.reading import PositionReader, new_position_engine, read_whole, split_text
from bastide.records.position.tokens import WHOLE, PositionError
from bastide.records.position.writing import module_slices

MOST_POINTS = 100_000
NO_PLACE = "it does not fit there: the cell is taken, nothing lies beside it or a side differs"


def read_position(text: str) -> Engine:
    """An engine in that position, without history. Raises PositionError."""
    rules, fields = split_text(text)
    if "check" in fields:
        return read_whole(text, rules, fields)
    engine = new_position_engine(rules, fields)
    check_by_hand(engine, fields)
    HandmadeReader(engine, fields).read()
    return engine


def list_unsettled_modules(engine: Engine) -> list[str]:
    """The modules whose numbers nobody can tell between two turns: with them no position is made by hand."""
    keeping = {name for name, first, last in module_slices(engine) if last > first}
    return sorted(keeping - {module.id for module in engine.rules.resting})


def check_by_hand(engine: Engine, fields: dict[str, str]) -> None:
    """What a text without a check cannot say. Raises PositionError."""
    for field in WHOLE:
        if field in fields:
            raise PositionError("only a text with its check has this field", field)
    if keeping := list_unsettled_modules(engine):
        raise PositionError(
            f"numbers of {', '.join(keeping)} are not seen on the map: such a position is made by playing to it, "
            "and its text has a check",
            code="not-by-hand",
        )


class HandmadeReader(PositionReader):
    """Puts an engine that is fresh into a position that somebody has made."""

    def read(self) -> None:
        """All fields. Raises PositionError."""
        super().read()
        for module in self.rules.resting:
            module.setup_state_slots(self.engine)
        self._check_tokens()
        self.forget()
        self._ask()

    def tiles(self) -> None:
        """As they are listed; modules count along."""
        super().tiles()
        self.take_numbers()

    def take_numbers(self) -> None:
        """What the modules have counted."""
        for _, first, last in module_slices(self.engine):
            self.values[first:last] = [int(value) for value in self.state.values[first:last]]

    def opening_goes(self) -> None:
        """Tokens of the opening lie there unless something else is said."""

    def check_place(self, tile: TileType, cell: int, turns: int, field: str) -> None:
        """Whether the rules would let it be placed there. Raises PositionError."""
        state = self.state
        if not state.board.fits(tile, cell, turns):
            raise PositionError(NO_PLACE, field, "no-place", "BASE-12")
        for module in self.rules.vetoes[tile.index]:
            if not module.may_place(state, tile, turns, cell):
                refusal = module.why_not_place(state, tile, turns, cell)
                if refusal is None:
                    raise PositionError(NO_PLACE, field, "no-place", "BASE-12")
                raise PositionError(refusal.text, field, refusal.code, refusal.rule)

    def lay(self, tile: TileType, cell: int, turns: int, seat: int) -> None:
        """A piece lies, and modules that count what lies hear of it."""
        state = self.state
        state.turn_laid = state.board.n_laid
        super().lay(tile, cell, turns, seat)
        for module in self.rules.resting:
            module.setup_tile_placed(self.engine)

    def figures(self) -> None:
        """Some join others, however they are listed."""
        self.in_any_order("figures", self._figure)

    def in_any_order(self, field: str, read: Callable[[list[str], str], None]) -> None:
        """What cannot be yet is tried again when there is more; whatever is left is wrong."""
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
        for one in wrong:
            self.heed(one)

    def check_stand(self, figure: Figure, node: Node, field: str) -> None:
        """Whether such a figure may be put there, or be there between two turns. Raises PositionError."""
        state, kind = self.state, figure.kind
        state.seat = figure.seat  # who puts it there
        if self.rules.may_stand(state, kind, node) or any(
            one.setup_may_stand(state, kind, node) for one in self.rules.resting
        ):
            return
        raise PositionError("such a figure does not stand there", field, "no-stand", "BASE-21")

    def _counts(self) -> None:
        """Nothing is there more often than in the box. Where tiles of a later stage have gone, what is left of the
        stages before stays in the box (COM-03)."""
        for field in ("stock", "supply", "bag"):
            for name, n in self._changes(field):
                if n > 0:
                    raise PositionError(f"there are not so many {name[:40]} in the box", field)
        super()._counts()
        first, begins, later = int(self.rules.bag_slot), 0, False
        for end in reversed([int(end) for end in self.rules.stage_end]):
            begins = max((int(one) for one in self.rules.stage_end if one < end), default=0)
            left, all_of = sum(self.values[first + begins : first + end]), sum(self.rules.copies[begins:end])
            if later:
                self.values[first + begins : first + end] = [0] * (end - begins)
                self.state.bag -= left
            later = later or left < all_of

    def _scores(self) -> None:
        """As many as people write."""
        super()._scores()
        if any(abs(points) > MOST_POINTS for points in self.values[: int(self.rules.n_seats)]):
            raise PositionError(f"nobody has more than {MOST_POINTS} points", "scores")

    def check_number(self, module: str, place: int, value: int, field: str) -> None:
        """Whether this is for people to say. Raises PositionError."""
        keeper = next((one for one in self.rules.resting if one.id == module), None)
        if keeper is None or not keeper.setup_may_set(self.state, place, value):
            raise PositionError(f"{module} does not let this be said of its number {place}", field)

    def decides(self) -> None:
        """The turn begins."""

    def numbers(self) -> None:
        """Who stands in a completed feature that was not paid would have gone home."""
        for number, entry in enumerate(self._entries("figures"), 1):
            figure = next((one for one in self.state.figures if one.id == entry.partition(":")[0]), None)
            root = None if figure is None or figure.node is None else figure.node.root()
            if root is None or root.marks & PAID or root.open or not (int(self.rules.completes) >> int(root.kind)) & 1:
                continue
            text = f"entry {number}, {entry[:60]!r}: this is completed, and whoever stood there has gone home"
            self.heed(PositionError(text, "figures", "gone-home", "BASE-34", number))
        super().numbers()

    def _check_tokens(self) -> None:
        if any(module.tokens_left(self.engine) < 0 for module in self.rules.modules):
            text = f"there are more {self.rules.tokens} than the game has"
            self.heed(PositionError(text, "tokens", "too-many-tokens"))

    def _ask(self) -> None:
        """A tile in hand is to be placed, else one is drawn. Raises PositionError where that cannot be."""
        engine, state = self.engine, self.state
        question = "place" if state.hand >= 0 else "draw"
        state.step = next(i for i, step in enumerate(self.rules.steps) if step.question == question and not step.pushed)
        step = self.rules.steps[state.step]
        if question == "draw" and step.draws_left(state) <= 0:
            state.decider = CHANCE
            return self.heed(PositionError("no tile is left to be drawn", "", "no-tile-left", "BASE-40"))
        step.enter(engine)
        if engine.legal() == 0:
            self.heed(PositionError("the tile fits nowhere", "hand", "fits-nowhere", "BASE-14"))


class DraftReader(HandmadeReader):
    """The same for a position in the making: what is wrong is noted and left out."""

    def __init__(self, engine: Engine, fields: dict[str, str]) -> None:
        super().__init__(engine, fields)
        self.wrong: list[PositionError] = []

    def heed(self, error: PositionError) -> None:
        """Go on."""
        self.wrong.append(error)

    def tiles(self) -> None:
        """Those that do not fit yet are tried again when others lie."""
        self.in_any_order("tiles", self._tile)
        self.take_numbers()

    def in_hand(self) -> None:
        """A tile that this game does not have is in nobody's hand."""
        try:
            super().in_hand()
        except PositionError as error:
            self.state.hand = -1
            self.heed(error)
