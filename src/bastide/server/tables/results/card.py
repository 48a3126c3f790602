"""What stands on the card of a game: it is made of the public record and of nothing else."""

from collections.abc import Mapping, Sequence
from typing import Any

from bastide.art import own_set
from bastide.art.card import Card, Row, render_card
from bastide.game import Game
from bastide.records.record import Record
from bastide.rules import BOXES
from bastide.server.protocol.terms import mentioned, played_modules
from bastide.server.tables.results.highlights import largest_city
from bastide.server.tables.results.tallies import rows_of, tallied, winners_of
from bastide.server.tables.results.words import Words, words_in

View = Mapping[str, Any]


def card_of(
    record: Record,
    view: View,
    colours: Sequence[Sequence[str]],
    words: Words,
    theme: str,
    title: str,
    free: Sequence[int],
) -> Card:
    """The card of a game in this position; `free` are the seats of a table that still waits for people."""
    header = record.header
    view = {**view, "winners": winners_of(view["winners"], view["scores"], _gone(record))}
    options = header.options.items()
    house = mentioned({name: value for name, value in options if name != "starter" and not isinstance(value, str)})
    rules = words.rules(header.rules, played_modules(header.rules), house)
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


def _gone(record: Record) -> set[int]:
    return {seat for seat, player in enumerate(record.header.players) if player.resigned}


def _headline(record: Record, view: View, words: Words) -> str:
    team, names = view.get("team"), [player.name for player in record.header.players]
    if not view["over"]:
        return words.say("result-card-turn", turn=view["turn"])
    if team:
        return words.say("table-over-won" if view["winners"] else "table-over-lost")
    winners = [names[seat] for seat in view["winners"]]
    if len(winners) == 1:
        return words.say("result-wins", name=winners[0], you="no")
    return words.say("result-win-together", names=words.listed(winners))


def _note(record: Record, view: View, words: Words) -> str:
    told = [words.listed(player.name for player in record.header.players)] if len(rows_of(view)) == 1 else []
    if not view["over"]:
        return " · ".join([*told, words.say("result-card-left", left=view["left"]["total"])])
    told.append(words.say("result-card-tiles", count=len(view["tiles"])))
    city = largest_city(view["explain"])
    if city is not None:
        told.append(words.say("result-card-city", count=city["count"]))
    return " · ".join(told)


def _rows(record: Record, view: View, colours: Sequence[Sequence[str]], words: Words) -> tuple[list[str], list[Row]]:
    players = record.header.players
    kinds, tallies = tallied(view, _gone(record))
    rows = []
    for row in tallies:
        seats = row["seats"]
        name = words.say("table-team") if len(tallies) == 1 else players[seats[0]].name
        won = bool(view["winners"]) and seats[0] in view["winners"]
        figures = [colour for seat in seats for colour in colours[seat]]
        rows.append(Row(name, figures, row["points"], row["total"], won))
    return kinds, rows


def _waiting(record: Record, colours: Sequence[Sequence[str]], words: Words, free: Sequence[int]) -> list[Row]:
    return [
        Row(words.say("result-card-free") if seat in free else player.name, colours[seat])
        for seat, player in enumerate(record.header.players)
    ]


def drawn(
    record: Record, colours: Sequence[Sequence[str]], language: str, theme: str, title: str, free: Sequence[int]
) -> bytes:
    """The card of a whole record as PNG."""
    view = Game.replay(record).view_for(None)
    brought = BOXES.brought(record.header.options)
    own = own_set(brought) if brought else ""
    card = card_of(record, view, colours, words_in(language), theme, title, free)
    return render_card(card, view, [one for seat in colours for one in seat], own)
