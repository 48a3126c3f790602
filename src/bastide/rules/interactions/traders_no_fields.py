"""Pigs without fields (TRA-06)."""

from dataclasses import replace

from bastide.core.figures import FigureSpec
from bastide.core.rule_module import RuleModule

PIG = "pig"


class TradersNoFields(RuleModule):
    """Without farmers the pigs stay in the box."""

    id = "traders-without-fields"
    hooks = ("figure_supply",)
    requires = ("traders",)
    excludes = ("fields",)

    def figure_supply(self, spec: FigureSpec) -> FigureSpec:
        """No pigs."""
        return replace(spec, count=0) if spec.name == PIG else spec
