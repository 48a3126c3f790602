"""What a device is told about a table.

Law: the only serialiser of a room. It takes the game from `Match.view` (Game.view_for) and the table from its public
sides; the secret appears once the game is over, devices and undrawn tiles never.
"""

from typing import Any, cast

from bastide.bots.players import bots_for
from bastide.game import Game
from bastide.server import campaign, lobby
from bastide.server.board import View, ViewUpdate
from bastide.server.places import places_of
from bastide.server.protocol import LessonInfo, Offer, SeatInfo, Snapshot, TableInfo, Update
from bastide.server.replay import told_view
from bastide.server.room import Room, Who
from bastide.server.seats import Seat
from bastide.server.terms import played_modules


def snapshot(room: Room, who: Who) -> Snapshot:
    """Everything the device may know."""
    view = _view(room, who.device)
    return Snapshot(
        seq=room.head,
        table=table_info(room, who),
        you=seats_of(room, who.device),
        view=cast(View, view) if view else None,
        figureAt=_places(room, view),
        offers=_offers(room, who.device),
        theirs=_theirs(room, who.device),
        log=room.match.log if room.match else [],
    )


def update(room: Room, who: Who, since: int) -> Snapshot | Update:
    """What changed after event `since`; a snapshot where that cannot be told as growth."""
    if since < room.whole_from or since > room.head:
        return snapshot(room, who)
    message = Update(seq=room.head, prev=since, table=table_info(room, who), you=seats_of(room, who.device))
    view = _view(room, who.device)
    if view is None or room.match is None or since == room.head:
        return message
    tiles, lines, entries = room.marks[since]
    grown: dict[str, Any] = {key: value for key, value in view.items() if key not in ("tiles", "explain")}
    grown["tiles+"] = view["tiles"][tiles:]
    grown["explain+"] = view["explain"][lines:]
    message.view = cast(ViewUpdate, grown)
    message.figureAt = _places(room, view)
    message.offers = _offers(room, who.device)
    message.theirs = _theirs(room, who.device)
    message.log = room.match.log[entries:]
    return message


def seats_of(room: Room, device: str) -> list[int]:
    """The seats a device holds, bots in its stead included."""
    return [seat.number for seat in room.seats if seat.device == device]


def _view(room: Room, device: str) -> dict[str, Any] | None:
    """The game as the deciding seat of this device sees it, else its first seat, else a spectator."""
    if room.match is None:
        return None
    held, decider = seats_of(room, device), room.match.seat
    seen = None if not held else decider if decider in held else held[0]
    view = room.match.view(seen)
    if view["decision"] is not None:
        view["decision"]["part"] = part_of_turn(room.match.game)
    return told_view(room.terms, view)


def part_of_turn(game: Game) -> int:
    """1 up to the step that places the tile, 2 up to the one that counts, 3 from there on: the rules have the order."""
    rules = game.engine.rules
    now = rules.step_index[game.engine.current().name]
    return 1 + (now > rules.step_index["place"]) + (now >= rules.step_index["score"])


def _places(room: Room, view: dict[str, Any] | None) -> dict[str, list[float]]:
    return places_of(room.match.game, view, room.pictures) if room.match and view else {}


def _offers(room: Room, device: str) -> list[Offer]:
    seat = room.deciding
    if room.match is None or seat is None or seat.kind != "person" or seat.device != device:
        return []
    if room.course is not None and not room.course.asks:
        return []  # there is something to read
    return room.match.offers()


def _theirs(room: Room, device: str) -> list[Offer]:
    """A team decides together: everybody else sees what the one who is asked can do."""
    seat = room.deciding
    if room.match is None or seat is None or seat.kind != "person" or seat.device == device or not room.terms.team:
        return []
    return room.match.offers()


def table_info(room: Room, who: Who) -> TableInfo:
    """The table as this device sees it."""
    made = room.made
    info: TableInfo = {
        "id": room.table,
        "name": made.name,
        "rules": made.rules,
        "modules": played_modules(made.rules),
        "phase": room.phase,
        "host": lobby.acts_as_host(room, who),
        "mayUndo": room.may_undo(who.device),
        "options": room.terms.options(),
        "seats": [_seat_info(room, seat, who) for seat in room.seats],
        "commitment": made.commitment,
        "bots": bots_for(made.rules),
    }
    played = campaign.info_of(room)
    if played is not None:
        info["campaign"] = played
    if room.course is not None and room.match is not None:
        info["lesson"] = _lesson(room, who.device)
    if room.pictures:
        info["pictures"] = room.pictures
    if made.origin is not None:
        info["origin"] = {"table": made.origin.table, "turn": made.origin.turn}
    result = room.result
    if result:
        info["result"] = result
    if room.phase != "lobby":
        info["nonces"] = room.nonces
    if room.abandoned_by is not None:
        info["abandoned"] = room.abandoned_by
    if room.finished:
        info["secret"] = room.secret.hex()
    if room.rematch:
        info["rematch"] = f"/t/{room.rematch}"
    return info


def _lesson(room: Room, device: str) -> LessonInfo:
    assert room.course is not None, "it is a lesson"
    assert room.match is not None, "it has begun"
    left = sum(room.match.game.left().values())
    return room.course.info([offer["id"] for offer in _offers(room, device)], left)


def _seat_info(room: Room, seat: Seat, who: Who) -> SeatInfo:
    mine = seat.kind == "person" and seat.device == who.device
    info: SeatInfo = {
        "seat": seat.number,
        "name": seat.name,
        "kind": "me" if mine else seat.kind,
        "colour": room.colours[seat.number][0],
        "online": seat.kind == "bot" or (seat.kind == "person" and who.away(seat.device) == 0),
    }
    if len(room.colours[seat.number]) > 1:
        info["colours"] = room.colours[seat.number]
    if seat.bot:
        info["bot"] = seat.bot
    if seat.stand_in:
        info["standIn"] = True
    if lobby.may_put_bot(room, seat, who):
        info["mayBot"] = True
    return info
