"""Writes the documents of the HTTP interface: `python -m scripts.openapi [--check]`.

They are docs/host/openapi.json, its page docs/host/http-api.md, and client/src/api/http.gen.ts, all from the server's
routes.

Invariant: the signatures of the endpoints (server/http/api_route.py) are the contract. Do not edit the made files.
"""

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import UnionType
from typing import Any, get_args

import msgspec
from msgspec import inspect as types

from bastide.server.app.routes import API_ROUTES
from bastide.server.http.api_route import ApiRoute
from bastide.server.http.responses import ErrorResponse
from bastide.server.protocol.server_messages import PROTOCOL
from scripts import protocol_ts
from scripts.console import ROOT

DOCUMENT = ROOT / "docs" / "host" / "openapi.json"
PAGE = ROOT / "docs" / "host" / "http-api.md"
CLIENT = ROOT / "client" / "src" / "api" / "http.gen.ts"
PROTOCOL_TYPES = CLIENT.with_name("protocol.ts")
NARROWED = re.compile(r"^export (?:interface|type) (\w+)", re.MULTILINE)
"""Types of messages that the page makes narrower."""
HEAD = "/** Made by `python -m scripts.openapi` from src/bastide/server: do not edit. */\n"
INTRODUCTION = """# HTTP interface

Made by `python -m scripts.openapi` from the server's routes. Do not edit it.

[openapi.json](openapi.json) describes every JSON request and response of a server (OpenAPI 3.1). Generators make
clients for other languages from it. The types of the page, `client/src/api/http.gen.ts`, come from the same source,
and tests compare real responses with it. [The protocol](protocol.md) explains the values, and the messages of a game.

A browser is known by its cookie, a program by a token ([bot accounts](../bots/bot-accounts.md)). A refusal has the
status 4xx or 5xx and the schema `ErrorResponse`: a `code` for programs and a `text` for people.
[Codes of refusals](refusals.md) lists all codes.
"""
REFERENCE = "#/components/schemas/{name}"
ABOUT = "The HTTP interface of a Bastide server. Games are played over a WebSocket (docs/host/protocol.md)."


def path_of(route: ApiRoute) -> str:
    """The path without the types of its parameters."""
    return re.sub(r"\{(\w+):\w+\}", r"{\1}", route.path)


def response_types(route: ApiRoute) -> tuple[Any, ...]:
    """The types of a successful response, of which it has one."""
    return get_args(route.response_type) if isinstance(route.response_type, UnionType) else (route.response_type,)


def all_types() -> list[Any]:
    """Every type of a request or a response, once."""
    found = [ErrorResponse]
    for route in API_ROUTES:
        found += [kind for kind in (route.request_type, *response_types(route)) if kind is not None]
    return [kind for place, kind in enumerate(found) if kind not in found[:place]]


# ---- the document


def document() -> dict[str, Any]:
    """The OpenAPI document."""
    kinds = all_types()
    schemas, components = msgspec.json.schema_components(kinds, ref_template=REFERENCE)
    error = {"description": "A refusal", "content": _json(schemas[0])}
    paths: dict[str, dict[str, Any]] = {}
    for route in API_ROUTES:
        found = [schemas[kinds.index(kind)] for kind in response_types(route)]
        answer = found[0] if len(found) == 1 else {"anyOf": found}
        operation: dict[str, Any] = {
            "operationId": operation_id(route),
            "summary": route.summary,
            "parameters": list(_parameters(route)),
            "responses": {"2XX": {"description": "Success", "content": _json(answer)}, "default": error},
        }
        if route.request_type is not None:
            schema = schemas[kinds.index(route.request_type)]
            operation["requestBody"] = {"required": True, "content": _json(schema)}
        paths.setdefault(path_of(route), {})[route.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Bastide", "version": str(PROTOCOL), "description": ABOUT},
        "paths": dict(sorted(paths.items())),
        "components": {"schemas": dict(sorted(components.items()))},
    }


def operation_id(route: ApiRoute) -> str:
    """A name for programs, such as `delete_account_bots_bot`."""
    return "_".join([route.method.lower(), *re.findall(r"\w+", path_of(route).removeprefix("/api").replace("-", "_"))])


def _json(schema: Any) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}


def _parameters(route: ApiRoute) -> Iterator[dict[str, Any]]:
    for name in re.findall(r"\{(\w+)\}", path_of(route)):
        yield {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
    for name in route.query:
        yield {"name": name, "in": "query", "schema": {"type": "string"}}


def page() -> str:
    """The page about the document, with a row for each route."""
    rows = [f"| `{route.method} {path_of(route)}` | {route.summary} |" for route in _sorted_routes()]
    return "\n".join([INTRODUCTION, "| | |", "|---|---|", *rows, ""])


def _sorted_routes() -> list[ApiRoute]:
    return sorted(API_ROUTES, key=path_of)


# ---- types of the client


def client_types() -> str:
    """The file of the client. It imports the types that messages of a WebSocket use as well."""
    shared, narrowed = protocol_ts.interfaces(), set(NARROWED.findall(PROTOCOL_TYPES.read_text(encoding="utf-8")))
    writer = protocol_ts.Writer()
    lines = [f"  {_endpoint(writer, route)}\n" for route in _sorted_routes()]
    writer.name(types.type_info(ErrorResponse))
    own = [text for name, text in writer.made.items() if name not in shared]
    text = "\n".join(own)
    used = sorted(name for name in writer.made if name in shared and re.search(rf"\b{name}\b", text + "".join(lines)))
    imports = ""
    for file, names in (
        ("protocol", [name for name in used if name in narrowed]),
        ("protocol.gen", [name for name in used if name not in narrowed]),
    ):
        imports += f"import type {{ {', '.join(names)} }} from './{file}';\n" if names else ""
    table = (
        "/** The request and the response of each route. */\nexport interface Endpoints {\n" + "".join(lines) + "}\n"
    )
    return "\n".join([HEAD + imports, *own, table])


def _endpoint(writer: protocol_ts.Writer, route: ApiRoute) -> str:
    parts = []
    if route.query:
        parts.append("query: " + " | ".join(f"'{name}'" for name in route.query))
    if route.request_type is not None:
        parts.append("body: " + writer.name(types.type_info(route.request_type)))
    parts.append("response: " + " | ".join(writer.name(types.type_info(kind)) for kind in response_types(route)))
    return f"'{route.method} {path_of(route)}': {{ {'; '.join(parts)} }};"


# ---- files


def files() -> dict[Path, str]:
    """The made files and their contents."""
    return {DOCUMENT: _lines(document()) + "\n", PAGE: page(), CLIENT: client_types()}


def _lines(value: Any, depth: int = 3) -> str:
    """JSON with one line for each path and each schema, so that changes are easy to read."""
    if depth == 0 or not isinstance(value, dict):
        return json.dumps(value, ensure_ascii=False)
    return "{\n" + ",\n".join(f"{json.dumps(key)}: {_lines(part, depth - 1)}" for key, part in value.items()) + "\n}"


def outdated() -> list[str]:
    """The files that are not current."""
    return [
        file.relative_to(ROOT).as_posix()
        for file, text in files().items()
        if not file.is_file() or file.read_text(encoding="utf-8") != text
    ]


def main() -> int:
    """Write the files, or (--check) report whether they are current."""
    if "--check" in sys.argv[1:]:
        old = outdated()
        print("\n".join(f"{name} is old: run python -m scripts.openapi" for name in old))
        return 1 if old else 0
    for file, text in files().items():
        file.write_text(text, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
