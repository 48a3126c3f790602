"""What the art needs to know to draw a recorded game: its colours, its tiles, and the points under the board."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from bastide.art import Score, area_of, own_set
from bastide.art.film import Look, film
from bastide.game import Game
from bastide.game.turns import iterate_positions, record_turn_ends
from bastide.records.record import Record
from bastide.rules import BOXES
from bastide.server.tables.seats import colours_by_seat

Tell = Callable[[int, int], None]
"""Hears how much of how much is done."""


def render_film(record: Record, look: Look, tell: Tell) -> bytes:
    """The film of a record, of which `tell` hears how much is done. Raises ValueError, TooLong."""
    last = Game.replay(record).view_for(None)
    views: Iterator[dict[str, Any]] = (game.view_for(None) for game in iterate_positions(record))
    return film(views, len(record_turn_ends(record)) - 1, area_of(last), look, tell)


def film_look(record: Record, colours: Sequence[Sequence[str]], theme: str, scores: bool) -> Look:
    """Colours, tiles and the strip of scores of a game."""
    brought = BOXES.brought(record.header.options)
    own = own_set(brought) if brought else ""
    names = [player.name for player in record.header.players]

    def strip(view: Mapping[str, Any]) -> list[Score]:
        return film_scores(view, names, colours) if scores else []

    return Look(theme, [one for seat in colours for one in seat], own, strip)


def film_scores(view: Mapping[str, Any], names: Sequence[str], colours: Sequence[Sequence[str]]) -> list[Score]:
    """Names with points; the points of a team stand alone at the end."""
    team = view.get("team")
    if team is None or team["perColour"]:
        points: list[int | None] = list(view["scores"])
        return [Score(name, score, seat[0]) for name, score, seat in zip(names, points, colours, strict=True)]
    told = [Score(name, None, seat[0]) for name, seat in zip(names, colours, strict=True)]
    return [*told, Score("", team["points"][0])]


def default_colours(view: Mapping[str, Any]) -> list[list[str]]:
    """The colours of the seats of a game that belongs to no table."""
    return colours_by_seat(int(view["players"]), int(view.get("team", {}).get("colours", 1)))
