"""The worth of a feature to a player who places a figure there or removes one, with unambiguous text keys.

- `offer-now`: paid by this move.
- `offer-worth`: the feature is complete, and a player is asked what happens to its points.
- `offer-so-far`: the points if the game ended now.
- `offer-at-end`: counted in the final scoring.
- `offer-risk`: lost with the figure.
- `offer-` and a kind: such a figure from the supply instead of points.
- `offer-stays-open`: no points unless the feature is completed.
"""

from bastide.choices.choice_types import Line
from bastide.choices.preview import ActionPreview
from bastide.core.features import Node
from bastide.game import Game


def feature_worth(
    game: Game, root: Node, seat: int, ahead: ActionPreview | None, risk: bool, called: bool
) -> list[Line]:
    """The worth as one line, or an empty list if the feature scores nothing.

    `risk`: the figure is removed and leaves its points behind. `called`: the figure returns with its points."""
    engine, scoring = game.engine, game.engine.rules.scoring
    items = scoring.items[root.kind]
    if not items:
        return []
    if brought := scoring.brought[root.kind]:
        return [{"key": f"offer-{brought}", "args": {}}]
    last = scoring.last[root.kind]
    key = "offer-risk" if risk else "offer-at-end" if last else _payment_time(root, seat, ahead, called)
    points = int(scoring.worth_to(engine.state, root, seat, int(root.open) > 0))
    if key == "offer-so-far" and not points and any(i.now(engine.state, root, True).tells_zero for i in items):
        key = "offer-stays-open"
    return [{"key": key, "args": {"points": points}}]


def _payment_time(root: Node, seat: int, ahead: ActionPreview | None, called: bool) -> str:
    """The key for when the points are paid."""
    if called:
        return "offer-now"
    if int(root.open) > 0:
        return "offer-so-far"
    if ahead is None or any(line["feature"] and seat in line["seats"] for line in ahead.lines):
        return "offer-now"
    return "offer-worth"
