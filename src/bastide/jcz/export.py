"""A Bastide game as a .jcz file. All draws are listed, so a reader needs no random numbers.

Games that the format cannot express are refused. The first player of the file is the one who began.
"""

import hashlib
from dataclasses import dataclass, field, replace
from typing import Any

from bastide.core.actions import Action
from bastide.core.notation import word_of
from bastide.game import Game
from bastide.jcz import circle_messages, flights, offers
from bastide.jcz.boxes import BACK, BASE_SETS, BOXES, CIRCLE, FLIGHT, ONE_EACH, PIECES, TOKENS, UNASKED, Box, OptionRule
from bastide.jcz.errors import Unsupported
from bastide.jcz.names import FEATURE_NAMES, INSIDE, KIND_NAMES, TileNames, location_of
from bastide.jcz.setup import MEEPLES, SMALL_CITIES, start_tile
from bastide.records import Record
from bastide.rules import PRESETS, VERSIONS, module_names

VERSION = "6.2.0"
MODULES = {*PRESETS["base"], *(box.module for box in BOXES)}
OPTIONS = {
    *("starter", "small_cities", "gardens", "gardens_version", "draws", "solo"),
    *(name for box in BOXES for name in (*box.options, *box.parts.values(), box.strict, box.land)),
    *(rule.option for box in BOXES for rule in (box.worth, box.number, box.together) if rule),
}


@dataclass
class Export:
    """A file under construction. `warnings` lists what JCloisterZone would not accept."""

    record: Record
    modules: set[str]
    names: TileNames
    game: Game
    draws: list[str] = field(default_factory=list)
    messages: list[dict[str, Any]] = field(default_factory=list)
    warnings: list[str] = field(default_factory=list)
    clock: int = 0
    due: bool = False  # whether the turn is not committed yet

    @property
    def boxes(self) -> list[Box]:
        """The boxes that are played with the base game."""
        return [box for box in BOXES if box.module in self.modules]

    @property
    def starter(self) -> int:
        """The seat that began, player 0 of the file."""
        return int(self.game.engine.rules.starter)

    def player(self, seat: int) -> int:
        """The player of the file for one of our seats."""
        return (seat - self.starter) % len(self.record.header.players)

    def add(self, kind: str, seat: int, payload: dict[str, Any]) -> None:
        """Append a message."""
        self.messages.append({"type": kind, "payload": payload, "player": self.player(seat), "clock": self.clock})


def export(record: Record) -> Export:
    """The export of a record. Raises Unsupported for content that the format lacks, and RecordError."""
    modules = set(module_names(record.header.rules))
    for name in sorted(modules - MODULES):
        raise Unsupported(f"a game with the module {name} cannot be written as .jcz: that is not supported")
    for name in sorted(set(record.header.options) - OPTIONS):
        raise Unsupported(f"a game with the option {name} cannot be written as .jcz: JCloisterZone does not know it")
    if record.header.position:
        raise Unsupported("a game that begins with a position cannot be written as .jcz: its files begin at the start")
    Game.replay(record)
    game = Game.replay(Record(record.header))
    made = Export(record, modules, TileNames(game.engine.rules.tiles, _sets(record, modules)), game)
    for entry in record.entries:
        made.clock += entry.ms or 0
        _step(made, Action.parse(entry.action), entry.seat)
    return made


def _step(made: Export, action: Action, seat: int | None) -> None:
    game, mover = made.game, int(made.game.engine.state.seat)
    if action.kind == "draw":
        made.draws.append(made.names.theirs(action.tile))
        game.push(action)
        return
    if seat is None:
        _throw(made, action, mover)
    elif action.kind == "place":
        made.due = True
        _place(made, action, seat)
    elif action.kind == FLIGHT.action:
        _fly(made, action, seat)
    elif action.kind == CIRCLE.action:
        _choose_for_all(made, action, seat)
    elif circle_messages.seat_to_answer(game) is not None:
        _answer(made, action, seat)
    elif word_of(game.engine, action) in PIECES.values():
        _move(made, action, seat)
    elif action.kind in TOKENS.values():
        _place_token(made, action, seat)
    elif offers.automatic_actions(game):
        _take(made, action)
    else:
        _figure(made, action, seat)
    decision = game.decision
    if made.due and (decision is None or decision.step in ("draw", CIRCLE.action)):
        made.due = False
        _commit(made, mover)
        circle = circle_messages.circle_due(game)
        if circle is not None and circle.idle:  # asked there, though nothing follows
            made.add(CIRCLE.message, mover, {"value": next(iter(CIRCLE.choices))})


def _commit(made: Export, seat: int) -> None:
    made.add("COMMIT", seat, {"random": 0.0})


def _fly(made: Export, action: Action, seat: int) -> None:
    """A meeple takes a machine. The message has a random number for the die, which is thrown next."""
    game = made.game
    x, y = offers.last_cell(game)
    (figure,) = action.args
    kind = [spec.name for spec in game.engine.rules.figure_specs].index(figure)
    number = game.engine.state.free_figure(seat, kind).id.split(".")[-1]
    pointer = {"position": [x, y], "feature": FLIGHT.feature, "location": INSIDE}
    meeple = _meeple(made, replace(action, figure=figure), seat, number)
    made.add("DEPLOY_MEEPLE", seat, {"pointer": pointer, "meepleId": meeple, "random": 0.0})
    game.push(action)


def _throw(made: Export, action: Action, seat: int) -> None:
    """The number thrown, as the random number in the middle of those that show it. A single place gets a message."""
    flown = made.messages[-1]["payload"]
    flown["random"] = (2 * int(action.args[0]) - 1) / (2 * FLIGHT.sides)
    made.game.push(action)
    landing = flights.landing_action(made.game)
    if landing is not None:
        made.add("DEPLOY_MEEPLE", seat, {"pointer": _pointer(landing), "meepleId": flown["meepleId"]})


def _choose_for_all(made: Export, action: Action, seat: int) -> None:
    """The choice of a circle, and the meeples that went home without a question."""
    value = next(theirs for theirs, ours in CIRCLE.choices.items() if ours == action.args[0])
    made.add(CIRCLE.message, seat, {"value": value})
    made.game.push(action)
    _remove(made)


def _answer(made: Export, action: Action, seat: int) -> None:
    """The answer of a player to a circle."""
    game = made.game
    game.push(action)
    if action.kind == "pass":
        made.add("PASS", seat, {})
    elif action.kind == CIRCLE.add:
        number = next(str(e.data["figure"]) for e in game.events if e.kind == "figure").split(".")[-1]
        made.add("DEPLOY_MEEPLE", seat, {"pointer": _pointer(action), "meepleId": _meeple(made, action, seat, number)})
        _commit(made, seat)
    else:
        _remove(made)


def _remove(made: Export) -> None:
    """A message for each meeple that a circle took home in the last push."""
    for gone in circle_messages.removals(made.game):
        feature, at, x, y = gone.spot
        action = Action(CIRCLE.remove, figure=gone.figure, feature=feature, x=x, y=y, at=at)
        pointer = {"featurePointer": _pointer(action), "meepleId": _meeple(made, action, gone.seat, gone.number)}
        made.add("RETURN_MEEPLE", gone.seat, {"pointer": pointer, "source": CIRCLE.source})
        _commit(made, gone.seat)


def _place(made: Export, action: Action, seat: int) -> None:
    places = offers.tile_places(made.game, strip=True)
    tile, cell = made.names.theirs(action.tile), (action.x, action.y)
    payload = {"tileId": tile, "rotation": f"R{action.rotation}", "position": list(cell)}
    made.add("PLACE_TILE", seat, payload)
    if action.rotation not in places.get(cell, ()):
        number, where = len(made.messages), f"{action.x},{action.y}"
        made.warnings.append(f"message {number}: the river rule of JCloisterZone {VERSION} forbids {tile} at {where}")
    made.game.push(action)


def _move(made: Export, action: Action, seat: int) -> None:
    """A neutral figure moves, or leaves the board."""
    word = word_of(made.game.engine, action)
    figure = next(name for name, ours in PIECES.items() if ours == word)
    made.add("MOVE_NEUTRAL_FIGURE", seat, {"figureId": figure, "to": _pointer(action) if action.feature else None})
    made.game.push(action)


def _place_token(made: Export, action: Action, seat: int) -> None:
    """A token for a tile."""
    token = next(name for name, ours in TOKENS.items() if ours == action.kind)
    x, y = (int(number) for number in action.args[0].split(","))
    made.add("PLACE_TOKEN", seat, {"token": token, "pointer": [x, y]})
    made.game.push(action)


def _take(made: Export, action: Action) -> None:
    """JCloisterZone carries this action out automatically, so the file gets no message for it."""
    unasked = offers.automatic_actions(made.game)[0]
    if action != unasked:
        rule = UNASKED[unasked.kind]
        text = f"a game without a {unasked.text} that was due cannot be written as .jcz: JCloisterZone takes it unasked"
        raise Unsupported(text, rule=rule)
    made.game.push(action)


def _figure(made: Export, action: Action, seat: int) -> None:
    """A meeple placed or returned, or neither.

    JCloisterZone returns no abbot from a completed feature. It gets the same points when the feature is scored.
    """
    game = made.game
    choice = bool(offers.meeple_spots(game, ()) or offers.list_returns(game))
    if action.kind == "figure":
        game.push(action)
        number = next(str(e.data["figure"]) for e in game.events if e.kind == "figure").split(".")[-1]
        made.add("DEPLOY_MEEPLE", seat, {"pointer": _pointer(action), "meepleId": _meeple(made, action, seat, number)})
        return
    if action.kind == BACK.action and not offers.is_completed(game, action):
        pointer = {"featurePointer": _pointer(action), "meepleId": _meeple(made, action, seat, "1")}
        made.add("RETURN_MEEPLE", seat, {"pointer": pointer, "source": BACK.source})
    elif choice:
        made.add("PASS", seat, {})
    game.push(action)


def _meeple(made: Export, action: Action, seat: int, number: str) -> str:
    return f"{made.player(seat)}.{KIND_NAMES[action.figure]}.{number}"


def _pointer(action: Action) -> dict[str, Any]:
    location = location_of(action.feature, action.at)
    return {"position": [action.x, action.y], "feature": FEATURE_NAMES[action.feature], "location": location}


def file_of(made: Export, assertions: bool) -> dict[str, Any]:
    """The whole file. With `assertions` it asserts its own scores, like a test file of JCloisterZone."""
    record = made.record
    names = _names(made)
    content: dict[str, Any] = {
        "appVersion": VERSION,
        "gameId": hashlib.sha256(record.dumps().encode("utf-8", "surrogatepass")).hexdigest()[:32],
        "name": "",
        "initialRandom": 0.0,
        "created": record.header.created,
        "clock": made.clock,
        "setup": _setup(made),
        "players": [{"name": name, "slot": slot} for name, slot in names],
        "replay": made.messages,
        "gameAnnotations": _annotations(made),
    }
    if assertions:
        scores = made.game.scores
        lines = [f"{name} has {scores[slot]} points" for name, slot in names]
        lines += ["Phase is GameOverPhase"] if made.game.over else []
        content["test"] = {"description": "A game of Bastide", "assertions": lines}
    return content


def _names(made: Export) -> list[tuple[str, int]]:
    """Name and seat of the players in the file's order."""
    players = made.record.header.players
    seats = sorted(range(len(players)), key=made.player)
    return [(players[seat].name, seat) for seat in seats]


def _setup(made: Export) -> dict[str, Any]:
    elements: dict[str, Any] = {"small-follower": MEEPLES}
    options = made.game.engine.rules.options
    start = start_tile(made.boxes)
    rules = {SMALL_CITIES: str(options["small_cities"])} if "small_cities" in options else {}
    for box in made.boxes:
        parts = [theirs for theirs, ours in box.parts.items() if options.get(ours, True)]
        named = [name for name in (box.element, *box.also, *parts) if name]
        elements |= {name: 1 if name in ONE_EACH else True for name in named}
        elements |= {box.element: options.get(box.number.option, 1)} if box.number else {}
        if box.worth and box.worth.option in options:
            value = options[box.worth.option]
            rules[box.rule] = next(name for name, worth in box.worth.values.items() if worth == value)
    return {
        "sets": dict.fromkeys(sorted(_sets(made.record, made.modules)), 1),
        "elements": elements,
        "rules": rules,
        "timer": None,
        "start": [{"tile": start.tile, "x": start.x, "y": start.y, "rotation": start.rotation}],
        "options": {},
    }


def _sets(record: Record, modules: set[str]) -> set[str]:
    options = VERSIONS.recorded(record.header.options, modules)
    edition = 1 if options.get("gardens", True) else 0
    kept = options.get("gardens_version") == 1  # the river kept its garden in the first version of HOUSE-4
    played = [box for box in BOXES if box.module in modules and box.sets and options.get(box.land, True)]
    return {
        BASE_SETS[edition],
        *((kept and box.written) or box.sets[min(edition, len(box.sets) - 1)] for box in played if not box.together),
        *(name for box in played if box.together for name in _sets_together(box.together, options)),
    }


def _sets_together(rule: OptionRule, options: dict[str, Any]) -> list[str]:
    """The sets whose values add up to that of our option."""
    value = int(options.get(rule.option, next(iter(rule.values.values()))))
    return [name for name, one in rule.values.items() if value & one]


def _annotations(made: Export) -> dict[str, Any]:
    """All draws, and their number if JCloisterZone would draw more, because it never removes the start tile."""
    annotations: dict[str, Any] = {"drawOrder": made.draws}
    options = made.game.engine.rules.options
    usual = all(options.get(name) == value for box in made.boxes for name, value in box.options.items())
    if "draws" in options or not usual:
        annotations["endTurn"] = options.get("draws") or len(made.draws) + int(made.game.engine.state.bag)
    return annotations
