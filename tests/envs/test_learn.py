"""The examples that learn: after a few games they beat the random player."""

import importlib.util
import sys
from types import ModuleType

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
