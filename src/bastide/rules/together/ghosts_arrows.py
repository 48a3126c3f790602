"""Ghosts and arrows (COM-26)."""

from bastide.core.hooks import RuleModule


class GhostsArrows(RuleModule):
    """The ghosts that a tile brings come first, then the symbols that it wakes: what they reinforce still stands."""

    id = "mist-with-arrows"
    hooks = ("sequence",)
    requires = ("mist", "arrows")

    def sequence(self) -> list[tuple[str, str]]:
        """Both stand behind the placement."""
        return [("thicken", "symbol")]
