"""The game at a table: the engine, with chance decided by the server, and the log of the game.

Invariant: no other file of the server pushes actions. Draws are passed in as numbers.
"""

from itertools import pairwise
from typing import Any, Final

import msgspec

from bastide.choices.anchors import MapPoints
from bastide.choices.choice_types import Offer
from bastide.choices.choices import choices_json, list_choices
from bastide.core.notation import to_action
from bastide.core.state import CHANCE
from bastide.game import Game
from bastide.records.turns import turn_ends
from bastide.server.protocol.events import TakenBack, Undone
from bastide.server.protocol.log_entries import LogEntryWriter
from bastide.server.protocol.server_messages import LogEntry, encode_message
from bastide.server.protocol.terms import Terms
from bastide.server.tables.results.tallies import effective_winners, final_places
from bastide.server.tables.views.thumbnail import Thumbnail

_decode: Final = msgspec.json.Decoder(list[LogEntry]).decode
FIGURE = "figure"
STAYS = ("advised", "flagged")
"""Log entries that undo keeps: a hint was taken, a clock ran out."""


class GameSession:
    """A game in progress with its log."""

    def __init__(self, terms: Terms, seats: int, starter: int, pictures: str = "", order_drawn: bool = False) -> None:
        """`pictures` is the prefix of tile names in picture URLs. With `order_drawn` the log begins with the order of
        the seats. Raises RulesetError."""
        self.game: Game = terms.game(seats, starter)
        self._teller = LogEntryWriter(self.game.engine.rules)
        order = [(starter + n) % seats for n in range(seats)]
        drawn: LogEntry = {"n": 0, "seat": None, "kind": "order", "args": {"seats": order}}
        self._entries: list[LogEntry] | None = [drawn] if order_drawn else []  # None while packed: a tenth of the size
        self._packed, self._count = b"", 0
        self.done: list[tuple[int | None, str]] = []  # (seat, action), draws included
        self._before: list[int] = []  # length of the log before each action
        self.resigned: set[int] = set()
        self.flags: list[tuple[int, int, str]] = []  # (actions done, seat, consequence) when time ran out
        self.won: list[int] = []  # the winners of a game that was not played to its end
        self.given = 0  # actions played at another table: they cannot be undone
        self.moment = 0  # grows with every action and undo: no two positions share it
        self.pictures = pictures
        self._terms, self._by_hand = terms, terms.by_hand
        self._sights = {seat: self.game.sight(seat) for seat in (None, *range(seats))}
        self._drawn: tuple[str, int] | None = None  # the text of the draw that was last asked for, and its packed form
        self.seat: int | None = None  # the seat to decide; None for chance and after the end
        self.chance = False  # a draw is due
        self._views: dict[tuple[int | None, int, int], dict[str, Any]] = {}
        self.draws = 0  # number of draws so far: the index of the next one
        self._growths: dict[tuple[int | None, int, int], dict[str, Any]] = {}
        self._places: dict[str, list[float]] | None = None
        self._standing = MapPoints(self.game, pictures)
        self.sketch = Thumbnail(self.game.engine.state.board)
        self._offers: list[Offer] | None = None
        self._offers_json: msgspec.Raw | None = None
        self._ask()

    @property
    def log(self) -> list[LogEntry]:
        """The log entries of the game. Reading unpacks them."""
        if self._entries is None:
            self._entries, self._packed = _decode(self._packed), b""
        return self._entries

    @property
    def entries(self) -> int:
        """The number of log entries."""
        return self._count if self._entries is None else len(self._entries)

    @property
    def mark(self) -> tuple[int, int, int]:
        """The numbers of tiles, score lines and log entries."""
        state = self.game.engine.state
        return int(state.board.n_laid), len(state.lines), self.entries

    def rest(self) -> None:
        """Drop the caches and pack the log while no client watches. Both come back on demand."""
        self._views.clear()
        self._places = self._offers = self._offers_json = None
        self._standing.taken_back()
        self.game.rest()
        if self._entries is not None:
            self._count, self._packed, self._entries = len(self._entries), encode_message(self._entries), None

    @property
    def draw_due(self) -> bool:
        """Whether chance draws a tile now. It may also throw a die."""
        return self.chance and self.game.legal_actions()[0].kind == "draw"

    @property
    def outcomes(self) -> int:
        """The number of equally likely outcomes of the pending draw."""
        engine = self.game.engine
        return int(engine.current().outcomes(engine))

    def outcome(self, number: int) -> str:
        """The text of outcome `number` of the pending draw."""
        engine = self.game.engine
        packed = int(engine.current().outcome(engine, number))
        self._drawn = to_action(engine, packed).text, packed
        return self._drawn[0]

    def push(self, action: str) -> None:
        """Carry out an action. Raises IllegalAction and then changes nothing."""
        seat, game, log = self.seat, self.game, self.log
        if self._drawn is not None and self._drawn[0] == action:
            game.push_packed(self._drawn[1], action)
        else:
            game.push(action)
        self._before.append(len(log))
        self.done.append((seat, action))
        self.draws += seat is None
        entries = self._teller.entries(game.engine.state.events, len(log), seat)
        for entry in entries if self.resigned else ():
            if "winners" in entry["args"]:
                entry["args"]["winners"] = self.winners
        log.extend(entries)
        self._moved()

    def begin_with(self, actions: list[tuple[int | None, str]]) -> None:
        """Replay the actions of another table. Raises IllegalAction."""
        for _, action in actions:
            self.push(action)
        self.given = len(self.done)

    @property
    def number(self) -> int:
        """The number of the turn."""
        return int(self.game.engine.state.turn)

    @property
    def turn(self) -> int:
        """The seat whose turn it is, also while chance decides."""
        return int(self.game.engine.state.seat)

    def rewind(self, done: int) -> None:
        """Go back to the state after `done` actions, without a log entry."""
        while len(self.done) > done:
            _, since = self._pop()
            del self.log[since:]
        self._moved(back=True)

    def _pop(self) -> tuple[int | None, int]:
        """Undo the last action. Return its seat and the length of the log before it."""
        seat, _ = self.done.pop()
        self.draws -= seat is None
        self.game.pop()
        return seat, self._before.pop()

    @property
    def undoable(self) -> bool:
        """Whether any action was played at this table."""
        return len(self.done) > self.given

    def take_back(self, event: Undone | TakenBack) -> None:
        """Undo the last action, or with consent all actions down to one. One log entry covers all that a seat undoes in
        a row."""
        if self._by_hand:  # entries are corrected, no move is undone: no log entry
            return self.rewind(len(self.done) - 1)
        alone = isinstance(event, Undone)
        seat, since = event.seat, 0
        for _ in range(1 if isinstance(event, Undone) else event.count):
            assert self.undoable, "there is something to take back"
            actor, since = self._pop()
            seat = actor if alone and actor is not None else seat
        while since and alone and _undo_entry(self.log[since - 1], seat):
            since -= 1
        count = 1 + sum(entry["args"].get("count", 1) for entry in self.log[since:] if _undo_entry(entry, seat))
        stays = [entry for entry in self.log[since:] if entry["kind"] in STAYS]
        self.log[since:] = [{**entry, "n": n} for n, entry in enumerate(stays, since)]
        since += len(stays)
        args = {"count": count} if count > 1 and alone else {}
        self.log.append({"n": since, "seat": seat, "kind": "undone" if alone else "taken-back", "args": args})
        self._moved(back=True)

    def advise(self, seat: int, bot: str) -> None:
        """Log that a seat took a hint."""
        self.log.append({"n": len(self.log), "seat": seat, "kind": "advised", "args": {"bot": bot}})

    def flag(self, seat: int, out: str) -> None:
        """Log that a seat ran out of time, and the consequence."""
        self.flags.append((len(self.done), seat, out))
        self.log.append({"n": len(self.log), "seat": seat, "kind": "flagged", "args": {"out": out}})

    def resign(self, seat: int) -> None:
        """Mark a seat as resigned. It cannot win any more."""
        self.resigned.add(seat)
        self._views.clear()
        self._growths.clear()

    @property
    def winners(self) -> list[int]:
        """The winners, without seats that resigned."""
        return self.won or effective_winners(self.game.winners, self.game.scores, self.resigned)

    @property
    def ranks(self) -> list[int]:
        """The place of each seat after a competitive game has ended, else []."""
        return final_places(self.winners, self.game.scores, self.resigned) if self.winners else []

    def _moved(self, back: bool = False) -> None:
        if back:
            self._standing.taken_back()
            self.sketch.taken_back()
        self.moment += 1
        self._views.clear()
        self._growths.clear()
        self._places = None
        self._offers = self._offers_json = self._drawn = None
        self._ask()

    def _ask(self) -> None:
        decider = int(self.game.engine.state.decider)
        self.seat = decider if decider >= 0 else None
        self.chance = decider == CHANCE

    @property
    def turns(self) -> list[list[LogEntry]]:
        """The log by turn. Entry 0 holds what came before the first turn."""
        starts = [*self._before, self.entries]
        ends = [starts[end] for end in turn_ends(self.done, self.game.over)]
        return [self.log[since:until] for since, until in pairwise([0, *ends])]

    def offers(self) -> list[Offer]:
        """The legal choices of the seat to decide, cached per position."""
        if self._offers is None:
            self._offers = list_choices(self.game, self._terms, self.pictures)
        return self._offers

    def offers_json(self) -> msgspec.Raw:
        """The same offers encoded as JSON, cached per position."""
        if self._offers_json is None:
            made = self._offers
            text = choices_json(self.game, self._terms, self.pictures) if made is None else encode_message(made)
            self._offers_json = msgspec.Raw(text)
        return self._offers_json

    def view(self, seat: int | None, tiles: int = 0, lines: int = 0) -> dict[str, Any]:
        """What a seat (None: a spectator) may see, without the first `tiles` tiles and `lines` score lines. No other
        data about the game leaves the server. Cached for all who share a view; callers must not change it."""
        return self._view((self._sights[seat], tiles, lines))

    def _view(self, key: tuple[int | None, int, int]) -> dict[str, Any]:
        if key not in self._views:
            view = self._views[key] = self.game.shown_to(*key)
            if view["decision"] is not None:
                view["decision"]["part"] = part_of_turn(self.game)
                if self._by_hand:
                    view["decision"]["seat"] = self.turn if self.chance else self.seat
            if self.resigned:
                view["winners"] = self.winners
        return self._views[key]

    def growth(self, seat: int | None, tiles: int, lines: int) -> dict[str, Any]:
        """The view as an update for clients that have so many tiles and score lines. Cached for all who share a
        view."""
        key = (self._sights[seat], tiles, lines)
        if key not in self._growths:
            grown = self._growths[key] = dict(self._view(key))
            grown["tiles+"], grown["explain+"] = grown.pop("tiles"), grown.pop("explain")
        return self._growths[key]

    def places(self, view: dict[str, Any]) -> dict[str, list[float]]:
        """The map points of the figures in a view of this position. Cached; callers must not change it."""
        if self._places is None:
            self._places = self._standing.places(view)
        return self._places


def part_of_turn(game: Game) -> int:
    """Part 1 up to the step that places the tile, 2 up to scoring, 3 from there on. The rules define the order. A
    pushed step that places a figure is in part 2, and a throw of the die for one."""
    rules, step = game.engine.rules, game.engine.current()
    placing = step.pushed and (step.answers == FIGURE or game.engine.state.decider == CHANCE)
    now = rules.step_index[FIGURE if placing else step.name]
    return 1 + (now > rules.step_index["place"]) + (now >= rules.step_index["score"])


def _undo_entry(entry: LogEntry, seat: int | None) -> bool:
    return entry["kind"] == "undone" and entry["seat"] == seat
