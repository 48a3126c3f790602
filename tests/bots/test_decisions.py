"""The benchmark of decisions: its data can be played, its recipe makes the same again, and what it prints is right."""

from dataclasses import replace
from math import isnan, nan
from pathlib import Path

import pytest

from bastide.bots.rollouts import CandidateTurn
from bastide.core.engine import Engine
from bastide.rules import VERSIONS, module_names
from benchmarks import decisions as bench
from benchmarks._positions import (
    FOLDER,
    THIRDS,
    Decision,
    Rolled,
    append,
    begins_turn,
    file_of,
    packed_of,
    push_text,
    read,
)
from scripts import decisions as recipe

FILES = sorted(FOLDER.glob("*.jsonl"))
QUICK = recipe.Effort(most=3, answers=1, margin=9.0, depth=1, each=2, cap=4)
EARLY = 10
"""The number of a position that comes after few turns."""


def check(decision: Decision, engine: Engine) -> None:
    """It can be reached, its turns can be played whole, and the best of them loses nothing."""
    decision.set_up(engine)
    assert engine.seat >= 0
    assert all(turn.acts[0].startswith("place ") for turn in decision.turns)
    assert decision.stage(engine) in THIRDS
    assert decision.kind
    seat = engine.seat
    for turn in decision.turns:
        for act in packed_of(engine, turn):
            assert engine.seat == seat
            engine.push(act)
        assert engine.over or engine.seat != seat or begins_turn(engine), turn.acts
        while int(engine.plies) > len(decision.actions):
            engine.pop()
    assert len({tuple(turn.acts) for turn in decision.turns}) == len(decision.turns) > 1
    assert decision.best.loss == decision.best.error == 0
    assert list(decision.best.halves) == [0, 0]
    assert decision.best.n == max(turn.n for turn in decision.turns)
    for turn in decision.turns:  # the halves are as long as each other
        assert max(0.0, sum(turn.halves) / 2) == pytest.approx(turn.loss, abs=0.01)
    assert all(turn.loss >= 0 and turn.error >= 0 and turn.n > 1 for turn in decision.turns)
    enough = recipe.USUAL
    for turn in decision.turns:
        sure = turn.loss > enough.sure * turn.error + enough.beyond - 0.01
        assert turn.error < enough.enough + 0.01 or turn.n >= enough.cap or sure


def check_file(path: Path, each: int | None) -> None:
    """So many positions of every number of seats."""
    found = read(path)
    keys = [(decision.seats, decision.number) for decision in found]
    assert len(set(keys)) == len(keys) > 0
    for seats in {seats for seats, _ in keys}:
        members = [decision for decision in found if decision.seats == seats]
        engine = members[0].engine()
        assert engine.rules.name == path.stem
        for decision in members[:each]:
            assert decision.rules == path.stem
            played = VERSIONS.recorded(decision.options, module_names(decision.rules))
            assert played == engine.rules.options, "with the tiles of their time"
            check(decision, engine)


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_positions_can_be_played(path: Path) -> None:
    check_file(path, 1)


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_all_positions_can_be_played(path: Path) -> None:
    check_file(path, None)


def test_there_are_positions_of_every_system() -> None:
    there = {(decision.rules, decision.seats) for path in FILES for decision in read(path)}
    assert set(recipe.SYSTEMS) <= there


def made(number: int) -> Decision:
    decision = recipe.Maker("base", 2, QUICK).make(number)
    assert decision is not None
    return decision


def test_the_recipe_makes_the_same_again_whatever_it_made_before() -> None:
    maker = recipe.Maker("base", 2, QUICK)
    first = maker.make(EARLY)
    assert maker.make(EARLY - 2) != first
    assert maker.make(EARLY) == first == made(EARLY)


def test_what_is_made_can_be_played_and_read_again(tmp_path: Path) -> None:
    decision = made(EARLY)
    engine = decision.engine()
    decision.set_up(engine)
    assert decision.best.loss == decision.best.error == 0
    assert [len(packed_of(engine, turn)) for turn in decision.turns] == [len(turn.acts) for turn in decision.turns]
    append(tmp_path, decision)
    append(tmp_path, made(EARLY - 2))
    assert read(file_of(tmp_path, "base"))[0] == decision
    numbers = range(EARLY - 2, EARLY + 1)
    assert recipe.jobs_of([("base", 2)], numbers, tmp_path) == [("base", 2, EARLY - 1)]
    assert len(recipe.jobs_of([("base", 3)], numbers, tmp_path)) == 3


def test_clearly_worse_turns_are_given_up_and_close_ones_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Turn 0 leads turn 2 by 10 for certain, and turn 1 by half a point with a spread that never settles."""
    maker = recipe.Maker("base", 2, QUICK)
    turns = maker._play_to(EARLY)[:3]
    assert len(turns) == 3

    class Fixed:
        def play(self, turn: CandidateTurn, seat: int, seed: int, number: int, depth: int) -> float:
            return (0.0, 40.0 * (number % 2) - 20.5, -10.0)[turns.index(turn)]

    monkeypatch.setattr(maker, "rollouts", Fixed())
    (loss, error, n, none), (other, doubt, most, halves), (behind, _, few, both) = maker._judge(turns, 0)
    assert (loss, error, n, none) == (0, 0, 4, (0, 0))
    assert (behind, few, both) == (10, 2, (10, 10))
    assert halves == (20.5, -19.5)
    assert (round(other, 6), most) == (0.5, 4)
    assert doubt > QUICK.enough


def test_a_turn_that_was_given_up_against_another_one_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Turn 0 begins 20 points ahead of turn 1 and falls behind turn 2, from which nothing tells turn 1 apart."""
    maker = recipe.Maker("base", 2, QUICK)
    turns = maker._play_to(EARLY)[:3]
    came = ((20.0, 20.0, -100.0, -100.0), (0.0, 0.0, 0.0, -1.0), (-30.0, 30.0, 0.0, 0.0))

    class Fixed:
        def play(self, turn: CandidateTurn, seat: int, seed: int, number: int, depth: int) -> float:
            return came[turns.index(turn)][number]

    monkeypatch.setattr(maker, "rollouts", Fixed())
    told = maker._judge(turns, 0)
    assert [n for _, _, n, _ in told] == [4, 4, 4]
    assert [loss for loss, _, _, _ in told] == [40, 0.25, 0]


def test_actions_that_are_not_legal_are_told() -> None:
    decision = made(EARLY)
    engine = decision.engine()
    with pytest.raises(ValueError, match="'pass' is not legal after 0 actions of base"):
        push_text(engine, "pass")


def judged(decision: Decision, losses: dict[int, float]) -> Decision:
    """The same with other losses, and only those turns."""
    turns = [Rolled(decision.turns[i].acts, 0.0, loss, 0.0, 2, (loss, loss)) for i, loss in losses.items()]
    return replace(decision, turns=turns)


def test_the_luck_of_the_best_turn_is_left_out() -> None:
    """Each half names a best turn, and the other half tells what that is worth; who was given up names none."""
    turns = [
        Rolled(["a"], 0.0, 0.0, 0.0, 64, (0.0, 0.0)),
        Rolled(["b"], 0.0, 0.5, 0.4, 64, (-1.0, 2.0)),
        Rolled(["c"], 0.0, 4.0, 2.0, 32, (-2.0, 10.0)),
    ]
    decision = Decision("base", {}, 2, 0, [], turns)
    assert [decision.fair_loss(turn) for turn in turns] == [-1.0, -0.5, 3.0]


def test_the_best_turn_is_the_one_that_others_are_measured_against() -> None:
    """Two turns lost the same on average, one of them more in this playout and less in that one."""
    level, best = Rolled(["a"], 1.0, 0.0, 0.5, 96, (0.4, -0.4)), Rolled(["b"], 0.5, 0.0, 0.0, 96, (0.0, 0.0))
    assert Decision("base", {}, 2, 0, [], [level, best]).best is best


def test_bots_lose_what_their_turns_lose() -> None:
    """Turns stand in the order of the outlook, so greedy takes the first, or of those listed the one it judges best."""
    decision = made(EARLY)
    assert decision.turns[0].outlook > decision.turns[1].outlook
    table = bench.Table("greedy", decision.engine())
    choice = table.ask(judged(decision, {0: 1.5, 1: 0.0}))
    assert (choice.loss, choice.listed, choice.tau) == (1.5, True, -1)
    assert choice.groups[2] == "base, 2 seats"
    assert table.ask(judged(decision, {1: 0.0, 0: 1.5})).loss == 1.5
    choice = table.ask(judged(decision, {1: 0.25, 2: 0.0}))
    assert (choice.loss, choice.listed) == (0.25, False)
    silent = bench.Table("random", decision.engine()).ask(judged(decision, {1: 0.25, 2: 0.0}))
    assert isnan(silent.tau)
    assert silent.listed or isnan(silent.loss)


def test_searching_bots_tell_what_they_think_of_turns() -> None:
    decision = made(EARLY)
    choice = bench.Table("master:4", decision.engine()).ask(decision)
    assert not isnan(choice.loss)


def test_kinds_are_told_by_the_best_turn() -> None:
    place = "place U 0,1 0"
    acts = {"city": "meeple city 0,1 N", "recall": "recall abbot garden 1,1 I", "tile only": "pass"}
    for kind, text in acts.items():
        turns = [
            Rolled([place, "meeple road 0,1 S"], 1.0, 0.5, 0.1, 9, (0.5, 0.5)),
            Rolled([place, text], 0.5, 0.0, 0.0, 9, (0.0, 0.0)),
        ]
        assert Decision("base", {}, 2, 0, [], turns).kind == kind


def test_means_and_ranks() -> None:
    assert bench.mean_of([1.0, nan, 3.0]) == (2.0, 1.0, 2)
    mean, error, n = bench.mean_of([nan])
    assert (isnan(mean), isnan(error), n) == (True, True, 0)
    assert bench.kendall([1.0, 2.0, 3.0], [1.0, 3.0, 2.0]) == pytest.approx(1 / 3)
    assert isnan(bench.kendall([1.0, 1.0], [1.0, 2.0]))


def test_it_prints_a_line_for_each_bot_and_tells_differences(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    decision = judged(made(EARLY), {0: 1.5, 1: 0.0})
    again = replace(decision, number=EARLY + 1, turns=[replace(turn, loss=1.5 - turn.loss) for turn in decision.turns])
    monkeypatch.setattr(bench, "read", lambda path: [decision, again])

    def said(*options: str) -> list[str]:
        monkeypatch.setattr("sys.argv", ["decisions", "--rules", "base", *options])
        bench.main()
        return [line for line in capsys.readouterr().out.splitlines() if line.startswith("= ")]

    kept = str(tmp_path / "losses.json")
    lines = said("--bot", "greedy", "plain", "--limit", "1", "--save", kept)
    assert lines[0].startswith(
        "= greedy: loses 1.500 ± nan points a decision, fair 1.500 ± nan, best turn 0 %, tau -1.00, not listed 0 %"
    )
    assert "(+0.000 ± nan against greedy), fair 1.500 ± nan, best" in lines[1]
    Path(kept).write_text(Path(kept).read_text("utf-8").replace("1.5", "2.0"), "utf-8")
    (line,) = said("--bot", "greedy", "--against", kept)
    assert line.startswith("= greedy: loses 0.750 ± 0.750 points a decision (-0.500 ± nan against before), fair")
    with pytest.raises(SystemExit):
        said("--rules", "chess")
    assert "no positions of 'chess'" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--limit", "0"], "--limit 0: it must be 1 or more"),
        (["--limit", "-3"], "--limit -3: it must be 1 or more"),
        (["--bot", "nobody"], "there is no bot 'nobody'"),
        (["--bot", "greedy:3"], "greedy does not search"),
        (["--bot", "mate"], "the bot mate plays games won together"),
        (["--against", "nowhere.json"], "--against nowhere.json: No such file or directory"),
        (["--against", __file__], "this is no JSON"),
        (["--save", "nowhere/losses.json"], "there is no folder nowhere"),
    ],
)
def test_what_cannot_be_asked_for_is_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], options: list[str], said: str
) -> None:
    monkeypatch.setattr("sys.argv", ["decisions", "--rules", "base", *options])
    with pytest.raises(SystemExit) as ended:
        bench.main()
    assert ended.value.code == 2
    assert said in capsys.readouterr().err
