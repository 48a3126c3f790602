"""What a feature is worth to whoever puts a figure there or takes one off, told so that it never means two things.

`offer-now`: paid by this very move. `offer-worth`: the feature is complete, and somebody is asked what is done with its
points. `offer-so-far`: what it would count if the game ended now. `offer-at-end`: what is counted last. `offer-risk`:
what is lost with the figure. `offer-` and a kind: such a figure of the stock instead of points. `offer-stays-open`:
nothing, but for being completed.
"""

from bastide.choices.choice_types import Line
from bastide.choices.preview import ActionPreview
from bastide.core.features import Node
from bastide.game import Game


def feature_worth(
    game: Game, root: Node, seat: int, ahead: ActionPreview | None, risk: bool, called: bool
) -> list[Line]:
    """As one line, none where nothing can be won. At `risk` is what a figure leaves behind; `called` is one that comes
    home with its points."""
    engine, scoring = game.engine, game.engine.rules.scoring
    if not scoring.pays(root.kind):
        return []
    if brought := scoring.brings(root.kind):
        return [{"key": f"offer-{brought}", "args": {}}]
    last = scoring.counted_last(root.kind)
    key = "offer-risk" if risk else "offer-at-end" if last else _payment_time(root, seat, ahead, called)
    points = int(scoring.worth_to(engine.state, root, seat, int(root.open) > 0))
    if (
        key == "offer-so-far"
        and not points
        and any(i.now(engine.state, root, True).tells_zero for i in scoring.items[root.kind])
    ):
        key = "offer-stays-open"
    return [{"key": key, "args": {"points": points}}]


def _payment_time(root: Node, seat: int, ahead: ActionPreview | None, called: bool) -> str:
    """When its points come."""
    if called:
        return "offer-now"
    if int(root.open) > 0:
        return "offer-so-far"
    if ahead is None or any(line["feature"] and seat in line["seats"] for line in ahead.lines):
        return "offer-now"
    return "offer-worth"
