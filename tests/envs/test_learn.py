"""The examples that learn: after a few games they beat the random player."""

import importlib.util
import sys
from types import ModuleType

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


@pytest.mark.long
@pytest.mark.timeout(1200)  # half a minute of CPU, on a busy machine
def test_ppo_beats_the_random_player_in_half_a_minute() -> None:
    """Where PyTorch is installed, which the other tests do not need."""
    pytest.importorskip("torch")
    ppo = example("ppo")
    policy = ppo.learn(ppo.read_options(["--minutes", "0.5", "--curve", "2"]))
    won, drawn, lead = ppo.compete(policy, "base+fields", "random", 40)
    assert won + drawn / 2 >= 36
    assert lead > 20
