"""The shape of what is shown of the extra turn."""

from typing import TypedDict


class ExtraSide(TypedDict, total=False):
    """Its side of the view."""

    extra: bool
