"""The example that learns: after a few games it beats the random player."""

import importlib.util
from types import ModuleType

from scripts.console import ROOT


def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("learn", ROOT / "examples" / "learn.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_it_learns_to_beat_the_random_player() -> None:
    learn = example()
    learner = learn.learn("base", 2, 3)
    share, lead = learn.against_random(learner, 6)
    assert share > 0.75
    assert lead > 10
