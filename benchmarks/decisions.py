"""What bots lose by their decisions, in positions of good play whose promising turns were rolled out
(benchmarks/positions, made by scripts/decisions.py): the points that a bot's turn is worth less than the best one.

    python -m scripts.bench decisions [--bot master:0.05s ...] [--rules base+fields ...] [--limit 20]
                                      [--save losses.json] [--against losses.json]

A bot plays its whole turn as in a game. A turn that was not rolled out counts as "not listed". It gets the value of a
listed turn with the same first answer and the same outlook of every seat, else of the listed turn that the bot ranks
best. Where the bot has no ranking, the decision is left out. tau is Kendall's between the bot's ranking of the listed
turns and their values, the mean over positions. Searching bots rank the turns that they searched, greedy ones all.

The best turn is the best of averages and so the luckiest: all losses are too large, but differences between bots are
not. "fair" is the loss against the turn that is best in one half of the playouts, measured in the other half
(Decision.fair_loss). It is a little too small. The true loss lies between the two. `--limit` takes the first positions
of each file. `--save` stores the losses of every bot, and `--against` compares with stored ones.
"""

import argparse
import json
import time
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from math import isnan, nan, sqrt
from pathlib import Path
from statistics import fmean, stdev

from scipy.stats import kendalltau

from bastide.bots import BadBudget, UnknownBot, make_bot
from bastide.bots.api import Bot
from bastide.bots.evaluation import PositionEvaluator
from bastide.bots.feature_value import FeatureValue
from bastide.bots.greedy import Judge
from bastide.bots.levels import SearchingBot
from bastide.bots.registry import GreedyBot, check_bots
from bastide.bots.rollouts import CandidateTurn
from bastide.bots.weights import Weights
from bastide.core.engine import Engine
from benchmarks._positions import FOLDER, Decision, begins_turn, packed_of, read

BOTS = ("greedy", "sidonie:60", "master:0.05s", "master:0.2s")
SEED = 7
ALIKE = 6
"""Decimal places of compared outlooks."""

Key = tuple[int, tuple[float, ...]]
"""The identity of a turn: its first answer, and the outlook of every seat at its end."""


Losses = dict[str, float]
"""Points lost, by the name of the decision."""


@dataclass(frozen=True)
class Choice:
    """The result of one decision.

    `loss` and `fair` (without the luck of the best turn) are NaN where they are unknown, `tau` where there is none.
    `groups` are the groups of the decision, and `name` identifies it.
    """

    name: str
    loss: float
    fair: float
    listed: bool
    tau: float
    seconds: float
    groups: tuple[str, str, str]


class Table:
    """A game in which one bot decides."""

    def __init__(self, text: str, engine: Engine) -> None:
        self.engine = engine
        engine.state.listening = False
        self.bot: Bot = make_bot(text, SEED)
        self.judge = Judge(engine, base_only=self.bot.base_only) if isinstance(self.bot, GreedyBot) else None
        self.position = PositionEvaluator(engine, FeatureValue(engine, Weights(), False))
        self.searched: list[CandidateTurn] = []  # at the first answer of a turn

    def ask(self, decision: Decision) -> Choice:
        """Let the bot play a turn."""
        engine = self.engine
        decision.set_up(engine)
        turns = [packed_of(engine, turn) for turn in decision.turns]
        keys = {self._key(acts): i for i, acts in reversed(list(enumerate(turns)))}
        began = time.process_time()
        chosen = self._play()
        seconds = time.process_time() - began
        values = self._values(turns, keys)
        which = keys.get(self._key(chosen), -1)
        listed = which >= 0
        if not listed and values:
            which = max(values, key=lambda i: values[i])
        loss, fair = nan, nan
        if which >= 0:
            loss, fair = decision.turns[which].loss, decision.fair_loss(decision.turns[which])
        groups = (decision.kind, decision.stage(engine), f"{decision.rules}, {decision.seats} seats")
        tau = kendall([-decision.turns[i].loss for i in values], list(values.values()))
        return Choice(f"{groups[2]}, {decision.number}", loss, fair, listed, tau, seconds, groups)

    def _play(self) -> list[int]:
        """The bot's answers in its turn."""
        engine, seat = self.engine, self.engine.seat
        acts: list[int] = []
        self.searched = []
        while not engine.over and engine.seat == seat and not (acts and begins_turn(engine)):
            choices = engine.legal()
            acts.append(int(self.bot.choose_packed(engine)))
            if len(acts) == 1 < choices and isinstance(self.bot, SearchingBot):
                self.searched = self.bot.judged()
            engine.push(acts[-1])
        for _ in acts:
            engine.pop()
        return acts

    def _key(self, acts: list[int]) -> Key:
        for act in acts:
            self.engine.push(act)
        worth = tuple(round(value, ALIKE) for value in self.position.standing())
        for _ in acts:
            self.engine.pop()
        return acts[0], worth

    def _values(self, turns: list[list[int]], keys: dict[Key, int]) -> dict[int, float]:
        """The bot's values of the listed turns, as far as it has any."""
        if self.judge is not None:
            return {i: self.judge.follow(acts)[1] for i, acts in enumerate(turns)}
        found: dict[int, float] = {}
        for turn in self.searched:
            which = keys.get(self._key(turn.acts), -1)
            if which >= 0:
                found.setdefault(which, turn.rank)
        return found


def kendall(one: list[float], other: list[float]) -> float:
    """Kendall's tau-b of two rankings, NaN where one of them has no order."""
    if len(set(one)) < 2 or len(set(other)) < 2:
        return nan
    return float(kendalltau(one, other).statistic)


def mean_of(values: Iterable[float]) -> tuple[float, float, int]:
    """Mean, standard error and number of the values that are not NaN."""
    known = [value for value in values if not isnan(value)]
    n = len(known)
    return (fmean(known) if n else nan), (stdev(known) / sqrt(n) if n > 1 else nan), n


def choices_of(bot: str, decisions: list[Decision]) -> list[Choice]:
    """A bot's choices in all positions."""
    tables: dict[tuple[str, int, str], Table] = {}
    choices = []
    for decision in decisions:
        game = decision.rules, decision.seats, str(decision.options)
        if game not in tables:
            tables[game] = Table(bot, decision.engine())
        choices.append(tables[game].ask(decision))
    return choices


def losses(choices: list[Choice]) -> Losses:
    """The known losses by decision."""
    return {choice.name: choice.loss for choice in choices if not isnan(choice.loss)}


def difference(choices: list[Choice], others: Losses, name: str) -> str:
    """How much more was lost than by others in the same positions, or "" without any."""
    more, doubt, n = mean_of(loss - others.get(one, nan) for one, loss in losses(choices).items())
    return f" ({more:+.3f} ± {doubt:.3f} against {name})" if n else ""


def tell(bot: str, choices: list[Choice], against: str) -> None:
    """Print a bot's losses, in all and by groups. `against` is the difference to others."""
    loss, error, n = mean_of(choice.loss for choice in choices)
    fair, doubt, _ = mean_of(choice.fair for choice in choices)
    tau, _, _ = mean_of(choice.tau for choice in choices)
    best = 100 * sum(choice.loss == 0 for choice in choices) / max(1, n)
    unlisted = sum(not choice.listed for choice in choices)
    print(
        f"= {bot}: loses {loss:.3f} ± {error:.3f} points a decision{against}, "
        f"fair {fair:.3f} ± {doubt:.3f}, best turn {best:.0f} %, "
        f"tau {tau:.2f}, not listed {100 * unlisted / len(choices):.0f} %, "
        f"{1000 * sum(choice.seconds for choice in choices) / len(choices):.1f} ms, {n} positions",
        flush=True,
    )
    for column, name in enumerate(("kind", "stage", "rules")):
        groups: dict[str, list[Choice]] = defaultdict(list)
        for choice in choices:
            groups[choice.groups[column]].append(choice)
        print(f"  by {name}:")
        for group, members in sorted(groups.items(), key=lambda item: -len(item[1])):
            lost, doubt, n = mean_of(choice.loss for choice in members)
            fair, _, _ = mean_of(choice.fair for choice in members)
            tau, _, _ = mean_of(choice.tau for choice in members)
            print(f"    {group:<40} {lost:6.3f} ± {doubt:.3f}  fair {fair:6.3f}  tau {tau:5.2f}  {n} positions")


def arguments() -> argparse.Namespace:
    """The command line. An error ends the program with a message and status 2."""
    parser = argparse.ArgumentParser(description="points that bots lose by their decisions")
    parser.add_argument("--bot", nargs="+", default=list(BOTS))
    parser.add_argument("--rules", nargs="+", help="files of benchmarks/positions (all)")
    parser.add_argument("--limit", type=int, help="positions of each file")
    parser.add_argument("--save", type=Path, metavar="FILE", help="keep what every bot lost")
    parser.add_argument("--against", type=Path, metavar="FILE", help="compare with stored losses")
    asked = parser.parse_args()
    known = sorted(path.stem for path in FOLDER.glob("*.jsonl"))
    asked.rules = asked.rules or known
    for rules in asked.rules:
        if rules not in known:
            parser.error(f"there are no positions of {rules!r}; there are some of {', '.join(known)}")
        try:
            check_bots(rules, asked.bot)
        except (UnknownBot, BadBudget) as error:
            parser.error(f"--bot: {error}")
    if asked.limit is not None and asked.limit < 1:
        parser.error(f"--limit {asked.limit}: it must be 1 or more")
    if asked.save and not asked.save.parent.is_dir():
        parser.error(f"--save: there is no folder {asked.save.parent}")
    try:
        asked.before = json.loads(asked.against.read_text("utf-8")) if asked.against else {}
    except (OSError, ValueError) as error:
        parser.error(f"--against {asked.against}: {getattr(error, 'strerror', '') or 'this is no JSON'}")
    return asked


def main() -> None:
    """Print the figures; lines that begin with "= " are repeated by make bench."""
    asked = arguments()
    decisions = [one for rules in asked.rules for one in read(FOLDER / f"{rules}.jsonl")[: asked.limit]]
    print(f"{len(decisions)} positions; standard errors behind ±")
    before: dict[str, Losses] = asked.before
    lost: dict[str, Losses] = {}
    for bot in asked.bot:
        choices = choices_of(bot, decisions)
        first = difference(choices, lost[asked.bot[0]], asked.bot[0]) if lost else ""
        tell(bot, choices, first + difference(choices, before.get(bot, {}), "before"))
        lost[bot] = losses(choices)
    if asked.save:
        asked.save.write_text(json.dumps(lost), encoding="utf-8")


if __name__ == "__main__":
    main()
