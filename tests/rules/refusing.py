"""A refused action, looked at from all sides."""

import pytest

from bastide import Game, IllegalAction


def refused(game: Game, action: str, code: str, rule_id: str, **args: str) -> None:
    """Pushing this is refused for this reason, and nothing has changed."""
    before, view, length = game.hash(), game.view_for(None), len(game.actions)
    with pytest.raises(IllegalAction) as caught:
        game.push(action)
    assert (caught.value.code, caught.value.rule) == (code, rule_id)
    assert caught.value.text.endswith(".")
    reason = game.why(action)
    assert reason is not None
    assert (reason.code, reason.rule, reason.text) == (code, rule_id, caught.value.text)
    assert args.items() <= reason.args.items()
    assert (game.hash(), game.view_for(None), len(game.actions)) == (before, view, length)
