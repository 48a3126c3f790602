"""Puzzles from a player's own analysed games: turns that lost much where one turn was clearly the best.

They use the values of the analysis and evaluate nothing again. docs/puzzles.md has measured how often a deeper analysis
agrees.
"""

from typing import Annotated, Any, Final

import msgspec

from bastide.core.notation import parse_packed
from bastide.puzzles.puzzle import CLEAR, SAME, Puzzle, Turn, Way, begin
from bastide.puzzles.writing import list_spellings
from bastide.records import Record

LOST: Final = 3.0
"""Least loss in points. It is the limit of a mistake in docs/analysis.md."""
SURE: Final = 3.0
"""The loss must be at least this many standard errors above zero, if the analysis used rollouts."""
MOST: Final = 6
"""At most this many puzzles of one seat of a game: those with the highest loss."""
PLACE: Final = "place "


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


def find_own_puzzles(record: Record, told: dict[str, Any]) -> list[OwnPuzzle]:
    """The puzzles of a game in the order of its turns, from `told`, the result of analyse() for this record.

    At most MOST for each human player. Cooperative games have none, because their values are not points. Costs one
    replay of the game per puzzle.
    """
    if told["together"]:
        return []
    people = [seat for seat, player in enumerate(record.header.players) if not player.bot]
    made = []
    for seat in people:
        fit = [one for one in told["decisions"] if one["seat"] == seat and _is_one(one)]
        made += sorted(fit, key=lambda one: (-one["loss"], one["n"]))[:MOST]
    return [_own(record, one) for one in sorted(made, key=lambda one: int(one["n"]))]


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


def _is_one(one: dict[str, Any]) -> bool:
    """Whether a decision lost enough with certainty, and one or two turns are clearly better than all others."""
    if one["class"] == "forced" or one["loss"] < max(LOST, SURE * one["error"]) or not one["best"]["reasons"]:
        return False
    values: list[float] = [other["value"] for other in one["others"]]
    same = sum(values[0] - value <= SAME for value in values)
    return same <= 2 and same < len(values) and values[0] - values[same] >= CLEAR


def _own(record: Record, one: dict[str, Any]) -> OwnPuzzle:
    played = one["played"]
    own = OwnPuzzle(
        id="",
        seat=one["seat"],
        turn=one["turn"],
        n=one["n"],
        loss=one["loss"],
        ways=[Way([other["actions"]], other["value"]) for other in one["others"]],
        error=one["error"],
        reasons=one["best"]["reasons"],
        played=Way([played["actions"]], played["value"]),
    )
    puzzle = _puzzle(record, own)
    *ways, mine = _add_spellings(puzzle, [*own.ways, own.played])
    return msgspec.structs.replace(own, id=puzzle.id, ways=ways, played=mine)


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
