"""Events and score lines as sentences for the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from bastide.core.events import Event
from bastide.core.scoring import ScoreLine

BY = {"reinforce": ", beside another one (ANN-30)", "portal": ", by the portal (ANN-32)"}
"""Which symbol let a figure stand there."""

BESIDE_TILES = {
    "field": "completed city",
    "arrow": "empty cell",
    "castle": "misty tile",
    "hound": "ghost",
    "ghosts": "ghost",
    "ghosts-floor": "ghost",
}
"""What a line of points counts where it is not tiles."""

FOR = {
    "recall": "the abbot called back from {}",
    "arrow": "an arrow",
    "small-city": "{} of two tiles",
    "hound": "the hound",
    "ghosts": "haunted figures",
    "ghosts-floor": "haunted figures, down to 0",
}
"""What a line of points is for where it is not just its feature."""


RESULTS = {
    "won": "The team wins (MIST-80).",
    "no-tiles": "The team loses: no tile is left (MIST-81).",
    "no-ghosts": "The team loses: a ghost is missing in the bank (MIST-82).",
    "hound-late": "The team loses: the pile was used up before its hound was reached (MIST-97).",
}
"""How a co-operative game ended."""

FATES = {
    "hound-lost": "Nobody stands on the map: the hound is lost (MIST-92)",
    "hound-gone": "The hound leaves the game",
    "victory": "The target is reached",
}


def tell(event: Event, names: Sequence[str]) -> str | None:
    """One event as a sentence without the subject's seat number, or None where nothing needs to be said."""
    data = event.data
    seat = data.get("seat")
    who = names[seat] if isinstance(seat, int) else ""
    where = f"{data.get('x')},{data.get('y')}"
    if event.kind == "drew":
        return f"{who} draws {data['tile']}"
    if event.kind == "discarded":
        return f"{data['tile']} fits nowhere and goes back into the box (BASE-14)"
    if event.kind == "placed":
        turned = f", turned {data['rotation']} degrees" if data["rotation"] else ""
        return f"{who} places {data['tile']} at {where}{turned}"
    if event.kind == "figure":
        by = BY.get(str(data.get("by", "")), "")
        return f"{who} puts {_a(str(data['role']))} on the {data['feature']} at {where} ({data['at']}){by}"
    if event.kind == "returned":
        return f"{who} takes a figure back from {where}"
    return _tell_of_modules(event, who, where)


def _tell_of_modules(event: Event, who: str, where: str) -> str | None:
    """What happens only with some modules and options."""
    data = event.data
    if event.kind == "activated":
        return f"{who} may use the symbol of the arrow at {where}: {str(data['symbol']).replace('-', ' ')} (ANN-23)"
    if event.kind == "extra-turn":
        return f"{who} takes an extra turn (ANN-33)"
    if event.kind == "kept":
        return f"{who} keeps {data['tile']} (HOUSE-2)"
    if event.kind == "played":
        return f"{who} plays {data['tile']}"
    if event.kind == "hidden":
        return f"{who} lays a tile face down at {where} (MIST-100)"
    if event.kind == "buried":
        back = f", {_amount(int(str(data['ghosts'])), 'ghost')} back" if data["ghosts"] else ""
        return f"{who}'s figure is buried at {where}{back} (MIST-31)"
    if event.kind == "hound":
        return f"The hound goes to {who}'s figure at {where} (MIST-90)"
    return FATES.get(event.kind) or _tell_of_ghosts(event, who, where)


def _tell_of_ghosts(event: Event, who: str, where: str) -> str | None:
    """Ghosts that come and go, and the piles."""
    data = event.data
    if event.kind == "ghosts":
        return f"{_amount(int(str(data['n'])), 'ghost')} on the {data['feature']} at {where} (MIST-40)"
    if event.kind == "banished":
        return f"{who} banishes {_amount(int(str(data['n'])), 'ghost')} from {where} (MIST-75)"
    if event.kind == "mist-closed":
        return f"Mist is closed, {_amount(int(str(data['ghosts'])), 'ghost')} back (MIST-23)"
    if event.kind == "haunted":
        rule = "GHO-12" if data["by"] == "thicken" else "GHO-13"
        return f"A ghost comes to {who}'s figure at {where}, {_amount(int(str(data['ghosts'])), 'ghost')} now ({rule})"
    if event.kind == "scared":
        return f"Three ghosts drive off {who}'s figure at {where} (GHO-17)"
    if event.kind == "guard-gained":
        return f"{who} gains a guard, {data['left']} left in the stock (GHO-42)"
    if event.kind == "pile":
        return f"Pile {data['number']} is drawn from now, {_amount(int(str(data['left'])), 'tile')} (MIST-91)"
    if event.kind == "defeat":
        return RESULTS[str(data["reason"])]
    return None


def tell_score(line: ScoreLine, names: Sequence[str]) -> str:
    """A line of points as a sentence: who, how many, for what, by which rule."""
    who = " and ".join(names[seat] for seat in line.seats)
    counted = _amount(line.count, BESIDE_TILES.get(line.reason, "tile"))
    thing = FOR.get(line.reason, "{}").format(_a(line.feature))
    shields = f" and {_amount(line.shields, 'shield')}" if line.shields else ""
    when = " at the end" if line.final else ""
    return f"{who}: {_amount(line.points, 'point')}{when} for {thing}, {counted}{shields} ({line.rule})"


def _a(thing: str) -> str:
    return f"{'an' if thing[:1] in 'aeiou' else 'a'} {thing}"


def _amount(count: int, thing: str) -> str:
    if count == 1:
        return f"1 {thing}"
    return f"{count} {thing[:-1]}ies" if thing.endswith("y") else f"{count} {thing}s"
