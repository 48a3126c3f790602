"""POST /api/import: a game from a file, to look back, analyse and play on from any turn.

Invariant: the game is playing at a table that is listed to its device alone. Others need its address, as for any table.
"""

from typing import Annotated, Final

import msgspec

from bastide.records.turns import turn_ends
from bastide.server.common import server_metrics
from bastide.server.common.bounded_types import Word
from bastide.server.common.errors import RequestError
from bastide.server.common.workers import BoundedWorker
from bastide.server.features.games.import_file import import_game
from bastide.server.features.games.messages import GameImported
from bastide.server.http import client_address
from bastide.server.http.api_route import JsonRequest
from bastide.server.http.limits import SlidingWindow
from bastide.server.http.request_body import BodySpec
from bastide.server.http.responses import JsonResponse, json_response
from bastide.server.live.assistance import fair_play
from bastide.server.live.create_table import require_visitor
from bastide.server.live.hub import Hub

MOST_SIGNS: Final = 400_000
"""Characters of a file. The largest game has about 100,000."""
BODY: Final = BodySpec("bad-import", "file", 400, 800_000)
QUEUE: Final = 8
"""Files that wait or are read."""


class ImportRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The body of POST /api/import: the text of the file, and a name for the game."""

    text: Annotated[str, msgspec.Meta(max_length=MOST_SIGNS)]
    name: Word = ""


async def post_import(request: JsonRequest[ImportRequest]) -> JsonResponse[GameImported]:
    """POST /api/import: open a record or a .jcz file as a finished game of this device."""
    hub: Hub = request.app.state.hub
    device, headers = require_visitor(request)
    body = await request.read()
    network = client_address.client_key(request)
    window: SlidingWindow = request.app.state.import_window
    if not window.may(network):
        server_metrics.limited.labels("imports_per_hour").inc()
        raise RequestError("too-often", "Too many tries. Please wait an hour.", status=429)
    worker: BoundedWorker = request.app.state.importing
    made = await worker.run(lambda: import_game(body.text, body.name, device, hub.listeners.extension))
    await fair_play.check_boards(hub.tables.store, worker, made.boards)
    live = await hub.add_table(made.table, await hub.quota.opener(device, network))
    await hub.tables.spare(live)
    match = live.room.match
    assert match is not None, "it has started"
    answer: GameImported = {
        "table": live.room.table,
        "kind": made.kind,
        "turns": len(turn_ends(match.done, match.game.over)) - 1,
        "over": match.game.over,
    }
    return json_response(answer, 201, headers)
