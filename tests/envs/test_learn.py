"""The examples that learn: after a few games they beat the random player."""

import importlib.util
import sys
from contextlib import nullcontext
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from scripts.console import ROOT


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / "examples" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # dataclasses look there
    spec.loader.exec_module(module)
    return module


def test_it_learns_to_beat_the_random_player() -> None:
    learn = example("learn")
    learner = learn.learn("base", 2, 3)
    share, lead = learn.against_random(learner, 6)
    assert share > 0.75
    assert lead > 10


class Array(np.ndarray[Any, Any]):
    """What the example asks of a tensor, in its tests."""

    def numpy(self) -> Any:
        return np.asarray(self)


def torch_in_part() -> dict[str, ModuleType]:
    """The words of PyTorch that the games of the example use. Our tests have no PyTorch, so none has a net."""
    torch, nn = ModuleType("torch"), ModuleType("torch.nn")
    vars(nn).update(Module=object)
    vars(torch).update(nn=nn, Tensor=Array, no_grad=nullcontext, from_numpy=lambda array: array.view(Array))
    vars(torch).update(optim=ModuleType("torch.optim"))
    vars(torch.optim).update(Optimizer=object)
    return {"torch": torch, "torch.nn": nn}


@pytest.fixture
def ppo(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    for name, module in torch_in_part().items():
        monkeypatch.setitem(sys.modules, name, module)
    monkeypatch.setitem(sys.modules, "ppo", ModuleType("ppo"))  # gone after the test
    return example("ppo")


def test_ppo_is_paid_the_change_of_its_lead(ppo: ModuleType) -> None:
    games = ppo.Games("base", "random", [0, 1, 2], 1, 5)
    paid = 0.0
    while len(games.ended) < 1:
        rewards, ends = games.step(np.array([len(rows) - 1 for rows in games.seen]))
        paid += float(rewards[0])
    own, other = games.ended[0]
    assert ends.tolist() == [1.0]
    assert paid * ppo.POINTS == pytest.approx(own - other, abs=1e-3)
    assert all(rows.shape[1] == 3 and len(rows) > 0 for rows in games.seen)


def test_ppo_fills_positions_of_different_length(ppo: ModuleType) -> None:
    out, mask = ppo.padded([np.ones((2, 3), np.float32), np.ones((1, 3), np.float32)])
    assert out.tolist() == [[[1, 1, 1], [1, 1, 1]], [[1, 1, 1], [0, 0, 0]]]
    assert mask.tolist() == [[True, True], [True, False]]


def test_ppo_does_not_look_beyond_the_end_of_a_game(ppo: ModuleType) -> None:
    rewards, ends, values = np.array([[1.0], [2.0], [4.0]]), np.array([[0.0], [1.0], [0.0]]), np.full((4, 1), 0.5)
    last = 4.0 + ppo.GAMMA * 0.5 - 0.5
    second = 2.0 - 0.5
    first = 1.0 + ppo.GAMMA * 0.5 - 0.5 + ppo.GAMMA * ppo.SMOOTHING * second
    assert ppo.advantages(rewards, values, ends).ravel() == pytest.approx([first, second, last])


def test_ppo_measures_a_policy_against_a_bot(ppo: ModuleType) -> None:
    """One that takes what `greedy` expects most of, in place of a net."""

    class Expected:
        columns = (ppo.FEATURES.index("expected"),)

        def __call__(self, rows: Array, mask: Array) -> tuple[Array]:
            return (np.where(mask, rows[..., 0], -99.0).view(Array),)

    told = ppo.share(Expected(), "base", "random", 2)
    assert told.startswith("100.0% [34.2%, 100.0%] of 2 against random, +")
    asked = ppo.read_options([])
    assert (asked.rules, asked.minutes, asked.opponent, asked.estimate) == ("base+fields", 10, "beginner", False)
