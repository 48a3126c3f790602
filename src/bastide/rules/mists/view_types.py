"""The shape of what is shown of a team."""

from typing import Literal, TypedDict

from bastide.rules.shared_mist.view_types import MistSide


class Hound(TypedDict):
    points: int
    state: Literal["waiting", "on", "gone"]
    figure: str | None


class Team(TypedDict):
    """A game that all win or lose together: `points` is one number, or one per colour; `colours` how many a seat has;
    `piles` tiles left in each, `pile` the one in use, from 1; `hidden` how many tiles lie face down."""

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
    """Its side of the view."""

    team: Team
