"""A game from a file as a table of its own: a record of Bastide, or a .jcz of JCloisterZone.

Invariant: nothing in the file is trusted. Its actions are played by the rules of this server. The first one that they
refuse is the error, with its line. No one sits at the table, so no account or rating changes.
"""

import time
from collections.abc import Callable
from typing import Any, Final, Literal, NamedTuple

from bastide import __version__, jcz
from bastide.core.refusal import IllegalAction, RulesetError
from bastide.jcz import JczError, Unsupported
from bastide.records.lines import VERSION, End, Header, RecordError
from bastide.records.record import Record
from bastide.rules import VERSIONS, module_names
from bastide.server.common.errors import RequestError
from bastide.server.common.external_bots import list_playable_bots
from bastide.server.common.names import TakenNames, fit_name
from bastide.server.features.tilesets.position_editor import position_for_table
from bastide.server.live.assistance.fair_play import Board
from bastide.server.live.registry import new_table
from bastide.server.protocol import events
from bastide.server.protocol.events import SeatPlan
from bastide.server.protocol.terms import Terms, Wish, make_terms
from bastide.server.tables import seating
from bastide.server.tables.extension import TableExtension
from bastide.server.tables.game_session import GameSession
from bastide.server.tables.table import Table

FileKind = Literal["record", "jcz"]
SECONDS: Final = 5.0
"""Time limit for a file. The largest game takes a second."""
SHOWN: Final = 300
"""Characters of a reason or an action in an error."""
LONGEST_TITLE: Final = 60


class ImportedTable(NamedTuple):
    """The table of a game, the kind of its file, and its board after each placement."""

    table: Table
    kind: FileKind
    boards: list[Board]


def import_game(
    text: str, name: str, device: str, extension: Callable[[], TableExtension], seconds: float = SECONDS
) -> ImportedTable:
    """Play the game of a file at a new table of this device. Raises RequestError."""
    deadline = time.monotonic() + seconds
    kind, record = read_game(text, seconds)
    terms = _terms_of(record.header)
    plans, title = _plan_seats(record, terms), name or " – ".join(player.name for player in record.header.players)
    try:
        table = new_table(terms, _title(title), device, plans, extension=extension, imported=kind)
        table.emit(events.Started(terms.starter or 0, [""] * len(plans)))
    except RulesetError as error:
        raise _rules_error(str(error)) from None
    assert table.match is not None, "it has started"
    boards = _play(table, table.match, record, deadline)
    _end(table, table.match, record)
    return ImportedTable(table, kind, boards)


# ---- reading


def read_game(text: str, seconds: float = SECONDS) -> tuple[FileKind, Record]:
    """The kind of a file and its game. Raises RequestError."""
    start = text.lstrip("\ufeff \t\r\n")
    if start.startswith("{") and '"format"' in start.partition("\n")[0]:
        return "record", _read_record(text)
    if '"setup"' not in text and not start.startswith(("<", "PK")):
        raise RequestError("import-unknown", "This is neither a Bastide record nor a JCloisterZone game.")
    try:
        saved = jcz.read(text.encode("utf-8", "replace"))
        return "jcz", jcz.record_of(saved, jcz.replay(saved, seconds))
    except JczError as error:
        code = "import-jcz-unplayed" if isinstance(error, Unsupported) else "import-jcz"
        args = {"message": error.message, "reason": error.reason[:SHOWN]}
        raise RequestError(code, f"This game of JCloisterZone cannot be opened: {error}.", error.rule, args) from None


def _read_record(text: str) -> Record:
    try:
        record = Record.loads(text)
    except RecordError as error:
        if error.field == "version":
            args: dict[str, Any] = {"known": VERSION, "reason": error.reason[:SHOWN]}
            raise RequestError("import-version", f"This record is of another version: {error}.", args=args) from None
        args = {"line": error.line, "field": error.field[:SHOWN], "reason": error.reason[:SHOWN]}
        raise RequestError("import-damaged", f"This record cannot be read: {error}.", error.rule, args) from None
    if not record.entries:
        raise RequestError("import-empty", "This game has no moves.")
    return record


def _terms_of(header: Header) -> Terms:
    """The terms under which the actions of a record are played. Raises RequestError."""
    if header.position:
        return _terms_of_position(header)
    starter = header.options.get("starter", 0)
    if type(starter) is not int or not 0 <= starter < len(header.players):
        raise _rules_error("the option starter must be a seat number")
    given = {name: value for name, value in header.options.items() if name not in ("starter", "seed")}
    try:
        house = VERSIONS.recorded(given, module_names(header.rules))
        terms = make_terms(header.rules, Wish(starter=starter, house=house))
        terms.check_seat_count(len(header.players))
    except (RulesetError, RequestError) as error:
        raise _rules_error(str(error)) from None
    return terms


def _terms_of_position(header: Header) -> Terms:
    try:
        terms, seats = position_for_table(header.position)
    except (RulesetError, RequestError) as error:
        raise _rules_error(str(error)) from None
    if seats != len(header.players):
        raise _rules_error(f"the position has {seats} players, and the record names {len(header.players)}")
    return terms


def _rules_error(reason: str) -> RequestError:
    reason = reason.rstrip(".")
    text = f"The rules of this game cannot be played here: {reason}."
    return RequestError("import-rules", text, args={"line": 1, "reason": reason[:SHOWN]})


# ---- the table


def _title(text: str) -> str:
    """The name of the table, as much of it as can be shown."""
    try:
        return fit_name(" ".join(text.split())[:LONGEST_TITLE])
    except RequestError:
        return "Table"


def _plan_seats(record: Record, terms: Terms) -> list[SeatPlan]:
    """Seats without devices. A bot that plays here keeps its seat, so that it is offered when the game goes on."""
    taken, able = TakenNames(), list_playable_bots(terms.rules, terms.position)
    plans = []
    for number, player in enumerate(record.header.players, 1):
        try:
            name = fit_name(" ".join(player.name.split()))
        except RequestError:
            name = f"Player {number}"
        kind: Literal["bot", "person"] = "bot" if player.bot in able else "person"
        plans.append(SeatPlan(kind, taken.numbered(name), bot=player.bot or "" if kind == "bot" else ""))
    return plans


def _play(table: Table, match: GameSession, record: Record, deadline: float) -> list[Board]:
    """Play all actions of the record. Returns the board after each placement. Raises RequestError."""
    boards: list[Board] = []
    board = match.game.engine.state.board
    laid = int(board.n_laid)
    for line, entry in enumerate(record.entries, 2):
        if time.monotonic() > deadline:
            raise RequestError("import-slow", "Playing this game takes too long.", args={"line": line})
        if match.game.over:
            raise RequestError("import-over", f"Line {line}: the game is over before it.", args={"line": line})
        if entry.seat != match.seat:
            text = f"Line {line}: another seat decides there."
            raise RequestError("import-turn", text, "BASE-10", {"line": line})
        try:
            table.emit(events.Acted(entry.action, entry.seat, 0 if entry.seat is None else entry.ms or 0))
        except IllegalAction as error:
            args = {"line": line, "action": entry.action[:SHOWN], "code": error.code, "reason": error.text[:SHOWN]}
            text = f"Line {line}: the rules refuse '{entry.action[:SHOWN]}'. {error.text}"
            raise RequestError("import-move", text, error.rule, {**error.args_by_name, **args}) from None
        if int(board.n_laid) != laid:
            laid = int(board.n_laid)
            boards.append((laid, match.sketch.text))
    return boards


def _end(table: Table, match: GameSession, record: Record) -> None:
    """End the game as the file ends it. Raises RequestError if its last line is wrong."""
    game = match.game
    if record.end is not None and not _result_matches(record.end, match, record.header.engine):
        line = len(record.entries) + 2
        text = f"Line {line}: the result is not that of the game."
        raise RequestError("import-end", text, args={"line": line, "points": ", ".join(map(str, game.scores))})
    for number, player in enumerate(record.header.players):
        if player.resigned:
            table.emit(events.Resigned(number, table.seats[number].bot or seating.choose_substitute(table)))
    if game.over:
        table.emit(events.Over(game.scores, f"{game.hash():016x}", table.last_secret))
    else:
        table.emit(events.Abandoned(table.last_secret, "imported"))


def _result_matches(end: End, match: GameSession, engine: str) -> bool:
    """Whether the result is that of the game. Other versions may hash positions differently."""
    game = match.game
    same = end.hash is None or engine != __version__ or end.hash == f"{game.hash():016x}"
    return game.over and end.scores == game.scores and same
