"""Which remaining tiles fit each open cell, and how likely the cell is ever filled.

The engine decides what fits: it lists the placements of every remaining type as if it were drawn now. The probability
comes from a model with these assumptions:

- The board does not change except for the cell itself. Later tiles may close a cell's fourth side or open places
  elsewhere. Both make it less likely to be filled than the model predicts.
- The draws to come are the real ones: draws from the bag without replacement, stage by stage (river tiles before land
  tiles). If their number is limited, no more are drawn. The tile in hand and kept tiles are sure to be placed.
- A tile that a module withholds for now comes like the others. Those that are never drawn reduce the number of draws.
- Cells compete: a tile goes to each of its places with the same probability, no matter who draws it. Players choose
  what pays them. So the model is too low for a cell that a player wants and too high for one that no player wants.

`comes` ignores what players want. It is the probability that a seat draws at least one fitting tile, with one draw per
turn.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import comb

from bastide.core.engine import Engine
from bastide.core.state import CHANCE
from bastide.rules import footprints


@dataclass(frozen=True)
class RemainingKind:
    """A tile type that is still to come.

    `copies` of it are drawn from the bag in `stage`, and players hold `held`. `places` are the sets of cells that it
    can cover now.
    """

    name: str
    stage: int
    copies: int
    held: int
    places: list[frozenset[int]]

    @cached_property
    def covers(self) -> dict[int, int]:
        """How many of the places cover each cell."""
        found: dict[int, int] = {}
        for place in self.places:
            for cell in place:
                found[cell] = found.get(cell, 0) + 1
        return found

    def share(self, cell: int) -> float:
        """The share of its places that cover a cell."""
        return self.covers[cell] / len(self.places) if cell in self.covers else 0.0


@dataclass(frozen=True)
class StageDraws:
    """The draws of one stage: `tiles` in it, how many of them are `drawn`, and the number of draws of each seat."""

    tiles: int
    drawn: int
    by_seat: list[int]


@dataclass(frozen=True)
class CellAid:
    """An open cell at `x`, `y`.

    `fits` counts the fitting copies in the bag, `kinds` names their types. `held` is set if a tile in hand or a kept
    tile fits. `filled` is the model's probability that the cell is ever filled. `comes` is the probability for each
    seat of drawing a fitting tile.
    """

    x: int
    y: int
    fits: int
    held: bool
    kinds: list[str]
    filled: float
    comes: list[float]

    @property
    def dead(self) -> bool:
        """Whether no remaining tile fits here."""
        return self.fits == 0 and not self.held


def cells(engine: Engine) -> list[CellAid]:
    """Every empty cell next to a tile."""
    kinds = kinds_left(engine)
    draws = draws_left(engine)
    by_cell: dict[int, list[RemainingKind]] = {}
    for kind in kinds:
        for cell in kind.covers:
            by_cell.setdefault(cell, []).append(kind)
    board = engine.state.board
    opened = [int(board.open[i]) for i in range(int(board.n_open))]
    return [_cell(engine, cell, by_cell.get(cell, []), draws) for cell in opened]


def _cell(engine: Engine, cell: int, kinds: list[RemainingKind], draws: list[StageDraws]) -> CellAid:
    board = engine.state.board
    coming = [kind for kind in kinds if kind.copies]
    return CellAid(
        x=board.x(cell),
        y=board.y(cell),
        fits=sum(kind.copies for kind in coming),
        held=any(kind.held for kind in kinds),
        kinds=[kind.name for kind in coming],
        filled=1.0 - chance_missed(cell, kinds, draws),
        comes=draw_chances(coming, draws, int(engine.rules.n_seats)),
    )


def kinds_left(engine: Engine) -> list[RemainingKind]:
    """Every type with copies in the bag or in a hand."""
    rules, state = engine.rules, engine.state
    held = [index for step in rules.steps for index in step.held(state)]
    held += [int(state.hand)] if state.hand >= 0 else []
    ends = [int(end) for end in rules.stage_end]
    found: list[RemainingKind] = []
    for index, tile in enumerate(rules.tiles):
        copies = int(state.left(index))
        if copies or index in held:
            stage = sum(end <= index for end in ends)
            found.append(RemainingKind(tile.id, stage, copies, held.count(index), footprints(engine, tile)))
    return found


def draws_left(engine: Engine) -> list[StageDraws]:
    """The draws of each stage, in order."""
    rules, state = engine.rules, engine.state
    seats = int(rules.n_seats)
    left = sum(int(step.draws_left(state)) for step in rules.steps)
    begins = int(state.seat) + (state.decider != CHANCE)
    found: list[StageDraws] = []
    first, done = 0, 0
    for end in rules.stage_end:
        tiles = sum(int(state.left(index)) for index in range(first, int(end)))
        drawn = max(0, min(tiles, left - done))
        seat_of = [(begins + done + number) % seats for number in range(drawn)]
        found.append(StageDraws(tiles, drawn, [seat_of.count(seat) for seat in range(seats)]))
        first, done = int(end), done + drawn
    return found


def chance_missed(cell: int, kinds: Sequence[RemainingKind], draws: Sequence[StageDraws]) -> float:
    """The probability that no drawn or held tile goes to a cell."""
    chance = 1.0
    for kind in kinds:
        chance *= (1.0 - kind.share(cell)) ** kind.held
    for stage, some in enumerate(draws):
        here = [kind for kind in kinds if kind.stage == stage and kind.copies]
        if some.drawn == some.tiles:
            for kind in here:
                chance *= (1.0 - kind.share(cell)) ** kind.copies
        elif some.drawn:
            chance *= _of_some(cell, here, some)
    return chance


def _of_some(cell: int, kinds: Sequence[RemainingKind], draws: StageDraws) -> float:
    """The same probability if only part of a stage is drawn: the mean over all choices of `drawn` of its tiles.

    It is the elementary symmetric polynomial of that degree in the probabilities to go elsewhere, divided by the number
    of choices.
    """
    row = [1.0] + [0.0] * draws.drawn
    others = draws.tiles - sum(kind.copies for kind in kinds)
    for elsewhere in [1.0 - kind.share(cell) for kind in kinds for _ in range(kind.copies)] + [1.0] * others:
        for degree in range(draws.drawn, 0, -1):
            row[degree] += elsewhere * row[degree - 1]
    return row[draws.drawn] / comb(draws.tiles, draws.drawn)


def draw_chances(kinds: Sequence[RemainingKind], draws: Sequence[StageDraws], seats: int) -> list[float]:
    """For each seat, the probability that at least one of its draws is of these kinds, without replacement."""
    none = [1.0] * seats
    for stage, some in enumerate(draws):
        fitting = sum(kind.copies for kind in kinds if kind.stage == stage)
        for seat in range(seats) if fitting else ():
            own = some.by_seat[seat]
            none[seat] *= comb(some.tiles - fitting, own) / comb(some.tiles, own)
    return [1.0 - chance for chance in none]
