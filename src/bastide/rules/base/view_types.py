"""The type of the view's key for kept tiles."""

from typing import TypedDict


class KeptSide(TypedDict, total=False):
    """Keys of the view."""

    kept: list[str | None]
