"""Flights in JCloisterZone: a message for the machine, a number thrown, and a message for the landing.

JCloisterZone asks where to land even if there is one place only. Our engine asks only if there are several.
"""

from typing import Any

from bastide.core.actions import Action
from bastide.game import Game
from bastide.jcz import offers
from bastide.jcz.boxes import FLIGHT
from bastide.jcz.errors import JczError

Landings = dict[str, set[offers.Spot]]
"""The places to land, by kind of figure."""


def throw_action(number: int) -> Action:
    """Our action for a number thrown."""
    return Action(FLIGHT.throw, args=(str(number),))


def fly_action(figure: str) -> Action:
    """Our action for a figure that flies."""
    return Action(FLIGHT.action, args=(figure,))


def landings(game: Game, number: int) -> Landings:
    """The places to land once this number is thrown."""
    game.push(throw_action(number))
    spots = offers.meeple_spots(game, ()) if _is_asked(game) else _landing_spots(game)
    game.pop()
    return spots


def check_landing(game: Game, number: int, action: Action) -> None:
    """Raises JczError if the figure cannot land there once this number is thrown."""
    if offers.action_spot(action) in landings(game, number).get(action.figure, ()):
        return
    game.push(throw_action(number))
    refusal = game.why(action) if _is_asked(game) else None
    game.pop()
    if refusal is not None:
        raise JczError(refusal.text, rule=refusal.rule)
    raise JczError("the meeple must land on the one place that there is", rule=FLIGHT.rule)


def landing_action(game: Game) -> Action | None:
    """The landing in the last push that was not asked, None if the figure did not land or is asked where."""
    for kind, spots in ({} if _is_asked(game) else _landing_spots(game)).items():
        feature, at, x, y = next(iter(spots))
        return Action("figure", figure=kind, feature=feature, x=x, y=y, at=at)
    return None


def _is_asked(game: Game) -> bool:
    """Whether the player chooses where to land."""
    return game.decision is not None and game.decision.step == FLIGHT.land


def _landing_spots(game: Game) -> Landings:
    """Where a figure landed in the last push."""
    found: list[dict[str, Any]] = [event.data for event in game.events if event.kind == "figure"]
    return {one["kind"]: {(one["feature"], one["at"], one["x"], one["y"])} for one in found}
