"""Ghosts and arrows (COM-26)."""

from bastide.core.rule_module import RuleModule


class GhostsArrows(RuleModule):
    """The ghosts that a tile brings come first, then the symbols that it wakes: what they reinforce still stands."""

    id = "mist-with-arrows"
    hooks = ("step_order",)
    requires = ("mist", "arrows")

    def step_order(self) -> list[tuple[str, str]]:
        """Both stand behind the placement."""
        return [("thicken", "symbol")]
