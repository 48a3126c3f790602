"""A position into text. What follows from the tiles and figures by the rules is left out.

Of all other numbers, those are written that differ from a new game with these tiles and figures.
"""

import json
from collections.abc import Iterator

from bastide.core.board import PlacedCell
from bastide.core.captures import captor
from bastide.core.engine import Engine
from bastide.core.features import PAID, Node
from bastide.core.figures import Figure
from bastide.core.ruleset import PENDING_SLOTS
from bastide.core.state import CHANCE, State
from bastide.records.position.tokens import FORM, escape_word, text_checksum


def write_position(engine: Engine) -> str:
    """The position as one line of text, equal for equal positions. Costs about as much as a new engine with its tiles
    laid.

    >>> from bastide.engine import new_engine
    >>> write_position(new_engine("base"))
    'position/1 base players=2 seat=0 step=draw decides=chance fresh=1 check=67cce0667e5605ed'"""
    body = " ".join([FORM, escape_word("".join(engine.rules.name.split())), *_fields(engine)])
    return f"{body} check={text_checksum(engine, body)}"


def _fields(engine: Engine) -> Iterator[str]:
    """The fields that differ from those at the start of the game."""
    rules, state, fresh = engine.rules, engine.state, Engine(engine.rules).state
    yield f"players={int(rules.n_seats)}"
    options = json.dumps(rules.options, separators=(",", ":"), sort_keys=True) if rules.options else ""
    figures = [_figure(engine, figure) for figure in _standing(state)]
    hand, nodes = rules.tiles[int(state.hand)].id if state.hand >= 0 else "", _nodes(state)
    fields = {
        "starter": str(int(rules.starter) or ""),
        "options": escape_word(options),
        "tiles": ";".join(_tiles(state, int(fresh.board.n_laid))),
        "figures": ";".join(figures),
        "captured": ";".join(_prisoners(state)),
        "tokens": ";".join(f"{segment_token(engine, node)}:{int(node.tokens)}" for node in nodes if node.tokens),
        "paid": ";".join(segment_token(engine, node) for node in nodes if node.root() is node and node.marks & PAID),
        "scores": ",".join(map(str, engine.scores())) if any(engine.scores()) else "",
        **_counts(engine, fresh),
        "discarded": ";".join(escape_word(rules.tiles[index].id) for index in state.discarded),
        "turn": str(int(state.turn) or ""),
        "seat": str(int(state.seat)),
        "step": escape_word(rules.steps[int(state.step)].name),
        "decides": "over" if state.over else "chance" if state.decider == CHANCE else str(int(state.decider)),
        "hand": escape_word(hand),
        "fresh": str(int(state.board.n_laid) - int(state.turn_laid) or ""),
        "waits": str(int(state.pending) or ""),
        "pushed": ";".join(_pending_steps(engine)),
        "numbers": ";".join(_numbers(engine, fresh)),
    }
    for field, value in fields.items():
        if value:
            yield f"{field}={value}"


def _tiles(state: State, first: int) -> Iterator[str]:
    """The tiles laid after the opening, in their order."""
    board = state.board
    for placed in board.laid[first : int(board.n_laid)]:
        if not placed.part:
            cell = int(placed.cell)
            seat = f":{int(placed.seat)}" if placed.seat >= 0 else ""
            yield f"{escape_word(placed.tile.id)}:{board.x(cell)},{board.y(cell)}:{int(placed.rot.turns) * 90}{seat}"


def _nodes(state: State) -> list[Node]:
    return state.features.nodes[: int(state.features.n_nodes)]


def _standing(state: State) -> Iterator[Figure]:
    """The figures on the map, segment by segment. Of several on one segment, the one put first comes first."""
    for node in _nodes(state):
        pile = []
        figure = node.figure
        while figure is not None:
            pile.append(figure)
            figure = figure.below
        yield from reversed(pile)


def _figure(engine: Engine, figure: Figure) -> str:
    node = figure.node
    assert node is not None, "it stands on the map"
    tokens = f":{int(figure.tokens)}" if figure.tokens else ""
    return f"{escape_word(figure.id)}:{segment_token(engine, node)}{tokens}"


def _prisoners(state: State) -> Iterator[str]:
    """The captured figures with the seat that holds each."""
    for figure in state.figures:
        if captor(state, figure) >= 0:
            yield f"{escape_word(figure.id)}:{int(captor(state, figure))}"


def segment_token(engine: Engine, node: Node) -> str:
    """A segment on the map: "1,0:city:NE", or "1,0:city:#2" with its number in the catalogue if the place is
    ambiguous."""
    board = engine.state.board
    cell = int(node.cell)
    placed = board.require_tile(cell)
    index = int(node.index - node.base)
    kind, at = engine.rules.kind_names[int(node.kind)], placed.rot.at[index]
    where = at if _only(placed, index) else f"#{int(node.seg.source)}"
    return f"{board.x(cell)},{board.y(cell)}:{escape_word(kind)}:{where}"


def _only(placed: PlacedCell, index: int) -> bool:
    places = [(int(segment.kind), at) for segment, at in zip(placed.rot.segments, placed.rot.at)]
    return places.count(places[index]) == 1


def _counts(engine: Engine, fresh: State) -> dict[str, str]:
    """Stock, supplies and bag where they differ from `default_counts`."""
    rules, values = engine.rules, engine.state.values
    expected = default_counts(engine, fresh)
    changes: dict[str, list[str]] = {"stock": [], "supply": [], "bag": []}
    for (field, name), (slot, value) in expected.items():
        if int(values[slot]) != value:
            changes[field].append(f"{escape_word(name)}:{int(values[slot]) - value}")
    first = int(rules.bag_slot)
    total = sum(int(value) for value in values[first : first + len(rules.tiles)])
    left = int(engine.state.bag) - total
    return {**{field: ";".join(entries) for field, entries in changes.items()}, "left": str(left or "")}


def default_counts(engine: Engine, fresh: State) -> dict[tuple[str, str], tuple[int, int]]:
    """By field and name the slot of a count and its default value.

    It is for a stock the number at the start, and for a supply the figures neither on the map nor captured. For a
    tile it is the copies that are not laid, in hand or discarded."""
    rules, state = engine.rules, engine.state
    found: dict[tuple[str, str], tuple[int, int]] = {}
    away = [figure for figure in state.figures if figure.node is not None or captor(state, figure) >= 0]
    standing = [(int(figure.seat), int(figure.kind)) for figure in away]
    for seat in range(int(rules.n_seats)):
        for kind, spec in enumerate(rules.figure_specs):
            place, name = seat * int(rules.n_kinds) + kind, f"{seat}.{spec.name}"
            lent = 0
            if any(spec.stock for spec in rules.figure_specs):
                slot = int(rules.stock_slot) + place
                found["stock", name] = slot, int(fresh.values[slot])
                lent = int(fresh.values[slot]) - int(state.values[slot])
            slot = int(rules.supply_slot) + place
            found["supply", name] = slot, int(fresh.values[slot]) + lent - standing.count((seat, kind))
    later = state.board.laid[int(fresh.board.n_laid) : int(state.board.n_laid)]
    laid = [int(placed.tile.index) for placed in later if not placed.part]
    gone = [*laid, *state.discarded, *([int(state.hand)] if state.hand >= 0 else [])]
    for index, tile in enumerate(rules.tiles):
        slot = int(rules.bag_slot) + index
        drawn = gone.count(index) if rules.copies[index] else 0  # others come from elsewhere
        found["bag", tile.id] = slot, int(fresh.values[slot]) - drawn
    return found


def _pending_steps(engine: Engine) -> Iterator[str]:
    """The pushed steps that are in use, with their arguments."""
    values, steps, first = engine.state.values, engine.rules.steps, int(engine.rules.pending_slot) + 1
    raw = [int(value) for value in values[first : first + PENDING_SLOTS]]
    raw += [int(value) for value in values[int(engine.rules.n_values) :]]
    while raw and raw[-1] == 0:
        raw.pop()
    for value in raw:
        yield escape_word(steps[value & 255].name) + (f":{value >> 8}" if value >> 8 else "")


def _numbers(engine: Engine, fresh: State) -> Iterator[str]:
    """The numbers of modules that differ from those at the start."""
    for name, first, last in module_slices(engine):
        for slot in range(first, last):
            if engine.state.values[slot] != fresh.values[slot]:
                yield f"{escape_word(name)}:{slot - first}:{int(engine.state.values[slot])}"


def module_slices(engine: Engine) -> list[tuple[str, int, int]]:
    """The modules with numbers of their own, with the first slot and the slot after the last."""
    begins = [*engine.rules.slices.values(), int(engine.rules.n_values)]
    return [(name, begins[i], begins[i + 1]) for i, name in enumerate(engine.rules.slices)]
