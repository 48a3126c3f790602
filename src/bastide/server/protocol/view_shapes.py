"""The views that the server sends: that of the game (bastide.game.view_types), with the part of the turn."""

from typing import TypedDict

from bastide.game.view_types import PlacedTile, ScoreLine, ViewParts


class Decision(TypedDict):
    """The decision. `part` of the turn: 1 up to the tile, 2 up to scoring, 3 from there on."""

    step: str
    seat: int | None
    tile: str
    part: int


class _Passing(ViewParts):
    decision: Decision | None


class View(_Passing):
    tiles: list[PlacedTile]
    explain: list[ScoreLine]


_Growth = TypedDict("_Growth", {"tiles+": list[PlacedTile], "explain+": list[ScoreLine]})


class ViewUpdate(_Passing, _Growth):
    pass
