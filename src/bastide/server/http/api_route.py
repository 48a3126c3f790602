"""Routes of the JSON API. The signature of an endpoint states its request and its response.

    async def change_account_name(request: JsonRequest[RenameAccountRequest]) -> JsonResponse[AccountResponse]: ...

Invariant: bodies are parsed by that signature, and docs/host/openapi.json and the client's types are made from it.
"""

import re
from collections.abc import Awaitable, Callable
from typing import Any, Generic, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bastide.server.http.request_body import TABLE, BodySpec, read_body
from bastide.server.http.responses import JsonResponse

T = TypeVar("T")


class JsonRequest(Request, Generic[T]):
    """A request whose body is JSON of the type T."""

    async def read(self) -> T:
        """Decode the body. Raises RequestError."""
        route: ApiRoute = self.scope[ROUTE]
        body: T = await read_body(self, route.decoder, route.body_spec)
        return body


ROUTE = "bastide.route"
"""The key of the route in the scope of a request."""
Endpoint = Callable[[Any], Awaitable[Response]]


class ApiRoute(Route):
    """One method of one path. `request_type` is None without a body. `query` names the parameters after `?`, which
    are optional."""

    def __init__(self, method: str, path: str, endpoint: Endpoint, body_spec: BodySpec, query: tuple[str, ...]) -> None:
        hints = get_type_hints(endpoint)
        self.method, self.api_endpoint, self.body_spec, self.query = method, endpoint, body_spec, query
        self.request_type = _argument(hints.get("request"), JsonRequest)
        self.response_type = _argument(hints.get("return"), JsonResponse)
        if self.response_type is None:
            raise TypeError(f"{endpoint.__qualname__} does not state its response as JsonResponse[...]")
        self.decoder = msgspec.json.Decoder(Any if self.request_type is None else self.request_type)
        super().__init__(path, self.respond, methods=[method])

    async def respond(self, request: Request) -> Response:
        """Call the endpoint."""
        if self.request_type is not None:
            request = JsonRequest[Any]({**request.scope, ROUTE: self}, request.receive)
        return await self.api_endpoint(request)

    @property
    def summary(self) -> str:
        """The description of the endpoint, without its method and path."""
        text = re.sub(r"^[A-Z]+ /.*?: ", "", " ".join((self.api_endpoint.__doc__ or "").split()))
        return text[:1].upper() + text[1:]


def _argument(hint: Any, generic: type) -> Any:
    """The X of `generic[X]`, None for another type."""
    return get_args(hint)[0] if get_origin(hint) is generic else None


def api_route(
    method: str, path: str, endpoint: Endpoint, body_spec: BodySpec = TABLE, query: tuple[str, ...] = ()
) -> ApiRoute:
    """A route of the JSON API. Raises TypeError if the endpoint does not state its response."""
    return ApiRoute(method, path, endpoint, body_spec, query)
