"""`bastide puzzle`: a position in which one turn is clearly the best, and what another turn loses."""

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Any

import typer

from bastide._suggest import did_you_mean
from bastide.cli.output import CliError, Json, plain_console, print_json
from bastide.cli.reason_text import ReasonText
from bastide.core.actions import Action
from bastide.game import Game
from bastide.records.draw import draw_board

if TYPE_CHECKING:
    from bastide.puzzles import Puzzle

TODAY = "today"


def puzzle_command(
    name: Annotated[str, typer.Argument(help="The id of a puzzle; without it, the puzzle of the day.")] = TODAY,
    turn: Annotated[
        str | None, typer.Option(metavar="ACTIONS", help='Your turn, such as "place J -2,6 0; pass".')
    ] = None,
    solution: Annotated[bool, typer.Option("--solution", help="Show the best turn and its reasons.")] = False,
    show_all: Annotated[bool, typer.Option("--list", help="List all puzzles.")] = False,
    json: Json = False,
) -> None:
    """Show a puzzle: the board, the tile, and who is to play. Your turn is judged with --turn."""
    from bastide.puzzles import begin  # it reads all puzzles, and no other command needs them

    if show_all:
        _list(json)
        return
    puzzle = find_puzzle(name)
    game = begin(puzzle)
    facts = puzzle_facts(puzzle, game)
    board = draw_board(game.view_for(None))
    if turn is not None:
        facts["turn"] = judge_turn(puzzle, game, turn)
    if solution:
        facts["solution"] = {"turn": puzzle.best, "value": puzzle.ways[0].value, "reasons": puzzle.reasons}
    if json:
        print_json(facts)
        return
    console = plain_console(soft_wrap=True)
    if turn is None and not solution:
        console.print(*_question(facts, board), sep="\n")
    if turn is not None:
        console.print(_verdict(facts["turn"]))
    if solution:
        names = [f"Player {seat + 1}" for seat in range(puzzle.seats)]
        reasoner = ReasonText(names)
        console.print(f"Best: {'; '.join(puzzle.best)} ({puzzle.ways[0].value:+.1f})")
        console.print(*(f"  {reasoner.sentence(reason, puzzle.seat)}" for reason in puzzle.reasons), sep="\n")


def find_puzzle(name: str) -> "Puzzle":
    """Return a puzzle by its id, or that of the day. Raises CliError."""
    from bastide.puzzles import PUZZLES, of_day

    name = of_day(datetime.now(UTC).date()) if name == TODAY else name
    if name not in PUZZLES:
        near = did_you_mean(name, PUZZLES) or "; --list names them"
        raise CliError("no-such-puzzle", f"there is no puzzle {name!r}{near}")
    return PUZZLES[name]


def puzzle_facts(puzzle: "Puzzle", game: Game) -> dict[str, Any]:
    """Return what is known before the turn, as JSON."""
    decision = game.decision
    assert decision is not None
    return {
        "id": puzzle.id,
        "rules": puzzle.rules,
        "options": puzzle.options,
        "players": puzzle.seats,
        "seat": puzzle.seat,
        "tile": decision.tile,
        "scores": game.scores,
        "rating": puzzle.rating,
        "found": puzzle.found,
        "position": game.position(),
    }


def judge_turn(puzzle: "Puzzle", game: Game, text: str) -> dict[str, Any]:
    """Play a turn and return what it loses. Raises CliError if it is not complete, IllegalAction, ActionError."""
    before = game.plies
    for part in text.split(";"):
        game.push(Action.parse(part.strip()))
    decision = game.decision
    if decision is not None and decision.seat == puzzle.seat:
        raise CliError("turn-goes-on", f"--turn {text}: the turn goes on, seat {puzzle.seat} decides: {decision.step}")
    actions = [entry.action for entry in game.record().entries[before:]]
    judged = puzzle.way(actions) is not None
    return {"actions": actions, "solves": puzzle.solves(actions), "loss": puzzle.loss(actions), "judged": judged}


def _list(json: bool) -> None:
    from bastide.puzzles import PUZZLES

    rows = [{"id": name, "rules": puzzle.rules, "rating": puzzle.rating} for name, puzzle in PUZZLES.items()]
    if json:
        print_json({"puzzles": rows})
        return
    for row in rows:
        print("{id}  {rating}  {rules}".format(**row))


def _question(facts: dict[str, Any], board: str) -> list[str]:
    points = ", ".join(f"Player {seat + 1} {score}" for seat, score in enumerate(facts["scores"]))
    who = f"Player {facts['seat'] + 1} is to place {facts['tile']}"
    return [
        f"Puzzle {facts['id']}: {facts['rules']}, rating {facts['rating']}. {points}.",
        board.rstrip("\n"),
        f'{who}. Answer with: bastide puzzle {facts["id"]} --turn "place {facts["tile"]} X,Y ROTATION; ..."',
    ]


def _verdict(judged: dict[str, Any]) -> str:
    if judged["solves"]:
        return "Solved: no turn is better."
    least = "" if judged["judged"] else "at least "
    return f"Not the best: this turn loses {least}{judged['loss']:.1f} points."
