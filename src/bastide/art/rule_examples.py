"""Drawn examples of rules: boards of the rule tests, which `python -m scripts.rule_examples` stores."""

import json
from importlib import resources
from typing import Any, Final

from bastide.art.board import Area, area_of, last_placed, render_board

EXAMPLES: Final[dict[str, Any]] = json.loads(
    (resources.files("bastide") / "data" / "rule_examples.json").read_text(encoding="utf-8")
)
"""The view of each example by the id of its rule."""
ACROSS: Final = 5
"""The columns and rows that are shown on each side of the tile that was placed last."""


def example_area(view: dict[str, Any]) -> Area:
    """The part of a board around the tile that was placed last."""
    left, top, right, bottom = area_of(view)
    for x, y in last_placed(view)[:1]:
        left, top = max(left, x - ACROSS), max(top, y - ACROSS)
        right, bottom = min(right, x + ACROSS), min(bottom, y + ACROSS)
    return left, top, right, bottom


def render_example(rule: str, theme: str = "light") -> str:
    """The board of a rule's example as SVG, with the last tile framed. Raises KeyError for a rule without one."""
    view = EXAMPLES[rule]
    return render_board(view, theme, area=example_area(view), last=True)
