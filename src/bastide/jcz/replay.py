"""The messages of a .jcz file, replayed on our engine.

JCloisterZone scores a turn when it is committed. The engine scores it as soon as nothing is left to decide. So a
decision about a figure waits here for its COMMIT, and `lines` shows only points of committed turns.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from bastide.core.actions import Action
from bastide.core.refusal import IllegalAction, RulesetError
from bastide.core.scoring import ScoreLine
from bastide.game import Game
from bastide.jcz import offers
from bastide.jcz.boxes import BACK
from bastide.jcz.errors import JczError, Unsupported
from bastide.jcz.model import Chance, Deploy, Message, PlaceTile, Pointer, ReturnMeeple, Saved
from bastide.jcz.names import TileNames, figure_of, place_of, places_without_feature, tile_ids
from bastide.jcz.pack import Pack
from bastide.jcz.reader import convert
from bastide.jcz.setup import JczRules

TILE, ACTION, COMMIT, OVER = "TilePhase", "ActionPhase", "CommitActionPhase", "GameOverPhase"


@dataclass(frozen=True)
class Turn:
    """The state that changes with every message, apart from the game and the pack."""

    seat: int = 0
    tile: str = ""  # the drawn tile, by JCloisterZone's name
    placed: bool = False
    decided: bool = False
    figure: Action | None = None  # waits for COMMIT
    committed: int = 0  # number of score lines of committed turns
    without_garden: frozenset[offers.Cell] = frozenset()


class Replay:
    """A game of JCloisterZone during replay.

    `game` is our game under `rules`, which were read from the file. `names` translates tile names, `pack` draws in the
    file's order, `turn` is the progress of the turn. Nothing is replayed after the `deadline` (time.monotonic).
    """

    def __init__(self, saved: Saved, rules: JczRules, deadline: float) -> None:
        """The game before the first message. `deadline` is a time of time.monotonic. Raises JczError."""
        self.rules = rules
        self.deadline = deadline
        self.game = _new_game(rules)
        self.names = TileNames(self.game.engine.rules.tiles, set(rules.sets))
        for name in saved.draws:
            self._check_tile(name)
        self.pack = Pack(self.names.groups(self.game.left()), saved.draws, saved.initial_random or 0.0)
        self.turn = Turn()
        self._history: list[tuple[int, Pack, Turn]] = []
        self._handlers: dict[str, Callable[[dict[str, Any]], None]] = {
            "PLACE_TILE": self._place,
            "DEPLOY_MEEPLE": self._deploy,
            "RETURN_MEEPLE": self._return,
            "PASS": self._pass,
            "COMMIT": self._commit,
        }
        self._draw()

    @property
    def over(self) -> bool:
        """Whether the game has ended in JCloisterZone too: the last turn is committed."""
        return self.game.over and not self.turn.placed

    @property
    def phase(self) -> str:
        """The name of the phase in JCloisterZone."""
        if self.over:
            return OVER
        if not self.turn.placed:
            return TILE
        return ACTION if not self.turn.decided and self.has_choice() else COMMIT

    @property
    def undo_allowed(self) -> bool:
        """Whether a message can be undone: not one of another player's turn, nor past a random number."""
        return bool(self._history)

    def has_choice(self) -> bool:
        """Whether a meeple can be placed or returned now."""
        return bool(self.meeple_spots() or self.returns())

    def meeple_spots(self) -> dict[str, set[offers.Spot]]:
        """The segments where a meeple can be placed now, by kind."""
        return offers.meeple_spots(self.game, self.turn.without_garden)

    def tile_places(self) -> dict[offers.Cell, set[int]]:
        """The cells where the drawn tile can be placed, with the rotations in degrees."""
        return offers.tile_places(self.game, self.rules.strip)

    def returns(self) -> set[offers.Spot]:
        """The abbots that can be returned now."""
        return offers.list_returns(self.game)

    def apply(self, number: int, message: Message) -> None:
        """Play message `number`. Raises JczError with that number."""
        if time.monotonic() > self.deadline:
            raise JczError("replaying the file takes too long", message=number)
        try:
            self._apply(message)
        except JczError as error:
            raise error.at(number) from None

    def _apply(self, message: Message) -> None:
        if message.type == "UNDO":
            self._undo()
            return
        handler = self._handlers.get(message.type)
        if handler is None:
            raise Unsupported(f"{message.type} is no message of the base game, the river or the abbot")
        mover = self._active()
        if mover is None:
            raise JczError(f"{message.type} comes after the end of the game")
        if message.player not in (None, mover):
            raise JczError(f"{message.type} is by player {message.player}, but player {mover} is to move")
        payload = message.payload or {}
        chance = convert(payload, Chance).random
        before = (int(self.game.engine.plies), self.pack.copy(), self.turn)
        if chance is not None:
            self.pack.random = chance
        handler(payload)
        if chance is None and self._active() == mover:
            self._history.append(before)
        else:
            self._history.clear()

    def _active(self) -> int | None:
        return None if self.over else self.turn.seat

    def _place(self, payload: dict[str, Any]) -> None:
        message = convert(payload, PlaceTile)
        self._check_tile(message.tile_id)
        if self.turn.placed:
            raise JczError("PLACE_TILE comes where COMMIT is due")
        if message.tile_id != self.turn.tile:
            raise self._wrong_tile(message.tile_id)
        x, y = message.position
        tile = self.game.engine.rules.tiles[int(self.game.engine.state.hand)]
        rotation = 90 * tile.looks[int(message.rotation[1:]) // 90]
        self._push(Action("place", tile=tile.id, x=x, y=y, rotation=rotation))
        bare = self.turn.without_garden
        if not self.rules.gardens or self.names.is_plain(tile):
            bare |= {(x, y)}
        self.turn = replace(self.turn, placed=True, without_garden=bare)

    def _deploy(self, payload: dict[str, Any]) -> None:
        message = convert(payload, Deploy)
        figure = figure_of(message.meeple_id, self.turn.seat)
        feature, at = self._spot(message.pointer)
        x, y = message.pointer.position
        if feature == "garden" and (x, y) in self.turn.without_garden:
            raise JczError(f"there is no garden in play at {x},{y}")
        self._decide("DEPLOY_MEEPLE", Action("figure", figure=figure, feature=feature, x=x, y=y, at=at))

    def _return(self, payload: dict[str, Any]) -> None:
        message = convert(payload, ReturnMeeple)
        if message.source != BACK.source:
            raise Unsupported(f"RETURN_MEEPLE with {message.source} belongs to an expansion that is not played here")
        figure = figure_of(message.pointer.meeple_id, self.turn.seat)
        where = message.pointer.feature_pointer
        feature, at = self._spot(where)
        x, y = where.position
        self._decide("RETURN_MEEPLE", Action(BACK.action, figure=figure, feature=feature, x=x, y=y, at=at))

    def _spot(self, pointer: Pointer) -> tuple[str, str]:
        """The segment of a pointer. Without a feature it is the one at that place, if there is only one."""
        if pointer.feature is not None:
            return place_of(pointer.feature, pointer.location)
        found = offers.segments_at(self.game, pointer.position, places_without_feature(pointer.location))
        if len(found) != 1:
            x, y = pointer.position
            many = " and ".join(kind for kind, _ in found) or "no segment"
            raise JczError(f"the pointer names no feature, and at {pointer.location!r} of {x},{y} is {many}")
        return found[0]

    def _pass(self, payload: dict[str, Any]) -> None:
        self._decide("PASS", Action("pass"))

    def _decide(self, kind: str, action: Action) -> None:
        """Keep the decision about figures for COMMIT, if it is legal."""
        if not self.turn.placed or self.turn.decided:
            due = "COMMIT" if self.turn.placed else "PLACE_TILE"
            raise JczError(f"{kind} comes where {due} is due")
        asked = self.game.decision is not None and self.game.decision.step == "figure"
        if asked:
            refusal = self.game.why(action)
            if refusal is not None:
                raise JczError(refusal.text, rule=refusal.rule)
        elif action.kind != "pass":
            raise JczError(f"{kind} comes where no meeple can be put down or taken back", rule="BASE-22")
        self.turn = replace(self.turn, decided=True, figure=action if asked else None)

    def _commit(self, payload: dict[str, Any]) -> None:
        if not self.turn.placed:
            raise JczError("COMMIT comes where PLACE_TILE is due")
        decision = self.game.decision
        if decision is not None and decision.step == "figure":
            self._push(self.turn.figure or Action("pass"))
        for action in offers.automatic_actions(self.game):
            self._push(action)
        self.turn = replace(self.turn, tile="", placed=False, decided=False, figure=None)
        self._draw()

    def _draw(self) -> None:
        """Draw until a tile can be placed or the game is over. No message lists discarded tiles."""
        while not self.game.over:
            name = self.pack.draw()
            self._push(Action("draw", tile=self.names.ours(name, self.game.left())))
            decision = self.game.decision
            if decision is not None and decision.step == "place":
                assert decision.seat is not None
                self.turn = replace(self.turn, seat=decision.seat, tile=name)
                break
        self.turn = replace(self.turn, committed=len(self.game.engine.state.lines))

    def _undo(self) -> None:
        if not self._history:
            raise JczError("UNDO comes where nothing can be taken back")
        plies, self.pack, self.turn = self._history.pop()
        while int(self.game.engine.plies) > plies:
            self.game.pop()

    def _push(self, action: Action) -> None:
        try:
            self.game.push(action)
        except IllegalAction as error:
            raise JczError(error.text, rule=error.rule) from None

    def _wrong_tile(self, name: str) -> JczError:
        """The error for a file that lays another tile than the one drawn.

        The file is damaged, or JCloisterZone put the drawn tile back.
        """
        drawn = self.turn.tile
        if not self.tile_places():
            text = f"JCloisterZone puts {drawn} back there, for its river rule finds no place; by ours it is laid"
            return JczError(text, rule="RIV-05")
        return JczError(f"the file lays {name}, but the tile drawn there is {drawn}")

    def _check_tile(self, name: str) -> None:
        if name not in tile_ids():
            raise Unsupported(f"the tile {name} is not played here")

    def lines(self) -> list[ScoreLine]:
        """The score lines that JCloisterZone has counted by now: those of committed turns, and that of an abbot whose
        return waits for its COMMIT."""
        found, figure = self.game.explain(), self.turn.figure
        lines = found[: self.turn.committed]
        if figure is not None and figure.kind == BACK.action:
            self.game.push(figure)
            lines += [line for line in self.game.explain()[len(found) :] if line.reason == BACK.action]
            self.game.pop()
        return lines

    def empty_fields(self) -> list[list[int]]:
        """The seats with most farmers on each worthless field of a finished game.

        JCloisterZone lists their 0 points, and our score has no line for them.
        """
        state, rules = self.game.engine.state, self.game.engine.rules
        roots = {}
        for node in (figure.node for figure in state.figures if self.over):
            if node is not None and rules.kind_names[int(node.kind)] == "field":
                roots[int(node.root().index)] = node.root()
        empty = [root for root in roots.values() if not rules.scoring.worth(state, root, True)]
        seats = range(self.rules.players)
        return [[seat for seat in seats if int(rules.scoring.paid(state, root)) >> seat & 1] for root in empty]

    def scores(self) -> list[int]:
        """Points per player, as JCloisterZone shows them."""
        lines = self.lines()
        return [sum(line.points_of(seat) for line in lines) for seat in range(self.rules.players)]


def _new_game(rules: JczRules) -> Game:
    try:
        return Game(rules.text, players=rules.players, chance="manual", **rules.options)
    except RulesetError as error:
        raise JczError(str(error)) from None
