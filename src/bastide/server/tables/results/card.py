"""The content of a result card, made from the public record alone."""

import itertools
from collections.abc import Mapping, Sequence
from typing import Any

from bastide.art import own_set
from bastide.art.card import Card, CardRow, render_card
from bastide.game import Game
from bastide.records.record import Record
from bastide.rules import BOXES
from bastide.server.protocol.terms import modules_in_play, summarize_options
from bastide.server.tables.results.highlights import largest_city
from bastide.server.tables.results.tallies import effective_winners, tally_points, tally_rows
from bastide.server.tables.results.words import ResultWords, load_words

ViewDict = Mapping[str, Any]
Colours = Sequence[Sequence[str]]


def make_card(
    record: Record,
    view: ViewDict,
    colours: Colours,
    words: ResultWords,
    theme: str,
    title: str,
    free: Sequence[int],
) -> Card:
    """The card of a game in this position. `free` lists the open seats of a table that waits for players."""
    header = record.header
    view = {**view, "winners": effective_winners(view["winners"], view["scores"], _seats_resigned(record))}
    house = {name: value for name, value in header.options.items() if name != "starter" and not isinstance(value, str)}
    rules = words.rules(header.rules, modules_in_play(header.rules), summarize_options(house))
    under = " · ".join(filter(None, [rules, words.day(header.created or "")]))
    begun = bool(record.entries)
    kinds, rows = _rows(record, view, colours, words) if begun else ([], _waiting(record, colours, words, free))
    return Card(
        title=title,
        headline=_headline(record, view, words) if begun else words.say("result-card-open", open=len(free)),
        under=under,
        note=_note(record, view, words) if begun else "",
        brand=words.say("result-card-brand"),
        crown=bool(view["over"] and view["winners"]),
        kinds=kinds,
        rows=rows,
        theme=theme,
    )


def _seats_resigned(record: Record) -> set[int]:
    return {seat for seat, player in enumerate(record.header.players) if player.resigned}


def _headline(record: Record, view: ViewDict, words: ResultWords) -> str:
    team, names = view.get("team"), [player.name for player in record.header.players]
    if not view["over"]:
        return words.say("result-card-turn", turn=view["turn"])
    if team:
        return words.say("table-over-won" if view["winners"] else "table-over-lost")
    winners = [names[seat] for seat in view["winners"]]
    if len(winners) == 1:
        return words.say("result-wins", name=winners[0], you="no")
    return words.say("result-win-together", names=words.listed(winners))


def _note(record: Record, view: ViewDict, words: ResultWords) -> str:
    parts = [words.listed(player.name for player in record.header.players)] if len(tally_rows(view)) == 1 else []
    if not view["over"]:
        return " · ".join([*parts, words.say("result-card-left", left=view["left"]["total"])])
    parts.append(words.say("result-card-tiles", count=len(view["tiles"])))
    if (city := largest_city(view["explain"])) is not None:
        parts.append(words.say("result-card-city", count=city["count"]))
    return " · ".join(parts)


def _rows(record: Record, view: ViewDict, colours: Colours, words: ResultWords) -> tuple[list[str], list[CardRow]]:
    players = record.header.players
    kinds, tallies = tally_points(view, _seats_resigned(record))
    rows = []
    for row in tallies:
        seats = row["seats"]
        name = words.say("table-team") if len(tallies) == 1 else players[seats[0]].name
        won = bool(view["winners"]) and seats[0] in view["winners"]
        figures = [colour for seat in seats for colour in colours[seat]]
        rows.append(CardRow(name, figures, row["points"], row["total"], won))
    return kinds, rows


def _waiting(record: Record, colours: Colours, words: ResultWords, free: Sequence[int]) -> list[CardRow]:
    return [
        CardRow(words.say("result-card-free") if seat in free else player.name, colours[seat])
        for seat, player in enumerate(record.header.players)
    ]


def render_result_card(
    record: Record, colours: Colours, language: str, theme: str, title: str, free: Sequence[int]
) -> bytes:
    """Render the card of a complete record as PNG."""
    view = Game.replay(record).view_for(None)
    tiles = BOXES.brought(record.header.options)
    card = make_card(record, view, colours, load_words(language), theme, title, free)
    return render_card(card, view, [*itertools.chain(*colours)], own_set(tiles) if tiles else "")
