"""Hints and turn reviews: the turn of a strong player, and whether it beats the turn that was played. Computed off the
event loop (live/assistance/hints.py asks, worker.py computes).

Invariant: the input is the actions so far, so it knows nothing that is hidden from the players.
"""

from typing import TYPE_CHECKING, Final, cast

import msgspec

import bastide
from bastide.analysis.evaluators import make_evaluators
from bastide.analysis.grades import loss_class
from bastide.analysis.reasons import ReasonFinder
from bastide.analysis.types import Evaluator
from bastide.bots.api import Bot
from bastide.choices.choice_types import Offer
from bastide.choices.choices import list_choices
from bastide.core.engine import Engine
from bastide.core.notation import to_action
from bastide.game import Game
from bastide.server.protocol.server_messages import HintAnswer, NoteAnswer
from bastide.server.protocol.table_shapes import TurnReason
from bastide.server.protocol.terms import Terms

if TYPE_CHECKING:
    from bastide.server.bots.worker import BotTask

DEPTH: Final = 4
"""Draws that turns are played on for. A compiled engine takes a tenth of a second, any other too long."""
LONGEST: Final = 16
"""Most actions in one turn."""
SURE: Final = 2.0
"""A turn counts as better if the loss is at least this many standard errors."""
WORTH: Final = 1.5
"""Smallest loss in points that is reported. Less is a matter of taste."""
DIGITS: Final = 2
TURNS: Final = 5
"""Number of best turns listed for a position."""


class BestTurn(msgspec.Struct):
    """A turn as successive offers. `value` is the lead in points, for a team the chance to win in percent. `loss` is
    the difference from the best turn, `error` its standard error. `reasons` explain why the turn is good."""

    value: float
    loss: float
    error: float
    steps: list[Offer]
    reasons: list[TurnReason]


class BestTurns(msgspec.Struct):
    """The best turns of `seat` with this tile in hand, best first."""

    seat: int
    tile: str
    turns: list[BestTurn]


def _find_reasons(engine: Engine, acts: list[int]) -> list[TurnReason]:
    """The reasons for a turn of the seat to move."""
    return cast(list[TurnReason], ReasonFinder(engine).of(acts))


def find_hint(task: "BotTask", game: Game, bot: Bot) -> HintAnswer:
    """The whole turn of the seat to move, as this bot would play it."""
    engine, seat, acts = game.engine, game.engine.seat, list[int]()
    try:
        while engine.seat == seat and not engine.over and len(acts) < LONGEST:
            acts.append(bot.choose_packed(engine))
            engine.push(acts[-1])
    finally:
        for _ in acts:
            engine.pop()
    return HintAnswer("", 0, bot.name, list_turn_offers(task, game, acts), _find_reasons(engine, acts))


def find_best_turns(game: Game, task: "BotTask") -> BestTurns:
    """The best turns of the seat to move, each with its value, its loss and the reasons for it."""
    engine = game.engine
    judge = _judge(engine)
    ranked = judge.turns()[:TURNS]
    return BestTurns(
        seat=int(engine.seat),
        tile=task.pictures + engine.rules.tiles[int(engine.state.hand)].id if engine.state.hand >= 0 else "",
        turns=[
            BestTurn(
                value=round(turn.value, DIGITS),
                loss=round(max(0.0, ranked[0].value - turn.value), DIGITS),
                error=round(judge.error(turn, ranked[0]), DIGITS) if turn is not ranked[0] else 0.0,
                steps=list_turn_offers(task, game, turn.acts),
                reasons=_find_reasons(engine, turn.acts),
            )
            for turn in ranked
        ],
    )


def review_turn(task: "BotTask") -> NoteAnswer:
    """Grade the turn that begins at action `task.first` and ends with the last action."""
    game = task.replay(task.first)
    engine, judge = game.engine, _judge(game.engine)
    seat, hand = int(engine.seat), int(engine.state.hand)
    best = judge.turns()[0]
    mine = judge.follow(_pack_actions(game, task.actions[task.first :]))
    loss, error = max(0.0, best.value - mine.value), judge.error(mine, best)
    better = loss >= max(WORTH, SURE * error)
    return NoteAnswer(
        "",
        0,
        n=task.first + 1,
        seat=seat,
        mark=loss_class(loss if better else 0.0),
        loss=round(loss, DIGITS),
        error=round(error, DIGITS),
        tile=task.pictures + engine.rules.tiles[hand].id if hand >= 0 else "",
        best=list_turn_offers(task, game, best.acts) if better else [],
        reasons=_find_reasons(engine, best.acts) if better else [],
    )


def _judge(engine: Engine) -> Evaluator:
    return make_evaluators(engine, DEPTH if bastide.compiled and not engine.rules.cooperative else 0, 1)[0]


def list_turn_offers(task: "BotTask", game: Game, acts: list[int]) -> list[Offer]:
    """The offers for successive packed actions. The game is the same afterwards."""
    terms, offers = Terms(task.rules, house=task.house), list[Offer]()
    try:
        for act in acts:
            text = to_action(game.engine, act).text
            offers.append(next(offer for offer in list_choices(game, terms, task.pictures) if offer["id"] == text))
            game.push(text)
    finally:
        for _ in offers:
            game.pop()
    return offers


def _pack_actions(game: Game, actions: list[str]) -> list[int]:
    """Pack successive actions for the engine. The game is the same afterwards."""
    acts = list[int]()
    for action in actions:
        game.push(action)
        acts.append(int(game.engine.frames[int(game.engine.plies) - 1].action))
    for _ in acts:
        game.pop()
    return acts
