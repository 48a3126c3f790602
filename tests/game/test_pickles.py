"""What is public can be pickled and copied, and goes through a pool of processes."""

import copy
import importlib
import inspect
import pickle
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest

from bastide import Action, Event, Game, IllegalAction, PositionError, RecordError, Refusal, RulesetError
from bastide.aids import ahead, cells, features, survey
from bastide.analysis import UnknownDepth
from bastide.art import Crossings, Part, Score
from bastide.bots import BOTS, MATES, YARDSTICKS, BadBudget, Bot, Budget, Program, UnknownBot, make_bot
from bastide.core.actions import ActionError
from bastide.core.scoring import ScoreLine
from bastide.engine import CHANCE, Engine, Judge, Rng, Rollouts, TeamJudge, draw, make_ruleset, new_engine, playout
from bastide.jcz import Failed, JczError, Replay, Unsupported, read, replay
from bastide.puzzles import Puzzle, Way
from bastide.records import Entry

MODULES = ("", ".engine", ".bots", ".records", ".aids", ".analysis", ".puzzles", ".jcz", ".art")
WITHOUT_OBJECTS = {"GameView", "Bot"}
"""The description of a dictionary, and the base class of bots."""
JCZ = Path(__file__).parents[1] / "jcz"


def engine_at(rules: str, players: int = 2, turns: int = 6, **options: Any) -> Engine:
    """A game after some random turns, where a seat decides."""
    engine, rng = new_engine(rules, players, options=options), Rng(3)
    playout(engine, rng, turns=turns)
    while engine.seat == CHANCE:
        engine.push(draw(engine, rng))
    return engine


def continued() -> Engine:
    """An engine whose first position is not the start of a game."""
    engine = engine_at("base+fields+abbot+traders", 3).clone()
    playout(engine, Rng(4), turns=3)
    return engine


@cache
def base() -> Engine:
    """A game of two, with features that are worth something."""
    return engine_at("base+fields")


def jcz_file() -> bytes:
    """A file of another program."""
    return next(iter(sorted(JCZ.rglob("*.jcz")))).read_bytes()


def played_game() -> Game:
    """A finished game."""
    game = Game("base", seed=1, draws=6)
    while not game.over:
        game.push(game.legal_actions()[0])
    return game


MADE: dict[str, Callable[[], Any]] = {
    "Action": lambda: Action.parse("place J 0,-1 180"),
    "ActionError": lambda: ActionError("no"),
    "Decision": lambda: Game("base", seed=1).decision,
    "Event": lambda: Event("over", {"scores": [1, 2]}),
    "Game": played_game,
    "IllegalAction": lambda: IllegalAction(Refusal("a", "BASE-12", "No.")),
    "PositionError": lambda: PositionError("no", "tiles", entry=3),
    "Record": lambda: played_game().record(),
    "RecordError": lambda: RecordError("no", line=4),
    "Refusal": lambda: Refusal("a", "BASE-12", "No."),
    "RulesetError": lambda: RulesetError("no", "code", "BASE-02", {"a": "b"}),
    "ScoreLine": lambda: next(line for line in played_game().explain()),
    "Engine": base,
    "Judge": lambda: Judge(base()),
    "Rng": lambda: Rng(7),
    "Rollouts": lambda: Rollouts(base()),
    "Ruleset": lambda: make_ruleset("base+inns", 3, 1, {"small_cities": 2}),
    "TeamJudge": lambda: TeamJudge(engine_at("mists", 3)),
    "Crossings": Crossings,
    "Part": lambda: Part(0, 1, "E", 90, 2),
    "Score": lambda: Score("Anna", 4, "red"),
    "Outcome": lambda: played_game().outcome(),
    "Program": lambda: Program("./mybot [depth=3]:0.2s", seed=4),
    "BadBudget": lambda: BadBudget("no"),
    "Budget": lambda: Budget(seconds=0.2),
    "UnknownBot": lambda: UnknownBot("no"),
    "End": lambda: played_game().record().end,
    "Entry": lambda: Entry(1, "pass", 0),
    "Header": lambda: played_game().record().header,
    "Player": lambda: played_game().record().header.players[0],
    "Band": lambda: ahead(base(), 0.0, 1, games=1),
    "CellAid": lambda: cells(base())[0],
    "Ending": lambda: features(base()),
    "Feature": lambda: survey(base())[0],
    "FeatureAid": lambda: features(base()).features[0],
    "UnknownDepth": lambda: UnknownDepth("no"),
    "Puzzle": lambda: Puzzle(
        rules="base",
        options={},
        seats=2,
        actions=["draw U"],
        seat=0,
        ways=[Way([["pass"]], 1.0)],
        error=0.5,
        reasons=[],
    ),
    "Way": lambda: Way([["pass"]], 1.0),
    "Failed": lambda: Failed("a", "b"),
    "JczError": lambda: JczError("no", message=3),
    "Replay": lambda: replay(read(jcz_file())),
    "Saved": lambda: read(jcz_file()),
    "Unsupported": lambda: Unsupported("no"),
}
MORE: dict[str, Callable[[], Any]] = {
    "an engine of many modules": lambda: engine_at("base+fields+abbot+anniversary+ghosts+conquest+traders", 4),
    "a finished engine": lambda: engine_at("base+fields", turns=4, draws=4),
    "a team": lambda: engine_at("mists", 3, level=4),
    "a continued engine": continued,
    "a copy": lambda: engine_at("base+fields+ghosts").clone(),
    **{name: partial(make_bot, name, 5, 6, 1) for name in (*BOTS, *MATES, *YARDSTICKS)},
}


def test_every_public_class_has_an_example() -> None:
    public = set()
    for name in MODULES:
        module = importlib.import_module(f"bastide{name}")
        public |= {word for word in module.__all__ if inspect.isclass(getattr(module, word))}
    assert public - WITHOUT_OBJECTS == set(MADE)


def facts(made: Any) -> Any:
    """What must be the same of an object and its copy."""
    if isinstance(made, Engine):
        marks = [int(frame.action) for frame in made.frames[: int(made.plies)]]
        state = made.state
        return made.hash(), marks, made.legal_actions(), state.listening, state.lines, made.rules.name
    if isinstance(made, Game):
        return made.hash(), made.record(), made.explain()
    if isinstance(made, Rng):
        return [int(made.word()) for _ in range(5)]
    if isinstance(made, Judge | TeamJudge):
        return made.judge(), made.engine.hash()
    if isinstance(made, Bot):
        return type(made), made.seed, made.game, made.seat, made.budget, made.name
    if isinstance(made, BaseException):
        fields = ("code", "rule", "args_by_name", "refusal", "line", "field", "reason", "entry", "message")
        return type(made), str(made), made.args, [getattr(made, field, None) for field in fields]
    if isinstance(made, Replay):
        return made.game.hash(), made.turn
    if isinstance(made, Crossings):
        return made.found
    if hasattr(made, "figure_specs"):
        return made.name, int(made.n_seats), int(made.starter), made.options
    return made


@pytest.mark.parametrize("name", [*MADE, *MORE])
def test_a_pickle_and_copies_are_the_same(name: str) -> None:
    made = {**MADE, **MORE}[name]()
    copies = [pickle.loads(pickle.dumps(made)), copy.copy(made), copy.deepcopy(made)]
    before = facts(made)
    for other in copies:
        assert type(other) is type(made)
        assert facts(other) == before


def test_an_engine_is_left_as_it_was_and_goes_back_to_its_first_position() -> None:
    engine = continued()
    before = facts(engine)
    other = pickle.loads(pickle.dumps(engine))
    assert facts(engine) == before
    assert other.rules is engine.rules
    engine.undo_to(0)
    other.undo_to(0)
    assert facts(engine) == facts(other)


def test_a_game_that_listens_keeps_its_lines() -> None:
    game = played_game()
    engine = pickle.loads(pickle.dumps(game.engine))
    assert engine.state.lines == game.explain()
    assert all(isinstance(line, ScoreLine) for line in engine.state.lines)
    half = Game("base", seed=1, draws=12)
    for _ in range(20):
        half.push(half.legal_actions()[0])
    later = half.copy(history=False)
    later.push(later.legal_actions()[0])
    assert pickle.loads(pickle.dumps(later.engine)).state.lines == later.explain() != []


@pytest.mark.parametrize("name", ["random", "greedy", "beginner", "gaspard", "master:40", "mate:20"])
def test_a_bot_plays_on_as_if_it_had_not_been_copied(name: str) -> None:
    rules = "mists" if name.startswith("mate") else "base+fields"
    engine, rng = engine_at(rules, draws=14) if rules == "base+fields" else engine_at(rules), Rng(9)
    bot = make_bot(name, 5, 6, int(engine.seat))
    for _ in range(10):
        if engine.over:
            return
        if engine.seat < 0:
            engine.push(draw(engine, rng))
            continue
        other = pickle.loads(pickle.dumps(bot))
        action = bot.choose_packed(engine)
        assert other.choose_packed(copy.copy(engine)) == action
        bot = other if engine.plies % 2 else bot
        engine.push(action)


def play_on(engine: Engine, bot: Bot, rng: Rng) -> tuple[int, int]:
    """The hash after one decision and the next random number, in another process."""
    engine.push(bot.choose_packed(engine))
    return engine.hash(), int(rng.word())


def test_a_pool_of_processes_takes_engines_bots_and_random_numbers() -> None:
    engine = engine_at("base+fields")
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        told = pool.submit(play_on, engine, make_bot("greedy", 1), Rng(2)).result()
        rules = pool.submit(make_ruleset, "base+inns", 2).result()
    assert told == play_on(engine, make_bot("greedy", 1), Rng(2))
    assert rules is make_ruleset("base+inns", 2)
