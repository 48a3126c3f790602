"""Ghosts and arrows (COM-26)."""

from bastide.core.rule_module import RuleModule


class GhostsArrows(RuleModule):
    """The ghosts of a tile come first, then the symbols that it activates, so figures that symbols put are not
    affected."""

    id = "mist-with-arrows"
    hooks = ("step_order",)
    requires = ("mist", "arrows")

    def step_order(self) -> list[tuple[str, str]]:
        """Both follow the placement."""
        return [("thicken", "symbol")]
