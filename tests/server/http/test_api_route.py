"""Routes of the JSON API: the signature of an endpoint is its contract."""

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.testclient import TestClient

from bastide.server.app.error_handlers import HANDLERS
from bastide.server.app.routes import API_ROUTES
from bastide.server.http.api_route import JsonRequest, api_route
from bastide.server.http.responses import JsonResponse, json_response
from scripts import openapi
from tests.server.fixtures.response_types import problems


async def add(request: JsonRequest[list[int]]) -> JsonResponse[int]:
    """POST /api/sum: the sum."""
    return json_response(sum(await request.read()))


async def untyped(request: Request) -> Response:
    """GET /api/nothing."""
    return json_response(1)


def test_a_body_is_read_as_the_signature_says() -> None:
    route = api_route("POST", "/api/sum", add)
    page = TestClient(Starlette(routes=[route], exception_handlers=HANDLERS))
    assert (route.request_type, route.response_type, route.summary) == (list[int], int, "The sum.")
    assert page.post("/api/sum", json=[1, 2]).json() == 3
    refused = page.post("/api/sum", json=["1"])
    assert (refused.status_code, refused.json()["code"]) == (400, "bad-table")


def test_an_endpoint_states_its_response() -> None:
    with pytest.raises(TypeError, match="untyped"):
        api_route("GET", "/api/nothing", untyped)


def test_the_document_and_the_types_of_the_client_are_current() -> None:
    assert openapi.outdated() == [], "run python -m scripts.openapi"


def test_every_route_is_in_the_document() -> None:
    document = openapi.document()
    operations = [operation for path in document["paths"].values() for operation in path.values()]
    assert len(operations) == len(API_ROUTES)
    assert len({operation["operationId"] for operation in operations}) == len(operations)
    assert all("/api/" not in operation["summary"] for operation in operations)


def test_the_comparison_finds_wrong_responses() -> None:
    kind = openapi.response_types(next(route for route in API_ROUTES if route.path == "/api/waiting"))[0]
    right = {"asked": [], "invitations": [], "turns": [{"table": "a", "title": "b"}]}
    assert problems(right, kind) == []
    assert problems({**right, "more": 1}, kind) == ["unknown field .more"]
    assert "missing required field" in problems({"asked": []}, kind)[0]
