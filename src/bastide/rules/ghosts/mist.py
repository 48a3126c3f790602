"""The mist of the expansion as a module (GHO-10 to GHO-34)."""

from typing import Any, ClassVar

from bastide.core.engine import Engine
from bastide.core.ruleset import Ruleset
from bastide.core.step import ActionKind, Step
from bastide.rules.ghosts.cemeteries import CEMETERY
from bastide.rules.ghosts.haunting import GHOSTS, Disperse, Haunting, SpookKind, Thicken, bank
from bastide.rules.ghosts.penalties import GhostHeuristics, GhostPenalties
from bastide.rules.shared_mist.banks import banks_view, describe_mist
from bastide.rules.shared_mist.view_types import MistSide


class Mist(GhostPenalties):
    """Thickening mist sends a ghost to an opponent, breaking it sends one to the player's own. Ghosts cost points.

    That mist bounds fields follows from the ground of the tiles (GHO-61, core/tiles/ground.py)."""

    id = "mist"
    picture = ("MM38", 0)
    shape = MistSide
    hooks = ("kinds", "steps", "actions", "scored", "order_matters", "view")
    requires = ("guards",)
    befalls: ClassVar[tuple[str, ...]] = ("haunted", "scared")
    tells: ClassVar[dict[str, str]] = {
        "haunted thicken": "A ghost comes to {who}'s figure at {where}, {ghosts:ghost} now (GHO-12)",
        "haunted disperse": "A ghost comes to {who}'s figure at {where}, {ghosts:ghost} now (GHO-13)",
        "scared": "Three ghosts drive off {who}'s figure at {where} (GHO-17)",
        "for ghosts": "haunted figures, {count:ghost}",
        "for ghosts-floor": "haunted figures, down to 0, {count:ghost}",
    }

    def __init__(self) -> None:
        super().__init__()
        self.haunting = Haunting()

    def ready(self, rules: Ruleset) -> None:
        """Note which figures can get ghosts, and where they cost nothing at the end (GHO-45)."""
        self.haunting.ready(rules)
        self.exempt = rules.kinds.get(CEMETERY, -1)

    def kinds(self) -> list[str]:
        """Mist joins from tile to tile. It never restricts placement (GHO-10), and ghost symbols have no effect
        (GHO-11)."""
        return ["mist"]

    def steps(self) -> list[tuple[str, Step]]:
        """Ghosts come before a figure is placed (GHO-18), an opponent's before the player's own (GHO-14)."""
        return [("place", Thicken(self.haunting, False)), ("thicken", Disperse(self.haunting, True))]

    def actions(self) -> list[ActionKind]:
        """The choice of the figure."""
        return [SpookKind(self.haunting)]

    def heuristics(self) -> GhostHeuristics:
        """The points that ghosts will cost."""
        return GhostHeuristics(self.haunting, self.exempt)

    def view(self, engine: Engine) -> dict[str, object]:
        """`mist`: ghosts in the bank and in the game, banks of mist. Ghosts with a figure are shown with it."""
        mist = {"bank": int(bank(engine.state)), "inGame": GHOSTS, "ghosts": [], "cemeteries": []}
        return {"mist": {**mist, "banks": banks_view(engine)}}

    def says(self, view: dict[str, Any]) -> list[str]:
        """Ghosts and banks."""
        return describe_mist(view["mist"])

    def tokens_left(self, engine: Engine) -> int:
        """Ghosts in the bank."""
        return int(bank(engine.state))
