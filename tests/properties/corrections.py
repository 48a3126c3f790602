"""The correction of one tile, as an owner hands it in."""

from typing import Any


def corrected_tile() -> dict[str, Any]:
    """A tile of the arrows that is another one than ours."""
    road = [{"kind": "monastery"}, {"kind": "road", "sides": "N"}]
    tile = {"id": "AN-F2", "count": 1, "segments": road, "arrow": {"side": "N", "symbol": "portal"}}
    return {
        "format": "bastide-tile/1",
        "catalogue": "arrows",
        "name": "AN-F, my box",
        "about": "Printing of 2022.",
        "replaces": "AN-F",
        "tiles": [tile],
    }
