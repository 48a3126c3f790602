"""The action that a number stands for, and why it is not legal."""

from bastide.core.actions import Action
from bastide.core.engine import Engine
from bastide.core.notation import find_refusal, to_action
from bastide.core.refusal import IllegalAction, Refusal
from bastide.encoding.codec import Codec


def decode_number(codec: Codec, engine: Engine, number: int) -> Action | None:
    """The action of a number in this decision, legal or not. None if it has no meaning now."""
    packed = codec.decode(engine, number)
    if packed < 0:
        return None
    try:
        return to_action(engine, packed)
    except ValueError:  # a module leaves some of its numbers without meaning
        return None


def why_not(codec: Codec, engine: Engine, number: int) -> Refusal | None:
    """Why a number is not legal now. None if it is legal."""
    action = decode_number(codec, engine, number)
    if action is not None:
        return find_refusal(engine, action)
    if engine.over:
        return Refusal("game-over", "BASE-40", "The game is over.")
    if not 0 <= number < codec.n:
        last = str(codec.n - 1)
        return Refusal("bad-action", "BASE-10", f"Actions have numbers from 0 to {last}.", {"action": str(number)})
    word = codec.layout.block_of(number).word
    text = f"Action {number} ({word}) is not offered now: choose where action_mask is 1."
    return Refusal("bad-action", "BASE-10", text, {"action": str(number)})


def illegal_action(codec: Codec, engine: Engine, number: int) -> IllegalAction:
    """The error to raise for a number that is not legal now."""
    refusal = why_not(codec, engine, number)
    assert refusal is not None, f"{number} is legal"
    return IllegalAction(refusal)
