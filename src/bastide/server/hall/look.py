"""Finds the table that a request names and checks that its device may look at it."""

from starlette.requests import Request

from bastide.server.common.refused import Refused
from bastide.server.hall import visibility
from bastide.server.hall.hub import Hub
from bastide.server.hall.tables import Live


async def looked_at(request: Request, device: str) -> Live:
    """The table that is asked for, at which this device may look. Raises Refused, LogError, StoreError."""
    hub: Hub = request.app.state.hub
    live = await hub.tables.get(request.path_params["table"])
    if live is None:
        raise Refused("no-such-table", "There is no table of this name.", status=404)
    await visibility.check_look(hub.tables.store, live.room, device)
    return live
