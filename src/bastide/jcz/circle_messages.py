"""Crop circles in JCloisterZone, after the COMMIT of a turn: a choice for all, then a message of each player.

JCloisterZone asks more than our engine: for a choice as long as any figure is on the board, and for a removal even if
a player has one meeple only. The messages about these are read here, and written in exports.
"""

from dataclasses import dataclass
from typing import Any

from bastide.core.actions import Action
from bastide.game import Game
from bastide.jcz import offers
from bastide.jcz.boxes import CIRCLE
from bastide.jcz.errors import JczError


@dataclass(frozen=True)
class Removal:
    """A meeple that a seat took home: its kind, its number and where it stood."""

    seat: int
    figure: str
    number: str
    spot: offers.Spot


@dataclass(frozen=True)
class Circle:
    """A circle in progress. `idle`: nothing follows from the choice. `choice` is our word, "" before it. `gone` are
    removals that our engine did not ask about, and of which the messages are due first."""

    idle: bool = False
    choice: str = ""
    gone: tuple[Removal, ...] = ()


def circle_due(game: Game) -> Circle | None:
    """The circle of the tile placed last, None if JCloisterZone asks for no choice now."""
    state = game.engine.state
    if game.decision is not None and game.decision.step == CIRCLE.action:
        return Circle()
    shown = state.board.laid[int(state.board.n_laid) - 1].tile.spec.marks.get(CIRCLE.mark)
    return Circle(idle=True) if shown and any(figure.node is not None for figure in state.figures) else None


def choice_action(value: str) -> Action:
    """Our action for their choice."""
    return Action(CIRCLE.action, args=(CIRCLE.choices[value],))


def seat_to_answer(game: Game) -> int | None:
    """The seat that answers now, None if the circle is over."""
    decision = game.decision
    return decision.seat if decision is not None and decision.step in (CIRCLE.add, CIRCLE.remove) else None


def removals(game: Game) -> list[Removal]:
    """The meeples that went home in the last push, in order."""
    return [_removal(event.data) for event in game.events if event.kind == CIRCLE.event]


def _removal(data: dict[str, Any]) -> Removal:
    _, figure, number = str(data["figure"]).split(".")
    return Removal(int(data["seat"]), figure, number, (data["feature"], data["at"], data["x"], data["y"]))


def answer(game: Game, circle: Circle, figure: str, spot: offers.Spot) -> Action | None:
    """Our action for an answer about a figure at a spot, None if our engine has carried it out. Raises JczError if it
    is not legal."""
    feature, at, x, y = spot
    if circle.gone:
        due = circle.gone[0]
        if (figure, spot) != (due.figure, due.spot):
            raise JczError("the player has no other meeple than the one that must go home", rule=CIRCLE.rule)
        return None
    word = CIRCLE.add if circle.choice == CIRCLE.choices["DEPLOY"] else CIRCLE.remove
    wanted = Action(word, figure=figure, feature=feature, x=x, y=y, at=at)
    found = next((action for action in game.legal_actions() if action.text == wanted.text), None)
    if found is None:
        found = next((action for action in game.legal_actions() if action.text.startswith(f"{wanted.text} ")), None)
    if found is None:
        refusal = game.why(wanted)
        raise JczError(refusal.text if refusal else "that is not possible there", rule=refusal.rule if refusal else "")
    return found
