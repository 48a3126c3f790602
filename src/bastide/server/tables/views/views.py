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
from bastide.server.tables import access, change_game, manual_draws, seating, votes
from bastide.server.tables.game_session import GameSession
from bastide.server.tables.history.replay import filter_view
from bastide.server.tables.results.highlights import make_ending
from bastide.server.tables.seats import Seat
from bastide.server.tables.table import Caller, Table

LONG = 2
"""The longest of three classes of absence: the player counts as absent."""


def make_snapshot(table: Table, caller: Caller) -> Snapshot:
    """Everything the device may see."""
    match, view = table.match, _view(table, caller.device)
    return Snapshot(
        seq=table.head,
        table=table_info(table, caller),
        you=list_device_seats(table, caller.device),
        view=cast(View, view) if view else None,
        figureAt=match.places(view) if match and view else {},
        offers=_offers(table, caller.device),
        theirs=match.offers() if match and _looks_on(table, caller.device) else [],
        log=match.log if match else [],
    )


def make_update(table: Table, caller: Caller, since: int) -> Snapshot | Update:
    """What changed after event `since`, or a snapshot if an update cannot express it."""
    if since < table.whole_from or since > table.head:
        return make_snapshot(table, caller)
    held = list_device_seats(table, caller.device)
    message = Update(seq=table.head, prev=since, table=table_info(table, caller), you=held)
    if table.match is None or since == table.head:
        return message
    match = table.match
    tiles, lines, entries = table.marks[3 * since : 3 * since + 3]
    grown = match.growth(_sight(match, held), tiles, lines)
    message.figureAt, message.log = match.places(grown), match.log[entries:]
    message.view = cast(ViewUpdate, grown if table.tells_left else filter_view(table.terms, grown))
    message.offers = cast(list[Offer], match.offers_json() if _is_asked(table, caller.device) else [])
    message.theirs = cast(list[Offer], match.offers_json() if _looks_on(table, caller.device) else [])
    return message


def list_device_seats(table: Table, device: str) -> list[int]:
    """The seats of a device, including those with a stand-in bot."""
    return [seat.number for seat in table.seats if seat.device == device]


def _view(table: Table, device: str) -> dict[str, Any] | None:
    if table.match is None:
        return None
    view = table.match.view(_sight(table.match, list_device_seats(table, device)))
    return view if table.tells_left else filter_view(table.terms, view)


def _sight(match: GameSession, held: list[int]) -> int | None:
    decider = match.seat
    # A device sees the game as its deciding seat does, else as its first seat, else as a spectator.
    return None if not held else decider if decider in held else held[0]


def _offers(table: Table, device: str) -> list[Offer]:
    return table.match.offers() if table.match is not None and _is_asked(table, device) else []


def _ask_info(asked: votes.Vote) -> AskInfo:
    info: AskInfo = {"seat": asked.seat, "what": asked.what, "of": list(asked.of)}
    if asked.until:
        info["until"] = asked.until
    return info


def _consent_info(table: Table, caller: Caller) -> ConsentInfo | None:
    """The seats this device would ask. None if there are none and the result is not binding."""
    if not votes.may_propose(table, caller.device):
        return None
    end = votes.list_required_seats(table, "end", caller)
    takeback = votes.list_required_seats(table, "takeback", caller)
    binding = votes.is_binding(table)
    return {"end": end, "takeback": takeback, "binding": binding} if end or takeback or binding else None


def _is_asked(table: Table, device: str) -> bool:
    """Whether a device is to decide. A lesson may first show a text to read."""
    if table.hand is not None and manual_draws.may_enter_draw(table, device):
        return True
    seat = table.deciding
    if seat is None or seat.kind != "person" or seat.device != device:
        return False
    return not table.extension.active or table.extension.asks(table)


def _looks_on(table: Table, device: str) -> bool:
    """Whether a device sees the offers of another one: a team decides together."""
    seat = table.deciding if table.team else None
    return seat is not None and seat.kind == "person" and seat.device != device


def table_info(table: Table, caller: Caller) -> TableInfo:
    """The table as this device sees it. Callers must not change it."""
    made, device, away = table.made, caller.device, caller.away
    mine = [seat.device == device for seat in table.seats]
    undo = (any(mine) or table.hand is not None) and table.may_undo(device)
    ask = any(mine) and not undo and votes.may_ask_back(table, device)
    if table.extension.leads or made.campaign is not None or table.hand is not None:
        return _table_info(table, caller, undo, ask)
    key: list[Any] = [undo, ask, table.asked, device == made.host, away(made.host) >= seating.ABSENT_SECONDS]
    key.append(table.draws_public)
    for seat, own in zip(table.seats, mine, strict=True):
        key += (own, _absence(away(seat.device)) if seat.kind == "person" else 0)
    return table.view_cache.get(table.log, tuple(key), lambda: _table_info(table, caller, undo, ask))


def _absence(seconds: float) -> int:
    """The class of an absence: 0 online, 1 short, LONG."""
    return 0 if seconds == 0 else LONG if seconds >= seating.ABSENT_SECONDS else 1


def _table_info(table: Table, caller: Caller, undo: bool, ask: bool) -> TableInfo:
    host = seating.acts_as_host(table, caller)
    info = cast(TableInfo, dict(_describe_table(table)))
    info["name"], info["phase"], info["host"], info["mayUndo"] = table.name, table.phase, host, undo
    info["substitute"] = seating.choose_substitute(table)
    info["seats"] = [_seat_info(table, seat, caller, host) for seat in table.seats]
    if table.phase != "lobby":
        info["nonces"] = table.nonces
    if table.phase == "over" and table.match is not None:
        info["ending"] = make_ending(table.match.view(None), table.match.turns, table.made.at, table.match.resigned)
    keeps = caller.device == table.host and not table.extension.leads
    if table.extension.active:
        added = table.extension.describe(table, lambda: [offer["id"] for offer in _offers(table, caller.device)])
        info |= cast(TableInfo, added)
    mending = table.hand.mending if table.hand else None
    more = {
        "turns": table.hand.turns(table.match) if table.hand and table.match else None,
        "mending": mending.info() if mending else None,
        "mayAsk": ask,
        "asked": _ask_info(table.asked) if table.asked else None,
        "consent": _consent_info(table, caller),
        "locked": table.access_rules.seats,
        "unwatched": access.is_view_closed(table),
        "public": table.access_rules.public,
        "keeps": keeps,
        "mayChange": keeps and change_game.may_change(table),
        "changed": any(seat.unseen and seat.device == caller.device for seat in table.seats),
        "blocked": list(table.access_rules.blocked.values()) if keeps else None,
        "result": table.result,
        "abandoned": table.abandoned_by,
        "won": table.match.won if table.match else None,
        "times": table.timing.used if table.timing and table.finished and table.match else None,
        "secret": table.last_secret if table.finished else None,
        "waits": seating.waits_for_players(table),
        "rematch": f"/t/{table.rematch}" if table.rematch else None,
    }
    info |= cast(TableInfo, {name: value for name, value in more.items() if value})
    if table.rematch_by >= 0:
        info["rematchBy"] = table.rematch_by
    return info


def _describe_table(table: Table) -> dict[str, Any]:
    """The fields that never change, made once per table."""
    made = table.made
    if table.view_cache.described is None or table.view_cache.described[0] is not made:
        origin = {"table": made.origin.table, "turn": made.origin.turn} if made.origin else None
        optional = {
            "pictures": table.pictures,
            "origin": origin,
            "tournament": made.tournament,
            "imported": made.imported,
        }
        description = {
            "id": table.table,
            "rules": made.rules,
            "modules": modules_in_play(made.rules),
            "options": table.terms.options(),
            "commitment": made.commitment,
            "bots": list_playable_bots(made.rules, made.position),
            **{name: value for name, value in optional.items() if value},
        }
        table.view_cache.described = (made, description)
    return table.view_cache.described[1]


def _seat_info(table: Table, seat: Seat, caller: Caller, host: bool) -> SeatInfo:
    mine = seat.kind == "person" and seat.device == caller.device
    always = {
        "seat": seat.number,
        "name": seat.name,
        "kind": "me" if mine else seat.kind,
        "colour": table.colours[seat.number][0],
        "online": seat.kind == "bot" or (seat.kind == "person" and caller.away(seat.device) == 0),
    }
    optional = {
        "colours": table.colours[seat.number] if len(table.colours[seat.number]) > 1 else None,
        "bot": seat.bot,
        "standIn": seat.stand_in,
        "wished": seat.wished,
        "resigned": seat.resigned,
        "unseen": seat.unseen,
        "former": [{"name": one.name, "entry": one.entry, "turn": one.turn} for one in seat.former],
        "failed": {"bot": seat.failed[0], "code": seat.failed[1]} if seat.failed else None,
        "mayBot": host and seating.may_put_bot(table, seat, caller),
        "mayKick": access.may_remove(table, seat, caller.device),
    }
    return cast(SeatInfo, always | {name: value for name, value in optional.items() if value})
