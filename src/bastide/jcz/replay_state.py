"""A game of JCloisterZone during replay: how far it is, what is due, and what counts by now.

JCloisterZone scores a turn when it is committed. The engine scores it as soon as nothing is left to decide. So a
decision about a figure waits here for its COMMIT, and `lines` shows only points of committed turns.
"""

from dataclasses import dataclass, replace

from bastide.core.actions import Action
from bastide.core.notation import word_of
from bastide.core.refusal import IllegalAction, RulesetError
from bastide.core.scoring import ScoreLine
from bastide.game import Game
from bastide.jcz import flights, offers
from bastide.jcz.boxes import BACK, BOXES, CIRCLE, PIECES, TOKENS
from bastide.jcz.circle_messages import Circle
from bastide.jcz.errors import JczError, Unsupported
from bastide.jcz.model import Saved
from bastide.jcz.names import TileNames, tile_ids
from bastide.jcz.pack import Pack
from bastide.jcz.setup import JczRules

TILE, ACTION, COMMIT, OVER = "TilePhase", "ActionPhase", "CommitActionPhase", "GameOverPhase"

MOVE, TOKEN = "MOVE_NEUTRAL_FIGURE", "PLACE_TOKEN"
BEFORE_FIGURE = {*PIECES.values(), *TOKENS.values()}
"""Our words for what comes between a tile and the decision about figures."""


@dataclass(frozen=True)
class Turn:
    """The state that changes with every message, apart from the game and the pack."""

    seat: int = 0  # who is to move
    tile: str = ""  # the drawn tile, by JCloisterZone's name
    placed: bool = False
    decided: bool = False
    figure: Action | None = None  # waits for COMMIT
    die: int = 0  # the number thrown for a meeple that flies, waits for COMMIT too
    circle: Circle | None = None
    committed: int = 0  # number of score lines of committed turns
    without_garden: frozenset[offers.Cell] = frozenset()


class ReplayState:
    """A game during replay, and everything that does not depend on a message.

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
        if self.turn.circle is not None:
            return CIRCLE.phase
        if words := self._before_figure():
            return next(box.phase for box in BOXES if {*box.pieces.values(), *box.tokens.values()} & words)
        return ACTION if not self.turn.decided and self.has_choice() else COMMIT

    @property
    def undo_allowed(self) -> bool:
        """Whether a message can be undone: not one of another player's turn, nor past a random number."""
        return bool(self._history)

    @property
    def may_pass(self) -> bool:
        """Whether the player may decline. A meeple that flies must land."""
        circle = self.turn.circle
        if circle is not None:
            return not self.turn.decided and circle.choice == CIRCLE.choices["DEPLOY"]
        return self.phase == ACTION and not self.turn.die

    @property
    def waiting(self) -> list[Action]:
        """The actions that wait for COMMIT, in order."""
        thrown = [flights.throw_action(self.turn.die)] if self.turn.die else []
        return thrown + ([self.turn.figure] if self.turn.figure is not None else [])

    def has_choice(self) -> bool:
        """Whether a meeple can be placed or returned now."""
        return bool(self.meeple_spots() or self.returns())

    def meeple_spots(self) -> dict[str, set[offers.Spot]]:
        """The segments where a meeple can be placed now, by kind."""
        if self.turn.die:
            return flights.landings(self.game, self.turn.die)
        return offers.meeple_spots(self.game, self.turn.without_garden)

    def tile_places(self) -> dict[offers.Cell, set[int]]:
        """The cells where the drawn tile can be placed, with the rotations in degrees."""
        return offers.tile_places(self.game, self.rules.strip)

    def returns(self) -> set[offers.Spot]:
        """The abbots that can be returned now."""
        return offers.list_returns(self.game)

    def _active(self) -> int | None:
        return None if self.over else self.turn.seat

    def _before_figure(self) -> set[str]:
        """Our words for what the player must do now, before the decision about figures."""
        if self.turn.decided or not self.turn.placed:
            return set()
        legal = [] if self.game.over else self.game.legal_actions()
        return {word for action in legal if (word := word_of(self.game.engine, action)) in BEFORE_FIGURE}

    def _message_before_figure(self) -> str:
        """The type of message that is due before the decision about figures, "" for none."""
        words = self._before_figure()
        return "" if not words else TOKEN if words & set(TOKENS.values()) else MOVE

    @property
    def _due(self) -> str:
        """The type of message that is due, where no decision about figures can come."""
        if not self.turn.placed:
            return "PLACE_TILE"
        circle = self.turn.circle
        if circle is None or self.turn.decided:
            return self._message_before_figure() or "COMMIT"
        if not circle.choice:
            return CIRCLE.message
        return "DEPLOY_MEEPLE" if circle.choice == CIRCLE.choices["DEPLOY"] else "RETURN_MEEPLE"

    def _end_turn(self) -> None:
        self._push_automatic()
        self.turn = replace(self.turn, tile="", placed=False, decided=False, figure=None, die=0, circle=None)
        self._draw()

    def _push_automatic(self) -> None:
        """Push what JCloisterZone carries out without a message."""
        while actions := offers.automatic_actions(self.game):
            self._push(actions[0])

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

    def _pop_to(self, plies: int) -> None:
        while int(self.game.engine.plies) > plies:
            self.game.pop()

    def _push_waiting(self) -> None:
        for action in self.waiting:
            self._push(action)

    def _push(self, action: Action) -> None:
        try:
            self.game.push(action)
        except IllegalAction as error:
            raise JczError(error.text, rule=error.rule) from None

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
