"""Hints and turn reviews: the turn of a strong player, and whether it beats the turn that was played. Computed off the
event loop (live/assistance/hints.py asks, worker.py computes).

Invariant: the input is the actions so far, so it knows nothing that is hidden from the players.
"""

from math import sqrt
from statistics import stdev
from typing import TYPE_CHECKING, Final, NamedTuple, cast

import msgspec

import bastide
from bastide.analysis.evaluators import make_evaluators
from bastide.analysis.grades import loss_class
from bastide.analysis.reasons import ReasonFinder
from bastide.analysis.types import Evaluator
from bastide.bots.api import Bot
from bastide.bots.levels import SearchingBot
from bastide.bots.rollouts import CandidateTurn
from bastide.choices.choice_types import Offer
from bastide.choices.choices import list_choices
from bastide.core.engine import Engine
from bastide.core.notation import to_action
from bastide.game import Game
from bastide.server.protocol.server_messages import HintAnswer, NoteAnswer, RankedTurn
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
SHOWN: Final = 3
"""Number of best turns in a hint."""


class BestTurns(msgspec.Struct):
    """The best turns of `seat` with this tile in hand, best first."""

    seat: int
    tile: str
    turns: list[RankedTurn]


def _find_reasons(engine: Engine, acts: list[int]) -> list[TurnReason]:
    """The reasons for a turn of the seat to move."""
    return cast(list[TurnReason], ReasonFinder(engine).of(acts))


def find_hint(task: "BotTask", game: Game, bot: Bot) -> HintAnswer:
    """The best turns of the seat to move as this bot ranks them, the one that it would play first."""
    candidates = find_candidates(game.engine, bot)[:SHOWN]
    turns = [_rank(task, game, turn.acts, turn.value, candidates[0].value, turn.error) for turn in candidates]
    return HintAnswer("", 0, bot.name, turns[0].steps, turns[0].reasons, turns)


class Candidate(NamedTuple):
    """A turn as packed actions. `error` is the standard error of its difference from the best turn."""

    acts: list[int]
    value: float
    error: float


def find_candidates(engine: Engine, bot: Bot) -> list[Candidate]:
    """The turns of the seat to move, best first. A bot that does not search leaves the ranking to one static look.

    The engine is left unchanged. Costs one choice of the bot.
    """
    forced = list[int]()
    seat = engine.seat
    while engine.seat == seat and not engine.over and engine.legal() == 1 and len(forced) < LONGEST:
        forced.append(int(engine.acts[0]))
        engine.push(forced[-1])
    try:
        if engine.over or engine.seat != seat:
            return [Candidate(forced, 0.0, 0.0)]
        found = _search_turns(engine, bot) if isinstance(bot, SearchingBot) else _evaluate_turns(engine)
    finally:
        for _ in forced:
            engine.pop()
    return [Candidate(forced + turn.acts, turn.value, turn.error) for turn in found]


def _search_turns(engine: Engine, bot: SearchingBot) -> list[Candidate]:
    """The turns that a search compared, by rank. The chosen one is first, also among equals."""
    bot.choose_packed(engine)
    best, *others = bot.judged()
    others.sort(key=lambda turn: -turn.rank)
    return [
        Candidate([int(act) for act in turn.acts], min(float(turn.rank), float(best.rank)), _error(turn, best))
        for turn in (best, *others)
    ]


def _error(turn: CandidateTurn, best: CandidateTurn) -> float:
    """The standard error of the distance to the best turn. 0 if it is unknown."""
    if turn is best:
        return 0.0
    if turn.doubt > 0:
        return float(turn.doubt)
    both = [mine - theirs for mine, theirs in zip(turn.leads, best.leads, strict=False)]
    return stdev(both) / sqrt(len(both)) if len(both) > 1 else 0.0


def _evaluate_turns(engine: Engine) -> list[Candidate]:
    return [Candidate(turn.acts, turn.value, 0.0) for turn in make_evaluators(engine, 0, 1)[0].turns()]


def find_best_turns(game: Game, task: "BotTask") -> BestTurns:
    """The best turns of the seat to move, each with its value, its loss and the reasons for it."""
    engine = game.engine
    judge = _judge(engine)
    best, *others = judge.turns()[:TURNS]
    errors = [0.0, *(judge.error(turn, best) for turn in others)]
    return BestTurns(
        seat=int(engine.seat),
        tile=task.pictures + engine.rules.tiles[int(engine.state.hand)].id if engine.state.hand >= 0 else "",
        turns=[
            _rank(task, game, turn.acts, turn.value, best.value, error)
            for turn, error in zip((best, *others), errors, strict=True)
        ],
    )


def _rank(task: "BotTask", game: Game, acts: list[int], value: float, best: float, error: float) -> RankedTurn:
    return RankedTurn(
        value=round(value, DIGITS),
        loss=round(max(0.0, best - value), DIGITS),
        error=round(error, DIGITS),
        steps=list_turn_offers(task, game, acts),
        reasons=_find_reasons(game.engine, acts),
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
