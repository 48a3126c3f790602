"""Drawing inputs for a recorded game: colours, tiles, and the score strip under the board."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bastide.art import Score, area_of, own_set
from bastide.art.film import Look, film
from bastide.game import Game
from bastide.game.turns import iterate_positions, record_turn_ends
from bastide.records.record import Record
from bastide.rules import BOXES
from bastide.server.tables.seats import colours_by_seat

Progress = Callable[[int, int], None]
"""Progress callback: pieces done, pieces in all."""


def render_film(record: Record, look: Look, progress: Progress) -> bytes:
    """Render the film of a record. `progress` receives the progress. Raises ValueError, TooLong."""
    last = Game.replay(record).view_for(None)
    views = (game.view_for(None) for game in iterate_positions(record))
    return film(views, len(record_turn_ends(record)) - 1, area_of(last), look, progress)


def film_look(record: Record, colours: Sequence[Sequence[str]], theme: str, scores: bool) -> Look:
    """The look of a record's film: colours, tiles and score strip. `colours` has one list for each seat."""
    brought = BOXES.brought(record.header.options)
    names = [player.name for player in record.header.players]

    def strip(view: Mapping[str, Any]) -> list[Score]:
        return film_scores(view, names, colours) if scores else []

    return Look(theme, [colour for seat in colours for colour in seat], own_set(brought) if brought else "", strip)


def film_scores(view: Mapping[str, Any], names: Sequence[str], colours: Sequence[Sequence[str]]) -> list[Score]:
    """Names with points. If a team shares its points, they come last, without a name."""
    team = view.get("team")
    if team is None or team["perColour"]:
        points: list[int | None] = list(view["scores"])
        return [Score(name, score, seat[0]) for name, score, seat in zip(names, points, colours, strict=True)]
    rows = [Score(name, None, seat[0]) for name, seat in zip(names, colours, strict=True)]
    return [*rows, Score("", team["points"][0])]


def default_colours(view: Mapping[str, Any]) -> list[list[str]]:
    """The colours of each seat in a game without a table."""
    return colours_by_seat(int(view["players"]), int(view.get("team", {}).get("colours", 1)))
