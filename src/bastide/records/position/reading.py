"""Text into a position. Every fault becomes a PositionError, and no other exception leaves this file.

Tiles are laid in the order of the text, which gives every feature. Then figures are put in place, and all other numbers
are set. This is for texts with a check, which a program wrote. A text without one was made by hand (handmade.py).
"""

import json
from collections.abc import Callable
from typing import Any

from bastide.core.captures import captor
from bastide.core.engine import Engine
from bastide.core.features import PAID, Node
from bastide.core.figures import Figure
from bastide.core.refusal import RulesetError
from bastide.core.ruleset import PENDING_SLOTS
from bastide.core.state import CHANCE, NOBODY
from bastide.core.tiles.tables import TileType
from bastide.core.vectors import append
from bastide.records.position.tokens import PositionError, parse_number, text_checksum, unescape_word
from bastide.records.position.writing import default_counts, module_slices
from bastide.rules import MAX_PLAYERS, VERSIONS, module_names, new_engine

HIGH = 2**40
MOST_TURNS = 100_000


def read_whole(text: str, rules: str, fields: dict[str, str]) -> Engine:
    """An engine in the position of a text with its check. Raises PositionError."""
    engine = new_position_engine(rules, fields)
    read_into(engine, text, fields)
    return engine


def read_into(engine: Engine, text: str, fields: dict[str, str]) -> None:
    """Set a new engine to the position of a text with its check. Raises PositionError."""
    PositionReader(engine, fields).read()
    if not text.rpartition(" ")[2].startswith("check="):
        raise PositionError("it comes last", "check")
    if fields["check"] != text_checksum(engine, text.rpartition(" ")[0]):
        reason = "the text was changed after it was written, or by another version; a position made by hand has none"
        raise PositionError(reason, "check")


def new_position_engine(rules: str, fields: dict[str, str]) -> Engine:
    """A new game of these rules. Raises PositionError."""
    players = parse_number(fields.get("players", "2"), "players", 1, MAX_PLAYERS + 1)
    starter = parse_number(fields.get("starter", "0"), "starter", 0, players - 1)
    try:
        options: Any = json.loads(unescape_word(fields.get("options", "{}")))
    except (ValueError, RecursionError):
        raise PositionError("this is no JSON object", "options") from None
    if not isinstance(options, dict):
        raise PositionError("this is no JSON object", "options")
    try:
        if "check" in fields:  # without a check the text was made by hand, and means the newest versions
            options = VERSIONS.recorded(options, module_names(rules))
        return new_engine(rules, players, starter, options)
    except RulesetError as error:
        raise PositionError(str(error)) from None


class PositionReader:
    """Sets a new engine to the position of a text with a check. handmade.py reads texts without one."""

    def __init__(self, engine: Engine, fields: dict[str, str]) -> None:
        self.engine = engine
        self.rules = engine.rules
        self.state = engine.state
        self.fields = fields
        self.values = [int(value) for value in engine.state.values]
        self.fresh = Engine(engine.rules).state

    def read(self) -> None:
        """Read all fields. Raises PositionError."""
        self.pieces()
        self.numbers()
        self.clear_journals()

    def pieces(self) -> None:
        """Read the tiles, figures and tokens on the map, and the tile in hand."""
        state = self.state
        self.tiles()
        self.in_hand()
        state.discarded = [self._tile_index(unescape_word(word), "discarded") for word in self._entries("discarded")]
        self.figures()
        self._each("captured", self._prisoner)
        self.clear_start_tokens()
        self._each("tokens", self._token)
        self._each("paid", self._paid)
        state.tokens = sum(int(figure.tokens) for figure in state.figures)

    def numbers(self) -> None:
        """Read points, supplies, the bag, the current step, and the numbers of modules."""
        state = self.state
        self._scores()
        self._counts()
        self._moment()
        self._each("numbers", self._own_number)
        self._pushed()
        for slot, value in enumerate(self.values):
            if slot == len(state.values):
                state.values = append(state.values, 0)
            state.values[slot] = value

    def clear_journals(self) -> None:
        """Clear the journals."""
        state = self.state
        state.n_changes = state.n_saved_figures = state.features.n_saved = 0
        state.places_of = 0
        self.engine.listed = False

    def tiles(self) -> None:
        """Lay the tiles in their order."""
        self._each("tiles", self._tile)

    def figures(self) -> None:
        """Put the figures on the map."""
        self._each("figures", self._figure)

    def in_hand(self) -> None:
        """Read the tile in hand."""
        self.state.hand = self._tile_index(unescape_word(self.fields["hand"]), "hand") if "hand" in self.fields else -1

    def clear_start_tokens(self) -> None:
        """Remove the tokens of the opening. The text holds all that are left."""
        for node in self.state.features.nodes[: int(self.state.features.n_nodes)]:
            node.tokens = 0

    # ---- pieces

    def _entries(self, field: str) -> list[str]:
        return self.fields[field].split(";") if field in self.fields else []

    def _each(self, field: str, read: Callable[[list[str], str], None]) -> None:
        """Read every entry of a field. Errors are reported with the number of the entry."""
        for i, entry in enumerate(self._entries(field), 1):
            try:
                read(entry.split(":"), field)
            except PositionError as error:
                self.handle_error(self.named(error, field, entry, i))

    @staticmethod
    def named(error: PositionError, field: str, entry: str, number: int) -> PositionError:
        """The error with the entry that it is about."""
        text = f"entry {number}, {entry[:60]!r}: {error.text}"
        return PositionError(text, field, error.code, error.rule, number)

    def handle_error(self, error: PositionError) -> None:
        """Handle an error: raise it."""
        raise error from None

    def _tile_index(self, name: str, field: str) -> int:
        if name not in self.rules.tile_index:
            raise PositionError(f"there is no tile {name[:40]!r} in this game", field)
        return self.rules.tile_index[name]

    def _cell(self, word: str, field: str) -> int:
        """The index of a cell inside the grid and not at its edge."""
        x, comma, y = word.partition(",")
        if not comma:
            raise PositionError(f"a cell is written X,Y, not {word[:40]!r}", field)
        board = self.state.board
        half = int(board.width) // 2 - 2
        row, column = parse_number(y, field, -half, half), parse_number(x, field, -half, half)
        return int(board.centre) + row * int(board.width) + column

    def _tile(self, words: list[str], field: str) -> None:
        if len(words) not in (3, 4):
            raise PositionError("a tile is written TILE:X,Y:ROTATION or TILE:X,Y:ROTATION:SEAT", field)
        tile = self.rules.tiles[self._tile_index(unescape_word(words[0]), field)]
        cell = self._cell(words[1], field)
        if words[2] not in ("0", "90", "180", "270"):
            raise PositionError(f"a rotation is 0, 90, 180 or 270, not {words[2][:40]!r}", field)
        turns = int(words[2]) // 90
        seat = self._seat(words[3], field) if len(words) == 4 else -1
        board = self.state.board
        self.check_place(tile, cell, turns, field)
        if int(board.n_laid) + len(tile.spec.cells) > int(self.rules.n_cells):
            raise PositionError("there are more tiles than the game has", field)
        self.lay(tile, cell, turns, seat)

    def check_place(self, tile: TileType, cell: int, turns: int, field: str) -> None:
        """Check that the cells are free. Raises PositionError."""
        board = self.state.board
        rest = [cell + int(part.dy) * int(board.width) + int(part.dx) for part in tile.rest[turns]]
        if any(board.placed_at(covered) is not None for covered in (cell, *rest)):
            raise PositionError("something lies there already", field)

    def lay(self, tile: TileType, cell: int, turns: int, seat: int) -> None:
        """Lay a tile."""
        self.state.lay(tile, cell, turns, seat)

    def _seat(self, word: str, field: str) -> int:
        return parse_number(word, field, 0, int(self.rules.n_seats) - 1)

    def _node(self, words: list[str], field: str) -> Node:
        """The segment given by three words."""
        placed = self.state.board.placed_at(self._cell(words[0], field))
        if placed is None:
            raise PositionError(f"no tile lies at {words[0]}", field, "no-tile")
        kind, at = self.rules.kinds.get(unescape_word(words[1]), 0), words[2]
        for i, segment in enumerate(placed.rot.segments):
            if segment.kind == kind and at in (placed.rot.at[i], f"#{int(segment.source)}"):
                return self.state.node_at(placed, i)
        text = f"tile {placed.tile.id} has no {words[1][:40]} at {at[:40]} in this game"
        raise PositionError(text, field, "no-segment")

    def _figure(self, words: list[str], field: str) -> None:
        if len(words) not in (4, 5):
            raise PositionError("a figure is written SEAT.KIND.NUMBER:X,Y:FEATURE:AT", field)
        figure = self._free(words[0], field)
        node = self._node(words[1:4], field)
        self.check_stand(figure, node, field)
        figure.node = node
        figure.below = node.figure
        node.figure = figure
        node.root().figures += figure.unit
        figure.tokens = parse_number(words[4], field, 1, 63) if len(words) == 5 else 0

    def _free(self, word: str, field: str) -> Figure:
        """The figure of a name. Raises PositionError if it has a place already."""
        name = unescape_word(word)
        figure = next((figure for figure in self.state.figures if figure.id == name), None)
        if figure is None:
            raise PositionError(f"there is no figure {name[:40]!r} in this game", field)
        if figure.node is not None or captor(self.state, figure) >= 0:
            raise PositionError("it stands somewhere already", field)
        return figure

    def _prisoner(self, words: list[str], field: str) -> None:
        if len(words) != 2 or self.rules.captor_slot == 0:
            raise PositionError("a captured figure is written SEAT.KIND.NUMBER:SEAT, where figures are captured", field)
        figure, seat = self._free(words[0], field), self._seat(words[1], field)
        slot = int(self.rules.captor_slot) + self.state.figures.index(figure)
        self.values[slot] = self.state.values[slot] = seat + 1

    def check_stand(self, figure: Figure, node: Node, field: str) -> None:
        """Check that a figure may stand there. Nothing is checked here, because a program wrote the text."""

    def _token(self, words: list[str], field: str) -> None:
        if len(words) != 4 or not self.rules.tokens:
            raise PositionError("tokens are written X,Y:FEATURE:AT:N, where the rules have some", field)
        self._node(words[:3], field).tokens = parse_number(words[3], field, 0, 63)

    def _paid(self, words: list[str], field: str) -> None:
        if len(words) != 3:
            raise PositionError("a feature is written X,Y:FEATURE:AT", field)
        self._node(words, field).root().marks |= PAID

    # ---- numbers

    def _scores(self) -> None:
        seats = int(self.rules.n_seats)
        words = self.fields["scores"].split(",") if "scores" in self.fields else ["0"] * seats
        if len(words) != seats:
            raise PositionError(f"there are {seats} seats, and {len(words)} scores", "scores")
        self.values[:seats] = [parse_number(word, "scores", -HIGH, HIGH) for word in words]

    def _counts(self) -> None:
        """Read stock, supplies and bag: the default from the map, plus the difference in the text."""
        changes = {(field, name): n for field in ("stock", "supply", "bag") for name, n in self._changes(field)}
        for field in ("stock", "supply", "bag"):
            # computed in the loop, because a supply depends on what has left the stock
            expected = default_counts(self.engine, self.fresh)
            for key in changes:
                if key[0] == field and key not in expected:
                    self.handle_error(PositionError(f"there is no {key[1][:40]!r} in this game", field))
            for key, (slot, value) in expected.items():
                if key[0] == field:
                    left = value + changes.get(key, 0)
                    if not 0 <= left <= HIGH:
                        self.handle_error(PositionError(f"of {key[1]} {left} would be left", field, "too-many"))
                        left = max(0, min(left, HIGH))
                    self.values[slot] = self.state.values[slot] = left
        first = int(self.rules.bag_slot)
        beside = parse_number(self.fields.get("left", "0"), "left", -HIGH, HIGH)
        self.state.bag = sum(self.values[first : first + len(self.rules.tiles)]) + beside

    def _changes(self, field: str) -> list[tuple[str, int]]:
        pairs = [entry.partition(":")[::2] for entry in self._entries(field)]
        return [(unescape_word(name), parse_number(value, field, -HIGH, HIGH)) for name, value in pairs]

    def _own_number(self, words: list[str], field: str) -> None:
        if len(words) != 3:
            raise PositionError("a number is written MODULE:PLACE:NUMBER", field)
        for name, first, last in module_slices(self.engine):
            if name == unescape_word(words[0]):
                place = parse_number(words[1], field, 0, last - first - 1)
                value = parse_number(words[2], field, -HIGH, HIGH)
                self.check_number(name, place, value, field)
                self.values[first + place] = value
                return
        raise PositionError(f"no module {words[0][:40]!r} keeps numbers in this game", field)

    def check_number(self, module: str, place: int, value: int, field: str) -> None:
        """Check a number of a module. Nothing is checked here, because a program wrote the text."""

    # ---- the moment

    def _moment(self) -> None:
        """Read the seat to move and the current step."""
        state, fields = self.state, self.fields
        state.turn = parse_number(fields.get("turn", "0"), "turn", 0, MOST_TURNS)
        state.seat = self._seat(fields.get("seat", str(int(self.rules.starter))), "seat")
        state.step = self._step(fields.get("step", self.rules.steps[0].name), "step")
        fresh = parse_number(fields.get("fresh", "0"), "fresh", 0, int(state.board.n_laid))
        state.turn_laid = state.board.n_laid - fresh
        self.decides()

    def decides(self) -> None:
        """Read the seat that decides."""
        if "decides" not in self.fields:
            raise PositionError("a text with its check has this field", "decides")
        value, state = self.fields["decides"], self.state
        state.over = value == "over"
        named = {"over": NOBODY, "chance": CHANCE}
        state.decider = named[value] if value in named else self._seat(value, "decides")

    def _step(self, word: str, field: str) -> int:
        name = unescape_word(word)
        if name not in self.rules.step_index:
            raise PositionError(f"there is no step {name[:40]!r}; there are {', '.join(self.rules.step_index)}", field)
        return self.rules.step_index[name]

    def _pushed(self) -> None:
        """Read the pushed steps, and how many of them wait."""
        words = self._entries("pushed")
        self.state.pending = parse_number(self.fields.get("waits", "0"), "waits", 0, max(len(words), PENDING_SLOTS))
        for place, word in enumerate(words):
            name, _, arg = word.partition(":")
            value = self._step(name, "pushed") | parse_number(arg or "0", "pushed", -HIGH, HIGH) << 8
            if place < PENDING_SLOTS:
                self.values[int(self.rules.pending_slot) + 1 + place] = value
            else:
                self.values.append(value)
