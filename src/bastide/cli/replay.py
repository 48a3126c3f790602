"""`bastide replay`: replays a recorded game move by move, checked by the engine."""

import sys
from pathlib import Path
from typing import Annotated, Any

import typer

import bastide
from bastide.cli.output import STANDARD, CliError, Json, plain_console, print_json, printable, read_errors_as_cli
from bastide.cli.text import GameText
from bastide.core.tiles.specs import TileSpec
from bastide.game import Game
from bastide.game.turns import record_turn_ends
from bastide.records import Record, RecordError
from bastide.records.draw import describe_board, draw_board
from bastide.records.record import read_stream

RecordFile = Annotated[Path, typer.Argument(help="A record, *.bastide.jsonl. - is stdin.", show_default=False)]


def read_record(path: Path) -> Record:
    """Read a record from a file, or from standard input. Raises CliError."""
    with read_errors_as_cli(path):
        return Record.from_lines(read_stream(sys.stdin.buffer)) if path == STANDARD else Record.read(path)


def replay_record(path: Path, record: Record, turn: int | None = None) -> Game:
    """Replay a record to its end, or to the end of turn `turn` (0 is the start). Raises CliError."""
    if turn is not None:
        ends = record_turn_ends(record)
        last = len(ends) - 1
        if turn > last:
            raise CliError("no-such-turn", f"{path} has {last} turns; --turn must be from 0 to {last}")
        record = Record(record.header, record.entries[: ends[turn]])
    with read_errors_as_cli(path):
        game = Game.replay(record)
        # other versions may hash positions differently
        recorded = record.end.hash if record.end and record.header.engine == bastide.__version__ else None
        if recorded is not None and recorded != f"{game.hash():016x}":
            raise RecordError("the last position is not the recorded one", line=len(record.entries) + 2, field="hash")
    return game


def replay_command(
    file: RecordFile,
    turn: Annotated[int | None, typer.Option(min=0, help="Stop after so many turns.")] = None,
    log: Annotated[bool, typer.Option(help="Print every move.")] = True,
    board: Annotated[bool, typer.Option(help="Draw the board at the end.")] = True,
    describe: Annotated[bool, typer.Option("--describe", help="The board in sentences, for screen readers.")] = False,
    json: Json = False,
) -> None:
    """Replay a record. Every action is checked by the rules, and the score is explained."""
    record = read_record(file)
    game = replay_record(file, record, turn)
    if json:
        print_json(replay_summary(record, game))
        return
    console = plain_console(soft_wrap=True)
    names = [printable(player.name) for player in record.header.players]
    if log:
        with read_errors_as_cli(file):
            lines = describe_moves(record, len(game.actions), names)
        console.print(*lines, "", sep="\n")
    view = game.view_for(None)
    if describe:
        console.print("\n".join(describe_board(view, own_tiles(game))))
    elif board:
        console.print(draw_board(view, own_tiles(game)), end="")
    text = GameText(game.engine.rules, names)
    for line in game.explain():
        console.print(text.score(line))
    console.print(describe_outcome(game, names, text))


def describe_moves(record: Record, actions: int, names: list[str]) -> list[str]:
    """Return a line for each event of the first `actions` actions, with the points they brought. Raises RecordError."""
    header = record.header
    lines = [f"{header.rules}, {', '.join(names)}; recorded {header.created}"]
    game = Game.replay(Record(header))
    text = GameText(game.engine.rules, names)
    for number, entry in enumerate(record.entries[:actions], 2):
        turn = int(game.engine.state.turn) + 1
        try:
            game.push(entry.action)
        except ValueError as error:
            raise RecordError(str(error), line=number, field="action") from None
        lines += [f"{turn:>3}  {line}" for event in game.events if (line := text.event(event))]
    return lines


def own_tiles(game: Game) -> dict[str, TileSpec]:
    """Return the tiles of a game by id, as its rules define them."""
    return {tile.id: tile.spec for tile in game.engine.rules.tiles}


def describe_outcome(game: Game, names: list[str], text: GameText) -> str:
    """Return the score, and who has won or who decides next."""
    points = ", ".join(f"{name} {score}" for name, score in zip(names, game.scores))
    if game.over:
        winners = [names[seat] for seat in game.winners]
        team = game.shown_to(None).get("team")
        if team:
            return f"{points}. {text.result(team['result'])}"
        return f"{points}. {' and '.join(winners)} {'wins' if len(winners) == 1 else 'share the victory'}."
    decision = game.decision
    assert decision is not None
    who = "chance" if decision.seat is None else names[decision.seat]
    return f"{points}. The game goes on: {who} decides ({decision.step})."


def replay_summary(record: Record, game: Game) -> dict[str, Any]:
    """Return the replayed game as one JSON object."""
    header = record.header
    actions = game.actions
    return {
        "rules": header.rules,
        "options": header.options,
        "players": [{"name": p.name, **({"bot": p.bot} if p.bot else {})} for p in header.players],
        "created": header.created,
        "actions": len(actions),
        "turns": sum(action.kind == "place" for action in actions),
        "over": game.over,
        "winners": game.winners,
        "scores": game.scores,
        "explain": [line.as_dict() for line in game.explain()],
        "left": game.left(),
        "discarded": game.view_for(None)["discarded"],
        "hash": f"{game.hash():016x}",
    }
