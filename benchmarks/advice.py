"""The gain of `greedy` from the heuristics of modules: matches of the bot against itself without those of one module,
on the same draws with swapped seats.

    python -m scripts.bench advice [--modules traders arrows] [--rules base+fields+ghosts] [--games 1000] [--seed 1]
                                   [--players 2] [--jobs 2]

Each module is added to the rules, unless they name it. By default these are all modules that have heuristics. As a bot
of its own, for other commands: `bastide arena --bots greedy,benchmarks.advice:without_traders`. More names of modules
may follow, joined by "__", and "-" is written "_".
"""

from collections.abc import Iterable
from contextlib import suppress
from typing import Any

from bastide.bots.arena import ArenaSettings, play_tournament
from bastide.bots.greedy import Judge
from bastide.bots.matches import MatchResult
from bastide.bots.registry import GreedyBot
from bastide.core.engine import Engine
from bastide.core.refusal import RulesetError
from bastide.heuristics.module_heuristics import ModuleHeuristics
from bastide.rules import MODULES, USUAL, make_ruleset, module_names
from scripts.console import options

PREFIX = "without_"
GAMES = 40


class UnadvisedBot(GreedyBot):
    """Greedy without the heuristics of the modules in `without`."""

    without: tuple[str, ...] = ()

    def _evaluate(self, engine: Engine) -> list[tuple[int, float]]:
        """Every legal action with its value. A Judge asks for heuristics only when it is made."""
        rules = engine.rules
        if self._judge is None or self._judge.engine is not engine:
            modules = rules.modules
            rules.modules = [module for module in modules if module.id.replace("-", "_") not in self.without]
            try:
                self._judge = Judge(engine)
            finally:
                rules.modules = modules
        return self._judge.judge()


def __getattr__(name: str) -> Any:
    """The class `without_NAME`, for the names of bots."""
    if not name.startswith(PREFIX):
        raise AttributeError(name)
    return type(name, (UnadvisedBot,), {"without": tuple(name.removeprefix(PREFIX).split("__"))})


def advised_modules() -> list[str]:
    """The modules that have heuristics and can be added to the usual rules by themselves."""
    found = []
    for name in (name for name, make in MODULES.items() if isinstance(make().heuristics(), ModuleHeuristics)):
        with suppress(RulesetError):
            make_ruleset(with_module(USUAL, name), 2)
            found.append(name)
    return found


def with_module(rules: str, name: str) -> str:
    """The rules with a module."""
    return rules if name in module_names(rules) else f"{rules}+{name}"


def describe(name: str, rules: str, result: MatchResult) -> str:
    """The share of the bot with the heuristics, with the interval."""
    low, high = result.interval
    facts = result.as_dict()
    return (
        f"= {name}, {rules}: share {100 * result.share:.1f} % of {result.games} games "
        f"({100 * low:.1f} to {100 * high:.1f} with 95 % certainty, even {100 * result.even:.1f}), "
        f"mean difference {facts['mean_difference']} {facts['difference_interval_95']}"
    )


def compare(names: Iterable[str], setting: ArenaSettings, games: int, jobs: int) -> None:
    """Play a match for each module, and print its result."""
    for name in names:
        rules = with_module(setting.rules, name)
        own = ArenaSettings(rules, setting.players, seed=setting.seed)
        bots = ("greedy", f"benchmarks.advice:{PREFIX}{name.replace('-', '_')}")
        for results in play_tournament(bots, games, own, jobs):
            last = results[0]
        print(describe(name, rules, last), flush=True)
        for failure in last.failures:
            print(failure.text)


def main() -> None:
    """Entry point."""
    chosen = options(__doc__, modules=[""], rules=USUAL, games=GAMES, seed=1, players=2, jobs=1)
    names = [name for name in chosen.modules if name] or advised_modules()
    compare(names, ArenaSettings(chosen.rules, chosen.players, seed=chosen.seed), chosen.games, chosen.jobs)


if __name__ == "__main__":
    main()
