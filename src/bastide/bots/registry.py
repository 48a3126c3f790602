"""The built-in bots, thin wrappers of the compiled choosers, and their registry by name."""

from collections.abc import Iterable
from operator import index

from bastide._suggest import near_and_others
from bastide.bots.api import BadBudget, Bot, UnknownBot, read_budget
from bastide.bots.levels import LEVELS, LevelRow, SearchingBot, SeededBot, make_level_bot
from bastide.bots.playout import choose_uniformly
from bastide.core.engine import Engine
from bastide.core.notation import text_of
from bastide.rules import is_cooperative

CLOSE = 1e-9
REACH = 1
"""How many actions after the first one the beginner looks ahead."""


def list_legal(engine: Engine) -> list[int]:
    """The packed legal actions."""
    return [int(engine.acts[i]) for i in range(int(engine.legal()))]


def list_texts(engine: Engine, acts: list[int]) -> list[str]:
    """Consecutive actions in record notation. The engine is left unchanged and emits no events."""
    listening, engine.state.listening = engine.state.listening, False
    texts = []
    for act in acts:
        texts.append(text_of(engine, act))
        engine.push(act)
    for _ in acts:
        engine.pop()
    engine.state.listening = listening
    return texts


class RandomBot(SeededBot):
    """Chooses uniformly among the legal actions: first the placement, then the figure or none."""

    name = "random"

    def choose_packed(self, engine: Engine) -> int:
        """A uniformly random legal action."""
        return int(choose_uniformly(engine, self._rng))


class GreedyBot(SeededBot):
    """Plays the turn with the best static evaluation at its end. The seed breaks ties."""

    name = "greedy"

    def choose_packed(self, engine: Engine) -> int:
        """The action with the highest value."""
        judged = self._evaluate(engine)
        best = max(value for _, value in judged)
        equal = [act for act, value in judged if value > best - CLOSE]
        return equal[int(self._rng.below(len(equal)))]


class PlainBot(GreedyBot):
    """Greedy with the evaluation of the base game. It plays all modules, but gives no value to abbots and arrows."""

    name = "plain"
    base_only = True


class BeginnerBot(SeededBot):
    """Counts only scored points: it plays the turn with the largest gain over its opponents.

    Unfinished features have no value to it. The seed breaks ties.
    """

    name = "beginner"

    def choose_packed(self, engine: Engine) -> int:
        """The action that leads to the largest lead in points at the end of the turn."""
        listening, engine.state.listening = engine.state.listening, False
        judged = [(act, self._after(engine, act, int(engine.seat), REACH)) for act in list_legal(engine)]
        engine.state.listening = listening
        best = max(lead for _, lead in judged)
        equal = [act for act, lead in judged if lead == best]
        return equal[int(self._rng.below(len(equal)))]

    def _after(self, engine: Engine, act: int, seat: int, reach: int) -> int:
        """The lead over the best opponent after an action and the best further actions."""
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
    """Plays for the team: runs many playouts of its most promising turns and takes the one most likely to win.

    All turns get the same draws.
    """

    name = "mate"
    player = LevelRow(name, "", evaluations=100)

    def choose_packed(self, engine: Engine) -> int:
        """The next action of that turn. Raises ValueError for a game that is not cooperative."""
        if not engine.rules.cooperative:
            raise ValueError(f"{engine.rules.name} is not played by a team")
        return super().choose_packed(engine)


BOTS: dict[str, type[Bot]] = {
    **{level.name: make_level_bot(level, GreedyBot) for level in reversed(LEVELS)},
    RandomBot.name: RandomBot,
}
"""Bots to play against by name, strongest first."""

YARDSTICKS: dict[str, type[Bot]] = {bot.name: bot for bot in (PlainBot, BeginnerBot)}
"""Reference bots for measurements. They cannot join tables."""

MATES: dict[str, type[Bot]] = {MateBot.name: MateBot}
"""Bots for cooperative games only, strongest first."""

FOR_THEMSELVES = frozenset(level.name for level in LEVELS)
"""Bots for competitive games only."""

USUAL_BOT = GreedyBot.name
"""The default bot of competitive games."""

NEWCOMERS_BOT = "gaspard"
"""The first opponent of a new player: not too strong, but not too easy to beat."""

CALLED = {level.name: level.called for level in LEVELS}
"""The names of the bots at a table, weakest first."""


def bots_for(rules: str) -> list[str]:
    """The bots that can play a ruleset, strongest first. Raises RulesetError."""
    if not is_cooperative(rules):
        return list(BOTS)
    return [*MATES, *(name for name in BOTS if name not in FOR_THEMSELVES)]


def default_bot(rules: str) -> str:
    """The default bot for a ruleset. Raises RulesetError."""
    return MateBot.name if is_cooperative(rules) else USUAL_BOT


def choose_substitute(rules: str, wanted: str, seated: Iterable[str]) -> str:
    """The bot that replaces a player who leaves a table. Raises RulesetError.

    It is the `wanted` bot, else the first named bot in `seated`, else the default bot.
    """
    if wanted:
        return wanted
    able = bots_for(rules)
    return next((name for name in seated if name in CALLED and name in able), default_bot(rules))


def check_bots(rules: str, names: Iterable[str]) -> None:
    """Raises UnknownBot for unknown names and for bots that cannot play these rules, BadBudget and RulesetError."""
    able = bots_for(rules)
    for text in names:
        name = make_bot(text).name
        if name in MATES and name not in able:
            raise UnknownBot(f"the bot {name} plays games won together, such as mists, and {rules} is none")


def make_bot(text: str, seed: int = 0, game: int = 0, seat: int = 0) -> Bot:
    """A new bot by name, which may include a budget: `master:0.2s`. Raises UnknownBot and BadBudget."""
    seed, game, seat = index(seed), index(game), index(seat)
    name, colon, budget = text.partition(":")
    known = {**BOTS, **MATES, **YARDSTICKS}
    if name not in known:
        raise UnknownBot(f"there is no bot {name!r}{near_and_others(name, known)}")
    kind = known[name]
    if not colon:
        return kind(seed, game, seat)
    if not kind.searches:
        raise BadBudget(f"{text!r}: the bot {name} does not search, so it can have no budget; write {name}")
    return kind(seed, game, seat, read_budget(budget))
