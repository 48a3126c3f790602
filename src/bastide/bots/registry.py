"""The bots, thin players around the compiled choosers, and the one list of them by name."""

from __future__ import annotations

from collections.abc import Iterable

from bastide.bots.api import Bot, UnknownBot
from bastide.bots.budget import BadBudget, Budget, read_budget
from bastide.bots.greedy import Judge
from bastide.bots.levels import LEVELS, LevelRow, SearchingBot, make_level_bot
from bastide.bots.playout import Rng, choose_uniformly
from bastide.core.engine import Engine
from bastide.rules import is_cooperative

CLOSE = 1e-9
REACH = 1
"""Answers after an offer that a beginner thinks of."""


def list_legal(engine: Engine) -> list[int]:
    """The packed actions that are legal."""
    return [int(engine.acts[i]) for i in range(int(engine.legal()))]


class RandomBot(Bot):
    """Chooses uniformly among the offers: first the placement, then the figure or none."""

    name = "random"

    def __init__(self, seed: int = 0, game: int = 0, seat: int = 0, budget: Budget | None = None) -> None:
        super().__init__(seed, game, seat, budget)
        self._rng = Rng(seed, game, 1 + seat)

    def choose_packed(self, engine: Engine) -> int:
        """Any offer, each as likely as any other."""
        return int(choose_uniformly(engine, self._rng))


class GreedyBot(Bot):
    """Plays the turn with the best outlook, looking no further than its end; equals are settled by its seed."""

    name = "greedy"
    base_only = False

    def __init__(self, seed: int = 0, game: int = 0, seat: int = 0, budget: Budget | None = None) -> None:
        super().__init__(seed, game, seat, budget)
        self._rng = Rng(seed, game, 1 + seat)
        self._judge: Judge | None = None

    def choose_packed(self, engine: Engine) -> int:
        """The offer with the highest value."""
        if self._judge is None or self._judge.engine is not engine:
            self._judge = Judge(engine, base_only=self.base_only)
        judged = self._judge.judge()
        best = max(value for _, value in judged)
        equal = [act for act, value in judged if value > best - CLOSE]
        return equal[int(self._rng.below(len(equal)))]


class PlainBot(GreedyBot):
    """Greedy with the outlook of the base game: it plays everything, but sees nothing in abbots and arrows."""

    name = "plain"
    base_only = True


class BeginnerBot(Bot):
    """Careful, but counts only points on the table: the turn that brings most of them, its opponents' deducted; what is
    not finished is worth nothing to it. Equals are settled by its seed."""

    name = "beginner"

    def __init__(self, seed: int = 0, game: int = 0, seat: int = 0, budget: Budget | None = None) -> None:
        super().__init__(seed, game, seat, budget)
        self._rng = Rng(seed, game, 1 + seat)

    def choose_packed(self, engine: Engine) -> int:
        """The offer that leads to the most points ahead when the turn ends."""
        listening, engine.state.listening = engine.state.listening, False
        judged = [(act, self._after(engine, act, int(engine.seat), REACH)) for act in list_legal(engine)]
        engine.state.listening = listening
        best = max(lead for _, lead in judged)
        equal = [act for act, lead in judged if lead == best]
        return equal[int(self._rng.below(len(equal)))]

    def _after(self, engine: Engine, act: int, seat: int, reach: int) -> int:
        """Points ahead of the best opponent after an offer and the best answers to what it still brings up."""
        engine.push(act)
        if reach and engine.seat == seat and not engine.over:
            lead = max(self._after(engine, answer, seat, reach - 1) for answer in list_legal(engine))
        else:
            scores = engine.scores()
            own = scores.pop(seat)
            lead = own - max(scores, default=0)
        engine.pop()
        return lead


class MateBot(SearchingBot):
    """Plays for the team: plays its most promising turns on many times, on the same draws each, and takes the one after
    which the team is most likely to win."""

    name = "mate"
    player = LevelRow(name, "", evaluations=100)

    def choose_packed(self, engine: Engine) -> int:
        """The answer that begins, or goes on with, that turn. Raises ValueError where no team plays."""
        if not engine.rules.cooperative:
            raise ValueError(f"{engine.rules.name} is not played by a team")
        return super().choose_packed(engine)


BOTS: dict[str, type[Bot]] = {
    **{level.name: make_level_bot(level, GreedyBot) for level in reversed(LEVELS)},
    RandomBot.name: RandomBot,
}
"""Bots to play against, by name, strongest first."""

YARDSTICKS: dict[str, type[Bot]] = {bot.name: bot for bot in (PlainBot, BeginnerBot)}
"""Bots to measure others by; they sit at no table."""

MATES: dict[str, type[Bot]] = {MateBot.name: MateBot}
"""Bots that play games won together, and no others; strongest first."""

FOR_THEMSELVES = frozenset(level.name for level in LEVELS)
"""Bots that play for themselves and know nothing of games won together."""

USUAL_BOT = GreedyBot.name
"""Who plays where nobody chose a bot, in games that are not won together."""

NEWCOMERS_BOT = "gaspard"
"""Who plays against somebody who has not played here yet: he does not crush, and is not beaten asleep."""

CALLED = {level.name: level.called for level in LEVELS}
"""What the named players are called at a table, weakest first."""


def bots_for(rules: str) -> list[str]:
    """The bots that know a ruleset, strongest first. Raises RulesetError."""
    if not is_cooperative(rules):
        return list(BOTS)
    return [*MATES, *(name for name in BOTS if name not in FOR_THEMSELVES)]


def default_bot(rules: str) -> str:
    """Who plays where nobody chose a bot. Raises RulesetError."""
    return MateBot.name if is_cooperative(rules) else USUAL_BOT


def choose_substitute(rules: str, wished: str, seated: Iterable[str]) -> str:
    """Who plays for those who leave a table: who was wished for, else the first named player of those seated, else the
    usual bot. Raises RulesetError."""
    if wished:
        return wished
    able = bots_for(rules)
    return next((name for name in seated if name in CALLED and name in able), default_bot(rules))


def check_bots(rules: str, names: Iterable[str]) -> None:
    """Raises UnknownBot for names that mean no bot, or one that cannot play there, BadBudget and RulesetError."""
    able = bots_for(rules)
    for text in names:
        name = make_bot(text).name
        if name in MATES and name not in able:
            raise UnknownBot(f"the bot {name} plays games won together, such as mists, and {rules} is none")


def make_bot(text: str, seed: int = 0, game: int = 0, seat: int = 0) -> Bot:
    """A new bot of that name, which may carry a budget: `master:0.2s`. Raises UnknownBot and BadBudget."""
    name, colon, budget = text.partition(":")
    known = {**BOTS, **MATES, **YARDSTICKS}
    if name not in known:
        raise UnknownBot(f"there is no bot {name!r}; known are {', '.join(known)}")
    kind = known[name]
    if not colon:
        return kind(seed, game, seat)
    if not kind.searches:
        raise BadBudget(f"{text!r}: the bot {name} does not search, so it can have no budget; write {name}")
    return kind(seed, game, seat, read_budget(budget))
