"""Every address that takes the name of a table, and how the matrix of test_visibility asks it."""

from dataclasses import dataclass
from typing import Any, Final

from starlette.routing import Route, WebSocketRoute

from bastide.server.features.games.export_api import FILES
from tests.server.conftest import House
from tests.server.tools import cid

Person = dict[str, str]
PERSON = {"kind": "me", "name": "Eve"}


@dataclass(frozen=True)
class Ask:
    """A request about a table. `opens`: the statuses where the view is open; `program`: it takes a bot's token."""

    method: str
    path: str
    opens: tuple[int, ...] = (200,)
    body: dict[str, Any] | None = None
    query: str = ""
    program: bool = False

    def status(self, house: House, table: str, headers: Person, name: str = "") -> tuple[int, str]:
        """The status of the answer and the code of a refusal, "" without one."""
        path = self.path.format(table=table, name=name) + self.query
        answer = house.client.request(self.method, path, json=self.body, headers=headers)
        told = answer.headers.get("content-type", "").startswith("application/json")
        code = answer.json().get("code", "") if told and answer.status_code >= 400 else ""
        return answer.status_code, str(code)


MORE: Final[dict[str, dict[str, Any]]] = {
    "board.svg": {"query": "?names=0"},
    "film": {"opens": (200, 409)},
    "film.webp": {"opens": (404, 409)},
    "jcz": {"opens": (200, 409)},
    "position": {"opens": (200, 409)},
}
FILE: Final = "/api/tables/{table}/{kind:str}"
ASKS: Final[dict[str, list[Ask]]] = {
    FILE: [Ask("GET", f"/api/tables/{{table}}/{kind}", **MORE.get(kind, {})) for kind in FILES],
    "/api/tables/{table}/analysis": [Ask("GET", "/api/tables/{table}/analysis", (404, 409))],
    "/api/tables/{table}/instead": [Ask("GET", "/api/tables/{table}/instead", (400, 409), query="?n=0&do=pass")],
    "/api/tables/{table}/play-on": [
        Ask("POST", "/api/tables/{table}/play-on", (201, 400), {"turn": 2, "seats": [PERSON, {"kind": "open"}]})
    ],
    "/api/tables/{table}/people": [Ask("GET", "/api/tables/{table}/people")],
    "/api/tables/{table}/report": [
        Ask("POST", "/api/tables/{table}/report", (201, 400), {"seat": 0, "reason": "other", "words": "Look."})
    ],
    "/api/tables/{table}/invite/{name}": [Ask("POST", "/api/tables/{table}/invite/{name}", (400, 403, 404))],
    "/api/tables/{table}/stream": [],  # as a line: see test_visibility
    "/api/tables/{table}/commands": [
        Ask("POST", "/api/tables/{table}/commands", (409,), {"t": "undo", "cid": cid(), "seq": 0}, program=True)
    ],
    "/ws/{table}": [],
    # about what belongs to who asks: a stranger has none of it
    "/api/games/{table}": [],
    "/api/invitations/{table}": [],
}
"""By the path of the route; one without an entry fails the matrix."""


def routes(app: Any) -> set[str]:
    """The paths of the routes that take the name of a table."""
    found = (one for one in app.routes if isinstance(one, Route | WebSocketRoute))
    return {one.path for one in found if "{table" in one.path}
