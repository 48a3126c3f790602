"""The type of the view's key for the extra turn."""

from typing import TypedDict


class ExtraSide(TypedDict, total=False):
    """Keys of the view."""

    extra: bool
