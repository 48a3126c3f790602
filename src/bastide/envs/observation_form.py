"""Forms of an observation: whole numbers or normalized ones, channels last or first."""

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

CHANNELS: Final = ("last", "first")
NORMAL_LIMIT: Final = 4.0
"""No normalized number is farther from zero."""


@dataclass(frozen=True)
class ObservationForm:
    """How observations are presented.

    With `normalized` all whole numbers become float32: sign(n) · log2(1 + |n|) / 8, so 1 is 0.125 and 255 is 1. Masks
    and candidates stay as they are. With `channels="first"` planes are channels x W x W, as PyTorch expects.
    """

    normalized: bool = False
    channels: str = "last"

    def __post_init__(self) -> None:
        if self.channels not in CHANNELS:
            raise ValueError(f"channels are last or first, not {self.channels!r}")

    def apply(self, seen: dict[str, NDArray[Any]]) -> dict[str, NDArray[Any]]:
        """The arrays of one observation, or of many with a leading axis, in this form."""
        if not self.normalized and self.channels == "last":
            return seen
        return {name: array if name == "action_mask" else self._form(name, array) for name, array in seen.items()}

    def make_space(self, plain: dict[str, spaces.Box]) -> spaces.Dict:
        """The spaces of `apply`, from those of whole numbers with channels last."""
        found: dict[str, spaces.Space[Any]] = {}
        for name, box in plain.items():
            shape = tuple(int(extent) for extent in self.apply({name: np.zeros(box.shape, box.dtype)})[name].shape)
            scaled = self.normalized and name != "action_mask" and np.issubdtype(box.dtype, np.integer)
            low, high = float(box.low.flat[0]), float(box.high.flat[0])
            if scaled:
                low, high = (0.0, 1.0) if box.dtype == np.uint8 else (-NORMAL_LIMIT, NORMAL_LIMIT)
            found[name] = spaces.Box(low, high, shape, np.float32 if scaled else box.dtype)
        return spaces.Dict(found)

    def _form(self, name: str, array: NDArray[Any]) -> NDArray[Any]:
        if self.channels == "first" and name == "observation" and array.ndim >= 3:
            array = np.moveaxis(array, -1, -3)
        if self.normalized and np.issubdtype(array.dtype, np.integer):
            return normalize(array)
        return array


def normalize(numbers: NDArray[Any]) -> NDArray[np.float32]:
    """Whole numbers as float32: sign(n) · log2(1 + |n|) / 8."""
    real = numbers.astype(np.float32)
    return np.copysign(np.log2(1.0 + np.abs(real)) / np.float32(8.0), real)
