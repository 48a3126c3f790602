"""Puzzles from a player's own analysed games: turns that lost much where one turn was clearly the best.

They use the values of the analysis and evaluate nothing again. docs/extend/puzzles.md has measured how often a deeper
analysis agrees.
"""

from collections.abc import Iterator
from typing import Annotated, Any, Final

import msgspec

from bastide.bots.registry import list_legal, list_texts
from bastide.bots.rollouts import Rollouts
from bastide.core.engine import Engine
from bastide.core.notation import parse_packed
from bastide.puzzles.puzzle import CLEAR, SAME, Puzzle, Turn, Way, begin
from bastide.records import Record

LOST: Final = 3.0
"""Least loss in points. It is the limit of a mistake in docs/play/analysis.md."""
SURE: Final = 3.0
"""The loss must be at least this many standard errors above zero, if the analysis used rollouts."""
MOST: Final = 6
"""At most this many puzzles of one seat of a game: those with the highest loss."""
PLACE: Final = "place "
EQUAL: Final = 1e-6
"""Turns whose evaluations differ by less are the same turn."""


class OwnPuzzle(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The fields of a puzzle that the game's record does not contain.

    `id` names the puzzle, `seat` is the player to decide, `turn` the number of the turn. `n` is the number of its first
    action, `loss` the loss in points. The other fields are those of `Puzzle`.
    """

    id: str
    seat: int
    turn: int
    n: int
    loss: float
    ways: Annotated[list[Way], msgspec.Meta(min_length=2)]
    error: float
    reasons: list[dict[str, Any]]
    played: Way


def find_own_puzzles(record: Record, analysis: dict[str, Any]) -> list[OwnPuzzle]:
    """The puzzles of a game in the order of its turns, from `analysis`, the result of analyse() for this record.

    At most MOST for each human player. Cooperative games have none, because their values are not points. Costs one
    replay of the game per puzzle.
    """
    if analysis["together"]:
        return []
    chosen = []
    for seat, player in enumerate(record.header.players):
        if not player.bot:
            fit = [turn for turn in analysis["decisions"] if turn["seat"] == seat and _is_puzzle(turn)]
            chosen += sorted(fit, key=lambda turn: (-turn["loss"], turn["n"]))[:MOST]
    return [_make_own_puzzle(record, turn) for turn in sorted(chosen, key=lambda turn: int(turn["n"]))]


def make_puzzle(record: Record, own: OwnPuzzle) -> Puzzle | None:
    """The puzzle of `own`. Returns None if the record has changed since it was made."""
    puzzle = _puzzle(record, own)
    return puzzle if puzzle.id == own.id else None


def _puzzle(record: Record, own: OwnPuzzle) -> Puzzle:
    header = record.header
    starter = header.options.get("starter", 0)
    return Puzzle(
        rules=header.rules,
        options={name: value for name, value in header.options.items() if name not in ("starter", "seed")},
        seats=len(header.players),
        starter=starter if isinstance(starter, int) else 0,
        seat=own.seat,
        actions=[entry.action for entry in record.entries[: own.n - 1]],
        ways=own.ways,
        error=own.error,
        reasons=own.reasons,
        played=own.played,
        position=header.position,
    )


def _is_puzzle(turn: dict[str, Any]) -> bool:
    """Whether a turn lost enough with certainty, and one or two turns are clearly better than all others."""
    if turn["class"] == "forced" or turn["loss"] < max(LOST, SURE * turn["error"]) or not turn["best"]["reasons"]:
        return False
    values: list[float] = [other["value"] for other in turn["others"]]
    same = sum(values[0] - value <= SAME for value in values)
    return same <= 2 and same < len(values) and values[0] - values[same] >= CLEAR


def _make_own_puzzle(record: Record, turn: dict[str, Any]) -> OwnPuzzle:
    fields = {name: turn[name] for name in ("seat", "turn", "n", "loss", "error")}
    *ways, played = [Way([line["actions"]], line["value"]) for line in (*turn["others"], turn["played"])]
    own = OwnPuzzle(id="", ways=ways, reasons=turn["best"]["reasons"], played=played, **fields)
    puzzle = _puzzle(record, own)
    *ways, played = _add_spellings(puzzle, [*ways, played])
    return msgspec.structs.replace(own, id=puzzle.id, ways=ways, played=played)


def _add_spellings(puzzle: Puzzle, ways: list[Way]) -> list[Way]:
    """The ways with all equivalent spellings added."""
    engine = begin(puzzle).engine
    engine.state.listening = False
    found = []
    for way in ways:
        turn: Turn = way.turns[0]
        acts: list[int] = []
        for text in turn:
            acts.append(parse_packed(engine, text))
            engine.push(acts[-1])
        for _ in acts:
            engine.pop()
        fixed = next((n for n, text in enumerate(turn, 1) if text.startswith(PLACE)), max(1, len(turn) - 1))
        found.append(Way(list_spellings(engine, acts, fixed), way.value))
    return found


def list_spellings(engine: Engine, acts: list[int], fixed: int = 1) -> list[list[str]]:
    """The turn `acts` and every equivalent turn with the same first `fixed` actions, in record notation.

    The engine is left unchanged. Costs one evaluation per turn.
    """
    rollouts = Rollouts(engine)
    worth = rollouts.follow(acts)[1]
    others = (other for other in _endings(engine, acts[:fixed]) if other != acts)
    same = [other for other in others if abs(rollouts.follow(other)[1] - worth) < EQUAL]
    return [list_texts(engine, turn) for turn in (acts, *same)]


def _endings(engine: Engine, acts: list[int]) -> Iterator[list[int]]:
    """Every turn of the seat that begins with these actions."""
    seat = int(engine.seat)
    for act in acts:
        engine.push(act)
    following = [] if engine.over or engine.seat != seat else list_legal(engine)
    for _ in acts:
        engine.pop()
    if not following:
        yield acts
    for act in following:
        yield from _endings(engine, [*acts, act])
