"""The game at a table: the engine with chance in the server's hand, and the log of what happened in it.

Law: the one file of the server that pushes actions. Draws come from outside, as numbers.
"""

from itertools import pairwise
from typing import Any

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
from bastide.server.tables.views.memory import EntryLog
from bastide.server.tables.views.thumbnail import Thumbnail

STAYS = ("advised", "flagged")
"""Entries that stand whatever is taken back: a hint was taken, time has run out."""


class GameSession:
    """A game in play, entry by entry."""

    def __init__(self, terms: Terms, seats: int, starter: int, pictures: str = "") -> None:
        """`pictures` goes before the names of tiles where they are asked for by name. Raises RulesetError."""
        self.game: Game = terms.game(seats, starter)
        self._teller = LogEntryWriter(self.game.engine.rules)
        self._log = EntryLog()
        self.done: list[tuple[int | None, str]] = []  # (seat, action), draws included
        self._before: list[int] = []  # length of the log before each action
        self.resigned: set[int] = set()
        self.flags: list[tuple[int, int, str]] = []  # how many actions were done when a seat ran out of time
        self.won: list[int] = []  # whose the game is, where it was not played to its end
        self.given = 0  # actions that were played at another table: nobody takes them back
        self.moment = 0  # grows with every action, taken back ones included: no two positions share one
        self.pictures = pictures
        self._terms = terms
        self.seat: int | None = None  # who decides; None for chance and after the end
        self.chance = False  # a draw is due
        self._views: dict[tuple[int | None, int, int], dict[str, Any]] = {}
        self.draws = 0  # so many there have been: the index of the next one
        self._growths: dict[tuple[int | None, int, int], dict[str, Any]] = {}
        self._places: dict[str, list[float]] | None = None
        self._standing = MapPoints(self.game, pictures)
        self.sketch = Thumbnail(self.game.engine.state.board)
        self._offers: list[Offer] | None = None
        self._told_offers: msgspec.Raw | None = None
        self._ask()

    @property
    def log(self) -> list[LogEntry]:
        """What happened, entry by entry."""
        return self._log.entries

    @property
    def entries(self) -> int:
        """How many entries the log has."""
        return len(self._log)

    def rest(self) -> None:
        """Nobody looks: what was only made to be shown is given up, and the log is packed. All of it comes back when it
        is asked for."""
        self._views.clear()
        self._places = self._offers = self._told_offers = None
        self._standing.taken_back()
        self.game.rest()
        self._log.pack()

    @property
    def outcomes(self) -> int:
        """How many equally likely outcomes the draw that is due has."""
        engine = self.game.engine
        return int(engine.current().outcomes(engine))

    def outcome(self, number: int) -> str:
        """The text of one of them."""
        engine = self.game.engine
        return to_action(engine, engine.current().outcome(engine, number)).text

    def push(self, action: str) -> None:
        """Carry an action out. Raises IllegalAction; then nothing has changed."""
        seat = self.seat
        self.game.push(action)
        self._before.append(len(self._log))
        self.done.append((seat, action))
        self.draws += seat is None
        entries = self._teller.entries(self.game.events, len(self._log), seat)
        for entry in entries if self.resigned else ():
            if "winners" in entry["args"]:
                entry["args"]["winners"] = self.winners
        self.log.extend(entries)
        self._moved()

    def begin_with(self, actions: list[tuple[int | None, str]]) -> None:
        """Take over what was played elsewhere. Raises IllegalAction."""
        for _, action in actions:
            self.push(action)
        self.given = len(self.done)

    @property
    def number(self) -> int:
        """How many turns there have been."""
        return int(self.game.engine.state.turn)

    @property
    def turn(self) -> int:
        """Whose turn it is, also while chance decides."""
        return int(self.game.engine.state.seat)

    def rewind(self, done: int) -> None:
        """Go back to where so many actions had been done; the log says nothing of it."""
        while len(self.done) > done:
            one, _ = self.done.pop()
            self.draws -= one is None
            self.game.pop()
            del self.log[self._before.pop() :]
        self._standing.taken_back()
        self.sketch.taken_back()
        self._moved()

    @property
    def undoable(self) -> bool:
        """Whether anything was done at this table."""
        return len(self.done) > self.given

    def take_back(self, event: Undone | TakenBack) -> None:
        """Take back the last action, or with the consent of the others all up to one; the log says so, once for all
        that a seat takes back in a row. Where people say what happens, it is nobody's move that is taken back."""
        if self._terms.by_hand:
            return self.rewind(len(self.done) - 1)
        alone = isinstance(event, Undone)
        seat, since = event.seat, 0
        for _ in range(1 if isinstance(event, Undone) else event.count):
            assert self.undoable, "there is something to take back"
            one, _ = self.done.pop()
            self.draws -= one is None
            self.game.pop()
            since = self._before.pop()
            seat = one if alone and one is not None else seat
        self._standing.taken_back()
        self.sketch.taken_back()
        while since and alone and _undo_entry(self.log[since - 1], seat):
            since -= 1
        count = 1 + sum(entry["args"].get("count", 1) for entry in self.log[since:] if _undo_entry(entry, seat))
        stays = [entry for entry in self.log[since:] if entry["kind"] in STAYS]
        self.log[since:] = [{**entry, "n": n} for n, entry in enumerate(stays, since)]
        since += len(stays)
        args = {"count": count} if count > 1 and alone else {}
        self.log.append({"n": since, "seat": seat, "kind": "undone" if alone else "taken-back", "args": args})
        self._moved()

    def advise(self, seat: int, bot: str) -> None:
        """The log says who took a hint."""
        self.log.append({"n": len(self.log), "seat": seat, "kind": "advised", "args": {"bot": bot}})

    def flag(self, seat: int, out: str) -> None:
        """The log says who ran out of time, and what that means."""
        self.flags.append((len(self.done), seat, out))
        self.log.append({"n": len(self.log), "seat": seat, "kind": "flagged", "args": {"out": out}})

    def resign(self, seat: int) -> None:
        """This seat cannot win any more."""
        self.resigned.add(seat)
        self._views.clear()
        self._growths.clear()

    @property
    def winners(self) -> list[int]:
        """Who has won, of those who did not give up."""
        return self.won or effective_winners(self.game.winners, self.game.scores, self.resigned)

    @property
    def ranks(self) -> list[int]:
        """The place of each seat once everybody for himself has played to the end."""
        return final_places(self.winners, self.game.scores, self.resigned) if self.winners else []

    def _moved(self) -> None:
        self.moment += 1
        self._views.clear()
        self._growths.clear()
        self._places = None
        self._offers = self._told_offers = None
        self._ask()

    def _ask(self) -> None:
        decider = int(self.game.engine.seat)
        self.seat = decider if decider >= 0 else None
        self.chance = decider == CHANCE

    @property
    def turns(self) -> list[list[LogEntry]]:
        """The log by turn; what was before the first is the 0th."""
        starts = [*self._before, len(self._log)]
        ends = [starts[end] for end in turn_ends(self.done, self.game.over)]
        return [self.log[since:until] for since, until in pairwise([0, *ends])]

    def offers(self) -> list[Offer]:
        """What the deciding seat may do, made once for a position."""
        if self._offers is None:
            self._offers = list_choices(self.game, self._terms, self.pictures)
        return self._offers

    def told_offers(self) -> msgspec.Raw:
        """The same as it is sent, made once for a position."""
        if self._told_offers is None:
            made = self._offers
            text = choices_json(self.game, self._terms, self.pictures) if made is None else encode_message(made)
            self._told_offers = msgspec.Raw(text)
        return self._told_offers

    def view(self, seat: int | None, tiles: int = 0, lines: int = 0) -> dict[str, Any]:
        """What a seat may see, or (None) a spectator, without what was there before so many tiles and lines of points:
        the only data about the game that leave the server. Made once for all of one sight; not to be changed."""
        key = (self.game.sight(seat), tiles, lines)
        if key not in self._views:
            view = self._views[key] = self.game.shown_to(seat, tiles, lines)
            if view["decision"] is not None:
                view["decision"]["part"] = part_of_turn(self.game)
                if self._terms.by_hand:
                    view["decision"]["seat"] = self.turn if self.chance else self.seat
            if self.resigned:
                view["winners"] = self.winners
        return self._views[key]

    def growth(self, seat: int | None, tiles: int, lines: int) -> dict[str, Any]:
        """The view as those are told it who know so many tiles and lines of points; one object for all of one sight."""
        key = (self.game.sight(seat), tiles, lines)
        if key not in self._growths:
            grown = self._growths[key] = dict(self.view(seat, tiles, lines))
            grown["tiles+"], grown["explain+"] = grown.pop("tiles"), grown.pop("explain")
        return self._growths[key]

    def places(self, view: dict[str, Any]) -> dict[str, list[float]]:
        """Where in their cells the figures stand that a view of this position shows; made once, not to be changed."""
        if self._places is None:
            self._places = self._standing.places(view)
        return self._places


def part_of_turn(game: Game) -> int:
    """1 up to the step that places the tile, 2 up to the one that counts, 3 from there on: the rules have the order."""
    rules = game.engine.rules
    now = rules.step_index[game.engine.current().name]
    return 1 + (now > rules.step_index["place"]) + (now >= rules.step_index["score"])


def _undo_entry(entry: LogEntry, seat: int | None) -> bool:
    return entry["kind"] == "undone" and entry["seat"] == seat
