"""A wrong rule, and whether a game differs from the slow reference."""

from collections.abc import Callable
from typing import Any

import pytest

from bastide import IllegalAction
from bastide import rules as bastide_rules

Patch = Callable[[pytest.MonkeyPatch], None]


def replaced(owner: Any, name: str, value: object) -> Patch:
    """A mutant that replaces an attribute of a class or a module."""
    return lambda patch: patch.setattr(owner, name, value)


def expect_difference(patch: pytest.MonkeyPatch, mutant: Patch, play: Callable[[], None]) -> None:
    """A difference is a failed comparison, or an action that is not legal. Other errors are faults of the mutant."""
    patch.setattr(bastide_rules, "_CACHE", {})
    mutant(patch)
    with pytest.raises((AssertionError, ValueError, IllegalAction)):
        play()
