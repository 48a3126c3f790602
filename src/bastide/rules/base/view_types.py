"""The shape of what is shown of tiles that players keep."""

from typing import TypedDict


class KeptSide(TypedDict, total=False):
    """Its side of the view."""

    kept: list[str | None]
