"""Positions of good play with the values of their promising turns: benchmarks/positions has a file for each ruleset,
with a line for each position. Actions are stored as texts, so that the data does not depend on how the engine packs
them."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean

import msgspec

from bastide.bots.api import Bot
from bastide.bots.playout import Rng, draw, rewind
from bastide.core.actions import KIND_MASK, PLACE, Action
from bastide.core.engine import Engine
from bastide.core.notation import to_action, to_packed
from bastide.rules import VERSIONS, module_names, new_engine

FOLDER = Path(__file__).resolve().parent / "positions"
THIRDS = ("beginning", "middle", "end")
TILE_ONLY = "tile only"


@dataclass(frozen=True)
class Rolled:
    """A whole turn and its results in `n` playouts.

    `loss` is what it loses in points against the best turn on the same draws, and `error` the standard error of that.
    `halves` are its losses in the even and in the odd playouts alone, which may be negative. All are 0 for the best
    turn.
    """

    acts: list[str]
    outlook: float
    loss: float
    error: float
    n: int
    halves: tuple[float, float]


@dataclass(frozen=True)
class Decision:
    """A position before a turn, reached by `actions`, with its promising turns, best outlook first.

    `number` is unique for a ruleset and number of seats. The position depends on these three alone.
    """

    rules: str
    options: dict[str, int | str]
    seats: int
    number: int
    actions: list[str]
    turns: list[Rolled]

    @property
    def best(self) -> Rolled:
        """The turn that all others are compared with. Another one may lose 0 on average, and has an error."""
        return min(self.turns, key=lambda turn: (turn.loss, -turn.n, turn.error))

    def fair_loss(self, turn: Rolled) -> float:
        """Points that a turn loses against the best one. One half of the playouts selects the best turn, the other
        half values both, and the result is the mean of both ways.

        `loss` is too large on average, since the best turn is also the luckiest. This is a little too small, since half
        of the playouts may miss the best turn. It is below 0 where the turn did better than that one.
        """
        last = [one for one in self.turns if one.n == self.best.n]  # turns that were dropped early have few playouts
        losses = []
        for half in (0, 1):
            best = min(last, key=lambda one: one.halves[half])
            losses.append(turn.halves[1 - half] - best.halves[1 - half])
        return fmean(losses)

    @property
    def kind(self) -> str:
        """What the best turn does besides its tile: the feature that gets a figure, or the word of a module."""
        for text in self.best.acts:
            action = Action.parse(text)
            if action.kind == "figure":
                return action.feature
            if action.kind not in ("place", "pass"):
                return action.kind
        return TILE_ONLY

    def engine(self) -> Engine:
        """An engine at the start of such a game, with the tiles of that time."""
        return new_engine(self.rules, self.seats, options=VERSIONS.recorded(self.options, module_names(self.rules)))

    def set_up(self, engine: Engine) -> None:
        """Bring an engine of these rules to the position. Raises IllegalAction and ValueError for an illegal action."""
        rewind(engine)
        for text in self.actions:
            push_text(engine, text)

    def stage(self, engine: Engine) -> str:
        """The third of the game, by the tiles drawn."""
        drawn = sum(text.startswith("draw ") for text in self.actions)
        return THIRDS[min(2, 3 * (drawn - 1) // int(engine.rules.n_bag))]


def push_text(engine: Engine, text: str) -> int:
    """Push an action and return its packed form. Raises IllegalAction and ValueError where it is not legal."""
    packed = to_packed(engine, Action.parse(text))
    if not engine.is_legal(packed):
        raise ValueError(f"{text!r} is not legal after {engine.plies} actions of {engine.rules.name}")
    engine.push(packed)
    return packed


def texts_of(engine: Engine, acts: Iterable[int]) -> list[str]:
    """The texts of actions that follow one another from here."""
    told = []
    for act in acts:
        told.append(to_action(engine, act).text)
        engine.push(act)
    for _ in told:
        engine.pop()
    return told


def packed_of(engine: Engine, turn: Rolled) -> list[int]:
    """The packed actions of a turn from here. Raises as push_text does."""
    packed = [push_text(engine, text) for text in turn.acts]
    for _ in packed:
        engine.pop()
    return packed


def file_of(folder: Path, rules: str) -> Path:
    """The file of a ruleset."""
    return folder / f"{rules}.jsonl"


def read(path: Path) -> list[Decision]:
    """All positions of a file, none without a file. Raises msgspec.ValidationError for an invalid line."""
    if not path.exists():
        return []
    return [msgspec.json.decode(line, type=Decision) for line in path.read_bytes().splitlines()]


def append(folder: Path, decision: Decision) -> None:
    """Append a position to its file."""
    folder.mkdir(parents=True, exist_ok=True)
    with file_of(folder, decision.rules).open("ab") as file:
        file.write(msgspec.json.encode(decision) + b"\n")


def placements(engine: Engine, bots: Sequence[Bot], chance: Rng) -> Iterator[int]:
    """Play a game of bots. Before each placement its number is yielded, from 0."""
    number = 0
    while not engine.over:
        if engine.seat < 0:
            engine.push(draw(engine, chance))
            continue
        act = bots[int(engine.seat)].choose_packed(engine)
        if act & KIND_MASK == PLACE:
            yield number
            number += 1
        engine.push(act)


def begins_turn(engine: Engine) -> bool:
    """Whether the decision is the first one of a turn."""
    return int(engine.rules.step_index[engine.current().name]) == 0 and int(engine.state.pending) == 0
