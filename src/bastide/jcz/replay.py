"""The messages of a .jcz file, replayed on our engine."""

import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from bastide.core.actions import Action
from bastide.jcz import circle_messages, flights, offers
from bastide.jcz.boxes import BACK, CIRCLE, FLIGHT, PIECES, SECOND, TOKENS
from bastide.jcz.circle_messages import Circle
from bastide.jcz.errors import JczError, Unsupported
from bastide.jcz.model import (
    Chance,
    ChooseForAll,
    Deploy,
    Message,
    MoveNeutralFigure,
    PlaceTile,
    PlaceToken,
    Pointer,
    ReturnMeeple,
    Saved,
)
from bastide.jcz.names import INSIDE, figure_of, place_of, places_without_feature
from bastide.jcz.reader import convert
from bastide.jcz.replay_state import MOVE, TOKEN, ReplayState
from bastide.jcz.setup import JczRules


class Replay(ReplayState):
    """A game of JCloisterZone during replay, message by message."""

    def __init__(self, saved: Saved, rules: JczRules, deadline: float) -> None:
        """The game before the first message. `deadline` is a time of time.monotonic. Raises JczError."""
        super().__init__(saved, rules, deadline)
        self._handlers: dict[str, Callable[[dict[str, Any]], None]] = {
            "PLACE_TILE": self._place,
            "DEPLOY_MEEPLE": self._deploy,
            "RETURN_MEEPLE": self._return,
            MOVE: self._move,
            TOKEN: self._token,
            CIRCLE.message: self._choose_for_all,
            "PASS": self._pass,
            "COMMIT": self._commit,
        }

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
        if FLIGHT.location == message.pointer.location or FLIGHT.feature == message.pointer.feature:
            self._fly(figure, message.pointer.position)
            return
        feature, at = self._spot(message.pointer)
        x, y = message.pointer.position
        if self.turn.circle is not None:
            self._answer("DEPLOY_MEEPLE", CIRCLE.choices["DEPLOY"], figure, (feature, at, x, y))
            return
        if feature == "garden" and (x, y) in self.turn.without_garden:
            raise JczError(f"there is no garden in play at {x},{y}")
        self._decide("DEPLOY_MEEPLE", Action("figure", figure=figure, feature=feature, x=x, y=y, at=at))

    def _return(self, payload: dict[str, Any]) -> None:
        message = convert(payload, ReturnMeeple)
        if message.source not in (BACK.source, CIRCLE.source):
            raise Unsupported(f"RETURN_MEEPLE with {message.source} belongs to an expansion that is not played here")
        figure = figure_of(message.pointer.meeple_id, self.turn.seat)
        where = message.pointer.feature_pointer
        feature, at = self._spot(where)
        x, y = where.position
        if message.source == CIRCLE.source:
            self._answer("RETURN_MEEPLE", CIRCLE.choices["REMOVE"], figure, (feature, at, x, y))
            return
        self._decide("RETURN_MEEPLE", Action(BACK.action, figure=figure, feature=feature, x=x, y=y, at=at))

    def _move(self, payload: dict[str, Any]) -> None:
        """A neutral figure moves before the decision about figures."""
        message = convert(payload, MoveNeutralFigure)
        word = PIECES.get(message.figure_id)
        if word is None:
            raise Unsupported(f"the figure {message.figure_id} is not played here")
        if word not in self._before_figure():
            raise JczError("MOVE_NEUTRAL_FIGURE comes where no neutral figure can be moved")
        where = None if message.to is None else (*self._spot(message.to), *message.to.position)
        action = offers.move_piece(self.game, word, where)
        if action is None:
            raise JczError(f"{message.figure_id} cannot be moved there")
        self._push(action)

    def _token(self, payload: dict[str, Any]) -> None:
        """A token is placed before the decision about figures."""
        message = convert(payload, PlaceToken)
        word = TOKENS.get(message.token)
        if word is None:
            raise Unsupported(f"the token {message.token} is not played here")
        if word not in self._before_figure():
            raise JczError("PLACE_TOKEN comes where no token can be placed")
        x, y = message.pointer
        self._push(Action(word, args=(f"{x},{y}",)))

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
        if self.turn.circle is None or not self.may_pass:
            self._decide("PASS", Action("pass"))
            return
        self._push(Action("pass"))
        self._go_on_in_circle(self.turn.circle)

    def _decide(self, kind: str, action: Action) -> None:
        """Keep the decision about figures for COMMIT, if it is legal."""
        self._check_undecided(kind)
        if self.turn.die:
            flights.check_landing(self.game, self.turn.die, action)
            several = sum(len(spots) for spots in self.meeple_spots().values()) > 1
            self.turn = replace(self.turn, decided=True, figure=action if several else None)
            return
        asked = self.game.decision is not None and self.game.decision.step in ("figure", *SECOND)
        if asked:
            refusal = self.game.why(action)
            if refusal is not None:
                raise JczError(refusal.text, rule=refusal.rule)
        elif action.kind != "pass":
            raise JczError(f"{kind} comes where no meeple can be put down or taken back", rule="BASE-22")
        self.turn = replace(self.turn, decided=True, figure=action if asked else None)

    def _check_undecided(self, kind: str) -> None:
        """Raises JczError if a message about a figure comes too early or too late. A second may follow the first."""
        if self.turn.decided and self.turn.circle is None and self._is_second_due():
            self._push_waiting()
            self.turn = replace(
                self.turn, decided=False, figure=None, die=0, committed=len(self.game.engine.state.lines)
            )
        if not self.turn.placed or self.turn.decided or self.turn.circle is not None or self._before_figure():
            raise JczError(f"{kind} comes where {self._due} is due")

    def _is_second_due(self) -> bool:
        """Whether a second figure may follow the one that waits."""
        figure, plies = self.turn.figure, int(self.game.engine.plies)
        if not self.turn.die and (figure is None or figure.kind == "pass"):
            return False
        self._push_waiting()
        due = self.game.decision is not None and self.game.decision.step in SECOND
        self._pop_to(plies)
        return due

    def _fly(self, figure: str, cell: offers.Cell) -> None:
        """A meeple takes a machine. The die is thrown at once."""
        self._check_undecided("DEPLOY_MEEPLE")
        x, y = cell
        spot = (FLIGHT.action, INSIDE, x, y)
        if any(spot in spots for spots in self.meeple_spots().values()) or cell == offers.last_cell(self.game):
            self._push(flights.fly_action(figure))
        else:
            raise JczError(f"there is no machine to fly with at {x},{y}", rule=FLIGHT.rule)
        self.turn = replace(self.turn, die=self.pack.throw(FLIGHT.sides))
        self.turn = replace(self.turn, decided=not self.meeple_spots())

    def _commit(self, payload: dict[str, Any]) -> None:
        circle = self.turn.circle
        if circle is not None and self.turn.decided:
            self._push_waiting()
            self._go_on_in_circle(replace(circle, gone=circle.gone[1:]))
            return
        if not self.turn.placed or circle is not None or self._before_figure():
            raise JczError(f"COMMIT comes where {self._due} is due")
        if self.turn.die and not self.turn.decided:
            raise JczError("COMMIT comes where DEPLOY_MEEPLE is due", rule=FLIGHT.rule)
        self._push_waiting()
        while self.game.decision is not None and self.game.decision.step in ("figure", *SECOND):
            self._push(Action("pass"))
        self._push_automatic()
        circle = circle_messages.circle_due(self.game)
        if circle is None:
            self._end_turn()
            return
        lines = len(self.game.engine.state.lines)
        self.turn = replace(self.turn, decided=False, figure=None, die=0, circle=circle, committed=lines)

    def _choose_for_all(self, payload: dict[str, Any]) -> None:
        """The choice of a circle for all players."""
        value, circle = convert(payload, ChooseForAll).value, self.turn.circle
        if circle is None or circle.choice:
            raise JczError(f"{CIRCLE.message} comes where {self._due} is due")
        if circle.idle:
            self._end_turn()
            return
        action = circle_messages.choice_action(value)
        self._push(action)
        self._go_on_in_circle(Circle(choice=action.args[0], gone=tuple(circle_messages.removals(self.game))))

    def _answer(self, kind: str, choice: str, figure: str, spot: offers.Spot) -> None:
        """Keep the answer of a player to a circle for COMMIT, if it is legal."""
        circle = self.turn.circle
        if circle is None or self.turn.decided or circle.choice != choice:
            raise JczError(f"{kind} comes where {self._due} is due")
        self.turn = replace(self.turn, figure=circle_messages.answer(self.game, circle, figure, spot), decided=True)

    def _go_on_in_circle(self, circle: Circle) -> None:
        """The next player answers, if there is one."""
        if self.turn.figure is not None:  # the first that went home is the one of the answer
            circle = replace(circle, gone=tuple(circle_messages.removals(self.game)[1:]))
        seat = circle.gone[0].seat if circle.gone else circle_messages.seat_to_answer(self.game)
        if seat is None:
            self._end_turn()
        else:
            self.turn = replace(self.turn, seat=seat, decided=False, figure=None, circle=circle)

    def _undo(self) -> None:
        if not self._history:
            raise JczError("UNDO comes where nothing can be taken back")
        plies, self.pack, self.turn = self._history.pop()
        self._pop_to(plies)

    def _wrong_tile(self, name: str) -> JczError:
        """The error for a file that lays another tile than the one drawn.

        The file is damaged, or JCloisterZone put the drawn tile back.
        """
        drawn = self.turn.tile
        if not self.tile_places():
            text = f"JCloisterZone puts {drawn} back there, for its river rule finds no place; by ours it is laid"
            return JczError(text, rule="RIV-05")
        return JczError(f"the file lays {name}, but the tile drawn there is {drawn}")
