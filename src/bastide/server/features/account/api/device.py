"""A device's own data over HTTP: export it, erase it, renew its token, or move it to another browser with a code."""

import json
from typing import Annotated, Any, Final

import msgspec
from starlette.requests import Request

from bastide.server.accounts import transfer_codes
from bastide.server.common.errors import RequestError
from bastide.server.features.account import privacy
from bastide.server.features.account.api import auth
from bastide.server.features.account.messages import DeviceTables, TransferCode
from bastide.server.http import client_address, identity
from bastide.server.http.api_route import JsonRequest, api_route
from bastide.server.http.limits import SlidingWindow
from bastide.server.http.responses import JsonResponse, json_response
from bastide.server.live.hub import Hub


class DeviceRecoveryRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The body of POST /api/me/recover."""

    code: Annotated[str, msgspec.Meta(max_length=40)]


class DeviceLimits:
    """Rate limits per client address for data requests and for transfer codes."""

    def __init__(self, hub: Hub) -> None:
        self.data = SlidingWindow(hub.limits.data_requests_per_hour, hub.clock).over(hub.bus, "limit data")
        self.codes = SlidingWindow(hub.limits.codes_per_hour, hub.clock).over(hub.bus, "limit codes")


def _count(request: Request, window: SlidingWindow) -> None:
    """Count a request of the client address. Raises RequestError."""
    auth.count_attempt(window, "", client_address.client_key(request))


async def get_device_data(request: Request) -> JsonResponse[dict[str, Any]]:
    """GET /api/me: download everything stored about this device."""
    _count(request, request.app.state.device_limits.data)
    data: dict[str, Any] = {"device": None, "tables": [], "lessons": [], "puzzles": [], "tilesets": []}
    data |= {"seeks": [], "friends": None, "blocks": [], "vacations": [], "rated": None, "account": None, "ban": None}
    data |= {"tournaments": [], "standbys": [], "reports": [], "restraints": [], "alerts": {"pushes": [], "alerts": []}}
    if device := identity.identify_device(request):
        data = await privacy.export_device(request.app.state.hub, device)
    headers = {"Cache-Control": "no-store", "Content-Disposition": 'attachment; filename="bastide-me.json"'}
    return JsonResponse(json.dumps(data, ensure_ascii=False, indent=1), headers=headers)


async def delete_device(request: Request) -> JsonResponse[DeviceTables]:
    """DELETE /api/me: erase this device and give the browser a new token."""
    _count(request, request.app.state.device_limits.data)
    device = identity.identify_device(request)
    if not device:
        return json_response({"tables": 0})
    await auth.check_confirmed_or_guest(request)
    number = await privacy.erase_device(request.app.state.hub, device)
    return json_response({"tables": number}, headers=auth.cookie_header(request, identity.fresh_token(request)))


async def renew_device_token(request: Request) -> JsonResponse[DeviceTables]:
    """POST /api/me/token: replace the token of this browser, keeping its games."""
    _count(request, request.app.state.device_limits.data)
    if identity.identify_visitor(request).session:
        return json_response({"tables": 0}, headers=await auth.rotate_token(request))
    device, token = identity.identify_device(request), identity.fresh_token(request)
    new, hub = identity.device_from_token(token), request.app.state.hub
    number = await privacy.move_device_data(hub, device, new) if device else 0
    return json_response({"tables": number}, headers=auth.cookie_header(request, token))


async def create_transfer_code(request: Request) -> JsonResponse[TransferCode]:
    """POST /api/me/code: create a one-time code that moves a guest's games to another browser."""
    _count(request, request.app.state.device_limits.data)
    device = identity.identify_device(request)
    if not device:
        raise RequestError("nothing-known", "The server knows nothing about this browser yet.")
    if identity.identify_visitor(request).session:
        raise RequestError("signed-in", "You have an account. Sign in on the other browser, and everything is there.")
    code = transfer_codes.new_transfer_code()
    until = await auth.run_in_store(request, transfer_codes.store_transfer_code, code, device)
    return json_response({"code": code, "until_ms": until})


async def recover_device(request: JsonRequest[DeviceRecoveryRequest]) -> JsonResponse[DeviceTables]:
    """POST /api/me/recover: redeem a transfer code and move the other browser's games here."""
    _count(request, request.app.state.device_limits.codes)
    body = await request.read()
    old = await auth.run_in_store(request, transfer_codes.redeem_transfer_code, body.code)
    if old is None:
        text = "This code does not work: it was used before, is older than a day, or is mistyped."
        raise RequestError("wrong-code", text)
    device, headers = identity.ensure_device(request)
    number = 0 if device == old else await privacy.move_device_data(request.app.state.hub, old, device)
    return json_response({"tables": number}, headers=headers)


ROUTES: Final = (
    api_route("GET", "/api/me", get_device_data),
    api_route("DELETE", "/api/me", delete_device),
    api_route("POST", "/api/me/token", renew_device_token),
    api_route("POST", "/api/me/code", create_transfer_code),
    api_route("POST", "/api/me/recover", recover_device),
)
