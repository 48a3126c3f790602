"""The type of the view's key for a team."""

from typing import Literal, TypedDict

from bastide.rules.shared_mist.view_types import MistSide


class Hound(TypedDict):
    points: int
    state: Literal["waiting", "on", "gone"]
    figure: str | None


class Team(TypedDict):
    """A game that all win or lose together. `points` is one number, or one per colour. `colours` is the number of a
    seat's colours. `piles` are the tiles left in each, and `pile` is the current one, from 1. `hidden` is the number of
    tiles face down."""

    level: int
    target: int
    perColour: bool
    points: list[int]
    colours: int
    piles: list[int]
    pile: int
    hidden: int
    hounds: list[Hound]
    result: Literal["won", "no-tiles", "no-ghosts", "hound-late"] | None


class TeamSide(MistSide, total=False):
    """Keys of the view."""

    team: Team
