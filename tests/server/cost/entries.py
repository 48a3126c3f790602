"""What every address reads: the type of its body, values that lead on, and what its address asks for."""

import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from bastide.server.app import client_error_api, create_table_api
from bastide.server.features.account.api import account_settings, bots, device, passkeys, sign_in
from bastide.server.features.games import api as game_api
from bastide.server.features.games import import_api, play_on_api
from bastide.server.features.learning import lesson_api
from bastide.server.features.moderation import api as moderation_api
from bastide.server.features.notifications import api as notification_api
from bastide.server.features.social import api as social_api
from bastide.server.features.tilesets import api as tileset_api
from bastide.server.features.tilesets import position_api
from bastide.server.features.tilesets.position_editor import DraftRequest
from bastide.server.features.tournaments.api import create, entrants, host
from bastide.server.http.request_body import MAX_BODY
from bastide.server.live.timers import vacation_api
from bastide.server.tables.history.records import make_record
from tests.server.fixtures.tables import rush, seed_table

SET: Final = dict[str, Any]


@dataclass(frozen=True)
class Entry:
    """An address. `body` is the type that it reads, `known` holds values of its fields that lead on, `query` what its
    address may say. Without an account asks who would lose it (`stranger`). No body has more than `most` bytes."""

    body: Any = None
    known: Mapping[str, Any] = field(default_factory=dict)
    query: tuple[str, ...] = ()
    stranger: bool = False
    most: int = 2 * MAX_BODY


def _whole_game() -> str:
    """A finished game as a file."""
    room = seed_table("base+fields", 1)
    rush(room, random.Random(3))
    return make_record(room).dumps()


TABLE: Final = {"rules": "base+fields", "seats": [{"kind": "me"}, {"kind": "me"}]}
PASSWORD: Final = {"name": "Somebody", "password": "three words of wood"}
SYSTEM: Final = {"text": "position/1 base+fields players=2"}
EMPTY: Final = Entry()
ENTRIES: Final[Mapping[str, Entry]] = {
    "/api/position": Entry(DraftRequest, SYSTEM),
    "/api/position/advice": Entry(position_api.PositionAdviceRequest, SYSTEM),
    "/api/account": Entry(sign_in.SignUpRequest, PASSWORD),
    "/api/account/sign-in": Entry(sign_in.SignInRequest, PASSWORD),
    "/api/account/sign-out": Entry(stranger=True),
    "/api/account/recover": Entry(sign_in.AccountRecoveryRequest, PASSWORD),
    "/api/account/confirm": Entry(sign_in.ConfirmRequest, PASSWORD),
    "/api/account/name": Entry(account_settings.RenameAccountRequest, PASSWORD),
    "/api/account/password": Entry(account_settings.PasswordChangeRequest, PASSWORD),
    "/api/account/codes": EMPTY,
    "/api/account/mail": Entry(account_settings.MailAddressRequest),
    "/api/account/sessions": Entry(stranger=True),
    "/api/account/sessions/{session}": EMPTY,
    "/api/account/bots": Entry(bots.BotNameRequest, PASSWORD),
    "/api/account/bots/{bot}": EMPTY,
    "/api/account/bots/{bot}/tokens": Entry(bots.BotNameRequest, PASSWORD),
    "/api/account/bots/{bot}/tokens/{token}": EMPTY,
    "/api/account/passkey": Entry(passkeys.PasskeyOptionsRequest, PASSWORD),
    "/api/account/passkeys": Entry(passkeys.AddPasskeyRequest, PASSWORD),
    "/api/account/passkeys/{key}": EMPTY,
    "/api/stream": EMPTY,
    "/api/tables/{table}/stream": EMPTY,
    "/api/tables/{table}/commands": Entry(SET),
    "/api/me": Entry(stranger=True),
    "/api/me/token": Entry(stranger=True),
    "/api/me/code": EMPTY,
    "/api/me/recover": Entry(device.DeviceRecoveryRequest),
    "/api/friends": EMPTY,
    "/api/waiting": EMPTY,
    "/api/friends/{name}": Entry(social_api.FriendRequest),
    "/api/tables/{table}/invite/{name}": EMPTY,
    "/api/invitations/{table}": EMPTY,
    "/api/blocks": Entry(social_api.BlockRequest),
    "/api/blocks/{number}": EMPTY,
    "/api/ratings": EMPTY,
    "/api/ratings/{family}": Entry(query=("page", "from", "at")),
    "/api/people/{name}": EMPTY,
    "/api/people/{name}/history": Entry(query=("family",)),
    "/api/tables/{table}/people": EMPTY,
    "/api/tables/{table}/report": Entry(moderation_api.PlayerReportRequest),
    "/api/tilesets/shared/{id}/report": Entry(moderation_api.ContentReportRequest),
    "/api/tournaments/{id}/report": Entry(moderation_api.TournamentReportRequest),
    "/api/order/reports": Entry(query=("state", "before")),
    "/api/order/reports/{report}": Entry(moderation_api.DecisionRequest),
    "/api/order/log": Entry(query=("before",)),
    "/api/tilesets": Entry(SET),
    "/api/tilesets/check": Entry(SET),
    "/api/tilesets/tile": Entry(tileset_api.CheckTileRequest, {"catalogue": "base"}),
    "/api/tilesets/shared/{id}": EMPTY,
    "/api/tilesets/trial": Entry(tileset_api.TrialRequest, {"rules": "base", "players": 2, "games": 1}),
    "/api/tilesets/trial/{job}": EMPTY,
    "/api/tilesets/{catalogue}": EMPTY,
    "/api/tournaments": Entry(create.NewTournamentRequest),
    "/api/tournaments/{id}": Entry(query=("round", "page")),
    "/api/tournaments/{id}/join": EMPTY,
    "/api/tournaments/{id}/leave": EMPTY,
    "/api/tournaments/{id}/team": Entry(entrants.NewTeamRequest),
    "/api/tournaments/{id}/invite": Entry(entrants.InviteMembersRequest),
    "/api/tournaments/{id}/accept": Entry(entrants.InviteMembersRequest),
    "/api/tournaments/{id}/line-up": Entry(entrants.LineUpRequest),
    "/api/tournaments/{id}/start": EMPTY,
    "/api/tournaments/{id}/cancel": EMPTY,
    "/api/tournaments/{id}/award": Entry(host.AwardRequest),
    "/api/tournaments/{id}/out": Entry(host.RemoveEntrantRequest),
    "/api/tournaments/{id}/later": Entry(host.ExtendRoundRequest),
    "/api/tournaments/{id}/order": Entry(host.SeedOrderRequest),
    "/api/tournaments/{id}/season": EMPTY,
    "/api/tournaments/{id}/ready": EMPTY,
    "/api/tournaments/{id}/not-ready": EMPTY,
    "/api/tournaments/{id}/replace": Entry(host.ReplaceRequest),
    "/api/tournaments/{id}/late": Entry(host.LateEntryRequest),
    "/api/vacation": Entry(vacation_api.VacationRequest),
    "/api/push": Entry(notification_api.PushRequest),
    "/api/push/{id}": EMPTY,
    "/api/mail/confirm": Entry(notification_api.MailLinkRequest),
    "/mail/stop/{link}": EMPTY,
    "/healthz": EMPTY,
    "/readyz": EMPTY,
    "/.well-known/security.txt": EMPTY,
    "/api/meta": EMPTY,
    "/api/client-error": Entry(client_error_api.ClientErrorReport),
    "/api/check": Entry(create_table_api.NewTableRequest, TABLE),
    "/api/tables": Entry(create_table_api.NewTableRequest, TABLE),
    "/api/tables/{table}/play-on": Entry(play_on_api.PlayOnRequest, {"turn": 3, "seats": TABLE["seats"]}),
    "/api/tables/{table}/analysis": Entry(query=("depth",)),
    "/api/tables/{table}/instead": Entry(query=("n", "do")),
    "/api/tables/{table}/{kind}": Entry(query=("turn", "width", "theme", "names", "language")),
    "/api/tables/{table}/film": Entry(query=("theme", "names")),
    "/api/tables/{table}/position": Entry(query=("turn",)),
    "/api/tables/{table}/replay": Entry(),
    "/api/games": Entry(query=("page", "before", "q")),
    "/api/games/{table}": Entry(game_api.GameChangeRequest),
    "/api/import": Entry(import_api.ImportRequest, {"text": _whole_game()}, most=import_api.BODY.most),
    "/api/campaigns": EMPTY,
    "/api/lessons": EMPTY,
    "/api/lessons/{lesson}": Entry(lesson_api.OpenLessonRequest),
    "/api/puzzles": EMPTY,
    "/api/puzzles/own": EMPTY,
    "/api/puzzles/{puzzle}": EMPTY,
    "/art/{version}/{path}": Entry(query=("v",)),
    "/{path}": EMPTY,
}

LINES: Final = ("/ws/meet", "/ws/{table}")
"""Lines; the messages of both are made from their types."""

CPU_SECONDS: Final = 0.1
"""That one request may hold the loop, on the usual machine."""
WORKERS: Final[Mapping[str, tuple[float, str]]] = {
    "/api/position": (3.0, "app.state.positions: one at a time, 32 wait; 4 of an address' requests"),
    "/api/position/advice": (1.0, "app.state.positions: one at a time, 32 wait; hints_per_hour"),
    "/api/import": (3.0, "app.state.importing: one at a time, 8 wait; imports_per_hour, tables_per_hour"),
    "/api/check": (1.0, "app.state.positions"),
    "/api/tables": (1.0, "app.state.positions"),
    "/api/tables/{table}/{kind}": (3.0, "app.state.files: once for each position of a table; the press"),
    "/api/tables/{table}/film": (3.0, "app.state.render_queue"),
    "/api/tables/{table}/position": (3.0, "app.state.files: once for each position of a table"),
    "/api/tables/{table}/replay": (3.0, "app.state.replays: once for each position of a table"),
    "/api/tables/{table}/instead": (1.0, "app.state.replaying: one at a time, 32 wait; cost 4"),
    "/api/account": (0.3, "Passwords: hashes_at_once, hashes_waiting; sign_ups_per_hour"),
    "/api/account/sign-in": (0.3, "Passwords; sign_ins_per_quarter"),
    "/api/account/recover": (0.3, "Passwords; sign_ins_per_quarter"),
    "/api/account/confirm": (0.3, "Passwords; sign_ins_per_quarter"),
    "/api/account/password": (0.3, "Passwords; sign_ins_per_quarter"),
    "/api/tournaments/{id}/start": (0.5, "the store's thread: a table for every two people; once for a tournament"),
    "/art/{version}/{path}": (1.0, "Pictures: drawn once, kept; renders_per_second"),
}
"""What may cost more in all than a request may hold the loop: how much, and what bounds it."""
CHILDREN: Final[Mapping[str, tuple[float, str]]] = {
    "/api/position/advice": (1.0, "hub.hint_pool: one at a time, 20 wait; hints_per_hour"),
}
"""What a request may cost in other processes: how much, and what bounds it."""
