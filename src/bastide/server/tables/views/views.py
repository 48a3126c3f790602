"""Views of a table for one device.

Invariant: no other code serialises a table. The game comes from `GameSession.view` (Game.shown_to), the table from its
public fields. The secret appears once the game is over. Devices and undrawn tiles never do.
"""

from typing import Any, cast

from bastide.choices.choice_types import Offer
from bastide.server.common.external_bots import list_playable_bots
from bastide.server.protocol.server_messages import Snapshot, Update
from bastide.server.protocol.table_shapes import AskInfo, ConsentInfo, SeatInfo, TableInfo
from bastide.server.protocol.terms import modules_in_play
from bastide.server.protocol.view_shapes import View, ViewUpdate
from bastide.server.tables import access, manual_draws, seating, votes
from bastide.server.tables.game_session import GameSession
from bastide.server.tables.history.replay import filter_view
from bastide.server.tables.results.highlights import make_ending
from bastide.server.tables.seats import Seat
from bastide.server.tables.table import Caller, Table

LONG = 2
"""The longest of three classes of absence: the player counts as absent."""


def make_snapshot(room: Table, who: Caller) -> Snapshot:
    """Everything the device may see."""
    match, view = room.match, _view(room, who.device)
    return Snapshot(
        seq=room.head,
        table=table_info(room, who),
        you=list_device_seats(room, who.device),
        view=cast(View, view) if view else None,
        figureAt=match.places(view) if match and view else {},
        offers=_offers(room, who.device),
        theirs=_theirs(room, who.device),
        log=match.log if match else [],
    )


def make_update(room: Table, who: Caller, since: int) -> Snapshot | Update:
    """What changed after event `since`, or a snapshot if an update cannot express it."""
    if since < room.whole_from or since > room.head:
        return make_snapshot(room, who)
    held = list_device_seats(room, who.device)
    message = Update(seq=room.head, prev=since, table=table_info(room, who), you=held)
    if room.match is None or since == room.head:
        return message
    match = room.match
    tiles, lines, entries = room.marks[3 * since : 3 * since + 3]
    grown = match.growth(_sight(match, held), tiles, lines)
    message.figureAt, message.log = match.places(grown), match.log[entries:]
    message.view = cast(ViewUpdate, grown if room.tells_left else filter_view(room.terms, grown))
    message.offers = cast(list[Offer], match.told_offers() if _is_asked(room, who.device) else [])
    message.theirs = cast(list[Offer], match.told_offers() if _looks_on(room, who.device) else [])
    return message


def list_device_seats(room: Table, device: str) -> list[int]:
    """The seats of a device, including those with a stand-in bot."""
    return [seat.number for seat in room.seats if seat.device == device]


def _view(room: Table, device: str) -> dict[str, Any] | None:
    if room.match is None:
        return None
    view = room.match.view(_sight(room.match, list_device_seats(room, device)))
    return view if room.tells_left else filter_view(room.terms, view)


def _sight(match: GameSession, held: list[int]) -> int | None:
    decider = match.seat
    # A device sees the game as its deciding seat does, else as its first seat, else as a spectator.
    return None if not held else decider if decider in held else held[0]


def _offers(room: Table, device: str) -> list[Offer]:
    return room.match.offers() if room.match is not None and _is_asked(room, device) else []


def _ask_info(asked: votes.Vote) -> AskInfo:
    told: AskInfo = {"seat": asked.seat, "what": asked.what, "of": list(asked.of)}
    if asked.until:
        told["until"] = asked.until
    return told


def _consent_info(room: Table, who: Caller) -> ConsentInfo | None:
    """The seats this device would ask. None if there are none and the result is not binding."""
    if not votes.may_propose(room, who.device):
        return None
    end, takeback = votes.list_required_seats(room, "end", who), votes.list_required_seats(room, "takeback", who)
    binding = votes.is_binding(room)
    return {"end": end, "takeback": takeback, "binding": binding} if end or takeback or binding else None


def _is_asked(room: Table, device: str) -> bool:
    """Whether a device is to decide. A lesson may first show a text to read."""
    if room.hand is not None and manual_draws.may_enter_draw(room, device):
        return True
    seat = room.deciding
    if seat is None or seat.kind != "person" or seat.device != device:
        return False
    return not room.extension.active or room.extension.asks(room)


def _theirs(room: Table, device: str) -> list[Offer]:
    """A team decides together: its other members see the offers of the seat to decide."""
    return room.match.offers() if room.match is not None and _looks_on(room, device) else []


def _looks_on(room: Table, device: str) -> bool:
    seat = room.deciding if room.team else None
    return seat is not None and seat.kind == "person" and seat.device != device


def table_info(room: Table, who: Caller) -> TableInfo:
    """The table as this device sees it. Callers must not change it."""
    made, device, away = room.made, who.device, who.away
    mine = [seat.device == device for seat in room.seats]
    undo = (any(mine) or room.hand is not None) and room.may_undo(device)
    ask = any(mine) and not undo and votes.may_ask_back(room, device)
    if room.extension.leads or made.campaign is not None or room.hand is not None:
        return _table_info(room, who, undo, ask)
    key: list[Any] = [undo, ask, room.asked, device == made.host, away(made.host) >= seating.ABSENT_SECONDS]
    key.append(room.draws_public)
    for seat, own in zip(room.seats, mine, strict=True):
        key += (own, _absence(away(seat.device)) if seat.kind == "person" else 0)
    return room.told.kept(room.log, tuple(key), lambda: _table_info(room, who, undo, ask))


def _absence(seconds: float) -> int:
    """The class of an absence: 0 online, 1 short, LONG."""
    return 0 if seconds == 0 else LONG if seconds >= seating.ABSENT_SECONDS else 1


def _table_info(room: Table, who: Caller, undo: bool, ask: bool) -> TableInfo:
    host = seating.acts_as_host(room, who)
    info = cast(TableInfo, dict(_describe_table(room)))
    info["name"], info["phase"], info["host"], info["mayUndo"] = room.name, room.phase, host, undo
    info["substitute"] = seating.choose_substitute(room)
    info["seats"] = [_seat_info(room, seat, who, host) for seat in room.seats]
    if room.phase != "lobby":
        info["nonces"] = room.nonces
    if room.phase == "over" and room.match is not None:
        info["ending"] = make_ending(room.match.view(None), room.match.turns, room.made.at, room.match.resigned)
    asked, keeps = room.asked, who.device == room.host and not room.extension.leads
    if room.extension.active:
        described = room.extension.describe(room, lambda: [offer["id"] for offer in _offers(room, who.device)])
        info |= cast(TableInfo, described)
    mending = room.hand.mending if room.hand else None
    more = {
        "turns": room.hand.turns(room.match) if room.hand and room.match else None,
        "mending": mending.info() if mending else None,
        "mayAsk": ask,
        "asked": _ask_info(asked) if asked else None,
        "consent": _consent_info(room, who),
        "locked": room.access_rules.seats,
        "unwatched": access.is_view_closed(room),
        "public": room.access_rules.public,
        "keeps": keeps,
        "blocked": list(room.access_rules.blocked.values()) if keeps else None,
        "result": room.result,
        "abandoned": room.abandoned_by,
        "won": room.match.won if room.match else None,
        "times": room.timing.used if room.timing and room.finished and room.match else None,
        "secret": room.last_secret if room.finished else None,
        "waits": seating.waits_for_players(room),
        "rematch": f"/t/{room.rematch}" if room.rematch else None,
    }
    info |= cast(TableInfo, {name: value for name, value in more.items() if value})
    if room.rematch_by >= 0:
        info["rematchBy"] = room.rematch_by
    return info


def _describe_table(room: Table) -> dict[str, Any]:
    """The fields that never change, made once per table."""
    made = room.made
    if room.told.described is None or room.told.described[0] is not made:
        told: dict[str, Any] = {
            "id": room.table,
            "rules": made.rules,
            "modules": modules_in_play(made.rules),
            "options": room.terms.options(),
            "commitment": made.commitment,
            "bots": list_playable_bots(made.rules, made.position),
        }
        if room.pictures:
            told["pictures"] = room.pictures
        if made.origin is not None:
            told["origin"] = {"table": made.origin.table, "turn": made.origin.turn}
        if made.tournament:
            told["tournament"] = made.tournament
        room.told.described = (made, told)
    return room.told.described[1]


def _seat_info(room: Table, seat: Seat, who: Caller, host: bool) -> SeatInfo:
    mine = seat.kind == "person" and seat.device == who.device
    told = {
        "seat": seat.number,
        "name": seat.name,
        "kind": "me" if mine else seat.kind,
        "colour": room.colours[seat.number][0],
        "online": seat.kind == "bot" or (seat.kind == "person" and who.away(seat.device) == 0),
    }
    more = {
        "colours": room.colours[seat.number] if len(room.colours[seat.number]) > 1 else None,
        "bot": seat.bot,
        "standIn": seat.stand_in,
        "wished": seat.wished,
        "resigned": seat.resigned,
        "failed": {"bot": seat.failed[0], "code": seat.failed[1]} if seat.failed else None,
        "mayBot": host and seating.may_put_bot(room, seat, who),
        "mayKick": access.may_remove(room, seat, who.device),
    }
    return cast(SeatInfo, told | {name: value for name, value in more.items() if value})
