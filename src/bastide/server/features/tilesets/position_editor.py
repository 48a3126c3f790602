"""The position editor: edits of a draft, and the draft as a table shows it.

Invariant: nothing is stored here. The page keeps the text of its draft and sends it with every edit. Every text is read
as made by hand, even one with a check. So no number is accepted that the map does not show.
"""

import json
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from bastide.choices.choice_types import Offer
from bastide.choices.choices import ChoiceMaker, draw_offer
from bastide.core.actions import pack_figure
from bastide.core.board import PlacedCell
from bastide.core.engine import Engine
from bastide.core.features import PAID
from bastide.game import Decision
from bastide.records.position import PositionDraft, PositionError, write_position
from bastide.records.position.tokens import LONGEST, escape_word
from bastide.records.position.writing import segment_token
from bastide.rules import USUAL
from bastide.server.common.bounded_types import MOST_SEATS, Id, RulesText, Value
from bastide.server.common.errors import RequestError
from bastide.server.features.tilesets.messages import DraftResponse, PositionProblem
from bastide.server.live.registry import new_table
from bastide.server.protocol import view_shapes
from bastide.server.protocol.events import SeatPlan
from bastide.server.protocol.server_messages import Snapshot
from bastide.server.protocol.terms import Terms, make_terms
from bastide.server.protocol.terms import Wish as TermsWish
from bastide.server.tables.table import Caller, Table
from bastide.server.tables.views.views import make_snapshot

WHOSE: Final = "draft"
STORED: Final = 48_000
"""Characters of a position that a table may begin with. It is in the first line of the record."""
MOST_ENTRIES: Final = 1_000
"""Entries in one field of a draft. The largest game has a few hundred tiles."""
MOST_PROBLEMS: Final = 100
"""Problems that are listed. The others are only counted."""
Text = Annotated[str, Meta(max_length=LONGEST)]
Entry = Annotated[str, Meta(max_length=160, pattern=r"^[^ ;=]+$")]
Cell = Annotated[int, Meta(ge=-400, le=400)]
Rotation = Literal[0, 90, 180, 270]


class DraftEdit(msgspec.Struct, tag_field="do", forbid_unknown_fields=True):
    """An edit of a draft."""


class BeginDraft(DraftEdit, tag="begin"):
    """Change the rules or the players. The tiles stay if only the number of players changes."""

    rules: RulesText
    players: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    house: Annotated[dict[Id, Value], Meta(max_length=40)] = {}


class LayTile(DraftEdit, tag="lay"):
    """Place a tile instead of any that lies there, for example to rotate it."""

    tile: Entry
    x: Cell
    y: Cell
    rotation: Rotation


class LiftPiece(DraftEdit, tag="lift"):
    """Remove the piece at a cell, with everything on it."""

    x: Cell
    y: Cell


class PutFigure(DraftEdit, tag="put"):
    """Place a figure as an offer describes."""

    entry: Entry


class DropEntry(DraftEdit, tag="drop"):
    """Remove one entry of a field, or all of them (0)."""

    field: Literal["tiles", "figures", "tokens", "paid", "numbers", "hand", "bag", "scores", "discarded"]
    entry: Annotated[int, Meta(ge=0, le=LONGEST)] = 0


class RemoveFigure(DraftEdit, tag="remove"):
    """Return a figure to its supply."""

    figure: Id


class SetPositionState(DraftEdit, tag="say"):
    """Set the points, the seat to move, or the tile in hand ("": one is drawn)."""

    scores: Annotated[list[Annotated[int, Meta(ge=-999, le=9_999)]], Meta(max_length=MOST_SEATS)] | None = None
    seat: Annotated[int, Meta(ge=0, lt=MOST_SEATS)] | None = None
    hand: Annotated[str, Meta(max_length=160, pattern=r"^[^ ;=]*$")] | None = None


class DraftQuestion(msgspec.Struct, forbid_unknown_fields=True):
    """What to offer next. With `tile`: where it may lie. With a cell: which figures of `seat` may stand there. With
    neither: which tiles are left."""

    tile: Entry | None = None
    x: Cell | None = None
    y: Cell | None = None
    seat: Annotated[int, Meta(ge=0, lt=MOST_SEATS)] = 0


class DraftRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The body of POST /api/position. Without a text it begins with the default rules."""

    text: Text = ""
    edit: BeginDraft | LayTile | LiftPiece | PutFigure | DropEntry | RemoveFigure | SetPositionState | None = None
    ask: DraftQuestion = msgspec.field(default_factory=DraftQuestion)


def answer_draft(draft: DraftRequest) -> DraftResponse:
    """The draft after its edit, and the next offers. Raises RequestError, RulesetError."""
    try:
        sketch = parse_sketch(draft.text) if draft.text.strip() else PositionDraft(USUAL, {"players": "2"})
        if draft.edit is not None:
            sketch = apply_edit(sketch, draft.edit)
        if len(sketch.text) > LONGEST:
            raise RequestError("too-big", f"A position has at most {LONGEST} characters.")
        return _describe_draft(sketch, draft.ask)
    except PositionError as error:
        raise position_error(error) from None


def parse_sketch(text: str) -> PositionDraft:
    """Parse the draft of a page. Raises RequestError, RulesetError, PositionError."""
    words = text.split()
    if any(word.count(";") >= MOST_ENTRIES for word in words):
        raise RequestError("too-big", f"A list of a position has at most {MOST_ENTRIES} entries.")
    sketch = PositionDraft.of(" ".join(words))
    make_terms(sketch.rules, TermsWish(house=dict(sketch.begun().rules.options)))
    return sketch


def position_error(error: PositionError) -> RequestError:
    """The error as a RequestError."""
    text = f"This is not a position: {error}."
    return RequestError(error.code or "bad-position", text, error.rule, {"field": error.field, "entry": error.entry})


# ---- edits


def apply_edit(sketch: PositionDraft, edit: DraftEdit) -> PositionDraft:
    """Apply an edit. Raises RequestError, RulesetError, PositionError."""
    match edit:
        case BeginDraft():
            return _apply_begin(sketch, edit)
        case LayTile():
            _lift(sketch, edit.x, edit.y, opening=False)
            sketch.add("tiles", f"{escape_word(edit.tile)}:{edit.x},{edit.y}:{edit.rotation}")
        case LiftPiece():
            _lift(sketch, edit.x, edit.y)
        case PutFigure():
            sketch.add("figures", edit.entry)
        case RemoveFigure():
            entries = enumerate(sketch.entries("figures"), 1)
            for number in reversed([n for n, entry in entries if entry.partition(":")[0] == edit.figure]):
                sketch.drop("figures", number)
        case DropEntry(entry=0):
            sketch.say(edit.field, "")
        case DropEntry():
            sketch.drop(edit.field, edit.entry)
        case SetPositionState():
            _set_state(sketch, edit)
    return sketch


def _apply_begin(sketch: PositionDraft, edit: BeginDraft) -> PositionDraft:
    terms = make_terms(edit.rules, TermsWish(house=edit.house))
    options = json.dumps(terms.house, separators=(",", ":"), sort_keys=True) if terms.house else ""
    fresh = PositionDraft(edit.rules, {"players": str(edit.players)})
    fresh.say("options", escape_word(options))
    if (sketch.rules, sketch.fields.get("options", "")) == (edit.rules, fresh.fields.get("options", "")):
        fresh.fields = {**sketch.fields, "players": str(edit.players)}
        entries = enumerate(fresh.entries("figures"), 1)
        for number in reversed([n for n, entry in entries if _seat_of(entry) >= edit.players]):
            fresh.drop("figures", number)
        scores = (sketch.fields.get("scores", "").split(",") + ["0"] * MOST_SEATS)[: edit.players]
        fresh.say("scores", ",".join(score or "0" for score in scores))
        if int(fresh.fields.get("seat", "0")) >= edit.players:
            fresh.say("seat", "")
    fresh.begun()
    return fresh


def _seat_of(entry: str) -> int:
    seat = entry.partition(".")[0]
    return int(seat) if seat.isdecimal() and len(seat) < 3 else MOST_SEATS


def _lift(sketch: PositionDraft, x: int, y: int, opening: bool = True) -> None:
    engine, _ = sketch.read()
    piece = piece_at(engine, x, y)
    if not piece and not opening:
        return
    board = engine.state.board
    cells = [f"{board.x(int(placed.cell))},{board.y(int(placed.cell))}" for placed in piece] or [f"{x},{y}"]
    if not sketch.lift(cells) and opening:
        raise RequestError("lies-at-start", "This lies there from the beginning of the game.")


def _set_state(sketch: PositionDraft, edit: SetPositionState) -> None:
    if edit.scores is not None:
        sketch.say("scores", ",".join(map(str, edit.scores)) if any(edit.scores) else "")
    if edit.seat is not None:
        sketch.say("seat", str(edit.seat))
    if edit.hand is not None:
        sketch.say("hand", escape_word(edit.hand))


# ---- the answer


def _describe_draft(sketch: PositionDraft, ask: DraftQuestion) -> DraftResponse:
    engine, errors = sketch.read()
    whole = write_position(engine)
    if ask.tile is not None:
        in_hand = PositionDraft(sketch.rules, {**sketch.fields})
        in_hand.say("hand", escape_word(ask.tile))
        engine, _ = in_hand.read()
    table = make_draft_table(engine, whole if ask.tile is None else write_position(engine))
    shown = make_snapshot(table, Caller(WHOSE))
    turns: list[int] = []
    if ask.tile is None:
        shown.offers = tiles_left(table)
        _set_decision(shown, "draw", int(engine.state.seat))
        if ask.x is not None and ask.y is not None:
            _set_decision(shown, "figure", ask.seat)
            shown.offers = [*figures_at(table, ask.x, ask.y, ask.seat), NO_FIGURE]
            turns = rotations_at(sketch, len(errors), ask.x, ask.y)
    return {
        "text": sketch.text,
        "whole": "" if errors else whole,
        "problems": list_problems(sketch, errors[:MOST_PROBLEMS]),
        "more": max(0, len(errors) - MOST_PROBLEMS),
        "given": int(Engine(engine.rules).state.board.n_laid),
        "seat": int(sketch.fields.get("seat", "0")),
        "hand": engine.rules.tiles[int(engine.state.hand)].id if ask.tile is None and engine.state.hand >= 0 else "",
        "turns": turns,
        "shown": shown,
    }


NO_FIGURE: Final[Offer] = {
    "id": "pass",
    "shape": "confirm",
    "seat": 0,
    "label": {"key": "offer-pass", "args": {}},
    "preview": [],
    "rules": [],
    "final": False,
}
"""No figure: go on to the next tile."""


def _set_decision(shown: Snapshot, step: str, seat: int) -> None:
    """Replace the game's decision by that of the editor."""
    assert shown.view is not None
    shown.view["decision"] = view_shapes.Decision(step=step, seat=seat, tile="", part=1)


def list_problems(sketch: PositionDraft, errors: list[PositionError]) -> list[PositionProblem]:
    """The problems, each with the entry that it is about."""
    entries = {field: sketch.entries(field) for field in {error.field for error in errors if error.entry}}
    return [
        {
            "field": error.field,
            "entry": error.entry,
            "value": entries[error.field][error.entry - 1] if error.entry else "",
            "code": error.code,
            "rule": error.rule,
            "text": str(error)[:300],
        }
        for error in errors
    ]


def make_draft_table(engine: Engine, whole: str) -> Table:
    """A table that begins with this position, with the same device at every seat. It is not stored."""
    rules = engine.rules
    terms = Terms(rules.name, starter=int(rules.starter), house=dict(rules.options), chance="manual", position=whole)
    seats = [SeatPlan("person", str(seat + 1), WHOSE) for seat in range(int(rules.n_seats))]
    table = new_table(terms, "", WHOSE, seats, WHOSE)
    table.start("", WHOSE)
    return table


def tiles_left(table: Table) -> list[Offer]:
    """Offers for all tile types with copies left, no matter when they would be drawn."""
    assert table.match is not None, "it was started"
    game = table.match.game
    return [draw_offer(game, tile, left) for tile, left in game.left().items()]


def piece_at(engine: Engine, x: int, y: int) -> list[PlacedCell]:
    """All cells of the piece at this cell, [] if there is none."""
    board = engine.state.board
    if max(abs(x), abs(y)) > int(board.width) // 2 - 1:
        return []
    placed = board.placed_at(int(board.centre) + y * int(board.width) + x)
    if placed is None:
        return []
    first = int(placed.index - placed.part)
    return list(board.laid[first : first + len(board.laid[first].tile.spec.cells)])


def figures_at(table: Table, x: int, y: int, seat: int) -> list[Offer]:
    """Offers for the figures of a seat on the piece at this cell. Their ids are entries of a position."""
    assert table.match is not None
    game, engine = table.match.game, table.match.game.engine
    state, rules = engine.state, engine.rules
    if seat >= int(rules.n_seats):
        return []
    before, state.seat = state.seat, seat
    found: list[tuple[int, str]] = []
    for placed in piece_at(engine, x, y):
        for i in range(int(placed.rot.n_segments)):
            node = state.node_at(placed, i)
            root = node.root()
            home = root.open == 0 and (int(rules.completes) >> int(node.kind)) & 1 and not root.marks & PAID
            for kind, spec in enumerate(rules.figure_specs):
                rests = any(module.setup_may_stand(state, kind, node) for module in rules.setup_modules)
                stands = node.figure is None and not home and rules.may_stand(state, kind, node)
                if state.supply(seat, kind) > 0 and (rests or stands):
                    number = int(state.free_figure(seat, kind).number)
                    entry = f"{seat}.{escape_word(spec.name)}.{number}:{segment_token(engine, node)}"
                    found.append((int(pack_figure(kind, i, placed.cell)), entry))
    terms = Terms(rules.name, aids=False, house=dict(rules.options))
    choices = ChoiceMaker(game, terms, Decision("figure", seat, None), table.pictures, game.engine.current())
    offers = choices.slots([packed for packed, _ in found])
    state.seat = before
    for offer, (_, entry) in zip(offers, found, strict=True):
        offer["id"] = entry
        offer.pop("group", None)
    return offers


def rotations_at(sketch: PositionDraft, errors: int, x: int, y: int) -> list[int]:
    """Rotations in degrees in which the piece fits, the current one first. [] if it cannot be rotated."""
    engine, _ = sketch.read()
    piece = piece_at(engine, x, y)
    if not piece or piece[0].seat < -1:
        return []
    tile, own = piece[0].tile, int(piece[0].rot.turns) * 90
    board = engine.state.board
    at = f"{board.x(int(piece[0].cell))},{board.y(int(piece[0].cell))}"
    turns = [own]
    for turn in range(4):
        other = PositionDraft(sketch.rules, {**sketch.fields})
        if tile.looks[turn] != turn or turn * 90 == own or not other.lift([at]):
            continue
        other.add("tiles", f"{escape_word(tile.id)}:{at}:{turn * 90}")
        if len(other.read()[1]) <= errors:
            turns.append(turn * 90)
    return turns if len(turns) > 1 else []


# ---- a table that begins with the position


def position_for_table(text: str) -> tuple[Terms, int]:
    """The terms of a table that begins with this position, and its number of seats. Raises RequestError,
    RulesetError."""
    try:
        engine, errors = parse_sketch(text).read()
    except PositionError as error:
        raise position_error(error) from None
    if errors:
        raise position_error(errors[0])
    whole = write_position(engine)
    if len(whole) > STORED:
        raise RequestError("too-big", f"A table begins with a position of at most {STORED} characters.")
    rules = engine.rules
    terms = Terms(rules.name, starter=int(rules.starter), house=dict(rules.options), position=whole)
    return terms, int(rules.n_seats)
